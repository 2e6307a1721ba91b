"""What can be wanted of a player: the discards, and what the owner decides."""

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from sequence_lan.engine.rules import ITALIAN
from sequence_lan.net.messages import (
    Abandon,
    AddBot,
    Ban,
    ClientMessage,
    Kick,
    MakeOwner,
    MoveTable,
    SeatWatcher,
)
from sequence_ui.parts.sentence import HERALD
from sequence_ui.table.table_screen import TableScreen
from tests.ui.scenes import dealt
from tests.ui.shown import Show, table_screen
from tests.ui.tables import game_table, logged

# A menu is a window of its own, which the offscreen platform can't raise.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def sent() -> list[ClientMessage]:
    return []


@pytest.fixture
def show(qtbot: QtBot, sent: list[ClientMessage]) -> Show:
    screen, shown = table_screen(qtbot)
    screen.send.connect(sent.append)
    return shown


def key(which: Qt.Key | str) -> None:
    there = QApplication.focusWidget()
    assert there is not None
    if isinstance(which, str):
        QTest.keyClicks(there, which)
    else:
        QTest.keyClick(there, which)


def offered(screen: TableScreen) -> list[str]:
    """The entries of the open menu."""
    return [action.text() for action in menu_of(screen).actions() if action.text()]


def menu_of(screen: TableScreen) -> QMenu:
    (menu,) = (menu for menu in screen.findChildren(QMenu) if menu.isVisible())
    return menu


def choose(screen: TableScreen, words: str) -> None:
    menu = menu_of(screen)
    next(action for action in menu.actions() if action.text() == words).trigger()
    menu.close()


def pile_of(screen: TableScreen) -> list[str]:
    cards = screen.discards.cards
    return [cards.item(n).text() for n in range(cards.count())]


def test_a_pile_is_read_through_in_its_order_with_a_click(show: Show) -> None:
    state, log = logged(dealt(), 12)
    screen = show(game_table(state, 1, log=log))
    QTest.mouseClick(screen.players.row(1), Qt.MouseButton.LeftButton)
    assert screen.tabs.currentWidget() is screen.discards
    assert screen.discards.whose.currentText() == "Bo"
    assert len(pile_of(screen)) == 6
    assert pile_of(screen) == [
        text.split(": ")[1].split()[0]
        for text in (screen.log.item(n).text() for n in range(screen.log.count()))
        if " Bo: " in text
    ]


def test_a_pile_is_read_through_with_keys_and_grows_as_one_reads(show: Show) -> None:
    state, log = logged(dealt(), 12)
    screen = show(game_table(state, 1, log=log))
    key("v")
    assert screen.discards.cards.hasFocus()
    assert screen.discards.whose.currentText() == "Ada"
    before = pile_of(screen)
    state, log = logged(dealt(), 14)
    show(game_table(state, 1, log=log, version=14))
    assert pile_of(screen)[: len(before)] == before
    assert len(pile_of(screen)) == len(before) + 1


def test_the_one_pile_of_all_is_opened_by_the_deck(show: Show) -> None:
    state, log = logged(dealt(rules=replace(ITALIAN, draw="auto")), 5)
    screen = show(game_table(state, 0, log=log))
    QTest.mouseClick(screen.deck, Qt.MouseButton.LeftButton)
    assert not screen.discards.whose.isVisible()
    assert len(pile_of(screen)) == 5


def test_the_keys_lead_from_player_to_player_and_enter_opens_what_can_be_done(
    show: Show, sent: list[ClientMessage]
) -> None:
    screen = show(game_table(dealt(4), 0))
    key("o")
    assert screen.players.row(0).hasFocus()
    key(Qt.Key.Key_Down)
    assert screen.players.row(1).hasFocus()
    key(Qt.Key.Key_Return)
    assert offered(screen) == [
        "Read through the discards",
        "Make Bo the table's owner",
        "I have to go: hand the table to Bo’s computer",
        "Send Bo away",
        "Send Bo away for good",
    ]
    for words in offered(screen)[1:]:
        choose(screen, words)
        key(Qt.Key.Key_Return)
    menu_of(screen).close()
    assert sent == [MakeOwner(2), MoveTable(2), Kick(2), Ban(2)]


def test_the_owner_gives_the_seat_of_somebody_away_to_a_bot_or_to_a_watcher(
    show: Show, sent: list[ClientMessage]
) -> None:
    screen = show(game_table(dealt(), 0, away={1: 50}, watching=("Wim",)))
    row = screen.players.row(1)
    for words in ("Seat a bot here: master", "Give the seat to Wim"):
        QTest.mouseClick(row, Qt.MouseButton.LeftButton)
        choose(screen, words)
    assert sent == [AddBot(1, "master"), SeatWatcher(100, 1)]


def test_a_bot_that_stands_in_gives_the_seat_to_a_watcher(
    show: Show, sent: list[ClientMessage]
) -> None:
    table = game_table(dealt(), 0, watching=("Wim",), bots={1: "club"})
    screen = show(table)
    QTest.mouseClick(screen.players.row(1), Qt.MouseButton.LeftButton)
    choose(screen, "Give the seat to Wim")
    assert sent == [SeatWatcher(100, 1)]


def test_the_owner_ends_the_game_at_ones_own_row(show: Show, sent: list[ClientMessage]) -> None:
    screen = show(game_table(dealt(), 0))
    QTest.mouseClick(screen.players.row(0), Qt.MouseButton.LeftButton)
    choose(screen, "End the game without a winner")
    assert sent == [Abandon()]


def test_whoever_watches_is_named_to_all(show: Show) -> None:
    screen = show(game_table(dealt(), 1, watching=("Wim", "Zoe")))
    assert screen.watching.text() == "Watching: Wim, Zoe"
    QTest.mouseClick(screen.watching, Qt.MouseButton.LeftButton)
    (menu,) = (each for each in screen.watching.findChildren(QMenu) if each.isVisible())
    assert [(action.text(), action.isEnabled()) for action in menu.actions()] == [
        ("Wim", False),
        ("Zoe", False),
    ]
    menu.close()


def test_the_clock_runs_at_whoever_is_on_turn(show: Show) -> None:
    table = game_table(dealt(), 0)
    assert table.game is not None
    state = table.game.view.public
    timed = replace(table.game, clock_until=time.monotonic() + 83.99)
    screen = show(replace(table, game=timed))
    assert screen.players.row(state.to_play).clock_words == "1:24 left"
    assert screen.players.row(1 - state.to_play).clock_words == ""


def test_without_a_clock_none_is_shown(show: Show) -> None:
    screen = show(game_table(dealt(), 0))
    assert [row.clock_words for row in screen.players.rows] == ["", ""]


def test_little_time_is_said_once(show: Show) -> None:
    said: list[str] = []
    HERALD.said.connect(said.append)
    state = dealt()
    table = game_table(state, state.public.to_play)
    assert table.game is not None
    timed = replace(table.game, clock_until=time.monotonic() + 8.99)
    screen = show(replace(table, game=timed))
    screen.players.row(state.public.to_play).tick()
    HERALD.said.disconnect(said.append)
    assert [words for words in said if "left" in words] == ["9 seconds left"]


def test_only_the_owner_is_offered_another_game_others_read_who_can(show: Show) -> None:
    state, log = logged(dealt(), 400)
    assert state.public.result is not None
    screen = show(game_table(state, 0, log=log, owner=1))
    assert not screen.end.again.isVisible()
    words = [label.text() for label in screen.end.findChildren(type(screen.end.proof))]
    assert "The table’s owner can ask for another game." in words


@pytest.mark.parametrize("players", [2, 3, 4, 12])
def test_the_smallest_window_holds_everything(show: Show, players: int) -> None:
    screen = show(game_table(dealt(players, 3 if players in (3, 12) else 2), 0))
    least = screen.minimumSizeHint()
    screen.resize(720, 510)
    QApplication.processEvents()
    least = screen.minimumSizeHint()
    assert least.width() <= 720
    assert least.height() <= 510
