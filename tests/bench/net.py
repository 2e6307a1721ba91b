"""What the wire costs: net [PART ...]. The parts are join, moves, flood, crowd, bytes and frames.

Hosts, floods and clients are processes of their own; everything goes over TLS on 127.0.0.1. Ends
with status 1 if a figure is past its goal.
"""

import asyncio
import contextlib
import itertools
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

from sequence_lan.bots.duties import acts_now
from sequence_lan.client.connection import Keepsakes, TableConnection, Target
from sequence_lan.client.model import Table
from sequence_lan.commands.options import table_options
from sequence_lan.engine.rules import EDITIONS, BadTable, DrawMode
from sequence_lan.net.link import Address
from sequence_lan.net.messages import Rematch, TableOptions
from sequence_lan.net.tls import client_context
from tests.bench._ears import UPDATE, Ear, to_move
from tests.bench._figures import Figures, at, measure
from tests.bench._mutants import Mutants
from tests.host.parlour import Parlour

ROOT: Final = Path(__file__).parents[2]
PLAYERS: Final = 12
WATCHERS: Final = 100
MOVES: Final = 300
JOINS: Final = 60
FRAMES: Final = 250_000
CODE: Final = "42-amber-fox"
PAUSE: Final = 0.02
"""Seconds between moves, so that each is measured alone."""
DRAWS: Final[tuple[DrawMode, ...]] = ("auto", "manual")
LONG_NAME: Final = "\N{CYRILLIC CAPITAL LETTER ZHE}" * 22


def join(figures: Figures) -> None:
    """From the click to the lobby, by the client's own connection."""
    for entry, code, goal in (("open", None, 100), ("private", CODE, 200)):
        taken = asyncio.run(_joins(code))
        figures.say(f"{entry} table, median", statistics.median(taken) * 1000, "ms", goal)
        figures.say(f"{entry} table, 95 of 100", at(taken, 0.95) * 1000, "ms", goal)


async def _joins(code: str | None) -> list[float]:
    with tempfile.TemporaryDirectory() as folder, table(0, folder, code) as port:
        return [await _join(port, Path(folder), f"Player {n}", code) for n in range(JOINS)]


async def _join(port: int, folder: Path, name: str, code: str | None) -> float:
    there = asyncio.Event()

    def show(shown: Table) -> None:
        if shown.lobby is not None:
            there.set()

    target = Target((Address("127.0.0.1", port),), name, code=code)
    connection = TableConnection(target, Keepsakes.within(folder / name), show)
    began = time.perf_counter()
    visit = asyncio.create_task(connection.run())
    await there.wait()
    taken = time.perf_counter() - began
    await connection.leave()
    await visit
    return taken


def moves(figures: Figures) -> None:
    """From a move's sending until the last of twelve clients has the update."""
    ours: dict[str, list[float]] = {"in memory": [], "on this disk": []}
    bare: dict[str, list[float]] = {"in memory": [], "on this disk": []}
    with (
        tempfile.TemporaryDirectory(dir=_memory()) as memory,
        tempfile.TemporaryDirectory() as disk,
    ):
        for _ in range(3):
            # By turns, so that all get their share of whatever else this machine does.
            for where, folder in (("in memory", memory), ("on this disk", disk)):
                taken, sizes = asyncio.run(_moves(folder))
                ours[where] += taken
                bare[where] += asyncio.run(_bare(folder, sizes))
    least = statistics.median(bare["in memory"])
    figures.say("bare fan-out of as many bytes, median", least * 1000, "ms")
    for where, taken in ours.items():
        median, synced = statistics.median(taken), statistics.median(bare[where])
        figures.say(f"a move, journal {where}, median", median * 1000, "ms")
        figures.say("that is so many times the bare fan-out", median / least, "", 3)
        if where != "in memory":
            figures.say("bare fan-out after syncing there, median", synced * 1000, "ms")
            figures.say("the move is so many times that", median / synced, "", 3)


async def _moves(folder: str) -> tuple[list[float], list[int]]:
    """Seconds for each move, and the mean bytes of an update for each client."""
    with table(0, folder) as port:
        async with seated(port) as ears:
            taken = await play(ears)
    return taken, [round(statistics.mean(len(frame) for _, frame in e.updates)) for e in ears]


async def _bare(folder: str, sizes: Sequence[int]) -> list[float]:
    with started("_bare", folder, *sizes) as port:
        context = client_context()
        ears = [await Ear.connect(port, context) for _ in sizes]
        taken = []
        for number in range(1, MOVES + 1):
            sent = time.perf_counter()
            ears[number % len(ears)].send_raw(b"\0\0\0\x3c".ljust(64, b"x"))
            taken.append(max([await ear.until(number) for ear in ears]) - sent)
            await asyncio.sleep(PAUSE)
        for ear in ears:
            ear.close()
    return taken


def flood(figures: Figures) -> None:
    """The same while three peers shout and 500 connections say nothing."""
    taken = asyncio.run(_flooded())
    figures.say("move to the last of 12, median", statistics.median(taken) * 1000, "ms")
    figures.say("move to the last of 12, 99 of 100", at(taken, 0.99) * 1000, "ms", 50)


async def _flooded() -> list[float]:
    with tempfile.TemporaryDirectory() as folder, table(20, folder) as port:
        async with seated(port) as ears:
            with started("_flood", port, 500):
                return await play(ears)


def crowd(figures: Figures) -> None:
    """The same with a hundred watchers."""
    taken = asyncio.run(_crowded())
    figures.say("move to the last of 112, median", statistics.median(taken) * 1000, "ms", 50)
    figures.say("move to the last of 112, 99 of 100", at(taken, 0.99) * 1000, "ms")


async def _crowded() -> list[float]:
    with tempfile.TemporaryDirectory() as folder, table(WATCHERS, folder) as port:
        async with seated(port) as ears:
            context = client_context()
            watchers = [await Ear.join(port, context, f"Watcher {n}") for n in range(WATCHERS)]
            taken = await play(ears, watchers)
            for watcher in watchers:
                watcher.close()
    return taken


@contextmanager
def started(module: str, *words: object) -> Iterator[int]:
    """The program runs; the number it prints first, 0 if that is none."""
    with subprocess.Popen(
        [sys.executable, "-m", f"tests.bench.{module}", *map(str, words)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as program:
        assert program.stdout is not None
        assert program.stdin is not None
        try:
            line = program.stdout.readline().strip()
            yield int(line) if line.isdecimal() else 0
        finally:
            program.stdin.close()


def table(watchers: int, folder: str, code: str | None = None) -> AbstractContextManager[int]:
    """A table for twelve in a process of its own; its port."""
    return started("_hosting", PLAYERS, watchers, folder, *([] if code is None else [code]))


@asynccontextmanager
async def seated(port: int) -> AsyncIterator[list[Ear]]:
    """Twelve clients are in their seats, and the cards are dealt."""
    context = client_context()
    names = [f"Player {seat}" for seat in range(PLAYERS)]
    ears = [await Ear.join(port, context, name, seat) for seat, name in enumerate(names)]
    for ear in ears:
        await ear.until(1)
    yield ears
    for ear in ears:
        ear.close()


async def play(ears: Sequence[Ear], watchers: Sequence[Ear] = ()) -> list[float]:
    """Seconds from a move's sending until the last of all has the update, for each move."""
    dice, everybody = random.Random(1), [*ears, *watchers]
    taken: list[float] = []
    while len(taken) < MOVES:
        seat = to_move(ears[0].updates[-1][1])
        numbers = [len(ear.updates) + 1 for ear in everybody]
        if seat is None:
            ears[0].send(Rematch())
            sent = None
        else:
            sent = ears[seat].move(dice)
        came = [await ear.until(n) for ear, n in zip(everybody, numbers, strict=True)]
        if sent is not None:
            taken.append(max(came) - sent)
        await asyncio.sleep(PAUSE)
    return taken


def _memory() -> str | None:
    """A folder that is no disk, where the system has one."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None  # noqa: S108


def sizes(figures: Figures) -> None:
    """The largest frame that a move sends to one peer, in whole games of every edition."""
    longest = 0
    for edition, players in itertools.product(sorted(EDITIONS), range(2, PLAYERS + 1)):
        for draw in DRAWS:
            with contextlib.suppress(BadTable):
                longest = max(longest, _longest_frame(table_options(players, edition, draw)))
    figures.say("the largest frame of a move to one peer", longest, "bytes", 2048)


def _longest_frame(chosen: TableOptions) -> int:
    """The bytes of the largest update in one game of people with the longest names."""
    with tempfile.TemporaryDirectory() as folder:
        room = Parlour(Path(folder), chosen)
        updates: list[int] = []

        def look(visitor: object, frame: bytes) -> None:
            if UPDATE in frame[:16]:
                updates.append(len(frame))

        room.look = look
        names = [f"{LONG_NAME}{seat:02}" for seat in range(chosen.players)]
        people = [room.host(names[0]), *(room.come(names[n], n) for n in range(1, len(names)))]
        room.started(*people)
        while room.table.game is not None and room.table.game.result is None:
            next(there for there in people if acts_now(there.view)).move()
        room.close()
    return max(updates)


def frames(figures: Figures) -> None:
    """Damaged frames through the codec and a table, or a client."""
    mutants = Mutants(seed=int(time.time()))
    mutants.at_a_table(FRAMES)
    mutants.at_a_client(FRAMES)
    for outcome, number in mutants.came.most_common():
        figures.say(outcome.replace("_", " "), number, "")
    figures.say("the slowest frame", mutants.slowest * 1000, "ms", 1000)


PARTS: Final = {
    "join": join,
    "moves": moves,
    "flood": flood,
    "crowd": crowd,
    "bytes": sizes,
    "frames": frames,
}

if __name__ == "__main__":
    sys.exit(measure(PARTS, sys.argv[1:]))
