"""The ring round the square that has the keyboard."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sequence_ui.art.marks import paint_ring
from sequence_ui.theme import CARD_CORNER, Theme

WIDTH = 3
OFFSET = 2


class FocusRing(QWidget):
    """Lies over the board, outside of the card it surrounds; the mouse does not meet it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def surround(self, card: QRect) -> None:
        """The ring is seen round ``card``, in the coordinates of its parent."""
        reach = WIDTH + OFFSET
        self.setGeometry(card.adjusted(-reach, -reach, reach, reach))
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._theme.colours
        corner = CARD_CORNER + OFFSET
        painter = QPainter(self)
        paint_ring(painter, colours, QRectF(self.rect()), colours.focus, WIDTH, corner)
