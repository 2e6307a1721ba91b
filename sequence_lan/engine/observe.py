"""What a seat may know of a game: built from the public part and one hand (DESIGN.md 3)."""

from collections.abc import Iterable

from sequence_lan.engine.events import Drew, Event, Took
from sequence_lan.engine.state import State
from sequence_lan.engine.view import View


def observe(state: State, seat: int | None) -> View:
    """The view of ``seat``; None is a watcher, who sees the public part alone."""
    return View(state.public, seat, () if seat is None else state.secret.hands[seat])


def events_for(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """``events`` as ``seat`` may hear of them: a card taken by another seat has no face."""
    return tuple(
        Drew(event.seat) if isinstance(event, Took) and event.seat != seat else event
        for event in events
    )
