"""A person who wants to be asked before a card is played."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_lan.engine.cards import Card
from sequence_lan.engine.notation import parse_square
from tests.ui.laid import Laid, laid
from tests.ui.scenes import middle, six

AGAIN = "Choose h5 once more to play the nine of diamonds there; Esc takes it back."


def asked_twice(qtbot: QtBot) -> Laid:
    table = laid(qtbot, middle())
    table.top.chooser.set_confirms(True)
    return table


def test_a_square_has_to_be_chosen_twice(qtbot: QtBot) -> None:
    table = asked_twice(qtbot)
    table.click_card("9D")
    table.click_square("h5")
    assert (table.acts, table.said) == ([], [AGAIN])
    assert table.square("h5").look.chosen
    table.click_square("h5")
    assert table.acts == ["9D h5"]


def test_a_card_has_to_be_dropped_twice_or_its_square_clicked(qtbot: QtBot) -> None:
    table = asked_twice(qtbot)
    table.drag("9D", "h5")
    assert table.acts == []
    table.drag("9D", "h5")
    assert table.acts == ["9D h5"]


def test_a_square_chosen_first_waits_for_a_card_and_then_for_the_square_again(
    qtbot: QtBot,
) -> None:
    table = asked_twice(qtbot)
    table.click_square("h5")
    table.click_card("9D")
    assert table.acts == []
    table.click_square("h5")
    assert table.acts == ["9D h5"]


def test_another_square_is_asked_about_afresh(qtbot: QtBot) -> None:
    table = asked_twice(qtbot)
    table.click_card("9D")
    table.click_square("h5")
    table.click_square("f10")
    table.click_square("h5")
    assert table.acts == []


def test_escape_takes_it_back(qtbot: QtBot) -> None:
    table = asked_twice(qtbot)
    table.click_card("9D")
    table.click_square("h5")
    QTest.keyClick(table.square("h5"), Qt.Key.Key_Escape)
    assert not table.square("h5").look.chosen
    table.click_card("9D")
    table.click_square("h5")
    assert table.acts == []


def test_enter_twice_on_the_square_plays(qtbot: QtBot) -> None:
    table = asked_twice(qtbot)
    table.click_card("9D")
    square = table.square("h5")
    square.setFocus()
    QTest.keyClick(square, Qt.Key.Key_Return)
    assert table.acts == []
    QTest.keyClick(square, Qt.Key.Key_Return)
    assert table.acts == ["9D h5"]


def test_a_choice_among_lines_is_confirmation_enough(qtbot: QtBot) -> None:
    table = laid(qtbot, six())
    table.top.chooser.set_confirms(True)
    table.top.chooser.drop(Card("5H"), parse_square("e5"))
    bar = table.top.board.claim_bar
    assert bar is not None
    QTest.mouseClick(bar.buttons[1], Qt.MouseButton.LeftButton)
    assert table.acts == ["5H e5 c5-g5"]
