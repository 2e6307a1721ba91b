"""A large button with a name and a line beneath that says what it does."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from sequence_ui.theme import LEAD, PANEL_CORNER, Space, Theme, blend


class WayIn(QPushButton):
    """One of the large ways into a game."""

    def __init__(
        self, theme: Theme, text: str, explanation: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._theme, self._explanation = theme, explanation
        self.setAccessibleDescription(explanation)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        theme = self._theme
        height = theme.text_height(LEAD) + theme.text_height() + 2 * Space.MEDIUM + Space.HAIR
        return QSize(20 * theme.text_height(), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, colours = self._theme, self._theme.colours
        share = 0.16 if self.isDown() else 0.07 if self.underMouse() else 0.0
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = theme.line_width
        box = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.setBrush(QColor(blend(colours.panel, colours.ink, share)))
        painter.setPen(QPen(QColor(colours.panel_line), line))
        painter.drawRoundedRect(box, PANEL_CORNER, PANEL_CORNER)
        room = box.adjusted(Space.LARGE, Space.MEDIUM, -Space.WIDE, -Space.MEDIUM)
        aligned = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.setFont(theme.font(LEAD, bold=True))
        painter.setPen(QColor(colours.ink))
        mnemonic = Qt.TextFlag.TextShowMnemonic
        name = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, int(room.width()), mnemonic.value
        )
        painter.drawText(room, aligned | mnemonic, name)
        painter.setFont(theme.font())
        painter.setPen(QColor(colours.ink_quiet))
        below = room.adjusted(0, theme.text_height(LEAD) + Space.HAIR, 0, Space.SMALL)
        text = painter.fontMetrics().elidedText(
            self._explanation, Qt.TextElideMode.ElideRight, int(below.width())
        )
        painter.drawText(below, aligned, text)
