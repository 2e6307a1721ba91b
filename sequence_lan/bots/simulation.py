"""An imagined game: hands and deck as they might be, played on at a glance."""

from sequence_lan.bots.evaluation import Outlook
from sequence_lan.bots.judgement import PLACES, judge
from sequence_lan.bots.tally import Tally
from sequence_lan.bots.weights import Weights
from sequence_lan.engine.board import Line


class World:
    """A game as it might be, all cards known. Changes as it is played.

    Cards are numbers (``judgement``). Everybody draws at once; penalty cards, forfeited draws and
    the supply of chips are left out, and an empty deck is not filled again.
    """

    __slots__ = ("deck", "hands", "heads", "left", "takers", "tally", "to_play", "weights")

    def __init__(
        self,
        tally: Tally,
        hands: list[list[int]],
        deck: list[int],
        left: bytearray,
        heads: list[int],
        to_play: int,
        takers: frozenset[int],
        weights: Weights,
    ) -> None:
        self.tally = tally
        self.hands = hands
        self.deck = deck
        """The next card is the last."""
        self.left = left
        """For each card how many of its copies have not been played."""
        self.heads = heads
        """For each side the seat of its next member."""
        self.to_play = to_play
        self.takers = takers
        self.weights = weights

    def copy(self) -> "World":
        """The same, to be changed by itself."""
        return World(
            self.tally.copy(),
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.left[:],
            self.heads[:],
            self.to_play,
            self.takers,
            self.weights,
        )

    def play(self, card: int, square: int, claim: tuple[Line, ...] | None = None) -> bool:
        """The seat on turn has played and drawn; whether its side has won."""
        tally, seat = self.tally, self.to_play
        side = seat % len(self.heads)
        hand = self.hands[seat]
        hand.remove(card)
        self.left[card] -= 1
        if card in self.takers:
            tally.remove(tally.taken[square] - 1, square)
        else:
            made = tally.place(side, square)
            if claim is not None:
                tally.claim_lines(side, claim)
            elif made:
                tally.claim(side, made)
            if tally.needs[side] <= 0:
                return True
        if self.deck:
            hand.append(self.deck.pop())
        self.pass_turn()
        return False

    def pass_turn(self) -> None:
        """The next seat is on turn (RULES.md 2)."""
        sides = len(self.heads)
        side = self.to_play % sides
        following = self.to_play + sides
        self.heads[side] = following if following < len(self.hands) else side
        self.to_play = self.heads[(side + 1) % sides]

    def glance(self) -> tuple[int, int] | None:
        """The card and square that the seat on turn likes best, a dead card exchanged before.

        None if there is nothing to play.
        """
        hand, taken = self.hands[self.to_play], self.tally.taken
        if self.deck:
            for at, card in enumerate(hand):
                places = PLACES[card]
                if places and taken[places[0]] and taken[places[1]]:
                    hand[at] = self.deck.pop()
                    self.left[card] -= 1
                    break
        side = self.to_play % len(self.heads)
        judged = judge(self.tally, side, hand, self.takers, self.weights.worths)
        if not judged:
            return None
        _, card, square = max(judged)
        return card, square

    def play_on(self, seat: int, plays: int) -> float:
        """How likely the side of ``seat`` is to win, from 0 to 1, after so many more of its plays.

        Everybody plays at a glance, and the last play is weighed as that seat sees it: what it does
        not know says little of how good a play is, and much of which cards happened to lie where.
        """
        side = seat % len(self.heads)
        passes = 0
        while passes < len(self.hands):
            glanced = self.glance()
            passes = passes + 1 if glanced is None else 0
            if self.to_play == seat:
                plays -= 1
                if glanced is not None and plays <= 0:
                    return self._outlook(seat).after(*glanced)
            if glanced is None:
                self.pass_turn()
            elif self.play(*glanced):
                return float(self.tally.needs[side] <= 0)
        return 0.0

    def _outlook(self, seat: int) -> Outlook:
        counts = [len(hand) for hand in self.hands]
        return Outlook(
            self.tally, seat, self.hands[seat], self.left, counts, self.takers, self.weights
        )
