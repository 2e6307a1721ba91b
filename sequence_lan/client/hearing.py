"""What the host says, and a second way to it where it has fallen silent (DESIGN.md 4, 8)."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Final

from sequence_lan.net.codec import Decoder, from_host
from sequence_lan.net.dial import Connection
from sequence_lan.net.messages import HostMessage

ASK_AFTER: Final = 1.5
"""Seconds without a word from the host after which it is asked whether it is there."""
PATIENCE: Final = 1.0
"""Seconds for its answer. A connection without one may only be waiting.

What was lost is sent again after pauses that grow to seconds, so that a new connection is often
through sooner once the network is back.
"""
_CHUNK: Final = 64 * 1024
_GOODBYE: Final = 1.0


class AnotherWay(Exception):
    """The same host was reached anew while it was silent on the connection that there is."""

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self.connection = connection


async def messages(
    connection: Connection,
    silence: float,
    ask: Callable[[], bool],
    reach: Callable[[], Awaitable[Connection]],
) -> AsyncGenerator[HostMessage, None]:
    """What the host says on ``connection``.

    ``ask()`` asks it whether it is there, and is False where that has no place yet; without an
    answer ``reach()`` makes a second connection to it. Whichever of both is first counts. Raises
    ConnectionResetError at the end, AnotherWay, and TimeoutError after ``silence`` seconds.
    """
    decoder: Decoder[HostMessage] = from_host()
    while True:
        chunk = await _next_chunk(connection, silence, ask, reach)
        if not chunk:
            raise ConnectionResetError("the host closed the connection")
        for message in decoder.feed(chunk):
            yield message


async def _next_chunk(
    connection: Connection,
    silence: float,
    ask: Callable[[], bool],
    reach: Callable[[], Awaitable[Connection]],
) -> bytes:
    reading = asyncio.ensure_future(connection.reader.read(_CHUNK))
    reaching: asyncio.Future[Connection] | None = None
    try:
        async with asyncio.timeout(silence):
            await asyncio.wait({reading}, timeout=ASK_AFTER)
            if not reading.done() and ask():
                await asyncio.wait({reading}, timeout=PATIENCE)
                if not reading.done():
                    reaching = asyncio.ensure_future(reach())
                    await asyncio.wait({reading, reaching}, return_when=asyncio.FIRST_COMPLETED)
                    if not reading.done():
                        found, reaching = reaching.result(), None
                        raise AnotherWay(found)
            return await reading
    finally:
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        if reaching is not None:
            reaching.cancel()
            (late,) = await asyncio.gather(reaching, return_exceptions=True)
            if isinstance(late, Connection):
                late.writer.transport.abort()


async def close(writer: asyncio.StreamWriter) -> None:
    """The socket is closed, also where the host says no goodbye or nobody waits for it."""
    writer.close()
    # Of its own, since whoever is cancelled while it waits cancels what tells of the end.
    closed = asyncio.create_task(writer.wait_closed())
    try:
        await asyncio.wait({closed}, timeout=_GOODBYE)
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await closed
