"""Everybody's hand, or one seat's, as it was at a moment of the game."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from sequence_lan.engine.cards import Card
from sequence_lan.engine.public import Public
from sequence_ui.art.chips import paint_chip
from sequence_ui.art.faces import paint_paper
from sequence_ui.art.suits import rank_path, suit_path
from sequence_ui.replay.story import Moment
from sequence_ui.theme import Space, Theme, blend
from sequence_ui.words import card_name, chip_name, index


class SeatRow(QWidget):
    """One seat: its chip, its name, and its cards side by side."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seat, self._name = 0, ""
        self._public: Public | None = None
        self._cards: tuple[Card, ...] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_seat(
        self, seat: int, name: str, public: Public, cards: tuple[Card, ...] | None
    ) -> None:
        """The row is that of ``seat``; ``cards`` are None where nobody should see them."""
        self._seat, self._name, self._public, self._cards = seat, name, public, cards
        side = public.setup.sides[public.setup.side_of(seat)]
        if cards is None:
            said = self.tr("%n cards", "", public.hand_counts[seat])
        else:
            said = ", ".join(card_name(card) for card in cards) or self.tr("no card")
        words = self.tr("{name}, {chip}: {cards}")
        self.setAccessibleName(words.format(name=name, chip=chip_name(side), cards=said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        height = self._theme.text_height()
        return QSize(15 * height, round(3.35 * height))

    def paintEvent(self, event: QPaintEvent) -> None:
        public = self._public
        if public is None:
            return
        theme, colours = self._theme, self._theme.colours
        height = theme.text_height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on_turn = public.result is None and self._seat == public.to_play
        if on_turn:
            painter.fillRect(self.rect(), QColor(blend(colours.panel, colours.may_play, 0.28)))
        side = public.setup.sides[public.setup.side_of(self._seat)]
        line = QRectF(Space.HAIR, 0, self.width() - 2 * Space.HAIR, 1.35 * height)
        radius = 0.42 * height
        paint_chip(
            painter, theme, side, line.topLeft() + QPointF(radius + 2, 0.68 * height), radius
        )
        painter.setFont(theme.font(bold=on_turn))
        painter.setPen(QColor(colours.ink))
        beside = line.adjusted(2.6 * radius + Space.SMALL, 0, 0, 0)
        aligned = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if self._cards is None:
            count = self.tr("%n cards", "", public.hand_counts[self._seat])
            below = QRectF(beside.left(), line.bottom(), beside.width(), 1.6 * height)
            painter.drawText(below, aligned, count)
        name = painter.fontMetrics().elidedText(
            self._name, Qt.TextElideMode.ElideRight, int(beside.width())
        )
        painter.drawText(beside, aligned, name)
        self._paint_cards(painter, QRectF(line.left(), line.bottom(), line.width(), 1.8 * height))

    def _paint_cards(self, painter: QPainter, room: QRectF) -> None:
        cards = self._cards or ()
        if not cards:
            return
        most = 2.05 * self._theme.text_height()
        across = min(most, room.width() / len(cards))
        for n, card in enumerate(cards):
            box = QRectF(room.left() + n * across, room.top(), across - 2, room.height())
            _paint_small(painter, self._theme, card, box)


def _paint_small(painter: QPainter, theme: Theme, card: Card, box: QRectF) -> None:
    """A card no larger than its index: rank and suit side by side."""
    paint_paper(painter, theme, box)
    ink = QColor(theme.suit(card[1]))
    cap = 0.62 * theme.text_height()
    suit = 0.42 * box.width()
    rank = rank_path(index(card), theme.font(bold=True), cap, box.width() - suit - 5)
    whole = rank.boundingRect().width() + 2 + suit
    left, top = box.center().x() - whole / 2, box.center().y() - cap / 2
    painter.fillPath(rank.translated(left, top), ink)
    beside = QRectF(left + whole - suit, box.center().y() - suit / 2, suit, suit)
    painter.fillPath(suit_path(card[1], beside), ink)


class Hands(QScrollArea):
    """The rows of all seats, or of the one that is chosen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: list[SeatRow] = []
        self.setAccessibleName(self.tr("Hands"))
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        content = QWidget(self)
        content.setObjectName("content")
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(Space.HAIR)
        self._column.addStretch()
        self.setWidget(content)

    @property
    def rows(self) -> list[SeatRow]:
        """A row for each seat, in seat order."""
        return self._rows

    def show_moment(
        self, names: tuple[str, ...], moment: Moment, seat: int | None, *, cards: bool
    ) -> None:
        """The hands of ``moment``: all, or the one of ``seat``; only counts without ``cards``."""
        while len(self._rows) > len(names):
            row = self._rows.pop()
            row.hide()
            row.deleteLater()
        while len(self._rows) < len(names):
            row = SeatRow(self._theme, self.widget())
            self._column.insertWidget(len(self._rows), row)
            self._rows.append(row)
        for n, (row, name) in enumerate(zip(self._rows, names, strict=True)):
            open_ = cards and seat in (None, n)
            row.show_seat(n, name, moment.public, moment.hands[n] if open_ else None)
