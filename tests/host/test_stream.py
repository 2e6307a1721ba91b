"""A client's connection, below its messages."""

import asyncio
import socket

from sequence_lan.host.stream import Arrival


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
