"""What a seat, or the table's owner, can do (RULES.md 3, 5)."""

from dataclasses import dataclass

from sequence_lan.engine.board import Line, Square
from sequence_lan.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card: place a chip on a square, or take one off it with a one-eyed jack."""

    seat: int
    card: Card
    square: Square
    claim: tuple[Line, ...] | None = None
    """The lines to claim when there is a choice; None leaves it to the order of RULES.md 4."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Show a dead card, discard it and take another one."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the card that is owed after a play."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the turn go by, with no card that can be played."""

    seat: int


@dataclass(frozen=True, slots=True)
class Call:
    """Call table talk on another side, by its index in the table's sides."""

    seat: int
    side: int


@dataclass(frozen=True, slots=True)
class Admit:
    """A member of the called side admits the open call."""

    seat: int


@dataclass(frozen=True, slots=True)
class Withdraw:
    """The caller takes the open call back."""

    seat: int


@dataclass(frozen=True, slots=True)
class Uphold:
    """The table's owner lets the open call stand."""


@dataclass(frozen=True, slots=True)
class Dismiss:
    """The table's owner lets the open call fall."""


@dataclass(frozen=True, slots=True)
class Give:
    """Give up a penalty card of one's own choice."""

    seat: int
    card: Card


SeatAction = Play | Exchange | Draw | Pass | Call | Admit | Withdraw | Give
Action = SeatAction | Uphold | Dismiss
