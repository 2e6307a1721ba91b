"""What happened, for logs, animation and sound.

Every event but ``Took`` is public; ``observe.events_for`` turns a ``Took`` into a ``Drew`` for
everybody who did not take the card.
"""

from dataclasses import dataclass
from typing import Literal

from sequence_lan.engine.board import Line, Square
from sequence_lan.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Placed:
    """A chip of the seat's side was placed by playing a card."""

    seat: int
    card: Card
    square: Square


@dataclass(frozen=True, slots=True)
class Removed:
    """A one-eyed jack took a chip of another side off the board."""

    seat: int
    card: Card
    square: Square
    side: int


@dataclass(frozen=True, slots=True)
class Completed:
    """A side completed a sequence."""

    side: int
    line: Line


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A dead card was shown and discarded; its replacement follows."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Took:
    """A seat took this card from the draw deck: for that seat's eyes only."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat took a card from the draw deck."""

    seat: int


@dataclass(frozen=True, slots=True)
class Forfeited:
    """A seat lost its right to draw for good."""

    seat: int


@dataclass(frozen=True, slots=True)
class Refilled:
    """The discard piles were shuffled into a new draw deck of ``cards`` cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat let its turn go by."""

    seat: int


@dataclass(frozen=True, slots=True)
class Called:
    """Table talk was called on a side; with ``warn`` that is all."""

    seat: int
    side: int


@dataclass(frozen=True, slots=True)
class Answered:
    """The open call ended: it stands when admitted or upheld, else it falls."""

    how: Literal["admitted", "upheld", "withdrawn", "dismissed"]
    side: int
    seat: int | None
    """Who admitted or withdrew it; None when the owner decided."""


@dataclass(frozen=True, slots=True)
class Gave:
    """A seat gave up a penalty card, face up."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    reason: Literal["sequences", "stalemate", "abandoned"]
    winner: int | None


PublicEvent = (
    Placed
    | Removed
    | Completed
    | Exchanged
    | Drew
    | Forfeited
    | Refilled
    | Passed
    | Called
    | Answered
    | Gave
    | Ended
)
Event = PublicEvent | Took
