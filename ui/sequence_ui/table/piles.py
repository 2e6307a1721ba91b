"""What each side has achieved, the draw deck and the discards."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from sequence_lan.engine.cards import Card
from sequence_lan.engine.public import Public
from sequence_ui.art.cards import RATIO, paint_back
from sequence_ui.art.chips import paint_chip
from sequence_ui.art.faces import paint_paper
from sequence_ui.theme import LEAD, Space, Theme
from sequence_ui.words import card_name, short, side_name


class Score(QWidget):
    """The sequences of each side out of those that win."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._public: Public | None = None
        self._strip = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_public(self, public: Public) -> None:
        """The sides and sequences of ``public``."""
        before = self._public
        self._public = public
        if before is None or before.setup != public.setup:
            self.updateGeometry()
        elif before.sequences == public.sequences:
            return
        self.setAccessibleName("; ".join(self._words(side) for side in range(self._sides)))
        self.update()

    @property
    def _sides(self) -> int:
        return 0 if self._public is None else len(self._public.setup.sides)

    def _count(self, side: int) -> int:
        assert self._public is not None, "asked of a side only"
        return sum(sequence.side == side for sequence in self._public.sequences)

    def _words(self, side: int) -> str:
        assert self._public is not None, "asked of a side only"
        setup = self._public.setup
        return self.tr("{side}: {n} of %n sequences", "", setup.rules.sequences_to_win).format(
            side=side_name(setup.sides[side]),
            n=self._count(side),
        )

    def set_strip(self, strip: bool) -> None:
        """It takes as little room as it can, or stands by itself."""
        if strip != self._strip:
            self._strip = strip
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        across = 8.8 if self._strip else 12
        return QSize(round(across * self._theme.text_height()), self._row * self._sides)

    @property
    def _row(self) -> int:
        return round((1.35 if self._strip else 1.8) * self._theme.text_height())

    def paintEvent(self, event: QPaintEvent) -> None:
        public = self._public
        if public is None:
            return
        theme, colours = self._theme, self._theme.colours
        text = theme.text_height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        needed = public.setup.rules.sequences_to_win
        written = self.tr("{n} of {needed}").format(n=needed, needed=needed)
        metrics = QFontMetrics(theme.font(bold=True))
        longest = max(
            metrics.horizontalAdvance(f"{side_name(side)}  {written}")
            for side in public.setup.sides
        )
        for n, side in enumerate(public.setup.sides):
            middle = (n + 0.5) * self._row
            have = self._count(n)
            radius = 0.55 * text
            paint_chip(painter, theme, side, QPointF(0.5 * text + radius, middle), radius)
            words = self.tr("{n} of {needed}").format(n=have, needed=needed)
            painter.setPen(QColor(colours.ink))
            painter.setFont(theme.font(bold=have > 0))
            left = 1.1 * text + 2 * radius
            room = QRectF(left, middle - text, self.width() - left, 2 * text)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(room, flags, f"{side_name(side)}  {words}")
            # A bar of five for each sequence that is needed.
            across, high = (2.2 if needed < 3 else 1.4) * text, 0.5 * text
            right = self.width() - Space.SMALL
            if left + longest + needed * (across + 6) > right:
                continue
            for each in range(needed):
                x = right - (needed - each) * (across + 6)
                bar = QRectF(x, middle - high / 2, across, high)
                painter.setPen(QPen(QColor(colours.side_inks[side]), 1.5))
                full = QColor(colours.side_inks[side])
                painter.setBrush(full if each < have else Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(bar, high / 2, high / 2)


class Deck(QAbstractButton):
    """The draw deck with its count, and the common discards where all share one pile."""

    draw = Signal()
    """It was clicked while a card was owed."""
    discards = Signal()
    """The common discards are to be read through."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._count = 0
        self._owed = self._strip = False
        self._top: Card | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(self._ask)
        theme.changed.connect(self.update)

    def _ask(self) -> None:
        if self._owed:
            self.draw.emit()
        elif self._top is not None:
            self.discards.emit()

    def show_public(self, public: Public, *, owed: bool) -> None:
        """The deck of ``public``; it asks for a click where a card is ``owed`` to the person."""
        common = public.setup.rules.discard == "common"
        top = public.discards[0][-1] if common and public.discards[0] else None
        if (public.deck_count, owed, top) == (
            self._count,
            self._owed,
            self._top,
        ) and self.toolTip():
            return
        self._count, self._owed, self._top = public.deck_count, owed, top
        words = self.tr("Draw deck, %n cards", "", self._count)
        if self._top is not None:
            words += self.tr("; last discard {card}").format(card=card_name(self._top))
        self.setAccessibleName(words)
        self.setToolTip(self.tr("Click to draw your card") if owed else words)
        used = owed or self._top is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if used else Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if used else Qt.FocusPolicy.NoFocus)
        self.update()

    def set_strip(self, strip: bool) -> None:
        """It takes as little room as it can, or stands by itself."""
        if strip != self._strip:
            self._strip = strip
            self.updateGeometry()

    @property
    def _across(self) -> float:
        """The width of a card, in pixels."""
        return (1.9 if self._strip else 2.6) * self._theme.text_height()

    def sizeHint(self) -> QSize:
        text = self._theme.text_height()
        wide = 12.0 if not self._strip else 9 if self._top is None else 12
        return QSize(round(wide * text), round(self._across * RATIO) + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, colours = self._theme, self._theme.colours
        text = theme.text_height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        across = self._across
        left = 0.5 * text
        card = QRectF(left, 4, across, across * RATIO)
        for n in range(min(3, max(1, self._count // 20 + 1)) if self._count else 0):
            paint_back(painter, theme, card.translated(2 * n, -1 * n))
        if not self._count:
            painter.setPen(QPen(QColor(colours.ink_quiet), 1.5, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(card, 4, 4)
        if self._owed:
            painter.setPen(QPen(QColor(colours.may_play), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-2, -3, 6, 2), 6, 6)
        at = card.right() + text
        if self._top is not None:
            paper = card.translated(across + text, 0)
            paint_paper(painter, theme, paper)
            painter.setPen(QColor(theme.suit(self._top[1])))
            painter.setFont(theme.font(LEAD, bold=True))
            painter.drawText(paper, Qt.AlignmentFlag.AlignCenter, short(self._top))
            at += across + text
        room = QRectF(at, card.top(), self.width() - at, card.height() / 2)
        flags = Qt.AlignmentFlag.AlignLeft
        painter.setFont(theme.font(LEAD, bold=True))
        painter.setPen(QColor(colours.ink))
        painter.drawText(room, flags | Qt.AlignmentFlag.AlignBottom, str(self._count))
        painter.setFont(theme.font())
        painter.setPen(QColor(colours.ink_quiet))
        words = self.tr("click to draw") if self._owed else self.tr("in the deck")
        below = room.translated(0, room.height())
        painter.drawText(below, flags | Qt.AlignmentFlag.AlignTop, words)
