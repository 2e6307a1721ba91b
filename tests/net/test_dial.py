"""All addresses of a table are tried at once, and the first where its host answers is taken."""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sequence_lan.net.dial import Unreachable, answers, dial
from sequence_lan.net.identity import Identity, load_identity
from sequence_lan.net.link import Address
from sequence_lan.net.tls import WrongHost, server_context


@pytest.fixture
def identity(tmp_path: Path) -> Identity:
    return load_identity(tmp_path)


class Host:
    """A host on loopback that says how many connections it has and had."""

    def __init__(self) -> None:
        self.had = 0
        self.has = 0
        self.changed = asyncio.Condition()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._count(1)
        await reader.read()
        writer.close()
        await self._count(-1)

    async def _count(self, more: int) -> None:
        async with self.changed:
            self.has += more
            self.had += max(more, 0)
            self.changed.notify_all()

    async def until_alone(self) -> None:
        """Nobody is connected any more."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.has == 0)


@asynccontextmanager
async def host(identity: Identity) -> AsyncIterator[tuple[Host, Address]]:
    served = Host()
    server = await asyncio.start_server(served.serve, "127.0.0.1", 0, ssl=server_context(identity))
    async with server:
        yield served, Address("127.0.0.1", server.sockets[0].getsockname()[1])


def closed_port() -> Address:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return Address("127.0.0.1", taken.getsockname()[1])


async def test_the_address_that_answers_is_taken(identity: Identity) -> None:
    async with host(identity) as (served, address):
        reached = await dial([closed_port(), address, closed_port()], identity.fingerprint)
        assert reached.address == address
        assert reached.fingerprint == identity.fingerprint
        assert reached.certificate == identity.certificate
        reached.writer.close()
        await reached.writer.wait_closed()
        await served.until_alone()


async def test_a_host_met_for_the_first_time_is_taken(identity: Identity) -> None:
    async with host(identity) as (_, address):
        reached = await dial([address], None)
        assert reached.fingerprint == identity.fingerprint
        reached.writer.close()
        await reached.writer.wait_closed()


async def test_another_host_at_one_of_the_addresses_is_passed_over(
    identity: Identity, tmp_path: Path
) -> None:
    other = load_identity(tmp_path / "other")
    async with host(other) as (passed_over, wrong), host(identity) as (_, right):
        reached = await dial([wrong, right], identity.fingerprint)
        assert reached.address == right
        reached.writer.close()
        await reached.writer.wait_closed()
        await passed_over.until_alone()


async def test_when_only_other_hosts_answer_the_person_is_warned(
    identity: Identity, tmp_path: Path
) -> None:
    async with host(identity) as (served, address):
        with pytest.raises(WrongHost) as caught:
            await dial([closed_port(), address], load_identity(tmp_path / "meant").fingerprint)
        assert caught.value.found == identity.fingerprint
        await served.until_alone()


async def test_of_two_ways_to_the_same_host_one_is_kept(identity: Identity) -> None:
    async with host(identity) as (one, first), host(identity) as (other, second):
        reached = await dial([first, second], identity.fingerprint)
        loser = other if reached.address == first else one
        await loser.until_alone()
        reached.writer.close()
        await reached.writer.wait_closed()


async def test_a_try_that_gets_no_answer_is_not_the_last(identity: Identity) -> None:
    served = Host()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.setblocking(False)
        address = Address("127.0.0.1", listening.getsockname()[1])
        dialled = asyncio.create_task(dial([address], identity.fingerprint))
        unanswered, _ = await asyncio.get_running_loop().sock_accept(listening)
        context = server_context(identity)
        server = await asyncio.start_server(served.serve, sock=listening, ssl=context)
        async with server:
            reached = await dialled
            reached.writer.close()
            await reached.writer.wait_closed()
            await served.until_alone()
        unanswered.close()


@pytest.mark.parametrize(
    ("address", "code", "words"),
    [
        (Address("127.0.0.1", 1), "refused", "No table is open at 127.0.0.1:1"),
        (Address("255.255.255.255", 9), "no_answer", "does not answer"),
        (Address("nobody.invalid", 9), "unknown_name", "No computer is called nobody.invalid"),
    ],
)
async def test_where_no_table_is_there_is_a_sentence(
    address: Address, code: str, words: str
) -> None:
    with pytest.raises(Unreachable, match=words) as caught:
        await dial([address], None)
    assert caught.value.code == code


async def test_what_speaks_no_tls_is_no_table() -> None:
    async def shout(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.0 400 Bad Request\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(shout, "127.0.0.1", 0)
    async with server:
        address = Address("127.0.0.1", server.sockets[0].getsockname()[1])
        with pytest.raises(Unreachable, match="no table of this game") as caught:
            await dial([closed_port(), address], None)
    assert caught.value.code == "no_tls"


async def test_without_an_address_there_is_a_sentence() -> None:
    with pytest.raises(Unreachable, match="No address of that table is known"):
        await dial([], None)


async def test_a_dial_that_is_given_up_leaves_nothing_open(identity: Identity) -> None:
    async with host(identity) as (served, address):
        silent = socket.create_server(("127.0.0.1", 0))
        waiting = asyncio.create_task(
            dial([Address("127.0.0.1", silent.getsockname()[1])], identity.fingerprint)
        )
        reached = await dial([address], identity.fingerprint)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        silent.close()
        reached.writer.close()
        await reached.writer.wait_closed()
        await served.until_alone()


async def test_a_table_answers_when_one_of_its_addresses_does(identity: Identity) -> None:
    async with host(identity) as (_, address):
        assert await answers([closed_port(), address])
    assert not await answers([address, closed_port()])
    assert not await answers([])


@pytest.mark.parametrize("turns", range(20))
async def test_no_socket_is_left_open_whenever_it_is_given_up(turns: int) -> None:
    """A socket that is only forgotten warns, and a warning fails."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = Address("127.0.0.1", silent.getsockname()[1])
        dialling = asyncio.create_task(dial([address], None))
        for _ in range(turns):
            await asyncio.sleep(0)
        dialling.cancel()
        (cancelled,) = await asyncio.gather(dialling, return_exceptions=True)
        assert isinstance(cancelled, asyncio.CancelledError)
        gc.collect()
