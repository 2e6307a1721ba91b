"""What fails a test although its assertions hold."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from devtools.environment import ROOT


def outcome(folder: Path, test: str) -> tuple[dict[str, int], str]:
    """How many tests of this text passed and failed under our settings, and what was printed."""
    (folder / "test_it.py").write_text(test, encoding="utf-8")
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder)]
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.conftest", *settings, str(folder)],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "200"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    *_, last = ended.stdout.strip().splitlines()
    words = last.strip("= ").replace(",", "").split()
    return {words[i + 1]: int(words[i]) for i in range(0, len(words) - 3, 2)}, ended.stdout


WARNS = """
import warnings

def test_it():
    warnings.warn("old", DeprecationWarning)
"""
LOGS = """
import logging

def test_it():
    logging.getLogger("net").warning("lost")
"""
QT_COMPLAINS = """
from PySide6.QtCore import qWarning

def test_it():
    qWarning("no such font")
"""
THREAD_DIES = """
import threading

def test_it():
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
"""
COROUTINE_FAILS = """
async def test_it():
    assert 1 == 2
"""


@pytest.mark.parametrize(
    ("test", "reason"),
    [
        pytest.param(WARNS, "DeprecationWarning: old", id="a warning"),
        pytest.param(LOGS, "WARNING net: lost", id="a stray log line"),
        pytest.param(QT_COMPLAINS, "no such font", id="a message of Qt"),
        pytest.param(THREAD_DIES, "ZeroDivisionError", id="a thread that dies"),
        pytest.param(COROUTINE_FAILS, "assert 1 == 2", id="a coroutine that fails"),
    ],
)
def test_nothing_is_let_pass(tmp_path: Path, test: str, reason: str) -> None:
    counts, printed = outcome(tmp_path, test)
    assert set(counts) & {"failed", "error", "errors"}, printed
    assert reason in printed


def test_a_log_line_that_a_test_asserts_is_no_stray(tmp_path: Path) -> None:
    asserted = LOGS.replace("()", "(caplog)", 1) + (
        "    assert caplog.messages == ['lost']\n    caplog.clear()\n"
    )
    counts, printed = outcome(tmp_path, asserted)
    assert counts == {"passed": 1}, printed


def test_windows_of_tests_are_shown_on_no_screen(tmp_path: Path) -> None:
    counts, printed = outcome(
        tmp_path, "def test_it(qapp):\n    assert qapp.platformName() == 'offscreen'\n"
    )
    assert counts == {"passed": 1}, printed
