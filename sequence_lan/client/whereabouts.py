"""Where a table is, as its client knows, and how it is found again (DESIGN.md 5, 7, 8)."""

import asyncio
import contextlib
import itertools
import random
from collections.abc import Callable
from typing import Final

from sequence_lan.client.finder import Finder
from sequence_lan.client.moving import Home, seek
from sequence_lan.net.dial import Connection, Unreachable, dial
from sequence_lan.net.forms import BadForm
from sequence_lan.net.link import Address
from sequence_lan.net.messages import Moved
from sequence_lan.net.moved import is_true, places
from sequence_lan.net.tls import WrongHost

_LONGEST_DIAL: Final = 5.0
_LONGEST_PAUSE: Final = 0.75
_LOOK_AROUND: Final = 2
"""The attempt from which on the host is looked for by mDNS, too."""


class Whereabouts:
    """The addresses of one table, its host's certificate and what opens the seat there."""

    def __init__(
        self,
        addresses: tuple[Address, ...],
        fingerprint: bytes | None,
        own_token: bytes | None,
        finder: Finder | None,
    ) -> None:
        """``fingerprint`` None takes the host that is there; ``finder`` finds one that has moved.

        ``own_token`` is that of a table that this program hosts.
        """
        self.fingerprint = fingerprint
        self.token = own_token
        """What this person shows to the host; None before anything is known."""
        self.table: str | None = None
        """The table's number, once this person was let in."""
        self.name: str | None = None
        """The table's name, from then on."""
        self.is_own = own_token is not None
        """Whether this program hosts it."""
        self.home: Home | None = None
        """This machine, where it is ready to be the table's next host."""
        self._addresses = addresses
        self._finder = finder

    async def reach(self) -> Connection:
        """A first connection, as ``dial`` makes it, faults and all."""
        return await dial(self._addresses, self.fingerprint)

    async def reach_anew(self) -> Connection:
        """Another connection to the same host, once there can be one."""
        for attempt in itertools.count(1):
            with contextlib.suppress(Unreachable, WrongHost):
                return await dial(self._all_addresses(), self.fingerprint)
            await self.pause(attempt)
        raise AssertionError("there is always another attempt")

    async def find_again(self, tried: Callable[[int], None]) -> Connection:
        """A connection to the same table, wherever it is by now.

        ``tried`` is called with the number of each attempt, from 1.
        """
        asking = asyncio.create_task(self._ask_around())
        try:
            async with contextlib.AsyncExitStack() as stack:
                for attempt in itertools.count(1):
                    tried(attempt)
                    if attempt == _LOOK_AROUND and self._finder is not None:
                        await stack.enter_async_context(self._finder.looking())
                    try:
                        async with asyncio.timeout(min(_LONGEST_DIAL, 1 + attempt / 2)):
                            found = await dial(self._all_addresses(), self.fingerprint)
                        if found.fingerprint == self.fingerprint:
                            return found
                        # The table has moved from there meanwhile.
                        found.writer.transport.abort()
                    except TimeoutError:
                        # It has been tried all the time: a pause would only make it later.
                        continue
                    except (Unreachable, WrongHost):
                        await self.pause(attempt)
            raise AssertionError("there is always another attempt")
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    async def pause(self, attempt: int) -> None:
        """Longer each time, never the same for all clients; news on the network end it."""
        await self._rest(min(_LONGEST_PAUSE, 0.1 * 1.6**attempt))

    def follow(self, said: Moved, old: bytes) -> None:
        """The table is where ``said``, the word of the host ``old``, has it; else BadForm."""
        addresses = places(said)
        if not addresses or not is_true(said, self.table or said.table, old):
            raise BadForm("The host says what is not true of where the table is.")
        own_token = None
        if self.home is not None and self.home.fingerprint == said.fingerprint:
            addresses, own_token = (self.home.address,), self.home.own_token
        self._addresses, self.fingerprint, self.table = addresses, said.fingerprint, said.table
        self.token = own_token or said.token or self.token
        self.is_own = own_token is not None
        self.home = None

    async def _ask_around(self) -> None:
        """Where the table has moved is known, if that was while this person was away.

        Its old host may be gone. Goes on until it is cancelled.
        """
        while True:
            await self._rest(_LONGEST_PAUSE)
            finder, table, name, old = self._finder, self.table, self.name, self.fingerprint
            if finder is None or table is None or name is None or old is None:
                return
            ads = [
                ad for ad in finder.tables if ad.fingerprint != old and ad.table.startswith(name)
            ]
            said = await seek(ads, table, old)
            if said is not None:
                with contextlib.suppress(BadForm):
                    self.follow(said, old)

    def _all_addresses(self) -> tuple[Address, ...]:
        """Where the host says it is now, and where it was."""
        if self._finder is None or self.fingerprint is None:
            return self._addresses
        return (*self._finder.addresses_of(self.fingerprint), *self._addresses)

    async def _rest(self, seconds: float) -> None:
        seconds *= random.uniform(0.75, 1.25)  # noqa: S311 - nobody gains by guessing it
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await (asyncio.sleep(seconds) if self._finder is None else self._finder.news())
