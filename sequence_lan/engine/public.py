"""What everybody at the table may see (RULES.md 2, 3, 5)."""

from typing import Literal, NamedTuple

from sequence_lan.engine.board import Line
from sequence_lan.engine.cards import Card
from sequence_lan.engine.rules import Rules, Side


class Setup(NamedTuple):
    """What never changes in a game. Seats are numbered clockwise from 0 (RULES.md 2)."""

    rules: Rules
    sides: tuple[Side, ...]
    players: int
    dealer: int

    def side_of(self, seat: int) -> int:
        """The index in ``sides`` of the side that ``seat`` plays for."""
        return seat % len(self.sides)

    def members(self, side: int) -> range:
        """The seats of the side with that index, in seat order."""
        return range(side, self.players, len(self.sides))


class OpenCall(NamedTuple):
    """A call of table talk that waits for an answer (RULES.md 5)."""

    side: int
    by: int


class Sequence(NamedTuple):
    """A completed sequence: the index of its side and its line."""

    side: int
    line: Line


Reason = Literal["sequences", "stalemate", "abandoned"]


class Result(NamedTuple):
    """How a game ended; the winner is an index in the table's sides, None unless by sequences."""

    reason: Reason
    winner: int | None


class Public(NamedTuple):
    """The table as everybody sees it. A tuple, since a new one is made at each action."""

    setup: Setup
    chips: tuple[int, ...]
    """A mask for each side; corners are in none."""
    sequences: tuple[Sequence, ...]
    """In the order in which they were completed."""
    locked: int
    """The mask of all squares of completed sequences, their corners included."""
    hand_counts: tuple[int, ...]
    deck_count: int
    discards: tuple[tuple[Card, ...], ...]
    """A pile for each seat, or one in all with a common pile; bottom first."""
    to_play: int
    """The seat on turn; after the end the seat that made the last play or pass."""
    next: tuple[int, ...]
    """For each side the seat of its next member; ``to_play`` for the side on turn (RULES.md 2)."""
    exchanges: int
    """Dead cards exchanged in this turn."""
    may_draw: tuple[int, ...]
    """The seats whose right to draw stands, in the order of their plays, the oldest first."""
    owes: tuple[int, ...]
    """A seat once for each penalty card it owes, in seat order (RULES.md 5)."""
    passed: tuple[int, ...]
    """The seats that have passed since the last play, in seat order (RULES.md 3)."""
    call: OpenCall | None
    result: Result | None

    @property
    def occupied(self) -> int:
        """The mask of the squares that bear a chip."""
        mask = 0
        for chips in self.chips:
            mask |= chips
        return mask
