"""One person's connection to one table, from the first dial to the last word (DESIGN.md 4, 8)."""

import asyncio
import contextlib
import itertools
import logging
import random
import time
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from sequence_lan.client import fold
from sequence_lan.client.finder import Finder
from sequence_lan.client.guest import Guest
from sequence_lan.client.known_hosts import KnownHosts
from sequence_lan.client.model import Table
from sequence_lan.client.moving import Home, Parcel, places, seek
from sequence_lan.client.receipts import Receipts
from sequence_lan.client.tokens import Ticket, Tokens
from sequence_lan.engine.actions import Action, Exchange, Pass, Play
from sequence_lan.language import noted, translate
from sequence_lan.net.codec import BadFrame, Decoder, encode, from_host
from sequence_lan.net.dial import Connection, Unreachable, dial
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
    Taken,
    Welcome,
)
from sequence_lan.net.moved import is_true
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
_LONGEST_DIAL: Final = 5.0
_LONGEST_PAUSE: Final = 0.75
_ASK_AROUND: Final = 2
"""The attempt from which on the host is looked for by mDNS, too."""
_CHUNK: Final = 64 * 1024
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
    """A private table's."""
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
        its next host; ``send`` says ``taken`` then. Without it that is declined.
        """
        address = str(target.addresses[0]) if target.addresses else ""
        self._target = target
        self._keepsakes = keepsakes
        self._listener = listener
        self._finder = finder
        self._overheard = overheard
        self._silence = silence
        self._guest = Guest(fold.connecting(address), keepsakes.receipts)
        self._addresses = target.addresses
        self._fingerprint = target.fingerprint
        self._token = target.own_token
        self._table: str | None = None
        self._take = take
        self._parcel = Parcel()
        self._home: Home | None = None
        self._writer: asyncio.StreamWriter | None = None
        # Later than any number of an earlier run of this program.
        self._acts = int(time.time() * 1000)
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
                connection = connection or await dial(self._addresses, self._fingerprint)
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
            except _Lost:
                if self._table is None and failures == _FIRST_TRIES:
                    self._end("lost", _NOT_LET_IN)
                    return
            if self._table is None:
                await self._pause(failures)
                connection = None
            else:
                connection = await self._find_again(moves=moves)

    def send(self, message: ClientMessage) -> None:
        """``message`` is on its way to the host; a notice says so where there is no connection."""
        if not self._write(message):
            self._show(fold.noticed(self.table, "not_sent", _NOT_SENT))

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
        self._home = home

    async def leave(self) -> None:
        """The host knows that this person has gone for good, if it can be told."""
        if self._write(Leave()):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_GOODBYE):
                    await self._ended.wait()
        if self._table is not None and self._target.own_token is None and self._fingerprint:
            forget = self._keepsakes.tokens.forget
            await asyncio.to_thread(forget, self._fingerprint, self._table, self._target.name)

    async def _stay(self, connection: Connection) -> None:
        """Returns when host or person have ended it; raises _Lost and whatever else ends it."""
        messages = _messages(connection, self._silence)
        try:
            async with asyncio.timeout(ADMISSION):
                welcome = await self._be_admitted(connection, messages)
            self._writer = connection.writer
            await self._welcomed(welcome, connection)
            while self.table.ended is None:
                self._heard(await anext(messages), connection)
        except (OSError, TimeoutError) as fault:
            _log.info("connection lost: %s", type(fault).__name__)
            raise _Lost from fault
        finally:
            self._writer = None
            await messages.aclose()
            await _close(connection.writer)

    async def _be_admitted(
        self, connection: Connection, messages: AsyncGenerator[HostMessage, None]
    ) -> Welcome:
        target, fingerprint = self._target, connection.fingerprint
        if self._token is None:
            find = self._keepsakes.tokens.find
            address = str(connection.address)
            ticket = await asyncio.to_thread(find, fingerprint, target.name, address)
            self._token = None if ticket is None else ticket.token
        # Once let in, this client comes back to that very certificate with a token.
        code = target.code if self._table is None else None
        handshake = ClientHandshake(
            fingerprint, target.name, code=code, token=self._token, watch=target.watch
        )
        connection.writer.write(encode(handshake.hello))
        while handshake.welcome is None:
            message = await anext(messages)
            if isinstance(message, Moved):
                self._follow(message, connection.fingerprint)
                raise _HasMoved
            for answer in handshake.receive(message):
                connection.writer.write(encode(answer))
        return handshake.welcome

    async def _welcomed(self, welcome: Welcome, connection: Connection) -> None:
        if self._table not in (None, welcome.table):
            self._write(Leave())
            self._end("other_table", _OTHER_TABLE)
            return
        first = self._table is None
        self._table, self._token = welcome.table, welcome.token
        self._fingerprint = connection.fingerprint
        words = await asyncio.to_thread(six_words, connection.fingerprint)
        self._guest.table = replace(
            self._guest.table, address=str(connection.address), words=tuple(words.split())
        )
        odd = await self._remember(welcome, connection, first)
        self._heard(welcome, connection)
        if odd is not None:
            self._show(fold.noticed(self.table, *odd))

    async def _remember(
        self, welcome: Welcome, connection: Connection, first: bool
    ) -> tuple[str, str] | None:
        """Token and certificate are on disk; code and words of what is odd with them."""
        if self._target.own_token is not None:
            return None
        address, table = str(connection.address), welcome.lobby.table
        ticket = Ticket(welcome.table, self._target.name, address, time.time(), welcome.token)
        owner = (p.name for p in welcome.lobby.people if p.id == welcome.lobby.owner)
        host = next(owner, "")
        try:
            await asyncio.to_thread(self._keepsakes.tokens.keep, connection.fingerprint, ticket)
            meet = self._keepsakes.known_hosts.meet
            warning = await asyncio.to_thread(meet, connection.fingerprint, host, table, address)
        except OSError as fault:
            return "not_kept", translate("Net", _NOT_KEPT).format(fault.strerror)
        return None if warning is None or not first else ("other_certificate", warning)

    def _heard(self, message: HostMessage, connection: Connection) -> None:
        if isinstance(message, Closed) and message.code in _COME_AGAIN:
            raise ConnectionResetError(message.code)
        if isinstance(message, Moved):
            self._follow(message, connection.fingerprint)
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
        """This machine is to be the table's host, if it can be."""
        whole = self._parcel.add(handover)
        if whole is None or self._table is None:
            return
        if self._take is None:
            self._write(Taken((), bytes(32)))
        else:
            self._take(whole, self._table)

    def _follow(self, said: Moved, old: bytes) -> None:
        """The table is where ``said``, the word of the host ``old``, has it; else BadForm."""
        addresses = places(said)
        if not addresses or not is_true(said, self._table or said.table, old):
            raise BadForm("The host says what is not true of where the table is.")
        own_token = None
        if self._home is not None and self._home.fingerprint == said.fingerprint:
            addresses, own_token = (self._home.address,), self._home.own_token
        self._target = replace(self._target, own_token=own_token)
        self._addresses, self._fingerprint, self._table = addresses, said.fingerprint, said.table
        self._token = own_token or said.token or self._token
        self._home = None

    async def _find_again(self, *, moves: bool) -> Connection:
        """A connection to the same table, wherever it is by now; the attempts are shown.

        ``moves`` where that is no loss but a move.
        """
        async with contextlib.AsyncExitStack() as stack:
            for attempt in itertools.count(1):
                table = fold.lost(self.table, attempt)
                news = attempt == 1 and not moves
                self._show(fold.noticed(table, "lost", _LOST) if news else table)
                if attempt == _ASK_AROUND and self._finder is not None:
                    await stack.enter_async_context(self._finder.looking())
                with contextlib.suppress(Unreachable, WrongHost, TimeoutError):
                    async with asyncio.timeout(min(_LONGEST_DIAL, 1 + attempt / 2)):
                        return await dial(self._all_addresses(), self._fingerprint)
                await self._ask_around()
                await self._pause(attempt)
        raise AssertionError("there is always another attempt")

    async def _ask_around(self) -> None:
        """Perhaps the table has moved while this person was away, and its old host is gone."""
        if self._finder is None or self._fingerprint is None or self._table is None:
            return
        lobby, old = self.table.lobby, self._fingerprint
        ads = [
            ad
            for ad in self._finder.tables
            if lobby is not None and ad.fingerprint != old and ad.table.startswith(lobby.table)
        ]
        said = await seek(ads, self._table, old)
        if said is not None:
            self._follow(said, old)

    def _all_addresses(self) -> tuple[Address, ...]:
        """Where the host says it is now, and where it was."""
        if self._finder is None or self._fingerprint is None:
            return self._addresses
        return (*self._finder.addresses_of(self._fingerprint), *self._addresses)

    async def _pause(self, attempt: int) -> None:
        """Longer each time, never the same for all clients; news on the network end it."""
        spread = random.uniform(0.75, 1.25)  # noqa: S311 - nobody gains by guessing it
        seconds = min(_LONGEST_PAUSE, 0.1 * 1.6**attempt) * spread
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await (asyncio.sleep(seconds) if self._finder is None else self._finder.news())

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


async def _messages(connection: Connection, silence: float) -> AsyncGenerator[HostMessage, None]:
    """What the host sends; ConnectionResetError at the end, TimeoutError at a long silence."""
    decoder: Decoder[HostMessage] = from_host()
    while True:
        async with asyncio.timeout(silence):
            chunk = await connection.reader.read(_CHUNK)
        if not chunk:
            raise ConnectionResetError("the host closed the connection")
        for message in decoder.feed(chunk):
            yield message


async def _close(writer: asyncio.StreamWriter) -> None:
    """The socket is closed, also where the host says no goodbye or nobody waits for it."""
    writer.close()
    # Of its own, since whoever is cancelled while it waits cancels what tells of the end.
    closed = asyncio.create_task(writer.wait_closed())
    try:
        await asyncio.wait({closed}, timeout=_GOODBYE)
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await closed
