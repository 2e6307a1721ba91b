"""One person's connection to one table, from the first dial to the last word (DESIGN.md 4, 8)."""

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from sequence_lan.client import fold
from sequence_lan.client.finder import Finder
from sequence_lan.client.guest import Guest
from sequence_lan.client.hearing import AnotherWay, close, messages
from sequence_lan.client.in_flight import InFlight
from sequence_lan.client.known_hosts import KnownHosts
from sequence_lan.client.model import Link, Table
from sequence_lan.client.moving import Home, Parcel
from sequence_lan.client.receipts import Receipts
from sequence_lan.client.tokens import Ticket, Tokens
from sequence_lan.client.whereabouts import Whereabouts
from sequence_lan.engine.actions import Action, Exchange, Pass, Play
from sequence_lan.language import noted, translate, why
from sequence_lan.net.codec import BadFrame, encode
from sequence_lan.net.dial import Connection, Unreachable
from sequence_lan.net.forms import BadForm, action_form
from sequence_lan.net.handshake import ClientHandshake, HandshakeFailed
from sequence_lan.net.link import Address
from sequence_lan.net.messages import (
    Act,
    ClientMessage,
    Closed,
    Handover,
    HostMessage,
    Leave,
    Moved,
    MoveTable,
    Pong,
    Taken,
    TakeTable,
    Welcome,
)
from sequence_lan.net.tls import WrongHost
from sequence_lan.net.words import six_words

SILENCE: Final = 8.0
"""Seconds without a word from the host, which pings every five, after which it counts as lost.

Not many: a connection that has stalled may stall as long again once the network is back.
"""
ADMISSION: Final = 15.0
"""Seconds from the connection to the welcome."""
_FIRST_TRIES: Final = 4
"""How often a host is tried that lets go of newcomers, as it does when too many come at once."""
_GOODBYE: Final = 1.0
_UNSENT: Final = 256 * 1024
_COME_AGAIN: Final = frozenset({"silent", "too_slow"})
"""Why a host closes a connection without meaning that its client should stay away."""

_LOST: Final = noted("Net", "The connection to the host is lost: it is being tried again.")
_NOT_LET_IN: Final = noted(
    "Net", "The host closed the connection before it let anybody in: try again."
)
_NOT_SENT: Final = noted(
    "Net", "There is no connection to the host just now, so that was not sent."
)
_NOT_UNDERSTOOD: Final = noted(
    "Net",
    "The host sent something that this version does not understand: use the same version of the "
    "game on both sides.",
)
_PERHAPS_NOT_SENT: Final = noted(
    "Net",
    "The connection to the host broke and was made anew: what you did last may not have come "
    "through, so look whether it has.",
)
_OTHER_TABLE: Final = noted(
    "Net", "The table you were at is closed; its host has opened another one meanwhile."
)
_NOT_KEPT: Final = noted(
    "Net",
    "What gives your seat back to you can't be kept on disk ({}): stay at the table while you "
    "play.",
)

_FAILED: Final = noted("Net", "Something went wrong in this program: come to the table again.")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Target:
    """Which table to go to, and as whom."""

    addresses: tuple[Address, ...]
    name: str
    """As the person typed it."""
    fingerprint: bytes | None = None
    """The certificate that was announced; None takes the one that is there."""
    watch: bool = False
    code: str | None = field(default=None, repr=False)
    """A private table's: only a host that proves to know it will do."""
    private: bool = False
    """It was announced as one: no host that asks for no code will do."""
    own_token: bytes | None = field(default=None, repr=False)
    """Of the table that this program hosts; nothing is kept of that on disk."""


@dataclass(frozen=True, slots=True)
class Keepsakes:
    """What is kept between connections, in one folder."""

    tokens: Tokens
    receipts: Receipts
    known_hosts: KnownHosts

    @classmethod
    def within(cls, folder: Path) -> "Keepsakes":
        """Those of ``folder``."""
        return cls(
            Tokens(folder / "tokens"),
            Receipts(folder / "receipts"),
            KnownHosts(folder / "known-hosts.json"),
        )


class _HasMoved(Exception):
    """The table is with another host now, and that is known."""


class _Lost(Exception):
    """The connection is gone; the table may still be there."""


class TableConnection:
    """A person's place at one table; it is sought again as often as the connection is lost.

    All its methods belong to the event loop that ``run`` runs in.
    """

    def __init__(
        self,
        target: Target,
        keepsakes: Keepsakes,
        listener: Callable[[Table], None],
        finder: Finder | None = None,
        overheard: Callable[[HostMessage], None] = lambda message: None,
        silence: float = SILENCE,
        take: Callable[[bytes, str], None] | None = None,
    ) -> None:
        """``listener`` gets each new table, in order; ``finder`` finds a host that has moved.

        ``overheard`` gets every message of the host from the welcome on, before it counts. After
        ``silence`` seconds without a word from the host the connection counts as lost. ``take``
        is called with all that there is of the table, and its number, when this machine is to be
        its next host, and this person has sent that they want it so; ``send`` says ``taken``
        then. Without it that is declined.
        """
        address = str(target.addresses[0]) if target.addresses else ""
        self._target = target
        self._keepsakes = keepsakes
        self._listener = listener
        self._overheard = overheard
        self._silence = silence
        self._guest = Guest(fold.connecting(address), keepsakes.receipts)
        self._place = Whereabouts(target.addresses, target.fingerprint, target.own_token, finder)
        self._take = take
        self._parcel = Parcel()
        self._expects = False
        """Whether this person wants the table on their machine."""
        self._writer: asyncio.StreamWriter | None = None
        # Later than any number of an earlier run of this program.
        self._acts = int(time.time() * 1000)
        self._proved = target.own_token is not None
        """Whether the host, or the one it has the table from, has shown to know the code."""
        self._in_flight = InFlight(silence)
        self._held: list[ClientMessage] = []
        self._shown: Table | None = None
        self._ended = asyncio.Event()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._guest.table

    async def run(self) -> None:
        """Returns when the table is left for good; its last value says why.

        Cancelling it leaves without a word: the seat waits, and the token takes it back.
        """
        try:
            await self._run()
        except Exception:  # noqa: BLE001 - a fault of ours must not leave a table that looks alive
            _log.exception("the connection to a table failed")
            self._end("internal", _FAILED)
        finally:
            self._ended.set()

    async def _run(self) -> None:
        self._show(self._guest.table)
        connection: Connection | None = None
        for failures in itertools.count(1):
            moves = False
            try:
                connection = connection or await self._place.reach()
                await self._stay(connection)
                return
            except WrongHost as fault:
                self._end("wrong_host", str(fault))
                return
            except Unreachable as fault:
                if fault.code != "no_tls" or failures == _FIRST_TRIES:
                    self._end(fault.code, fault.reason)
                    return
            except HandshakeFailed as fault:
                self._end(fault.code, fault.reason)
                return
            except (BadFrame, BadForm) as fault:
                _log.info("not understood: %s", fault)
                self._end("not_understood", _NOT_UNDERSTOOD)
                return
            except _HasMoved:
                moves = True
            except AnotherWay as way:
                connection = way.connection
                continue
            except _Lost:
                if self._place.table is None and failures == _FIRST_TRIES:
                    self._end("lost", _NOT_LET_IN)
                    return
            if self._place.table is None:
                await self._place.pause(failures)
                connection = None
            else:
                connection = await self._find_again(moves=moves)

    async def _find_again(self, *, moves: bool) -> Connection:
        """A connection to the same table; ``moves`` where that is no loss but a move."""

        def tried(attempt: int) -> None:
            table = fold.lost(self.table, attempt)
            if self._held:
                self._held.clear()
                table = fold.noticed(table, "not_sent", _NOT_SENT)
            elif attempt == 1 and not moves:
                table = fold.noticed(table, "lost", _LOST)
            self._show(table)

        return await self._place.find_again(tried)

    def send(self, message: ClientMessage) -> None:
        """``message`` is on its way to the host; a notice says so where there is no connection."""
        if self._write(message):
            self._in_flight.sent(message, self.table, time.monotonic())
        elif self.table.link is Link.CONNECTED:
            # The host has been reached anew, and will hear it once it has let this client in.
            self._held.append(message)
            return
        else:
            self._show(fold.noticed(self.table, "not_sent", _NOT_SENT))
            return
        if isinstance(message, TakeTable):
            self._expects = message.willing
            self._show(fold.answered(self.table))
        elif isinstance(message, MoveTable):
            self._expects = message.person == self.table.you

    def act(self, action: Action) -> None:
        """``action`` is on its way, as an answer to the turn that is shown."""
        game = self.table.game
        if game is None:
            self._show(fold.noticed(self.table, "no_game", "No game is being played."))
            return
        self._acts += 1
        turn = game.turn if isinstance(action, Play | Exchange | Pass) else None
        form = action_form(action, game.view.public.setup.sides)
        self.send(Act(self._acts, form, turn))

    def come_home(self, home: Home) -> None:
        """Once the table has moved to ``home``, this machine, it is found there."""
        self._place.home = home

    async def leave(self) -> None:
        """The host knows that this person has gone for good, if it can be told."""
        if self._write(Leave()):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_GOODBYE):
                    await self._ended.wait()
        place = self._place
        if place.table is not None and place.fingerprint is not None and not place.is_own:
            forget = self._keepsakes.tokens.forget
            await asyncio.to_thread(forget, place.fingerprint, place.table, self._target.name)

    async def _stay(self, connection: Connection) -> None:
        """Returns when host or person have ended it; raises _Lost and whatever else ends it."""
        heard = messages(connection, self._silence, self._ask, self._place.reach_anew)
        try:
            async with asyncio.timeout(ADMISSION):
                welcome = await self._be_admitted(connection, heard)
            self._writer = connection.writer
            await self._welcomed(welcome, connection)
            while self.table.ended is None:
                self._heard(await anext(heard), connection)
        except (OSError, TimeoutError) as fault:
            _log.info("connection lost: %s", type(fault).__name__)
            connection.writer.transport.abort()
            raise _Lost from fault
        except AnotherWay:
            _log.info("the host was silent: there is a new connection to it")
            # Whatever still comes on the old one is older than the welcome on the new one.
            connection.writer.transport.abort()
            raise
        finally:
            self._writer = None
            await heard.aclose()
            await close(connection.writer)

    def _ask(self) -> bool:
        """The host is asked whether it is there, if it has let this client in."""
        return self._write(Pong(0))

    async def _be_admitted(
        self, connection: Connection, heard: AsyncGenerator[HostMessage, None]
    ) -> Welcome:
        target, place, fingerprint = self._target, self._place, connection.fingerprint
        if place.token is None:
            find = self._keepsakes.tokens.find
            address = str(connection.address)
            ticket = await asyncio.to_thread(find, fingerprint, target.name, address)
            if ticket is not None:
                place.token, self._proved = ticket.token, ticket.proved
        # Once let in, this client comes back to that very certificate with a token.
        first = place.table is None
        handshake = ClientHandshake(
            fingerprint,
            target.name,
            code=target.code if first else None,
            token=place.token,
            watch=target.watch,
            private=first and target.private,
            trusted=self._proved,
        )
        connection.writer.write(encode(handshake.hello))
        while handshake.welcome is None:
            message = await anext(heard)
            if isinstance(message, Moved):
                place.follow(message, connection.fingerprint)
                raise _HasMoved
            for answer in handshake.receive(message):
                connection.writer.write(encode(answer))
        self._proved = self._proved or handshake.proved
        return handshake.welcome

    async def _welcomed(self, welcome: Welcome, connection: Connection) -> None:
        place = self._place
        if place.table not in (None, welcome.table):
            self._write(Leave())
            self._end("other_table", _OTHER_TABLE)
            return
        first = place.table is None
        place.table, place.name, place.token = welcome.table, welcome.lobby.table, welcome.token
        place.fingerprint = connection.fingerprint
        words = await asyncio.to_thread(six_words, connection.fingerprint)
        self._guest.table = replace(
            self._guest.table, address=str(connection.address), words=tuple(words.split())
        )
        odd = await self._remember(welcome, connection, first)
        unnoticed = self.table.link is Link.CONNECTED
        self._heard(welcome, connection)
        if odd is not None:
            self._show(fold.noticed(self.table, *odd))
        if unnoticed:
            self._make_sure()

    def _make_sure(self) -> None:
        """What was sent lately has come through, or the person knows that it may not have."""
        now = time.monotonic()
        doubtful = self._in_flight.doubtful(now)
        for message in self._in_flight.again(self.table, now):
            self._write(message)
        if doubtful:
            self._show(fold.noticed(self.table, "perhaps_not_sent", _PERHAPS_NOT_SENT))
        held, self._held = self._held, []
        for message in held:
            self.send(message)

    async def _remember(
        self, welcome: Welcome, connection: Connection, first: bool
    ) -> tuple[str, str] | None:
        """Token and certificate are on disk; code and words of what is odd with them."""
        if self._place.is_own:
            return None
        address, table = str(connection.address), welcome.lobby.table
        ticket = Ticket(
            welcome.table, self._target.name, address, time.time(), welcome.token, self._proved
        )
        owner = (p.name for p in welcome.lobby.people if p.id == welcome.lobby.owner)
        host = next(owner, "")
        try:
            await asyncio.to_thread(self._keepsakes.tokens.keep, connection.fingerprint, ticket)
            meet = self._keepsakes.known_hosts.meet
            warning = await asyncio.to_thread(meet, connection.fingerprint, host, table, address)
        except OSError as fault:
            return "not_kept", translate("Net", _NOT_KEPT).format(why(fault))
        return None if warning is None or not first else ("other_certificate", warning)

    def _heard(self, message: HostMessage, connection: Connection) -> None:
        if isinstance(message, Closed) and message.code in _COME_AGAIN:
            raise ConnectionResetError(message.code)
        if isinstance(message, Moved):
            self._place.follow(message, connection.fingerprint)
        self._in_flight.heard(message)
        self._overheard(message)
        now = time.monotonic()
        self._guest.tick(now)
        for answer in self._guest.receive(message, now):
            self._write(answer)
        self._show(self._guest.table)
        if isinstance(message, Handover):
            self._handed(message)
        if isinstance(message, Moved):
            raise _HasMoved

    def _handed(self, handover: Handover) -> None:
        """This machine is to be the table's host, if it can be and the person wants it."""
        if handover.parts == 0:
            if self._take is None:
                self.send(TakeTable(False))
            return
        whole = self._parcel.add(handover)
        if whole is None or self._place.table is None:
            return
        if self._take is None or not self._expects:
            self._write(Taken((), bytes(32)))
        else:
            self._expects = False
            self._take(whole, self._place.table)

    def _write(self, message: ClientMessage) -> bool:
        """Whether ``message`` is on its way. A host that does not read is let go."""
        writer = self._writer
        if writer is None or writer.is_closing():
            return False
        if writer.transport.get_write_buffer_size() > _UNSENT:
            writer.transport.abort()
            return False
        writer.write(encode(message))
        return True

    def _end(self, code: str, reason: str) -> None:
        self._guest.over()
        self._show(fold.ended(self.table, code, reason))

    def _show(self, table: Table) -> None:
        self._guest.table = table
        if table is not self._shown:
            self._shown = table
            self._listener(table)
