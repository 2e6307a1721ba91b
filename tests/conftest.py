"""What every test is held to: no stray log line, no warning, no Qt message, no display."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Whoever runs the tests may speak another language than the sentences that they expect.
os.environ["LC_ALL"] = "C.UTF-8"

# No test asserts how long something takes; in CI each run tries the same examples.
settings.register_profile(
    "house",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize="CI" in os.environ,
)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--lan` is understood."""
    parser.addoption("--lan", action="store_true", help="run tests/lan too, which needs a network")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """tests/lan is looked at only with --lan."""
    lan = Path(__file__).parent / "lan"
    return True if collection_path == lan and not config.getoption("--lan") else None


@pytest.fixture(autouse=True)
def _no_stray_log_lines(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The test fails on a record of WARNING or above that it left in `caplog`.

    A test that means one to be logged asserts it and then calls `caplog.clear()`.
    """
    yield
    stray = [
        f"{record.levelname} {record.name}: {record.getMessage()}"
        for when in ("setup", "call", "teardown")
        for record in caplog.get_records(when)
        if record.levelno >= logging.WARNING
    ]
    if stray:
        pytest.fail("stray log lines:\n" + "\n".join(stray), pytrace=False)
