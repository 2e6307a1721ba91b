"""Games of four whose host, a process of its own, is killed without warning and started again."""

import asyncio
import contextlib
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from sequence_lan.bots import club
from sequence_lan.client.connection import Keepsakes, Target
from sequence_lan.client.model import Link, Table
from sequence_lan.commands.bot_player import BotPlayer
from sequence_lan.engine.actions import SeatAction
from sequence_lan.engine.events import Event
from sequence_lan.engine.view import View
from sequence_lan.net.link import Address

PEOPLE: Final = ("Ada", "Bo", "Cy", "Di")
WITHIN: Final = 60.0
"""Seconds after which something has not come; what works never waits so long."""


@dataclass(slots=True)
class Told:
    """What one person was told of the game, to the last move."""

    version: int = -1
    log: tuple[Event, ...] = ()
    lost: list[str] = field(default_factory=list)
    """What was told once and then not true any more, in words."""

    def hear(self, name: str, table: Table) -> None:
        """``table`` is on the screen of ``name``."""
        game = table.game
        if game is None:
            if self.version >= 0:
                self.lost.append(f"{name} saw the game gone after move {self.version}")
            return
        if game.version < self.version:
            self.lost.append(f"{name} saw move {game.version} after move {self.version}")
        self.version, self.log = max(self.version, game.version), game.log


@dataclass(frozen=True, slots=True)
class Finished:
    """How a game went."""

    kills: int
    back: tuple[float, ...]
    """For each kill the seconds until everybody was at the table again."""
    moves: int
    lost: tuple[str, ...]
    proofs: tuple[str, ...]
    """What everybody's computer found of the deal and of each move that it was told."""


class Host:
    """``sequence-lan host --headless`` in a process of its own."""

    def __init__(self, folder: Path, port: int, *further: str) -> None:
        self._command = [sys.executable, "-m", "sequence_lan", "host", "--headless"]
        self._command += ["--seats", "4", "--auto-start", "--port", str(port), *further]
        self._command += ["--folder", str(folder), "--interface", "loopback", "--name", "Kitchen"]
        self._process: subprocess.Popen[str] | None = None

    def start(self, *further: str) -> list[str]:
        """The table is open; what the console says up to there."""
        self._process = subprocess.Popen(
            [*self._command, *further], stdout=subprocess.PIPE, encoding="utf-8"
        )
        assert self._process.stdout is not None
        said = []
        for line in self._process.stdout:
            said.append(line)
            if line.startswith("Ctrl-C"):
                return said
        raise AssertionError(f"the host did not start: {said}")

    def kill(self) -> None:
        """It is gone without a word."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            assert self._process.stdout is not None
            self._process.stdout.close()


async def play(
    folder: Path, port: int, dice: random.Random, most: int, between: tuple[int, int] = (1, 12)
) -> Finished:
    """A whole game in which the host is killed ``most`` times at the most.

    From one kill to the next everybody makes ``between`` so many moves, and then some random part
    of a move.
    """
    host = Host(folder / "host", port)
    await asyncio.to_thread(host.start)
    try:
        async with _people(folder, port, dice) as (players, told, stirred):
            back: list[float] = []
            async with asyncio.timeout(WITHIN):
                await _until(stirred, lambda: min(t.version for t in told) >= 0)
            while len(back) < most:
                mark = max(t.version for t in told) + dice.randint(*between)
                async with asyncio.timeout(WITHIN):
                    await _until(stirred, partial(_reached, players, told, mark))
                if _over(players):
                    break
                await asyncio.sleep(dice.uniform(0, 0.03))
                since = time.monotonic()
                await asyncio.to_thread(host.kill)
                await asyncio.to_thread(host.start, "--resume")
                async with asyncio.timeout(WITHIN):
                    await _until(stirred, lambda: all(map(_at_table, players)))
                back.append(time.monotonic() - since)
            async with asyncio.timeout(WITHIN):
                await _until(stirred, lambda: _over(players))
            games = [player.connection.table.game for player in players]
            proofs = tuple(game.proof.outcome if game and game.proof else "none" for game in games)
            lost = tuple(word for t in told for word in t.lost)
            return Finished(len(back), tuple(back), max(t.version for t in told), lost, proofs)
    finally:
        await asyncio.to_thread(host.kill)


async def dealt(folder: Path, port: int) -> None:
    """Four people have come to the table at ``port``, the cards are dealt, and they are gone."""
    async with _people(folder, port, random.Random(1)) as (_, told, stirred):
        async with asyncio.timeout(WITHIN):
            await _until(stirred, lambda: min(t.version for t in told) >= 0)


@contextlib.asynccontextmanager
async def _people(
    folder: Path, port: int, dice: random.Random
) -> AsyncIterator[tuple[list[BotPlayer], list[Told], asyncio.Event]]:
    """Four people with bots at their keys, what they were told, and an event at each news."""
    stirred = asyncio.Event()
    told = [Told() for _ in PEOPLE]
    players = []
    for seat, name in enumerate(PEOPLE):

        def see(table: Table, seat: int = seat, name: str = name) -> None:
            told[seat].hear(name, table)
            stirred.set()

        target = Target((Address("127.0.0.1", port),), name)
        keepsakes = Keepsakes.within(folder / name)
        players.append(BotPlayer(target, keepsakes, seat, dice, see, choose=_quickly))
    visits = [asyncio.create_task(player.run()) for player in players]
    try:
        yield players, told, stirred
    finally:
        for visit in visits:
            visit.cancel()
        await asyncio.gather(*visits, return_exceptions=True)


def _quickly(view: View, dice: random.Random, budget: float) -> SeatAction:
    return club.choose(view, dice, 0)


def _at_table(player: BotPlayer) -> bool:
    return player.connection.table.link is Link.CONNECTED or player.over.is_set()


def _over(players: list[BotPlayer]) -> bool:
    return all(player.over.is_set() for player in players)


def _reached(players: list[BotPlayer], told: list[Told], version: int) -> bool:
    return _over(players) or max(t.version for t in told) >= version


async def _until(stirred: asyncio.Event, shown: Callable[[], bool]) -> None:
    while not shown():
        stirred.clear()
        await stirred.wait()
