"""The motions of a move: a card flies, a chip lands or is taken, a band is drawn."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from sequence_lan.engine.board import CARD_ON, LINE_SQUARES, Line, Square
from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Completed, Ended, Event, Placed, Removed
from sequence_lan.engine.public import Public
from sequence_lan.engine.rules import Side
from sequence_ui.art.bands import paint_band
from sequence_ui.art.cards import RATIO, paint_card
from sequence_ui.art.chips import paint_chip
from sequence_ui.board.animation import Step, nothing
from sequence_ui.board.grid import Grid
from sequence_ui.board.looks import Veil
from sequence_ui.board.square_button import band_width
from sequence_ui.theme import CARD_MOTION, CHIP_MOTION, SEQUENCE_MOTION, Theme


@dataclass(frozen=True, slots=True)
class Stage:
    """Where motions take place: the board's grid at ``corner`` of the layer they are painted on."""

    theme: Theme
    grid: Grid
    corner: QPoint
    ratio: float

    def middle(self, square: Square) -> QPointF:
        """The middle of a chip on the square."""
        return self.grid.middle(square) + QPointF(self.corner)

    def run(self, line: Line) -> QLineF:
        """From the first square's middle to the last's."""
        return self.grid.run(line).translated(QPointF(self.corner))


def veil_of(public: Public, events: Iterable[Event]) -> Veil:
    """What a board showing ``public`` hides until the motions of ``events`` have shown it."""
    placed, taken, lines = set(), {}, set()
    for event in events:
        match event:
            case Placed(_, _, square):
                placed.add(square)
            case Removed(_, _, square, side):
                taken[square] = public.setup.sides[side]
            case Completed(_, line):
                lines.add(line)
            case Ended(_, winner) if winner is not None:
                lines.update(_winning(public, winner))
            case _:
                pass
    return Veil(frozenset(placed), taken, frozenset(lines))


def steps(
    stage: Stage,
    public: Public,
    events: Iterable[Event],
    origin: Callable[[int], QPointF],
    shown: Callable[[Event], None],
) -> list[Step]:
    """The motions of ``events`` in turn; ``shown`` is called as each has been seen.

    ``origin`` gives the point of the layer that a seat's cards come from. At the end all
    sequences of the winner are drawn in turn, the last one too.
    """
    result: list[Step] = []
    events = tuple(events)
    winner = next((event.winner for event in events if isinstance(event, Ended)), None)
    for event in events:
        match event:
            case Placed(seat, card, square):
                side = public.setup.sides[public.setup.side_of(seat)]
                result.append(_flight(stage, card, origin(seat), square))
                result.append(_landing(stage, side, square, partial(shown, event)))
            case Removed(seat, card, square, index):
                side = public.setup.sides[index]
                over = partial(shown, event)
                result.append(_flight(stage, card, origin(seat), square, over))
                result.append(_lifting(stage, side, square))
            case Completed(index, line) if index != winner:
                side = public.setup.sides[index]
                result.append(_drawing(stage, side, line, partial(shown, event)))
            case Ended(_, index) if index is not None:
                side = public.setup.sides[index]
                result += [
                    _drawing(stage, side, line, partial(shown, Completed(index, line)))
                    for line in _winning(public, index)
                ]
            case _:
                pass
    return result


def _winning(public: Public, winner: int) -> list[Line]:
    return [sequence.line for sequence in public.sequences if sequence.side == winner]


def _flight(
    stage: Stage,
    card: Card,
    start: QPointF,
    square: Square,
    end: Callable[[], None] = nothing,
) -> Step:
    """A card flies to its square, growing as small as the one printed there."""
    goal = stage.grid.paper(square).translated(QPointF(stage.corner))
    across = 1.7 * goal.width()
    size = QSizeF(across, across * RATIO)
    origin = QRectF(start - QPointF(size.width(), size.height()) / 2, size)
    picture = _card_picture(stage, card, size)

    def paint(painter: QPainter, at: float) -> None:
        painter.setOpacity(1 - max(0.0, at - 0.8) * 3)
        painter.drawPixmap(between(origin, goal, at), picture, QRectF(picture.rect()))

    area = origin.united(goal).toAlignedRect().adjusted(-2, -2, 2, 2)
    return Step(stage.theme.duration(CARD_MOTION), area, paint, end)


def _landing(stage: Stage, side: Side, square: Square, end: Callable[[], None]) -> Step:
    def paint(painter: QPainter, at: float) -> None:
        radius = stage.grid.radius * (1.5 - 0.5 * at)
        painter.setOpacity(min(1.0, 0.4 + at))
        paint_chip(painter, stage.theme, side, stage.middle(square), radius)

    return Step(stage.theme.duration(CHIP_MOTION), _around(stage, square), paint, end)


def _lifting(stage: Stage, side: Side, square: Square) -> Step:
    def paint(painter: QPainter, at: float) -> None:
        radius = stage.grid.radius * (1 + 0.5 * at)
        painter.setOpacity(1 - at)
        paint_chip(painter, stage.theme, side, stage.middle(square), radius)

    return Step(stage.theme.duration(CHIP_MOTION), _around(stage, square), paint)


def _drawing(stage: Stage, side: Side, line: Line, end: Callable[[], None]) -> Step:
    run, width = stage.run(line), band_width(stage.grid)
    chips = [stage.middle(square) for square in LINE_SQUARES[line] if CARD_ON[square] is not None]

    def paint(painter: QPainter, at: float) -> None:
        drawn = QLineF(run.p1(), run.pointAt(at))
        paint_band(painter, stage.theme.colours, side, drawn, width)
        for chip in chips:
            reached = QLineF(run.p1(), chip).length() <= drawn.length() + 1
            paint_chip(painter, stage.theme, side, chip, stage.grid.radius, locked=reached)

    reach = int(stage.grid.radius * 1.5) + 2
    area = QRectF(run.p1(), run.p2()).normalized().toAlignedRect()
    area = area.adjusted(-reach, -reach, reach, reach)
    return Step(stage.theme.duration(SEQUENCE_MOTION), area, paint, end)


def _around(stage: Stage, square: Square) -> QRect:
    reach = int(stage.grid.radius * 1.9) + 2
    middle = stage.middle(square).toPoint()
    return QRect(middle - QPoint(reach, reach), QSize(2 * reach, 2 * reach))


def _card_picture(stage: Stage, card: Card, size: QSizeF) -> QPixmap:
    picture = QPixmap((size * stage.ratio).toSize())
    picture.setDevicePixelRatio(stage.ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_card(painter, stage.theme, card, QRectF(QPointF(), size))
    painter.end()
    return picture


def between(start: QRectF, goal: QRectF, share: float) -> QRectF:
    """The box that is ``share`` (0 to 1) of the way from ``start`` to ``goal``."""
    return QRectF(
        start.topLeft() + (goal.topLeft() - start.topLeft()) * share,
        start.size() + (goal.size() - start.size()) * share,
    )
