"""A line that tells the person something once, where there is room for it anyway."""

from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

_READING: Final = 9000
"""Milliseconds that a sentence stays."""


class Sentence(QLabel):
    """Shows the last sentence, mostly for a while, and says it to screen readers."""

    def __init__(self, parent: QWidget | None = None, *, lines: int = 2) -> None:
        """There is room for that many ``lines`` from the start, so that nothing moves."""
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.setMinimumHeight(lines * self.fontMetrics().lineSpacing() + 2)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_READING)
        self._timer.timeout.connect(self.clear)

    def tell(self, text: str) -> None:
        """``text`` is read for some seconds."""
        self.keep(text)
        self._timer.start()

    def keep(self, text: str) -> None:
        """``text`` is read until the next one, or until this is cleared."""
        self._timer.stop()
        self.setText(text)
        announce(self, text)


class Herald(QObject):
    """Everything that is said aloud passes here."""

    said = Signal(str)


HERALD: Final = Herald()


def announce(widget: QWidget, text: str) -> None:
    """A screen reader says ``text``."""
    # Loaded when there is something to say, which is after the first frame.
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    HERALD.said.emit(text)
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
