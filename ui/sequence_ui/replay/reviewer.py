"""Finds the moves of a story that master would have bettered, while the window goes on."""

import contextlib
import random
import threading
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from sequence_lan.bots.explain import Reason, reasons
from sequence_lan.bots.review import much_better
from sequence_lan.engine.actions import Play
from sequence_ui.replay.story import Story

BUDGET: Final = 0.2
"""Seconds of thinking about a move that seems weak."""


class Better(NamedTuple):
    """What would have been played much better at a moment of a story."""

    moment: int
    """The number of the moment that the weaker move led to."""
    play: Play
    reasons: tuple[Reason, ...]


class Reviewer(QObject):
    """Looks through one story at a time, in a thread of its own that can be stopped at any move."""

    found = Signal(object, object)
    """The Story, and one thing that is Better."""
    done = Signal(object)
    """The Story, once all of it has been looked through."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._stop = threading.Event()

    def begin(self, story: Story) -> None:
        """``story`` is looked through, and the one before it no more."""
        self.stop()
        stop = self._stop = threading.Event()
        threading.Thread(target=self._look, args=(story, stop), name="review", daemon=True).start()

    def stop(self) -> None:
        """Nothing more is found."""
        self._stop.set()

    def _look(self, story: Story, stop: threading.Event) -> None:
        dice = random.Random(0)  # noqa: S311 - a bot's
        for number, before in enumerate(story.moments[:-1], start=1):
            if stop.is_set():
                return
            action = story.record.actions[number - 1].action
            if not isinstance(action, Play):
                continue
            view = before.view(action.seat)
            play = much_better(view, action, dice, BUDGET)
            # The window may have been closed meanwhile.
            with contextlib.suppress(RuntimeError):
                if play is not None and not stop.is_set():
                    self.found.emit(story, Better(number, play, reasons(view, play)))
        with contextlib.suppress(RuntimeError):
            if not stop.is_set():
                self.done.emit(story)
