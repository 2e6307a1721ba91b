"""How clients come to a table: accepted, counted, TLS, hello, let in, listened to (DESIGN.md 4)."""

import asyncio
import contextlib
import itertools
import socket
from collections.abc import Callable
from typing import Final

from sequence_lan.host.denied import Denied
from sequence_lan.host.doorway import Doorway
from sequence_lan.host.limits import Bucket, Pace
from sequence_lan.host.peers import Out
from sequence_lan.host.stream import Arrival, Stream
from sequence_lan.host.table import Table
from sequence_lan.net.codec import BadFrame, encode
from sequence_lan.net.handshake import Admission, HandshakeFailed, HostHandshake
from sequence_lan.net.identity import Identity
from sequence_lan.net.messages import (
    ClientMessage,
    Closed,
    Confirm,
    Hello,
    HostMessage,
    Moved,
    Refusal,
)
from sequence_lan.net.tls import server_context

BACKLOG: Final = 128
_AT_ONCE: Final = 4
"""How many newcomers are accepted before those who are there are heard again."""
_CLOSE_SECONDS: Final = 3.0


class Reception:
    """All connections of one table. Belongs to the event loop that it was made in."""

    def __init__(
        self, table: Table, identity: Identity, pace: Pace, delivered: Callable[[], None]
    ) -> None:
        """``delivered`` is called whenever something has happened at the table."""
        self._table = table
        self._fingerprint = identity.fingerprint
        self._context = server_context(identity)
        self._pace = pace
        self._delivered = delivered
        self._loop = asyncio.get_running_loop()
        self._arithmetic = asyncio.Lock()
        self._numbers = itertools.count(1)
        self._visits: dict[int, asyncio.Task[None]] = {}
        """Of everybody who is connected."""
        self._streams: dict[int, Stream] = {}
        """Of those who were let in."""
        self._listeners: list[asyncio.Server] = []

    async def listen(self, sockets: list[socket.socket]) -> None:
        """Whoever connects to one of these is received; they share one doorway."""
        doorway = Doorway()
        for listening in sockets:
            self._listeners.append(
                await self._loop.create_server(
                    lambda: Arrival(lambda tcp: self._arrived(tcp, doorway)),
                    sock=listening,
                    # asyncio takes this for the number to be accepted at once, too.
                    backlog=_AT_ONCE,
                )
            )
            listening.listen(BACKLOG)

    def deliver(self, out: Out) -> None:
        """Everything is on its way; who is sent a last word is a peer no more."""
        frames: dict[int, bytes] = {}
        for peer, message in out:
            stream = self._streams.get(peer)
            if stream is None:
                continue
            if isinstance(message, Closed | Refusal | Moved):
                stream.send_last(message)
                del self._streams[peer]
            else:
                # What goes to many is one object, and is encoded once.
                frame = frames.get(id(message))
                if frame is None:
                    frame = frames[id(message)] = encode(message)
                stream.send(frame)
        self._delivered()

    async def close(self, farewell: Out) -> None:
        """Nobody new is received, everybody has been told ``farewell``, no socket is left."""
        for listener in self._listeners:
            listener.close()
        told = set(self._streams)
        self.deliver(farewell)
        for number, visit in self._visits.items():
            if number not in told:
                visit.cancel()
        if self._visits:
            await asyncio.wait(self._visits.values(), timeout=_CLOSE_SECONDS)
        for visit in self._visits.values():
            visit.cancel()
        await asyncio.gather(*self._visits.values(), return_exceptions=True)

    def _arrived(self, tcp: asyncio.Transport, doorway: Doorway) -> None:
        peer = tcp.get_extra_info("peername")
        if peer is None:
            # Gone again before it was looked at.
            tcp.abort()
            return
        number, address = next(self._numbers), str(peer[0])
        oldest = doorway.enter(number, address)
        if oldest is not None:
            self._visits[oldest].cancel()
        visit = self._loop.create_task(self._visit(number, tcp, address, doorway))
        self._visits[number] = visit
        # One that has to make room before it has begun runs none of its own code.
        visit.add_done_callback(lambda _: self._gone(number, tcp))

    def _gone(self, number: int, tcp: asyncio.Transport) -> None:
        self._visits.pop(number, None)
        tcp.abort()

    async def _visit(
        self, number: int, tcp: asyncio.Transport, address: str, doorway: Doorway
    ) -> None:
        """One connection, from accepting it until it is gone."""
        stream = Stream(tcp)
        try:
            # Whoever is not let in in time, or vanishes, needs no answer.
            with contextlib.suppress(OSError):
                await self._converse(number, stream, address, doorway)
        finally:
            doorway.leave(number)
            if self._streams.pop(number, None) is not None:
                self.deliver(self._table.disconnect(number, self._loop.time()))
        await stream.finish()

    async def _converse(self, number: int, stream: Stream, address: str, doorway: Doorway) -> None:
        try:
            visitor = await self._let_in(stream, address)
            if visitor is None:
                return
            doorway.leave(number)
            stream.admit()
            self._streams[number] = stream
            self.deliver(self._table.admit(number, visitor, address, self._loop.time()))
            await self._listen_to(number, stream)
        except HandshakeFailed as no:
            stream.send_last(no.refusal())
        except BadFrame as bad:
            kind = Closed if number in self._streams else Refusal
            stream.send_last(kind(bad.code, bad.reason))

    async def _let_in(self, stream: Stream, address: str) -> Admission | None:
        """Who has come, once the handshake is through; None who goes away before."""
        accepted = self._loop.time()
        async with asyncio.timeout_at(accepted + self._pace.hello):
            await stream.secure(self._context, self._pace.hello)
            message = await stream.receive()
        if isinstance(message, Hello) and message.seeks is not None:
            stream.send_last(self._table.sought(message.seeks))
            return None
        code = self._table.room.code
        handshake = HostHandshake(self._fingerprint, code=code, knows=self._table.newcomers.knows)
        needs_code = code is not None and not self._knows(message)
        async with asyncio.timeout_at(accepted + self._pace.admission):
            while message is not None:
                if needs_code:
                    self._check_may_try(address)
                for answer in await self._answers(handshake, message, address):
                    stream.send(encode(answer))
                if handshake.admission is not None:
                    if needs_code:
                        self._tried(address, right=True)
                    return handshake.admission
                message = await stream.receive()
        return None

    def _knows(self, message: ClientMessage | None) -> bool:
        """Whether the first message comes from somebody who has been at the table."""
        token = message.token if isinstance(message, Hello) else None
        return token is not None and self._table.newcomers.knows(token)

    def _check_may_try(self, address: str) -> None:
        try:
            self._table.newcomers.check_may_try(address, self._loop.time())
        except Denied as no:
            raise HandshakeFailed(no.code, no.reason) from no

    def _tried(self, address: str, *, right: bool) -> None:
        self.deliver(self._table.newcomers.tried(address, self._loop.time(), right=right))

    async def _answers(
        self, handshake: HostHandshake, message: ClientMessage, address: str
    ) -> list[HostMessage]:
        """What ``message`` is answered with; a code that was wrong is counted.

        The arithmetic of a code takes some 10 ms, which the others at the table don't wait for.
        """
        try:
            if self._table.room.code is None or isinstance(message, Confirm):
                return handshake.receive(message)
            async with self._arithmetic:
                return await asyncio.to_thread(handshake.receive, message)
        except HandshakeFailed as no:
            if no.code == "wrong_code":
                self._tried(address, right=False)
            raise

    async def _listen_to(self, number: int, stream: Stream) -> None:
        """The table hears everything that ``number`` sends, at the pace that is allowed."""
        bucket = Bucket(self._pace.messages, self._loop.time())
        message: ClientMessage | None
        while (message := await stream.receive()) is not None:
            wait = bucket.wait(self._loop.time())
            if wait > 0:
                await stream.rest(wait)
            bucket.take(self._loop.time())
            self.deliver(self._table.handle(number, message, self._loop.time()))
