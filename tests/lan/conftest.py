"""The LAN that a test plays in."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lan.box import Lan, obstacle


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Lan]:
    """An empty LAN; the test fails with a sentence where none can be made."""
    reason = obstacle()
    if reason is not None:
        pytest.fail(reason, pytrace=False)
    with Lan(tmp_path) as made:
        yield made
