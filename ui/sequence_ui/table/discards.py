"""The discard piles, open to be read through."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from sequence_lan.engine.cards import Card
from sequence_lan.engine.public import Public
from sequence_ui.art.faces import paint_paper
from sequence_ui.theme import CARD_CORNER, Space, Theme
from sequence_ui.words import card_name, short

_CARD: Final = Qt.ItemDataRole.UserRole


class Discards(QWidget):
    """Every card of a pile in the order in which it was played, the last one below."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._public: Public | None = None
        self._shown: tuple[Card, ...] = ()
        self.whose = QComboBox(self)
        self.whose.setFont(theme.font())
        self.whose.setAccessibleName(self.tr("Whose discards"))
        self.whose.currentIndexChanged.connect(lambda _n: self._show_pile())
        self._words = QLabel(self)
        self._words.setProperty("role", "quiet")
        self._words.setWordWrap(True)
        self.cards = QListWidget(self)
        self.cards.setItemDelegate(_CardFaces(theme, self.cards))
        self.cards.setFlow(QListView.Flow.LeftToRight)
        self.cards.setWrapping(True)
        self.cards.setResizeMode(QListView.ResizeMode.Adjust)
        self.cards.setSpacing(2)
        self.cards.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.cards.setAccessibleName(self.tr("Discards, the first one played comes first"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(self.whose)
        layout.addWidget(self._words)
        layout.addWidget(self.cards, 1)

    def show_piles(self, public: Public, names: tuple[str, ...]) -> None:
        """The piles of ``public``, by the ``names`` of those whose they are."""
        self._public = public
        common = public.setup.rules.discard == "common"
        self.whose.setVisible(not common)
        wanted = [self.tr("All players")] if common else list(names)
        if [self.whose.itemText(n) for n in range(self.whose.count())] != wanted:
            at = max(0, self.whose.currentIndex())
            self.whose.clear()
            self.whose.addItems(wanted)
            self.whose.setCurrentIndex(min(at, len(wanted) - 1))
        self._show_pile()

    def open(self, seat: int) -> None:
        """The pile of ``seat`` is shown, or the common one, and has the keyboard."""
        if seat < self.whose.count():
            self.whose.setCurrentIndex(seat)
        self.cards.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_pile(self) -> None:
        public, n = self._public, self.whose.currentIndex()
        pile = public.discards[n] if public is not None and 0 <= n < len(public.discards) else ()
        words = self.tr("%n cards, the last one below", "", len(pile))
        self._words.setText(words if pile else self.tr("Nothing has been discarded here yet."))
        if pile == self._shown:
            return
        if pile[: len(self._shown)] != self._shown:
            self.cards.clear()
            self._shown = ()
        for card in pile[len(self._shown) :]:
            item = QListWidgetItem(short(card))
            item.setData(_CARD, str(card))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, card_name(card))
            item.setToolTip(card_name(card))
            self.cards.addItem(item)
        self._shown = pile
        self.cards.setCurrentRow(len(pile) - 1)
        self.cards.scrollToBottom()


class _CardFaces(QStyledItemDelegate):
    """Draws an entry as a small card."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        text = self._theme.text_height()
        return QSize(round(2.5 * text), round(1.9 * text))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        theme, card = self._theme, index.data(_CARD)
        place, state = option.rect, option.state
        paper = QRectF(place).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_paper(painter, theme, paper)
        painter.setFont(theme.font(bold=True))
        painter.setPen(QColor(theme.suit(card[1])))
        painter.drawText(paper, Qt.AlignmentFlag.AlignCenter, index.data())
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.colours.focus), theme.ring_width))
            painter.drawRoundedRect(paper, CARD_CORNER, CARD_CORNER)
        painter.restore()
