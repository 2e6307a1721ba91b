"""A table for each test, its files closed afterwards."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.host.parlour import Parlour

Open = Callable[..., Parlour]
"""``Parlour`` without its folder."""


@pytest.fixture
def parlour(tmp_path: Path) -> Iterator[Open]:
    """Opens a table in a folder of its own."""
    opened: list[Parlour] = []

    def open_one(*args: Any, **kwargs: Any) -> Parlour:
        made = Parlour(tmp_path / str(len(opened)), *args, **kwargs)
        opened.append(made)
        return made

    yield open_one
    for made in opened:
        made.close()
