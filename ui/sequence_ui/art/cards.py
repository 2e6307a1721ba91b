"""The cards of a hand, and the back of the deck."""

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from sequence_lan.engine.cards import JACKS, Card
from sequence_ui import words
from sequence_ui.art.courts import Inks, paint_court
from sequence_ui.art.marks import paint_minus, paint_plus
from sequence_ui.art.suits import rank_path, suit_path
from sequence_ui.theme import Theme, blend, legible_on

RATIO: Final = 1.4
"""The height of a card of the hand by its width."""


class Role(Enum):
    """What a card of the hand is for, beyond its two squares."""

    PLAIN = auto()
    PLACE = auto()
    TAKE = auto()


_LEFT, _MIDDLE, _RIGHT = 0.0, 0.5, 1.0
_PIPS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "A": ((_MIDDLE, 0.5),),
    "2": ((_MIDDLE, 0.0), (_MIDDLE, 1.0)),
    "3": ((_MIDDLE, 0.0), (_MIDDLE, 0.5), (_MIDDLE, 1.0)),
    "4": tuple((x, y) for x in (_LEFT, _RIGHT) for y in (0.0, 1.0)),
    "5": (*((x, y) for x in (_LEFT, _RIGHT) for y in (0.0, 1.0)), (_MIDDLE, 0.5)),
    "6": tuple((x, y) for x in (_LEFT, _RIGHT) for y in (0.0, 0.5, 1.0)),
    "7": (*((x, y) for x in (_LEFT, _RIGHT) for y in (0.0, 0.5, 1.0)), (_MIDDLE, 0.25)),
    "8": (
        *((x, y) for x in (_LEFT, _RIGHT) for y in (0.0, 0.5, 1.0)),
        *((_MIDDLE, y) for y in (0.25, 0.75)),
    ),
    "9": (
        *((x, y) for x in (_LEFT, _RIGHT) for y in (0.0, 1 / 3, 2 / 3, 1.0)),
        (_MIDDLE, 0.5),
    ),
    "T": (
        *((x, y) for x in (_LEFT, _RIGHT) for y in (0.0, 1 / 3, 2 / 3, 1.0)),
        *((_MIDDLE, y) for y in (1 / 6, 5 / 6)),
    ),
}
"""Where the pips of a rank stand, from 0 to 1 across and down."""


def paint_card(
    painter: QPainter,
    theme: Theme,
    card: Card,
    box: QRectF,
    *,
    role: Role = Role.PLAIN,
    label: str = "",
    dead: bool = False,
) -> None:
    """A card of the hand, as the table's rules have it.

    ``label`` is what is written at its foot: a jack's role, or that it is dead.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = theme.colours
    ink, paper = theme.suit(card[1]), colours.card_face
    if dead:
        ink, paper = colours.dead_ink, colours.dead_face
    _paint_sheet(painter, theme, box, paper, folded=dead)
    foot = _paint_foot(painter, theme, box, role, label, dead=dead) if label else 0.0
    upper = box.adjusted(0, 0, 0, -foot)
    _paint_index(painter, theme, card, box, ink)
    if card in JACKS:
        width, height = box.width(), upper.height()
        picture = QRectF(
            box.left() + 0.20 * width, box.top() + 0.16 * height, 0.74 * width, 0.82 * height
        )
        inks = Inks(ink, paper, colours.gold)
        paint_court(painter, "J", card[1], inks, picture, one_eyed=role is Role.TAKE)
        badge = 0.115 * width
        spot = box.topRight() + QPointF(-badge - 0.05 * width, badge + 0.05 * width)
        (paint_minus if role is Role.TAKE else paint_plus)(painter, colours, spot, badge)
    else:
        if not label:
            painter.save()
            painter.translate(box.center())
            painter.rotate(180)
            painter.translate(-box.center())
            _paint_index(painter, theme, card, box, ink)
            painter.restore()
        if card[0] in "KQ":
            side = 0.16 * box.width()
            picture = upper.adjusted(side + (side if label else 0), 0, -side, 0)
            inks = Inks(ink, paper, paper if dead else colours.gold)
            paint_court(painter, card[0], card[1], inks, picture)
        else:
            _paint_pips(painter, card, upper, ink, labelled=bool(label))
    painter.restore()


def paint_back(painter: QPainter, theme: Theme, box: QRectF) -> None:
    """The back of every card: a lattice of small diamonds in a frame."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colours = theme.colours
    _paint_sheet(painter, theme, box, colours.card_face, folded=False)
    margin = 0.07 * box.width()
    field = box.adjusted(margin, margin, -margin, -margin)
    frame = QPainterPath()
    frame.addRoundedRect(field, _corner(box) * 0.6, _corner(box) * 0.6)
    painter.fillPath(frame, QColor(colours.card_back))
    painter.setClipPath(frame)
    step = field.width() / 4
    light = QColor(blend(colours.card_back, "#FFFFFF", 0.22))
    rows = int(field.height() / step * 1.4) + 2
    for row in range(rows):
        for column in range(6):
            x = field.left() + step * (column + (row % 2) / 2)
            y = field.top() + step * row / 1.4
            spot = QRectF(x - step * 0.26, y - step * 0.30, step * 0.52, step * 0.60)
            painter.fillPath(suit_path("D", spot), light)
    painter.restore()


def _corner(box: QRectF) -> float:
    return max(4.0, 0.06 * box.width())


def _paint_sheet(painter: QPainter, theme: Theme, box: QRectF, paper: str, *, folded: bool) -> None:
    colours = theme.colours
    corner = _corner(box)
    sheet = box.adjusted(0.5, 0.5, -0.5, -0.5)
    outline = QPainterPath()
    outline.addRoundedRect(sheet, corner, corner)
    fold = 0.20 * box.width()
    if folded:
        cut = QPainterPath(sheet.topRight() - QPointF(fold, 0))
        cut.lineTo(sheet.topRight() + QPointF(1, -1))
        cut.lineTo(sheet.topRight() + QPointF(0, fold))
        cut.closeSubpath()
        outline = outline.subtracted(cut)
    line = colours.card_line if theme.look != "dark" else colours.edge
    painter.setPen(QPen(QColor(line), 1))
    painter.setBrush(QColor(paper))
    painter.drawPath(outline)
    if folded:
        flap = QPainterPath(sheet.topRight() - QPointF(fold, 0))
        flap.lineTo(sheet.topRight() + QPointF(-fold, fold))
        flap.lineTo(sheet.topRight() + QPointF(0, fold))
        flap.closeSubpath()
        painter.setBrush(QColor(blend(paper, colours.edge, 0.25)))
        painter.drawPath(flap)


def _paint_index(painter: QPainter, theme: Theme, card: Card, box: QRectF, ink: str) -> None:
    width = box.width()
    cap, suit = 0.18 * width, 0.16 * width
    pad = 0.06 * width
    rank = rank_path(words.index(card), theme.font(bold=True), cap, 0.23 * width)
    column = max(rank.boundingRect().width(), suit)
    left, top = box.left() + pad, box.top() + pad * 1.2
    across = left + (column - rank.boundingRect().width()) / 2
    painter.fillPath(rank.translated(across, top), QColor(ink))
    beneath = QRectF(left + (column - suit) / 2, top + cap + 0.05 * width, suit, suit)
    painter.fillPath(suit_path(card[1], beneath), QColor(ink))


def _paint_pips(painter: QPainter, card: Card, box: QRectF, ink: str, *, labelled: bool) -> None:
    width, height = box.width(), box.height()
    if card[0] == "A":
        size, across = 0.50 * width, 0.0
    else:
        size, across = 0.165 * width, 0.30 * width
    middle = box.center().x() + (0.08 * width if labelled else 0)
    down = height - 0.24 * height - size
    inner = QRectF(middle - across / 2, box.center().y() - down / 2, across, down)
    for x, y in _PIPS[card[0]]:
        centre = QPointF(inner.left() + x * inner.width(), inner.top() + y * inner.height())
        spot = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        if y > 0.5:
            painter.save()
            painter.translate(centre)
            painter.rotate(180)
            painter.translate(-centre)
            painter.fillPath(suit_path(card[1], spot), QColor(ink))
            painter.restore()
        else:
            painter.fillPath(suit_path(card[1], spot), QColor(ink))


def _paint_foot(
    painter: QPainter, theme: Theme, box: QRectF, role: Role, label: str, *, dead: bool
) -> float:
    """The strip at the foot with the words on it; gives its height."""
    colours = theme.colours
    font = theme.font()
    metrics = QFontMetricsF(font)
    pad = 3.0
    flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    room = box.adjusted(pad, 0, -pad, 0)
    height = metrics.boundingRect(room, flags, label).height() + 2 * pad
    strip = QRectF(box.left() + 1, box.bottom() - height - 1, box.width() - 2, height)
    fill = {
        Role.PLAIN: colours.dead_ink,
        Role.PLACE: colours.may_play,
        Role.TAKE: colours.take_chip,
    }[role]
    corner = _corner(box) - 0.5
    shape = QPainterPath()
    shape.addRoundedRect(strip, corner, corner)
    # Both are filled as one: where their edges meet, Qt's union of paths loses one of them.
    shape.setFillRule(Qt.FillRule.WindingFill)
    shape.addRect(QRectF(strip.left(), strip.top(), strip.width(), height / 2))
    ground = fill if dead or theme.look == "contrast" else blend(colours.card_face, fill, 0.32)
    painter.fillPath(shape, QColor(ground))
    painter.setFont(font)
    painter.setPen(QColor(legible_on(ground)))
    painter.drawText(strip.adjusted(pad - 1, 0, 1 - pad, 0), flags, label)
    return height
