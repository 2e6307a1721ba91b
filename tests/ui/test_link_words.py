"""How the connection is, in words, and what can be done about it."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from sequence_lan.client.model import Link, Notice, Table
from sequence_lan.net.handshake import OURS, protocol_sentence
from sequence_ui.bridge import Bridge
from sequence_ui.link_words import LinkWords
from sequence_ui.parts.sentence import HERALD
from sequence_ui.settings.settings import Settings
from sequence_ui.table.turn_banner import Headline
from sequence_ui.theme import Theme
from sequence_ui.window import Window
from tests.ui.scenes import middle
from tests.ui.tables import game_table, lobby_table, snapshot

COMING = lobby_table(link=Link.CONNECTING, lobby=None, seats=(), you=None)


@dataclass
class Clock:
    """Stands still until a test sets it."""

    now: float = 1000.0

    def read(self) -> float:
        return self.now


@dataclass
class Counted:
    """The words of a connection, by a clock that a test sets."""

    link: LinkWords
    clock: Clock

    def of(self, table: Table | None) -> Headline:
        found = self.link.headline(table)
        assert found is not None, "the connection does not matter"
        return found


@pytest.fixture
def counted(qapp: object) -> Counted:
    clock = Clock()
    return Counted(LinkWords(now=clock.read), clock)


def lost(seat: int | None = 0, attempt: int = 3) -> Table:
    return game_table(middle(), seat, link=Link.RECONNECTING, attempt=attempt)


def closed(code: str, text: str, table: Table = COMING) -> Table:
    return replace(table, link=Link.CLOSED, ended=Notice(1, code, text))


def test_a_connection_that_stands_needs_no_words(counted: Counted) -> None:
    assert counted.link.headline(game_table(middle(), 0)) is None
    assert counted.link.headline(None) is None


def test_connecting_says_where_to_and_can_be_cancelled(counted: Counted) -> None:
    headline = counted.of(COMING)
    assert headline.text == "Connecting to 192.168.1.5:47624 …"
    assert (headline.weight, headline.button) == ("quiet", "Cancel")


def test_a_lost_host_is_told_with_the_try_and_how_long_the_seat_waits(counted: Counted) -> None:
    assert counted.of(lost(attempt=1)).text == (
        "The host can't be reached: try 1, the next in a few seconds. Your seat waits 3:00 at "
        "least."
    )
    counted.clock.now += 42.5
    assert counted.of(lost(attempt=9)).text == (
        "The host can't be reached: try 9, the next in a few seconds. Your seat waits 2:18 at "
        "least."
    )
    assert counted.of(lost()).button == "Leave the table"


def test_after_three_minutes_a_bot_may_play_there(counted: Counted) -> None:
    counted.of(lost())
    counted.clock.now += 185
    assert counted.of(lost(attempt=40)).text == (
        "The host can't be reached for 3:05 now: try 40, the next in a few seconds. "
        "The others may have a bot play for you meanwhile."
    )


def test_a_watcher_is_told_how_long_the_host_has_been_away(counted: Counted) -> None:
    counted.of(lost(None))
    counted.clock.now += 61
    assert counted.of(lost(None, 12)).text == (
        "The host can't be reached for 1:01 now: try 12, the next in a few seconds."
    )


def test_the_count_begins_anew_with_each_loss(counted: Counted) -> None:
    counted.of(lost())
    counted.clock.now += 100
    counted.link.headline(game_table(middle(), 0))
    assert "3:00" in counted.of(lost()).text


def test_the_words_follow_the_clock_while_the_host_is_sought(
    counted: Counted, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(counted.link.ticked, timeout=10_000):
        counted.of(lost())


@pytest.mark.parametrize(
    ("ended", "words", "button"),
    [
        (
            closed("table_closed", "The host has closed the table.", game_table(middle(), 0)),
            "The host has closed the table.",
            "Back to the start",
        ),
        (
            closed("protocol", protocol_sentence((7, 9), "9.0", OURS, "0.1.0")),
            protocol_sentence((7, 9), "9.0", OURS, "0.1.0"),
            "Close",
        ),
    ],
)
def test_the_end_of_a_connection_says_why_and_leads_back(
    counted: Counted, ended: Table, words: str, button: str
) -> None:
    headline = counted.of(ended)
    assert (headline.text, headline.weight, headline.button) == (words, "alarm", button)


def test_a_screen_reader_hears_of_a_loss_once_and_not_at_each_try(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = Window(Bridge(tmp_path), Theme("light"), Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(window, before_close_func=lambda window: window.close_for_good())
    heard: list[Any] = []
    HERALD.said.connect(heard.append)
    for attempt in (1, 2, 3):
        window.show_snapshot(snapshot(lost(attempt=attempt)))
    HERALD.said.disconnect(heard.append)
    assert "try 3" in window.header.banner.headline.text
    assert heard == [
        "The host can't be reached: another try comes every few seconds. Your seat waits."
    ]
