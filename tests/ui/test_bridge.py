import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from sequence_lan.bots import club
from sequence_lan.client.model import Table
from sequence_lan.net.messages import Sit, Start
from sequence_lan.session import Snapshot
from sequence_ui.bridge import Bridge
from sequence_ui.lobby.open_table import table_plan
from sequence_ui.lobby.options_editor import first_options
from tests.ui.opened import LONG
from tests.ui.opponent import Opponent, own_address, wanted


@pytest.fixture
def bridge(qtbot: QtBot, tmp_path: Path) -> Iterator[Bridge]:
    bridge = Bridge(tmp_path / "ada", "loopback")
    yield bridge
    with qtbot.waitSignal(bridge.closed, timeout=LONG):
        bridge.close()


def test_every_move_of_a_game_arrives_once_and_in_order_in_the_windows_thread(
    qtbot: QtBot, tmp_path: Path, bridge: Bridge
) -> None:
    versions: list[int] = []
    threads: set[QThread] = set()
    dice = random.Random(2)
    asked: set[int] = set()

    def hear(snapshot: Snapshot) -> None:
        threads.add(QThread.currentThread())
        game = snapshot.table.game if snapshot.table is not None else None
        if game is None:
            return
        if game.fresh and (not versions or game.version != versions[-1]):
            versions.append(game.version)
        if wanted(game.view) and game.version not in asked:
            asked.add(game.version)
            bridge.act(club.choose(game.view, dice, 0.1))

    bridge.changed.connect(hear)
    bridge.start()
    bridge.open_table(lambda: table_plan("Kitchen", first_options()), "Ada")

    def table() -> Table | None:
        return None if bridge.snapshot is None else bridge.snapshot.table

    def all_ready() -> bool:
        at = table()
        return at is not None and len(at.seats) == 2 and at.seats[1].ready

    def over() -> bool:
        at = table()
        return bool(at and at.game and at.game.view.public.result)

    qtbot.waitUntil(lambda: bool((at := table()) and at.lobby), timeout=LONG)
    bridge.send(Sit(0))
    assert bridge.snapshot is not None
    opponent = Opponent(tmp_path / "bo", own_address(bridge.snapshot))
    qtbot.waitUntil(all_ready, timeout=LONG)
    bridge.send(Start())
    qtbot.waitUntil(over, timeout=2 * LONG)
    assert versions == list(range(versions[0], versions[-1] + 1))
    assert len(versions) > 20
    assert threads == {bridge.thread()}
    opponent.close()


def test_what_is_asked_before_the_network_stands_is_done_when_it_does(
    qtbot: QtBot, bridge: Bridge
) -> None:
    bridge.join("nowhere at all", "Ada")
    bridge.start()
    qtbot.waitUntil(lambda: bridge.snapshot is not None and bridge.snapshot.fault is not None)
    assert bridge.snapshot is not None
    assert bridge.snapshot.fault is not None
    assert bridge.snapshot.fault.code == "bad_address"


def test_a_window_that_is_closed_at_once_leaves_no_thread_behind(
    qtbot: QtBot, tmp_path: Path
) -> None:
    bridge = Bridge(tmp_path, "loopback")
    bridge.start()
    with qtbot.waitSignal(bridge.closed, timeout=LONG):
        bridge.close()
    ours = {"network", "opening", "closing"}
    qtbot.waitUntil(lambda: ours.isdisjoint(thread.name for thread in threading.enumerate()))


def test_another_network_is_searched_as_soon_as_it_is_chosen(qtbot: QtBot, bridge: Bridge) -> None:
    bridge.start()
    bridge.search(True)

    def fault() -> str | None:
        return None if bridge.snapshot is None else bridge.snapshot.search.fault

    def searched() -> bool:
        return bridge.snapshot is not None and bridge.snapshot.search.network != ""

    qtbot.waitUntil(searched, timeout=LONG)
    assert fault() is None
    bridge.use_interface("nonesuch0")
    qtbot.waitUntil(lambda: fault() is not None, timeout=LONG)
    assert "nonesuch0 is not there" in (fault() or "")
    bridge.use_interface("loopback")
    qtbot.waitUntil(lambda: fault() is None, timeout=LONG)
