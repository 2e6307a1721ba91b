"""What this client keeps of a game until its deal is proved (RECORD.md, the provable deal 13)."""

from dataclasses import dataclass

from sequence_lan.engine.sentence import Sentence
from sequence_lan.net.messages import CardText, DealBegin, EventForm, Wire


class Attempt(Wire, tag_field="line", tag="attempt"):
    """One attempt at a deal, as far as this client has lived through it."""

    number: int
    begin: DealBegin
    seat: int | None = None
    """The seat that this client had at the deal; None for a watcher."""
    seed: bytes | None = None
    """This client's own seed, 32 bytes; never shown before ``commits`` is there."""
    commits: tuple[bytes | None, ...] | None = None
    seeds: tuple[bytes | None, ...] | None = None
    late: bool = False
    """Whether the deal was over when this client came: it was told the values afterwards."""
    fault: Sentence | None = None
    """The first thing about the deal that did not fit."""

    def __repr__(self) -> str:
        return f"Attempt({self.number}, hidden)"


class Told(Wire, tag_field="line", tag="told"):
    """What this client was told of the game when ``version`` actions had been applied."""

    version: int
    seat: int | None = None
    """The seat that the events and the hand were for; None for a watcher's."""
    hand: tuple[CardText, ...] = ()
    events: tuple[EventForm, ...] = ()
    """The events of that action, or those of a snapshot: all before it, draws left out."""
    snapshot: bool = False

    def __repr__(self) -> str:
        return f"Told({self.version}, hidden)"


Line = Attempt | Told


@dataclass(frozen=True, slots=True)
class Receipt:
    """The attempt that became the game, and all that was told of it, in the order it came."""

    attempt: Attempt
    told: tuple[Told, ...]
