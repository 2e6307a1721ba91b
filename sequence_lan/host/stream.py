"""One connection over TLS, begun on a TCP connection that was accepted and counted first."""

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Callable, Iterator
from typing import Final

from sequence_lan.net.codec import encode, from_client
from sequence_lan.net.messages import ClientMessage, HostMessage

WRITE_LIMIT: Final = 256 * 1024
"""The most bytes that may wait for a peer that does not read (DESIGN.md 4)."""

_READ_AHEAD: Final = 128 * 1024
_LAST_WORD_SECONDS: Final = 1.0
_SHUTDOWN_SECONDS: Final = 1.0


class Arrival(asyncio.Protocol):
    """A TCP connection that nothing has been read from yet."""

    def __init__(self, arrived: Callable[[asyncio.Transport], None]) -> None:
        self._arrived = arrived

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """What comes before TLS has begun waits in the socket, or it would be lost."""
        assert isinstance(transport, asyncio.Transport)
        # asyncio does so only where the listening socket names its protocol, which ours don't.
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        transport.pause_reading()
        self._arrived(transport)


class Stream(asyncio.Protocol):
    """Messages of one client in, frames out. Reading stops while nobody takes what has come."""

    def __init__(self, tcp: asyncio.Transport) -> None:
        """Over ``tcp``, which nothing has been read from."""
        self._tcp = tcp
        self._transport = tcp
        """What messages go over: ``tcp`` itself until TLS stands."""
        self._secure = False
        self._came = bytearray()
        self._ended = False
        self._finishing = False
        self._stirred = asyncio.Event()
        self._lost = asyncio.Event()
        self._decoder = from_client()
        self._messages: Iterator[ClientMessage] = iter(())

    async def secure(self, context: ssl.SSLContext, seconds: float) -> None:
        """TLS stands. OSError (of which the errors of TLS are) where it can't be had in time."""
        transport = await asyncio.get_running_loop().start_tls(
            self._transport,
            self,
            context,
            server_side=True,
            ssl_handshake_timeout=seconds,
            ssl_shutdown_timeout=_SHUTDOWN_SECONDS,
        )
        if transport is None:
            raise ConnectionResetError("the client went away")
        self._transport = transport
        self._secure = True

    def admit(self) -> None:
        """Frames of an admitted client may be larger."""
        self._decoder.admit()

    async def receive(self) -> ClientMessage | None:
        """The next message; None once there is no more. Raises BadFrame."""
        while not self._finishing:
            for message in self._messages:
                return message
            while not (self._came or self._ended or self._finishing):
                await self._stir()
            if not self._came:
                break
            self._messages = self._decoder.feed(self._take())
        return None

    def _take(self) -> bytes:
        chunk = bytes(self._came)
        self._came.clear()
        if not self._transport.is_closing():
            self._transport.resume_reading()
        return chunk

    async def _stir(self) -> None:
        self._stirred.clear()
        await self._stirred.wait()

    def send(self, frame: bytes) -> None:
        """``frame`` goes out; the connection is dropped where too much waits already."""
        # TLS learns a little later than TCP that the client is gone.
        gone = self._ended or self._tcp.is_closing() or self._transport.is_closing()
        if not self._secure or gone or self._finishing:
            return
        if self._transport.get_write_buffer_size() + len(frame) > WRITE_LIMIT:
            self._transport.abort()
        else:
            self._transport.write(frame)

    def send_last(self, message: HostMessage) -> None:
        """``message`` is the last one; nothing more is received or sent."""
        self.send(encode(message))
        self._finishing = True
        self._stirred.set()

    async def rest(self, seconds: float) -> None:
        """So much time has passed, or nothing more is received anyway.

        Of a client that has gone meanwhile nothing more is received, whatever it has sent.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not (self._finishing or self._ended):
                    await self._stir()
        if self._ended:
            self._came.clear()
            self._messages = iter(())

    async def finish(self) -> None:
        """Closed, once the client has had the time to read what was sent last.

        A socket closed with unread bytes in it would take the last word back.
        """
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORD_SECONDS):
                while self._finishing and not self._ended:
                    self._take()
                    await self._stir()
        if not self._transport.is_closing():
            self._transport.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_SHUTDOWN_SECONDS):
                await self._lost.wait()

    def data_received(self, data: bytes) -> None:
        """More has come."""
        self._came += data
        if len(self._came) > _READ_AHEAD:
            self._transport.pause_reading()
        self._stirred.set()

    def eof_received(self) -> None:
        """Whoever sends no more is gone; TLS knows no half of a connection."""
        self._ended = True
        self._stirred.set()

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is closed."""
        self._ended = True
        self._stirred.set()
        self._lost.set()
