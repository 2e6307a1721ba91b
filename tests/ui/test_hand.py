from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_lan.engine.notation import parse_card
from sequence_lan.engine.rules import GOLIATH
from sequence_ui.art.cards import RATIO, Role
from sequence_ui.board.square_button import Mark
from sequence_ui.hand.holding import holding, ordered
from sequence_ui.settings.settings import Order
from sequence_ui.theme import Theme
from tests.engine.staging import exchange, play, stage
from tests.ui.laid import Laid, laid
from tests.ui.scenes import done, middle, view_of

DEAD: dict[str, Any] = {
    "hands": ["7H 9D 7H JC", "3C 8D"],
    "blue": "i5",
    "green": "d6",
    "deck": "4C 5C 6C",
}


def chosen(table: Laid) -> list[int]:
    """Which cards are raised, counted from 0."""
    hand = table.top.hand
    return [n for n in range(len(hand.cards)) if hand.button(n).isChecked()]


def shown(table: Laid) -> str:
    return " ".join(table.top.hand.cards)


# what a card says


def test_a_card_is_named_and_says_where_it_goes(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    assert table.card("9D").accessibleName() == "nine of diamonds"
    assert table.card("9D").accessibleDescription() == "Goes to h5, f10."


@pytest.mark.parametrize(
    ("jack", "role", "label"),
    [
        ("JS", Role.TAKE, "Take a chip"),
        ("JH", Role.TAKE, "Take a chip"),
        ("JD", Role.PLACE, "Place anywhere"),
        ("JC", Role.PLACE, "Place anywhere"),
    ],
)
def test_a_jack_bears_what_it_does(jack: str, role: Role, label: str) -> None:
    card = holding(view_of(middle(), 0), parse_card(jack))
    assert (card.role, card.label) == (role, label)


def test_where_clubs_have_one_eye_the_jacks_of_clubs_and_hearts_change_roles() -> None:
    view = view_of(middle(rules=GOLIATH), 0)
    assert holding(view, parse_card("JC")).label == "Take a chip"
    assert holding(view, parse_card("JH")).label == "Place anywhere"
    assert holding(view, parse_card("JC")).name == "jack of clubs, take a chip"


def test_a_dead_card_says_so_and_offers_its_exchange(qtbot: QtBot) -> None:
    table = laid(qtbot, stage(**DEAD))
    assert table.card("7H").accessibleName() == "seven of hearts, dead: exchange"
    assert table.card("7H").holding.label == "dead: exchange"
    assert not table.card("7H").holding.playable


def test_after_the_turns_only_exchange_a_dead_card_says_to_wait(qtbot: QtBot) -> None:
    table = laid(qtbot, stage(**DEAD))
    _, view, events = done(stage(**DEAD), 0, exchange(0, "7H"))
    table.top.show_view(view, events)
    assert table.card("7H").holding.label == "dead: next turn"


def test_a_card_that_was_dead_lives_again_once_a_chip_is_taken() -> None:
    state = stage(hands=["7H", "JS 2C"], blue="i5", green="d6", to_play=1, deck="4C")
    assert holding(view_of(state, 0), parse_card("7H")).dead
    _, view, _ = done(state, 0, play(1, "JS", "i5"))
    card = holding(view, parse_card("7H"))
    assert not card.dead
    assert card.description == "Goes to i5."


def test_in_its_turn_a_seat_sees_which_cards_it_can_play(qtbot: QtBot) -> None:
    table = laid(qtbot, stage(hands=["JS 9D", "3C"]))
    assert table.card("9D").holding.playable
    jack = table.card("JS").holding
    assert (jack.playable, jack.quiet) == (False, True)
    assert jack.description == "There is no square for it now."


def has_bar(table: Laid, card: str) -> bool:
    """Whether the bar of a card that can be played is painted beneath it."""
    image = table.card(card).grab().toImage()
    bar = Theme("light").colours.may_play
    column = [image.pixelColor(image.width() // 2, y).name() for y in range(image.height())]
    return bar.lower() in column


def test_while_the_hand_can_not_be_used_no_card_is_marked_as_playable(qtbot: QtBot) -> None:
    table = laid(qtbot, stage(hands=["JS 9D", "3C"]))
    assert has_bar(table, "9D")
    assert not has_bar(table, "JS")
    table.top.hand.setEnabled(False)
    assert not has_bar(table, "9D")


def test_out_of_turn_no_card_claims_to_be_playable_or_useless() -> None:
    view = view_of(stage(hands=["JS 9D", "3C"], to_play=1), 0)
    for card in view.hand:
        assert not holding(view, card).playable
        assert not holding(view, card).quiet


# sorting


@pytest.mark.parametrize(
    ("order", "cards"),
    [
        ("drawn", "9D KH JS JC 7H 2C TS"),
        ("suit", "TS JS 7H KH 2C JC 9D"),
        ("rank", "2C 7H 9D TS JS JC KH"),
    ],
)
def test_the_hand_is_sorted_as_one_likes(order: Order, cards: str) -> None:
    hand = tuple(map(parse_card, ["9D", "KH", "JS", "JC", "7H", "2C", "TS"]))
    assert " ".join(ordered(hand, order)) == cards


def test_sorting_keeps_the_chosen_card_chosen(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    table.click_card("KH")
    table.top.hand.set_order("suit")
    assert shown(table) == "TS JS 7H KH 2C JC 9D"
    assert chosen(table) == [3]


# choosing


def test_a_click_chooses_and_another_puts_back(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    table.click_card("9D")
    assert chosen(table) == [0]
    table.click_card("9D")
    assert chosen(table) == []
    assert table.marked(Mark.PLACE) == ""


def test_the_figures_choose_from_anywhere_in_the_window(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    table.square("e5").setFocus()
    QTest.keyClick(table.window, Qt.Key.Key_6)
    assert chosen(table) == [5]
    assert table.marked(Mark.PLACE) == "e2 g4"
    QTest.keyClick(table.window, Qt.Key.Key_6)
    assert chosen(table) == []


def test_a_figure_beyond_the_hand_does_nothing(qtbot: QtBot) -> None:
    table = laid(qtbot, stage(hands=["9D 2C", "3C"]))
    QTest.keyClick(table.window, Qt.Key.Key_7)
    assert chosen(table) == []


def test_left_and_right_walk_the_hand_and_choose(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    table.card("9D").setFocus()
    QTest.keyClick(table.card("9D"), Qt.Key.Key_Right)
    assert chosen(table) == [1]
    assert table.card("KH").hasFocus()
    QTest.keyClick(table.card("KH"), Qt.Key.Key_End)
    assert chosen(table) == [6]
    QTest.keyClick(table.card("TS"), Qt.Key.Key_Right)
    assert chosen(table) == [6]
    QTest.keyClick(table.card("TS"), Qt.Key.Key_Escape)
    assert chosen(table) == []


def test_up_goes_from_the_chosen_card_to_its_first_square(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    table.card("9D").setFocus()
    QTest.keyClick(table.card("9D"), Qt.Key.Key_Return)
    QTest.keyClick(table.card("9D"), Qt.Key.Key_Up)
    assert table.square("h5").hasFocus()
    QTest.keyClick(table.square("h5"), Qt.Key.Key_Return)
    assert table.acts == ["9D h5"]


def test_of_two_alike_the_one_that_was_clicked_is_raised(qtbot: QtBot) -> None:
    table = laid(qtbot, stage(hands=["9D 2C 9D", "3C"]))
    QTest.mouseClick(table.top.hand.button(2), Qt.MouseButton.LeftButton)
    assert chosen(table) == [2]
    assert table.marked(Mark.PLACE) == "h5 f10"


def test_a_played_card_leaves_the_hand_and_the_next_one_comes(qtbot: QtBot) -> None:
    state = stage(hands=["9D 2C", "3C"], deck="4C 5C")
    table = laid(qtbot, state)
    table.click_card("9D")
    _, view, events = done(state, 0, play(0, "9D", "h5"))
    table.top.show_view(view, events)
    assert shown(table) == "2C 4C"
    assert chosen(table) == []


def test_the_foot_of_a_dead_card_exchanges_it(qtbot: QtBot) -> None:
    table = laid(qtbot, stage(**DEAD))
    button = table.card("7H")
    box = button.card_box()
    foot = QPoint(round(box.center().x()), round(box.bottom() - 10))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=foot)
    assert table.acts == ["exchange 7H"]


def test_a_dead_card_that_is_chosen_shows_its_two_covered_squares(qtbot: QtBot) -> None:
    table = laid(qtbot, stage(**DEAD))
    table.card("7H").setFocus()
    QTest.keyClick(table.card("7H"), Qt.Key.Key_Return)
    assert not table.square("i5").look.back
    assert not table.square("d6").look.back
    assert table.square("a2").look.back
    assert table.marked(Mark.PLACE) == ""


def test_escape_during_a_drag_lets_the_card_fall_back(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    button, goal = table.card("9D"), table.square("h5")
    end = button.mapFromGlobal(goal.mapToGlobal(goal.rect().center()))
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    QTest.mouseMove(button, end)
    assert table.marked(Mark.PLACE) == "h5 f10"
    QTest.keyClick(button, Qt.Key.Key_Escape)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=end)
    assert table.acts == []
    assert table.marked(Mark.PLACE) == ""


# layout


@pytest.mark.parametrize("width", [420, 700, 1280, 2400])
def test_the_hand_never_scrolls_and_its_cards_keep_their_shape(qtbot: QtBot, width: int) -> None:
    table = laid(qtbot, middle())
    table.window.resize(width, 760)
    hand = table.top.hand
    qtbot.waitUntil(lambda: hand.width() > width - 60)
    for n in range(7):
        button = hand.button(n)
        assert hand.rect().contains(button.geometry())
        box = button.card_box()
        assert box.height() / box.width() == pytest.approx(RATIO, abs=0.02)


def test_the_cards_grow_with_the_systems_type(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    text = Theme("light").text_height()
    assert table.card("9D").card_box().width() >= 5.4 * text - 1


def test_in_a_low_room_the_cards_shrink_and_none_is_cut_off(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    hand = table.top.hand
    hand.setFixedHeight(90)
    qtbot.waitUntil(lambda: hand.height() == 90)
    for n in range(7):
        assert hand.rect().contains(hand.button(n).geometry())


def test_a_screen_reader_finds_a_card_by_name_and_chooses_it(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    hand = QAccessible.queryAccessibleInterface(table.top.hand)
    names = [hand.child(n).text(QAccessible.Text.Name) for n in range(hand.childCount())]
    card = hand.child(names.index("jack of spades, take a chip"))
    actions = card.actionInterface()
    assert actions is not None
    actions.doAction("Toggle")
    assert chosen(table) == [2]
    assert table.marked(Mark.TAKE) == "c5 d5 i5 h7"
