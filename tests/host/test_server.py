"""A table on real sockets: whoever speaks badly is let go, and the others play on."""

import asyncio
import contextlib
import logging
import random
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgpack  # type: ignore[import-untyped]
import pytest
from blockbuster import blockbuster_ctx

from sequence_lan.bots import club
from sequence_lan.engine.record import read_record, verify
from sequence_lan.host.limits import Pace, Rate
from sequence_lan.host.server import CannotHost, Opening, TableServer
from sequence_lan.net.advert import TableAd
from sequence_lan.net.discovery import Browser
from sequence_lan.net.forms import rules_of, view_of
from sequence_lan.net.identity import Identity, load_identity
from sequence_lan.net.link import Address
from sequence_lan.net.messages import (
    Act,
    Chat,
    Closed,
    DrawAction,
    Hello,
    Leave,
    Level,
    Lobby,
    Pake,
    Ready,
    Refusal,
    Rejected,
    Reveal,
    Say,
    Start,
    Update,
    Welcome,
)
from tests.host.parlour import options
from tests.host.raw import WITHIN, RawClient

FAST = Pace(messages=Rate(10_000, 10_000), bot_pause=0)

Serve = Callable[..., Awaitable[TableServer]]


@pytest.fixture(scope="session")
def identity(tmp_path_factory: pytest.TempPathFactory) -> Identity:
    return load_identity(tmp_path_factory.mktemp("identity"))


@pytest.fixture
async def serve(tmp_path: Path, identity: Identity) -> AsyncIterator[Serve]:
    """Opens the table Kitchen on any port, for practice unless said otherwise."""
    async with contextlib.AsyncExitStack() as stack:

        async def open_one(pace: Pace = FAST, chosen: Any = None, **further: Any) -> TableServer:
            settings: dict[str, Any] = {
                "port": 0,
                "practice": True,
                "interface": "loopback",
            } | further
            opening = Opening("Kitchen", chosen or options(), tmp_path / "tables", **settings)
            return await stack.enter_async_context(TableServer(opening, identity, pace=pace))

        yield open_one


async def two(server: TableServer) -> tuple[RawClient, RawClient]:
    """Ada, the owner, and Bo have sat down and started."""
    ada = await RawClient.join(server.port, "Ada", 0, server.own_token)
    bo = await RawClient.join(server.port, "Bo", 1)
    bo.send(Ready(True))
    while not any(p.ready for p in (await bo.until(Lobby)).lobby.people):
        pass
    ada.send(Start())
    await asyncio.gather(ada.until(Update), bo.until(Update))
    return ada, bo


async def move(client: RawClient, dice: random.Random) -> None:
    """If the client has something to do, it is done, and everything up to then is heard."""
    begin, view = client.begin, client.last(Update).view
    assert begin is not None
    seen = view_of(view, rules_of(begin.rules), begin.sides, len(begin.seats))
    client.act(club.choose(seen, dice, 0))


async def play_on(clients: list[RawClient], turns: int) -> None:
    """So many turns are played, or the game to its end."""
    dice = random.Random(1)
    for _ in range(turns):
        view = clients[0].last(Update).view
        if view.result is not None:
            return
        mover = next(c for c in clients if c.seat == view.to_play)
        await move(mover, dice)
        for client in clients:
            await client.until(Update)


async def test_a_game_is_played_over_real_sockets_to_its_proved_end(serve: Serve) -> None:
    server = await serve(chosen=options(3, 3), bots=((2, "club"),))
    clients = list(await two(server))
    dice = random.Random(1)
    while clients[0].last(Update).view.result is None:
        view = clients[0].last(Update).view
        if view.to_play < 2:
            await move(clients[view.to_play], dice)
        for client in clients:
            await client.until(Update)
    for client in clients:
        record = read_record((await client.until(Reveal)).body)
        assert verify(record).holds
    assert server.lobby.phase == "ended"
    for client in clients:
        await client.close()


@pytest.mark.parametrize(
    "rubbish",
    [b"GET / HTTP/1.1\r\nHost: kitchen\r\n\r\n", b"\x16\x03\x01\xff\xff" + b"\x00" * 200, b""],
    ids=["http", "broken TLS", "nothing"],
)
async def test_who_speaks_no_tls_is_let_go_and_the_others_play_on(
    serve: Serve, rubbish: bytes
) -> None:
    server = await serve()
    clients = list(await two(server))
    async with await RawClient.plain(server.port) as stranger:
        stranger.writer.write(rubbish)
        if rubbish:
            with contextlib.suppress(ConnectionError):
                await asyncio.wait_for(stranger.reader.read(), WITHIN)
        await play_on(clients, 4)
    for client in clients:
        await client.close()


class Herald(logging.Handler):
    """Says when the first line has been logged."""

    def __init__(self) -> None:
        super().__init__()
        self.first: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def emit(self, record: logging.LogRecord) -> None:
        if not self.first.done():
            self.first.set_result(record.getMessage())


async def test_what_goes_wrong_within_a_table_is_in_the_log_at_once_and_raised_at_its_end(
    tmp_path: Path, identity: Identity, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever shows the table fails at the first move of a bot."""

    def show() -> None:
        if server.watched is not None and server.watched.version:
            raise ZeroDivisionError

    herald, log = Herald(), logging.getLogger("sequence_lan.net.background")
    log.addHandler(herald)
    bots: tuple[tuple[int, Level], ...] = ((0, "club"), (1, "club"))
    opening = Opening("Kitchen", options(), tmp_path, port=0, practice=True, bots=bots)
    server = TableServer(opening, identity, show, FAST)
    await server.start()
    ada = await RawClient.join(server.port, "Ada", None, server.own_token)
    ada.send(Start())
    assert await asyncio.wait_for(herald.first, WITHIN) == "work in the background has failed"
    log.removeHandler(herald)
    caplog.clear()
    with pytest.raises(ZeroDivisionError):
        await server.close()
    await ada.close()


async def test_an_older_tls_is_not_spoken(serve: Serve) -> None:
    server = await serve()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.maximum_version = ssl.TLSVersion.TLSv1_2
    with pytest.raises((ssl.SSLError, ConnectionError)):
        await RawClient.connect(server.port, context)


async def test_another_protocol_is_refused_with_both_versions(serve: Serve) -> None:
    server = await serve()
    async with await RawClient.connect(server.port) as stranger:
        stranger.send(Hello((7, 9), "9.9.9", "Zed"))
        (refusal,) = await stranger.end()
    assert isinstance(refusal, Refusal)
    assert refusal.code == "protocol"
    assert "protocol 1 " in refusal.reason
    assert "protocols 7 to 9 (version 9.9.9)" in refusal.reason


@pytest.mark.parametrize("name", ["", " ", "x" * 300, "Ada\x07", "Ada\u202e"])
async def test_a_name_that_is_none_is_refused_in_words(serve: Serve, name: str) -> None:
    server = await serve()
    async with await RawClient.connect(server.port) as stranger:
        stranger.send(Hello((1, 1), "1", name))
        (refusal,) = await stranger.end()
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bad_name"
    assert "name" in refusal.reason


def frame(value: object) -> bytes:
    body = msgpack.packb(value)
    return len(body).to_bytes(4, "big") + bytes(body)


BAD = {
    "longer than may be before admission": (4097).to_bytes(4, "big"),
    "no MessagePack": b"\x00\x00\x00\x01\xc1",
    "an unknown kind": frame({"t": "cheat"}),
    "an unknown field": frame({"t": "leave", "x": 1}),
    "a wrong type": frame({"t": "sit", "seat": "0"}),
    "an extension type": frame({"t": "leave", "x": msgpack.ExtType(4, b"x")}),
    "a list": frame([1, 2]),
    "what the host says": frame({"t": "ping", "number": 1}),
}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD)
async def test_before_admission_what_is_no_message_is_refused(serve: Serve, bad: bytes) -> None:
    server = await serve()
    async with await RawClient.connect(server.port) as stranger:
        stranger.writer.write(bad)
        (refusal,) = await stranger.end()
    assert isinstance(refusal, Refusal)
    assert refusal.code in ("too_long", "malformed", "bad_message")
    assert refusal.reason.endswith(".")
    assert server.lobby.people == ()


@pytest.mark.parametrize(
    "bad",
    [*BAD.values(), (64 * 1024 + 1).to_bytes(4, "big")],
    ids=[*BAD, "longer than may be"],
)
async def test_after_admission_it_closes_that_connection_and_nothing_else(
    serve: Serve, bad: bytes
) -> None:
    server = await serve(chosen=options(2, watchers=3))
    clients = list(await two(server))
    wes = await RawClient.join(server.port, "Wes")
    before_admission = bad == BAD["longer than may be before admission"]
    wes.writer.write(bad + (b"\x00" * 4097 if before_admission else b""))
    *_, closed = await wes.end()
    assert isinstance(closed, Closed)
    assert closed.code in ("too_long", "malformed", "bad_message")
    await play_on(clients, 4)
    for client in (*clients, wes):
        await client.close()


async def test_messages_before_hello_end_the_visit(serve: Serve) -> None:
    server = await serve()
    async with await RawClient.connect(server.port) as stranger:
        stranger.send(Leave())
        (refusal,) = await stranger.end()
    assert isinstance(refusal, Refusal)
    assert refusal.code == "unexpected"


async def test_a_table_that_is_full_says_so(serve: Serve) -> None:
    server = await serve(chosen=options(2, watchers=0))
    clients = await two(server)
    async with await RawClient.connect(server.port) as stranger:
        stranger.send(Hello((1, 1), "1", "Cy"))
        assert await stranger.end() == [
            Refusal("full", "The table is full: nobody else can sit or watch there.")
        ]
    for client in clients:
        await client.close()


async def test_a_flood_is_heard_at_the_pace_that_is_allowed_and_the_others_play_on(
    serve: Serve,
) -> None:
    server = await serve(Pace(messages=Rate(200, 0.01), bot_pause=0), options(2, watchers=3))
    clients = list(await two(server))
    wes = await RawClient.join(server.port, "Wes")
    for _ in range(5000):
        wes.send(Act(1, DrawAction()))
    await play_on(clients, 10)
    refused = 0
    while refused < 200:
        refused += isinstance(await wes.next(), Rejected)
    await play_on(clients, 4)
    assert wes.last(Rejected).code == "not_seated"
    for client in (*clients, wes):
        await client.close()


async def test_who_is_gone_is_away_at_once_however_much_is_still_unheard(serve: Serve) -> None:
    server = await serve(Pace(bot_pause=0), options(2, watchers=3))
    clients = list(await two(server))
    wes = await RawClient.join(server.port, "Wes")
    person = wes.last(Welcome).you
    for _ in range(3000):
        wes.send(Act(1, DrawAction()))
    refused = 0
    while refused < 20:
        refused += isinstance(await wes.next(), Rejected)
    wes.writer.transport.abort()
    while not any(
        p.id == person and p.away is not None for p in (await clients[0].until(Lobby)).lobby.people
    ):
        pass
    for client in clients:
        await client.close()


async def test_who_does_not_read_is_dropped_and_the_others_play_on(serve: Serve) -> None:
    server = await serve(chosen=options(2, watchers=3))
    clients = list(await two(server))
    wes = await RawClient.join(server.port, "Wes")
    person = wes.last(Welcome).you
    transport = wes.writer.transport
    assert isinstance(transport, asyncio.Transport)
    transport.pause_reading()
    ada = clients[0]

    async def flood() -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                for _ in range(200):
                    wes.send(Act(1, DrawAction()))
                await wes.writer.drain()

    flooding = asyncio.create_task(flood())
    while not any(
        p.id == person and p.away is not None for p in (await ada.until(Lobby)).lobby.people
    ):
        pass
    flooding.cancel()
    await asyncio.gather(flooding, return_exceptions=True)
    await play_on(clients, 4)
    transport.abort()
    for client in (*clients, wes):
        await client.close()


async def test_of_nine_who_wait_at_the_door_from_one_address_the_oldest_goes(
    serve: Serve,
) -> None:
    server = await serve(Pace(hello=30.0))
    waiting = [await RawClient.plain(server.port) for _ in range(8)]
    async with await RawClient.plain(server.port):
        assert await asyncio.wait_for(waiting[0].reader.read(), WITHIN) == b""
        assert not waiting[1].reader.at_eof()
    for client in waiting:
        await client.close()


async def test_hundreds_who_come_at_once_and_say_nothing_leave_room_for_a_friend(
    serve: Serve,
) -> None:
    server = await serve(Pace(hello=30.0))
    crowd: list[RawClient] = []
    for _ in range(10):
        # No more at once than may wait in the socket before they are accepted.
        crowd += await asyncio.gather(*(RawClient.plain(server.port) for _ in range(30)))
    bo = await RawClient.join(server.port, "Bo")
    reads = [asyncio.create_task(client.reader.read()) for client in crowd]
    async with asyncio.timeout(WITHIN):
        while sum(read.done() for read in reads) < 290:
            await asyncio.wait([r for r in reads if not r.done()], return_when="FIRST_COMPLETED")
    for client in (bo, *crowd):
        await client.close()
    await asyncio.gather(*reads, return_exceptions=True)


async def test_silent_strangers_at_the_public_port_do_not_shut_the_hosts_own_client_out(
    serve: Serve,
) -> None:
    server = await serve(Pace(hello=30.0), practice=False)
    strangers = [await RawClient.plain(server.port) for _ in range(40)]
    ada = await RawClient.join(server.own_address.port, "Ada", token=server.own_token)
    assert ada.last(Welcome).lobby.owner == ada.last(Welcome).you
    bo = await RawClient.join(server.port, "Bo")
    for client in (ada, bo, *strangers):
        await client.close()


@pytest.mark.parametrize("secure", [False, True], ids=["no TLS", "no hello"])
async def test_who_says_nothing_in_time_is_let_go(serve: Serve, secure: bool) -> None:
    server = await serve(Pace(hello=0.3))
    connect = RawClient.connect if secure else RawClient.plain
    async with await connect(server.port) as stranger:
        assert await stranger.end() == []


async def test_who_does_not_show_the_code_in_time_is_let_go(serve: Serve) -> None:
    server = await serve(Pace(admission=0.3), practice=False, headless=True, code="42-amber-fox")
    async with await RawClient.connect(server.port) as stranger:
        stranger.send(Hello((1, 1), "1", "Cy"))
        (question,) = await stranger.end()
    assert isinstance(question, Pake)
    assert server.lobby.people == ()


async def test_everybody_is_told_when_the_table_closes(serve: Serve, tmp_path: Path) -> None:
    server = await serve()
    clients = await two(server)
    port = server.port
    await server.close()
    for client in clients:
        assert (await client.end())[-1] == Closed("table_closed", "The host has closed the table.")
        await client.close()
    with socket.create_server(("127.0.0.1", port)):
        pass
    await server.close()


async def test_what_is_said_reaches_everybody(serve: Serve) -> None:
    server = await serve()
    ada, bo = await two(server)
    ada.send(Say("hello"))
    assert (await bo.until(Chat)).line.text == "hello"
    for client in (ada, bo):
        await client.close()


async def test_bots_alone_play_a_game_while_somebody_watches(serve: Serve) -> None:
    server = await serve(bots=((0, "club"), (1, "master")))
    ada = await RawClient.join(server.port, "Ada", token=server.own_token)
    ada.send(Start())
    await ada.until(Reveal)
    assert ada.last(Update).view.result is not None
    await ada.close()


async def test_a_table_that_starts_by_itself_needs_no_owner(serve: Serve) -> None:
    server = await serve(practice=False, headless=True, auto_start=True, bots=((1, "club"),))
    ada = await RawClient.join(server.port, "Ada", 0)
    assert (await ada.until(Update)).version == 0
    await ada.close()
    with pytest.raises(ValueError, match="no client of its own"):
        _ = server.own_token
    with pytest.raises(ValueError, match="no client of its own"):
        _ = server.own_address


async def test_a_port_that_is_taken_makes_it_the_next_free_one(serve: Serve) -> None:
    first = await serve(practice=False)
    second = await serve(practice=False, port=first.port)
    assert first.port < second.port < first.port + 50
    bo = await RawClient.join(second.port, "Bo")
    await bo.close()


async def test_a_machine_without_a_free_port_hosts_nothing(serve: Serve) -> None:
    with contextlib.ExitStack() as stack:
        stack.enter_context(contextlib.closing(socket.create_server(("0.0.0.0", 65535))))
        with pytest.raises(CannotHost, match="No port from 65535 on is free"):
            await serve(practice=False, port=65535)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [({"name": "x" * 300}, "too long"), ({"options": options(5)}, "5 players cannot play")],
)
async def test_a_table_that_can_not_be_is_not_opened(
    tmp_path: Path, identity: Identity, changes: dict[str, Any], sentence: str
) -> None:
    settings: dict[str, Any] = {
        "name": "Kitchen",
        "options": options(),
        "folder": tmp_path,
        "practice": True,
    }
    server = TableServer(Opening(**(settings | changes)), identity)
    with pytest.raises(CannotHost, match=sentence):
        await server.start()
    await server.close()


async def test_a_folder_that_can_not_be_written_is_named(
    tmp_path: Path, identity: Identity
) -> None:
    (tmp_path / "file").write_bytes(b"")
    server = TableServer(Opening("Kitchen", options(), tmp_path / "file" / "tables"), identity)
    with pytest.raises(CannotHost, match="can't be kept in"):
        await server.start()


async def test_the_network_shows_the_table_as_it_is(serve: Serve, identity: Identity) -> None:
    server = await serve(practice=False, bots=((1, "club"),))
    shown: asyncio.Queue[tuple[TableAd, ...]] = asyncio.Queue()

    async def until(seats: int, phase: str) -> TableAd:
        async with asyncio.timeout(WITHIN):
            while True:
                for ad in await shown.get():
                    if ad.fingerprint == identity.fingerprint and (
                        ad.seats_taken,
                        ad.phase,
                    ) == (seats, phase):
                        return ad

    async with Browser(shown.put_nowait, choice="loopback"):
        ad = await until(1, "lobby")
        assert ad.table == server.advertised
        assert ad.seats_total == 2
        assert ad.edition == "classic"
        assert Address("127.0.0.1", server.port) in ad.addresses
        ada = await RawClient.join(server.own_address.port, "Ada", 0, server.own_token)
        await until(2, "lobby")
        ada.send(Start())
        await ada.until(Update)
        await until(2, "playing")
        await ada.close()
    assert server.fault is None


async def test_whoever_asked_is_told_of_each_change(tmp_path: Path, identity: Identity) -> None:
    told: list[tuple[str, int]] = []
    opening = Opening("Kitchen", options(), tmp_path, practice=True, bots=((1, "club"),))
    server = TableServer(
        opening,
        identity,
        lambda: told.append((server.lobby.phase, len(server.lobby.people))),
        FAST,
    )
    async with server:
        ada = await RawClient.join(server.port, "Ada", 0, server.own_token)
        ada.send(Start())
        await ada.until(Update)
        watched = server.watched
        assert watched is not None
        assert watched.view.hand == ()
        await ada.close()
    assert told[0] == ("lobby", 0)
    assert ("lobby", 1) in told
    assert ("playing", 1) in told
    assert server.addresses == ()


async def test_nothing_holds_the_others_up_but_what_must_be_on_disk_first(serve: Serve) -> None:
    with blockbuster_ctx("sequence_lan") as watched:
        for function in watched.functions.values():
            # A move is on disk before anybody hears of it: that is worth the wait.
            function.can_block_in("host/journal.py", {"append", "write_private", "_mend"})
            function.can_block_in("host/folder.py", {"__init__", "close"})
            function.can_block_in("net/tls.py", {"server_context"})
        server = await serve(chosen=options(3, 3), bots=((2, "club"),))
        clients = await two(server)
        dice = random.Random(1)
        for _ in range(9):
            view = clients[0].last(Update).view
            if view.to_play < 2:
                await move(clients[view.to_play], dice)
            for client in clients:
                await client.until(Update)
        for client in clients:
            await client.close()
        await server.close()
