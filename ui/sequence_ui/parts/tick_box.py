"""A box to be ticked that can be seen on any ground."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QStyle, QStyleOptionButton, QWidget

from sequence_ui.theme import CARD_CORNER, Space, Theme, legible_on


class TickBox(QCheckBox):
    """A check box in the colours of the theme, as high as its text."""

    def __init__(self, theme: Theme, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._theme = theme
        self.setFont(theme.font())
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        text = self._theme.text_height()
        # The sign that marks a letter as a key is not shown.
        across = self.fontMetrics().horizontalAdvance(self.text().replace("&", ""))
        return QSize(text + Space.SMALL + across + 2, text + Space.SMALL)

    def hitButton(self, pos: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver) and self.isEnabled()
        colours, text = self._theme.colours, self._theme.text_height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = colours.ink if self.isEnabled() else colours.ink_quiet
        across = 0.85 * text
        box = QRectF(1, (self.height() - across) / 2, across, across)
        full = colours.side_inks["blue"]
        painter.setPen(QPen(QColor(full if hovered else ink), 2 if hovered else 1.5))
        painter.setBrush(QColor(full if self.isChecked() else colours.panel))
        painter.drawRoundedRect(box, CARD_CORNER, CARD_CORNER)
        if self.isChecked():
            tick = QPainterPath(self._at(box, 0.22, 0.55))
            tick.lineTo(self._at(box, 0.42, 0.75))
            tick.lineTo(self._at(box, 0.79, 0.28))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(legible_on(full)), 0.13 * across))
            painter.drawPath(tick)
        painter.setPen(QColor(ink))
        aside = self.rect().adjusted(text + Space.SMALL, 0, 0, 0)
        aligned = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(aside, aligned | Qt.TextFlag.TextShowMnemonic, self.text())

    def _at(self, box: QRectF, across: float, down: float) -> QPointF:
        return QPointF(box.left() + across * box.width(), box.top() + down * box.height())
