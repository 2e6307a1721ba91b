"""The four suits and the letters of the ranks as paths."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainterPath, QTransform


def suit_path(letter: str, box: QRectF) -> QPainterPath:
    """The shape of a suit (``S``, ``H``, ``D`` or ``C``) filling ``box``."""
    return fitted(_SHAPES[letter](), QRectF(0, 0, 1, 1), box)


def rank_path(text: str, font: QFont, cap_height: float, width: float) -> QPainterPath:
    """``text`` with capitals ``cap_height`` high, its top left at the origin.

    What is wider than ``width`` is condensed to it.
    """
    path = QPainterPath()
    path.addText(QPointF(), font, text)
    flat = QPainterPath()
    flat.addText(QPointF(), font, "K")
    bounds, capital = path.boundingRect(), flat.boundingRect()
    scale = cap_height / capital.height()
    across = min(scale, width / bounds.width())
    return QTransform.fromScale(across, scale).map(path.translated(-bounds.left(), -capital.top()))


def fitted(path: QPainterPath, source: QRectF, box: QRectF) -> QPainterPath:
    """``path`` moved and stretched as ``source`` is onto ``box``."""
    across, down = box.width() / source.width(), box.height() / source.height()
    transform = QTransform(
        across, 0, 0, down, box.left() - source.left() * across, box.top() - source.top() * down
    )
    return transform.map(path)


@cache
def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    path.cubicTo(0.60, 0.20, 0.98, 0.36, 0.98, 0.61)
    path.cubicTo(0.98, 0.75, 0.88, 0.83, 0.77, 0.83)
    path.cubicTo(0.67, 0.83, 0.59, 0.78, 0.55, 0.69)
    path.cubicTo(0.56, 0.84, 0.61, 0.94, 0.71, 1.0)
    path.lineTo(0.29, 1.0)
    path.cubicTo(0.39, 0.94, 0.44, 0.84, 0.45, 0.69)
    path.cubicTo(0.41, 0.78, 0.33, 0.83, 0.23, 0.83)
    path.cubicTo(0.12, 0.83, 0.02, 0.75, 0.02, 0.61)
    path.cubicTo(0.02, 0.36, 0.40, 0.20, 0.5, 0.0)
    return path


@cache
def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.98))
    path.cubicTo(0.40, 0.78, 0.01, 0.62, 0.01, 0.30)
    path.cubicTo(0.01, 0.13, 0.13, 0.03, 0.26, 0.03)
    path.cubicTo(0.38, 0.03, 0.46, 0.10, 0.5, 0.22)
    path.cubicTo(0.54, 0.10, 0.62, 0.03, 0.74, 0.03)
    path.cubicTo(0.87, 0.03, 0.99, 0.13, 0.99, 0.30)
    path.cubicTo(0.99, 0.62, 0.60, 0.78, 0.5, 0.98)
    return path


@cache
def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.0))
    path.quadTo(0.67, 0.28, 0.89, 0.5)
    path.quadTo(0.67, 0.72, 0.5, 1.0)
    path.quadTo(0.33, 0.72, 0.11, 0.5)
    path.quadTo(0.33, 0.28, 0.5, 0.0)
    return path


@cache
def _club() -> QPainterPath:
    # Qt joins curves finely enough only in shapes of some hundred units.
    leaves = QPainterPath()
    for x, y in ((500, 235), (235, 600), (765, 600)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 228, 228)
        leaves = leaves.united(leaf)
    stem = QPainterPath(QPointF(440, 440))
    stem.lineTo(560, 440)
    stem.lineTo(545, 620)
    stem.cubicTo(555, 830, 610, 930, 710, 1000)
    stem.lineTo(290, 1000)
    stem.cubicTo(390, 930, 445, 830, 455, 620)
    stem.closeSubpath()
    middle = QPainterPath()
    middle.addEllipse(QPointF(500, 500), 130, 130)
    joined = leaves.united(middle).united(stem)
    return fitted(joined, QRectF(0, 0, 1000, 1000), QRectF(0, 0, 1, 1))


_SHAPES = {"S": _spade, "H": _heart, "D": _diamond, "C": _club}
