"""The players in turn order."""

import math
import time
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
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
from sequence_ui.parts.sentence import announce
from sequence_ui.parts.typed import set_tip
from sequence_ui.theme import PANEL_CORNER, Space, Theme, blend
from sequence_ui.words import card_name, short, side_name

_LITTLE: Final = 10
"""Seconds of a turn that are few enough to say so."""
_STEPS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Right: 1,
}


class PlayerRow(QAbstractButton):
    """One player: side, name, cards in hand, last discard, and what keeps them."""

    def __init__(self, theme: Theme, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._seat = seat
        self._view: SeatView | None = None
        self._until: float | None = None
        self._public: Public | None = None
        self._name = ""
        self._shown: tuple[object, ...] = ()
        self._status = ""
        self._left: int | None = None
        self._hurried = False
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
        self._until = game.clock_until
        name = view.name or game.seats[self._seat].name
        self._name = self.tr("{name} (you)").format(name=name) if view.you else name
        self.tick()
        public = game.view.public
        count, turn = public.hand_counts[self._seat], self._on_turn()
        shown = (self._name, count, self.last_discard, turn, self._until is None)
        if shown != self._shown:
            self._shown = shown
            self.updateGeometry()
            self.update()

    def tick(self) -> None:
        """The countdowns, of an absent player and of the turn, are what they are now."""
        status = self._state_words()
        left = self._seconds_left()
        if left != self._left:
            self._left = left
            self.update()
            self._hurry()
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

    def _seconds_left(self) -> int | None:
        """What is left of the turn, for whoever's it is."""
        if self._until is None or not self._on_turn():
            return None
        return max(0, math.ceil(self._until - time.monotonic()))

    def _hurry(self) -> None:
        """Who is on turn hears once that little time is left."""
        if self._left is None or self._left > _LITTLE:
            self._hurried = False
        elif not self._hurried and self._view is not None and self._view.you:
            self._hurried = True
            announce(self, self.tr("%n seconds left", "", self._left))

    @property
    def clock_words(self) -> str:
        """``0:24 left``; nothing for whoever is not on turn, or without a clock."""
        if self._left is None:
            return ""
        return self.tr("{m}:{s:02} left").format(m=self._left // 60, s=self._left % 60)

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
            self.tr("%n cards", "", public.hand_counts[self._seat]),
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
            set_tip(self, name)

    def _on_turn(self) -> bool:
        public = self._public
        return public is not None and public.result is None and public.to_play == self._seat

    def sizeHint(self) -> QSize:
        text = self._theme.text_height()
        return QSize(
            15 * text, round((2.9 if self._status or self._until is not None else 1.9) * text)
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(round(11.5 * self._theme.text_height()), self.sizeHint().height())

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
        paint_chip(painter, theme, side, QPointF(0.5 * text + radius, middle), radius)
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
        below = QRectF(left, 1.7 * text, box.right() - left, 1.1 * text)
        if self._left is not None:
            painter.setFont(theme.font(bold=True))
            painter.setPen(QColor(colours.ink))
            painter.drawText(below, flags | Qt.AlignmentFlag.AlignLeft, self.clock_words)
            across = painter.fontMetrics().horizontalAdvance(self.clock_words)
            below.setLeft(below.left() + across + Space.SMALL)
        if self._status:
            painter.setFont(theme.font())
            painter.setPen(QColor(colours.ink_quiet))
            painter.drawText(below, flags | Qt.AlignmentFlag.AlignLeft, self._status)


class Players(QScrollArea):
    """A row for each player, the person's own first where one sits; a strip where room is short.

    One of them is a stop of the Tab key; the arrows lead from one to the next.
    """

    seat_pressed = Signal(int)
    """More is wanted of that seat."""

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
                row.clicked.connect(partial(self._press, row))
                row.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
                row.customContextMenuRequested.connect(partial(self._press, row))
                row.installEventFilter(self)
                self._layout.insertWidget(n, row)
            self._rows[0].setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for row in self._rows:
            row.show_player(game, table.seats[row.seat])
        away = any(seat.away_until is not None for seat in table.seats)
        if away or game.clock_until is not None:
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

    def row(self, seat: int) -> PlayerRow:
        """The row of ``seat``."""
        return next(row for row in self._rows if row.seat == seat)

    def take_keyboard(self) -> None:
        """The keyboard is at the row where it was last."""
        stop = next(row for row in self._rows if row.focusPolicy() != Qt.FocusPolicy.NoFocus)
        stop.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(watched, PlayerRow):
            self.seat_pressed.emit(watched.seat)
            return True
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or not isinstance(watched, PlayerRow):
            return super().eventFilter(watched, event)
        n = self._rows.index(watched) + step
        if 0 <= n < len(self._rows):
            watched.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._rows[n].setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._rows[n].setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(self._rows[n])
        return True

    def _press(self, row: PlayerRow, _how: object = None) -> None:
        self.seat_pressed.emit(row.seat)

    def origin(self, seat: int) -> QPoint | None:
        """The point of the screen that this player's cards come from."""
        row = next((row for row in self._rows if row.seat == seat), None)
        if row is None or not row.isVisible():
            return None
        return row.mapToGlobal(row.rect().center())

    def _tick(self) -> None:
        for row in self._rows:
            row.tick()
