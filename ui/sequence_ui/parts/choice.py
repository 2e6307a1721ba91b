"""A list to choose one thing from."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QWidget

from sequence_ui.theme import Theme


class Choice(QComboBox):
    """A combo box whose arrow is seen in every look."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFont(theme.font())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.colours.ink), 1.8))
        half = 0.28 * self._theme.text_height()
        tip = QPointF(self.width() - 1.1 * self._theme.text_height(), self.height() / 2 + half / 2)
        painter.drawPolyline([tip - QPointF(half, half), tip, tip + QPointF(half, -half)])
