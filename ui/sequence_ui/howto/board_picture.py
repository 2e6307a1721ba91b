"""A picture of the real board, and of the cards that it is about."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sequence_ui.art.cards import RATIO, paint_card
from sequence_ui.board.board_view import BoardView
from sequence_ui.board.grid import TALLEST
from sequence_ui.hand.holding import holding
from sequence_ui.howto.leaves import Leaf
from sequence_ui.theme import Space, Theme

_HAND = 0.22
"""The height of the cards by that of the whole picture."""


class BoardPicture(QWidget):
    """Painted once for each size; nothing in it can be pressed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._leaf: Leaf | None = None
        self._board: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._repaint)

    def show_leaf(self, leaf: Leaf) -> None:
        """The picture is that of ``leaf``."""
        self._leaf = leaf
        self.setAccessibleName(leaf.told)
        self._repaint()

    def sizeHint(self) -> QSize:
        return QSize(480, 520)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 280)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._repaint()

    def paintEvent(self, event: QPaintEvent) -> None:
        leaf = self._leaf
        if leaf is None:
            return
        if self._board is None:
            self._board = self._drawn(leaf)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._theme.colours.cloth))
        painter.drawPixmap(0, 0, self._board)
        self._paint_hand(painter, leaf)

    def _repaint(self) -> None:
        self._board = None
        self.update()

    def _board_height(self, leaf: Leaf) -> int:
        """No higher than a board of this width is, so that it begins where the text does."""
        room = round(self.height() * (1 - _HAND)) if leaf.view.hand else self.height()
        return min(room, round(self.width() * TALLEST))

    def _drawn(self, leaf: Leaf) -> QPixmap:
        board = BoardView(self._theme)
        board.resize(self.width(), self._board_height(leaf))
        board.set_view(leaf.view)
        board.set_chosen(leaf.chosen)
        picture = QPixmap(board.size() * self.devicePixelRatioF())
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        board.render(picture)
        board.deleteLater()
        return picture

    def _paint_hand(self, painter: QPainter, leaf: Leaf) -> None:
        cards = leaf.view.hand
        if not cards:
            return
        top = self._board_height(leaf) + Space.SMALL
        down = min(self.height() - top, _HAND * self.height()) - 2.0
        across = down / RATIO
        gap = float(Space.SMALL)
        left = (self.width() - len(cards) * (across + gap) + gap) / 2
        for n, card in enumerate(cards):
            held = holding(leaf.view, card)
            box = QRectF(left + n * (across + gap), top, across, down)
            painter.setOpacity(1.0 if leaf.chosen in (card, None) else 0.55)
            paint_card(
                painter,
                self._theme,
                card,
                box,
                role=held.role,
                label=held.label if across > 5.2 * self._theme.text_height() else "",
                dead=held.dead,
            )
        painter.setOpacity(1.0)
