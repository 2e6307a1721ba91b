"""A program of its own that says line by line what it shows."""

import contextlib
import json
import subprocess
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

Line = dict[str, Any]
"""An object of JSON as the program printed it; ``{"text": …}`` of a line that is none."""

WITHIN: Final = 30.0
"""Seconds in which what is waited for comes."""


class Program:
    """A process; its lines are read as they come."""

    def __init__(
        self, what: str, command: Sequence[str], folder: Path, env: Mapping[str, str]
    ) -> None:
        """``what`` names it where something is missed."""
        self._what = what
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        self._lines: list[Line] = [{}]
        self._place = 0
        self._complaints: list[str] = []
        self._news = threading.Condition()
        self._readers = [threading.Thread(target=read) for read in (self._hear, self._listen)]
        for reader in self._readers:
            reader.start()

    def until(self, what: str, shown: Callable[[Line], object], within: float = WITHIN) -> Line:
        """The first line that shows it, from the one that was waited for last on."""
        end = time.monotonic() + within
        with self._news:
            while True:
                for place in range(self._place, len(self._lines)):
                    line = self._lines[place]
                    if line and shown(line):
                        self._place = place
                        return line
                left = end - time.monotonic()
                if left <= 0 or (self._process.poll() is not None and not self._readers_on()):
                    raise AssertionError(
                        f"{self._what} never showed {what} within {within:g} s; the last it said: "
                        f"{self._lines[-3:]} {''.join(self._complaints)}"
                    )
                self._news.wait(min(left, 1.0))

    def ask(self, *words: object) -> None:
        """The program is told to do something."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(words) + "\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        """It is gone without a word."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """It has ended; AssertionError with whatever it complained of."""
        self._process.terminate()
        try:
            self._process.wait(WITHIN)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"{self._what} did not end when it was told to") from None
        finally:
            for reader in self._readers:
                reader.join()
            for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
                if pipe is not None:
                    with contextlib.suppress(BrokenPipeError):
                        pipe.close()
        if self._complaints:
            raise AssertionError(f"{self._what} complained: {''.join(self._complaints)}")

    def _readers_on(self) -> bool:
        return any(reader.is_alive() for reader in self._readers)

    def _hear(self) -> None:
        assert self._process.stdout is not None
        for text in self._process.stdout:
            line = _line(text.rstrip("\n"))
            with self._news:
                self._lines.append(line)
                self._news.notify_all()

    def _listen(self) -> None:
        assert self._process.stderr is not None
        for text in self._process.stderr:
            self._complaints.append(text)


def _line(text: str) -> Line:
    try:
        read = json.loads(text)
    except ValueError:
        read = None
    return read if isinstance(read, dict) else {"text": text}
