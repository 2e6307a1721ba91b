import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Condition

import pytest

from sequence_lan.session import Session, Snapshot, TablePlan
from sequence_ui.lobby.options_editor import first_options
from tests.ui.opponent import own_address


class Host:
    """A table on this machine, and who is at it."""

    def __init__(self, folder: Path) -> None:
        self._news = Condition()
        self._session = Session(self._hear, folder, "loopback")
        self._session.start()
        self._session.open_table(TablePlan("Kitchen", first_options(), port=0), "Ada")
        self.until(lambda: self.snapshot.hosting is not None and self.people == {"Ada"})

    @property
    def snapshot(self) -> Snapshot:
        return self._session.snapshot

    @property
    def people(self) -> set[str]:
        table = self.snapshot.table
        return {person.name for person in table.lobby.people} if table and table.lobby else set()

    def until(self, condition: Callable[[], bool]) -> None:
        with self._news:
            assert self._news.wait_for(condition, timeout=60), "it never came"

    def close(self) -> None:
        self._session.close()

    def _hear(self, snapshot: Snapshot) -> None:
        with self._news:
            self._news.notify_all()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    host = Host(tmp_path / "host")
    yield host
    host.close()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_the_window_goes_straight_to_a_table_and_leaves_it_in_order_at_a_signal(
    host: Host, tmp_path: Path, how: signal.Signals
) -> None:
    address = own_address(host.snapshot)
    home = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "sequence_lan", "join", address, "--name", "Bo"]
    command += ["--folder", str(tmp_path / "bo"), "--interface", "loopback"]
    program = subprocess.Popen(
        command, env=os.environ | home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    host.until(lambda: host.people == {"Ada", "Bo"})
    program.send_signal(how)
    host.until(lambda: host.people == {"Ada"})
    out, err = program.communicate(timeout=60)
    assert program.returncode == 0
    assert "Traceback" not in out + err
