"""A second person at a table: a session in this process that plays by itself."""

import random
import threading
from pathlib import Path

from sequence_lan.bots import club
from sequence_lan.client.model import Game, Table
from sequence_lan.engine.view import View
from sequence_lan.net.messages import Ready, Sit
from sequence_lan.session import Session, Snapshot


class Opponent:
    """Joins the table at an address, sits down on the first free seat and plays to the end."""

    def __init__(self, folder: Path, address: str, name: str = "Bo") -> None:
        self._dice = random.Random(3)
        self._moved: tuple[str, int] | None = None
        self._sat = self._ready = False
        self._lock = threading.Lock()
        self.snapshots: list[Snapshot] = []
        self._session = Session(self._hear, folder, "loopback")
        self._session.start()
        self._session.join(address, name)

    @property
    def table(self) -> Table:
        """The table as the opponent knows it."""
        table = self._session.snapshot.table
        assert table is not None, "the opponent has not come yet"
        return table

    @property
    def game(self) -> Game:
        """The game as the opponent knows it."""
        game = self.table.game
        assert game is not None, "no game has begun"
        return game

    def close(self) -> None:
        """The opponent is gone."""
        self._session.close()

    def _hear(self, snapshot: Snapshot) -> None:
        with self._lock:
            self.snapshots.append(snapshot)
        table = snapshot.table
        if table is None or table.lobby is None:
            return
        if table.lobby.phase == "lobby":
            self._settle(table)
        elif table.game is not None:
            self._play(table.game)

    def _settle(self, table: Table) -> None:
        free = [seat.seat for seat in table.seats if seat.person is None and seat.bot is None]
        mine = next((seat for seat in table.seats if seat.you), None)
        if mine is None and free and not self._sat:
            self._sat = True
            self._session.send(Sit(free[-1]))
        elif mine is not None and not mine.ready and not self._ready:
            self._ready = True
            self._session.send(Ready(True))

    def _play(self, game: Game) -> None:
        view = game.view
        if not wanted(view) or self._moved == (game.game, game.version):
            return
        self._moved = (game.game, game.version)
        self._session.act(club.choose(view, self._dice, 0.1))


def wanted(view: View) -> bool:
    """Whether the seat of ``view`` has something to do before anybody else."""
    public, seat = view.public, view.seat
    if public.result is not None or seat is None:
        return False
    return seat in public.owes or seat in public.may_draw or seat == public.to_play


def own_address(snapshot: Snapshot) -> str:
    """Where the table that is hosted here can be reached from this machine."""
    assert snapshot.hosting is not None, "no table is hosted"
    port = snapshot.hosting.link.split("#")[0].rstrip("/").rpartition(":")[2]
    return f"127.0.0.1:{port}"
