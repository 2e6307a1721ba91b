"""The pictures of the court: two crowns, and jacks with one eye or two.

Everything is drawn on a square of 100 by 100 units.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from sequence_ui.art.suits import suit_path
from sequence_ui.theme import blend


class Inks:
    """The few colours of one court card."""

    def __init__(self, ink: str, paper: str, gold: str) -> None:
        self.ink = QColor(ink)
        self.paper = QColor(paper)
        self.gold = QColor(gold)
        self.tint = QColor(blend(paper, ink, 0.20))
        self.line = QPen(self.ink, 2.6)
        self.line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.line.setCapStyle(Qt.PenCapStyle.RoundCap)


def paint_court(
    painter: QPainter, rank: str, suit: str, inks: Inks, box: QRectF, *, one_eyed: bool = False
) -> None:
    """The picture of a king, a queen or a jack within ``box``, as large as it can be.

    ``one_eyed`` tells a jack in profile from one that looks at you.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = min(box.width(), box.height())
    painter.translate(box.center() - QPointF(size / 2, size / 2))
    painter.scale(size / 100, size / 100)
    painter.setPen(inks.line)
    if rank == "K":
        _paint_king(painter, suit, inks)
    elif rank == "Q":
        _paint_queen(painter, suit, inks)
    elif one_eyed:
        _paint_profile(painter, suit, inks)
    else:
        _paint_front(painter, suit, inks)
    painter.restore()


def _paint_king(painter: QPainter, suit: str, inks: Inks) -> None:
    crown = QPainterPath(QPointF(14, 76))
    for x, y in ((6, 30), (28, 52), (50, 16), (72, 52), (94, 30), (86, 76)):
        crown.lineTo(x, y)
    crown.closeSubpath()
    painter.setBrush(inks.tint)
    painter.drawPath(crown)
    painter.setBrush(inks.gold)
    for x, y in ((6, 27), (50, 12), (94, 27)):
        painter.drawEllipse(QPointF(x, y), 5.5, 5.5)
    _paint_band(painter, inks)
    painter.fillPath(suit_path(suit, QRectF(38, 42, 24, 25)), inks.ink)


def _paint_queen(painter: QPainter, suit: str, inks: Inks) -> None:
    crown = QPainterPath(QPointF(14, 76))
    crown.lineTo(8, 38)
    for start, end, top in ((8, 29, 58), (29, 50, 50), (50, 71, 50), (71, 92, 58)):
        peak = 24 if end == 50 else 30
        crown.cubicTo(start + 2, top, end - 2, top, end, peak if end != 92 else 38)
    crown.lineTo(86, 76)
    crown.closeSubpath()
    painter.setBrush(inks.tint)
    painter.drawPath(crown)
    painter.setBrush(inks.paper)
    for x, y in ((8, 34), (29, 26), (50, 19), (71, 26), (92, 34)):
        painter.drawEllipse(QPointF(x, y), 5.0, 5.0)
    _paint_band(painter, inks)
    painter.fillPath(suit_path(suit, QRectF(39, 49, 22, 22)), inks.ink)


def _paint_band(painter: QPainter, inks: Inks) -> None:
    band = QPainterPath()
    band.addRoundedRect(QRectF(13, 74, 74, 13), 3, 3)
    painter.setBrush(inks.gold)
    painter.drawPath(band)
    painter.setBrush(inks.paper)
    for x in (28, 50, 72):
        gem = [QPointF(x, 77), QPointF(x + 4, 80.5), QPointF(x, 84), QPointF(x - 4, 80.5)]
        painter.drawPolygon(QPolygonF(gem))


def _paint_front(painter: QPainter, suit: str, inks: Inks) -> None:
    hair = QPainterPath(QPointF(26, 34))
    hair.cubicTo(16, 52, 20, 66, 10, 76)
    hair.cubicTo(20, 84, 32, 82, 36, 76)
    hair.lineTo(64, 76)
    hair.cubicTo(68, 82, 80, 84, 90, 76)
    hair.cubicTo(80, 66, 84, 52, 74, 34)
    hair.closeSubpath()
    painter.setBrush(inks.ink)
    painter.drawPath(hair)
    _paint_collar(painter, inks)
    face = QPainterPath(QPointF(30, 34))
    face.cubicTo(28, 62, 34, 80, 50, 86)
    face.cubicTo(66, 80, 72, 62, 70, 34)
    face.closeSubpath()
    painter.setBrush(inks.paper)
    painter.drawPath(face)
    for x in (41, 59):
        _paint_eye(painter, inks, QPointF(x, 51))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    nose = QPainterPath(QPointF(50, 52))
    nose.lineTo(47.5, 64)
    nose.lineTo(51.5, 64.5)
    painter.drawPath(nose)
    mouth = QPainterPath(QPointF(43.5, 72.5))
    mouth.quadTo(50, 76.5, 56.5, 72.5)
    painter.drawPath(mouth)
    _paint_cap(painter, suit, inks)


def _paint_profile(painter: QPainter, suit: str, inks: Inks) -> None:
    hair = QPainterPath(QPointF(50, 34))
    hair.lineTo(76, 34)
    hair.cubicTo(84, 52, 80, 66, 92, 76)
    hair.cubicTo(82, 85, 66, 84, 60, 76)
    hair.closeSubpath()
    painter.setBrush(inks.ink)
    painter.drawPath(hair)
    _paint_collar(painter, inks)
    face = QPainterPath(QPointF(32, 34))
    face.cubicTo(31, 42, 30, 46, 29, 50)
    face.cubicTo(26, 56, 20, 60, 20, 63)
    face.cubicTo(20, 66, 26, 66, 28, 66)
    face.cubicTo(24, 69, 25, 71, 28, 72)
    face.cubicTo(25, 74, 26, 76, 29, 77)
    face.cubicTo(27, 82, 30, 87, 38, 86)
    face.cubicTo(50, 85, 60, 76, 61, 60)
    face.lineTo(62, 34)
    face.closeSubpath()
    painter.setBrush(inks.paper)
    painter.drawPath(face)
    _paint_eye(painter, inks, QPointF(39, 51))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    mouth = QPainterPath(QPointF(28, 72))
    mouth.lineTo(35, 72.5)
    painter.drawPath(mouth)
    curl = QPainterPath(QPointF(62, 34))
    curl.cubicTo(66, 52, 60, 60, 64, 74)
    curl.lineTo(72, 72)
    curl.lineTo(74, 34)
    curl.closeSubpath()
    painter.setBrush(inks.ink)
    painter.drawPath(curl)
    _paint_cap(painter, suit, inks)


def _paint_eye(painter: QPainter, inks: Inks, centre: QPointF) -> None:
    white = QPainterPath(centre - QPointF(6.5, 0))
    white.quadTo(centre - QPointF(0, 6.5), centre + QPointF(6.5, 0))
    white.quadTo(centre + QPointF(0, 5.5), centre - QPointF(6.5, 0))
    painter.setBrush(inks.paper)
    painter.drawPath(white)
    painter.setBrush(inks.ink)
    painter.drawEllipse(centre, 1.7, 1.7)
    brow = QPainterPath(centre - QPointF(7, 8))
    brow.quadTo(centre - QPointF(0, 12), centre + QPointF(7, -8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(brow)


def _paint_cap(painter: QPainter, suit: str, inks: Inks) -> None:
    feather = QPainterPath(QPointF(70, 24))
    feather.cubicTo(78, 6, 90, 2, 98, 6)
    feather.cubicTo(98, 16, 90, 26, 74, 28)
    feather.closeSubpath()
    painter.setBrush(inks.gold)
    painter.drawPath(feather)
    cap = QPainterPath(QPointF(24, 28))
    cap.cubicTo(18, 10, 36, 4, 52, 5)
    cap.cubicTo(70, 5, 82, 12, 77, 28)
    cap.closeSubpath()
    painter.setBrush(inks.tint)
    painter.drawPath(cap)
    band = QPainterPath()
    band.addRoundedRect(QRectF(22, 27, 56, 9), 3, 3)
    painter.setBrush(inks.ink)
    painter.drawPath(band)
    painter.fillPath(suit_path(suit, QRectF(43, 9, 15, 15)), inks.ink)


def _paint_collar(painter: QPainter, inks: Inks) -> None:
    shoulders = QPainterPath(QPointF(12, 99))
    shoulders.cubicTo(18, 86, 34, 84, 42, 80)
    shoulders.lineTo(58, 80)
    shoulders.cubicTo(66, 84, 82, 86, 88, 99)
    shoulders.closeSubpath()
    painter.setBrush(inks.tint)
    painter.drawPath(shoulders)
    collar = QPolygonF([QPointF(36, 83), QPointF(50, 98), QPointF(64, 83), QPointF(50, 88)])
    painter.setBrush(inks.gold)
    painter.drawPolygon(collar)
