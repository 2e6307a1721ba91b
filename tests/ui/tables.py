"""Snapshots of tables by hand, as a session would publish them."""

import random
import time
from dataclasses import replace
from typing import Any

from sequence_lan.client.model import Game, Link, Notice, Proof, Said, SeatView, Table
from sequence_lan.engine.actions import Exchange, Pass, Play
from sequence_lan.engine.events import Event
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.rules import SIDES
from sequence_lan.engine.state import State
from sequence_lan.host.ledger import Place
from sequence_lan.host.unfinished import Unfinished
from sequence_lan.net.advert import TableAd
from sequence_lan.net.link import Address
from sequence_lan.net.messages import Level, LobbyForm, PersonForm, SeatEntry, TableOptions
from sequence_lan.session import Hosting, Search, Snapshot
from sequence_ui.lobby.options_editor import first_options
from tests.ui.scenes import done, view_of

NAMES = (
    "Ada", "Bo", "Cy", "Dana", "Eli", "Fay", "Gus", "Hana", "Ida", "Jo", "Kim",
    "Wilhelmina Bartholomew",
)  # fmt: skip
WORDS = ("amber", "fox", "river", "stone", "lantern", "pine")


def logged(state: State, turns: int, seat: int | None = 0) -> tuple[State, tuple[Event, ...]]:
    """The game some turns later, by players who see no further than their noses, and its log."""
    dice = random.Random(5)
    log: tuple[Event, ...] = ()
    for _ in range(turns):
        public = state.public
        if public.result is not None:
            break
        actions = legal_actions(public, state.secret.hands[public.to_play], public.to_play)
        turn = [each for each in actions if isinstance(each, Play | Exchange | Pass)]
        state, _, events = done(state, seat, dice.choice(turn))
        log += events
    return state, log


def ad(name: str = "Kitchen", **changes: Any) -> TableAd:
    """A table nearby."""
    said: dict[str, Any] = {
        "table": name,
        "seats_taken": 2,
        "seats_total": 4,
        "phase": "lobby",
        "private": False,
        "edition": "classic",
        "fingerprint": name.encode().ljust(32, b"."),
        "addresses": (Address("192.168.1.5", 47624),),
    }
    return TableAd(**(said | changes))


def snapshot(
    table: Table | None = None,
    *,
    tables: tuple[TableAd, ...] = (),
    waited: float = 3.0,
    hosting: Hosting | None = None,
    search_fault: str | None = None,
    fault: Notice | None = None,
) -> Snapshot:
    """What a session publishes."""
    since = time.monotonic() - waited
    search = Search(tables, since, "wlan0 192.168.1.7", search_fault)
    return Snapshot(search, hosting, table, fault)


def hosting(**changes: Any) -> Hosting:
    """A table that is hosted here."""
    link = "sequence-lan://192.168.1.7:47624/#" + "ab" * 32
    addresses = ("192.168.1.7:47624", "10.0.0.7:47624")
    return replace(Hosting("Kitchen", addresses, link, WORDS, "Kitchen", None), **changes)


def lobby_table(
    *,
    options: TableOptions | None = None,
    people: tuple[str | None, ...] = ("Ada", "Bo"),
    bots: dict[int, Level] | None = None,
    ready: tuple[int, ...] = (),
    away: dict[int, float] | None = None,
    watching: tuple[str, ...] = (),
    you: int | None = 0,
    owner: int | None = 0,
    phase: Any = "lobby",
    **changes: Any,
) -> Table:
    """A table whose seats hold ``people``; ``you`` and ``owner`` are seats."""
    options = options or first_options(len(people))
    bots, away = bots or {}, away or {}
    there = [
        PersonForm(seat + 1, name, seat, seat in ready)
        for seat, name in enumerate(people)
        if name is not None
    ]
    there += [PersonForm(100 + n, name) for n, name in enumerate(watching)]
    levels = tuple(bots.get(seat) for seat in range(options.players))
    form = LobbyForm(
        "Kitchen", phase, None if owner is None else owner + 1, options, tuple(there), levels
    )
    seats = tuple(
        SeatView(
            seat=seat,
            side=options.sides[seat % len(options.sides)],
            person=seat + 1 if seat < len(people) and people[seat] is not None else None,
            name=people[seat] if seat < len(people) else None,
            bot=bots.get(seat),
            ready=seat in ready,
            away_until=time.monotonic() + away[seat] if seat in away else None,
            you=seat == you,
        )
        for seat in range(options.players)
    )
    values: dict[str, Any] = {
        "link": Link.CONNECTED,
        "attempt": 0,
        "address": "192.168.1.5:47624",
        "words": WORDS,
        "you": 100 if you is None else you + 1,
        "lobby": form,
        "seats": seats,
        "game": None,
        "dealing": None,
        "chat": (),
        "notice": None,
        "ended": None,
    }
    return Table(**(values | changes))


def game_table(
    state: State,
    seat: int | None = 0,
    *,
    log: tuple[Event, ...] = (),
    fresh: tuple[Event, ...] = (),
    version: int = 0,
    chat: tuple[tuple[str, str], ...] = (),
    proof: Proof | None = None,
    record: bytes | None = None,
    names: tuple[str, ...] = NAMES,
    **changes: Any,
) -> Table:
    """A table whose game is at ``state``, as ``seat`` sees it."""
    setup = state.public.setup
    people = names[: setup.players]
    game = Game(
        game="0123456789abcdef" * 2,
        seats=tuple(
            SeatEntry(name, setup.sides[setup.side_of(n)]) for n, name in enumerate(people)
        ),
        attempt=1,
        version=version,
        turn=version,
        view=view_of(state, seat),
        log=log,
        fresh=fresh,
        proof=proof,
        record=record,
    )
    options = first_options(setup.players)
    if len(options.sides) != len(setup.sides):
        options = TableOptions(
            setup.players, SIDES[: len(setup.sides)], options.rules, None, options.watchers
        )
    over = state.public.result is not None
    said = tuple(Said(people.index(name) + 1, name, text, name == "Ada") for name, text in chat)
    return lobby_table(
        options=options,
        people=people,
        you=seat,
        phase="ended" if over else "playing",
        game=game,
        chat=said,
        **changes,
    )


def unfinished(name: str, moves: int = 12) -> Unfinished:
    """A game of this computer."""
    number = name.encode().hex().ljust(32, "0")
    players = ("Ada", "Bo")
    return Unfinished(number, name, first_options(2), players, moves, 0.0, False, Place())
