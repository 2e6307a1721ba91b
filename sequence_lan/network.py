"""What the network thread does: it searches, hosts and plays, one request after the other."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
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
from sequence_lan.host.advice import advise
from sequence_lan.host.server import Opening
from sequence_lan.house import House, Impossible
from sequence_lan.language import noted
from sequence_lan.net.advert import TableAd
from sequence_lan.net.link import Address, BadAddress, parse_link
from sequence_lan.net.messages import (
    ClientMessage,
    HostMessage,
    Moved,
    Ready,
    Rejected,
    Sit,
    Start,
    Taken,
    Welcome,
)
from sequence_lan.net.names import BadName, check_name
from sequence_lan.net.words import BadCode, new_code, read_code
from sequence_lan.snapshot import Search, Snapshot, TablePlan

_WRONG_CODE: Final = frozenset({"wrong_code", "not_proved"})
_THREE_CODES: Final = noted(
    "Net",
    "Three codes were wrong there: have the host read the code to you, wait a minute, and see that "
    "the six words are the same on both screens.",
)
_POLL: Final = 1.0
"""Seconds between two looks at whether anything can be found at all."""

_log = logging.getLogger(__name__)

Request = Callable[[], Awaitable[None]]


class Network:
    """What the network thread does; all but ``snapshot`` belongs to it."""

    def __init__(
        self, listener: Callable[[Snapshot], None], folder: Path, interface: str | None
    ) -> None:
        self.snapshot = Snapshot(Search((), None, "", None), None, None, None)
        self._listener = listener
        self._interface = interface
        self._keepsakes = Keepsakes.within(folder)
        self._requests: asyncio.Queue[Request] = asyncio.Queue()
        self._stopped = False
        self._finder = Finder(self._publish, interface, self._keepsakes.known_hosts.recent)
        self._since: float | None = None
        self._known: Mapping[bytes, str] = {}
        self._tries = Tries()
        self._searching: contextlib.AsyncExitStack | None = None
        self._house = House(folder, self._publish)
        self._code: str | None = None
        """The code by which this person is at a private table."""
        self._connection: TableConnection | None = None
        self._visit: asyncio.Task[None] | None = None
        self._fault: Notice | None = None
        self._advising: asyncio.Task[None] | None = None
        self._advice: Advice | None = None

    def ask(self, request: Request) -> None:
        """``request`` is carried out after those that came before."""
        self._requests.put_nowait(request)

    async def run(self) -> None:
        """Requests are carried out, one after the other, until ``stop`` has been."""
        polling = asyncio.create_task(self._poll())
        await self._house.look()
        while not self._stopped:
            request = await self._requests.get()
            try:
                await request()
            except Impossible as fault:
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
        await self._house.forget_former()
        await self.search(False)

    async def _poll(self) -> None:
        """Whether anything can be found changes without a word."""
        while True:
            await asyncio.sleep(_POLL)
            self._publish()

    async def search(self, on: bool) -> None:
        """Tables nearby are looked for, or not any more."""
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
        """Tables are searched and shown on that interface."""
        self._interface = name
        self._finder.choose(name)
        if self._house.table is not None:
            self._house.table.server.use_interface(name)

    async def open_table(self, plan: TablePlan, name: str) -> None:
        """A table of ``plan`` is hosted here, and this person is at it."""
        opening = Opening(
            plan.name,
            plan.options,
            self._house.tables,
            port=plan.port,
            bots=plan.bots,
            practice=plan.practice,
            interface=self._interface,
            code=plan.code,
        )
        await self._host(opening, name)

    async def reopen(self, table: str, name: str) -> None:
        """The unfinished ``table`` is hosted here again, and this person is at it."""
        await self._host(await self._house.reopen(table, self._interface), name)

    async def _host(self, opening: Opening, name: str) -> None:
        self._check_free()
        name = _name(name)
        table = await self._house.open(opening)
        server, identity = table.server, table.identity
        self._code = server.code
        if identity.notice is not None:
            self._say("new_certificate", identity.notice)
        if server.notice is not None:
            self._say("damaged", server.notice)
        own = Target((server.own_address,), name, identity.fingerprint, own_token=server.own_token)
        self._visit_table(own, eager=opening.practice and opening.resumes is None)

    def _overheard(self, message: HostMessage) -> None:
        """What a host says of its table's moves."""
        house = self._house
        if isinstance(message, Moved) and house.moved(message) and house.table is not None:
            self._code = house.table.server.code
        stays = isinstance(message, Welcome) or (
            isinstance(message, Rejected) and message.code == "not_taken"
        )
        if stays and house.expects_table:
            self.ask(house.forget_next)

    async def take(self, parcel: bytes, table: str) -> None:
        """This machine is to be the host of ``table``: it says whether it can be."""
        connection = self._connection
        if connection is None:
            return
        code = self._code or new_code()
        taken = await self._house.take(parcel, table, code, self._interface)
        if taken is None:
            connection.send(Taken((), bytes(32)))
            return
        server, fingerprint = taken.server, taken.identity.fingerprint
        connection.come_home(Home(server.own_address, fingerprint, server.own_token))
        connection.send(Taken(server.addresses, fingerprint))

    async def join(self, address: str, name: str, watch: bool, code: str | None) -> None:
        """This person is at the table at ``address``."""
        try:
            link = parse_link(address)
        except BadAddress as fault:
            raise Impossible("bad_address", str(fault)) from fault
        self._go((link.address,), link.fingerprint, name, watch, code)

    async def join_ad(self, ad: TableAd, name: str, watch: bool, code: str | None) -> None:
        """This person is at the table of ``ad``."""
        if ad.mismatch is not None:
            raise Impossible("protocol", ad.mismatch)
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
            raise Impossible("bad_code", str(fault)) from fault
        where = fingerprint or addresses
        if code is not None and self._tries.wait(where, time.monotonic()) > 0:
            raise Impossible("three_codes", _THREE_CODES)
        self._code = code
        self._visit_table(Target(addresses, _name(name), fingerprint, watch, code, private))

    def _check_free(self) -> None:
        connection = self._connection
        if self._house.table is not None or (connection and connection.table.ended is None):
            raise Impossible(
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
        """``message`` goes to the table's host."""
        self._at_table().send(message)

    async def act(self, action: Action) -> None:
        """``action`` goes to the table's host."""
        self._at_table().act(action)

    async def advise(self) -> None:
        """Advice for this person is on its way."""
        game = self._at_table().table.game
        hosted = self._house.table
        if hosted is None or not hosted.practice:
            raise Impossible("no_advice", noted("Net", "Advice is given at a practice table only."))
        thinks = self._advising is not None and not self._advising.done()
        if game is not None and acts_now(game.view) and not thinks:
            self._advising = asyncio.create_task(self._think(game.view))

    async def _think(self, view: View) -> None:
        self._advice = await advise(view)
        self._publish()

    def _at_table(self) -> TableConnection:
        if self._connection is None:
            raise Impossible(
                "no_table", noted("Net", "You are at no table: open or join one first.")
            )
        return self._connection

    async def leave(self) -> None:
        """The table is left for good, or closed."""
        connection, visit, server = self._connection, self._visit, self._house.give_up()
        self._connection = self._visit = None
        advising, self._advising, self._advice = self._advising, None, None
        if advising is not None:
            advising.cancel()
            await asyncio.gather(advising, return_exceptions=True)
        await self._house.forget_next()
        if connection is not None and server is None:
            await connection.leave()
        if server is not None:
            await server.close()
        if visit is not None:
            visit.cancel()
            await asyncio.gather(visit, return_exceptions=True)
        if server is not None:
            await self._house.look()
        self._publish()

    def _say(self, code: str, text: str) -> None:
        number = 1 if self._fault is None else self._fault.number + 1
        self._fault = Notice(number, code, text)
        self._publish()

    def _publish(self) -> None:
        before = self.snapshot
        search, hosted = self._search(), self._house.table
        hosting = None if hosted is None else hosted.shown
        snapshot = Snapshot(
            search=before.search if search == before.search else search,
            hosting=before.hosting if hosting == before.hosting else hosting,
            table=None if self._connection is None else self._connection.table,
            fault=self._fault,
            unfinished=() if hosted is not None else self._house.unfinished,
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


def _name(text: str) -> str:
    try:
        return check_name(text)
    except BadName as fault:
        raise Impossible("bad_name", str(fault)) from fault


def _first_seat(table: Table) -> tuple[ClientMessage, ...]:
    """What begins the game at a practice table."""
    free = next((seat.seat for seat in table.seats if seat.bot is None), 0)
    return (Sit(free), Ready(True), Start())
