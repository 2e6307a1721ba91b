"""A client's connection to a host, over real sockets and TLS (DESIGN.md 4, 5, 8)."""

import asyncio
import gc
import socket
import threading
import warnings
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sequence_lan.client.connection import Keepsakes, TableConnection, Target
from sequence_lan.client.model import Link, Table
from sequence_lan.host.server import Opening, TableServer
from sequence_lan.net.codec import encode
from sequence_lan.net.identity import Identity, load_identity
from sequence_lan.net.link import Address
from sequence_lan.net.messages import (
    Act,
    Chat,
    ChatLine,
    ClientMessage,
    Closed,
    Handover,
    HostMessage,
    Ping,
    PlayAction,
    Pong,
    Ready,
    Say,
    Sit,
    Taken,
    TakeTable,
)
from sequence_lan.net.tls import server_context
from tests.client.tabletop import OPTIONS, game_form, lobby, update, view, welcome

WITHIN = 20.0
Script = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[None, None, None]]


class Client:
    """Somebody's connection to a table, and what it has shown."""

    def __init__(
        self,
        target: Target,
        folder: Path,
        silence: float = 15.0,
        take: Callable[[bytes, str], None] | None = None,
    ) -> None:
        self.keepsakes = Keepsakes.within(folder)
        self.shown: list[Table] = []
        self._news = asyncio.Event()
        self.connection = TableConnection(
            target, self.keepsakes, self._show, silence=silence, take=take
        )
        self._visit = asyncio.create_task(self.connection.run())

    async def table(self, shown: Callable[[Table], object]) -> Table:
        """The first table from now on that shows it."""
        async with asyncio.timeout(WITHIN):
            while not shown(self.connection.table):
                self._news.clear()
                await self._news.wait()
        return self.connection.table

    async def ended(self) -> str:
        """Why the table was left for good."""
        table = await self.table(lambda table: table.ended)
        assert table.ended is not None
        return table.ended.text

    async def stop(self) -> None:
        """The program ends without a word."""
        self._visit.cancel()
        await asyncio.gather(self._visit, return_exceptions=True)

    def _show(self, table: Table) -> None:
        self.shown.append(table)
        self._news.set()


@pytest.fixture
async def join(tmp_path: Path) -> AsyncIterator[Callable[..., Client]]:
    """Starts clients, which are gone after the test; each name has a folder of its own."""
    clients: list[Client] = []

    def start(
        address: Address,
        name: str = "Bo",
        folder: str = "",
        code: str | None = None,
        **further: Any,
    ) -> Client:
        target = Target((address,), name, code=code)
        clients.append(Client(target, tmp_path / (folder or name), **further))
        return clients[-1]

    yield start
    for client in clients:
        await client.stop()


@asynccontextmanager
async def table_at(
    folder: Path, name: str = "Kitchen", code: str | None = None
) -> AsyncIterator[Address]:
    """Where a host has a table open; with ``code`` a private one."""
    identity = load_identity(folder)
    tables = folder / "tables"
    opening = Opening(name, OPTIONS, tables, port=0, headless=True, interface="loopback", code=code)
    async with TableServer(opening, identity) as server:
        yield Address("127.0.0.1", server.port)


def fingerprint_of(folder: Path) -> bytes:
    """Who the host of that folder is."""
    return load_identity(folder).fingerprint


@asynccontextmanager
async def host_that(script: Script, identity: Identity) -> AsyncIterator[Address]:
    """Where a host answers each connection as ``script`` says."""
    visits: set[asyncio.Task[None]] = set()

    def arrived(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        visits.add(asyncio.create_task(script(reader, writer)))

    server = await asyncio.start_server(arrived, "127.0.0.1", 0, ssl=server_context(identity))
    try:
        yield Address("127.0.0.1", server.sockets[0].getsockname()[1])
    finally:
        server.close()
        for visit in visits:
            visit.cancel()
        await asyncio.gather(*visits, return_exceptions=True)


def saying(*words: HostMessage | bytes) -> Script:
    """Says this after the hello, and then nothing more."""

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(4096)
        for word in words:
            writer.write(word if isinstance(word, bytes) else encode(word))
        try:
            while await reader.read(4096):
                pass
        except OSError:
            pass
        finally:
            writer.transport.abort()

    return script


# The own seat ----------------------------------------------------------------------------------


async def test_a_program_started_again_takes_its_own_seat_back(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    async with table_at(tmp_path / "host") as address:
        bo = join(address)
        await bo.table(lambda table: table.lobby)
        bo.connection.send(Sit(1))
        before = await bo.table(lambda table: table.seat == 1)
        await bo.stop()
        again = await join(address).table(lambda table: table.lobby)
        assert (again.you, again.seat) == (before.you, 1)


async def test_who_comes_back_to_a_private_table_may_type_the_code_again(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    async with table_at(tmp_path / "host", code="42-amber-fox") as address:
        bo = join(address, code="42-amber-fox")
        await bo.table(lambda table: table.lobby)
        bo.connection.send(Sit(1))
        await bo.table(lambda table: table.seat == 1)
        await bo.stop()
        for code in ("42-amber-fox", None):
            again = join(address, code=code)
            assert (await again.table(lambda table: table.lobby)).seat == 1
            await again.stop()


async def test_each_return_is_given_a_new_token(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    async with table_at(tmp_path / "host") as address:
        fingerprint = fingerprint_of(tmp_path / "host")
        tokens = set()
        for _ in range(3):
            bo = join(address)
            await bo.table(lambda table: table.lobby)
            ticket = bo.keepsakes.tokens.find(fingerprint, "Bo", str(address))
            assert ticket is not None
            tokens.add(ticket.token)
            await bo.stop()
        assert len(tokens) == 3


async def test_whoever_has_left_for_good_is_a_newcomer(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    async with table_at(tmp_path / "host") as address:
        bo = join(address)
        before = await bo.table(lambda table: table.lobby)
        await bo.connection.leave()
        assert bo.keepsakes.tokens.find(fingerprint_of(tmp_path / "host"), "Bo", "") is None
        again = await join(address).table(lambda table: table.lobby)
        assert again.you != before.you


async def test_another_name_is_another_person(tmp_path: Path, join: Callable[..., Client]) -> None:
    async with table_at(tmp_path / "host") as address:
        bo = join(address, "Bo", "shared")
        cy = join(address, "Cy", "shared")
        both = lambda table: table.lobby and len(table.lobby.people) == 2  # noqa: E731
        assert (await bo.table(both)).you != (await cy.table(both)).you


async def test_the_same_person_from_somewhere_else_ends_the_older_connection(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    async with table_at(tmp_path / "host") as address:
        old = join(address)
        before = await old.table(lambda table: table.lobby)
        new = join(address)
        assert await old.ended() == (
            "You came to this table from somewhere else: this connection was closed."
        )
        assert (await new.table(lambda table: table.lobby)).you == before.you


async def test_another_table_of_the_host_is_not_taken_for_the_one_before(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    identity = load_identity(tmp_path / "host")
    tables = iter(("a" * 32, "b" * 32))

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(4096)
        writer.write(encode(msgspec.structs.replace(welcome(), table=next(tables))))
        writer.close()

    async with host_that(script, identity) as address:
        assert await join(address).ended() == (
            "The table you were at is closed; its host has opened another one meanwhile."
        )


async def test_a_known_name_with_another_certificate_is_told(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    async with table_at(tmp_path / "host") as address:
        bo = join(address)
        await bo.table(lambda table: table.lobby)
        await bo.stop()
    async with table_at(tmp_path / "impostor") as address:
        table = await join(address).table(lambda table: table.notice)
    assert table.notice is not None
    assert table.notice.code == "other_certificate"
    assert table.notice.text.startswith(
        "You have met the table Kitchen before with another certificate."
    )


async def test_a_token_is_shown_to_nobody_but_the_host_that_gave_it(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    said: list[bytes] = []

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        said.append(await reader.read(4096))
        writer.write(encode(welcome()))
        await reader.read(4096)

    given = load_identity(tmp_path / "host")
    for identity in (given, load_identity(tmp_path / "impostor"), given):
        async with host_that(script, identity) as address:
            bo = join(address)
            await bo.table(lambda table: table.lobby)
            await bo.stop()
    assert [welcome().token in hello for hello in said] == [False, False, True]


async def test_a_folder_that_can_not_be_written_is_told_and_keeps_nobody_out(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    (tmp_path / "Bo").write_text("a file where the folder should be", encoding="utf-8")
    async with table_at(tmp_path / "host") as address:
        table = await join(address).table(lambda table: table.notice)
    assert table.lobby is not None
    assert table.notice is not None
    assert table.notice.text.startswith("What gives your seat back to you can't be kept on disk")


# A table that is to move here -------------------------------------------------------------------


async def test_a_table_is_taken_once_its_person_wants_it_and_not_before(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    said: list[bytes] = []
    taken: list[tuple[bytes, str]] = []
    told = asyncio.Event()
    declined = encode(Taken((), bytes(32)))

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(4096)
        writer.write(encode(welcome()) + encode(Handover(0, 1, b"unasked")))
        said.append(await reader.read(4096))
        writer.write(encode(Handover(0, 0, b"")))
        said.append(await reader.read(4096))
        writer.write(encode(Handover(0, 1, b"asked")) + encode(Handover(0, 1, b"once more")))
        said.append(await reader.read(4096))
        told.set()

    async with host_that(script, load_identity(tmp_path / "host")) as address:
        bo = join(address, take=lambda whole, table: taken.append((whole, table)))
        await bo.table(lambda table: table.asked_to_host)
        assert taken == []
        bo.connection.send(TakeTable(True))
        assert not bo.connection.table.asked_to_host
        async with asyncio.timeout(WITHIN):
            await told.wait()
    assert said == [declined, encode(TakeTable(True)), declined]
    assert taken == [(b"asked", welcome().table)]


async def test_a_program_that_can_be_no_host_declines_by_itself(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    said: list[bytes] = []
    told = asyncio.Event()

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(4096)
        writer.write(encode(welcome()) + encode(Handover(0, 0, b"")))
        said.append(await reader.read(4096))
        told.set()

    async with host_that(script, load_identity(tmp_path / "host")) as address:
        bo = join(address)
        async with asyncio.timeout(WITHIN):
            await told.wait()
        assert not bo.connection.table.asked_to_host
    assert said == [encode(TakeTable(False))]


# Hosts that make no sense ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        (b"\xff\xff\xff\xff endless",),
        (b"\x00\x00\x00\x04junk",),
        (welcome(), b"\x00\x00\x00\x04junk"),
        (welcome(), encode(Say("a client's message"))),
        (welcome(), update(1, view(1))),
    ],
    ids=["too long", "before the welcome", "after the welcome", "a client's", "out of place"],
)
async def test_what_can_not_be_understood_ends_the_visit_with_a_sentence(
    tmp_path: Path, join: Callable[..., Client], words: tuple[HostMessage | bytes, ...]
) -> None:
    async with host_that(saying(*words), load_identity(tmp_path / "host")) as address:
        bo = join(address)
        assert await bo.ended() == (
            "The host sent something that this version does not understand: use the same version "
            "of the game on both sides."
        )
        assert bo.connection.table.link is Link.CLOSED


async def test_a_host_that_lets_go_of_everybody_is_tried_some_times(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    tried = 0

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal tried
        tried += 1
        writer.close()

    async with host_that(script, load_identity(tmp_path / "host")) as address:
        assert await join(address).ended() == (
            "The host closed the connection before it let anybody in: try again."
        )
    assert tried == 4


async def test_a_host_that_falls_silent_counts_as_lost_and_is_sought_again(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    async with host_that(saying(welcome()), load_identity(tmp_path / "host")) as address:
        bo = join(address, silence=0.2)
        await bo.table(lambda table: table.link is Link.RECONNECTING)
        table = await bo.table(lambda table: table.link is Link.CONNECTED)
        assert table.notice is not None
        assert table.notice.code == "lost"


async def test_a_host_that_is_silent_on_one_connection_is_reached_on_another(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    asked: list[bytes] = []
    tokens = (b"1" * 32, b"2" * 32)

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.append(await reader.read(4096))
        number = len(asked)
        writer.write(encode(msgspec.structs.replace(welcome(), token=tokens[number - 1])))
        if number == 2:
            writer.write(encode(Chat(ChatLine(1, "Ada", "still here"))))
        while chunk := await reader.read(4096):
            asked[number - 1] += chunk

    async with host_that(script, load_identity(tmp_path / "host")) as address:
        bo = join(address)
        await bo.table(lambda table: table.chat)
        links = {table.link for table in bo.shown}
        await bo.stop()
    assert links == {Link.CONNECTING, Link.CONNECTED}
    assert encode(Pong(0)) in asked[0]
    assert tokens[0] in asked[1]
    assert len(asked) == 2


async def test_a_host_that_answers_when_it_is_asked_is_not_reached_again(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    visits = 0
    answered = asyncio.Event()

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal visits
        visits += 1
        await reader.read(4096)
        writer.write(encode(welcome()))
        for number in (1, 2):
            assert await reader.read(4096) == encode(Pong(0))
            writer.write(encode(Ping(number)))
            assert await reader.read(4096) == encode(Pong(number))
        answered.set()
        await reader.read(4096)

    async with host_that(script, load_identity(tmp_path / "host")) as address:
        join(address)
        async with asyncio.timeout(WITHIN):
            await answered.wait()
    assert visits == 1


@pytest.mark.parametrize(
    ("word", "again", "notice"),
    [
        (Act(7, PlayAction("9D", "h5"), 0), True, None),
        (Ready(True), True, None),
        (Sit(0), True, None),
        (Sit(1), False, None),
        (Say("hello"), False, "perhaps_not_sent"),
    ],
    ids=["an act", "ready", "a seat", "the seat that one has", "anything else"],
)
async def test_what_was_sent_into_the_silence_is_made_sure_of(
    tmp_path: Path,
    join: Callable[..., Client],
    word: ClientMessage,
    again: bool,
    notice: str | None,
) -> None:
    came = [b"", b""]
    both = asyncio.Event()
    visits = iter((0, 1))

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        visit = next(visits)
        await reader.read(4096)
        there = welcome(game=game_form(0, view()), lobby_form=lobby("playing"))
        writer.write(encode(there))
        while chunk := await reader.read(4096):
            came[visit] += chunk
            if visit == 1:
                both.set()

    async with host_that(script, load_identity(tmp_path / "host")) as address:
        bo = join(address)
        await bo.table(lambda table: table.lobby)
        bo.connection.send(word)
        async with asyncio.timeout(WITHIN):
            await both.wait()
        shown = bo.connection.table.notice
        await bo.stop()
    assert encode(word) in came[0]
    assert (encode(word) in came[1]) is again
    assert (shown and shown.code) == notice


async def test_what_is_done_while_the_host_lets_one_in_anew_is_sent_then(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    came = [b"", b""]
    knocked, said, heard = asyncio.Event(), asyncio.Event(), asyncio.Event()
    visits = iter((0, 1))

    async def script(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        visit = next(visits)
        await reader.read(4096)
        if visit == 1:
            knocked.set()
            await said.wait()
        writer.write(encode(welcome()))
        while chunk := await reader.read(4096):
            came[visit] += chunk
            if visit == 1:
                heard.set()

    async with host_that(script, load_identity(tmp_path / "host")) as address:
        bo = join(address)
        await bo.table(lambda table: table.lobby)
        async with asyncio.timeout(WITHIN):
            await knocked.wait()
            bo.connection.send(Say("hello"))
            said.set()
            await heard.wait()
        notice = bo.connection.table.notice
        await bo.stop()
    assert encode(Say("hello")) not in came[0]
    assert came[1] == encode(Say("hello"))
    assert notice is None


async def test_a_connection_that_its_host_gave_up_is_sought_again(
    tmp_path: Path, join: Callable[..., Client]
) -> None:
    script = saying(welcome(), Closed("silent", "Nothing was heard from you for a while."))
    async with host_that(script, load_identity(tmp_path / "host")) as address:
        bo = join(address)
        await bo.table(lambda table: table.link is Link.RECONNECTING)
        assert bo.connection.table.ended is None


def test_a_program_that_ends_during_the_goodbye_leaves_no_socket_open(tmp_path: Path) -> None:
    context = server_context(load_identity(tmp_path / "host"))
    over = threading.Event()

    def mute(listener: socket.socket) -> None:
        """Closes the table, and has nothing to say to a goodbye."""
        raw, _ = listener.accept()
        with context.wrap_socket(raw, server_side=True) as stream:
            stream.recv(4096)
            stream.send(encode(welcome()) + encode(Closed("closed", "The table is closed.")))
            over.wait(WITHIN)

    async def visit(listener: socket.socket) -> None:
        client = Client(Target((Address(*listener.getsockname()),), "Bo"), tmp_path / "Bo")
        await client.ended()
        await client.stop()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        host = threading.Thread(target=mute, args=(listener,))
        host.start()
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            with asyncio.Runner() as runner:
                runner.run(visit(listener))
            gc.collect()
        over.set()
        host.join()
    assert [str(warning.message) for warning in caught] == []
