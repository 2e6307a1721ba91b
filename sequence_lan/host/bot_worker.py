"""The process in which this host's bots think, so that no message waits for it (DESIGN.md 7)."""

import asyncio
import contextlib
import pickle
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sequence_lan.engine.actions import SeatAction
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.view import View

FROZEN_FLAG: Final = "--bot-worker"
"""What makes a bundle, which has no ``-m``, run the worker instead of a command."""

_NUMBER_BYTES: Final = 4


class WorkerFailed(Exception):
    """The worker has crashed, is silent, or answered nonsense; another is started for the next."""


def worker_command() -> tuple[str, ...]:
    """What starts a worker of this very program."""
    if getattr(sys, "frozen", False):
        return (sys.executable, FROZEN_FLAG)
    return (sys.executable, "-m", "sequence_lan.bots.worker")


class BotWorker:
    """One worker process, started when it is first needed and again after it has failed."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        """Started by ``command``; silent for ``patience`` seconds beyond the budget is failed."""
        self._command = command
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")

    async def choose(self, view: View, level: str, seed: int, budget: float) -> SeatAction:
        """What a bot of that level does for the seat of ``view``. Raises WorkerFailed."""
        assert view.seat is not None, "a watcher has nothing to do"
        request = pickle.dumps((view, level, seed, budget))
        actions = legal_actions(view.public, view.hand, view.seat)
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._thread, self._ask, request, len(actions))
        # Who was cancelled meanwhile does not hear that the worker failed.
        asked.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.wait({asked}, timeout=budget + self._patience)
        if not asked.done():
            self._kill()
        return actions[await asked]

    def _ask(self, request: bytes, choices: int) -> int:
        """In the thread: the worker's answer to ``request``, one of so many ``choices``."""
        try:
            process = self._process = self._process or self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(len(request).to_bytes(_NUMBER_BYTES, "big") + request)
            process.stdin.flush()
            answer = process.stdout.read(_NUMBER_BYTES)
        except OSError as fault:
            self._end()
            raise WorkerFailed(str(fault)) from fault
        if len(answer) < _NUMBER_BYTES:
            self._end()
            raise WorkerFailed("the worker has ended")
        index = int.from_bytes(answer, "big")
        if index >= choices:
            self._end()
            raise WorkerFailed("the worker named an action that is none")
        return index

    def _started(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            # A Ctrl+C in the host's console is for the host to hear.
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )

    def _kill(self) -> None:
        process = self._process
        if process is not None:
            process.kill()

    def _end(self) -> None:
        """In the thread: no process is left, nor any pipe to one."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            # What had not been sent yet can't be sent to a process that is dead.
            with contextlib.suppress(OSError):
                pipe.close()
        process.wait()

    async def close(self) -> None:
        """The process has ended."""
        self._kill()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        self._thread.shutdown(wait=False)
