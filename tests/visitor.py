"""A person at a session, who waits for what the screen should show."""

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from sequence_lan.bots import club
from sequence_lan.bots.duties import acts_now
from sequence_lan.client.model import Game, Link, Table
from sequence_lan.commands.options import table_options
from sequence_lan.net.messages import Ready, Sit
from sequence_lan.session import Session, Snapshot, TablePlan

WITHIN: Final = 30.0
"""Seconds after which something has not come; a test that works never waits so long."""


def plan(
    name: str = "Kitchen", players: int = 2, watchers: int = 4, port: int = 0, **further: Any
) -> TablePlan:
    """A friendly table, on any free port."""
    options = table_options(players, "classic", "auto")
    options = msgspec.structs.replace(options, watchers=watchers)
    return TablePlan(name, options, port, **further)


class Visitor:
    """One person and their program, on this machine alone."""

    def __init__(self, name: str, folder: Path, interface: str | None = "loopback") -> None:
        self.name = name
        self.seen: list[Snapshot] = []
        """Every snapshot, in the order they came."""
        self.session = Session(self._hear, folder / name, interface)
        self._news = threading.Condition()
        self._dice = random.Random(name)
        self._answered: tuple[str, int] | None = None
        self.plays = False
        self.session.start()

    def close(self) -> None:
        """The program is over."""
        self.session.close()

    def wait(self, what: str, shown: Callable[[Snapshot], object]) -> Snapshot:
        """The first snapshot from now on that shows it; ``what`` says what is missed."""
        until = time.monotonic() + WITHIN
        with self._news:
            while True:
                snapshot = self.session.snapshot
                if shown(snapshot):
                    return snapshot
                if not self._news.wait(until - time.monotonic()):
                    raise AssertionError(f"{self.name} never saw {what}; there is {snapshot}")

    def table(self, what: str, shown: Callable[[Table], object]) -> Table:
        """The same for the table."""
        snapshot = self.wait(what, lambda now: now.table is not None and shown(now.table))
        assert snapshot.table is not None
        return snapshot.table

    def fault(self, code: str) -> str:
        """What this person is told when they asked for the impossible."""
        snapshot = self.wait(code, lambda now: now.fault is not None and now.fault.code == code)
        assert snapshot.fault is not None
        return snapshot.fault.text

    def opens(self, table: TablePlan) -> str:
        """The link of the table that this person has opened, and is at."""
        self.session.open_table(table, self.name)
        self.table("the lobby", lambda table: table.lobby)
        hosting = self.session.snapshot.hosting
        assert hosting is not None
        return hosting.link

    def joins(self, address: str, watch: bool = False) -> Table:
        """The table, once this person is at it."""
        self.session.join(address, self.name, watch)
        return self.table("the lobby", lambda table: table.lobby)

    def sits(self, seat: int) -> None:
        """This person sits on ``seat`` and is ready."""
        self.session.send(Sit(seat))
        self.session.send(Ready(True))
        self.table("their seat", lambda table: any(s.you and s.ready for s in table.seats))

    def sits_alone(self, seat: int) -> None:
        """This person sits on ``seat`` at a table that starts by itself."""
        self.session.send(Sit(seat))
        self.table("their seat", lambda table: table.seat == seat)

    def game(self, what: str, shown: Callable[[Game], object]) -> Game:
        """The game, once it shows that."""
        table = self.table(what, lambda table: table.game is not None and shown(table.game))
        assert table.game is not None
        return table.game

    def plays_on(self) -> None:
        """A bot is at the keys from now on."""
        self.plays = True
        self._play(self.session.snapshot)

    def _hear(self, snapshot: Snapshot) -> None:
        with self._news:
            self.seen.append(snapshot)
            self._news.notify_all()
        if self.plays:
            self._play(snapshot)

    def _play(self, snapshot: Snapshot) -> None:
        table = snapshot.table
        if table is None or table.link is not Link.CONNECTED:
            # What was on its way then may be lost.
            self._answered = None
            return
        game = table.game
        if game is None or not acts_now(game.view):
            return
        seen = (game.game, game.version)
        if seen != self._answered:
            self._answered = seen
            self.session.act(club.choose(game.view, self._dice, budget=1.0))
