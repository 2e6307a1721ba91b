"""Board, hand and the choosing of a move, joined."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, QPoint, Signal

from sequence_lan.engine.board import Square
from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Event, Placed, Removed, Took
from sequence_lan.engine.public import Public
from sequence_lan.engine.view import View
from sequence_ui.board.board_view import BoardView
from sequence_ui.board.moves import LastMove
from sequence_ui.hand.hand_view import HandView
from sequence_ui.move_chooser import MoveChooser
from sequence_ui.settings.settings import Order, Settings
from sequence_ui.theme import Theme

_NEXT_ORDER: Final[dict[Order, Order]] = {"drawn": "suit", "suit": "rank", "rank": "drawn"}


class TableTop(QObject):
    """A board and a hand that work together; a screen lays them out where it likes.

    ``act`` and ``said`` are those of the chooser.
    """

    act = Signal(object)
    present_asked = Signal()
    """Something was done on the board while it shows the past."""
    said = Signal(str)

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.board = BoardView(theme)
        self.hand = HandView(theme)
        self.chooser = MoveChooser(self)
        self._seat: int | None = None
        self._new: tuple[Card, ...] = ()
        self._past = False
        self._settings: Settings | None = None
        self.board.set_origin(self._origin)
        board, hand, chooser = self.board, self.hand, self.chooser
        hand.card_chosen.connect(chooser.choose_card)
        hand.exchange_asked.connect(chooser.exchange)
        hand.give_asked.connect(chooser.give)
        hand.card_hovered.connect(board.set_hovered_card)
        hand.card_dragged.connect(board.drag)
        hand.card_let_go.connect(board.drop)
        hand.board_asked.connect(board.focus_lit)
        board.square_clicked.connect(self._choose_square)
        board.card_dropped.connect(self._drop)
        board.square_hovered.connect(self._hover)
        board.claim_picked.connect(chooser.pick_claim)
        board.cancelled.connect(self._cancel)
        chooser.card_changed.connect(self._card_changed)
        chooser.square_changed.connect(self._square_changed)
        chooser.claims_asked.connect(board.show_claims)
        chooser.claims_over.connect(board.hide_claims)
        chooser.act.connect(self.act)
        chooser.said.connect(self.said)

    def show_view(self, view: View, events: Iterable[Event] = ()) -> None:
        """Board and hand show ``view``, and what led to it as motion."""
        if view.seat != self._seat:
            self._seat, self._new = view.seat, ()
        events = tuple(events)
        self._past = False
        self._note_new(view, events)
        self.hand.set_view(view)
        self.hand.set_new(self._new)
        self.chooser.set_view(view)
        self.board.set_view(view)
        self.board.play(events)

    @property
    def past(self) -> bool:
        """Whether the board shows how it was, and not how it is."""
        return self._past

    def show_past(self, public: Public, last: Iterable[LastMove]) -> None:
        """The board shows ``public`` until the next view; whatever is done on it asks for now."""
        self.chooser.cancel()
        self._past = True
        self.board.set_view(View(public, None, ()))
        self.board.set_last_moves(last)

    def follow(self, settings: Settings) -> None:
        """Hand and choosing are as ``settings`` have them, now and at each change."""
        self._settings = settings
        settings.changed.connect(self._obey)
        self.hand.order_asked.connect(lambda: settings.set_order(_NEXT_ORDER[settings.order]))
        self._obey()

    def _obey(self) -> None:
        if self._settings is not None:
            self.hand.set_order(self._settings.order)
            self.hand.set_card_size(self._settings.card_size)
            self.chooser.set_confirms(self._settings.confirms)

    def _note_new(self, view: View, events: tuple[Event, ...]) -> None:
        """What this seat draws is new until its next play."""
        for event in events:
            match event:
                case Placed(seat) | Removed(seat) if seat == view.seat:
                    self._new = ()
                case Took(seat, card) if seat == view.seat:
                    self._new = (*self._new, card)
                case _:
                    pass

    def _choose_square(self, square: int) -> None:
        if self._past:
            self.present_asked.emit()
        else:
            self.chooser.choose_square(Square(square))

    def _drop(self, card: Card, square: int) -> None:
        if self._past:
            self.present_asked.emit()
        else:
            self.chooser.drop(card, Square(square))

    def _cancel(self) -> None:
        if self._past:
            self.present_asked.emit()
        else:
            self.chooser.cancel()

    def _origin(self, seat: int) -> QPoint | None:
        return self.hand.left_from if seat == self._seat else None

    def _card_changed(self, card: Card | None) -> None:
        self.hand.set_chosen(card)
        self.board.set_chosen(card)

    def _square_changed(self, square: Square | None) -> None:
        self.board.set_chosen_square(square)
        self.hand.set_square(square)

    def _hover(self, square: Square | None) -> None:
        self.hand.set_square(square if square is not None else self.chooser.square)
