"""Headless hosts, and somebody who comes to their tables."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.console import Console
from tests.visitor import Visitor


@pytest.fixture
def console(tmp_path: Path) -> Iterator[Callable[..., Console]]:
    """Starts headless hosts, which are gone after the test."""
    consoles: list[Console] = []

    def start(*arguments: str) -> Console:
        consoles.append(Console(tmp_path / "host", *arguments))
        return consoles[-1]

    yield start
    for started in consoles:
        started.process.kill()
        started.process.communicate()


@pytest.fixture
def bo(tmp_path: Path) -> Iterator[Visitor]:
    """Somebody with a program."""
    visitor = Visitor("Bo", tmp_path)
    yield visitor
    visitor.close()
