"""What moves over the window: flying cards, landing chips, bands that are drawn."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget


def nothing() -> None:
    """What follows a motion that nothing waits for."""


@dataclass(frozen=True, slots=True)
class Step:
    """One motion, painted over the window from 0 to 1; ``area`` holds all of it."""

    duration: int
    area: QRect
    paint: Callable[[QPainter, float], None]
    end: Callable[[], None] = nothing
    """Called when it is over, however it came to be."""


class AnimationLayer(QWidget):
    """Plays steps one after another over a window. No mouse or key ever meets it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self._steps: deque[Step] = deque()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._repaint_step)
        self._clock.finished.connect(self._next)

    @property
    def playing(self) -> bool:
        """Whether anything moves."""
        return bool(self._steps)

    def cover(self, window: QWidget) -> None:
        """The layer lies over all of ``window``."""
        if self.parentWidget() is not window:
            self.setParent(window)
        self.setGeometry(window.rect())
        window.removeEventFilter(self)
        window.installEventFilter(self)

    def play(self, steps: Iterable[Step]) -> None:
        """The steps are played after those that are playing; ones of no length end at once."""
        idle = not self._steps
        self._steps.extend(steps)
        if idle and self._steps:
            self._begin()

    def finish(self) -> None:
        """Everything that moves is where it was going."""
        self._clock.stop()
        while self._steps:
            self._steps.popleft().end()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Hide) and self._steps:
            self.finish()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._steps:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._steps[0].paint(painter, float(self._clock.currentValue()))

    def _begin(self) -> None:
        while self._steps and self._steps[0].duration == 0:
            self._steps.popleft().end()
        if not self._steps:
            self.hide()
            return
        self.show()
        self.raise_()
        self._clock.setDuration(self._steps[0].duration)
        self._clock.start()

    def _repaint_step(self) -> None:
        if self._steps:
            self.update(self._steps[0].area)

    def _next(self) -> None:
        over = self._steps.popleft()
        self.update(over.area)
        over.end()
        self._begin()
