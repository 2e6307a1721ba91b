"""The rules said once more, slowly: a referee to compare the engine with.

It shares no mask, table or short cut with the engine, only the kinds of action and the refill's
shuffle. It keeps the table in dicts, sets and lists and changes them in place.
"""

from collections.abc import Iterator
from typing import Final, assert_never

from sequence_lan.engine.actions import (
    Action,
    Admit,
    Call,
    Dismiss,
    Draw,
    Exchange,
    Give,
    Pass,
    Play,
    Uphold,
    Withdraw,
)
from sequence_lan.engine.board import CARD_ON, squares_in
from sequence_lan.engine.cards import Card
from sequence_lan.engine.deal import refill
from sequence_lan.engine.state import State

CORNERS: Final = {0, 9, 90, 99}
DIRECTIONS: Final = ((0, 1), (1, 0), (1, 1), (1, -1))


def straight_runs() -> list[tuple[int, tuple[int, int], frozenset[int]]]:
    """Every line as its first square, its direction and its five squares, in order."""
    runs = []
    for square in range(100):
        row, column = divmod(square, 10)
        for down, right in DIRECTIONS:
            steps = [(row + n * down, column + n * right) for n in range(5)]
            if all(0 <= r < 10 and 0 <= c < 10 for r, c in steps):
                runs.append((square, (down, right), frozenset(10 * r + c for r, c in steps)))
    return runs


LINES: Final = straight_runs()


def may_both(one: int, other: int, must_cross: bool) -> bool:
    """Whether one side may have the two lines (RULES.md 4)."""
    _, direction, squares = LINES[one]
    _, other_direction, other_squares = LINES[other]
    shared = len(squares & other_squares)
    if must_cross and direction == other_direction:
        # Parallel lines that share a square lie along the same straight.
        return shared == 0
    return shared <= 1


def largest_claims(
    own: set[int], square: int, had: list[int], must_cross: bool
) -> list[tuple[int, ...]]:
    """All largest sets of lines through ``square`` that go together, the first in order first."""
    bears = own | {square} | CORNERS
    made = [
        line
        for line, (_, _, squares) in enumerate(LINES)
        if square in squares
        and squares <= bears
        and all(may_both(line, old, must_cross) for old in had)
    ]
    sets: list[tuple[int, ...]] = [()]
    while True:
        larger = [
            (*lines, line)
            for lines in sets
            for line in made
            if not lines or line > lines[-1]
            if all(may_both(line, other, must_cross) for other in lines)
        ]
        if not larger:
            return sorted(sets) if sets != [()] else []
        sets = larger


class Referee:
    """One table, kept by hand."""

    def __init__(self, state: State) -> None:
        public, secret = state
        setup = public.setup
        self.rules = setup.rules
        self.side_count = len(setup.sides)
        self.players = setup.players
        self.chips: dict[int, int] = {
            square: side for side, mask in enumerate(public.chips) for square in squares_in(mask)
        }
        self.sequences = [(side, int(line)) for side, line in public.sequences]
        self.hands = [list(hand) for hand in secret.hands]
        self.deck = list(secret.deck[secret.drawn :])
        self.refills = secret.refills
        self.master = secret.master
        self.piles = [list(pile) for pile in public.discards]
        self.to_play = public.to_play
        # The members of each side, the one called next first.
        self.queues = [self._queue(first) for first in public.next]
        self.exchanges = public.exchanges
        self.may_draw = list(public.may_draw)
        self.owes = list(public.owes)
        self.passed = set(public.passed)
        self.call = None if public.call is None else (public.call.side, public.call.by)
        self.result: tuple[str, int | None] | None = public.result

    def _queue(self, first: int) -> list[int]:
        members = [seat for seat in range(self.players) if self.side(seat) == self.side(first)]
        at = members.index(first)
        return members[at:] + members[:at]

    def side(self, seat: int) -> int:
        return seat % self.side_count

    def size(self, side: int) -> int:
        return len(self.queues[side])

    def locked(self) -> set[int]:
        return {square for _, line in self.sequences for square in LINES[line][2]}

    def supply(self, side: int) -> int:
        """The chips of ``side`` that are not on the board."""
        return self.rules.chips[side] - sum(owner == side for owner in self.chips.values())

    def takes(self, card: Card) -> bool:
        hearts = self.rules.one_eyed == "hearts_spades"
        return card in (("JH", "JS") if hearts else ("JC", "JS"))

    def dead(self, card: Card) -> bool:
        squares = [square for square in range(100) if CARD_ON[square] == card]
        return card[0] != "J" and all(square in self.chips for square in squares)

    def claims(self, side: int, square: int) -> list[tuple[int, ...]]:
        own = {at for at, owner in self.chips.items() if owner == side}
        had = [line for owner, line in self.sequences if owner == side]
        return largest_claims(own, square, had, self.rules.shared_must_cross)

    def why_not(self, action: Action) -> str | None:
        """The first reason against ``action``; None if it is legal."""
        return next((code for code, applies in self._reasons(action) if applies), None)

    def _reasons(self, action: Action) -> Iterator[tuple[str, bool]]:
        """Each reason in the order of RULES.md 7, and whether it applies."""
        yield "game_over", self.result is not None
        match action:
            case Play(seat, card, square, claim):
                yield "owes_card", seat in self.owes
                yield "not_your_turn", seat != self.to_play
                yield "not_in_hand", card not in self.hands[seat]
                yield "corner", square in CORNERS
                if self.takes(card):
                    yield "empty", square not in self.chips
                    yield "own_chip", self.chips[square] == self.side(seat)
                    yield "locked", square in self.locked()
                    yield "bad_claim", claim is not None
                    return
                yield "not_matching", card[0] != "J" and CARD_ON[square] != card
                yield "occupied", square in self.chips
                yield "no_chip", self.supply(self.side(seat)) == 0
                if claim is not None:
                    choices = [sorted(lines) for lines in self.claims(self.side(seat), square)]
                    yield "bad_claim", sorted(claim) not in choices
            case Exchange(seat, card):
                yield "owes_card", seat in self.owes
                yield "not_your_turn", seat != self.to_play
                yield "not_in_hand", card not in self.hands[seat]
                yield "not_dead", not self.dead(card)
                limit = self.rules.dead_cards_per_turn
                yield "exchange_used", limit is not None and self.exchanges >= limit
            case Draw(seat):
                yield "owes_card", seat in self.owes
                yield "nothing_to_draw", seat not in self.may_draw
                yield "nothing_to_draw", not self.deck and not any(self.piles)
            case Pass(seat):
                yield "owes_card", seat in self.owes
                yield "not_your_turn", seat != self.to_play
                yield "can_play", self._can_play(seat)
            case Give(seat, card):
                yield "nothing_owed", seat not in self.owes
                yield "not_in_hand", card not in self.hands[seat]
            case Call(seat, side):
                yield "not_allowed", self.rules.table_talk == "off"
                yield "not_allowed", side == self.side(seat)
                yield "not_allowed", self.size(side) == 1
                yield "call_open", self.call is not None
            case Admit(seat):
                yield "no_call", self.call is None
                yield "not_allowed", self.call is not None and self.call[0] != self.side(seat)
            case Withdraw(seat):
                yield "no_call", self.call is None
                yield "not_allowed", self.call is not None and self.call[1] != seat
            case Uphold() | Dismiss():
                yield "no_call", self.call is None
            case _:
                assert_never(action)

    def _can_play(self, seat: int) -> bool:
        for card in self.hands[seat]:
            if self.takes(card):
                others = {at for at, owner in self.chips.items() if owner != self.side(seat)}
                if others - self.locked():
                    return True
            elif self.supply(self.side(seat)):
                free = set(range(100)) - CORNERS - set(self.chips)
                if card[0] == "J" or any(CARD_ON[square] == card for square in free):
                    return True
        return False

    def do(self, action: Action) -> None:
        """Changes the table by an action that is legal."""
        match action:
            case Play(seat, card, square, claim):
                self._play(seat, card, square, claim)
            case Exchange(seat, card):
                self._discard(seat, card)
                self.exchanges += 1
                self._take(seat)
            case Draw(seat):
                self._draw(seat)
            case Pass(seat):
                self.passed.add(seat)
                if len(self.passed) == self.players:
                    self.result = ("stalemate", None)
                else:
                    self._next_turn()
            case Give(seat, card):
                self._discard(seat, card)
                self.owes.remove(seat)
            case Call(seat, side):
                if self.rules.table_talk == "penalty":
                    self.call = (side, seat)
            case Admit() | Uphold():
                assert self.call is not None
                for member in self.queues[self.call[0]]:
                    if self.owes.count(member) < len(self.hands[member]):
                        self.owes.append(member)
                self.call = None
            case Withdraw() | Dismiss():
                self.call = None
            case _:
                assert_never(action)

    def _play(self, seat: int, card: Card, square: int, claim: tuple[int, ...] | None) -> None:
        side = self.side(seat)
        if self.takes(card):
            del self.chips[square]
        else:
            choices = self.claims(side, square)
            if claim is None and choices:
                claim = choices[0]
            self.chips[square] = side
            self.sequences += [(side, line) for line in sorted(claim or ())]
        self._discard(seat, card)
        self.passed = set()
        if self.rules.forfeit == "on_next_play":
            self.may_draw = []
        if seat in self.may_draw:
            self.may_draw.remove(seat)
        if len([1 for owner, _ in self.sequences if owner == side]) >= self.rules.sequences_to_win:
            self.result = ("sequences", side)
            return
        self._next_turn()
        self.may_draw.append(seat)
        if self.rules.draw == "auto":
            self._draw(seat)

    def _draw(self, seat: int) -> None:
        if self.rules.forfeit == "on_next_draw":
            while self.may_draw[0] != seat:
                del self.may_draw[0]
        self.may_draw.remove(seat)
        self._take(seat)

    def _take(self, seat: int) -> None:
        if not self.deck:
            self.refills += 1
            together = [card for pile in self.piles for card in pile]
            self.deck = list(refill(self.master, self.refills, together))
            self.piles = [[] for _ in self.piles]
        self.hands[seat].append(self.deck.pop(0))

    def _discard(self, seat: int, card: Card) -> None:
        self.hands[seat].remove(card)
        self.piles[seat if self.rules.discard == "own" else 0].append(card)

    def _next_turn(self) -> None:
        side = self.side(self.to_play)
        self.queues[side].append(self.queues[side].pop(0))
        self.to_play = self.queues[(side + 1) % self.side_count][0]
        self.exchanges = 0

    def agrees(self, state: State) -> None:
        """Asserts that ``state`` says of everything what this table says."""
        public, secret = state
        for side, mask in enumerate(public.chips):
            assert set(squares_in(mask)) == {at for at, who in self.chips.items() if who == side}
        assert [tuple(sequence) for sequence in public.sequences] == self.sequences
        assert set(squares_in(public.locked)) == self.locked()
        assert [sorted(hand) for hand in secret.hands] == [sorted(hand) for hand in self.hands]
        assert list(public.hand_counts) == [len(hand) for hand in self.hands]
        assert list(secret.deck[secret.drawn :]) == self.deck
        assert public.deck_count == len(self.deck)
        assert secret.refills == self.refills
        assert [list(pile) for pile in public.discards] == self.piles
        assert public.to_play == self.to_play
        assert list(public.next) == [queue[0] for queue in self.queues]
        assert public.exchanges == self.exchanges
        assert list(public.may_draw) == self.may_draw
        assert list(public.owes) == sorted(self.owes)
        assert list(public.passed) == sorted(self.passed)
        assert public.call == self.call
        assert public.result == self.result
