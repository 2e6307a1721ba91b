"""How likely a seat's side is to win, as far as the seat can know."""

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import Final, Self

from sequence_lan.bots.features import hidden, known
from sequence_lan.bots.judgement import NUMBER_OF, PLACES, judge, takers_of
from sequence_lan.bots.tally import LINES_AT, Tally
from sequence_lan.bots.weights import Weights, weights_for
from sequence_lan.engine.board import CARD_MASK, Line, squares_in
from sequence_lan.engine.cards import CARDS
from sequence_lan.engine.view import View

_COPIES: Final = 2
_STEEPEST: Final = 50.0
"""Beyond such a difference of scores nothing is left to hope for, and ``exp`` comes to no harm."""
_MASKS: Final = tuple(CARD_MASK[card] for card in CARDS)


class Outlook:
    """A position as one seat sees it, made ready to weigh many plays. Cards are numbers."""

    def __init__(
        self,
        tally: Tally,
        seat: int,
        hand: Sequence[int],
        left: bytearray,
        counts: Sequence[int],
        takers: frozenset[int],
        weights: Weights,
    ) -> None:
        """A seat with ``hand`` weighs ``tally``.

        ``left`` are the copies of each card that are on no discard pile, ``counts`` the cards that
        each seat holds.
        """
        sides = len(tally.chips)
        self.tally = tally
        self.seat = seat
        self.side = seat % sides
        self.hand = list(hand)
        self.takers = takers
        self.weights = weights
        self.unseen = bytearray(left)
        """For each card the copies in the deck or in others' hands."""
        for card in hand:
            self.unseen[card] -= 1
        self._gone = self._single = 0
        placers = 0
        for card, count in enumerate(self.unseen):
            if not PLACES[card]:
                placers += 0 if card in takers else count
            elif count == 0:
                self._gone |= _MASKS[card]
            elif count == 1:
                self._single |= _MASKS[card]
        cards = sum(self.unseen) or 1
        self._placers = [placers * sum(counts[side::sides]) / cards for side in range(sides)]

    @classmethod
    def of(cls, view: View) -> Self:
        """That of the seat of ``view``."""
        public, seat = view.public, view.seat
        assert seat is not None, "a watcher weighs nothing"
        return cls(
            Tally.of(public),
            seat,
            [NUMBER_OF[card] for card in view.hand],
            left_of(view),
            public.hand_counts,
            takers_of(public.setup.rules),
            weights_for(public.setup.players, len(public.setup.sides)),
        )

    def judged(self, wide: bool) -> list[tuple[float, int, int]]:
        """The plays worth a look as (worth, card, square), the best first (``judge``)."""
        judged = judge(self.tally, self.side, self.hand, self.takers, self.weights.worths, wide)
        return sorted(set(judged), reverse=True)

    def after(self, card: int, square: int, claim: tuple[Line, ...] | None = None) -> float:
        """How likely the side is to win, from 0 to 1, once the card is played there."""
        tally = self.tally.copy()
        if card in self.takers:
            tally.remove(tally.taken[square] - 1, square)
        else:
            made = tally.place(self.side, square)
            if claim is not None:
                tally.claim_lines(self.side, claim)
            elif made:
                tally.claim(self.side, made)
            if tally.needs[self.side] <= 0:
                return 1.0
        return self._chance(tally, self._without(card), (self.side + 1) % len(tally.chips))

    def without(self, card: int) -> float:
        """How likely the side is to win, from 0 to 1, once it has given that card up."""
        # Learned from seats that have just played, so the next side is taken to be on turn.
        following = (self.side + 1) % len(self.tally.chips)
        return self._chance(self.tally, self._without(card), following)

    def _without(self, card: int) -> list[int]:
        hand = self.hand[:]
        hand.remove(card)
        return hand

    def _chance(self, tally: Tally, hand: list[int], on_turn: int) -> float:
        scores = []
        for side, (context, numbers) in enumerate(self.numbers(tally, hand, on_turn)):
            weights = self.weights.own if side == self.side else self.weights.hidden
            scores.append(sum(map(mul, weights[context], numbers)))
        own = scores[self.side]
        return 1 / sum([exp(min(score - own, _STEEPEST)) for score in scores])

    def numbers(self, tally: Tally, hand: list[int], on_turn: int) -> list[tuple[int, list[float]]]:
        """For each side its context and the numbers that describe its chances (``features``)."""
        taken = tally.taken
        free = ~sum(tally.chips)
        gone = self._gone & free
        cover: set[int] = set()
        placers = takers = 0
        for card in hand:
            places = PLACES[card]
            if places:
                cover.update([square for square in places if not taken[square]])
            elif card in self.takers:
                takers += 1
            else:
                placers += 1
        lacking = gone
        for square in cover:
            lacking &= ~(1 << square)
        described = []
        for side in range(len(tally.chips)):
            if side == self.side:
                numbers = known(tally, side, cover, lacking, _lines_at(lacking), placers, takers)
            else:
                numbers = hidden(
                    tally, side, self._single & free, gone, _lines_at(gone), self._placers[side]
                )
            described.append((2 * (tally.needs[side] > 1) + (side == on_turn), numbers))
        return described


def left_of(view: View) -> bytearray:
    """For each card by its number how many copies are on no discard pile."""
    left = bytearray([_COPIES]) * len(CARDS)
    for pile in view.public.discards:
        for card in pile:
            left[NUMBER_OF[card]] -= 1
    return left


def _lines_at(squares: int) -> int:
    lines = 0
    for square in squares_in(squares):
        lines |= LINES_AT[square]
    return lines
