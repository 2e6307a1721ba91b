import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.engine.staging import stage
from tests.ui.laid import focused, hover, laid
from tests.ui.scenes import six


def test_six_in_a_row_asks_which_five_before_anything_is_played(qtbot: QtBot) -> None:
    table = laid(qtbot, six())
    table.click_card("5H")
    table.click_square("e5")
    bar = table.top.board.claim_bar
    assert bar is not None
    assert [button.text() for button in bar.buttons] == ["b5\N{EN DASH}f5", "c5\N{EN DASH}g5"]
    assert table.acts == []
    assert table.square("e5").look.chip == "blue"
    assert not table.square("b5").look.back
    assert table.square("g5").look.back


def test_a_line_is_picked_with_its_button(qtbot: QtBot) -> None:
    table = laid(qtbot, six())
    table.drag("5H", "e5")
    bar = table.top.board.claim_bar
    assert bar is not None
    QTest.mouseClick(bar.buttons[1], Qt.MouseButton.LeftButton)
    assert table.acts == ["5H e5 c5-g5"]
    assert table.top.board.claim_bar is None
    assert table.square("e5").look.chip is None


@pytest.mark.parametrize(("square", "line"), [("b5", "b5-f5"), ("d5", "b5-f5"), ("g5", "c5-g5")])
def test_a_line_is_picked_on_the_board_itself(qtbot: QtBot, square: str, line: str) -> None:
    table = laid(qtbot, six())
    table.drag("5H", "e5")
    hover(table.square(square))
    assert not table.square(line.split("-")[0]).look.back
    assert not table.square(line.split("-")[1]).look.back
    table.click_square(square)
    assert table.acts == [f"5H e5 {line}"]


def test_a_click_beside_the_lines_answers_nothing(qtbot: QtBot) -> None:
    table = laid(qtbot, six())
    table.drag("5H", "e5")
    table.click_square("j9")
    assert table.acts == []
    assert table.top.board.claim_bar is not None


def test_a_line_is_picked_with_the_keys(qtbot: QtBot) -> None:
    table = laid(qtbot, six())
    table.click_card("5H")
    table.square("e5").setFocus()
    QTest.keyClick(table.square("e5"), Qt.Key.Key_Return)
    bar = table.top.board.claim_bar
    assert bar is not None
    assert bar.buttons[0].hasFocus()
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Right)
    assert bar.buttons[1].hasFocus()
    assert table.square("b5").look.back
    QTest.keyClick(bar.buttons[1], Qt.Key.Key_Return)
    assert table.acts == ["5H e5 c5-g5"]
    assert focused(table) == "e5"


def test_escape_drops_the_question_and_keeps_the_card_chosen(qtbot: QtBot) -> None:
    table = laid(qtbot, six())
    table.drag("5H", "e5")
    bar = table.top.board.claim_bar
    assert bar is not None
    QTest.keyClick(bar.buttons[0], Qt.Key.Key_Escape)
    assert table.top.board.claim_bar is None
    assert table.acts == []
    assert table.card("5H").isChecked()


def test_the_question_covers_none_of_the_lines_it_asks_about(qtbot: QtBot) -> None:
    for row, cells in (("1", "b1 c1 d1 f1 g1"), ("10", "b10 c10 d10 f10 g10")):
        card = {"1": "5S", "10": "TD"}[row]
        table = laid(qtbot, stage(hands=[f"{card} 9D", "3C"], blue=cells))
        table.drag(card, f"e{row}")
        bar = table.top.board.claim_bar
        assert bar is not None
        assert table.top.board.rect().contains(bar.geometry())
        for column in "bcdefg":
            assert not bar.geometry().intersects(table.square(f"{column}{row}").geometry())
