"""The README's picture of a game, from the real window: python -m tests.ui.pictures [FOLDER]."""

import os
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from sequence_lan.bots import club
from sequence_lan.engine.actions import Play
from sequence_lan.engine.events import Event
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.state import State
from sequence_ui.bridge import Bridge
from sequence_ui.settings.settings import Settings
from sequence_ui.style import dress
from sequence_ui.theme import Theme
from sequence_ui.window import Window
from tests.ui.scenes import dealt, done, view_of
from tests.ui.screens import picture
from tests.ui.tables import game_table, snapshot

FOLDER = Path(__file__).parents[2] / "resources" / "art"
NAME = "game.png"
SIZE = QSize(1280, 800)


def main(folder: Path) -> None:
    """The picture is in ``folder``."""
    application = QApplication([])
    theme = Theme("light", motion=False)
    dress(application, theme)
    state, log = _evening()
    seat = state.public.to_play
    chat = (("Cy", "Two squares to go, and I have both."), ("Bo", "We saw that."))
    table = game_table(state, seat, log=log, version=1, chat=chat)
    with tempfile.TemporaryDirectory() as scratch:
        settings = Settings(Path(scratch) / "settings.ini")
        window = Window(Bridge(), theme, settings)
        window.resize(SIZE)
        window.show()
        window.show_snapshot(snapshot(table))
        QApplication.processEvents()
        assert window.table is not None, "a game is shown"
        view = view_of(state, seat)
        plays = [a for a in legal_actions(view.public, view.hand, seat) if isinstance(a, Play)]
        window.table.top.chooser.choose_card(plays[0].card)
        drawn = picture(window, SIZE, 1).toImage()
        window.close_for_good()
    # Most colours are those of edges: without them it is a third, and no eye sees it.
    drawn = drawn.convertToFormat(QImage.Format.Format_RGB32)
    often = Counter(memoryview(drawn.constBits()).cast("I")).most_common(256)
    flat = Qt.ImageConversionFlag.ThresholdDither
    colours = [colour for colour, _ in often]
    drawn = drawn.convertToFormat(QImage.Format.Format_Indexed8, colours, flat)
    # Quality 0 is what packs a PNG best.
    drawn.save(str(folder / NAME), None, 0)


def _evening() -> tuple[State, tuple[Event, ...]]:
    """A game between good players, at Ada's first turn after somebody has completed a sequence."""
    dice = random.Random(4)
    state = dealt(4)
    log: tuple[Event, ...] = ()
    while not state.public.sequences or state.public.to_play:
        seat = state.public.to_play
        state, _, events = done(state, seat, club.choose(view_of(state, seat), dice, 0))
        log += events
    return state, log


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
