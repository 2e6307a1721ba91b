"""One square of the board: a button that shows a card and what lies on it."""

from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from sequence_lan.engine.board import CARD_ON, Line, Square
from sequence_lan.engine.rules import Side
from sequence_ui.art.bands import paint_band
from sequence_ui.art.chips import paint_chip, paint_chip_outline
from sequence_ui.art.faces import STAR, paint_corner, paint_face, paint_paper
from sequence_ui.art.marks import paint_minus, paint_ring, paint_star, paint_tick
from sequence_ui.art.stock import Stock
from sequence_ui.board.grid import Grid
from sequence_ui.theme import CARD_CORNER, Theme


class Mark(Enum):
    """What a square says about the card that is chosen or hovered."""

    NONE = auto()
    COULD = auto()
    """The card goes there, but not now."""
    PLACE = auto()
    TAKE = auto()


@dataclass(frozen=True, slots=True)
class SquareLook:
    """Everything that a square shows; a change of it is what makes a square paint again."""

    chip: Side | None = None
    locked: bool = False
    bands: tuple[tuple[Side, Line], ...] = ()
    """The completed sequences whose bands show on this square, the oldest first."""
    mark: Mark = Mark.NONE
    many: bool = False
    """So many squares bear the mark that it is drawn finely."""
    back: bool = False
    """The square steps back behind others that matter more now."""
    tick: bool = False
    """The chip is the last one that its player placed."""
    latest: bool = False
    """The last move of all was here."""
    taken: Side | None = None
    """The side whose chip was taken from here."""
    chosen: bool = False
    """The square was chosen first and waits for a card."""


@dataclass(slots=True)
class Ground:
    """What all squares share: the theme, the table's sides, their sizes and their pictures."""

    theme: Theme
    sides: tuple[Side, ...]
    grid: Grid
    stock: Stock


class SquareButton(QAbstractButton):
    """A square as a button: its name says what is there, its picture comes from the stock."""

    entered = Signal(int)
    left = Signal()
    walked = Signal(int, QKeyEvent)
    """A key other than those of a button was pressed on the square."""
    focused = Signal(int)
    unfocused = Signal()

    def __init__(self, square: Square, ground: Ground, parent: QWidget) -> None:
        super().__init__(parent)
        self.square = square
        self._ground = ground
        self._look = SquareLook()
        self._hovered = False
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    @property
    def look(self) -> SquareLook:
        """What the square shows."""
        return self._look

    def show_look(self, look: SquareLook) -> None:
        """The square shows ``look``; it paints again only if that is something else."""
        if look != self._look:
            self._look = look
            clickable = look.mark in (Mark.PLACE, Mark.TAKE)
            shape = Qt.CursorShape.PointingHandCursor if clickable else Qt.CursorShape.ArrowCursor
            if self.cursor().shape() != shape:
                self.setCursor(shape)
            self.update()

    def show_hovered(self, hovered: bool) -> None:
        """The square is outlined, or no longer, as the one that is pointed at."""
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()

    def tell(self, name: str, description: str) -> None:
        """Screen readers are told ``name`` and ``description``, if they have changed."""
        if name != self.accessibleName():
            self.setAccessibleName(name)
        if description != self.accessibleDescription():
            self.setAccessibleDescription(description)

    def sizeHint(self) -> QSize:
        return self._ground.grid.cell(self.square).size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()
            self.walked.emit(self.square, event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.show_hovered(True)
        self.entered.emit(self.square)

    def leaveEvent(self, event: QEvent) -> None:
        self.show_hovered(False)
        self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(self.square)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.unfocused.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ground, look, ratio = self._ground, self._look, self.devicePixelRatioF()
        size = self.size()
        # A table that cannot be reached is greyed: all of it steps back.
        if not self.isEnabled():
            look = replace(look, back=True, mark=Mark.NONE)
        painter.drawPixmap(0, 0, _face(ground, self.square, size, ratio, look))
        middle = ground.grid.middle(self.square) - QPointF(self.pos())
        if look.bands:
            self._paint_bands(painter, middle)
        if look.taken is not None:
            paint_chip_outline(painter, ground.theme, look.taken, middle, ground.grid.radius)
        if look.chip is not None:
            picture = _chip(ground, look.chip, ratio, locked=look.locked)
            half = picture.deviceIndependentSize().width() / 2
            painter.drawPixmap(middle - QPointF(half, half), picture)
        if self._marked():
            self._paint_marks(painter, middle)

    def _marked(self) -> bool:
        look = self._look
        return (
            look.mark is not Mark.NONE or look.tick or look.latest or look.chosen or self._hovered
        )

    def _paint_bands(self, painter: QPainter, middle: QPointF) -> None:
        ground = self._ground
        colours = ground.theme.colours
        painter.save()
        painter.translate(-QPointF(self.pos()))
        for side, line in self._look.bands:
            paint_band(painter, colours, side, ground.grid.run(line), band_width(ground.grid))
        painter.restore()
        if CARD_ON[self.square] is None and self._look.locked:
            paint_star(painter, colours, ground.sides, middle, STAR * 0.8 * self.width())

    def _paint_marks(self, painter: QPainter, middle: QPointF) -> None:
        ground, look = self._ground, self._look
        colours = ground.theme.colours
        gap = ground.grid.gap
        paper = QRectF(self.rect()).adjusted(gap, gap, -gap, -gap)
        if look.mark is Mark.TAKE:
            badge = ground.grid.radius * 0.52
            spot = paper.bottomRight() - QPointF(badge + 2, badge + 2)
            paint_minus(painter, colours, spot, badge)
        if look.chosen:
            tint = QColor(colours.may_play)
            tint.setAlphaF(0.45)
            painter.fillRect(paper, tint)
            width = 1.3 * _ring_width(ground, paper)
            paint_ring(painter, colours, paper, colours.edge, width, CARD_CORNER)
        elif self._hovered or look.mark is Mark.COULD:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(colours.edge), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(paper.adjusted(1, 1, -1, -1), CARD_CORNER, CARD_CORNER)
        if look.tick:
            badge = ground.grid.radius * (0.46 if look.latest else 0.36)
            spot = middle + QPointF(1, -1) * ground.grid.radius * 0.72
            paint_tick(painter, colours, spot, badge)


def band_width(grid: Grid) -> float:
    """The width of the band of a sequence."""
    return grid.radius * 0.85


def _ring_width(ground: Ground, paper: QRectF) -> float:
    return max(float(ground.theme.ring_width), paper.width() * 0.055)


def _face(ground: Ground, square: Square, size: QSize, ratio: float, look: SquareLook) -> QPixmap:
    """The card with its ring, all in one picture without transparency: it is copied fastest."""
    card = CARD_ON[square]
    gap = ground.grid.gap
    paper = QRectF(gap, gap, size.width() - 2 * gap, size.height() - 2 * gap)
    theme, colours = ground.theme, ground.theme.colours

    def paint(painter: QPainter) -> None:
        paint_paper(painter, theme, paper, back=look.back)
        if look.mark in (Mark.PLACE, Mark.TAKE):
            taking = look.mark is Mark.TAKE
            colour = colours.take_chip if taking else colours.may_play
            width = _ring_width(ground, paper) * (0.5 if look.many else 1)
            paint_ring(painter, colours, paper, colour, width, CARD_CORNER, dashed=taking)
        if card is None:
            paint_corner(painter, theme, ground.sides, paper, back=look.back)
        else:
            paint_face(painter, theme, card, paper, back=look.back)

    what = ("face", card, look.back, look.mark, look.many)
    return ground.stock.picture(what, size, ratio, paint, ground=colours.cloth)


def _chip(ground: Ground, side: Side, ratio: float, *, locked: bool) -> QPixmap:
    radius = ground.grid.radius
    half = round(radius * 1.4) + 1
    size = QSize(2 * half, 2 * half)

    def paint(painter: QPainter) -> None:
        centre = QPointF(half, half)
        paint_chip(painter, ground.theme, side, centre, radius, locked=locked)

    return ground.stock.picture(("chip", side, locked), size, ratio, paint)
