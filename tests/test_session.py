"""The door of a user interface: two whole programs on one machine, over real sockets."""

import asyncio
import contextlib
import socket
import ssl
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path

import pytest

from sequence_lan.client.model import Game, Link
from sequence_lan.net.advert import TableAd
from sequence_lan.net.codec import encode, from_client
from sequence_lan.net.handshake import HandshakeFailed, HostHandshake
from sequence_lan.net.identity import load_identity
from sequence_lan.net.messages import Say, Start
from sequence_lan.net.tls import server_context
from sequence_lan.session import Snapshot
from tests.relay import Relay, relay_to
from tests.visitor import Visitor, plan

Visit = Callable[..., Visitor]
Greet = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[None, None, None]]


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    """Starts programs of people, which are over with the test."""
    visitors: list[Visitor] = []

    def begin(name: str, interface: str = "loopback") -> Visitor:
        visitors.append(Visitor(name, tmp_path, interface))
        return visitors[-1]

    yield begin
    for visitor in reversed(visitors):
        visitor.close()


def port_of(link: str) -> int:
    """The port in a table's link."""
    return int(link.split("/")[2].rpartition(":")[2])


def fingerprint_in(link: str) -> bytes:
    """The certificate that a table's link names."""
    return bytes.fromhex(link.partition("#")[2])


def listed(snapshot: Snapshot, fingerprint: bytes) -> list[TableAd]:
    """The tables of that host in the list."""
    return [ad for ad in snapshot.search.tables if ad.fingerprint == fingerprint]


def seated(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ada hosts Kitchen, Bo is there too, and the cards are dealt."""
    ada, bo = visit("Ada"), visit("Bo")
    bo.joins(ada.opens(plan()))
    deal(ada, bo)
    return ada, bo


def deal(ada: Visitor, bo: Visitor) -> None:
    """Both sit and Ada starts the game."""
    ada.sits(0)
    bo.sits(1)
    ada.table("Bo ready", lambda table: all(seat.ready for seat in table.seats))
    ada.session.send(Start())
    for visitor in (ada, bo):
        visitor.game("the cards", lambda game: game.version == 0)


def play_to_the_end(*visitors: Visitor) -> list[Game]:
    """Bots at everybody's keys; the game as each one sees it once its deal is checked."""
    for visitor in visitors:
        visitor.plays_on()
    return [visitor.game("the end", lambda game: game.proof) for visitor in visitors]


# A whole evening -------------------------------------------------------------------------------


def test_two_people_find_each_other_and_play_a_whole_game(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    bo.session.search(True)
    fingerprint = fingerprint_in(ada.opens(plan()))
    found = bo.wait("the table", lambda now: listed(now, fingerprint))
    (ad,) = listed(found, fingerprint)
    # Another table of that name may be on this machine just now, and then this one has a number.
    assert ad.table.startswith("Kitchen")
    assert (ad.seats_total, ad.phase) == (2, "lobby")
    bo.session.join_ad(ad, "Bo")
    bo.table("the lobby", lambda table: table.lobby)
    deal(ada, bo)
    games = play_to_the_end(ada, bo)
    assert games[0].view.public == games[1].view.public
    assert games[0].view.public.result is not None
    assert [game.proof and game.proof.outcome for game in games] == ["proved", "proved"]
    assert games[0].record == games[1].record


def test_every_snapshot_comes_once_and_the_moves_in_their_order(visit: Visit) -> None:
    ada, bo = seated(visit)
    play_to_the_end(ada, bo)
    for visitor in (ada, bo):
        assert all(
            one is not other for one, other in zip(visitor.seen, visitor.seen[1:], strict=False)
        )
        games = [now.table.game for now in visitor.seen if now.table and now.table.game]
        versions = [game.version for game in games]
        assert sorted(set(versions)) == list(range(max(versions) + 1))
        assert versions == sorted(versions)


def test_what_one_says_the_other_reads(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    bo.joins(ada.opens(plan()))
    bo.session.send(Say("hello"))
    table = ada.table("the chat", lambda table: table.chat)
    assert [(line.name, line.text, line.you) for line in table.chat] == [("Bo", "hello", False)]


def test_a_practice_table_begins_by_itself_and_is_nobody_elses(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    bo.session.search(True)
    ada.session.open_table(plan(practice=True, bots=((1, "club"),)), "Ada")
    game = ada.game("the cards", lambda game: True)
    assert [entry.bot for entry in game.seats] == [None, "club"]
    hosting = ada.session.snapshot.hosting
    assert hosting is not None
    assert (hosting.addresses, hosting.advertised) == ((), None)
    ada.plays_on()
    end = ada.game("a move of the bot", lambda game: game.version >= 2)
    assert end.proof is None
    assert listed(bo.session.snapshot, fingerprint_in(hosting.link)) == []


def test_leaving_brings_one_back_to_the_start(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    bo.joins(ada.opens(plan()))
    bo.session.leave()
    bo.wait("the start", lambda now: now.table is None)
    ada.table("Bo gone", lambda table: table.lobby and len(table.lobby.people) == 1)
    assert bo.joins(ada.session.snapshot.hosting.link).lobby  # type: ignore[union-attr]


def test_a_host_that_one_has_met_is_shown_as_known(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan())
    bo.session.search(True)
    bo.wait("the list", lambda now: now.search.since)
    assert not bo.session.snapshot.search.known
    bo.session.search(False)
    bo.joins(link)
    bo.session.search(True)
    bo.wait("the host", lambda now: now.search.known == {fingerprint_in(link): "Ada"})


def test_a_session_can_be_closed_twice(visit: Visit) -> None:
    ada = visit("Ada")
    ada.close()
    ada.close()
    ada.session.search(True)


# Lost and found --------------------------------------------------------------------------------


@pytest.fixture
def ada_and_bo(visit: Visit) -> Iterator[tuple[Visitor, Visitor, Relay]]:
    """Ada hosts, and Bo's way to the table can be cut; the cards are dealt."""
    ada, bo = visit("Ada"), visit("Bo")
    with relay_to(port_of(ada.opens(plan()))) as relay:
        bo.joins(str(relay.address))
        deal(ada, bo)
        yield ada, bo, relay
        bo.close()


def test_who_loses_the_connection_returns_to_the_own_seat_and_sees_an_equal_table(
    ada_and_bo: tuple[Visitor, Visitor, Relay],
) -> None:
    ada, bo, relay = ada_and_bo
    before = bo.session.snapshot.table
    assert before is not None
    relay.cut()
    lost = bo.table("the loss", lambda table: table.link is Link.RECONNECTING)
    assert lost.game == before.game
    assert lost.notice is not None
    assert lost.notice.text == "The connection to the host is lost: it is being tried again."
    ada.table("Bo away", lambda table: table.seats[1].away_until)
    bo.table("another try", lambda table: table.attempt >= 2)
    relay.mend()
    after = bo.table("the table", lambda table: table.link is Link.CONNECTED)
    assert (after.you, after.seat) == (before.you, 1)
    assert after.game is not None
    assert before.game is not None
    assert after.game.view == before.game.view
    games = play_to_the_end(ada, bo)
    assert games[0].view.public == games[1].view.public
    assert [game.proof and game.proof.outcome for game in games] == ["proved", "proved"]


def test_a_host_whose_old_address_is_dead_is_found_again_by_mdns(
    ada_and_bo: tuple[Visitor, Visitor, Relay],
) -> None:
    ada, bo, relay = ada_and_bo
    relay.cut()
    bo.table("the loss", lambda table: table.link is Link.RECONNECTING)
    table = bo.table("the table", lambda table: table.link is Link.CONNECTED)
    assert table.seat == 1
    assert table.address != str(relay.address)
    ada.table("Bo back", lambda table: table.seats[1].away_until is None)


def test_what_is_sent_while_the_connection_is_lost_is_told_not_to_have_been(
    ada_and_bo: tuple[Visitor, Visitor, Relay],
) -> None:
    _, bo, relay = ada_and_bo
    relay.cut()
    bo.table("the loss", lambda table: table.link is Link.RECONNECTING)
    bo.session.send(Say("are you there?"))
    table = bo.table("a word", lambda table: table.notice and table.notice.code == "not_sent")
    assert table.notice is not None
    assert table.notice.text == (
        "There is no connection to the host just now, so that was not sent."
    )


def test_a_host_that_closes_the_table_says_so(visit: Visit) -> None:
    ada, bo = seated(visit)
    ada.session.leave()
    ada.wait("the start", lambda now: now.table is None and now.hosting is None)
    table = bo.table("the end", lambda table: table.ended)
    assert table.link is Link.CLOSED
    assert table.ended is not None
    assert table.ended.text == "The host has closed the table."
    assert table.game is not None


def test_a_host_that_ends_its_program_closes_the_table(visit: Visit) -> None:
    ada, bo = seated(visit)
    ada.close()
    table = bo.table("the end", lambda table: table.ended)
    assert table.ended is not None
    assert table.ended.text == "The host has closed the table."


# What can't be done ----------------------------------------------------------------------------


def refused(visitor: Visitor, address: str) -> str:
    """Why ``visitor`` can't be at the table there."""
    visitor.session.join(address, visitor.name)
    table = visitor.table("a refusal", lambda table: table.ended)
    assert table.ended is not None
    assert table.link is Link.CLOSED
    return table.ended.text


def test_an_address_where_no_table_is_open(visit: Visit) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert refused(visit("Bo"), f"127.0.0.1:{port}") == (
        f"No table is open at 127.0.0.1:{port}: check the address and the port with the host."
    )


def test_an_address_that_does_not_answer(visit: Visit) -> None:
    with socket.create_server(("127.0.0.1", 0)) as mute:
        port = mute.getsockname()[1]
        assert refused(visit("Bo"), f"127.0.0.1:{port}").startswith(
            f"127.0.0.1:{port} does not answer: see that both computers are in the same network"
        )


def test_another_program_at_that_port(visit: Visit) -> None:
    server = socket.create_server(("127.0.0.1", 0))

    def greet() -> None:
        while True:
            try:
                connection, _ = server.accept()
            except OSError:
                return
            with connection:
                connection.sendall(b"220 mail ready\r\n")
                connection.recv(1024)

    thread = threading.Thread(target=greet)
    thread.start()
    port = server.getsockname()[1]
    try:
        assert refused(visit("Bo"), f"127.0.0.1:{port}") == (
            f"What answers at 127.0.0.1:{port} is no table of this game: "
            "check the address and the port."
        )
    finally:
        server.shutdown(socket.SHUT_RDWR)
        server.close()
        thread.join()


def test_a_table_of_another_version(visit: Visit, tmp_path: Path) -> None:
    identity = load_identity(tmp_path / "newer")
    context = server_context(identity)

    async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        handshake, decoder = HostHandshake(identity.fingerprint, speaks=(7, 9)), from_client()
        try:
            for hello in decoder.feed(await reader.read(4096)):
                handshake.receive(hello)
        except HandshakeFailed as fault:
            writer.write(encode(fault.refusal()))
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()

    with newer_table(context, greet) as port:
        assert refused(visit("Bo"), f"127.0.0.1:{port}").startswith(
            "The table speaks protocols 7 to 9 (version "
        )


@contextlib.contextmanager
def newer_table(context: ssl.SSLContext, greet: Greet) -> Iterator[int]:
    """The port of a table that greets newcomers so."""
    loop = asyncio.SelectorEventLoop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    listening = asyncio.start_server(greet, "127.0.0.1", 0, ssl=context)
    server = asyncio.run_coroutine_threadsafe(listening, loop).result()

    async def close() -> None:
        server.close()
        greeting = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*greeting, return_exceptions=True)

    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def test_a_link_with_another_certificate(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan())
    forged = link.partition("#")[0] + "#" + "0" * 64
    assert refused(bo, forged).startswith("Another computer answered than the one expected")


def test_a_table_that_is_full(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan(watchers=0))
    bo.joins(link)
    assert refused(visit("Cy"), link) == "The table is full: nobody else can sit or watch there."


def test_a_table_on_a_port_in_use_takes_the_next_one(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    first = port_of(ada.opens(plan()))
    second = port_of(bo.opens(plan(name="Garden", port=first)))
    assert second != first
    assert second - first < 50


@pytest.mark.parametrize("name", ["", "a" * 300, "Bo\x07", "   "])
def test_a_bad_name_is_told_before_anything_is_tried(visit: Visit, name: str) -> None:
    bo = visit("Bo")
    bo.session.join("127.0.0.1:9", name)
    assert bo.fault("bad_name").startswith(("A name can", "That name"))
    assert bo.session.snapshot.table is None


def test_a_bad_name_of_a_table(visit: Visit) -> None:
    ada = visit("Ada")
    ada.session.open_table(plan(name=""), "Ada")
    assert ada.fault("cannot_host") == "A name can't be empty: give one of 1 to 24 characters."


def test_a_bad_address_and_a_bad_code(visit: Visit) -> None:
    bo = visit("Bo")
    bo.session.join("192.168.1.5:999999", "Bo")
    assert bo.fault("bad_address").startswith("The port must be a number from 1 to 65535.")
    bo.session.join("192.168.1.5", "Bo", code="fox")
    assert bo.fault("bad_code") == "A table's code is a number and two words, like 42-amber-fox."


def test_nobody_is_at_two_tables_at_once(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan())
    bo.joins(link)
    bo.session.join(link, "Bo")
    assert bo.fault("at_a_table") == "You are at a table already: leave it first."


def test_nothing_can_be_sent_to_no_table(visit: Visit) -> None:
    bo = visit("Bo")
    bo.session.send(Start())
    assert bo.fault("no_table") == "You are at no table: open or join one first."


def test_a_network_that_is_not_there(visit: Visit) -> None:
    ada = visit("Ada", "nowhere0")
    ada.session.search(True)
    snapshot = ada.wait("the fault", lambda now: now.search.fault)
    assert snapshot.search.fault == (
        "The network interface nowhere0 is not there: choose another, or plug it in."
    )


def test_a_table_that_can_not_be_found_can_still_be_joined(visit: Visit) -> None:
    ada = visit("Ada", "nowhere0")
    link = ada.opens(plan())
    snapshot = ada.wait("the fault", lambda now: now.hosting and now.hosting.fault)
    assert snapshot.hosting is not None
    assert snapshot.hosting.advertised is None
    assert visit("Bo").joins(link).lobby
