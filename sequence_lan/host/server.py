"""A table that others can reach: the asyncio shell around the pure table (DESIGN.md 4, 7)."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from sequence_lan.net.identity import Identity
from sequence_lan.net.link import DEFAULT_PORT, Address
from sequence_lan.net.messages import Level, LobbyForm, TableOptions


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
    pause: float = 0.8
    """Seconds before a bot moves, so that people can follow."""


class TableServer:
    """One open table. All its methods belong to the one event loop that ``start`` ran in.

    ::

        async with TableServer(Opening("Kitchen", options, folder), identity) as server:
            client.connect(server.own_address, token=server.own_token)
    """

    def __init__(
        self,
        opening: Opening,
        identity: Identity,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        """Nothing is opened yet.

        ``on_change`` is called after each change of what the properties below say.
        """
        raise NotImplementedError

    async def start(self) -> None:
        """The table is open. Raises CannotHost."""
        raise NotImplementedError

    async def close(self) -> None:
        """Everybody has been told, every socket and file is closed; may be called twice."""
        raise NotImplementedError

    @property
    def port(self) -> int:
        """The port that the table got."""
        raise NotImplementedError

    @property
    def own_address(self) -> Address:
        """Where the host's own client connects.

        A port of its own on 127.0.0.1, which no crowd at the public one can shut out.
        """
        raise NotImplementedError

    @property
    def own_token(self) -> bytes:
        """What makes a client the host's own, and so the owner (``Hello.token``).

        Never sent elsewhere, new at each start; the welcome gives the next one, as to everybody.
        """
        raise NotImplementedError

    @property
    def addresses(self) -> tuple[str, ...]:
        """``address:port`` of this machine, best first; empty for practice."""
        raise NotImplementedError

    @property
    def advertised(self) -> str | None:
        """The table's name as mDNS has it after renames; None if it is not advertised."""
        raise NotImplementedError

    @property
    def fault(self) -> str | None:
        """Why the table is not advertised, as a sentence; it can still be joined by address."""
        raise NotImplementedError

    @property
    def lobby(self) -> LobbyForm:
        """Who is at the table, in which phase."""
        raise NotImplementedError

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
