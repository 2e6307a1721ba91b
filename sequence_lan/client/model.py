"""What a window shows of a table: frozen values, made anew at each message."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from sequence_lan.engine.events import Event
from sequence_lan.engine.rules import Side
from sequence_lan.engine.sentence import Sentence
from sequence_lan.engine.view import View
from sequence_lan.net.messages import DealBegin, Level, LobbyForm, SeatEntry


class Link(StrEnum):
    """How the connection to the table's host is."""

    CONNECTING = "connecting"
    CONNECTED = "connected"
    RECONNECTING = "reconnecting"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Notice:
    """Something to tell the person once: a code for the program, a sentence, when it came."""

    number: int
    """Grows by one with each notice of this table, so that none is shown twice."""
    code: str
    text: str


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat of the table as a window shows it."""

    seat: int
    side: Side
    person: int | None
    """The number of whoever sits there; None on a free or a bot's seat."""
    name: str | None
    bot: Level | None
    ready: bool
    away_until: float | None
    """When the wait for an absent player ends, on the clock of time.monotonic()."""
    you: bool


@dataclass(frozen=True, slots=True)
class Said:
    """A line of the chat."""

    person: int
    name: str
    text: str
    you: bool


@dataclass(frozen=True, slots=True)
class Proof:
    """What became of the deal's proof (RECORD.md, the provable deal 13)."""

    outcome: Literal["proved", "false", "not_shown", "nothing_to_prove"]
    fault: Sentence | None
    """What did not fit, when it is false; why, when there is nothing to prove."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game under way or ended."""

    game: str
    seats: tuple[SeatEntry, ...]
    """Names, sides and bots as the deal is bound to them."""
    attempt: int
    version: int
    turn: int
    view: View
    log: tuple[Event, ...]
    """Every event that this client was told of since the game began, the oldest first."""
    fresh: tuple[Event, ...]
    """The events of the last update alone: what to animate; empty after a snapshot."""
    proof: Proof | None
    """None until the game has ended and been checked; false as soon as something does not fit."""
    record: bytes | None
    """The whole record, once the host has revealed it."""
    clock_until: float | None = None
    """When the turn's time is over, on the clock of time.monotonic(); None without an end."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """A deal under way, for the screen: which attempt, and who has not answered the last one."""

    attempt: int
    stage: Literal["begin", "commits", "seeds", "off"]
    missing: tuple[int, ...]
    """The seats that did not answer the attempt before, or this one when it is off."""
    begin: DealBegin
    """What the deal is bound to."""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about the table this client is at."""

    link: Link
    attempt: int
    """How often the connection has been tried since it was lost; 0 while it stands."""
    address: str
    words: tuple[str, ...]
    """The six words of the host's certificate; empty until known."""
    you: int | None
    """This client's number at the table; None until welcome."""
    lobby: LobbyForm | None
    seats: tuple[SeatView, ...]
    game: Game | None
    dealing: Dealing | None
    chat: tuple[Said, ...]
    notice: Notice | None
    """The latest rejection or news; compare its number."""
    ended: Notice | None
    """Why the connection is closed for good: refused, kicked, closed by the host, given up."""
    asked_to_host: bool = False
    """The owner wants this computer to be the table's host: ``TakeTable`` is the answer."""

    @property
    def owner(self) -> bool:
        """Whether this client has the owner's role."""
        return self.lobby is not None and self.you is not None and self.lobby.owner == self.you

    @property
    def seat(self) -> int | None:
        """The seat this client sits on; None for a watcher."""
        return next((seat.seat for seat in self.seats if seat.you), None)
