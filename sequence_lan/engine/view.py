"""What one seat, or a watcher, may know."""

from typing import NamedTuple

from sequence_lan.engine.cards import Card
from sequence_lan.engine.public import Public


class View(NamedTuple):
    """The public table and one hand; a watcher has no seat and no hand (DESIGN.md 3)."""

    public: Public
    seat: int | None
    hand: tuple[Card, ...]
