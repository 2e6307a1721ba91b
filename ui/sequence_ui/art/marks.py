"""Small marks with a meaning: plus and minus, the tick of a last move, the star of a corner."""

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from sequence_lan.engine.rules import Side
from sequence_ui.theme import Colours, legible_on


def paint_plus(painter: QPainter, colours: Colours, centre: QPointF, radius: float) -> None:
    """A chip may be placed: a plus on a disc."""
    _paint_badge(painter, colours, colours.may_play, centre, radius)
    _paint_bar(painter, legible_on(colours.may_play), centre, radius, upright=False)
    _paint_bar(painter, legible_on(colours.may_play), centre, radius, upright=True)


def paint_minus(painter: QPainter, colours: Colours, centre: QPointF, radius: float) -> None:
    """A chip may be taken: a minus on a disc."""
    _paint_badge(painter, colours, colours.take_chip, centre, radius)
    _paint_bar(painter, legible_on(colours.take_chip), centre, radius, upright=False)


def paint_tick(painter: QPainter, colours: Colours, centre: QPointF, radius: float) -> None:
    """The chip there was the last that its player placed: a white tick on a dark disc."""
    _paint_badge(painter, colours, colours.edge, centre, radius, rim="#FFFFFF")
    painter.save()
    pen = QPen(QColor("#FFFFFF"), radius * 0.34)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    strokes = ((-0.42, 0.02), (-0.10, 0.36), (0.46, -0.34))
    painter.drawPolyline(QPolygonF([centre + QPointF(x, y) * radius for x, y in strokes]))
    painter.restore()


def paint_star(
    painter: QPainter, colours: Colours, sides: Sequence[Side], centre: QPointF, radius: float
) -> None:
    """A corner's star, its points in turn in the colours of all ``sides``."""
    points = 6
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for n in range(points):
        painter.setBrush(QColor(colours.chips[sides[n % len(sides)]]))
        turn = n * 2 * pi / points
        near = radius * 0.50
        ray = QPainterPath(centre)
        for angle, reach in (
            (turn - pi / points, near),
            (turn, radius),
            (turn + pi / points, near),
        ):
            ray.lineTo(centre + QPointF(sin(angle), -cos(angle)) * reach)
        ray.closeSubpath()
        painter.drawPath(ray)
    painter.setBrush(QColor(colours.card_face))
    painter.drawEllipse(centre, radius * 0.20, radius * 0.20)
    painter.restore()


def paint_ring(
    painter: QPainter,
    colours: Colours,
    box: QRectF,
    colour: str,
    width: float,
    corner: float,
    *,
    dashed: bool = False,
) -> None:
    """A ring inside ``box``, with dark edges so that it stands out on paper and on cloth."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = 1.0
    whole = width + 2 * edge
    middle = box.adjusted(whole / 2, whole / 2, -whole / 2, -whole / 2)
    painter.setPen(QPen(QColor(colours.edge), whole))
    painter.drawRoundedRect(middle, corner, corner)
    pen = QPen(QColor(colour), width)
    if dashed:
        painter.setPen(QPen(QColor(colours.card_face), width))
        painter.drawRoundedRect(middle, corner, corner)
        pen.setDashPattern([2.0, 1.2])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawRoundedRect(middle, corner, corner)
    painter.restore()


def _paint_badge(
    painter: QPainter,
    colours: Colours,
    fill: str,
    centre: QPointF,
    radius: float,
    rim: str | None = None,
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(rim or colours.edge))
    painter.drawEllipse(centre, radius + 1, radius + 1)
    painter.setBrush(QColor(fill))
    painter.drawEllipse(centre, radius, radius)
    painter.restore()


def _paint_bar(
    painter: QPainter, ink: str, centre: QPointF, radius: float, *, upright: bool
) -> None:
    long, thick = radius * 1.16, max(2.0, radius * 0.32)
    across, down = (thick, long) if upright else (long, thick)
    bar = QRectF(centre.x() - across / 2, centre.y() - down / 2, across, down)
    painter.fillRect(bar, QColor(ink))
