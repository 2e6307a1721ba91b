"""One card of the hand: a button that can be chosen, or dragged to a square."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from sequence_ui.art.cards import RATIO, paint_card
from sequence_ui.art.marks import paint_ring
from sequence_ui.art.stock import Stock
from sequence_ui.hand.holding import Holding
from sequence_ui.theme import CARD_CORNER, Space, Theme, legible_on

MARGIN = 8
"""The room on each side of a card for the ring of the keyboard's focus."""
_GHOST = 0.7
"""The size of a card that is dragged, by its size in the hand."""
BAR = 4
"""The height of the bar beneath a card that can be played."""


def lift(across: float) -> int:
    """How far a chosen card ``across`` pixels wide is raised."""
    return round(max(float(Space.SMALL), across * 0.10))


class CardButton(QAbstractButton):
    """A card as a button; it is checked while it is chosen."""

    entered = Signal()
    left = Signal()
    walked = Signal(QKeyEvent)
    foot_clicked = Signal()
    """The foot of a card was clicked that is dead or may be given up, which says so."""
    drag_moved = Signal(QPoint)
    drag_ended = Signal(QPoint)
    drag_cancelled = Signal()

    def __init__(self, theme: Theme, stock: Stock, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._stock = theme, stock
        self._holding: Holding | None = None
        self._fits = False
        self._new = False
        self._hovered = False
        self._pressed_at: QPoint | None = None
        self._ghost: Ghost | None = None
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def holding(self) -> Holding:
        """What the button shows."""
        assert self._holding is not None, "shown only once it holds a card"
        return self._holding

    @property
    def fits(self) -> bool:
        """Whether the card is marked as one for the square that is hovered."""
        return self._fits

    def show_holding(self, holding: Holding) -> None:
        """The button shows ``holding``."""
        if holding != self._holding:
            self._holding = holding
            self._tell_name()
            self.setAccessibleDescription(holding.description)
            self.setToolTip(holding.description)
            self.update()

    def show_fits(self, fits: bool) -> None:
        """The card is marked, or no longer, as one that fits the square hovered or chosen."""
        if fits != self._fits:
            self._fits = fits
            self.update()

    @property
    def new(self) -> bool:
        """Whether the card is marked as just drawn."""
        return self._new

    def show_new(self, new: bool) -> None:
        """The card is marked, or no longer, as just drawn."""
        if new != self._new:
            self._new = new
            self._tell_name()
            self.update()

    def _tell_name(self) -> None:
        name = self.holding.name
        self.setAccessibleName(self.tr("{card}, new").format(card=name) if self._new else name)

    def card_box(self) -> QRectF:
        """The card within the button, where it lies now."""
        across = self.width() - 2 * MARGIN
        raised = lift(across)
        top = MARGIN + raised
        if self.isChecked():
            top = MARGIN
        elif self._fits or self._hovered:
            top = MARGIN + raised // 2
        return QRectF(MARGIN, top, across, round(across * RATIO))

    def sizeHint(self) -> QSize:
        return self.size()

    def nextCheckState(self) -> None:
        """The hand decides what is chosen; a click alone changes nothing."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._ghost is not None:
            self._end_drag()
            self.drag_cancelled.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()
            self.walked.emit(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()
        self.left.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            super().mouseMoveEvent(event)
            return
        point = event.globalPosition().toPoint()
        if self._ghost is None:
            far = (event.position().toPoint() - self._pressed_at).manhattanLength()
            if far < QApplication.startDragDistance():
                return
            self.setDown(False)
            self._ghost = Ghost(self._picture(), self.window())
            self.update()
        self._ghost.follow(point)
        self.drag_moved.emit(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
        elif self._ghost is not None:
            self._end_drag()
            self.drag_ended.emit(event.globalPosition().toPoint())
        elif self._pressed_at is not None and self._on_foot(event.position()):
            self._pressed_at = None
            self.setDown(False)
            self.foot_clicked.emit()
        else:
            self._pressed_at = None
            super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, colours = self._theme, self._theme.colours
        box, holding = self.card_box(), self.holding
        if self._ghost is not None:
            painter.setOpacity(0.25)
        elif holding.quiet or not self.isEnabled():
            painter.setOpacity(0.5)
        painter.drawPixmap(box.topLeft(), self._picture())
        painter.setOpacity(1)
        corner = max(CARD_CORNER, 0.06 * box.width())
        if self.isChecked():
            self._paint_ring(painter, box.adjusted(-4, -4, 4, 4), theme.ring_width + 1, corner + 3)
        elif self._fits:
            self._paint_ring(painter, box.adjusted(-3, -3, 3, 3), theme.ring_width, corner + 2)
        if self._new:
            self._paint_new(painter, box)
        if holding.playable and self.isEnabled():
            bar = QRectF(box.left() + corner, box.bottom() + 4, box.width() - 2 * corner, BAR)
            painter.fillRect(bar, QColor(colours.may_play))
        if self.hasFocus():
            around = box.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
            paint_ring(painter, colours, around, colours.focus, 3, corner + 6)

    def _paint_new(self, painter: QPainter, box: QRectF) -> None:
        """A small flag over the upper edge with the word on it."""
        theme, colours = self._theme, self._theme.colours
        font = theme.font(bold=True)
        word = self.tr("new")
        across = QFontMetricsF(font).horizontalAdvance(word) + 2 * Space.HAIR
        height = theme.text_height()
        # The upper right corner bears a jack's sign, the left one the index.
        flag = QRectF(box.center().x() - across / 2, box.top() - 0.3 * height, across, height)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.edge), 1))
        painter.setBrush(QColor(colours.may_play))
        painter.drawRoundedRect(flag, CARD_CORNER, CARD_CORNER)
        painter.setFont(font)
        painter.setPen(QColor(legible_on(colours.may_play)))
        painter.drawText(flag, Qt.AlignmentFlag.AlignCenter, word)

    def _paint_ring(self, painter: QPainter, box: QRectF, width: float, corner: float) -> None:
        colours = self._theme.colours
        paint_ring(painter, colours, box, colours.may_play, width, corner)

    def _on_foot(self, point: QPointF) -> bool:
        if not (self.holding.dead or self.holding.owed):
            return False
        box = self.card_box()
        return box.adjusted(0, 0.7 * box.height(), 0, 0).contains(point)

    def _end_drag(self) -> None:
        if self._ghost is not None:
            self._ghost.hide()
            self._ghost.deleteLater()
            self._ghost = None
        self._pressed_at = None
        self.update()

    def _picture(self) -> QPixmap:
        holding, theme = self.holding, self._theme
        box = QRectF(QPointF(), self.card_box().size())

        def paint(painter: QPainter) -> None:
            paint_card(
                painter,
                theme,
                holding.card,
                box,
                role=holding.role,
                label=holding.label,
                dead=holding.dead,
            )

        what = (holding.card, holding.role, holding.label, holding.dead)
        return self._stock.picture(what, box.size().toSize(), self.devicePixelRatioF(), paint)


class Ghost(QWidget):
    """The card under the mouse while it is dragged over the window."""

    def __init__(self, picture: QPixmap, window: QWidget) -> None:
        super().__init__(window)
        self._picture, self._window = picture, window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.resize((picture.deviceIndependentSize() * _GHOST).toSize())

    def follow(self, point: QPoint) -> None:
        """The card is held by its foot at ``point`` of the screen: what is there stays in sight."""
        held = QPoint(self.width() // 2, self.height() + Space.HAIR)
        self.move(self._window.mapFromGlobal(point) - held)
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._picture)
