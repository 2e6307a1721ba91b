"""How a move is chosen: card then square, square then card, or a card dragged to a square.

No widget: what is done with cards and squares goes in, an action comes out.
"""

from PySide6.QtCore import QObject, Signal

from sequence_lan.engine.actions import Exchange, Give, Pass, Play
from sequence_lan.engine.board import Square
from sequence_lan.engine.cards import Card
from sequence_lan.engine.legal import claims_at, is_dead, refusal, targets
from sequence_lan.engine.lines import Claim
from sequence_lan.engine.notation import square_name
from sequence_lan.engine.view import View
from sequence_ui import words

Move = Play | Exchange | Pass | Give
"""What a person may want to be asked about first. A draw is none: it takes nothing away."""


class MoveChooser(QObject):
    """Follows the person's hand until it is an action that the rules allow."""

    act = Signal(object)
    """A Move, for the host."""
    card_changed = Signal(object)
    """The chosen Card, or None."""
    square_changed = Signal(object)
    """The Square that waits for a card, or None."""
    claims_asked = Signal(int, object)
    """The square of a chip that may claim one of several sets of lines, and these."""
    claims_over = Signal()
    """The question is answered, or no longer asked."""
    said = Signal(str)
    """Why nothing came of what the person did: one sentence."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._card: Card | None = None
        self._square: Square | None = None
        self._confirms = False
        self._waits: Move | None = None
        self._asked: tuple[Play, tuple[Claim, ...]] | None = None

    @property
    def card(self) -> Card | None:
        """The chosen card."""
        return self._card

    @property
    def square(self) -> Square | None:
        """The square that waits for a card."""
        return self._square

    def set_confirms(self, confirms: bool) -> None:
        """A move is made when it is asked for twice, or at once."""
        self._confirms = confirms
        self._waits = None

    def set_view(self, view: View) -> None:
        """``view`` is the table now; what it no longer allows is no longer chosen."""
        if view.public.result is not None:
            # After the end nothing is chosen any more.
            view = view._replace(seat=None, hand=())
        self._view = view
        if self._card is not None and self._card not in view.hand:
            self._set_card(None)
        if self._square is not None and not self.fitting(self._square):
            self._set_square(None)
        if self._waits is not None and refusal(view.public, view.hand, self._waits) is not None:
            self._waits = None
            self._set_square(None)
        if self._asked is not None:
            play, options = self._asked
            still = refusal(view.public, view.hand, play) is None
            if not still or self._claims(play.card, play.square) != options:
                self._close_question()

    def fitting(self, square: Square) -> tuple[Card, ...]:
        """The different cards of the hand that could be played on ``square``."""
        view = self._view
        if view is None or view.seat is None:
            return ()
        return tuple(
            card
            for card in dict.fromkeys(view.hand)
            if targets(view.public, view.seat, card) >> square & 1
        )

    def choose_card(self, card: Card | None) -> None:
        """``card`` is chosen, or played if a square waits for it; None puts the card back."""
        self._close_question()
        if card is not None and self._square is not None and card in self.fitting(self._square):
            square = self._square
            self._set_card(card)
            self._play(card, square)
        else:
            self._set_square(None)
            self._set_card(card)

    def choose_square(self, square: Square) -> None:
        """The chosen card is played on ``square``; without one the square waits for a card."""
        self._close_question()
        if self._card is not None:
            self._play(self._card, square)
        elif square == self._square:
            self._set_square(None)
        elif self.fitting(square):
            self._set_square(square)
        else:
            self._set_square(None)
            if self._view is not None and self._view.seat is not None:
                self.said.emit(self.tr("No card in your hand can be played on that square."))

    def drop(self, card: Card, square: Square) -> None:
        """``card`` was let go over ``square``: it is played there."""
        self._close_question()
        waits = self._waits
        if not isinstance(waits, Play) or (waits.card, waits.square) != (card, square):
            self._set_square(None)
        self._set_card(card)
        self._play(card, square)

    def pick_claim(self, claim: Claim) -> None:
        """The question is answered: the move claims ``claim``."""
        if self._asked is not None and claim in self._asked[1]:
            play = self._asked[0]
            self._close_question()
            self._send(Play(play.seat, play.card, play.square, claim))

    def exchange(self, card: Card | None = None) -> None:
        """``card``, else the chosen one, else the only dead one, is exchanged (RULES.md 3)."""
        view = self._view
        if view is None or view.seat is None:
            return
        dead = [each for each in view.hand if is_dead(each, view.public.occupied)]
        card = card or self._card or (dead[0] if len(set(dead)) == 1 else None)
        if card is None:
            self.said.emit(
                self.tr("Choose which dead card to exchange.")
                if dead
                else self.tr("No card in your hand is dead.")
            )
            return
        again = self.tr("Choose once more to show the {card} and exchange it; Esc takes it back.")
        self._ask_again(Exchange(view.seat, card), again.format(card=words.card_name(card)))

    def give(self, card: Card | None = None) -> None:
        """``card``, else the chosen one, is given up for table talk (RULES.md 5)."""
        card = card or self._card
        if self._view is None or self._view.seat is None:
            return
        if card is None:
            self.said.emit(self.tr("Choose the card to give up first."))
            return
        again = self.tr("Choose once more to give up the {card}; Esc takes it back.")
        self._ask_again(Give(self._view.seat, card), again.format(card=words.card_name(card)))

    def pass_turn(self) -> None:
        """The turn goes by (RULES.md 3)."""
        if self._view is not None and self._view.seat is not None:
            again = self.tr("Choose once more to pass; Esc takes it back.")
            self._ask_again(Pass(self._view.seat), again)

    def cancel(self) -> None:
        """The question is dropped, else whatever was chosen or asked for is put back."""
        if self._asked is not None:
            self._close_question()
        else:
            self._set_square(None)
            self._set_card(None)

    def _play(self, card: Card, square: Square) -> None:
        view = self._view
        if view is None or view.seat is None:
            return
        play = Play(view.seat, card, square)
        code = refusal(view.public, view.hand, play)
        if code is not None:
            self.said.emit(words.refusal_words(code))
            return
        options = self._claims(card, square)
        if len(options) > 1:
            self._waits = None
            self._asked = (play, options)
            self.claims_asked.emit(square, options)
        elif self._confirms and play != self._waits:
            self._set_square(square)
            self._waits = play
            again = self.tr(
                "Choose {square} once more to play the {card} there; Esc takes it back."
            )
            self.said.emit(again.format(square=square_name(square), card=words.card_name(card)))
        else:
            self._send(play)

    def _ask_again(self, action: Exchange | Give | Pass, again: str) -> None:
        """``action`` is done where it may be, or ``again`` says that it is asked for twice."""
        view = self._view
        assert view is not None, "asked for by a seat, which a view has"
        code = refusal(view.public, view.hand, action)
        if code is not None:
            self.said.emit(words.refusal_words(code))
        elif self._confirms and action != self._waits:
            self._close_question()
            self._set_square(None)
            self._set_card(None if isinstance(action, Pass) else action.card)
            self._waits = action
            self.said.emit(again)
        else:
            self._send(action)

    def _claims(self, card: Card, square: Square) -> tuple[Claim, ...]:
        view = self._view
        assert view is not None, "asked about a play, which a view has allowed"
        assert view.seat is not None, "asked about a play, which a seat makes"
        setup = view.public.setup
        if card in setup.rules.one_eyed_jacks:
            return ()
        return claims_at(view.public, setup.side_of(view.seat), square)

    def _send(self, action: Move) -> None:
        # First of all, so that nobody takes what follows for another choice.
        self.act.emit(action)
        self._set_square(None)
        self._set_card(None)

    def _close_question(self) -> None:
        if self._asked is not None:
            self._asked = None
            self.claims_over.emit()

    def _set_card(self, card: Card | None) -> None:
        if card != self._card:
            self._card = card
            self.card_changed.emit(card)

    def _set_square(self, square: Square | None) -> None:
        self._waits = None
        if square != self._square:
            self._square = square
            self.square_changed.emit(square)
