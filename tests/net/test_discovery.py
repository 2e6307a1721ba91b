"""Tables appear in the list, change there and leave it: real mDNS on this machine's loopback."""

import asyncio
import dataclasses
import random
import secrets
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from sequence_lan.net.advert import Announcement, TableAd
from sequence_lan.net.discovery import Advertiser, Browser
from sequence_lan.net.interfaces import LOOPBACK

KILLED = """
import asyncio, sys
from sequence_lan.net.advert import Announcement
from sequence_lan.net.discovery import Advertiser

async def main():
    server = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", 0)
    announcement = Announcement(
        table=sys.argv[1], seats_taken=1, seats_total=2, phase="lobby", private=False,
        edition="classic", fingerprint=bytes.fromhex(sys.argv[2]),
    )
    port = server.sockets[0].getsockname()[1]
    async with Advertiser(announcement, port, choice="loopback") as advertiser:
        print(advertiser.name, flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""


def table(name: str = "Kitchen") -> Announcement:
    """An announcement that no other test and no other program on this machine makes."""
    return Announcement(
        table=name,
        seats_taken=1,
        seats_total=4,
        phase="lobby",
        private=False,
        edition="classic",
        fingerprint=secrets.token_bytes(32),
    )


def unique(name: str) -> str:
    return f"{name} {secrets.token_hex(4)}"


def host_of_its_own(said: Announcement) -> subprocess.Popen[str]:
    """A process that shows the table; it prints the table's name once it does."""
    return subprocess.Popen(
        [sys.executable, "-c", KILLED, said.table, said.fingerprint.hex()],
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


class Watcher:
    """Somebody who looks at the list."""

    def __init__(self) -> None:
        self.tables: tuple[TableAd, ...] = ()
        self._changed = asyncio.Condition()
        self._told: set[asyncio.Task[None]] = set()

    def show(self, tables: tuple[TableAd, ...]) -> None:
        self.tables = tables
        task = asyncio.get_running_loop().create_task(self._tell())
        self._told.add(task)
        task.add_done_callback(self._told.discard)

    async def _tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def of(self, *said: Announcement) -> list[TableAd]:
        prints = {one.fingerprint for one in said}
        return [ad for ad in self.tables if ad.fingerprint in prints]

    async def until(self, holds: Callable[[], bool]) -> None:
        async with self._changed:
            await self._changed.wait_for(holds)


@asynccontextmanager
async def listening() -> AsyncIterator[int]:
    """A port on loopback that takes connections, as a host's does."""
    server = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


@asynccontextmanager
async def looking(probe_seconds: float = 4.0) -> AsyncIterator[Watcher]:
    watcher = Watcher()
    async with Browser(watcher.show, choice=LOOPBACK, probe_seconds=probe_seconds) as browser:
        assert browser.problem is None
        yield watcher


async def test_a_table_that_opens_appears_as_it_describes_itself() -> None:
    said = dataclasses.replace(table(unique("Kitchen")), private=True, edition="italian")
    async with looking() as watcher, listening() as port:
        async with Advertiser(said, port, choice=LOOPBACK) as advertiser:
            assert advertiser.name == said.table
            assert advertiser.problem is None
            await watcher.until(lambda: bool(watcher.of(said)))
            (ad,) = watcher.of(said)
            assert dataclasses.asdict(said).items() <= dataclasses.asdict(ad).items()
            assert f"127.0.0.1:{port}" in map(str, ad.addresses)
        await watcher.until(lambda: not watcher.of(said))


async def test_a_table_that_is_there_already_is_found() -> None:
    said = table(unique("Kitchen"))
    async with (
        listening() as port,
        Advertiser(said, port, choice=LOOPBACK),
        looking() as watcher,
    ):
        await watcher.until(lambda: bool(watcher.of(said)))


async def test_the_list_follows_the_lobby() -> None:
    said = table(unique("Kitchen"))
    later = dataclasses.replace(said, seats_taken=4, phase="playing")
    async with (
        looking() as watcher,
        listening() as port,
        Advertiser(said, port, choice=LOOPBACK) as advertiser,
    ):
        advertiser.update(dataclasses.replace(said, seats_taken=2))
        advertiser.update(dataclasses.replace(said, seats_taken=3))
        advertiser.update(later)
        await watcher.until(
            lambda: [(ad.seats_taken, ad.phase) for ad in watcher.of(said)] == [(4, "playing")]
        )


@pytest.mark.parametrize("full", [False, True], ids=["with room for it", "of 24 characters"])
async def test_a_second_table_of_the_same_name_gets_a_number(full: bool) -> None:
    name = unique("Kitchen Kitchen" if full else "Kitchen")
    first, second = table(name), table(name)
    named = f"{name[:-2]}-2" if full else f"{name}-2"
    names: list[str] = []
    async with AsyncExitStack() as stack:
        watcher = await stack.enter_async_context(looking())
        port = await stack.enter_async_context(listening())
        await stack.enter_async_context(Advertiser(first, port, choice=LOOPBACK))
        await watcher.until(lambda: bool(watcher.of(first)))
        numbered = Advertiser(second, port, choice=LOOPBACK, renamed=names.append)
        await stack.enter_async_context(numbered)
        assert numbered.name == named
        assert names == [named]
        await watcher.until(lambda: len(watcher.of(first, second)) == 2)
        assert {ad.table for ad in watcher.of(first, second)} == {name, named}


async def test_tables_that_open_at_the_same_moment_get_different_names() -> None:
    said = [table() for _ in range(3)]
    name = unique("Kitchen")
    said = [dataclasses.replace(one, table=name) for one in said]
    async with AsyncExitStack() as stack:
        watcher = await stack.enter_async_context(looking())
        port = await stack.enter_async_context(listening())
        advertisers = [Advertiser(one, port, choice=LOOPBACK) for one in said]
        await asyncio.gather(*(stack.enter_async_context(one) for one in advertisers))
        await watcher.until(
            lambda: [ad.table for ad in watcher.of(*said)] == [name, f"{name}-2", f"{name}-3"]
        )
        assert sorted(one.name for one in advertisers) == [name, f"{name}-2", f"{name}-3"]


async def test_thirty_tables_stand_in_one_list() -> None:
    evening = secrets.token_hex(4)
    said = [table(f"Table {number:02} {evening}") for number in range(30)]
    async with AsyncExitStack() as stack:
        watcher = await stack.enter_async_context(looking())
        port = await stack.enter_async_context(listening())
        advertisers = [Advertiser(one, port, choice=LOOPBACK) for one in said]
        await asyncio.gather(*(stack.enter_async_context(one) for one in advertisers))
        await watcher.until(lambda: len(watcher.of(*said)) == 30)
        assert [ad.table for ad in watcher.of(*said)] == [one.table for one in said]


async def test_a_killed_host_leaves_the_list_though_it_said_no_farewell() -> None:
    said = table(unique("Kitchen"))
    with host_of_its_own(said) as host:
        assert host.stdout is not None
        assert (await asyncio.to_thread(host.stdout.readline)).strip() == said.table
        async with looking(probe_seconds=0.2) as watcher:
            await watcher.until(lambda: bool(watcher.of(said)))
            host.kill()
            await watcher.until(lambda: not watcher.of(said))


async def test_a_table_that_answers_again_comes_back() -> None:
    said = table(unique("Kitchen"))
    async with AsyncExitStack() as stack:
        async with listening() as port:
            await stack.enter_async_context(Advertiser(said, port, choice=LOOPBACK))
            watcher = await stack.enter_async_context(looking(probe_seconds=0.2))
            await watcher.until(lambda: bool(watcher.of(said)))
        await watcher.until(lambda: not watcher.of(said))
        server = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", port)
        async with server:
            await watcher.until(lambda: bool(watcher.of(said)))


async def test_any_name_arrives_as_it_was_given() -> None:
    mark = secrets.token_hex(4)
    names = [
        f"v1.0 .. {mark}",
        "\u00e9" * 16 + mark,
        "\U0001f0a1" * 14 + mark,
        f'a\\b"c {mark}',
        f"_http._tcp.local.{mark[:6]}",
        "." * random.randint(3, 24),
        "_sub",
    ]
    said = [table(name) for name in names]
    async with AsyncExitStack() as stack:
        watcher = await stack.enter_async_context(looking())
        port = await stack.enter_async_context(listening())
        advertisers = [Advertiser(one, port, choice=LOOPBACK) for one in said]
        await asyncio.gather(*(stack.enter_async_context(one) for one in advertisers))
        await watcher.until(lambda: len(watcher.of(*said)) == len(names))
        shown = {ad.table for ad in watcher.of(*said)}
        assert shown == {advertiser.name for advertiser in advertisers}
        assert set(names) - {"_sub"} <= shown


async def test_a_table_of_another_protocol_is_listed_and_says_why_it_cannot_be_joined() -> None:
    said = dataclasses.replace(table(unique("Future")), protocol=(7, 9), app="9.0")
    async with (
        looking() as watcher,
        listening() as port,
        Advertiser(said, port, choice=LOOPBACK),
    ):
        await watcher.until(lambda: bool(watcher.of(said)))
        (ad,) = watcher.of(said)
        assert ad.mismatch is not None
        assert "protocols 7 to 9 (version 9.0)" in ad.mismatch


async def test_an_interface_that_is_not_there_gets_a_sentence_and_nothing_breaks() -> None:
    said = table()
    async with Advertiser(said, 47624, choice="nonesuch0") as advertiser:
        assert advertiser.name == "Kitchen"
        assert advertiser.interfaces == ()
        assert advertiser.problem is not None
        assert "nonesuch0 is not there" in advertiser.problem
        advertiser.update(said)
    async with Browser(lambda tables: None, choice="nonesuch0") as browser:
        assert browser.tables == ()
        assert browser.problem is not None
