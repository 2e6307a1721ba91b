"""Clients of a table that note when a frame has come, before anything is made of it."""

import asyncio
import random
import ssl
import time
from typing import Final, Self

from sequence_lan.bots import club
from sequence_lan.engine.actions import Exchange, Pass, Play
from sequence_lan.net.codec import encode, from_host
from sequence_lan.net.forms import action_form, rules_of, view_of
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
    SeatCommit,
    SeatSeed,
    Sit,
    Update,
    Welcome,
)
from tests.host.parlour import commit_of

UPDATE: Final = b"\xa1t\xa6update"
"""How the map of an update begins."""

_PROTOCOL: Final = (1, 1)


class Ear(asyncio.Protocol):
    """One connection; whole frames are kept with the time at which they were whole."""

    def __init__(self) -> None:
        self.updates: list[tuple[float, bytes]] = []
        """When each update came, and its frame."""
        self.seat: int | None = None
        self.begin: DealBegin | None = None
        self.welcomed = asyncio.Event()
        self.lost = asyncio.Event()
        self.stirred = asyncio.Event()
        self._transport: asyncio.Transport
        self._came = bytearray()
        self._acts = 0

    @classmethod
    async def connect(cls, port: int, context: ssl.SSLContext) -> Self:
        """TLS stands."""
        loop = asyncio.get_running_loop()
        _, ear = await loop.create_connection(cls, "127.0.0.1", port, ssl=context)
        return ear

    @classmethod
    async def join(
        cls, port: int, context: ssl.SSLContext, name: str, seat: int | None = None
    ) -> Self:
        """Let in as ``name``, on ``seat`` or as a watcher."""
        ear = await cls.connect(port, context)
        ear.send(Hello(_PROTOCOL, "0", name, watch=seat is None))
        await ear.welcomed.wait()
        ear.seat = seat
        if seat is not None:
            ear.send(Sit(seat))
        return ear

    def send(self, message: ClientMessage) -> None:
        """``message`` is on its way."""
        self._transport.write(encode(message))

    def send_raw(self, frame: bytes) -> None:
        """``frame`` is on its way."""
        self._transport.write(frame)

    def close(self) -> None:
        """The connection is gone."""
        self._transport.abort()

    def move(self, dice: random.Random) -> float:
        """When this seat, whose turn it is, has sent off what the simple player would do."""
        assert self.begin is not None
        (update,) = from_host().feed(self.updates[-1][1])
        assert isinstance(update, Update)
        begin = self.begin
        view = view_of(update.view, rules_of(begin.rules), begin.sides, len(begin.seats))
        action = club.choose(view, dice, 0)
        self._acts += 1
        turn = update.view.turn if isinstance(action, Play | Exchange | Pass) else None
        frame = encode(Act(self._acts, action_form(action, begin.sides), turn))
        sent = time.perf_counter()
        self._transport.write(frame)
        return sent

    async def until(self, updates: int) -> float:
        """When so many updates in all had come."""
        while len(self.updates) < updates:
            self.stirred.clear()
            await self.stirred.wait()
        return self.updates[updates - 1][0]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The transport is kept."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Whole frames are noted."""
        now = time.perf_counter()
        self._came += data
        while len(self._came) >= 4:
            end = 4 + int.from_bytes(self._came[:4], "big")
            if len(self._came) < end:
                return
            frame = bytes(self._came[:end])
            del self._came[:end]
            if UPDATE in frame[:16]:
                self.updates.append((now, frame))
                self.stirred.set()
            else:
                (message,) = from_host().feed(frame)
                self._answer(message)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is noted."""
        self.lost.set()

    def _answer(self, message: HostMessage) -> None:
        match message:
            case Welcome():
                self.welcomed.set()
            case Ping(number):
                self.send(Pong(number))
            case Deal(attempt, DealBegin() as begin):
                self.begin = begin
                if self.seat is not None:
                    self.send(SeatCommit(attempt, commit_of(begin, self.seat, bytes(32))))
            case Deal(attempt, DealCommits()):
                if self.seat is not None:
                    self.send(SeatSeed(attempt, bytes(32)))
            case Closed(_, reason):
                raise AssertionError(reason)
            case _:
                pass


def to_move(update: bytes) -> int | None:
    """The seat whose turn it is after that frame; None once the game is over."""
    (message,) = from_host().feed(update)
    assert isinstance(message, Update)
    return None if message.view.result is not None else message.view.to_play
