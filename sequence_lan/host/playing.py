"""A game under way: what each action makes of it, and what each seat is told (DESIGN.md 3, 4)."""

import math
from dataclasses import dataclass, replace

import msgspec

from sequence_lan.engine.actions import Action, Pass, Play
from sequence_lan.engine.apply import apply
from sequence_lan.engine.events import Drew, Ended, Event, Took
from sequence_lan.engine.header import Deal, Header, bound, start_state
from sequence_lan.engine.observe import events_for, observe
from sequence_lan.engine.public import Result
from sequence_lan.engine.state import State
from sequence_lan.engine.view import View
from sequence_lan.net.forms import event_form, view_form
from sequence_lan.net.messages import (
    LOG_KEPT,
    DealBegin,
    DealCommits,
    DealSeeds,
    EventForm,
    GameForm,
    Update,
    ViewForm,
)


@dataclass(frozen=True, slots=True)
class Game:
    """A game between two actions, with the proof of its deal."""

    attempt: int
    begin: DealBegin
    commits: DealCommits
    seeds: DealSeeds
    state: State
    began: float
    """When it began, on the table's clock."""
    turn_since: float
    """When the present turn began."""
    version: int = 0
    """The number of actions applied."""
    turn: int = 0
    """The number of plays and passes."""
    log: tuple[EventForm, ...] = ()
    """The last public events but for draws, the oldest first."""

    @property
    def result(self) -> Result | None:
        """How it ended; None while it is played."""
        return self.state.public.result


def new_game(header: Header, now: float) -> Game:
    """The game of ``header`` before its first action; ValueError if nothing can prove its deal."""
    deal = header.start
    if not isinstance(deal, Deal):
        raise ValueError("a table plays only what can be proved")
    return Game(
        attempt=deal.attempt,
        begin=msgspec.convert({**bound(header), "commit": deal.commit}, DealBegin),
        commits=DealCommits(deal.seat_commits),
        seeds=DealSeeds(deal.seat_seeds),
        state=start_state(header),
        began=now,
        turn_since=now,
    )


def act(game: Game, action: Action, now: float) -> tuple[Game, tuple[Event, ...]]:
    """The game after ``action``, and what happened; Refused if the rules do not allow it."""
    state, events = apply(game.state, action)
    turned = isinstance(action, Play | Pass)
    game = replace(
        game,
        state=state,
        version=game.version + 1,
        turn=game.turn + turned,
        turn_since=now if turned else game.turn_since,
    )
    return _logged(game, events), events


def abandon(game: Game) -> tuple[Game, tuple[Event, ...]]:
    """The game ended without a winner; no action, so the version stays."""
    public = game.state.public._replace(result=Result("abandoned", None))
    events = (Ended("abandoned", None),)
    return _logged(replace(game, state=game.state._replace(public=public)), events), events


def _logged(game: Game, events: tuple[Event, ...]) -> Game:
    sides = game.begin.sides
    fresh = tuple(event_form(e, sides) for e in events if not isinstance(e, Took | Drew))
    return replace(game, log=(*game.log, *fresh)[-LOG_KEPT:])


def view(game: Game, seat: int | None) -> View:
    """What ``seat`` may know; None is a watcher."""
    return observe(game.state, seat)


def form_of_view(game: Game, seat: int | None) -> ViewForm:
    """The same for the wire."""
    return view_form(observe(game.state, seat), game.turn)


def time_left(game: Game, clock: int | None, now: float) -> int | None:
    """The seconds that are left of the turn, rounded up; None where it has no end."""
    if clock is None or game.result is not None:
        return None
    return max(0, math.ceil(clock - (now - game.turn_since)))


def update(
    game: Game, events: tuple[Event, ...], seat: int | None, left: int | None = None
) -> Update:
    """What ``seat`` is told after ``events``; without any it is the present view once more.

    ``left`` is the turn's ``time_left``.
    """
    heard = tuple(event_form(e, game.begin.sides) for e in events_for(events, seat))
    return Update(game.version, heard, form_of_view(game, seat), left)


def snapshot(game: Game, seat: int | None, left: int | None = None) -> GameForm:
    """All that somebody who comes, or comes back, to ``seat`` may know; ``left`` of the turn."""
    return GameForm(
        attempt=game.attempt,
        begin=game.begin,
        version=game.version,
        view=form_of_view(game, seat),
        commits=game.commits,
        seeds=game.seeds,
        log=game.log,
        clock=left,
    )
