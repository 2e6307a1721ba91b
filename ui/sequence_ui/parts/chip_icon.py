"""A chip as a small picture beside words."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from sequence_lan.engine.rules import Side
from sequence_ui.art.chips import chip_path, paint_chip
from sequence_ui.theme import Theme


def paint_hollow(
    painter: QPainter, theme: Theme, side: Side, centre: QPointF, radius: float
) -> None:
    """The outline of a chip that nobody holds yet, on a panel or the cloth."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.colours.side_inks[side]), max(1.4, radius * 0.16)))
    painter.drawPath(chip_path(theme, side, centre, radius * 0.9))
    painter.restore()


class ChipIcon(QWidget):
    """The chip of a side, as high as a line of text; hollow for one that is still to come."""

    def __init__(
        self,
        theme: Theme,
        side: Side,
        parent: QWidget | None = None,
        *,
        size: float = 1.2,
        hollow: bool = False,
    ) -> None:
        """``size`` is in heights of a line of text."""
        super().__init__(parent)
        self._theme, self._side, self._hollow = theme, side, hollow
        self._across = round(size * theme.text_height())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_side(self, side: Side, *, hollow: bool = False) -> None:
        """The chip is one of ``side``."""
        if (side, hollow) != (self._side, self._hollow):
            self._side, self._hollow = side, hollow
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._across, self._across)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        centre = QPointF(self.width() / 2, self.height() / 2)
        radius = min(self.width(), self.height()) / 2 / 1.2
        paint = paint_hollow if self._hollow else paint_chip
        paint(painter, self._theme, self._side, centre, radius)
