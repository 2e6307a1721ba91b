"""A client that speaks over a real socket, and can speak as badly as it likes."""

import asyncio
import contextlib
import ssl
from types import TracebackType
from typing import Final, Self, TypeVar

from sequence_lan.engine.actions import Action, Exchange, Pass, Play
from sequence_lan.net.codec import encode, from_host
from sequence_lan.net.forms import action_form
from sequence_lan.net.messages import (
    Act,
    ClientMessage,
    Closed,
    Deal,
    DealBegin,
    DealCommits,
    Hello,
    HostMessage,
    Ping,
    Pong,
    Refusal,
    SeatCommit,
    SeatSeed,
    Sit,
    Update,
    Welcome,
)
from sequence_lan.net.tls import client_context
from tests.host.parlour import commit_of

M = TypeVar("M")

WITHIN: Final = 20.0
"""Seconds after which something has not come; a test that works never waits so long."""


class RawClient:
    """One connection. What the deal and pings ask for it answers by itself, once it is ``live``."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.heard: list[HostMessage] = []
        self.seat: int | None = None
        self.begin: DealBegin | None = None
        self.acts = 0
        self._decoder = from_host()
        self._ready: list[HostMessage] = []

    @classmethod
    async def connect(cls, port: int, context: ssl.SSLContext | None = None) -> Self:
        """TLS with the host at ``port`` of this machine."""
        context = context or client_context()
        return cls(*await asyncio.open_connection("127.0.0.1", port, ssl=context))

    @classmethod
    async def plain(cls, port: int) -> Self:
        """A TCP connection without a word of TLS."""
        return cls(*await asyncio.open_connection("127.0.0.1", port))

    @classmethod
    async def join(
        cls, port: int, name: str, seat: int | None = None, token: bytes | None = None
    ) -> Self:
        """Let in as ``name``, on ``seat`` if one is given."""
        client = await cls.connect(port)
        client.send(Hello((1, 1), "0.1.0", name, token))
        await client.until(Welcome)
        if seat is not None:
            client.seat = seat
            client.send(Sit(seat))
        return client

    def send(self, message: ClientMessage) -> None:
        """``message`` is on its way."""
        self.writer.write(encode(message))

    def act(self, action: Action) -> None:
        """The same for ``action``, for the turn that was shown last."""
        assert self.begin is not None
        self.acts += 1
        update = self.last(Update)
        turn = update.view.turn if isinstance(action, Play | Exchange | Pass) else None
        self.send(Act(self.acts, action_form(action, self.begin.sides), turn))

    async def next(self) -> HostMessage | None:
        """The next message, answered if it asks for that; None once there is no more."""
        while not self._ready:
            async with asyncio.timeout(WITHIN):
                chunk = await self.reader.read(1 << 16)
            if not chunk:
                return None
            self._ready += self._decoder.feed(chunk)
        message = self._ready.pop(0)
        self.heard.append(message)
        self._answer(message)
        return message

    async def until(self, kind: type[M]) -> M:
        """The next message of that kind."""
        while True:
            message = await self.next()
            assert message is not None, f"the host closed before it sent a {kind.__name__}"
            if isinstance(message, kind):
                return message

    async def end(self) -> list[HostMessage]:
        """All that still comes until the host closes."""
        before = len(self.heard)
        with contextlib.suppress(ConnectionError, ssl.SSLError):
            while (message := await self.next()) is not None:
                if isinstance(message, Closed | Refusal):
                    self.writer.close()
        return self.heard[before:]

    def last(self, kind: type[M]) -> M:
        """The last message of that kind."""
        return next(m for m in reversed(self.heard) if isinstance(m, kind))

    def _answer(self, message: HostMessage) -> None:
        match message:
            case Ping(number):
                self.send(Pong(number))
            case Deal(attempt, DealBegin() as begin):
                self.begin = begin
                if self.seat is not None:
                    self.send(SeatCommit(attempt, commit_of(begin, self.seat, bytes(32))))
            case Deal(attempt, DealCommits()):
                if self.seat is not None:
                    self.send(SeatSeed(attempt, bytes(32)))
            case _:
                pass

    async def close(self) -> None:
        """The connection is closed from this end."""
        self.writer.close()
        with contextlib.suppress(ConnectionError, ssl.SSLError):
            await self.writer.wait_closed()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
