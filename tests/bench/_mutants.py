"""Frames of every message, damaged in every way, at a table and at a client."""

import contextlib
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgpack  # type: ignore[import-untyped]

from sequence_lan.client import fold
from sequence_lan.client.guest import Guest
from sequence_lan.client.receipts import Receipts
from sequence_lan.net.codec import BadFrame, Decoder, encode, from_client, from_host
from sequence_lan.net.forms import BadForm
from sequence_lan.net.messages import ClientMessage, HostMessage, Ready, Sit
from tests.host.parlour import Parlour, options
from tests.net.frames import CLIENT_FRAMES, HOST_FRAMES

_ROUND: Final = 400
"""Frames after which the table, or the client, is a new one."""
_ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, -1, 2**31, 2**63, 2**64 - 1, -(2**63), 1.5, float("nan"), "", "x",
    "x" * 3000, "\N{ZERO WIDTH SPACE}", "\0", b"", bytes(32), bytes(5000), [], {}, [[]] * 600,
    {"t": "update"}, "play", "2C", "JH", [None], ["2C"] * 20, msgpack.Timestamp(1), 11, 100, 12,
)  # fmt: skip


_WORDS: Final = (
    "play", "exchange", "pass", "draw", "call", "withdraw", "admit", "dismiss", "uphold", "give",
    "blue", "green", "red", "2C", "AS", "JH", "JS", "TD", "a1", "j10", "e5", "c3", "h1-5", "v2-6",
    "hello", "sit", "stand", "ready", "start", "act", "chat", "leave", "pong", "club", "Ada",
)  # fmt: skip


class Mutants:
    """What came of the frames so far."""

    def __init__(self, seed: int) -> None:
        self.came: Counter[str] = Counter()
        """How many were refused by the codec, and how many were messages."""
        self.slowest = 0.0
        """Seconds for one frame."""
        self._dice = random.Random(seed)

    def at_a_table(self, frames: int) -> None:
        """So many frames have come to a table; whatever it raises is raised."""
        whole = [frame for _, frame in CLIENT_FRAMES]
        left = frames
        while left > 0:
            with tempfile.TemporaryDirectory() as folder, _played_at(Path(folder)) as room:
                people = list(room.visitors.values())
                for _ in range(_ROUND):
                    self._take(whole, from_client(), partial(_handle, room, people))
                    left -= 1
                    if not people:
                        # All were sent away, and the owner has let in nobody else.
                        break

    def at_a_client(self, frames: int) -> None:
        """So many frames have come to a client; BadForm is its way to say that it has had it."""
        whole = [frame for _, frame in HOST_FRAMES]
        for _ in range(frames // _ROUND):
            with tempfile.TemporaryDirectory() as folder:
                guest = Guest(fold.connecting("127.0.0.1:1"), Receipts(Path(folder)))
                for _ in range(_ROUND):
                    self._take(whole, from_host(), partial(_receive, guest))

    def _take(self, whole: list[bytes], decoder: Decoder[Any], take: Callable[[Any], None]) -> None:
        frame = self._damaged(self._dice.choice(whole))
        began = time.perf_counter()
        try:
            messages = list(decoder.feed(frame))
        except BadFrame as bad:
            self.came[bad.code] += 1
        else:
            self.came["message" if messages else "not whole"] += 1
            for message in messages:
                take(message)
        self.slowest = max(self.slowest, time.perf_counter() - began)

    def _damaged(self, frame: bytes) -> bytes:
        if self._dice.random() < 0.6:
            value = self._changed(msgpack.unpackb(frame[4:], strict_map_key=False))
            body = bytearray(msgpack.packb(value))
        else:
            body = bytearray(frame[4:])
            for _ in range(self._dice.randint(1, 4)):
                self._scratch(body)
        length = len(body)
        if self._dice.random() < 0.05:
            length = self._dice.choice((0, length + 1, max(0, length - 1), 4097, 65537, 2**32 - 1))
        return length.to_bytes(4, "big") + bytes(body)

    def _scratch(self, body: bytearray) -> None:
        place = self._dice.randrange(len(body) + 1)
        match self._dice.randrange(4):
            case 0:
                body[place : place + 1] = self._dice.randbytes(1)
            case 1:
                body[place:place] = self._dice.randbytes(self._dice.randint(1, 8))
            case 2:
                del body[place : place + self._dice.randint(1, 8)]
            case _:
                body += body[place : place + 40]

    def _changed(self, value: Any) -> Any:
        """One value somewhere in it is another, is gone or is there twice."""
        if self._dice.random() < 0.05:
            return self._dice.choice(_ODD)
        if isinstance(value, dict) and value:
            made = dict(value)
            key = self._dice.choice(list(made))
            match self._dice.randrange(10):
                case 0:
                    del made[key]
                case 1:
                    made[self._dice.choice(("x", "t", 1, "number"))] = made[key]
                case _:
                    made[key] = self._changed(made[key])
            return made
        if isinstance(value, list) and value:
            items = list(value)
            place = self._dice.randrange(len(items))
            items[place : place + self._dice.randrange(2)] = [self._changed(items[place])]
            return items
        return self._like(value)

    def _like(self, value: Any) -> Any:
        """Another value of the same type, one that a message may well have in that place."""
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return self._dice.choice((value + 1, value - 1, self._dice.randrange(13), 2**31 - 1))
        if isinstance(value, str):
            return self._dice.choice(_WORDS)
        if isinstance(value, bytes):
            return self._dice.randbytes(len(value))
        return self._dice.choice((None, 0, True))


@contextlib.contextmanager
def _played_at(folder: Path) -> Iterator[Parlour]:
    """A table of four in the middle of a game, with two watchers."""
    room = Parlour(folder, options(4, watchers=9))
    people = [room.host(), *(room.come(f"P{seat}", seat) for seat in (1, 2, 3))]
    room.come("Wes", watch=True)
    room.come("Will", watch=True)
    room.started(*people)
    for _ in range(6):
        assert room.table.game is not None
        people[room.table.game.state.public.to_play].move()
    try:
        yield room
    finally:
        room.close()


def _receive(guest: Guest, message: HostMessage) -> None:
    """The client takes it, and what it answers is a message."""
    with contextlib.suppress(BadForm):
        for answer in guest.receive(message, time.monotonic()):
            encode(answer)


def _handle(room: Parlour, people: list[Any], message: ClientMessage) -> None:
    """Somebody sends it; whoever had to go has come back, so that there is always somebody."""
    sender = room.dice.choice(people)
    sender.send(message)
    if sender.end is not None:
        people.remove(sender)
        # A ban is for an address.
        address = f"10.0.0.{room.dice.randrange(250)}"
        people.append(room.come(sender.name, watch=True, address=address))
        if people[-1].end is None:
            people[-1].send(Sit(room.dice.randrange(4)))
            people[-1].send(Ready(True))
        else:
            people.pop()
