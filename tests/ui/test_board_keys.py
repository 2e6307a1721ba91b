import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_lan.engine.notation import parse_square
from sequence_ui.board.square_button import Mark
from tests.ui.laid import Laid, focused, laid
from tests.ui.scenes import middle


@pytest.fixture
def walked(qtbot: QtBot) -> Laid:
    table = laid(qtbot, middle())
    table.square("e5").setFocus()
    return table


@pytest.mark.parametrize(
    ("key", "modifier", "goal"),
    [
        (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier, "d5"),
        (Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier, "f5"),
        (Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier, "e4"),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier, "e6"),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier, "a5"),
        (Qt.Key.Key_End, Qt.KeyboardModifier.NoModifier, "j5"),
        (Qt.Key.Key_PageUp, Qt.KeyboardModifier.NoModifier, "e1"),
        (Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier, "e10"),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier, "a1"),
        (Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier, "j10"),
    ],
)
def test_keys_walk_the_board(
    walked: Laid, key: Qt.Key, modifier: Qt.KeyboardModifier, goal: str
) -> None:
    QTest.keyClick(walked.square("e5"), key, modifier)
    assert focused(walked) == goal


def test_the_arrows_stop_at_the_edge(walked: Laid) -> None:
    walked.square("j5").setFocus()
    QTest.keyClick(walked.square("j5"), Qt.Key.Key_Right)
    assert focused(walked) == "j5"


def test_the_board_is_one_tab_stop(walked: Laid) -> None:
    QTest.keyClick(walked.square("e5"), Qt.Key.Key_Tab)
    assert walked.card("9D").hasFocus()
    QTest.keyClick(walked.card("9D"), Qt.Key.Key_Backtab)
    assert focused(walked) == "e5"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_play_the_chosen_card(walked: Laid, key: Qt.Key) -> None:
    walked.click_card("9D")
    walked.square("h5").setFocus()
    QTest.keyClick(walked.square("h5"), key)
    assert walked.acts == ["9D h5"]


def test_n_goes_round_the_lit_squares(walked: Laid) -> None:
    walked.click_card("9D")
    walked.square("e5").setFocus()
    QTest.keyClick(walked.square("e5"), Qt.Key.Key_N)
    assert focused(walked) == "h5"
    QTest.keyClick(walked.square("h5"), Qt.Key.Key_N)
    assert focused(walked) == "f10"
    QTest.keyClick(walked.square("f10"), Qt.Key.Key_N)
    assert focused(walked) == "h5"
    QTest.keyClick(walked.square("h5"), Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert focused(walked) == "f10"


def test_escape_on_the_board_puts_the_chosen_card_back(walked: Laid) -> None:
    walked.click_card("9D")
    walked.square("e5").setFocus()
    QTest.keyClick(walked.square("e5"), Qt.Key.Key_Escape)
    assert walked.marked(Mark.PLACE) == ""
    assert not walked.card("9D").isChecked()


def test_the_keyboards_square_is_ringed_outside_of_its_card(walked: Laid) -> None:
    board = walked.top.board
    card = board.grid.paper(parse_square("e5")).toRect()
    ring = board.focus_ring
    assert ring.isVisible()
    assert ring.geometry() == card.adjusted(-5, -5, 5, 5)
    walked.card("9D").setFocus()
    assert not ring.isVisible()
