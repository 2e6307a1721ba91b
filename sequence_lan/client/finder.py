"""The tables on the network, looked for as long as somebody wants to know."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

from sequence_lan.net.advert import TableAd
from sequence_lan.net.discovery import Browser
from sequence_lan.net.interfaces import Interface
from sequence_lan.net.link import Address


class Finder:
    """One browser for all who look at the same time: a list on the screen, a lost connection."""

    def __init__(
        self,
        changed: Callable[[], None],
        choice: str | None = None,
        recent: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        """``changed`` is called when ``tables`` is another; ``choice`` as a Browser's.

        ``recent`` gives the addresses of computers that are asked by themselves, too; it may read
        a file.
        """
        self._changed = changed
        self._choice = choice
        self._recent = recent
        self._browser: Browser | None = None
        self._looking = 0
        self._turn = asyncio.Lock()
        self._news = asyncio.Event()

    @property
    def tables(self) -> tuple[TableAd, ...]:
        """The tables that are there, sorted by name; none while nobody looks."""
        return () if self._browser is None else self._browser.tables

    @property
    def network(self) -> str:
        """The interfaces that are searched, in words: ``eth0 192.168.1.5``."""
        return ", ".join(f"{found.label} {found.addresses[0]}" for found in self.in_use)

    @property
    def available(self) -> tuple[Interface, ...]:
        """All network interfaces, the likeliest first; none while nobody looks."""
        return () if self._browser is None else self._browser.available

    @property
    def in_use(self) -> tuple[Interface, ...]:
        """Those that are searched."""
        return () if self._browser is None else self._browser.interfaces

    @property
    def problem(self) -> str | None:
        """A sentence for the person while nothing can be found."""
        return None if self._browser is None else self._browser.problem

    def choose(self, choice: str | None) -> None:
        """From now on that interface is searched, as if it had been chosen from the beginning."""
        self._choice = choice
        if self._browser is not None:
            self._browser.choose(choice)

    def addresses_of(self, fingerprint: bytes) -> tuple[Address, ...]:
        """Where the host with that certificate says it is now."""
        return tuple(
            address
            for table in self.tables
            if table.fingerprint == fingerprint
            for address in table.addresses
        )

    async def news(self) -> None:
        """Returns once ``tables`` has become another."""
        await self._news.wait()

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        """Tables are looked for in the meantime."""
        self._looking += 1
        try:
            async with self._turn:
                if self._browser is None:
                    recent = await asyncio.to_thread(self._recent)
                    self._browser = Browser(self._heard, choice=self._choice, recent=recent)
                    await self._browser.start()
            yield
        finally:
            self._looking -= 1
            # Also when it was given up before the browser stood.
            async with self._turn:
                if self._looking == 0 and self._browser is not None:
                    browser, self._browser = self._browser, None
                    await browser.close()

    def _heard(self, tables: tuple[TableAd, ...]) -> None:
        self._news.set()
        self._news = asyncio.Event()
        self._changed()
