"""How quick the window is: window [RUNS [TURNS]].

The start screen's first frame against that of an empty window, by turns, from the start of the
process; the memory of both then; the whole board painted at 3840 x 2160; a move shown in a young
game and in a long one of twelve; and the way of a move from the click to the other person's
window, through a real host and two real connections.
"""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

RUNS = 11
TURNS = 60

_FIRST_PAINT = """
import os, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

application = QApplication([*sys.argv[:1], "-style", "fusion"])
def look():
    # Without a pause the timer fires once nothing else is to be done: all has been painted.
    handles = [window.windowHandle() for window in application.topLevelWidgets()]
    if any(handle is not None and handle.isExposed() for handle in handles):
        taken = time.time() - float(os.environ["STARTED"])
        import resource
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(taken, memory, time.process_time(), flush=True)
        os._exit(0)

timer = QTimer()
timer.timeout.connect(look)
timer.start(0)
"""
_BARE = (
    _FIRST_PAINT
    + """
window = QMainWindow()
window.resize(1280, 800)
window.show()
application.exec()
"""
)
_OURS = (
    # As the command does it: the command line is there before Qt.
    """
from sequence_lan.cli import main
"""
    + _FIRST_PAINT
    + """
main(["play", "--folder", os.environ["FOLDER"], "--interface", "loopback"])
"""
)


def first_frame(script: str, folder: Path) -> tuple[float, ...]:
    """Seconds from a process's start to its first frame, its memory then in MiB, its CPU time."""
    home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "FOLDER": str(folder)}
    # Compiled modules are kept, as they are wherever the game is installed.
    home |= {"PYTHONPYCACHEPREFIX": str(folder / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    environment = os.environ | home | {"STARTED": repr(time.time())}
    ran = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    return tuple(map(float, ran.stdout.split()))


def start(runs: int) -> None:
    """Prints the first frames' medians."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for script in (_BARE, _OURS):
            first_frame(script, folder)
        taken: dict[str, list[tuple[float, ...]]] = {_BARE: [], _OURS: []}
        for _ in range(runs):
            for script, results in taken.items():
                results.append(first_frame(script, folder))
    bare, ours = ([statistics.median(run) for run in zip(*taken[s], strict=True)] for s in taken)
    for n, (what, unit, scale) in enumerate(
        (("first frame", "ms", 1000), ("memory then", "MiB", 1), ("work until then", "ms", 1000))
    ):
        ratio = ours[n] / bare[n]
        print(
            f"{what}: {ours[n] * scale:.0f} {unit}, "
            f"an empty window {bare[n] * scale:.0f} {unit}: {ratio:.2f}"
        )


def repaint() -> None:
    """Prints how long the whole board takes to paint at 3840 x 2160."""
    from PySide6.QtCore import QPoint, QSize
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication

    from sequence_ui.table.table_screen import TableScreen
    from sequence_ui.theme import Theme
    from tests.ui.scenes import dealt
    from tests.ui.tables import game_table, logged

    application = QApplication.instance() or QApplication([])
    screen = TableScreen(Theme("light", motion=False))
    state, log = logged(dealt(), 60)
    screen.show_table(game_table(state, 0, log=log))
    screen.resize(QSize(3840, 2160))
    screen.show()
    application.processEvents()
    target = QPixmap(screen.board.size())
    times = []
    for _ in range(30):
        begun = time.perf_counter()
        screen.board.render(target, QPoint())
        times.append(time.perf_counter() - begun)
    median = statistics.median(times) * 1000
    print(f"whole board at 3840 x 2160: {median:.1f} ms, the first time {times[0] * 1000:.1f} ms")


def updates() -> None:
    """Prints how long one move takes to show, and how much of that a long and full game adds."""
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QApplication

    from sequence_lan.engine.events import Event
    from sequence_ui.table.table_screen import TableScreen
    from sequence_ui.theme import Theme
    from tests.ui.scenes import dealt
    from tests.ui.tables import game_table, logged

    application = QApplication.instance() or QApplication([])
    long: tuple[Event, ...] = logged(dealt(), 400)[1] * 20
    for players, sides, lines in ((2, 2, 0), (12, 3, 1000)):
        screen = TableScreen(Theme("light", motion=False))
        screen.resize(QSize(1280, 800))
        screen.show()
        known = 0
        times = []
        for turn in range(20, 50):
            state, log = logged(dealt(players, sides), turn)
            table = game_table(state, 0, log=long[:lines] + log, fresh=log[known:], version=turn)
            known = len(log)
            begun = time.perf_counter()
            screen.show_table(table)
            application.processEvents()
            times.append(time.perf_counter() - begun)
        screen.hide()
        median = statistics.median(times[1:]) * 1000
        print(f"a move shown to {players} players after {lines} lines: {median:.1f} ms")


def moves(turns: int) -> None:
    """Prints how long a move takes from the click here to the window there, and back here."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from sequence_lan.bots import club
    from sequence_lan.client.model import Game, Table
    from sequence_lan.engine.actions import Play
    from sequence_lan.net.messages import Ready, Sit, Start
    from sequence_ui.bridge import Bridge
    from sequence_ui.lobby.open_table import table_plan
    from sequence_ui.lobby.options_editor import first_options
    from sequence_ui.settings.settings import Settings
    from sequence_ui.theme import Theme
    from sequence_ui.window import Window
    from tests.ui.opponent import own_address

    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication), "made here"
    dice = random.Random(1)

    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        theme = Theme("light", motion=False)
        bridges = [Bridge(folder / str(n), "loopback") for n in range(2)]
        windows = [
            Window(bridge, theme, Settings(folder / f"{n}.ini")) for n, bridge in enumerate(bridges)
        ]

        def until(condition: Callable[[], object]) -> None:
            ends = time.monotonic() + 30
            while not condition():
                application.processEvents()
                if time.monotonic() > ends:
                    raise TimeoutError

        def at(n: int) -> Table | None:
            snapshot = bridges[n].snapshot
            return None if snapshot is None else snapshot.table

        def table(n: int) -> Table:
            found = at(n)
            assert found is not None, "somebody has left the table"
            return found

        def game(n: int) -> Game:
            found = table(n).game
            assert found is not None, "no game is played"
            return found

        def until_past(version: int, n: int) -> None:
            until(lambda: game(n).version > version)

        for window, bridge in zip(windows, bridges, strict=True):
            window.show()
            bridge.start()
        bridges[0].open_table(lambda: table_plan("Bench", first_options()), "Ada")
        until(lambda: (found := at(0)) is not None and found.lobby is not None)
        assert bridges[0].snapshot is not None, "it has shown the lobby"
        bridges[1].join(own_address(bridges[0].snapshot), "Bo")
        until(lambda: (found := at(1)) is not None and found.lobby is not None)
        for n in range(2):
            bridges[n].send(Sit(n))
        bridges[1].send(Ready(True))
        until(lambda: table(0).seats[1].ready)
        bridges[0].send(Start())
        until(lambda: all(table(n).game is not None for n in range(2)))
        there = []
        for _ in range(turns):
            version, mover = game(0).version, game(0).view.public.to_play
            if game(0).view.public.result is not None:
                break
            action = club.choose(game(mover).view, dice, 0.1)
            screen, other = windows[mover].table, windows[1 - mover].table
            assert screen is not None, "it shows the game"
            assert other is not None, "it shows the game"
            if isinstance(action, Play):
                screen.hand.button(screen.hand.cards.index(action.card)).click()
                application.processEvents()
                begun = time.perf_counter()
                goal = screen.board.square_button(action.square)
                QTest.mouseClick(goal, Qt.MouseButton.LeftButton)
                until_past(version, 1 - mover)
                other.board.repaint()
                there.append(time.perf_counter() - begun)
            else:
                bridges[mover].act(action)
            until_past(version, 0)
            until_past(version, 1)
        closed = [threading.Event() for _ in bridges]
        for bridge, event in zip(bridges, closed, strict=True):
            bridge.closed.connect(event.set)
            bridge.close()
        until(lambda: all(event.is_set() for event in closed))
        for window in windows:
            window.hide()
    median = statistics.median(there) * 1000
    print(f"a move, from the click to the other window: {median:.1f} ms, of {len(there)} moves")


def main(runs: int, turns: int) -> None:
    """Prints all of it."""
    start(runs)
    repaint()
    updates()
    moves(turns)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:3]]
    main(*(numbers + [RUNS, TURNS][len(numbers) :]))
