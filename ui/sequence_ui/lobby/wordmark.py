"""The game's name with five chips in a row."""

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sequence_ui.art.bands import paint_band
from sequence_ui.art.chips import paint_chip
from sequence_ui.theme import DISPLAY, Space, Theme


class Wordmark(QWidget):
    """What the program is, at a glance."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName("Sequence LAN")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        height = self._theme.text_height(DISPLAY)
        return QSize(7 * height, round(1.9 * height) + Space.SMALL)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, colours = self._theme, self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.font(DISPLAY, bold=True))
        painter.setPen(QColor(colours.ink))
        height = theme.text_height(DISPLAY)
        painter.drawText(
            QRectF(0, 0, self.width(), height), Qt.AlignmentFlag.AlignLeft, "Sequence LAN"
        )
        radius = 0.3 * height
        step = 2.6 * radius
        y = height + Space.SMALL + 0.42 * height
        first = QPointF(1.4 * radius, y)
        run = QLineF(first, first + QPointF(4 * step, 0))
        paint_band(painter, colours, "blue", run, 2.1 * radius)
        for n in range(5):
            paint_chip(painter, theme, "blue", first + QPointF(n * step, 0), radius, locked=True)
        for n, side in enumerate(("green", "red")):
            at = first + QPointF((5.3 + n) * step, 0)
            paint_chip(painter, theme, "green" if side == "green" else "red", at, radius)
