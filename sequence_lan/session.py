"""The one door for a user interface: a thread that searches, hosts and plays (DESIGN.md 8)."""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sequence_lan.bots.duties import acts_now
from sequence_lan.bots.explain import Advice
from sequence_lan.client.connection import Keepsakes, TableConnection, Target
from sequence_lan.client.finder import Finder
from sequence_lan.client.model import Notice, Table
from sequence_lan.client.moving import Home
from sequence_lan.client.tries import Tries
from sequence_lan.engine.actions import Action
from sequence_lan.engine.view import View
from sequence_lan.home import home_folder
from sequence_lan.host.advice import advise
from sequence_lan.host.folder import TableInUse
from sequence_lan.host.household import BadHousehold, settle
from sequence_lan.host.ledger import Ledger
from sequence_lan.host.server import CannotHost, Opening, TableServer, resuming
from sequence_lan.host.unfinished import Unfinished as Unfinished
from sequence_lan.host.unfinished import unfinished
from sequence_lan.language import noted
from sequence_lan.net.advert import TableAd
from sequence_lan.net.identity import BadIdentity, Identity, load_identity
from sequence_lan.net.interfaces import Interface
from sequence_lan.net.link import DEFAULT_PORT, Address, BadAddress, Link, parse_address, parse_link
from sequence_lan.net.messages import (
    ClientMessage,
    HostMessage,
    Level,
    Moved,
    Ready,
    Rejected,
    Sit,
    Start,
    TableOptions,
    Taken,
    Welcome,
)
from sequence_lan.net.names import BadName, check_name
from sequence_lan.net.words import BadCode, new_code, read_code, six_words

_WRONG_CODE: Final = frozenset({"wrong_code", "not_proved"})
_THREE_CODES: Final = noted(
    "Net",
    "Three codes were wrong there: have the host read the code to you, wait a minute, and see that "
    "the six words are the same on both screens.",
)
_FAILED: Final = noted("Net", "Something went wrong in this program: try that again.")
_POLL: Final = 1.0
"""Seconds between two looks at whether anything can be found at all."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Search:
    """What is known of the tables nearby."""

    tables: tuple[TableAd, ...]
    """Those that answer, sorted by name."""
    since: float | None
    """When searching began, on the clock of time.monotonic(); None while nobody searches."""
    network: str
    """The interfaces that are searched, in words: ``wlan0 192.168.1.5``."""
    fault: str | None
    """Why nothing can be found, as a sentence."""
    known: Mapping[bytes, str] = field(default_factory=dict)
    """The hosts that this person has met before: by certificate, whose table it was."""
    interfaces: tuple[Interface, ...] = ()
    """All that could be searched, the likeliest way to other players first."""
    in_use: tuple[Interface, ...] = ()
    """Those that are searched."""


@dataclass(frozen=True, slots=True)
class Hosting:
    """The table that this program hosts."""

    name: str
    addresses: tuple[str, ...]
    """``192.168.1.5:47624``, the best first; none for a practice table."""
    link: str
    words: tuple[str, ...]
    advertised: str | None
    """The table's name on the network after renames; None if it is not advertised."""
    fault: str | None
    """Why it is not advertised; it can still be joined by its address."""
    code: str | None = field(default=None, repr=False)
    """Of a private table: for the people who shall come, and for nobody else."""
    practice: bool = False
    """Nobody else can come, and advice can be asked for."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """All that a user interface shows of the network."""

    search: Search
    hosting: Hosting | None
    table: Table | None
    """The table that this person is at, their own one too."""
    fault: Notice | None
    """The last thing asked for here that could not be done; compare its number."""
    unfinished: tuple[Unfinished, ...] = ()
    """The games on this computer that can be gone on with, the latest first."""
    advice: Advice | None = None
    """The last one that was asked for at this practice table."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A table to be opened."""

    name: str
    options: TableOptions
    port: int = DEFAULT_PORT
    """The next free one if it is taken; 0 is any."""
    bots: tuple[tuple[int, Level], ...] = ()
    """Seats that are filled at once."""
    practice: bool = False
    """For this person alone: not advertised, on 127.0.0.1 only; the game begins by itself."""
    code: str | None = field(default=None, repr=False)
    """A private table's."""


class Session:
    """Searching, hosting and playing, in a thread of its own.

    Every method returns at once; what comes of it is in a later snapshot.
    """

    def __init__(
        self,
        listener: Callable[[Snapshot], None],
        folder: Path | None = None,
        interface: str | None = None,
    ) -> None:
        """``listener`` gets each new snapshot, in order, in the network thread.

        ``folder`` is where key, tokens, receipts and journals live; ``interface`` the name of the
        network interface to search and be found on, or ``loopback``; by default the LAN's.
        """
        self._network = _Network(listener, folder or home_folder(), interface)
        self._thread = threading.Thread(target=self._run, name="network")
        self._up = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def snapshot(self) -> Snapshot:
        """What the listener was last told."""
        return self._network.snapshot

    def start(self) -> None:
        """The network thread runs."""
        self._thread.start()
        self._up.wait()

    def close(self) -> None:
        """The table is left, or closed if it is hosted here; the thread has ended."""
        loop, self._loop = self._loop, None
        if loop is not None:
            loop.call_soon_threadsafe(self._network.ask, self._network.stop)
            self._thread.join()

    def search(self, on: bool) -> None:
        """Tables nearby are looked for, or not any more."""
        self._ask(lambda: self._network.search(on))

    def use_interface(self, name: str | None) -> None:
        """Tables are searched and shown on the network interface of that name; None: the LAN's."""
        self._ask(lambda: self._network.use_interface(name))

    def open_table(self, plan: TablePlan, name: str) -> None:
        """A table is hosted here, and this person, called ``name``, is at it."""
        self._ask(lambda: self._network.open_table(plan, name))

    def reopen(self, table: str, name: str) -> None:
        """An unfinished table, by its number, is hosted here again, and this person is at it.

        It is where it was, if that port is free; everybody finds their own seat.
        """
        self._ask(lambda: self._network.reopen(table, name))

    def join(self, address: str, name: str, watch: bool = False, code: str | None = None) -> None:
        """This person is at the table at ``address:port`` or behind a link."""
        self._ask(lambda: self._network.join(address, name, watch, code))

    def join_ad(self, ad: TableAd, name: str, watch: bool = False, code: str | None = None) -> None:
        """This person is at a table that was found."""
        self._ask(lambda: self._network.join_ad(ad, name, watch, code))

    def send(self, message: ClientMessage) -> None:
        """``message`` goes to the table's host: Sit, Ready, Start, Say and so on."""
        self._ask(lambda: self._network.send(message))

    def act(self, action: Action) -> None:
        """``action`` goes to the table's host, with its number and turn."""
        self._ask(lambda: self._network.act(action))

    def advise(self) -> None:
        """At a practice table, what a master would do in this person's place is on its way."""
        self._ask(self._network.advise)

    def leave(self) -> None:
        """The table is left for good; it is closed if it is hosted here."""
        self._ask(self._network.leave)

    def _ask(self, request: Callable[[], Awaitable[None]]) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._network.ask, request)

    def _run(self) -> None:
        # The proactor of Windows breaks mDNS.
        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            self._loop = runner.get_loop()
            self._up.set()
            runner.run(self._network.run())


Request = Callable[[], Awaitable[None]]


class _Network:
    """What the network thread does; all but ``snapshot`` belongs to it."""

    def __init__(
        self, listener: Callable[[Snapshot], None], folder: Path, interface: str | None
    ) -> None:
        self.snapshot = Snapshot(Search((), None, "", None), None, None, None)
        self._listener = listener
        self._folder = folder
        self._tables = folder / "tables"
        self._interface = interface
        self._keepsakes = Keepsakes.within(folder)
        self._requests: asyncio.Queue[Request] = asyncio.Queue()
        self._stopped = False
        self._finder = Finder(self._publish, interface, self._keepsakes.known_hosts.recent)
        self._since: float | None = None
        self._known: Mapping[bytes, str] = {}
        self._unfinished: tuple[Unfinished, ...] = ()
        self._tries = Tries()
        self._searching: contextlib.AsyncExitStack | None = None
        self._server: TableServer | None = None
        self._next: _House | None = None
        """The table that is to move here, once its old host says so."""
        self._former: TableServer | None = None
        """Of the table that has moved from here: it tells those who come where that is now."""
        self._code: str | None = None
        """The code by which this person is at a private table."""
        self._identity: Identity | None = None
        self._words: tuple[str, ...] = ()
        self._connection: TableConnection | None = None
        self._visit: asyncio.Task[None] | None = None
        self._fault: Notice | None = None
        self._practice = False
        self._advising: asyncio.Task[None] | None = None
        self._advice: Advice | None = None

    def ask(self, request: Request) -> None:
        """``request`` is carried out after those that came before."""
        self._requests.put_nowait(request)

    async def run(self) -> None:
        """Requests are carried out, one after the other, until ``stop`` has been."""
        polling = asyncio.create_task(self._poll())
        await self._look_for_unfinished()
        while not self._stopped:
            request = await self._requests.get()
            try:
                await request()
            except _Impossible as fault:
                self._say(fault.code, str(fault))
            except Exception:  # noqa: BLE001 - the thread lives on, and the log has it
                _log.exception("a request failed")
                self._say(
                    "internal",
                    noted("Net", "Something went wrong in this program: try that again."),
                )
        polling.cancel()
        await asyncio.gather(polling, return_exceptions=True)

    async def stop(self) -> None:
        """The last request: all is left in order."""
        self._stopped = True
        await self.leave()
        await self._forget_former()
        await self.search(False)

    async def _poll(self) -> None:
        """Whether anything can be found changes without a word."""
        while True:
            await asyncio.sleep(_POLL)
            self._publish()

    async def search(self, on: bool) -> None:
        if on and self._searching is None:
            met = await asyncio.to_thread(self._keepsakes.known_hosts.all)
            self._known = {host.fingerprint: host.host for host in met}
            self._since = time.monotonic()
            self._searching = contextlib.AsyncExitStack()
            await self._searching.enter_async_context(self._finder.looking())
        elif not on and self._searching is not None:
            searching, self._searching, self._since = self._searching, None, None
            await searching.aclose()
        self._publish()

    async def use_interface(self, name: str | None) -> None:
        self._interface = name
        self._finder.choose(name)
        if self._server is not None:
            self._server.use_interface(name)

    async def open_table(self, plan: TablePlan, name: str) -> None:
        opening = Opening(
            plan.name,
            plan.options,
            self._tables,
            port=plan.port,
            bots=plan.bots,
            practice=plan.practice,
            interface=self._interface,
            code=plan.code,
        )
        await self._host(opening, name)

    async def reopen(self, table: str, name: str) -> None:
        await self._look_for_unfinished()
        game = next((game for game in self._unfinished if game.table == table), None)
        if game is None:
            raise _Impossible(
                "no_such_game",
                noted("Net", "That game is not on this computer any more, or it is open already."),
            )
        await self._host(resuming(game, self._tables, interface=self._interface), name)

    async def _look_for_unfinished(self) -> None:
        self._unfinished = await asyncio.to_thread(unfinished, self._tables)
        self._publish()

    async def _host(self, opening: Opening, name: str) -> None:
        self._check_free()
        name = _name(name)
        await self._forget_former()
        house = await self._open(opening)
        self._move_in(house)
        self._practice = opening.practice
        server, identity = house.server, house.identity
        if identity.notice is not None:
            self._say("new_certificate", identity.notice)
        if server.notice is not None:
            self._say("damaged", server.notice)
        own = Target((server.own_address,), name, identity.fingerprint, own_token=server.own_token)
        self._visit_table(own, eager=opening.practice and opening.resumes is None)

    async def _open(self, opening: Opening) -> "_House":
        """The table of ``opening`` is open here."""
        try:
            identity = await asyncio.to_thread(load_identity, self._folder)
        except BadIdentity as fault:
            raise _Impossible("bad_identity", str(fault)) from fault
        words = tuple((await asyncio.to_thread(six_words, identity.fingerprint)).split())
        server = TableServer(opening, identity, self._publish)
        try:
            await server.start()
        except CannotHost as fault:
            raise _Impossible("cannot_host", str(fault)) from fault
        _log.info("a table is open on port %d", server.port)
        return _House(server, identity, words)

    def _move_in(self, house: "_House") -> None:
        self._server, self._identity, self._words = house.server, house.identity, house.words
        self._code = house.server.code

    # A table that moves ----------------------------------------------------------------------

    def _overheard(self, message: HostMessage) -> None:
        """What a host says of its table's moves."""
        if isinstance(message, Moved):
            if self._server is not None:
                self._former, self._server = self._server, None
            if self._next is not None and message.fingerprint == self._next.identity.fingerprint:
                house, self._next = self._next, None
                self._move_in(house)
                house.server.arrived(message)
        stays = isinstance(message, Welcome) or (
            isinstance(message, Rejected) and message.code == "not_taken"
        )
        if stays and self._next is not None:
            self.ask(self._forget_next)

    async def take(self, parcel: bytes, table: str) -> None:
        """This machine is to be the host of ``table``: it says whether it can be."""
        connection = self._connection
        if connection is None:
            return
        await self._forget_former()
        await self._forget_next()
        try:
            code = self._code or new_code()
            kept = await asyncio.to_thread(settle, parcel, table, self._tables, code)
            house = await self._open(_opening_of(kept, self._tables, self._interface))
        except (BadHousehold, TableInUse, OSError, _Impossible) as fault:
            _log.info("a table could not be taken: %s", fault)
            connection.send(Taken((), bytes(32)))
            return
        self._next = house
        server, fingerprint = house.server, house.identity.fingerprint
        connection.come_home(Home(server.own_address, fingerprint, server.own_token))
        connection.send(Taken(server.addresses, fingerprint))

    async def _forget_next(self) -> None:
        """The table does not move here."""
        house, self._next = self._next, None
        if house is not None:
            await house.server.close()

    async def _forget_former(self) -> None:
        """Nobody is told here any more where the table is."""
        former, self._former = self._former, None
        if former is not None:
            await former.close()

    async def join(self, address: str, name: str, watch: bool, code: str | None) -> None:
        try:
            link = parse_link(address)
        except BadAddress as fault:
            raise _Impossible("bad_address", str(fault)) from fault
        self._go((link.address,), link.fingerprint, name, watch, code)

    async def join_ad(self, ad: TableAd, name: str, watch: bool, code: str | None) -> None:
        if ad.mismatch is not None:
            raise _Impossible("protocol", ad.mismatch)
        self._go(ad.addresses, ad.fingerprint, name, watch, code, private=ad.private)

    def _go(
        self,
        addresses: tuple[Address, ...],
        fingerprint: bytes | None,
        name: str,
        watch: bool,
        code: str | None,
        private: bool = False,
    ) -> None:
        self._check_free()
        try:
            code = None if code is None else read_code(code)
        except BadCode as fault:
            raise _Impossible("bad_code", str(fault)) from fault
        where = fingerprint or addresses
        if code is not None and self._tries.wait(where, time.monotonic()) > 0:
            raise _Impossible("three_codes", _THREE_CODES)
        self._code = code
        self._visit_table(Target(addresses, _name(name), fingerprint, watch, code, private))

    def _check_free(self) -> None:
        connection = self._connection
        if self._server is not None or (connection and connection.table.ended is None):
            raise _Impossible(
                "at_a_table", noted("Net", "You are at a table already: leave it first.")
            )

    def _visit_table(self, target: Target, eager: bool = False) -> None:
        """``eager`` to sit down and begin."""
        counted = False

        def show(table: Table) -> None:
            nonlocal eager, counted
            if not counted and table.ended is not None and table.ended.code in _WRONG_CODE:
                counted = True
                self._tries.wrong(target.fingerprint or target.addresses, time.monotonic())
            if eager and table.you is not None and table.lobby is not None:
                eager = False
                for message in _first_seat(table):
                    connection.send(message)
            self._publish()

        connection = TableConnection(
            target,
            self._keepsakes,
            show,
            self._finder,
            overheard=self._overheard,
            take=lambda parcel, table: self.ask(lambda: self.take(parcel, table)),
        )
        self._connection = connection
        self._visit = asyncio.create_task(connection.run())

    async def send(self, message: ClientMessage) -> None:
        self._at_table().send(message)

    async def act(self, action: Action) -> None:
        self._at_table().act(action)

    async def advise(self) -> None:
        game = self._at_table().table.game
        if not self._practice:
            raise _Impossible(
                "no_advice", noted("Net", "Advice is given at a practice table only.")
            )
        thinks = self._advising is not None and not self._advising.done()
        if game is not None and acts_now(game.view) and not thinks:
            self._advising = asyncio.create_task(self._think(game.view))

    async def _think(self, view: View) -> None:
        self._advice = await advise(view)
        self._publish()

    def _at_table(self) -> TableConnection:
        if self._connection is None:
            raise _Impossible(
                "no_table", noted("Net", "You are at no table: open or join one first.")
            )
        return self._connection

    async def leave(self) -> None:
        connection, visit, server = self._connection, self._visit, self._server
        self._connection = self._visit = self._server = None
        advising, self._advising, self._advice = self._advising, None, None
        self._practice = False
        if advising is not None:
            advising.cancel()
            await asyncio.gather(advising, return_exceptions=True)
        await self._forget_next()
        if connection is not None and server is None:
            await connection.leave()
        if server is not None:
            await server.close()
        if visit is not None:
            visit.cancel()
            await asyncio.gather(visit, return_exceptions=True)
        if server is not None:
            await self._look_for_unfinished()
        self._publish()

    def _say(self, code: str, text: str) -> None:
        number = 1 if self._fault is None else self._fault.number + 1
        self._fault = Notice(number, code, text)
        self._publish()

    def _publish(self) -> None:
        before = self.snapshot
        search, hosting = self._search(), self._hosting()
        snapshot = Snapshot(
            search=before.search if search == before.search else search,
            hosting=before.hosting if hosting == before.hosting else hosting,
            table=None if self._connection is None else self._connection.table,
            fault=self._fault,
            unfinished=() if self._server is not None else self._unfinished,
            advice=self._advice,
        )
        same = (
            snapshot.search is before.search
            and snapshot.hosting is before.hosting
            and snapshot.table is before.table
            and snapshot.fault is before.fault
            and snapshot.unfinished == before.unfinished
            and snapshot.advice is before.advice
        )
        if not same:
            self.snapshot = snapshot
            self._listener(snapshot)

    def _search(self) -> Search:
        if self._since is None:
            return Search((), None, "", None)
        finder = self._finder
        return Search(
            finder.tables,
            self._since,
            finder.network,
            finder.problem,
            self._known,
            finder.available,
            finder.in_use,
        )

    def _hosting(self) -> Hosting | None:
        server, identity = self._server, self._identity
        if server is None or identity is None:
            return None
        place = server.addresses[0] if server.addresses else str(server.own_address)
        return Hosting(
            name=server.lobby.table,
            addresses=server.addresses,
            link=str(Link(parse_address(place), identity.fingerprint)),
            words=self._words,
            advertised=server.advertised,
            fault=server.fault,
            code=server.code,
            practice=self._practice,
        )


class _Impossible(Exception):
    """What was asked for can't be done: a code for the program, a sentence for the person."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True, slots=True)
class _House:
    """A table that is open here."""

    server: TableServer
    identity: Identity
    words: tuple[str, ...]


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


def _name(text: str) -> str:
    try:
        return check_name(text)
    except BadName as fault:
        raise _Impossible("bad_name", str(fault)) from fault


def _first_seat(table: Table) -> tuple[ClientMessage, ...]:
    """What begins the game at a practice table."""
    free = next((seat.seat for seat in table.seats if seat.bot is None), 0)
    return (Sit(free), Ready(True), Start())
