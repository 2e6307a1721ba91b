"""The band of a completed sequence, and the outline of one that may be claimed."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from sequence_ui.theme import Colours, blend

if TYPE_CHECKING:
    from sequence_lan.engine.rules import Side


def paint_band(
    painter: QPainter, colours: Colours, side: "Side", run: QLineF, width: float
) -> None:
    """A ribbon with gold edges along ``run``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = max(1.5, width * 0.12)
    for colour, across in (
        (colours.edge, width + 2),
        (colours.gold, width),
        (blend(colours.chips[side], colours.card_face, 0.25), width - 2 * edge),
    ):
        pen = QPen(QColor(colour), across)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(run)
    painter.restore()


def paint_candidate(
    painter: QPainter, colours: Colours, run: QLineF, width: float, *, current: bool
) -> None:
    """The outline of a line that may be claimed; the ``current`` one is the loud one."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outline = capsule(run, width)
    if current:
        strokes = [(colours.edge, 7.0, False), (colours.may_play, 4.0, False)]
    else:
        strokes = [(colours.edge, 3.5, False), (colours.card_face, 1.5, True)]
    for colour, across, dashed in strokes:
        pen = QPen(QColor(colour), across)
        if dashed:
            pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.drawPath(outline)
    painter.restore()


def capsule(run: QLineF, width: float) -> QPainterPath:
    """The shape of a band ``width`` wide along ``run``, with round ends."""
    level = QPainterPath()
    half = width / 2
    level.addRoundedRect(-half, -half, run.length() + width, width, half, half)
    # Qt counts a line's angle counter-clockwise, a turn clockwise.
    return QTransform().translate(run.x1(), run.y1()).rotate(-run.angle()).map(level)
