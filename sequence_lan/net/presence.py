"""mDNS kept up on the network interfaces in use, whatever happens to them (DESIGN.md 6)."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Final

from zeroconf import Error
from zeroconf.asyncio import AsyncZeroconf

from sequence_lan.language import noted, translate
from sequence_lan.net.interfaces import Interface, in_use, ranked

# What zeroconf has to say of odd packets and sockets is no news to a player; what matters to one
# is in ``Presence.problem``.
logging.getLogger("zeroconf").setLevel(logging.CRITICAL)

Enter = Callable[[AsyncZeroconf, tuple[Interface, ...]], AbstractAsyncContextManager[None]]
"""What is to be done on these interfaces, as a context that is left when they change."""

_POLL_SECONDS: Final = 2.0
_SLEPT_SECONDS: Final = 8.0

_NO_INTERFACE: Final = noted(
    "Net",
    "This computer has no network to find tables on: connect it to the same network as the others.",
)
_NOT_THERE: Final = noted(
    "Net", "The network interface {} is not there: choose another, or plug it in."
)
_NO_MDNS: Final = noted(
    "Net",
    "Tables can't be found or shown on this network ({}): another program may hold the port of "
    "mDNS. Joining by address or link works all the same.",
)


class Presence:
    """Does one thing over mDNS, and begins it anew when the interfaces change or after sleep.

    A change counts once it has been seen twice, two seconds apart.
    """

    def __init__(
        self,
        enter: Enter,
        choice: str | None = None,
        *,
        look: Callable[[], tuple[Interface, ...]] = ranked,
        wall_clock: Callable[[], float] = time.time,
        poll_seconds: float = _POLL_SECONDS,
    ) -> None:
        """``choice`` is the name of the interface to be used alone, or ``loopback``."""
        self.available: tuple[Interface, ...] = ()
        """All that there are, the best first."""
        self.interfaces: tuple[Interface, ...] = ()
        """Those in use."""
        self.problem: str | None = None
        """A sentence for the person while there is nothing to be found on, else None."""
        self._enter = enter
        self._choice = choice
        self._look = look
        self._wall_clock = wall_clock
        self._poll_seconds = poll_seconds
        self._begun = asyncio.Event()
        self._chosen = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """It is up, or ``problem`` says why not; then it goes on trying."""
        self._task = asyncio.create_task(self._run())
        begun = asyncio.create_task(self._begun.wait())
        try:
            await asyncio.wait({self._task, begun}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            begun.cancel()
        if self._task.done():
            self._task.result()

    def choose(self, choice: str | None) -> None:
        """From now on the interface of that name is used alone, or with None the LAN's."""
        self._choice = choice
        self._chosen.set()

    async def close(self) -> None:
        """The network has been told that this ends."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        while True:
            self._chosen.clear()
            self.interfaces = await self._usable()
            async with AsyncExitStack() as stack:
                try:
                    await self._begin(stack)
                except (OSError, Error) as fault:
                    self.problem = translate("Net", _NO_MDNS).format(
                        str(fault) or type(fault).__name__
                    )
                self._begun.set()
                await self._until_changed()

    async def _begin(self, stack: AsyncExitStack) -> None:
        if not self.interfaces:
            self.problem = (
                translate("Net", _NOT_THERE).format(self._choice) if self._choice else _NO_INTERFACE
            )
            return
        zeroconf = AsyncZeroconf(interfaces=sockets_of(self.interfaces))
        stack.push_async_callback(close, zeroconf)
        await stack.enter_async_context(self._enter(zeroconf, self.interfaces))
        self.problem = None

    async def _until_changed(self) -> None:
        last = self.interfaces
        while True:
            wall, steady = self._wall_clock(), time.monotonic()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._poll_seconds):
                    await self._chosen.wait()
                    return
            # Some systems stop the steady clock while they sleep, some don't.
            passed = max(self._wall_clock() - wall, time.monotonic() - steady)
            now = await self._usable()
            slept = passed > self._poll_seconds + _SLEPT_SECONDS
            if slept or self._failed or (now != self.interfaces and now == last):
                return
            last = now

    @property
    def _failed(self) -> bool:
        """Whether it could not begin though there are interfaces."""
        return self.problem is not None and bool(self.interfaces)

    async def _usable(self) -> tuple[Interface, ...]:
        self.available = await asyncio.to_thread(self._look)
        return in_use(self.available, self._choice)


async def close(zeroconf: AsyncZeroconf) -> None:
    """Its sockets are closed, also where whoever waits for that has been cancelled."""
    # In a task of its own: zeroconf takes a cancellation of the one it runs in for its own.
    await asyncio.create_task(zeroconf.async_close())


def sockets_of(interfaces: tuple[Interface, ...]) -> list[str]:
    """The addresses that zeroconf binds to: each of IPv4, and of IPv6 the one of each link."""
    return [
        address.partition("%")[0]
        for interface in interfaces
        for address in interface.addresses
        if ":" not in address or "%" in address
    ]
