"""Evenings in memory."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.client.evening import Evening, Hold


@pytest.fixture
def hold(tmp_path: Path) -> Iterator[Hold]:
    """Opens evenings, which are over with the test."""
    held: list[Evening] = []

    def begin(*names: str, **further: Any) -> Evening:
        evening = Evening(tmp_path / str(len(held)), *names, **further)
        held.append(evening)
        return evening

    yield begin
    for evening in held:
        evening.close()
