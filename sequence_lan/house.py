"""The table that this program hosts, and one that moves here or has moved away (DESIGN.md 7)."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sequence_lan.host.folder import TableInUse
from sequence_lan.host.household import BadHousehold, settle
from sequence_lan.host.ledger import Ledger
from sequence_lan.host.server import CannotHost, Opening, TableServer, resuming
from sequence_lan.host.unfinished import Unfinished, unfinished
from sequence_lan.language import noted
from sequence_lan.net.identity import BadIdentity, Identity, load_identity
from sequence_lan.net.link import DEFAULT_PORT, Link, parse_address
from sequence_lan.net.messages import Moved
from sequence_lan.net.words import six_words
from sequence_lan.snapshot import Hosting

_log = logging.getLogger(__name__)


class Impossible(Exception):
    """What was asked for can't be done: a code for the program, a sentence for the person."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that is open here."""

    server: TableServer
    identity: Identity
    words: tuple[str, ...]
    """The six words of its certificate."""
    practice: bool

    @property
    def shown(self) -> Hosting:
        """What a user interface shows of it."""
        server = self.server
        place = server.addresses[0] if server.addresses else str(server.own_address)
        return Hosting(
            name=server.lobby.table,
            addresses=server.addresses,
            link=str(Link(parse_address(place), self.identity.fingerprint)),
            words=self.words,
            advertised=server.advertised,
            fault=server.fault,
            code=server.code,
            practice=self.practice,
        )


class House:
    """One table at most is hosted here; another may be on its way."""

    def __init__(self, folder: Path, changed: Callable[[], None]) -> None:
        """Its files are in ``folder``; ``changed`` is called whenever something has."""
        self.tables = folder / "tables"
        self.table: OpenTable | None = None
        self.unfinished: tuple[Unfinished, ...] = ()
        """The games on this computer that can be gone on with, the latest first."""
        self._folder = folder
        self._changed = changed
        self._next: OpenTable | None = None
        """The table that is to move here, once its old host says so."""
        self._former: TableServer | None = None
        """Of the table that has moved from here: it tells those who come where that is now."""

    async def look(self) -> None:
        """``unfinished`` is true."""
        self.unfinished = await asyncio.to_thread(unfinished, self.tables)
        self._changed()

    async def open(self, opening: Opening) -> OpenTable:
        """The table of ``opening`` is open and the one that is hosted here; else Impossible."""
        await self.forget_former()
        self.table = await self._open(opening)
        return self.table

    async def reopen(self, table: str, interface: str | None) -> Opening:
        """What the unfinished ``table`` is opened with; Impossible if it is none any more."""
        await self.look()
        game = next((game for game in self.unfinished if game.table == table), None)
        if game is None:
            raise Impossible(
                "no_such_game",
                noted("Net", "That game is not on this computer any more, or it is open already."),
            )
        return resuming(game, self.tables, interface=interface)

    def give_up(self) -> TableServer | None:
        """No table is hosted here any more; the server that is to be closed, if one was."""
        table, self.table = self.table, None
        return None if table is None else table.server

    async def _open(self, opening: Opening) -> OpenTable:
        try:
            identity = await asyncio.to_thread(load_identity, self._folder)
        except BadIdentity as fault:
            raise Impossible("bad_identity", str(fault)) from fault
        words = tuple((await asyncio.to_thread(six_words, identity.fingerprint)).split())
        server = TableServer(opening, identity, self._changed)
        try:
            await server.start()
        except CannotHost as fault:
            raise Impossible("cannot_host", str(fault)) from fault
        _log.info("a table is open on port %d", server.port)
        return OpenTable(server, identity, words, opening.practice)

    # A table that moves ----------------------------------------------------------------------

    @property
    def expects_table(self) -> bool:
        """Whether a table is to move here."""
        return self._next is not None

    async def take(
        self, parcel: bytes, table: str, code: str, interface: str | None
    ) -> OpenTable | None:
        """What is to be hosted here once its old host says so; None if it can't be."""
        await self.forget_former()
        await self.forget_next()
        try:
            kept = await asyncio.to_thread(settle, parcel, table, self.tables, code)
            self._next = await self._open(_opening_of(kept, self.tables, interface))
        except (BadHousehold, TableInUse, OSError, Impossible) as fault:
            _log.info("a table could not be taken: %s", fault)
        return self._next

    def moved(self, message: Moved) -> bool:
        """The table is where ``message`` says; whether that is here."""
        if self.table is not None:
            self._former = self.give_up()
        if self._next is None or message.fingerprint != self._next.identity.fingerprint:
            return False
        self.table, self._next = self._next, None
        self.table.server.arrived(message)
        return True

    async def forget_next(self) -> None:
        """The table does not move here."""
        table, self._next = self._next, None
        if table is not None:
            await table.server.close()

    async def forget_former(self) -> None:
        """Nobody is told here any more where the table is."""
        former, self._former = self._former, None
        if former is not None:
            await former.close()


def _opening_of(kept: Ledger, tables: Path, interface: str | None) -> Opening:
    """What a table that was handed over is opened with."""
    room = kept.room
    port = kept.place.port or DEFAULT_PORT
    return Opening(
        room.name,
        room.options,
        tables,
        port=port,
        interface=interface,
        resumes=kept.table,
        arrives=True,
    )
