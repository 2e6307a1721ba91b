"""Showing a table on the network, and finding the tables there (DESIGN.md 6).

::

    async with Advertiser(announcement, port) as advertiser:
        advertiser.name                 # the table's name on the network
        advertiser.update(announcement)

    async with Browser(show) as browser:  # show(tables) is called at each change
        ...
"""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from types import TracebackType
from typing import Final, Self

from zeroconf import DNSQuestionType, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from sequence_lan.net.advert import Announcement, TableAd, read_ad, to_txt
from sequence_lan.net.background import begun
from sequence_lan.net.dial import answers
from sequence_lan.net.interfaces import Interface
from sequence_lan.net.names import BadName, check_name
from sequence_lan.net.presence import Presence, close, sockets_of

SERVICE: Final = "_sequence-lan._tcp.local."
_TTL_SECONDS: Final = 20
_MOST_LABEL_BYTES: Final = 56
_MOST_ADDRESSES: Final = 8
_MOST_TABLES: Final = 256
_PROBE_SECONDS: Final = 4.0
_ASK_SECONDS: Final = 10.0
_FIRST_ANSWER_MILLISECONDS: Final = 3000
_FURTHER_ANSWER_MILLISECONDS: Final = 1000
_RIVAL_SECONDS: Final = 2.0


class Advertiser:
    """Keeps one table on the network, under a name that no other table there has."""

    def __init__(
        self,
        announcement: Announcement,
        port: int,
        *,
        choice: str | None = None,
        renamed: Callable[[str], None] = lambda name: None,
    ) -> None:
        """``choice`` is the name of a network interface or ``loopback``; None takes the LAN's.

        ``renamed(name)`` is called when the name on the network turns out or becomes another.
        """
        self.name: str = announcement.table
        """The table's name on the network: its own, or with a number where that was taken."""
        self._announcement = announcement
        self._port = port
        self._renamed = renamed
        self._server = f"sequence-lan-{secrets.token_hex(6)}.local."
        self._stirred = asyncio.Event()
        self._presence = Presence(self._announce, choice)

    @property
    def problem(self) -> str | None:
        """A sentence for the host while its table can't be shown, else None."""
        return self._presence.problem

    @property
    def interfaces(self) -> tuple[Interface, ...]:
        """The network interfaces in use."""
        return self._presence.interfaces

    def choose(self, choice: str | None) -> None:
        """From now on that interface is used, as if it had been chosen from the beginning."""
        self._presence.choose(choice)

    def update(self, announcement: Announcement) -> None:
        """The network will soon hear this; what comes quickly one after another is told once."""
        self._announcement = announcement
        self._stirred.set()

    async def start(self) -> None:
        """The table is on the network under ``name``, unless there is a ``problem``."""
        await self._presence.start()

    async def close(self) -> None:
        """The network has been told that the table is gone."""
        await self._presence.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @asynccontextmanager
    async def _announce(
        self, zeroconf: AsyncZeroconf, interfaces: tuple[Interface, ...]
    ) -> AsyncIterator[None]:
        # Two programs on one machine share the port, and an answer meant for one alone may reach
        # the other: so rivals for the name are also listened for as any browser does.
        browser = _browse(zeroconf, lambda name, change: self._stirred.set())
        try:
            label = await self._settle(zeroconf, interfaces)
            keeper = begun(self._keep_true(zeroconf, interfaces, label))
            try:
                yield
            finally:
                keeper.cancel()
                await asyncio.gather(keeper, return_exceptions=True)
        finally:
            await browser.async_cancel()

    async def _settle(self, zeroconf: AsyncZeroconf, interfaces: tuple[Interface, ...]) -> str:
        """The label that nobody else on the network has; ``name`` says the same."""
        wanted = _label(self._announcement.table)
        service = self._service(interfaces, wanted)
        await zeroconf.zeroconf.async_wait_for_start()
        await zeroconf.zeroconf.async_check_service(service, allow_name_change=True)
        label = service.name.removesuffix(f".{SERVICE}")
        name = _numbered(self._announcement.table, label.removeprefix(wanted))
        if name != self.name:
            self.name = name
            self._renamed(name)
        return label

    async def _keep_true(
        self, zeroconf: AsyncZeroconf, interfaces: tuple[Interface, ...], label: str
    ) -> None:
        told = None
        while True:
            rivals = self._rivals(zeroconf.zeroconf, label)
            if any(rival < self._server for rival in rivals):
                # Both came at the same moment. One of them goes, without a farewell that would
                # take the other's entry from all lists too.
                zeroconf.zeroconf.registry.async_remove(self._service(interfaces, label))
                await asyncio.sleep(random.uniform(0, _RIVAL_SECONDS))  # noqa: S311
                label = await self._settle(zeroconf, interfaces)
                told = None
            service = self._service(interfaces, label)
            if told is None:
                told = self._announcement
                # The name has been settled: it is not asked for a second time.
                await (await zeroconf.async_register_service(service, cooperating_responders=True))
            elif rivals or told != self._announcement:
                told = self._announcement
                await (await zeroconf.async_update_service(service))
            await self._stirred.wait()
            self._stirred.clear()

    def _service(self, interfaces: tuple[Interface, ...], label: str) -> AsyncServiceInfo:
        addresses = [a.partition("%")[0] for i in interfaces for a in i.addresses]
        return AsyncServiceInfo(
            SERVICE,
            f"{label}.{SERVICE}",
            port=self._port,
            properties=to_txt(self._announcement, self.name),
            server=self._server,
            parsed_addresses=addresses[:_MOST_ADDRESSES],
            host_ttl=_TTL_SECONDS,
            other_ttl=_TTL_SECONDS,
        )

    def _rivals(self, zeroconf: Zeroconf, label: str) -> list[str]:
        """The other hosts that have registered the same name."""
        # A record that is about to go has a second left.
        return [
            server
            for entry in zeroconf.cache.entries_with_name(f"{label}.{SERVICE}")
            if (server := getattr(entry, "server", None)) not in (None, self._server)
            and entry.ttl > 1
        ]


class Browser:
    """Keeps the list of the tables on the network, those left out whose host does not answer."""

    def __init__(
        self,
        changed: Callable[[tuple[TableAd, ...]], None],
        *,
        choice: str | None = None,
        recent: Iterable[str] = (),
        probe_seconds: float = _PROBE_SECONDS,
    ) -> None:
        """``changed`` is called with all tables, sorted by name, at each change of any of them.

        ``choice`` is the name of a network interface or ``loopback``; None takes the LAN's. The
        computers with the addresses ``recent`` are asked by themselves, too, since a network may
        lose what is said to all.
        """
        self.tables: tuple[TableAd, ...] = ()
        """The tables as ``changed`` was last told."""
        self._changed = changed
        self._recent = frozenset(recent)
        self._probe_seconds = probe_seconds
        self._followed: dict[str, asyncio.Task[None]] = {}
        self._listed: dict[str, TableAd] = {}
        self._presence = Presence(self._search, choice)

    @property
    def problem(self) -> str | None:
        """A sentence for the person while no table can be found here, else None."""
        return self._presence.problem

    @property
    def interfaces(self) -> tuple[Interface, ...]:
        """The network interfaces in use."""
        return self._presence.interfaces

    @property
    def available(self) -> tuple[Interface, ...]:
        """All network interfaces, the likeliest way to other players first."""
        return self._presence.available

    def choose(self, choice: str | None) -> None:
        """From now on that interface is used, as if it had been chosen from the beginning."""
        self._presence.choose(choice)

    async def start(self) -> None:
        """Tables are being looked for, unless there is a ``problem``."""
        await self._presence.start()

    async def close(self) -> None:
        """Nothing is looked for or probed any more; ``tables`` stays as it was."""
        await self._presence.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @asynccontextmanager
    async def _search(
        self, zeroconf: AsyncZeroconf, interfaces: tuple[Interface, ...]
    ) -> AsyncIterator[None]:
        for name in self._listed:
            self._follow(zeroconf, name)
        asking = [begun(self._ask(zeroconf))]
        async with AsyncExitStack() as stack:
            if self._recent:
                # Who asks from another port is answered alone, not by a word to all.
                direct = AsyncZeroconf(interfaces=sockets_of(interfaces), unicast=True)
                stack.push_async_callback(close, direct)
                asking += [begun(self._ask(direct, whom)) for whom in self._recent]
            try:
                yield
            finally:
                # What is heard until nobody asks any more may still begin to follow a table.
                await _end(asking)
                await _end(self._followed.values())
                self._followed.clear()

    async def _ask(self, zeroconf: AsyncZeroconf, whom: str | None = None) -> None:
        """Everybody, or the computer at ``whom``, is asked again and again.

        What was said while no cable led here is lost.
        """

        def heard(name: str, change: ServiceStateChange) -> None:
            if change is ServiceStateChange.Removed:
                self._forget(name)
            elif change is ServiceStateChange.Updated or name not in self._followed:
                self._follow(zeroconf, name, whom)

        while True:
            browser = _browse(zeroconf, heard, whom)
            try:
                await asyncio.sleep(_ASK_SECONDS)
            finally:
                await browser.async_cancel()

    def _forget(self, name: str) -> None:
        task = self._followed.pop(name, None)
        if task is not None:
            task.cancel()
        self._list(name, None)

    def _follow(self, zeroconf: AsyncZeroconf, name: str, whom: str | None = None) -> None:
        task = self._followed.pop(name, None)
        if task is not None:
            task.cancel()
        if len(self._followed) < _MOST_TABLES:
            self._followed[name] = begun(self._watch(zeroconf, name, whom))

    async def _watch(self, zeroconf: AsyncZeroconf, name: str, whom: str | None) -> None:
        """A table of that name is listed as long as it answers."""
        ad, missed = self._listed.get(name), 0
        while True:
            ad = await _described(zeroconf, name, whom, ad)
            missed = 0 if ad is not None and await answers(ad.addresses) else missed + 1
            if missed != 1:
                self._list(name, ad if missed == 0 else None)
            # The second question follows the first soon, so that a dead host is gone in time.
            await asyncio.sleep(self._probe_seconds / 4 if missed == 1 else self._probe_seconds)

    def _list(self, name: str, ad: TableAd | None) -> None:
        if ad is None:
            self._listed.pop(name, None)
        else:
            self._listed[name] = ad
        self._tell()

    def _tell(self) -> None:
        ordered = sorted(
            self._listed.items(), key=lambda entry: (entry[1].table.casefold(), entry[0])
        )
        tables = tuple(ad for _, ad in ordered)
        if tables != self.tables:
            self.tables = tables
            self._changed(tables)


def _browse(
    zeroconf: AsyncZeroconf,
    heard: Callable[[str, ServiceStateChange], None],
    whom: str | None = None,
) -> AsyncServiceBrowser:
    """Asks everybody, or the computer with the address ``whom`` alone."""

    def handle(
        zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        heard(name, state_change)

    return AsyncServiceBrowser(
        zeroconf.zeroconf,
        SERVICE,
        handlers=[handle],
        addr=whom,
        question_type=_question(whom),
    )


async def _described(
    zeroconf: AsyncZeroconf, name: str, whom: str | None, before: TableAd | None
) -> TableAd | None:
    """How the table of that name describes itself; as ``before``, where it does not say."""
    service = AsyncServiceInfo(SERVICE, name)
    patience = _FIRST_ANSWER_MILLISECONDS if before is None else _FURTHER_ANSWER_MILLISECONDS
    if not await service.async_request(zeroconf.zeroconf, patience, _question(whom), addr=whom):
        return before
    return read_ad(service.properties, service.parsed_scoped_addresses(), service.port or 0)


async def _end(tasks: Iterable[asyncio.Task[None]]) -> None:
    """The tasks are over."""
    tasks = list(tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _question(whom: str | None) -> DNSQuestionType:
    """Who is asked alone answers to the asker alone."""
    return DNSQuestionType.QM if whom is None else DNSQuestionType.QU


def _label(table: str) -> str:
    """The name of a table as one label of a DNS name, short enough for a number to follow."""
    # Dots, and underscores in front, mean something there.
    label = table.replace(".", " ").strip(" _")
    while len(label.encode()) > _MOST_LABEL_BYTES:
        label = label[:-1]
    return label or "table"


def _numbered(table: str, number: str) -> str:
    """The name with its number, shortened until it is a name again."""
    while True:
        try:
            return check_name(table + number)
        except BadName:
            table = table[:-1]
