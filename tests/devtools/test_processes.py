"""How other programs end, and what is passed on of it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from devtools.environment import ROOT
from devtools.processes import run, without_python_settings

# A program that says goodbye after Ctrl-C, and calls that a success.
SLEEPER = """
import time
try:
    print("started", flush=True)
    time.sleep(600)
except KeyboardInterrupt:
    print("goodbye", flush=True)
"""
# What dev.py does with a command: Ctrl-C in it ends with 130.
STARTER = f"""
import sys
from devtools.processes import INTERRUPTED, run
try:
    sys.exit(run([sys.executable, "-c", {SLEEPER!r}]))
except KeyboardInterrupt:
    sys.exit(INTERRUPTED)
"""


def test_the_exit_status_is_passed_on() -> None:
    assert run([sys.executable, "-c", "raise SystemExit(7)"]) == 7


def test_a_program_runs_where_it_is_told_to(tmp_path: Path) -> None:
    folder = tmp_path / "a b é"
    folder.mkdir()
    assert run([sys.executable, "-c", "open('here', 'x')"], cwd=folder) == 0
    assert (folder / "here").exists()


def test_pythons_own_settings_stay_outside() -> None:
    env = {"PATH": "/bin", "PYTHONPATH": "/elsewhere", "PYTHONHOME": "/elsewhere", "PIP_USER": "1"}
    assert without_python_settings(env) == {"PATH": "/bin"}


if sys.platform != "win32":  # where no program can send another Ctrl-C or SIGTERM

    @contextmanager
    def started() -> Iterator[subprocess.Popen[str]]:
        """A starter whose program has started, in a process group as a terminal makes it."""
        with subprocess.Popen(
            [sys.executable, "-c", STARTER],
            cwd=ROOT / ".ci",
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        ) as starter:
            assert starter.stdout is not None
            assert starter.stdout.readline() == "started\n"
            yield starter

    def test_a_signal_that_ends_a_program_is_told_by_its_number() -> None:
        killed = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
        assert run([sys.executable, "-c", killed]) == 128 + 9

    def test_sigterm_ends_the_program_too() -> None:
        with started() as starter:
            starter.terminate()
            assert starter.communicate() == ("", "")
        assert starter.returncode == 128 + 15

    def test_ctrl_c_lets_the_program_say_goodbye_and_ends_quietly_with_130() -> None:
        with started() as starter:
            os.killpg(starter.pid, signal.SIGINT)
            assert starter.communicate() == ("goodbye\n", "")
        assert starter.returncode == 130
