"""A table that others can reach: the asyncio shell around the pure table (DESIGN.md 4, 7)."""

import asyncio
import contextlib
import secrets
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from sequence_lan.host import lobby, playing
from sequence_lan.host.bot_worker import BotWorker, worker_command
from sequence_lan.host.bots_at_table import BotsAtTable
from sequence_lan.host.denied import Denied
from sequence_lan.host.folder import TableFolder, TableInUse
from sequence_lan.host.ledger import BadLedger, Place
from sequence_lan.host.limits import Pace
from sequence_lan.host.ports import NoFreePort, own_sockets, public_sockets
from sequence_lan.host.reception import Reception
from sequence_lan.host.resume import resume
from sequence_lan.host.room import Room, lobby_form
from sequence_lan.host.table import Table
from sequence_lan.host.tokens import TOKEN_BYTES
from sequence_lan.host.unfinished import Unfinished
from sequence_lan.language import noted, translate, why
from sequence_lan.net.advert import Announcement
from sequence_lan.net.background import begun
from sequence_lan.net.discovery import Advertiser
from sequence_lan.net.identity import Identity
from sequence_lan.net.interfaces import Interface, in_use, ranked
from sequence_lan.net.link import DEFAULT_PORT, Address
from sequence_lan.net.messages import GameForm, Level, LobbyForm, Moved, TableOptions
from sequence_lan.net.names import BadName, check_name
from sequence_lan.net.words import BadCode, read_code

_NO_ADDRESS: Final = noted(
    "Net",
    "This computer has no address here that others could type: they find the table in their list, "
    "and the address and the link reach it from this computer alone.",
)
_NO_NETWORK: Final = noted(
    "Net",
    "This computer is in no network, so nobody else can come to the table: connect it to the same "
    "network as the others.",
)


_TICK_SECONDS: Final = 0.5
_TABLE_BYTES: Final = 16


class CannotHost(Exception):
    """The table could not be opened; its text is the sentence for the person."""


@dataclass(frozen=True, slots=True)
class Opening:
    """What a table is opened with."""

    name: str
    """As the person typed it; a name that is none raises ``CannotHost`` at ``start``."""
    options: TableOptions
    folder: Path
    """Where this host's tables are kept, a folder each."""
    port: int = DEFAULT_PORT
    """The next free one if it is taken; 0 is any."""
    bots: tuple[tuple[int, Level], ...] = ()
    """Seats that bots take at once."""
    practice: bool = False
    """For the own client alone: not advertised, on 127.0.0.1 only."""
    headless: bool = False
    """Without a client of its own: the first one seated is the owner."""
    auto_start: bool = False
    """The game starts by itself when every seat is taken, ready or not."""
    interface: str | None = None
    """The network interface to be found on, by name, or ``loopback``; None takes the LAN's."""
    code: str | None = field(default=None, repr=False)
    """Makes the table private: newcomers need it (DESIGN.md 5)."""
    resumes: str | None = None
    """The number of a table kept in ``folder`` to go on with, people, bots and all."""
    arrives: bool = False
    """It is still at another host, and is not advertised here until it has ``arrived``."""


def resuming(game: Unfinished, folder: Path, interface: str | None = None) -> Opening:
    """What the table of ``game``, which is kept in ``folder``, is opened again with."""
    return Opening(
        game.name,
        game.options,
        folder,
        port=game.place.port or DEFAULT_PORT,
        practice=game.place.practice,
        interface=interface,
        resumes=game.table,
    )


class TableServer:
    """One open table. All its methods belong to the one event loop that ``start`` ran in.

    ::

        async with TableServer(Opening("Kitchen", options, folder), identity) as server:
            ...                 # its own client connects to server.own_address
                                # and says hello with server.own_token
    """

    def __init__(
        self,
        opening: Opening,
        identity: Identity,
        on_change: Callable[[], None] = lambda: None,
        pace: Pace = Pace(),  # noqa: B008 - frozen
    ) -> None:
        """Nothing is opened yet.

        ``on_change`` is called after each change of what the properties below say.
        """
        self._opening = opening
        self._identity = identity
        self._on_change = on_change
        self._pace = pace
        self._own_token = secrets.token_bytes(TOKEN_BYTES)
        self._closing = AsyncExitStack()
        self._table: Table
        self._bots: BotsAtTable
        self._choice = opening.interface
        self._interfaces: tuple[Interface, ...] = ()
        self._advertiser: Advertiser | None = None
        self._advertising = False
        self._here = asyncio.Event()
        self._withdrawing: asyncio.Task[None] | None = None
        self._notice: str | None = None
        self._port = 0
        self._own_port = 0
        self._told: object = None

    # What others want to know of it --------------------------------------------------------------

    @property
    def port(self) -> int:
        """The port that the table got."""
        return self._own_port if self._opening.practice else self._port

    @property
    def own_address(self) -> Address:
        """Where the host's own client connects; a headless table has no such place.

        A port of its own on 127.0.0.1, which no crowd at the public one can shut out.
        """
        self._check_own()
        return Address("127.0.0.1", self._own_port)

    @property
    def own_token(self) -> bytes:
        """What makes a client the host's own, and so the owner (``Hello.token``).

        It never leaves this machine, is good as long as the table is open, and new for each.
        """
        self._check_own()
        return self._own_token

    def _check_own(self) -> None:
        if self._opening.headless:
            raise ValueError("a headless table has no client of its own")

    @property
    def addresses(self) -> tuple[str, ...]:
        """``address:port`` of this machine, best first; empty for practice."""
        if self._opening.practice:
            return ()
        return tuple(
            str(Address(address, self._port))
            for interface in self._in_use
            for address in interface.addresses
            if "%" not in address
        )

    @property
    def _in_use(self) -> tuple[Interface, ...]:
        """The network interfaces that the table is found on."""
        if self._advertiser is not None and self._advertiser.interfaces:
            return self._advertiser.interfaces
        return self._interfaces

    @property
    def advertised(self) -> str | None:
        """The table's name as mDNS has it after renames; None if it is not advertised."""
        if self._advertiser is None or not self._advertising or self._advertiser.problem:
            return None
        return self._advertiser.name

    @property
    def fault(self) -> str | None:
        """Why others can't find the table, or not reach it by what is shown here, as a sentence."""
        if self._advertiser is None:
            return None
        if self._advertiser.problem is not None or not self._in_use:
            return self._advertiser.problem
        if not self.addresses:
            return _NO_ADDRESS
        alone = all(interface.kind == "loopback" for interface in self._in_use)
        return _NO_NETWORK if alone and self._choice is None else None

    @property
    def code(self) -> str | None:
        """The code of a private table, for the host's own screen."""
        return self._table.room.code

    @property
    def notice(self) -> str | None:
        """What could not be read of a table that was gone on with, as a sentence."""
        return self._notice

    @property
    def departed(self) -> bool:
        """Whether the table is on another machine now; this one tells everybody who comes."""
        return self._table.departed

    def arrived(self, word: Moved) -> None:
        """The table's old host has said ``word`` of its move here."""
        self._table.arrived(word)
        self._here.set()

    @property
    def lobby(self) -> LobbyForm:
        """Who is at the table, in which phase."""
        return lobby_form(self._table.room, self._now())

    @property
    def watched(self) -> GameForm | None:
        """The game as somebody who watches sees it; None in the lobby."""
        game = self._table.game
        return None if game is None else playing.snapshot(game, None)

    def use_interface(self, name: str | None) -> None:
        """From now on the table is found on that network interface; None takes the LAN's."""
        self._choice = name
        if self._advertiser is not None:
            self._advertiser.choose(name)

    # Opening and closing -------------------------------------------------------------------------

    async def start(self) -> None:
        """The table is open, and will soon be seen on the network. Raises CannotHost."""
        async with AsyncExitStack() as stack:
            sockets, own = self._bind(stack)
            self._table = self._open_table(stack)
            stack.callback(self._table.close)
            reception = Reception(self._table, self._identity, self._pace, self._happened)
            worker = BotWorker(worker_command(), self._pace.bot_patience)
            self._bots = BotsAtTable(
                self._table, worker, reception.deliver, self._now, self._pace.bot_pause
            )
            stack.push_async_callback(worker.close)
            if not self._opening.practice:
                await self._advertise(stack)
            stack.push_async_callback(self._say_farewell, reception)
            for doorway in (sockets, own):
                await reception.listen(doorway)
            for work in (self._tick(reception), self._bots.run()):
                stack.push_async_callback(_end, begun(work))
            self._closing = stack.pop_all()
        self._happened()

    async def close(self) -> None:
        """Everybody has been told, every socket and file is closed; may be called twice."""
        closing, self._closing = self._closing, AsyncExitStack()
        await closing.aclose()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    def _open_table(self, stack: AsyncExitStack) -> Table:
        opening = self._opening
        own_token = None if opening.headless else self._own_token
        place = Place(self._port, opening.practice)
        try:
            if opening.resumes is not None:
                folder = TableFolder(opening.folder / opening.resumes)
                stack.callback(folder.close)
                resumed = resume(
                    folder,
                    self._now(),
                    own_token=own_token,
                    auto_start=opening.auto_start,
                    place=place,
                    identity=self._identity,
                )
                self._notice = resumed.notice
                return resumed.table
            name = check_name(opening.name)
            lobby.check_options(opening.options)
            code = None if opening.code is None else read_code(opening.code)
            room = Room(name, opening.options, (None,) * opening.options.players, code=code)
            for seat, level in opening.bots:
                room = lobby.add_bot(room, seat, level, self._now())
            table = secrets.token_hex(_TABLE_BYTES)
            folder = TableFolder(opening.folder / table)
            stack.callback(folder.close)
            return Table(
                table,
                room,
                folder,
                own_token=own_token,
                auto_start=opening.auto_start,
                place=place,
                identity=self._identity,
            )
        except (BadName, BadCode, Denied, BadLedger, TableInUse) as fault:
            raise CannotHost(str(fault)) from fault
        except OSError as fault:
            raise CannotHost(
                translate(
                    "Net",
                    "A table can't be kept in {folder} ({why}): make that folder "
                    "writable for yourself, and make room on its disk.",
                ).format(folder=opening.folder, why=why(fault))
            ) from fault

    def _bind(self, stack: AsyncExitStack) -> tuple[list[socket.socket], list[socket.socket]]:
        """The sockets for everybody, and those for the own client."""
        try:
            sockets = [] if self._opening.practice else public_sockets(self._opening.port)
        except NoFreePort as fault:
            raise CannotHost(str(fault)) from fault
        own = [] if self._opening.headless else own_sockets()
        for bound in (*sockets, *own):
            stack.callback(bound.close)
        if sockets:
            self._port = sockets[0].getsockname()[1]
        if own:
            self._own_port = own[0].getsockname()[1]
        return sockets, own

    async def _advertise(self, stack: AsyncExitStack) -> None:
        """The network will soon know of the table."""
        self._interfaces = in_use(await asyncio.to_thread(ranked), self._opening.interface)
        self._advertiser = Advertiser(
            self._announcement(),
            self._port,
            choice=self._opening.interface,
            renamed=lambda name: self._happened(),
        )
        stack.push_async_callback(self._advertiser.close)
        stack.push_async_callback(_end, begun(self._start(self._advertiser)))

    async def _start(self, advertiser: Advertiser) -> None:
        if self._opening.arrives:
            await self._here.wait()
        await advertiser.start()
        self._advertising = True
        self._happened()

    async def _say_farewell(self, reception: Reception) -> None:
        await reception.close(self._table.farewell())

    # While it is open ----------------------------------------------------------------------------

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _tick(self, reception: Reception) -> None:
        while True:
            await asyncio.sleep(_TICK_SECONDS)
            reception.deliver(self._table.tick(self._now()))

    def _happened(self) -> None:
        """Bots, the network and whoever listens have been told what is new."""
        self._bots.stir()
        if self._table.departed and self._advertiser is not None:
            # Nobody shall find it here any more.
            self._withdrawing = asyncio.create_task(self._advertiser.close())
            self._advertiser = None
        if self._advertiser is not None:
            self._advertiser.update(self._announcement())
        game = self._table.game
        present = (
            lobby_form(self._table.room, 0),
            None if game is None else (game.begin.game, game.version, game.result),
            self.advertised,
            self.fault,
            self.addresses,
            self.departed,
        )
        if present != self._told:
            self._told = present
            self._on_change()

    def _announcement(self) -> Announcement:
        room = self._table.room
        bots = sum(bot is not None for bot in room.bots)
        seated = sum(
            there.seat is not None and room.bots[there.seat] is None for there in room.people
        )
        return Announcement(
            table=room.name,
            seats_taken=seated + bots,
            seats_total=room.options.players,
            phase=room.phase,
            private=room.code is not None,
            edition=room.options.rules.edition,
            fingerprint=self._identity.fingerprint,
        )


async def _end(task: asyncio.Task[None]) -> None:
    """``task`` is over; what went wrong in it is raised."""
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
