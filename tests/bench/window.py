"""How quick the window is: window [RUNS [TURNS]].

The start screen's first frame against that of an empty window, by turns, from the start of the
process; the memory of both then; the whole board painted at 3840 x 2160; and the way of a move
from the click to the other person's window, through a real host and two real connections.
"""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

RUNS = 11
TURNS = 60

_FIRST_PAINT = """
import os, sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and isinstance(watched, QMainWindow):
            QTimer.singleShot(0, self.done)
        return False
    def done(self):
        taken = time.time() - float(os.environ["STARTED"])
        import resource
        print(taken, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, flush=True)
        os._exit(0)

application = QApplication(sys.argv[:1])
watch = Watch()
application.installEventFilter(watch)
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
    _FIRST_PAINT
    + """
from sequence_lan.cli import main
main(["play", "--folder", os.environ["FOLDER"], "--interface", "loopback"])
"""
)


def first_frame(script: str, folder: Path) -> tuple[float, float]:
    """Seconds from the start of a process to its first frame, and its memory then, in MiB."""
    home = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "FOLDER": str(folder)}
    environment = os.environ | home | {"STARTED": repr(time.time())}
    ran = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    taken, memory = map(float, ran.stdout.split())
    return taken, memory


def start(runs: int) -> None:
    """Prints the first frames' medians."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for script in (_BARE, _OURS):
            first_frame(script, folder)
        taken: dict[str, list[tuple[float, float]]] = {_BARE: [], _OURS: []}
        for _ in range(runs):
            for script, results in taken.items():
                results.append(first_frame(script, folder))
    bare, ours = (statistics.median(t for t, _ in taken[each]) for each in (_BARE, _OURS))
    print(
        f"first frame: {ours * 1000:.0f} ms, an empty window {bare * 1000:.0f} ms: {ours / bare:.2f}"
    )
    bare, ours = (statistics.median(m for _, m in taken[each]) for each in (_BARE, _OURS))
    print(f"memory then: {ours:.0f} MiB, an empty window {bare:.0f} MiB: {ours / bare:.2f}")


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


def moves(turns: int) -> None:
    """Prints how long a move takes from the click here to the window there, and back here."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from sequence_lan.bots import club
    from sequence_lan.engine.actions import Play
    from sequence_lan.net.messages import Ready, Sit, Start
    from sequence_ui.bridge import Bridge
    from sequence_ui.lobby.open_table import table_plan
    from sequence_ui.lobby.options_editor import first_options
    from sequence_ui.settings.settings import Settings
    from sequence_ui.theme import Theme
    from sequence_ui.window import Window

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

        def until(condition: object) -> None:
            ends = time.monotonic() + 30
            while not condition():  # type: ignore[operator]
                application.processEvents()
                if time.monotonic() > ends:
                    raise TimeoutError

        def table(n: int) -> object:
            snapshot = bridges[n].snapshot
            return None if snapshot is None else snapshot.table

        for window, bridge in zip(windows, bridges, strict=True):
            window.show()
            bridge.start()
        bridges[0].open_table(lambda: table_plan("Bench", first_options()), "Ada")
        until(lambda: bridges[0].snapshot and bridges[0].snapshot.hosting)
        link = bridges[0].snapshot.hosting.link.split("#")[0].rstrip("/")
        bridges[1].join("127.0.0.1:" + link.rpartition(":")[2], "Bo")
        until(lambda: table(1) is not None and table(1).lobby is not None)
        for n in range(2):
            bridges[n].send(Sit(n))
        bridges[1].send(Ready(True))
        until(lambda: table(0).seats[1].ready)
        bridges[0].send(Start())
        until(lambda: all(table(n).game is not None for n in range(2)))
        there, here = [], []
        for _ in range(turns):
            view = table(0).game.view
            if view.public.result is not None:
                break
            mover = view.public.to_play
            version = table(mover).game.version
            until(lambda version=version: all(table(n).game.version == version for n in range(2)))
            action = club.choose(table(mover).game.view, dice, 0.1)
            screen = windows[mover].table
            if not isinstance(action, Play):
                bridges[mover].act(action)
            else:
                hand, board = screen.hand, screen.board
                hand.button(hand.cards.index(action.card)).click()
                application.processEvents()
                begun = time.perf_counter()
                QTest.mouseClick(board.square_button(action.square), Qt.MouseButton.LeftButton)
                other = 1 - mover
                until(lambda other=other, v=version: table(other).game.version > v)
                windows[other].table.board.repaint()
                there.append(time.perf_counter() - begun)
                until(lambda mover=mover, v=version: table(mover).game.version > v)
                here.append(time.perf_counter() - begun)
            until(lambda v=version: all(table(n).game.version > v for n in range(2)))
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
    moves(turns)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:3]]
    main(*(numbers + [RUNS, TURNS][len(numbers) :]))
