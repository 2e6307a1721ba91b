"""The cards printed on the board's squares: a large index, and no pictures."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from sequence_lan.engine.cards import Card
from sequence_lan.engine.rules import Side
from sequence_ui import words
from sequence_ui.art.marks import paint_star
from sequence_ui.art.suits import rank_path, suit_path
from sequence_ui.theme import CARD_CORNER, Theme, blend

# The reach of a corner's star, by the lesser side of its square.
STAR = 0.36


def paint_paper(painter: QPainter, theme: Theme, box: QRectF, *, back: bool = False) -> None:
    """Blank paper with its line; ``back`` is for a square that steps back."""
    colours = theme.colours
    face, line = colours.card_face, colours.card_line
    if back:
        face, line = colours.face_back, colours.line_back
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(line), 1))
    painter.setBrush(QColor(face))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), CARD_CORNER, CARD_CORNER)


def paint_face(
    painter: QPainter, theme: Theme, card: Card, box: QRectF, *, back: bool = False
) -> None:
    """What is printed on a square: rank and suit at the top, a quiet suit at the lower right."""
    width, height = box.width(), box.height()
    colours = theme.colours
    paper = colours.face_back if back else colours.card_face
    ink = theme.suit_back(card[1]) if back else theme.suit(card[1])
    quiet = 0.55 * height
    corner = box.bottomRight() - QPointF(quiet + 0.05 * width, quiet + 0.05 * height)
    shade = QColor(blend(paper, ink, 0.08 if back else 0.18))
    painter.fillPath(suit_path(card[1], QRectF(corner, QRectF(0, 0, quiet, quiet).size())), shade)
    pad, gap = max(5.0, 0.105 * width), 0.05 * width
    top = box.top() + max(2.5, 0.075 * height)
    suit = 0.27 * height
    cap = 0.285 * height
    rank = rank_path(words.index(card), theme.font(bold=True), cap, width - 2 * pad - gap - suit)
    painter.fillPath(rank.translated(box.left() + pad, top), QColor(ink))
    left = box.left() + pad + rank.boundingRect().right() + gap
    beside = QRectF(left, top + (cap - suit) / 2, suit, suit)
    painter.fillPath(suit_path(card[1], beside), QColor(ink))


def paint_corner(
    painter: QPainter, theme: Theme, sides: Sequence[Side], box: QRectF, *, back: bool = False
) -> None:
    """What is printed on a corner: a star in all the sides' colours; whose it is, if that fits."""
    if back:
        painter.setOpacity(0.8)
    centre = star_centre(box)
    paint_star(painter, theme.colours, sides, centre, STAR * min(box.width(), box.height()))
    painter.setOpacity(1)
    font = theme.font()
    metrics = QFontMetricsF(font)
    label = words.everybodys()
    above = QRectF(box.left(), box.top() + 3, box.width(), metrics.height())
    clear = centre.y() - STAR * box.height() - above.bottom()
    if clear > 0 and metrics.horizontalAdvance(label) < box.width() - 6:
        painter.setFont(font)
        painter.setPen(QColor(theme.suit("S")))
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, label)


def star_centre(box: QRectF) -> QPointF:
    """The middle of a corner's star."""
    return QPointF(box.center().x(), box.top() + 0.57 * box.height())
