"""Whole games played out at random, quickly: what a search may imagine (RULES.md 2-4).

The rules are those of ``engine.apply``, the lines and the claims the very same, but one table
changes in place, and nothing is checked, since every action is drawn from the legal ones. Table
talk is left out, and a card that is owed changes hands at once, as with automatic draws.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cache
from itertools import chain, cycle, islice
from typing import Final

from sequence_lan.engine.actions import Exchange, Pass, Play
from sequence_lan.engine.board import CARD_MASK, LINE_MASK, PLAYABLE_MASK, SQUARES, Line, squares_in
from sequence_lan.engine.cards import FRESH_DECK, JACKS, Card
from sequence_lan.engine.lines import FOURS_OF, NO_CHIPS, TALLY_OF, Claim, claims
from sequence_lan.engine.public import Public, Result
from sequence_lan.engine.rules import Rules
from sequence_lan.engine.view import View

Refill = Callable[[Sequence[Card]], Sequence[Card]]
"""Makes a draw deck, first drawn first, of all discards, bottom to top and in seat order."""

_JACK: Final = 1 << len(SQUARES)
"""From here on up the number of a card is a jack's."""

# A tally here counts the side's chips too, in eight bits above those of the lines, so that one
# question tells whether a chip completes a line and whether it is the last of the supply.
_CHIP: Final = 1 << max(TALLY_OF).bit_length() + 2
_LAST: Final = _CHIP << 7
_ADDED: Final = tuple(added + _CHIP for added in TALLY_OF)
_TOLD: Final = tuple(fours | _LAST for fours in FOURS_OF)

_HALVES: Final = tuple((width, (1 << width) - 1) for width in (64, 32, 16, 8, 4, 2, 1))


class Playout:
    """A game as it might be, all cards known. Changes as it is played on.

    A card is a number: the mask of the squares that it can be placed on, and for a jack one of four
    bits beyond the board.
    """

    def __init__(
        self, public: Public, hands: Sequence[Sequence[Card]], deck: Iterable[Card], refill: Refill
    ) -> None:
        """The table of ``public`` with a hand for each seat and a draw deck, first drawn first."""
        setup = public.setup
        rules = setup.rules
        self._number = number = numbers(rules)
        self._refill = refill
        self._rules = rules
        self._takers = [number[jack] for jack in JACKS if jack in rules.one_eyed_jacks]
        self._order = _turn_order(setup.players, public.next, public.to_play)
        self._turn = 0
        self._first: Play | Exchange | Pass | None = None
        self._named: Claim | None = None

        self.chips = [*public.chips]
        self.free = PLAYABLE_MASK & ~public.occupied
        self.locked = public.locked
        self.lines: list[list[Line]] = [[] for _ in self.chips]
        """The sequences of each side."""
        for side, line in public.sequences:
            self.lines[side].append(line)
        self.tallies = [
            NO_CHIPS
            + (_LAST - (min(rules.chips[side], 100) - 1) * _CHIP)
            + sum([_ADDED[square] for square in squares_in(chips)] if chips else ())
            for side, chips in enumerate(self.chips)
        ]

        self.hands = [[number[card] for card in hand] for hand in hands]
        self.deck = [number[card] for card in deck]
        self.deck.reverse()
        piles = [[number[card] for card in pile] for pile in public.discards]
        self.piles = piles * setup.players if rules.discard == "common" else piles
        """Where each seat discards: one pile for all if it is common."""

        self.exchanges = public.exchanges
        self.passed = sum([1 << seat for seat in public.passed])
        """The seats that have passed since the last play, as a mask."""
        self.owes = public.owes
        self.may_draw = public.may_draw
        self.result = public.result

    @property
    def to_play(self) -> int:
        """The seat on turn; after the end the seat that made the last play or pass."""
        return self._order[self._turn][1]

    def copy(self) -> "Playout":
        """The same game, to be played on by itself."""
        other = copy(self)
        other.chips = self.chips[:]
        other.tallies = self.tallies[:]
        other.lines = [lines[:] for lines in self.lines]
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        piles = [pile[:] for pile in self._different_piles()]
        other.piles = piles * (len(self.piles) // len(piles))
        return other

    def play_on(
        self,
        dice: Callable[[], float],
        turns: int | None = None,
        first: Play | Exchange | Pass | None = None,
    ) -> None:
        """The game has gone on for that many turns, or to its end.

        The seat on turn picks one of its cards, and another one if that can be neither played nor
        exchanged; then one of the squares where it can be played, and one of the claims if there
        is a choice: all equally likely. After an exchange it picks again. ``first`` is done before
        anything else; it must be legal.
        """
        if self.result is not None:
            return
        if self.owes or self.may_draw:
            self._settle(dice)
        self._first = first
        chips, tallies, free = self.chips, self.tallies, self.free
        hands, piles, deck = self.hands, self.piles, self.deck
        order, turn, passed = self._order, self._turn - 1, self.passed
        # Whether turns need a closer look even if they begin with a card that has a free square.
        close = first is not None or self.exchanges > 0 or self._any_spent()
        won = False
        for turn, seat, side in islice(chain(order[self._turn :], cycle(order)), turns):
            hand = hands[seat]
            # The whole part tells the card, what is left of it the square.
            pick = dice() * len(hand)
            n = int(pick)
            card = hand[n] if hand else 0
            squares = card & free
            if squares and not close:
                count = squares.bit_count()
                n = int((pick - n) * count)
                if count > 2:
                    bit = _nth(squares, n)
                else:
                    bit = squares & -squares
                    if n:
                        bit ^= squares
            else:
                self.free = free
                card, bit = self._look(seat, side, pick, dice)
                close = self._any_spent()
                if not bit:
                    passed |= 1 << seat
                    if passed.bit_count() == len(hands):
                        self._turn, self.result = turn, Result("stalemate", None)
                        break
                    continue

            square = bit.bit_length() - 1
            if bit & free:
                tally = tallies[side]
                if tally & _TOLD[square]:
                    close = close or tally & _LAST != 0
                    won = self._claim(side, square, dice)
                chips[side] |= bit
                tallies[side] = tally + _ADDED[square]
                free ^= bit
            else:
                other = next(index for index, mask in enumerate(chips) if mask & bit)
                chips[other] ^= bit
                tallies[other] -= _ADDED[square]
                free |= bit

            hand.remove(card)
            piles[seat].append(card)
            passed = 0
            if won:
                self._turn, self.result = turn, Result("sequences", side)
                break
            if not deck:
                self._fill()
            hand.append(deck.pop())
        else:
            self._turn = (turn + 1) % len(order)
        self.free, self.passed = free, passed

    def _look(
        self, seat: int, side: int, pick: float, dice: Callable[[], float]
    ) -> tuple[int, int]:
        """The card to play and the bit of its square, or 0 to pass; any exchange is done then."""
        first, self._first = self._first, None
        if isinstance(first, Play):
            self._named = first.claim
            card, bit = self._number[first.card], 1 << first.square
        elif isinstance(first, Pass):
            card = bit = 0
        else:
            if first is not None:
                self._exchange(seat, self._number[first.card])
                pick = dice() * len(self.hands[seat])
            card, bit = self._picked(seat, side, pick, dice)
            while card and not bit:
                self._exchange(seat, card)
                pick = dice() * len(self.hands[seat])
                card, bit = self._picked(seat, side, pick, dice)
        self.exchanges = 0
        return card, bit

    def _picked(
        self, seat: int, side: int, pick: float, dice: Callable[[], float]
    ) -> tuple[int, int]:
        """A card and the bit of a square, 0 to exchange the card; no card to pass."""
        taken = PLAYABLE_MASK & ~self.free
        removable = taken & ~self.chips[side] & ~self.locked
        free = 0 if self._spent(side) else self.free
        limit = self._rules.dead_cards_per_turn
        may_exchange = limit is None or self.exchanges < limit
        usable = {}
        hand = self.hands[seat]
        for card in hand:
            squares = removable if card in self._takers else card & free
            if squares or (may_exchange and card & taken == card):
                usable[card] = squares
        n = int(pick)
        if not usable:
            return 0, 0
        if hand[n] not in usable:
            hand = [card for card in hand if card in usable]
            pick = dice() * len(hand)
            n = int(pick)
        squares = usable[hand[n]]
        return hand[n], _nth(squares, int((pick - n) * squares.bit_count())) if squares else 0

    def _exchange(self, seat: int, card: int) -> None:
        self._discard(seat, card)
        self._take(seat)
        self.exchanges += 1

    def _spent(self, side: int) -> bool:
        return self.chips[side].bit_count() >= self._rules.chips[side]

    def _any_spent(self) -> bool:
        return any(map(self._spent, range(len(self.chips))))

    def _claim(self, side: int, square: int, dice: Callable[[], float]) -> bool:
        """The side claims what a chip completes that is about to be placed; whether that wins."""
        own, rules = self.lines[side], self._rules
        options = claims(self.chips[side], SQUARES[square], own, rules.shared_must_cross)
        if options:
            claim = options[int(dice() * len(options)) if len(options) > 1 else 0]
            for line in self._named or claim:
                own.append(line)
                self.locked |= LINE_MASK[line]
        self._named = None
        return len(own) >= rules.sequences_to_win

    def _settle(self, dice: Callable[[], float]) -> None:
        """Who owes a card has given one at random, and who had the right to draw has drawn."""
        for seat in self.owes:
            hand = self.hands[seat]
            self._discard(seat, hand[int(dice() * len(hand))])
        for seat in self.may_draw:
            if self.deck or any(self.piles):
                self._take(seat)
        self.owes = self.may_draw = ()

    def _discard(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.piles[seat].append(card)

    def _take(self, seat: int) -> None:
        if not self.deck:
            self._fill()
        self.hands[seat].append(self.deck.pop())

    def _fill(self) -> None:
        """The discards have become the draw deck."""
        card_of = {number: card for card, number in self._number.items()}
        piles = self._different_piles()
        discards = [card_of[card] for pile in piles for card in pile]
        self.deck += [self._number[card] for card in self._refill(discards)]
        self.deck.reverse()
        for pile in piles:
            pile.clear()

    def _different_piles(self) -> list[list[int]]:
        return self.piles[:1] if self._rules.discard == "common" else self.piles


def imagined(view: View, dice: random.Random) -> Playout:
    """The game as the seat of ``view`` may imagine it: what it can't see is dealt at random."""
    public = view.public
    left = Counter(FRESH_DECK)
    left.subtract(view.hand)
    for pile in public.discards:
        left.subtract(pile)
    unseen = [*left.elements()]
    dice.shuffle(unseen)
    hands = []
    for seat, count in enumerate(public.hand_counts):
        if seat == view.seat:
            hands.append(view.hand)
        else:
            hands.append(tuple(unseen[:count]))
            del unseen[:count]
    deck = unseen[: public.deck_count]
    return Playout(public, hands, deck, lambda cards: dice.sample(cards, len(cards)))


def numbers(rules: Rules) -> dict[Card, int]:
    """The number of every card under ``rules``."""
    return _numbers(rules.one_eyed_jacks)


@cache
def _numbers(one_eyed: frozenset[str]) -> dict[Card, int]:
    jacks = {jack: _JACK << n for n, jack in enumerate(sorted(JACKS))}
    return CARD_MASK | {
        jack: bit if jack in one_eyed else bit | PLAYABLE_MASK for jack, bit in jacks.items()
    }


def _nth(squares: int, n: int) -> int:
    """Of ``squares`` the one that has ``n`` before it, as a bit."""
    at = 0
    for width, below in _HALVES:
        low = squares & below
        count = low.bit_count()
        if n < count:
            squares = low
        else:
            n -= count
            squares >>= width
            at += width
    return 1 << at


@cache
def _turn_order(
    players: int, heads: tuple[int, ...], seat: int
) -> tuple[tuple[int, int, int], ...]:
    """The turns, each with its number, seat and side, until they begin anew (RULES.md 2)."""
    sides = len(heads)
    following = [*heads]
    order: list[tuple[int, int, int]] = []
    while not order or (seat, following) != (order[0][1], [*heads]):
        side = seat % sides
        order.append((len(order), seat, side))
        following[side] = seat + sides if seat + sides < players else side
        seat = following[(side + 1) % sides]
    return tuple(order)
