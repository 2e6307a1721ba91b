"""The players in turn order."""

import math
import time

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sequence_lan.client.model import Game, SeatView, Table
from sequence_lan.engine.cards import Card
from sequence_lan.engine.public import Public
from sequence_ui.art.chips import paint_chip
from sequence_ui.art.faces import paint_paper
from sequence_ui.table.sentences import short, side_name
from sequence_ui.theme import PANEL_CORNER, Space, Theme, blend
from sequence_ui.words import card_name


class PlayerRow(QAbstractButton):
    """One player: side, name, cards in hand, last discard, and what keeps them."""

    def __init__(self, theme: Theme, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seat = seat
        self._view: SeatView | None = None
        self._public: Public | None = None
        self._name = ""
        self._status = ""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    @property
    def seat(self) -> int:
        """Whose row it is."""
        return self._seat

    def show_player(self, game: Game, view: SeatView) -> None:
        """The row shows seat ``view`` as it is in ``game``."""
        self._view, self._public = view, game.view.public
        name = view.name or game.seats[self._seat].name
        self._name = self.tr("{name} (you)").format(name=name) if view.you else name
        self.tick()
        self.update()

    def tick(self) -> None:
        """The countdown of an absent player is what it is now."""
        status = self._state_words()
        if status != self._status:
            self._status = status
            self.updateGeometry()
            self.update()
        self._tell()

    @property
    def last_discard(self) -> Card | None:
        """The top of this player's pile; None where all share one."""
        public = self._public
        if public is None or self._seat >= len(public.discards) or len(public.discards) == 1:
            return None
        pile = public.discards[self._seat]
        return pile[-1] if pile else None

    def _state_words(self) -> str:
        view, public = self._view, self._public
        if view is None or public is None:
            return ""
        parts = []
        if view.away_until is not None:
            left = max(0, math.ceil(view.away_until - time.monotonic()))
            parts.append(self.tr("away {m}:{s:02}").format(m=left // 60, s=left % 60))
        if view.bot is not None:
            parts.append(self.tr("bot"))
        if public.result is None:
            owed = public.owes.count(self._seat)
            if owed:
                parts.append(self.tr("owes a card") if owed == 1 else self.tr("owes cards"))
            if self._seat in public.may_draw:
                parts.append(self.tr("may draw"))
            if self._seat in public.passed:
                parts.append(self.tr("passed"))
        return " · ".join(parts)

    def _tell(self) -> None:
        public = self._public
        if public is None:
            return
        side = public.setup.sides[public.setup.side_of(self._seat)]
        words = [
            self._name,
            side_name(side),
            self.tr("{n} cards").format(n=public.hand_counts[self._seat]),
        ]
        discard = self.last_discard
        if discard is not None:
            words.append(self.tr("last discard {card}").format(card=card_name(discard)))
        if self._on_turn():
            words.append(self.tr("on turn"))
        if self._status:
            words.append(self._status)
        name = ", ".join(words)
        if name != self.accessibleName():
            self.setAccessibleName(name)
            self.setToolTip(name)

    def _on_turn(self) -> bool:
        public = self._public
        return public is not None and public.result is None and public.to_play == self._seat

    def sizeHint(self) -> QSize:
        text = self._theme.text_height()
        return QSize(15 * text, round((2.9 if self._status else 1.9) * text))

    def minimumSizeHint(self) -> QSize:
        return QSize(9 * self._theme.text_height(), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        public = self._public
        if public is None:
            return
        theme, colours = self._theme, self._theme.colours
        text = theme.text_height()
        side = public.setup.sides[public.setup.side_of(self._seat)]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._on_turn():
            painter.setPen(QPen(QColor(colours.may_play), 2))
            painter.setBrush(QColor(blend(colours.panel, colours.may_play, 0.22)))
            painter.drawRoundedRect(box, PANEL_CORNER - 2, PANEL_CORNER - 2)
        middle = 0.95 * text
        radius = 0.55 * text
        paint_chip(painter, colours, side, QPointF(0.5 * text + radius, middle), radius)
        right = box.right() - Space.HAIR
        discard = self.last_discard
        paper = QRectF(right - 2.3 * text, middle - 0.72 * text, 2.2 * text, 1.44 * text)
        if discard is not None:
            paint_paper(painter, theme, paper)
            painter.setPen(QColor(theme.suit(discard[1])))
            painter.setFont(theme.font(bold=True))
            painter.drawText(paper, Qt.AlignmentFlag.AlignCenter, short(discard))
        right = paper.left() - Space.SMALL
        back = QRectF(right - 0.8 * text, middle - 0.56 * text, 0.8 * text, 1.12 * text)
        painter.setPen(QPen(QColor(colours.ink_quiet), 1.2))
        painter.setBrush(QColor(colours.card_back))
        painter.drawRoundedRect(back, 2, 2)
        painter.setPen(QColor(colours.ink))
        painter.setFont(theme.font())
        count = QRectF(back.left() - 1.5 * text, middle - text, 1.3 * text, 2 * text)
        flags = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            count, flags | Qt.AlignmentFlag.AlignRight, str(public.hand_counts[self._seat])
        )
        left = 1.1 * text + 2 * radius
        name = QRectF(left, middle - text, count.left() - left, 2 * text)
        painter.setFont(theme.font(bold=self._on_turn()))
        elided = painter.fontMetrics().elidedText(
            self._name, Qt.TextElideMode.ElideRight, int(name.width())
        )
        painter.drawText(name, flags | Qt.AlignmentFlag.AlignLeft, elided)
        if self._status:
            painter.setFont(theme.font())
            painter.setPen(QColor(colours.ink_quiet))
            below = QRectF(left, 1.7 * text, box.right() - left, 1.1 * text)
            painter.drawText(below, flags | Qt.AlignmentFlag.AlignLeft, self._status)


class Players(QScrollArea):
    """A row for each player, the person's own first where one sits; a strip where room is short."""

    seat_pressed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._rows: list[PlayerRow] = []
        self._content = QWidget(self)
        self._content.setObjectName("content")
        self._layout = QVBoxLayout(self._content)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(2)
        self._layout.addStretch()
        self.setWidget(self._content)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Players"))
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self._tick)

    @property
    def rows(self) -> list[PlayerRow]:
        """The rows from the top."""
        return self._rows

    def show_table(self, table: Table) -> None:
        """The players of ``table``."""
        game = table.game
        assert game is not None, "shown only with a game"
        count = len(game.seats)
        first = table.seat or 0
        order = [(first + n) % count for n in range(count)]
        if [row.seat for row in self._rows] != order:
            for row in self._rows:
                self._layout.removeWidget(row)
                row.hide()
                row.deleteLater()
            self._rows = [PlayerRow(self._theme, seat, self._content) for seat in order]
            for n, row in enumerate(self._rows):
                row.clicked.connect(lambda _checked, row=row: self.seat_pressed.emit(row.seat))
                self._layout.insertWidget(n, row)
        for row in self._rows:
            row.show_player(game, table.seats[row.seat])
        if any(seat.away_until is not None for seat in table.seats):
            self._clock.start()
        else:
            self._clock.stop()

    def set_strip(self, strip: bool) -> None:
        """The rows stand side by side, or beneath each other."""
        direction = QBoxLayout.Direction
        self._layout.setDirection(direction.LeftToRight if strip else direction.TopToBottom)
        most = round(2.9 * self._theme.text_height()) + 16 if strip else 16777215
        self.setMaximumHeight(most)
        bars = Qt.ScrollBarPolicy
        self.setHorizontalScrollBarPolicy(
            bars.ScrollBarAsNeeded if strip else bars.ScrollBarAlwaysOff
        )

    def origin(self, seat: int) -> QPoint | None:
        """The point of the screen that this player's cards come from."""
        row = next((row for row in self._rows if row.seat == seat), None)
        if row is None or not row.isVisible():
            return None
        return row.mapToGlobal(row.rect().center())

    def _tick(self) -> None:
        for row in self._rows:
            row.tick()
