"""Messages of a host, written by hand: a table called Kitchen with Ada and Bo at it."""

from dataclasses import replace

from sequence_lan.engine.rules import CLASSIC, SIDES
from sequence_lan.net.forms import rules_form
from sequence_lan.net.messages import (
    Deal,
    DealBegin,
    EventForm,
    GameForm,
    Level,
    LobbyForm,
    PersonForm,
    SeatEntry,
    TableOptions,
    Update,
    ViewForm,
    Welcome,
)

RULES = rules_form(replace(CLASSIC, draw="auto"))
OPTIONS = TableOptions(players=2, sides=SIDES[:2], rules=RULES, clock=None, watchers=4)
ADA = PersonForm(id=1, name="Ada", seat=0, ready=True)
BO = PersonForm(id=2, name="Bo", seat=1, ready=True)
GAME = "000102030405060708090a0b0c0d0e0f"
TABLE = "f" * 32

SEATS = (SeatEntry("Ada", "blue"), SeatEntry("Bo", "green"))
BEGIN = DealBegin(GAME, RULES, SIDES[:2], SEATS, commit=bytes(32))

NO_CHIPS = ("..........",) * 10
"""The rows of an empty board."""


def lobby(
    phase: str = "lobby",
    people: tuple[PersonForm, ...] = (ADA, BO),
    bots: tuple[Level | None, ...] = (None, None),
    owner: int | None = 1,
) -> LobbyForm:
    """Kitchen in that phase."""
    assert phase in ("lobby", "dealing", "playing", "ended")
    return LobbyForm("Kitchen", phase, owner, OPTIONS, people, bots)  # type: ignore[arg-type]


def view(
    turn: int = 0,
    *,
    board: tuple[str, ...] = NO_CHIPS,
    seat: int | None = 1,
    hand: tuple[str, ...] = ("9D", "2C", "JS", "3C", "4C", "5C", "6C"),
    to_play: int = 1,
) -> ViewForm:
    """What a seat sees of a game of two."""
    return ViewForm(
        turn=turn,
        dealer=0,
        board=board,
        hand_counts=(7, 7),
        deck_count=90,
        discards=((), ()),
        to_play=to_play,
        next=(0, 1),
        seat=seat,
        hand=hand if seat is not None else (),
    )


def welcome(
    you: int = 2, game: GameForm | None = None, lobby_form: LobbyForm | None = None
) -> Welcome:
    """Bo is let in, or whoever has the number ``you``."""
    return Welcome(1, "0.1.0", TABLE, you, bytes(32), lobby_form or lobby(), game)


def game_form(version: int, view_form: ViewForm, log: tuple[EventForm, ...] = ()) -> GameForm:
    """The game under way, for somebody who comes back."""
    return GameForm(attempt=1, begin=BEGIN, version=version, view=view_form, log=log)


def begun(attempt: int = 1) -> Deal:
    """The deal begins."""
    return Deal(attempt, BEGIN)


def update(version: int, view_form: ViewForm, *events: EventForm) -> Update:
    """An action was applied."""
    return Update(version, events, view_form)
