"""The whole game, with what nobody sees: only the host holds one (DESIGN.md 2, 3)."""

from typing import NamedTuple

from sequence_lan.engine.cards import Card
from sequence_lan.engine.public import Public


class Secret(NamedTuple):
    """Every hand, the draw deck and what shuffles its refills. Never sent, never logged."""

    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    """First drawn first; what has been drawn already is still at its front."""
    drawn: int
    """How many cards of ``deck`` have been drawn."""
    refills: int
    """How often the discard piles have become the deck."""
    master: bytes
    """The 32 bytes that every shuffle of this game comes from (RECORD.md, the provable deal 6)."""

    def __repr__(self) -> str:
        return "Secret(hidden)"


class State(NamedTuple):
    """A game between two actions."""

    public: Public
    secret: Secret
