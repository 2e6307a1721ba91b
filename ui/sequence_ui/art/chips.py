"""Chips, told apart by shape and pattern as well as colour."""

from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sequence_ui.theme import Theme

if TYPE_CHECKING:
    from sequence_lan.engine.rules import Side

WHITE = "#FFFFFF"


def chip_path(theme: Theme, side: "Side", centre: QPointF, radius: float) -> QPainterPath:
    """The outline of a chip: a disc, a soft hexagon or a soft square, of about equal area.

    Where the person wants round chips it is a disc for every side.
    """
    path = QPainterPath()
    match "blue" if theme.round_chips else side:
        case "blue":
            path.addEllipse(centre, radius, radius)
        case "green":
            corners = [
                centre + QPointF(sin(n * pi / 3), -cos(n * pi / 3)) * radius * 1.12
                for n in range(6)
            ]
            path = _softened(corners, 0.24)
        case "red":
            half = radius * 0.92
            box = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
            path.addRoundedRect(box, half * 0.42, half * 0.42)
    return path


def paint_chip(
    painter: QPainter,
    theme: Theme,
    side: "Side",
    centre: QPointF,
    radius: float,
    *,
    locked: bool = False,
) -> None:
    """A chip lies there; one that is ``locked`` has a gold rim round it."""
    colours = theme.colours
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    if locked:
        painter.setBrush(QColor(colours.edge))
        painter.drawPath(chip_path(theme, side, centre, radius * 1.17))
        painter.setBrush(QColor(colours.gold))
        painter.drawPath(chip_path(theme, side, centre, radius * 1.11))
    else:
        # A hair of paper keeps a chip apart from bands and neighbours of its own colour.
        painter.setBrush(QColor(colours.card_face))
        painter.drawPath(chip_path(theme, side, centre, radius * 1.06))
    painter.setBrush(QColor(colours.chips[side]))
    painter.drawPath(chip_path(theme, side, centre, radius))
    painter.setBrush(QColor(colours.chip_inlays[side]))
    painter.drawPath(chip_path(theme, side, centre, radius * 0.80))
    # Where the outline says nothing, the pattern has to say more.
    _paint_marks(painter, side, centre, radius * (1.18 if theme.round_chips else 1.0))
    painter.restore()


def paint_chip_outline(
    painter: QPainter, theme: Theme, side: "Side", centre: QPointF, radius: float
) -> None:
    """The place of a chip that was taken: its dashed outline."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = max(1.6, radius * 0.11)
    pen = QPen(QColor(theme.colours.chip_inlays[side]), width)
    pen.setDashPattern([2.2, 1.6])
    painter.setPen(pen)
    painter.drawPath(chip_path(theme, side, centre, radius - width / 2))
    painter.restore()


def _paint_marks(painter: QPainter, side: "Side", centre: QPointF, radius: float) -> None:
    match side:
        case "blue":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(WHITE), radius * 0.15))
            painter.drawEllipse(centre, radius * 0.47, radius * 0.47)
        case "green":
            painter.setBrush(QColor(WHITE))
            painter.drawEllipse(centre, radius * 0.30, radius * 0.30)
        case "red":
            # Slanted, so that nobody takes it for the minus of "take a chip".
            painter.translate(centre)
            painter.rotate(-45)
            bar = QRectF(-0.66 * radius, -0.15 * radius, 1.32 * radius, 0.30 * radius)
            painter.setBrush(QColor(WHITE))
            painter.drawRoundedRect(bar, radius * 0.1, radius * 0.1)


def _softened(corners: list[QPointF], share: float) -> QPainterPath:
    """The polygon with each corner rounded over ``share`` of its sides."""
    path = QPainterPath()
    count = len(corners)
    for n, corner in enumerate(corners):
        before, after = corners[n - 1], corners[(n + 1) % count]
        into = corner + (before - corner) * share
        out_of = corner + (after - corner) * share
        if n == 0:
            path.moveTo(into)
        else:
            path.lineTo(into)
        path.quadTo(corner, out_of)
    path.closeSubpath()
    return path
