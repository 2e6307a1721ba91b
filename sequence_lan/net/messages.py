"""THE schema: every message of the wire with its fields (DESIGN.md 4).

A message is a MessagePack map whose key ``t`` is the class's tag. Cards, squares and lines are
written as in a record (``9D``, ``h5``, ``f5-j5``), sides by their colour, seats by number from 0,
people by the number that the table gave them. Durations are whole seconds.
"""

from typing import Annotated, Final, Literal, dataclass_transform

from msgspec import Meta, Struct

PROTOCOL_LOWEST: Final = 1
PROTOCOL_HIGHEST: Final = 1
"""The range of protocol numbers that this version speaks."""

LOG_KEPT: Final = 500
"""How many public events somebody who comes is told of at most: the last ones."""
PART_BYTES: Final = 48 * 1024
"""The most bytes of a part of what is sent in parts."""

Small = Annotated[int, Meta(ge=0, le=255)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Person = Annotated[int, Meta(ge=0, le=2**31)]
CardText = Annotated[str, Meta(pattern=r"^[2-9TJQKA][SHDC]\Z")]
SquareText = Annotated[str, Meta(pattern=r"^[a-j]([1-9]|10)\Z")]
LineText = Annotated[str, Meta(pattern=r"^[a-j]([1-9]|10)-[a-j]([1-9]|10)\Z")]
SideName = Literal["blue", "green", "red"]
Level = Literal["novice", "club", "master"]
NameText = Annotated[str, Meta(min_length=1, max_length=64)]
Text = Annotated[str, Meta(max_length=500)]
Token = Annotated[bytes, Meta(min_length=32, max_length=32)]
Hash = Annotated[bytes, Meta(min_length=32, max_length=32)]
GameId = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]


@dataclass_transform(frozen_default=True)
class Wire(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all that crosses the wire has in common: frozen, no unknown fields, no defaults sent."""


# The game's values -----------------------------------------------------------------------------


class RulesForm(Wire, omit_defaults=False):
    """Every switch of RULES.md 6, with the keys of a record's header."""

    edition: Literal["classic", "goliath", "italian"]
    one_eyed: Literal["hearts_spades", "clubs_spades"]
    draw: Literal["auto", "manual"]
    forfeit: Literal["on_next_draw", "on_next_play"]
    dead_cards_per_turn: Annotated[int, Meta(ge=1, le=255)] | None
    discard: Literal["own", "common"]
    chips: Annotated[tuple[Small, ...], Meta(min_length=2, max_length=3)]
    uneven_teams: bool
    shared_must_cross: bool
    table_talk: Literal["penalty", "warn", "off"]
    sequences_to_win: Annotated[int, Meta(ge=1, le=3)]


class SeatEntry(Wire):
    """A seat as the deal is bound to it, with the keys of a record's header."""

    name: NameText
    side: SideName
    bot: Level | None = None


class Action(Wire, tag_field="do"):
    """What a seat does, with the keys of a record's line but for the seat: the host knows it."""


class PlayAction(Action, tag="play"):
    """Play a card on a square; ``claim`` names the lines where there is a choice."""

    card: CardText
    at: SquareText
    claim: Annotated[tuple[LineText, ...], Meta(max_length=8)] | None = None


class ExchangeAction(Action, tag="exchange"):
    """Exchange a dead card."""

    card: CardText


class DrawAction(Action, tag="draw"):
    """Take the card that is owed."""


class PassAction(Action, tag="pass"):
    """Pass."""


class CallAction(Action, tag="call"):
    """Call table talk on a side."""

    side: SideName


class AdmitAction(Action, tag="admit"):
    """Admit the open call."""


class WithdrawAction(Action, tag="withdraw"):
    """Withdraw one's own call."""


class UpholdAction(Action, tag="uphold"):
    """The owner lets the open call stand."""


class DismissAction(Action, tag="dismiss"):
    """The owner lets the open call fall."""


class GiveAction(Action, tag="give"):
    """Give up a penalty card."""

    card: CardText


ActionForm = (
    PlayAction
    | ExchangeAction
    | DrawAction
    | PassAction
    | CallAction
    | AdmitAction
    | WithdrawAction
    | UpholdAction
    | DismissAction
    | GiveAction
)


class Event(Wire, tag_field="e"):
    """What happened, as the engine's events; only ``took`` bears a card that others do not know."""


class PlacedEvent(Event, tag="placed"):
    """A chip was placed."""

    seat: SeatNumber
    card: CardText
    at: SquareText


class RemovedEvent(Event, tag="removed"):
    """A chip of ``side`` was taken off the board."""

    seat: SeatNumber
    card: CardText
    at: SquareText
    side: SideName


class CompletedEvent(Event, tag="completed"):
    """A sequence was completed."""

    side: SideName
    line: LineText


class ExchangedEvent(Event, tag="exchanged"):
    """A dead card was shown and discarded."""

    seat: SeatNumber
    card: CardText


class TookEvent(Event, tag="took"):
    """The receiver's own seat took this card."""

    seat: SeatNumber
    card: CardText


class DrewEvent(Event, tag="drew"):
    """Another seat took a card."""

    seat: SeatNumber


class ForfeitedEvent(Event, tag="forfeited"):
    """A seat lost its right to draw."""

    seat: SeatNumber


class RefilledEvent(Event, tag="refilled"):
    """The discard piles became the draw deck."""

    cards: Small


class PassedEvent(Event, tag="passed"):
    """A seat passed."""

    seat: SeatNumber


class CalledEvent(Event, tag="called"):
    """Table talk was called on a side."""

    seat: SeatNumber
    side: SideName


class AnsweredEvent(Event, tag="answered"):
    """The open call ended."""

    how: Literal["admitted", "upheld", "withdrawn", "dismissed"]
    side: SideName
    seat: SeatNumber | None = None


class GaveEvent(Event, tag="gave"):
    """A penalty card was given up."""

    seat: SeatNumber
    card: CardText


class EndedEvent(Event, tag="ended"):
    """The game ended."""

    reason: Literal["sequences", "stalemate", "abandoned"]
    winner: SideName | None = None


EventForm = (
    PlacedEvent
    | RemovedEvent
    | CompletedEvent
    | ExchangedEvent
    | TookEvent
    | DrewEvent
    | ForfeitedEvent
    | RefilledEvent
    | PassedEvent
    | CalledEvent
    | AnsweredEvent
    | GaveEvent
    | EndedEvent
)


class CallForm(Wire):
    """The open call of table talk."""

    side: SideName
    by: SeatNumber


class ResultForm(Wire):
    """How the game ended."""

    reason: Literal["sequences", "stalemate", "abandoned"]
    winner: SideName | None = None


Seats = Annotated[tuple[SeatNumber, ...], Meta(max_length=120)]
Cards = Annotated[tuple[CardText, ...], Meta(max_length=104)]
Row = Annotated[str, Meta(pattern=r"^[.bgr]{10}\Z")]


class ViewForm(Wire):
    """The table as one seat, or a watcher, may know it: a record's position, no secrets."""

    turn: Count
    """The plays and passes so far: what an ``act`` of a turn answers."""
    dealer: SeatNumber
    board: Annotated[tuple[Row, ...], Meta(min_length=10, max_length=10)]
    hand_counts: Annotated[tuple[Small, ...], Meta(min_length=2, max_length=12)]
    deck_count: Small
    discards: Annotated[tuple[Cards, ...], Meta(max_length=12)]
    to_play: SeatNumber
    next: Annotated[tuple[SeatNumber, ...], Meta(min_length=2, max_length=3)]
    seat: SeatNumber | None = None
    hand: Cards = ()
    sequences: tuple[tuple[SideName, LineText], ...] = ()
    exchanges: Small = 0
    may_draw: Seats = ()
    owes: Seats = ()
    passed: Seats = ()
    call: CallForm | None = None
    result: ResultForm | None = None


# The table's values ----------------------------------------------------------------------------


class TableOptions(Wire, omit_defaults=False):
    """What the owner chooses before the game."""

    players: Annotated[int, Meta(ge=2, le=12)]
    sides: Annotated[tuple[SideName, ...], Meta(min_length=2, max_length=3)]
    rules: RulesForm
    clock: Annotated[int, Meta(ge=5, le=3600)] | None
    """Seconds for a turn; None is without a clock."""
    watchers: Annotated[int, Meta(ge=0, le=200)]
    """How many watchers may come."""


class PersonForm(Wire):
    """Somebody at the table. ``away`` counts down the seconds that the seat waits."""

    id: Person
    name: NameText
    seat: SeatNumber | None = None
    ready: bool = False
    away: Count | None = None


class LobbyForm(Wire):
    """Who is at the table and how it will play."""

    table: NameText
    phase: Literal["lobby", "dealing", "playing", "ended"]
    owner: Person | None
    options: TableOptions
    people: tuple[PersonForm, ...]
    bots: tuple[Level | None, ...]
    """For each seat the level of the bot that plays it, or None."""
    private: bool = False
    """Newcomers need the table's code."""
    shut: bool = False
    """Too many wrong codes were tried: nobody new comes in until the owner sends ``options``."""


class DealBegin(Wire, tag_field="stage", tag="begin"):
    """What the deal is bound to, and the host's commit (RECORD.md, the provable deal 2)."""

    game: GameId
    rules: RulesForm
    sides: tuple[SideName, ...]
    seats: Annotated[tuple[SeatEntry, ...], Meta(min_length=2, max_length=12)]
    commit: Hash


class DealCommits(Wire, tag_field="stage", tag="commits"):
    """Everybody's commits; None for a bot's seat (RECORD.md, the provable deal 3)."""

    commits: Annotated[tuple[Hash | None, ...], Meta(min_length=2, max_length=12)]


class DealSeeds(Wire, tag_field="stage", tag="seeds"):
    """Everybody's seeds; None for a bot's seat (RECORD.md, the provable deal 4)."""

    seeds: Annotated[tuple[Hash | None, ...], Meta(min_length=2, max_length=12)]


class DealOff(Wire, tag_field="stage", tag="off"):
    """The attempt is called off: these seats did not answer (RECORD.md, the provable deal 5)."""

    seats: Seats


class ChatLine(Wire):
    """Something said to the whole table."""

    person: Person
    name: NameText
    text: Text


class GameForm(Wire):
    """A game under way, for whoever comes or comes back: all that was public, and the view now."""

    attempt: Count
    begin: DealBegin
    version: Count
    view: ViewForm
    commits: DealCommits | None = None
    seeds: DealSeeds | None = None
    log: tuple[EventForm, ...] = ()
    """Every public event so far, draws left out, the oldest first; the last ``LOG_KEPT``."""
    clock: Count | None = None
    """The seconds that are left of the turn; None without a clock."""


# Client to host --------------------------------------------------------------------------------


class ClientWire(Wire, tag_field="t"):
    """A message from a client to its host."""


class Hello(ClientWire, tag="hello"):
    """The first message: the range of protocols spoken, who comes, and the token of a seat."""

    protocol: tuple[Count, Count]
    app: Annotated[str, Meta(max_length=32)]
    name: Annotated[str, Meta(max_length=400)]
    token: Token | None = None
    watch: bool = False
    seeks: GameId | None = None
    """Nobody comes: which host does that table have now? The answer is ``moved`` or ``refused``."""


class Pake(Wire, tag_field="t", tag="pake"):
    """Either side's SPAKE2 message at a private table."""

    body: Annotated[bytes, Meta(max_length=128)]


class Confirm(Wire, tag_field="t", tag="confirm"):
    """Either side's proof that it has come to the same key."""

    mac: Hash


class Sit(ClientWire, tag="sit"):
    """Take a free seat."""

    seat: SeatNumber


class Stand(ClientWire, tag="stand"):
    """Leave one's seat and watch."""


class Ready(ClientWire, tag="ready"):
    """Ready to start, or not."""

    ready: bool


class Colour(ClientWire, tag="colour"):
    """One's side picks its colour, where the edition lets it; a taken one is swapped."""

    colour: SideName


class Options(ClientWire, tag="options"):
    """The owner's choices."""

    options: TableOptions


class Start(ClientWire, tag="start"):
    """The owner starts the game."""


class Act(ClientWire, tag="act"):
    """An action with a number of the client's own; ``turn`` for a play, an exchange, a pass."""

    number: Count
    action: ActionForm
    turn: Count | None = None


class Say(ClientWire, tag="chat"):
    """Something to say to the whole table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AddBot(ClientWire, tag="add_bot"):
    """The owner seats a bot on a free seat, or for somebody who is away or has left."""

    seat: SeatNumber
    level: Level


class RemoveBot(ClientWire, tag="remove_bot"):
    """The owner frees a bot's seat."""

    seat: SeatNumber


class MovePerson(ClientWire, tag="move_person"):
    """The owner moves somebody to a free seat in the lobby."""

    person: Person
    seat: SeatNumber


class SeatWatcher(ClientWire, tag="seat_watcher"):
    """The owner gives the seat of somebody who is away or has left to a watcher."""

    person: Person
    seat: SeatNumber


class Kick(ClientWire, tag="kick"):
    """The owner sends somebody from the table."""

    person: Person


class Ban(ClientWire, tag="ban"):
    """The owner sends somebody from the table for good."""

    person: Person


class MakeOwner(ClientWire, tag="make_owner"):
    """The owner hands the role on."""

    person: Person


class MoveTable(ClientWire, tag="move_table"):
    """The owner hands the table to that person's machine; somebody else is asked first."""

    person: Person


class TakeTable(ClientWire, tag="take_table"):
    """Whether this person wants the table on their machine: the answer to an empty handover."""

    willing: bool


class Taken(ClientWire, tag="taken"):
    """This machine is ready to be the table's host: where, and with which certificate.

    Without an address it can't be.
    """

    addresses: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=32)]
    fingerprint: Hash


class SeatCommit(ClientWire, tag="seat_commit"):
    """This client's commit for the attempt (RECORD.md, the provable deal 3)."""

    attempt: Count
    commit: Hash


class SeatSeed(ClientWire, tag="seat_seed"):
    """This client's seed, once it has seen all commits (RECORD.md, the provable deal 4)."""

    attempt: Count
    seed: Hash


class Rematch(ClientWire, tag="rematch"):
    """The owner asks for another game with the same seats."""


class Abandon(ClientWire, tag="abandon"):
    """The owner ends the game without a winner."""


class Pong(ClientWire, tag="pong"):
    """The answer to a ping, which bears its number; 0 is the question whether the host is there.

    That is answered with a ping, sooner than the next one would come.
    """

    number: Count


class Leave(ClientWire, tag="leave"):
    """Going for good: the seat is free for a bot or a watcher at once."""


ClientMessage = (
    Hello
    | Pake
    | Confirm
    | Sit
    | Stand
    | Ready
    | Colour
    | Options
    | Start
    | Act
    | Say
    | AddBot
    | RemoveBot
    | MovePerson
    | SeatWatcher
    | Kick
    | Ban
    | MakeOwner
    | MoveTable
    | TakeTable
    | Taken
    | SeatCommit
    | SeatSeed
    | Rematch
    | Abandon
    | Pong
    | Leave
)


# Host to client --------------------------------------------------------------------------------


class HostWire(Wire, tag_field="t"):
    """A message from the host to a client."""


class Welcome(HostWire, tag="welcome"):
    """Admission, with all that the newcomer may know."""

    protocol: Count
    app: Annotated[str, Meta(max_length=32)]
    table: GameId
    """Which table of this host: what a token is kept under, together with the certificate."""
    you: Person
    token: Token
    lobby: LobbyForm
    game: GameForm | None = None
    chat: tuple[ChatLine, ...] = ()


class Refusal(HostWire, tag="refused"):
    """No admission, or an end of it: a code for the program, a sentence for the person."""

    code: Annotated[str, Meta(max_length=32)]
    reason: Text


class Lobby(HostWire, tag="lobby"):
    """The table's people and options have changed."""

    lobby: LobbyForm


class Deal(HostWire, tag="deal"):
    """A stage of the deal."""

    attempt: Count
    stage: DealBegin | DealCommits | DealSeeds | DealOff


class Update(HostWire, tag="update"):
    """An action was applied, or a game begins with version 0: what happened, and the view now.

    Without events, after version 0, it is the present view once more: the answer to a repeated
    ``act``, or to whoever was given a seat.
    """

    version: Count
    """The number of actions applied so far."""
    events: tuple[EventForm, ...]
    view: ViewForm
    clock: Count | None = None
    """The seconds that are left of the turn; None without a clock."""


class Rejected(HostWire, tag="rejected"):
    """What the client asked for was refused; nothing changed. ``view`` is the present one."""

    code: Annotated[str, Meta(max_length=32)]
    reason: Text
    number: Count | None = None
    """The number of the ``act``; None for another message."""
    version: Count | None = None
    view: ViewForm | None = None


class Chat(HostWire, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Ping(HostWire, tag="ping"):
    """Are you there? The numbers begin with 1."""

    number: Count


class Reveal(HostWire, tag="reveal"):
    """A part of the ended game's record, host seed and all; parts are numbered from 0."""

    part: Count
    parts: Count
    body: Annotated[bytes, Meta(max_length=PART_BYTES)]


class Handover(HostWire, tag="handover"):
    """A part of all that the new host of the table needs; parts are numbered from 0.

    With no ``parts`` it asks whether the person wants the table on their machine: ``take_table``.
    """

    part: Count
    parts: Count
    body: Annotated[bytes, Meta(max_length=PART_BYTES)]


class Moved(HostWire, tag="moved"):
    """The table has moved to another machine; signed with the old host's key."""

    table: GameId
    addresses: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=32)]
    fingerprint: Hash
    signature: Annotated[bytes, Meta(max_length=128)]
    certificate: Annotated[bytes, Meta(max_length=1024)]
    """The old host's (DER)."""
    token: Token | None = None
    """The receiver's at the new host."""


class Closed(HostWire, tag="closed"):
    """The connection ends from the host's side, and why."""

    code: Annotated[str, Meta(max_length=32)]
    reason: Text


HostMessage = (
    Pake
    | Confirm
    | Welcome
    | Refusal
    | Lobby
    | Deal
    | Update
    | Rejected
    | Chat
    | Ping
    | Reveal
    | Handover
    | Moved
    | Closed
)
