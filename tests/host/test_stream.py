"""A client's connection, below its messages."""

import asyncio
import socket
import struct
from pathlib import Path

from sequence_lan.host.stream import Arrival, Stream
from sequence_lan.net.codec import encode
from sequence_lan.net.identity import load_identity
from sequence_lan.net.messages import Ping
from sequence_lan.net.tls import client_context, server_context


async def test_what_is_sent_does_not_wait_until_the_client_has_answered() -> None:
    arrived: asyncio.Future[asyncio.Transport] = asyncio.get_running_loop().create_future()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = await asyncio.get_running_loop().create_server(
            lambda: Arrival(arrived.set_result), sock=listening
        )
        async with server:
            client = socket.create_connection(listening.getsockname())
            transport = await arrived
            accepted = transport.get_extra_info("socket")
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            transport.abort()
            client.close()


async def test_what_is_sent_to_a_client_that_has_just_vanished_is_not_written_to_the_log(
    tmp_path: Path,
) -> None:
    arrived: asyncio.Future[asyncio.Transport] = asyncio.get_running_loop().create_future()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = await asyncio.get_running_loop().create_server(
            lambda: Arrival(arrived.set_result), sock=listening
        )
        async with server:
            tcp = socket.create_connection(listening.getsockname())
            wrapping = asyncio.to_thread(client_context().wrap_socket, tcp)
            greeting = asyncio.create_task(wrapping)
            stream = Stream(await arrived)
            await stream.secure(server_context(load_identity(tmp_path)), 20)
            client = await greeting
            # Closed without a farewell: the next bytes that come are answered by a reset.
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            client.close()
            for number in range(20):
                stream.send(encode(Ping(number)))
            assert await stream.receive() is None
            await stream.finish()
