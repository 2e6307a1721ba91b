from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from sequence_lan.client.model import Link, Notice, Proof, Table
from sequence_lan.engine.actions import (
    Action,
    Admit,
    Call,
    Dismiss,
    Draw,
    Exchange,
    Give,
    Pass,
    Uphold,
    Withdraw,
)
from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Completed, Ended, Forfeited, Passed, Placed, Removed
from sequence_lan.engine.notation import parse_card, parse_line, parse_square
from sequence_lan.engine.public import OpenCall, Result
from sequence_lan.engine.rules import CLASSIC, ITALIAN
from sequence_lan.engine.sentence import Sentence
from sequence_lan.engine.state import State
from sequence_lan.net.messages import Rematch, Say
from sequence_ui.table.table_screen import TableScreen
from tests.engine.staging import play, stage
from tests.ui.scenes import dealt, done, middle, six
from tests.ui.shown import Show, table_screen
from tests.ui.tables import game_table, logged


@pytest.fixture
def acts() -> list[Action]:
    return []


@pytest.fixture
def show(qtbot: QtBot, acts: list[Action]) -> Show:
    screen, shown = table_screen(qtbot)
    screen.act.connect(acts.append)
    return shown


def four(**changes: Any) -> State:
    """Four players, two sides, table talk with its penalty."""
    state = dealt(4)
    return state._replace(public=state.public._replace(**changes))


def words_of(screen: TableScreen) -> str:
    return " ".join(label.text() for label in screen.findChildren(QLabel) if label.isVisible())


def log_of(screen: TableScreen) -> list[str]:
    return [screen.log.item(n).text().strip() for n in range(screen.log.count())]


def click(widget: object) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]


def owed() -> State:
    """Seat 0 has played and may draw; seat 1 is on turn."""
    state = stage(CLASSIC, hands=["9D KH JS", "3C 8D"], deck="4C 5C 6C")
    return done(state, 0, play(0, "9D", "h5"))[0]


# Whose turn


def test_ones_own_turn_is_the_loudest(show: Show) -> None:
    assert show(game_table(middle(), 0)).headline.weight == "yours"
    screen = show(game_table(middle(), 1))
    assert screen.headline.weight == "quiet"
    assert screen.headline.text == "Ada is on turn"


def test_a_chosen_card_asks_for_a_square(show: Show) -> None:
    screen = show(game_table(middle(), 0))
    assert screen.headline.text == "YOUR TURN – play a card"
    click(screen.hand.button(0))
    assert screen.headline.text == "YOUR TURN – choose a square"


def test_a_move_that_is_on_its_way_asks_for_no_other_one(show: Show) -> None:
    table = game_table(middle(), 0)
    screen = show(table)
    heard: list[str] = []
    click(screen.hand.button(0))
    screen.headline_changed.connect(lambda: heard.append(screen.headline.text))
    click(screen.board.square_button(parse_square("h5")))
    assert heard == []
    screen.show_table(replace(table, notice=Notice(1, "not_sent", "That was not sent.")))
    assert heard == ["YOUR TURN – play a card"]


def test_a_choice_of_sequences_asks_which(show: Show) -> None:
    screen = show(game_table(six(), 0))
    click(screen.hand.button(0))
    click(screen.board.square_button(parse_square("e5")))
    assert screen.headline.text == "YOUR TURN – which five become your sequence?"


def test_a_watcher_is_told_so(show: Show) -> None:
    screen = show(game_table(middle(), None))
    assert screen.headline.text == "Ada is on turn – you are watching"


def test_the_last_moves_are_marked_from_the_start_and_no_more_in_another_game(show: Show) -> None:
    state, log = logged(dealt(), 6)
    squares = [event.square for event in log if isinstance(event, Placed | Removed)][-2:]
    table = game_table(state, 0, log=log)
    screen = show(table)
    assert all(screen.board.square_button(square).look.tick for square in squares)
    assert table.game is not None
    again = replace(table.game, game="f" * 32, log=(), version=9)
    screen.show_table(replace(table, game=again))
    assert not any(screen.board.square_button(square).look.tick for square in squares)


def test_what_was_said_of_a_move_is_over_with_it(show: Show) -> None:
    screen = show(game_table(middle(), 0))
    screen.tell("My choice: the nine of diamonds.")
    click(screen.hand.button(0))
    click(screen.board.square_button(parse_square("h5")))
    assert screen.buttons.sentence.text() == ""


def test_why_a_move_was_refused_is_over_when_the_game_goes_on_and_nothing_else_is(
    show: Show,
) -> None:
    screen = show(game_table(middle(), 1))
    click(screen.hand.button(0))
    click(screen.board.square_button(parse_square("h5")))
    assert screen.buttons.sentence.text() == "It is not your turn."
    placed = (Placed(0, Card("9D"), parse_square("h5")),)
    screen.show_table(game_table(middle(), 1, log=placed, fresh=placed, version=1))
    assert screen.buttons.sentence.text() == ""
    screen.tell("The table moves to another computer, and you with it.")
    screen.show_table(game_table(middle(), 1, log=placed * 2, fresh=placed, version=2))
    assert screen.buttons.sentence.text() != ""


# Players


def test_players_say_side_cards_last_discard_and_turn(show: Show) -> None:
    state = stage(hands=["9D 2C", "3C"], discards=["4S 7H", ""])
    rows = show(game_table(state, 1)).players.rows
    assert [row.accessibleName() for row in rows] == [
        "Bo (you), Green, 1 cards",
        "Ada, Blue, 2 cards, last discard seven of hearts, on turn",
    ]


def test_an_absent_player_shows_how_long_the_seat_waits(show: Show) -> None:
    screen = show(game_table(middle(), 0, away={1: 149.5}))
    assert "away 2:30" in screen.players.rows[1].accessibleName()


def test_sequences_are_counted_out_of_those_that_win(show: Show) -> None:
    screen = show(game_table(middle(), 0))
    assert screen.score.accessibleName() == "Blue: 1 of 2 sequences; Green: 0 of 2 sequences"


def test_the_deck_says_its_count_and_the_common_pile_its_top(show: Show) -> None:
    state = stage(replace(ITALIAN, draw="auto"), hands=["9D", "3C"], deck="4C 5C", discards=["8S"])
    screen = show(game_table(state, 0))
    assert screen.deck.accessibleName() == "Draw deck, 2 cards; last discard eight of spades"


# What can be done


def test_only_what_is_possible_is_there(show: Show) -> None:
    buttons = show(game_table(dealt(), dealt().public.to_play)).buttons
    assert not buttons.draw.isVisible()
    assert not buttons.exchange.isVisible()
    assert not buttons.pass_.isVisible()
    assert not buttons.give.isVisible()


def test_a_card_that_is_owed_is_asked_for_and_drawn_by_button_deck_and_key(
    show: Show, acts: list[Action]
) -> None:
    screen = show(game_table(owed(), 0))
    assert screen.headline.text == "Draw your card – Bo is on turn"
    click(screen.buttons.draw)
    click(screen.deck)
    QTest.keyClick(screen.hand.button(0), Qt.Key.Key_D)
    assert acts == [Draw(0), Draw(0), Draw(0)]


def test_the_deck_gives_nothing_where_nothing_is_owed(show: Show, acts: list[Action]) -> None:
    click(show(game_table(middle(deck="4C"), 0)).deck)
    assert acts == []


def test_a_card_that_was_lost_is_said(show: Show) -> None:
    screen = show(game_table(owed(), 0))
    screen.show_table(game_table(owed(), 0, version=2, fresh=(Forfeited(0),)))
    assert "You did not draw in time: that card is lost for this game." in words_of(screen)


def test_a_dead_card_is_exchanged_by_button_and_key(show: Show, acts: list[Action]) -> None:
    dead = stage(hands=["7H 9D", "3C"], green="i5 d6", deck="4C")
    screen = show(game_table(dead, 0))
    click(screen.buttons.exchange)
    QTest.keyClick(screen.hand.button(0), Qt.Key.Key_X)
    assert acts == [Exchange(0, parse_card("7H"))] * 2


def test_a_second_dead_card_says_that_it_waits_for_the_next_turn(show: Show) -> None:
    dead = stage(hands=["7H 9D", "3C"], green="i5 d6", deck="4C", exchanges=1)
    screen = show(game_table(dead, 0))
    assert not screen.buttons.exchange.isVisible()
    assert "The next dead card can be exchanged in your next turn." in words_of(screen)


def test_a_pass_is_offered_only_when_no_card_can_be_played(show: Show, acts: list[Action]) -> None:
    screen = show(game_table(stage(hands=["JS JH", "3C"]), 0))
    assert screen.headline.text == "YOUR TURN – no card can be played: pass"
    click(screen.buttons.pass_)
    QTest.keyClick(screen.hand.button(0), Qt.Key.Key_P)
    assert acts == [Pass(0), Pass(0)]


def test_why_a_move_is_refused_is_one_sentence(show: Show, acts: list[Action]) -> None:
    screen = show(game_table(middle(), 0))
    click(screen.hand.button(0))
    click(screen.board.square_button(parse_square("a2")))
    assert acts == []
    assert "That square does not show this card: choose one of the card's two squares." in words_of(
        screen
    )


# Table talk


def test_table_talk_is_called_by_button_and_key(show: Show, acts: list[Action]) -> None:
    screen = show(game_table(four(), 0))
    click(screen.talk)
    QTest.keyClick(screen.hand.button(0), Qt.Key.Key_T)
    assert acts == [Call(0, 1), Call(0, 1)]


def test_table_talk_is_not_offered_where_nobody_has_a_teammate(show: Show) -> None:
    assert not show(game_table(middle(), 0)).talk.isVisible()


def test_a_member_of_the_called_side_admits_it(show: Show, acts: list[Action]) -> None:
    screen = show(game_table(four(call=OpenCall(0, 1)), 2, owner=3))
    assert "Bo calls table talk on Blue." in words_of(screen)
    assert not screen.buttons.uphold.isVisible()
    assert not screen.buttons.withdraw.isVisible()
    click(screen.buttons.admit)
    assert acts == [Admit(2)]


def test_the_caller_takes_it_back(show: Show, acts: list[Action]) -> None:
    screen = show(game_table(four(call=OpenCall(0, 1)), 1, owner=3))
    assert not screen.buttons.admit.isVisible()
    click(screen.buttons.withdraw)
    assert acts == [Withdraw(1)]


def test_the_owner_upholds_or_dismisses_it(show: Show, acts: list[Action]) -> None:
    screen = show(game_table(four(call=OpenCall(0, 1)), 3, owner=3))
    click(screen.buttons.uphold)
    click(screen.buttons.dismiss)
    assert acts == [Uphold(), Dismiss()]


def test_a_penalty_card_is_chosen_and_given_up(show: Show, acts: list[Action]) -> None:
    screen = show(game_table(four(owes=(0, 2)), 0))
    assert screen.headline.text == "Table talk: give up a card"
    click(screen.buttons.give)
    assert acts == []
    assert "Choose the card to give up first." in words_of(screen)
    click(screen.hand.button(2))
    QTest.keyClick(screen.hand.button(2), Qt.Key.Key_G)
    assert acts == [Give(0, screen.hand.cards[2])]


# Log and chat


def test_the_log_tells_the_moves_in_words(show: Show) -> None:
    log = (
        Placed(0, parse_card("9D"), parse_square("h5")),
        Removed(1, parse_card("JS"), parse_square("h5"), 0),
        Passed(0),
        Completed(1, parse_line("f5-j5")),
        Ended("sequences", 1),
    )
    assert log_of(show(game_table(middle(), 0, log=log))) == [
        "1  Ada: 9♦ on h5",
        "2  Bo: J♠ takes Blue off h5",
        "3  Ada passes",
        "Green: sequence f5–j5",
        "Green wins",
    ]


def test_what_is_said_goes_to_all_and_unread_lines_are_counted(qtbot: QtBot, show: Show) -> None:
    screen = show(game_table(middle(), 0, chat=(("Bo", "hello"),)))
    screen.show_table(game_table(middle(), 0, chat=(("Bo", "hello"), ("Bo", "well?"))))
    assert screen.tabs.tabText(1) == "Chat (1)"
    QTest.keyClick(screen.hand.button(0), Qt.Key.Key_C)
    assert screen.tabs.tabText(1) == "Chat"
    assert screen.chat.field.hasFocus()
    assert screen.chat.lines.toPlainText() == "Bo: hello\nBo: well?"
    with qtbot.waitSignal(screen.send) as sent:
        QTest.keyClicks(screen.chat.field, "draw 1 card, please")
        QTest.keyClick(screen.chat.field, Qt.Key.Key_Return)
    assert sent.args == [Say("draw 1 card, please")]
    assert screen.chat.field.text() == ""


def test_what_looks_like_markup_in_the_chat_is_plain_text(show: Show) -> None:
    screen = show(game_table(middle(), 0, chat=(("Bo", "<b>bold</b> & more"),)))
    assert screen.chat.lines.toPlainText() == "Bo: <b>bold</b> & more"


# The connection


def test_a_lost_connection_greys_the_board_and_gives_the_keyboard_back_later(show: Show) -> None:
    table = game_table(middle(), 0)
    screen = show(table)
    assert screen.hand.button(0).hasFocus()
    screen.show_table(replace(table, link=Link.RECONNECTING, attempt=1))
    assert not screen.board.isEnabled()
    screen.show_table(table)
    assert screen.board.isEnabled()
    assert screen.hand.button(0).hasFocus()


# The end


def ended(**changes: object) -> Table:
    state = middle()
    over = state._replace(public=state.public._replace(result=Result("sequences", 0)))
    return game_table(over, 0, **changes)  # type: ignore[arg-type]


def test_the_end_says_who_won_and_by_which_lines(show: Show) -> None:
    words = words_of(show(ended()))
    assert "Blue wins – you win!" in words
    assert "by c3–g3" in words


@pytest.mark.parametrize(
    ("proof", "words", "loud"),
    [
        (None, "The deal is being checked …", False),
        (Proof("proved", None), "The deal is proved", False),
        (
            Proof("false", Sentence("a {word} does not fit.", {"word": "seed"})),
            "The deal is false: a seed does not fit.",
            True,
        ),
        (Proof("not_shown", None), "The deal is not proved", True),
        (
            Proof("nothing_to_prove", Sentence("You watched.")),
            "nothing to prove about this deal. You watched.",
            False,
        ),
    ],
)
def test_the_deals_proof_is_said_and_what_is_wrong_is_loud(
    show: Show, proof: Proof | None, words: str, loud: bool
) -> None:
    screen = show(ended(proof=proof))
    assert words in words_of(screen)
    assert (screen.end.proof.property("role") == "alarm") is loud


def test_the_owner_asks_for_another_game(qtbot: QtBot, show: Show) -> None:
    screen = show(ended())
    with qtbot.waitSignal(screen.send) as sent:
        click(screen.end.again)
    assert sent.args == [Rematch()]
    assert not show(ended(owner=1)).end.again.isVisible()


def test_the_keyboard_is_at_looking_back_when_the_hand_is_gone(show: Show) -> None:
    screen = show(game_table(middle(), 0))
    screen.show_table(ended(version=1, record=b"{}"))
    assert screen.end.back.hasFocus()


def test_who_plays_on_by_the_key_does_not_leave_the_table_that_way(show: Show) -> None:
    screen = show(game_table(middle(), 0))
    left: list[bool] = []
    screen.leave.connect(lambda: left.append(True))
    screen.send.connect(left.append)
    screen.show_table(ended(version=1, owner=1))
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert left == []


def test_a_watcher_sees_a_larger_board(show: Show) -> None:
    screen = show(game_table(middle(), 0))
    QApplication.processEvents()
    played = screen.board.height()
    screen.show_table(game_table(middle(), None))
    QApplication.processEvents()
    assert screen.board.height() > played


# Room


@pytest.mark.parametrize(
    ("width", "drawer", "moves", "strip"),
    [(1280, False, True, False), (1000, True, False, False), (860, True, False, True)],
)
def test_moves_become_a_drawer_and_players_a_strip_where_room_is_short(
    show: Show, width: int, drawer: bool, moves: bool, strip: bool
) -> None:
    screen = show(game_table(dealt(4), 0))
    screen.resize(width, 640)
    QApplication.processEvents()
    assert screen.size() == QSize(width, 640)
    assert screen.drawer.isVisible() is drawer
    assert screen.log.isVisible() is moves
    above = screen.players.mapTo(screen, QPoint()).y() < screen.board.y()
    beside = screen.players.mapTo(screen, QPoint()).x() + screen.players.width()
    assert (beside > screen.board.x()) is strip
    assert above or not strip


def test_the_drawer_opens_and_shuts(show: Show) -> None:
    screen = show(game_table(dealt(4), 0))
    screen.resize(1000, 600)
    QApplication.processEvents()
    click(screen.drawer)
    assert screen.log.isVisible()
    click(screen.drawer)
    assert not screen.log.isVisible()


@pytest.mark.parametrize("size", [(900, 560), (1280, 740), (1920, 1020)])
def test_the_whole_hand_is_seen(show: Show, size: tuple[int, int]) -> None:
    screen = show(game_table(dealt(), 0))
    screen.resize(*size)
    QApplication.processEvents()
    for n in range(7):
        button = screen.hand.button(n)
        corner = screen.hand.mapTo(screen, QPoint())
        assert screen.rect().contains(button.geometry().translated(corner))
        assert button.visibleRegion().boundingRect() == button.rect()
