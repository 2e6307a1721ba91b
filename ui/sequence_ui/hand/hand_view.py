"""The hand as a widget: all its cards side by side, never scrolled."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sequence_lan.engine.board import Square
from sequence_lan.engine.cards import Card
from sequence_lan.engine.view import View
from sequence_ui import words
from sequence_ui.art.cards import RATIO
from sequence_ui.art.stock import Stock
from sequence_ui.hand.card_button import MARGIN, CardButton, lift
from sequence_ui.hand.holding import fits, holding, ordered
from sequence_ui.settings.settings import CardSize, Order
from sequence_ui.theme import Space, Theme

_MOST = 7
"""No hand is larger (RULES.md 2)."""
_SHARE = 0.155
"""The height of a card by that of the window."""
_LEAST, _LARGEST = 5.4, 10.0
"""The width of a card by the height of a line of text."""
_SCALES: Final[dict[CardSize, float]] = {"small": 0.8, "usual": 1.0, "large": 1.25}
_SMALLEST = 40
"""The width in pixels below which a card would be none."""


class HandView(QWidget):
    """The cards of the view's seat; a watcher's hand is empty.

    One tab stop: left and right walk the cards and choose them, the figures 1 to 7 choose one
    from anywhere in the window, Enter or Space puts one back, Escape too, Up asks for the board,
    S asks for another order.
    """

    card_chosen = Signal(object)
    """A Card, or None when the chosen one is put back."""
    card_hovered = Signal(object)
    exchange_asked = Signal(object)
    give_asked = Signal(object)
    """The foot of a card was clicked that may be given up for table talk."""
    order_asked = Signal()
    card_dragged = Signal(object, QPoint)
    """A card is in the air over a point of the screen; None once it no longer is."""
    card_let_go = Signal(object, QPoint)
    """A card was let go at a point of the screen."""
    board_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._stock = Stock()
        self._view: View | None = None
        self._order: Order = "drawn"
        self._scale = 1.0
        self._new: tuple[Card, ...] = ()
        self._cards: tuple[Card, ...] = ()
        self._chosen: int | None = None
        self._current = 0
        self._square: Square | None = None
        self._buttons: list[CardButton] = []
        self._left_from: QPoint | None = None
        self.setAccessibleName(self.tr("Hand"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for n in range(_MOST):
            shortcut = QShortcut(QKeySequence(str(n + 1)), self)
            shortcut.activated.connect(lambda n=n: self._choose(n, focus=True))
        sort = QShortcut(QKeySequence("S"), self)
        sort.activated.connect(self.order_asked)
        theme.changed.connect(self._repaint_all)

    def set_view(self, view: View) -> None:
        """The hand shows the cards of ``view``; a chosen card that is still there stays chosen."""
        self._view = view
        chosen = self._cards[self._chosen] if self._chosen is not None else None
        self._lay(ordered(view.hand, self._order), chosen)

    def set_order(self, order: Order) -> None:
        """The cards are laid out in ``order``."""
        self._order = order
        if self._view is not None:
            self.set_view(self._view)

    def set_card_size(self, size: CardSize) -> None:
        """The cards are of that size, as far as there is room."""
        if _SCALES[size] != self._scale:
            self._scale = _SCALES[size]
            self.updateGeometry()
            self._settle()

    def set_new(self, cards: Iterable[Card]) -> None:
        """These cards of the hand are marked as just drawn."""
        self._new = tuple(cards)
        self._show_new()

    def set_chosen(self, card: Card | None) -> None:
        """``card`` is the one that is raised; of two alike the one that already was."""
        if card is not None and self._chosen is not None and self._cards[self._chosen] == card:
            return
        self._set_chosen(self._cards.index(card) if card in self._cards else None)

    def set_square(self, square: Square | None) -> None:
        """The cards that could be played on ``square`` are marked."""
        self._square = square
        for button in self._buttons:
            button.show_fits(self._fits(button.holding.card))

    def button(self, n: int) -> CardButton:
        """The button of the n-th card as it is laid out, from 0."""
        return self._buttons[n]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards as they are laid out."""
        return self._cards

    @property
    def left_from(self) -> QPoint | None:
        """The point of the screen where the last card was that was chosen or carried."""
        return self._left_from

    # keys and mouse

    def _choose(self, n: int, *, focus: bool = False) -> None:
        if n >= len(self._cards):
            return
        if focus:
            self._buttons[n].setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._make_current(n)
        chosen = None if n == self._chosen else n
        self._set_chosen(chosen)
        self.card_chosen.emit(None if chosen is None else self._cards[chosen])

    def _toggle(self, n: int, checked: bool) -> None:
        # A screen reader toggles the button itself, past its click.
        if checked != (n == self._chosen):
            self._choose(n)

    def _set_chosen(self, n: int | None) -> None:
        self._chosen = n
        if n is not None:
            self._make_current(n)
            button = self._buttons[n]
            self._left_from = button.mapToGlobal(button.rect().center())
        for each, button in enumerate(self._buttons):
            button.setChecked(each == n)

    def _walk(self, n: int, event: QKeyEvent) -> None:
        key, last = Qt.Key(event.key()), len(self._cards) - 1
        goals = {
            Qt.Key.Key_Left: max(n - 1, 0),
            Qt.Key.Key_Right: min(n + 1, last),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if key in goals:
            event.accept()
            if goals[key] != self._chosen:
                self._choose(goals[key], focus=True)
        elif key == Qt.Key.Key_Up:
            event.accept()
            self.board_asked.emit()
        elif key == Qt.Key.Key_Escape and self._chosen is not None:
            event.accept()
            self._choose(self._chosen)

    def _make_current(self, n: int) -> None:
        self._current = n
        for each, button in enumerate(self._buttons):
            policy = Qt.FocusPolicy.StrongFocus if each == n else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    # layout

    def sizeHint(self) -> QSize:
        across = self._card_width(_MOST * self.window().width())
        return QSize(_MOST * (across + 2 * MARGIN), self._height(across))

    def minimumSizeHint(self) -> QSize:
        across = self._card_width(0)
        return QSize(4 * across, self._height(across))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.window().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.updateGeometry()
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self._stock.clear()
            self.updateGeometry()
            if self._view is not None:
                self.set_view(self._view)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._settle()

    def _card_width(self, room: int) -> int:
        """The width of a card: a share of the window's height, as far as ``room`` for all allows.

        Every word at its foot fits.
        """
        text = self._theme.text_height()
        scale = self._scale
        wished = round(scale * self.window().height() * _SHARE / RATIO)
        metrics = QFontMetrics(self._theme.font())
        longest = max(metrics.horizontalAdvance(w) for foot in words.feet() for w in foot.split())
        least, most = (
            max(round(_LEAST * text), longest + 2 * Space.SMALL),
            round(self._scale * _LARGEST * text),
        )
        return max(least, min(wished, most, room // _MOST - 2 * MARGIN))

    def _height(self, across: int) -> int:
        return round(across * RATIO) + 2 * MARGIN + lift(across)

    def _settle(self) -> None:
        count = len(self._buttons)
        if not count:
            return
        across = self._card_width(self.width())
        while self._height(across) > self.height() and across > _SMALLEST:
            across -= 1
        height = self._height(across)
        wide = across + 2 * MARGIN
        step = float(wide) if count == 1 else min(wide, (self.width() - wide) / (count - 1))
        whole = wide + step * (count - 1)
        left = min(max(self._middle() - whole / 2, 0), self.width() - whole)
        top = self.height() - height
        for n, button in enumerate(self._buttons):
            button.setGeometry(round(left + n * step), top, wide, height)

    def _middle(self) -> float:
        """Where the middle of the cards is wished: beneath that of all that is beside them."""
        beside = self.parentWidget()
        return self.width() / 2 if beside is None else beside.width() / 2 - self.x()

    def _lay(self, cards: tuple[Card, ...], chosen: Card | None) -> None:
        assert self._view is not None, "only a view has cards"
        had_focus = any(button.hasFocus() for button in self._buttons)
        while len(self._buttons) > len(cards):
            button = self._buttons.pop()
            button.hide()
            button.deleteLater()
        while len(self._buttons) < len(cards):
            self._add_button(len(self._buttons))
        self._cards = cards
        for button, card in zip(self._buttons, cards, strict=True):
            button.show_holding(holding(self._view, card))
            button.show_fits(self._fits(card))
        self._show_new()
        self._set_chosen(cards.index(chosen) if chosen in cards else None)
        if cards:
            self._make_current(min(self._current, len(cards) - 1))
            if had_focus:
                self._buttons[self._current].setFocus(Qt.FocusReason.OtherFocusReason)
        self._settle()

    def _show_new(self) -> None:
        # Of two alike the last one is marked: nobody can tell them apart.
        left = list(self._new)
        for button in reversed(self._buttons):
            card = button.holding.card
            button.show_new(card in left)
            if card in left:
                left.remove(card)

    def _add_button(self, n: int) -> None:
        button = CardButton(self._theme, self._stock, self)
        button.clicked.connect(lambda: self._choose(n))
        button.toggled.connect(lambda checked: self._toggle(n, checked))
        button.walked.connect(lambda event: self._walk(n, event))
        button.entered.connect(lambda: self.card_hovered.emit(self._cards[n]))
        button.left.connect(lambda: self.card_hovered.emit(None))
        button.foot_clicked.connect(lambda: self._use_foot(n))
        button.drag_moved.connect(lambda point: self.card_dragged.emit(self._cards[n], point))
        button.drag_cancelled.connect(lambda: self.card_dragged.emit(None, QPoint()))
        button.drag_ended.connect(lambda point: self._let_go(n, point))
        self._buttons.append(button)
        button.show()

    def _use_foot(self, n: int) -> None:
        owed = self._buttons[n].holding.owed
        (self.give_asked if owed else self.exchange_asked).emit(self._cards[n])

    def _let_go(self, n: int, point: QPoint) -> None:
        self.card_dragged.emit(None, point)
        self.card_let_go.emit(self._cards[n], point)
        self._left_from = point

    def _fits(self, card: Card) -> bool:
        return (
            self._view is not None
            and self._square is not None
            and fits(self._view, card, self._square)
        )

    def _repaint_all(self) -> None:
        self._stock.clear()
        for button in self._buttons:
            button.update()
