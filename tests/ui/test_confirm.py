"""A person who wants to be asked before a card is played."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_lan.engine.actions import Pass
from sequence_lan.engine.cards import Card
from sequence_lan.engine.notation import parse_square
from tests.engine.staging import stage
from tests.ui.laid import Laid, laid
from tests.ui.scenes import dealt, middle, six
from tests.ui.shown import table_screen
from tests.ui.tables import game_table

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


def test_an_exchange_is_asked_for_twice(qtbot: QtBot) -> None:
    table = asked_twice(qtbot)
    table.top.chooser.exchange(Card("7H"))
    told = "Choose once more to show the seven of hearts and exchange it; Esc takes it back."
    assert (table.acts, table.said) == ([], [told])
    table.top.chooser.exchange(Card("7H"))
    assert table.acts == ["exchange 7H"]


def test_an_exchange_is_forgotten_once_a_square_is_chosen(qtbot: QtBot) -> None:
    table = asked_twice(qtbot)
    table.top.chooser.exchange(Card("7H"))
    table.click_card("9D")
    table.top.chooser.exchange(Card("7H"))
    assert table.acts == []


def test_a_card_is_given_up_when_it_was_chosen_twice(qtbot: QtBot) -> None:
    state = dealt(4)
    state = state._replace(public=state.public._replace(owes=(0,)))
    table = laid(qtbot, state)
    table.top.chooser.set_confirms(True)
    first, other = table.top.hand.cards[:2]
    table.top.chooser.give(first)
    table.top.chooser.give(other)
    assert table.acts == []
    table.top.chooser.give(other)
    assert table.acts == [f"give {other}"]


def test_a_pass_is_asked_for_twice_and_escape_takes_it_back_wherever_the_keyboard_is(
    qtbot: QtBot,
) -> None:
    screen, show = table_screen(qtbot)
    acts: list[object] = []
    screen.act.connect(acts.append)
    show(game_table(stage(hands=["JS JH", "3C 8D"]), 0))
    screen.top.chooser.set_confirms(True)
    QTest.keyClick(screen, Qt.Key.Key_P)
    assert screen.buttons.sentence.text() == "Choose once more to pass; Esc takes it back."
    QTest.keyClick(screen.hand.button(0), Qt.Key.Key_Escape)
    QTest.keyClick(screen, Qt.Key.Key_P)
    assert acts == []
    QTest.keyClick(screen, Qt.Key.Key_P)
    assert acts == [Pass(0)]
