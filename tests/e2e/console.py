"""The command in processes of its own."""

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-W", "error", "-m", "sequence_lan")


class Console:
    """A headless host in a process of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        places = ("--port", "0", "--interface", "loopback", "--folder", str(folder))
        self.process = subprocess.Popen(
            [*COMMAND, "host", "--headless", *places, *arguments],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        self.read: list[str] = []

    def line(self, shown: Callable[[str], bool]) -> str:
        """The next line like that; every line before it is kept in ``read``."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.read.append(line.strip())
            if shown(self.read[-1]):
                return self.read[-1]
        raise AssertionError(f"the console ended: {self.read} {self.process.communicate()}")

    def says(self, text: str) -> None:
        """Once the console has said that."""
        self.line(lambda line: line == text)

    def interrupt(self) -> tuple[int, str, str]:
        """Ctrl-C; the exit status, and what was printed then."""
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=30)
        return self.process.returncode, out, err


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command has ended."""
    return subprocess.run(
        [*COMMAND, *arguments],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
