"""mDNS is begun anew when the interfaces change or the machine has slept, and not otherwise."""

import asyncio
import gc
import time
import warnings
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from zeroconf import NotRunningException
from zeroconf.asyncio import AsyncZeroconf

from sequence_lan.net.interfaces import LOOPBACK, Interface
from sequence_lan.net.presence import Presence

HERE = (Interface("lo", "lo", "loopback", ("127.0.0.1",)),)
CHANGED = (Interface("lo", "lo", "loopback", ("127.0.0.1", "127.0.0.2")),)


class Seen:
    """What the system says of its interfaces, look by look; the last is said from then on."""

    def __init__(self, *looks: tuple[Interface, ...]) -> None:
        self._looks = list(looks)
        self._loop = asyncio.get_running_loop()
        self.said_all = asyncio.Event()

    def look(self) -> tuple[Interface, ...]:
        if len(self._looks) > 1:
            return self._looks.pop(0)
        self._loop.call_soon_threadsafe(self.said_all.set)
        return self._looks[0]


class Beginnings:
    """Which interfaces it was begun on, time after time."""

    def __init__(self, fails: int = 0) -> None:
        self.on: list[tuple[str, ...]] = []
        self.left = 0
        self._fails = fails
        self._changed = asyncio.Condition()

    @asynccontextmanager
    async def enter(
        self, zeroconf: AsyncZeroconf, interfaces: tuple[Interface, ...]
    ) -> AsyncIterator[None]:
        await zeroconf.zeroconf.async_wait_for_start()
        self.on.append(interfaces[0].addresses)
        async with self._changed:
            self._changed.notify_all()
        if len(self.on) <= self._fails:
            raise NotRunningException
        try:
            yield
        finally:
            self.left += 1

    async def until(self, times: int) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: len(self.on) == times)


def presence(
    begun: Beginnings, seen: Seen, wall_clock: Callable[[], float] = time.time
) -> Presence:
    return Presence(begun.enter, LOOPBACK, look=seen.look, wall_clock=wall_clock, poll_seconds=0.01)


async def test_while_nothing_changes_it_goes_on_as_it_began() -> None:
    begun, seen = Beginnings(), Seen(*[HERE] * 5)
    kept = presence(begun, seen)
    await kept.start()
    await seen.said_all.wait()
    assert kept.interfaces == HERE
    assert kept.problem is None
    await kept.close()
    assert begun.on == [("127.0.0.1",)]
    assert begun.left == 1


async def test_a_change_of_the_interfaces_begins_it_anew() -> None:
    begun, seen = Beginnings(), Seen(HERE, HERE, CHANGED)
    kept = presence(begun, seen)
    await kept.start()
    await begun.until(2)
    assert kept.interfaces == CHANGED
    assert begun.left == 1
    await kept.close()
    assert begun.on == [("127.0.0.1",), ("127.0.0.1", "127.0.0.2")]


async def test_a_change_that_is_gone_at_the_next_look_is_none() -> None:
    begun, seen = Beginnings(), Seen(HERE, HERE, CHANGED, HERE, CHANGED, HERE, HERE, HERE)
    kept = presence(begun, seen)
    await kept.start()
    await seen.said_all.wait()
    await kept.close()
    assert begun.on == [("127.0.0.1",)]


async def test_a_sleep_begins_it_anew() -> None:
    hours = iter([0.0, 0.0, 0.0, 3600.0])
    begun, seen = Beginnings(), Seen(HERE)
    kept = presence(begun, seen, wall_clock=lambda: next(hours, 3600.0))
    await kept.start()
    await begun.until(2)
    await kept.close()


async def test_a_clock_that_is_set_back_changes_nothing() -> None:
    hours = iter([7200.0, 7200.0, 3600.0])
    begun, seen = Beginnings(), Seen(*[HERE] * 5)
    kept = presence(begun, seen, wall_clock=lambda: next(hours, 0.0))
    await kept.start()
    await seen.said_all.wait()
    await kept.close()
    assert begun.on == [("127.0.0.1",)]


async def test_another_choice_of_the_person_counts_at_once() -> None:
    other = (*HERE, Interface("eth0", "eth0", "lan", ("127.0.0.3",)))
    begun, seen = Beginnings(), Seen(other)
    kept = Presence(begun.enter, LOOPBACK, look=seen.look, poll_seconds=60)
    await kept.start()
    assert kept.available == other
    assert kept.interfaces == HERE
    kept.choose("eth0")
    await begun.until(2)
    kept.choose(LOOPBACK)
    await begun.until(3)
    await kept.close()
    assert begun.on == [("127.0.0.1",), ("127.0.0.3",), ("127.0.0.1",)]


async def test_without_an_interface_there_is_a_sentence_until_one_comes() -> None:
    begun, seen = Beginnings(), Seen((), (), HERE)
    kept = presence(begun, seen)
    await kept.start()
    assert (
        kept.problem
        == "The network interface loopback is not there: choose another, or plug it in."
    )
    await begun.until(1)
    await kept.close()
    assert kept.interfaces == HERE


async def test_a_machine_without_any_network_says_so() -> None:
    begun, seen = Beginnings(), Seen(())
    kept = Presence(begun.enter, look=seen.look)
    await kept.start()
    assert kept.problem is not None
    assert kept.problem.startswith("This computer has no network to find tables on:")
    await kept.close()


async def test_what_could_not_begin_is_tried_again() -> None:
    begun, seen = Beginnings(fails=2), Seen(HERE)
    kept = presence(begun, seen)
    await kept.start()
    assert kept.problem is not None
    assert "Joining by address or link works all the same." in kept.problem
    await begun.until(3)
    await seen.said_all.wait()
    await kept.close()
    assert kept.problem is None


async def test_what_was_never_started_can_be_closed() -> None:
    await Presence(Beginnings().enter, LOOPBACK).close()


def test_what_is_closed_before_it_has_begun_leaves_no_socket_open() -> None:
    async def begin_and_close() -> None:
        entered = asyncio.Event()

        @asynccontextmanager
        async def enter(
            zeroconf: AsyncZeroconf, interfaces: tuple[Interface, ...]
        ) -> AsyncIterator[None]:
            entered.set()
            await zeroconf.zeroconf.async_wait_for_start()
            yield

        kept = Presence(enter, LOOPBACK, look=lambda: HERE)
        starting = asyncio.create_task(kept.start())
        await entered.wait()
        await kept.close()
        await asyncio.gather(starting, return_exceptions=True)

    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        with asyncio.Runner() as runner:
            runner.run(begin_and_close())
        gc.collect()
    assert [str(warning.message) for warning in caught] == []
