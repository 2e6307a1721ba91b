"""Bots think in a process of their own; when that fails, somebody else makes the move."""

import asyncio
import contextlib
import pickle
import random
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from sequence_lan.bots import club
from sequence_lan.bots.levels import LEVELS
from sequence_lan.engine.deal import provable_deal
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.observe import observe
from sequence_lan.engine.rules import CLASSIC
from sequence_lan.engine.view import View
from sequence_lan.host.bot_worker import BotWorker, WorkerFailed, worker_command
from sequence_lan.host.bots_at_table import BotsAtTable
from sequence_lan.host.peers import Out
from sequence_lan.net.messages import Start
from tests.host.conftest import Open
from tests.host.parlour import Parlour, options

Make = Callable[..., BotWorker]


def view() -> View:
    """What the seat on turn sees at the beginning of a game."""
    state = provable_deal(CLASSIC, ("blue", "green"), 2, bytes(32))
    return observe(state, state.public.to_play)


@pytest.fixture
async def worker() -> AsyncIterator[Make]:
    """Makes a worker by this command, which has ended after the test."""
    async with contextlib.AsyncExitStack() as stack:

        def start(*command: str, patience: float = 30.0) -> BotWorker:
            made = BotWorker(command or worker_command(), patience)
            stack.push_async_callback(made.close)
            return made

        yield start


def program(text: str) -> tuple[str, ...]:
    return (sys.executable, "-c", text)


@pytest.mark.parametrize("level", LEVELS)
async def test_the_worker_chooses_as_its_player_would_with_these_dice(
    worker: Make, level: str
) -> None:
    # With no time to think even master's choice is a matter of the dice alone.
    chose = await worker().choose(view(), level, 5, 0.0)
    assert chose == LEVELS[level](view(), random.Random(5), 0.0)


async def test_one_worker_answers_one_after_the_other(worker: Make) -> None:
    one = worker()
    answers = await asyncio.gather(*(one.choose(view(), "club", 5, 0.1) for _ in range(5)))
    assert len(set(answers)) == 1


async def test_a_worker_that_is_not_there_has_failed(worker: Make) -> None:
    with pytest.raises(WorkerFailed):
        await worker("/nowhere/python").choose(view(), "club", 5, 0.1)


async def test_a_worker_that_ends_at_once_has_failed_each_time(worker: Make) -> None:
    one = worker(*program("pass"))
    for _ in range(2):
        with pytest.raises(WorkerFailed):
            await one.choose(view(), "club", 5, 0.1)


async def test_a_silent_worker_has_failed(worker: Make) -> None:
    one = worker(*program("import time; time.sleep(1000)"), patience=0.2)
    with pytest.raises(WorkerFailed, match="has ended"):
        await one.choose(view(), "club", 5, 0.1)


async def test_a_worker_that_names_no_action_has_failed(worker: Make) -> None:
    one = worker(*program("import sys; sys.stdout.buffer.write(b'\\xff' * 4); sys.stdin.read()"))
    with pytest.raises(WorkerFailed, match="none"):
        await one.choose(view(), "club", 5, 0.1)


async def test_a_worker_that_names_no_action_is_replaced(worker: Make, tmp_path: Path) -> None:
    """The first one is out of its mind, and all that come after it are well."""
    started = tmp_path / "started"
    first = "import pathlib, sys; from sequence_lan.bots import worker; "
    first += f"started = pathlib.Path({str(started)!r})\n"
    first += "if started.exists(): worker.main()\n"
    first += "started.touch(); sys.stdout.buffer.write(b'\\xff' * 4); sys.stdin.read()"
    one = worker(*program(first))
    with pytest.raises(WorkerFailed, match="none"):
        await one.choose(view(), "club", 5, 0.1)
    assert await one.choose(view(), "club", 5, 0.1) in legal_actions(
        view().public, view().hand, view().seat or 0
    )


async def test_a_worker_that_crashes_is_replaced(worker: Make) -> None:
    one = worker()
    with pytest.raises(WorkerFailed):
        await one.choose(view(), "no such level", 5, 0.1)
    assert await one.choose(view(), "club", 5, 0.1) in legal_actions(
        view().public, view().hand, view().seat or 0
    )


def test_the_worker_ends_with_its_host() -> None:
    request = pickle.dumps((view(), "club", 1, 0.1))
    ended = subprocess.run(
        worker_command(),
        input=len(request).to_bytes(4, "big") + request,
        capture_output=True,
        check=True,
    )
    index = int.from_bytes(ended.stdout, "big")
    chosen = club.choose(view(), random.Random(1), 0.1)
    assert legal_actions(view().public, view().hand, view().seat or 0)[index] == chosen
    assert ended.stderr == b""


class Seated:
    """The bots of a table in memory, run until the game has ended."""

    def __init__(self, room: Parlour, worker: BotWorker) -> None:
        self.room = room
        self.ended = asyncio.Event()
        self.bots = BotsAtTable(room.table, worker, self.deliver, lambda: room.now, 0)

    def deliver(self, out: Out) -> None:
        self.room.deliver(out)
        if self.room.table.room.phase == "ended":
            self.ended.set()

    async def run(self) -> None:
        running = asyncio.create_task(self.bots.run())
        await asyncio.wait_for(self.ended.wait(), 60)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


@pytest.mark.parametrize(
    "command",
    [worker_command(), ("/nowhere/python",), program("pass")],
    ids=["well", "not there", "crashing"],
)
async def test_bots_play_to_the_end_with_their_worker_and_without(
    parlour: Open, worker: Make, command: tuple[str, ...]
) -> None:
    room = parlour(options(2), bots=[(0, "club"), (1, "club")])
    ada = room.host(seat=None)
    seated = Seated(room, worker(*command))
    ada.send(Start())
    await seated.run()
    assert ada.form.result is not None


async def test_bots_wait_until_something_happens(parlour: Open, worker: Make) -> None:
    room = parlour(options(2), bots=[(0, "club"), (1, "club")])
    ada = room.host(seat=None)
    seated = Seated(room, worker())
    running = asyncio.create_task(seated.run())
    await asyncio.sleep(0)
    ada.send(Start())
    seated.bots.stir()
    await running
    assert ada.form.result is not None
