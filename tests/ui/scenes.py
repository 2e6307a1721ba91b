"""Tables in the middle of a game, as the views that windows show."""

import random
from typing import Any

from sequence_lan.engine.actions import Action, Exchange, Pass, Play, SeatAction
from sequence_lan.engine.apply import apply
from sequence_lan.engine.board import CORNER_MASK, LINE_MASK, LINES_THROUGH
from sequence_lan.engine.deal import provable_deal
from sequence_lan.engine.events import Event
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.observe import events_for, observe
from sequence_lan.engine.public import Public
from sequence_lan.engine.rules import SIDES, Rules
from sequence_lan.engine.state import State
from sequence_lan.engine.view import View
from sequence_ui.board import moves
from sequence_ui.board.moves import LastMove
from tests.engine.staging import FRIENDLY, stage


def dealt(players: int = 2, sides: int = 2, rules: Rules = FRIENDLY) -> State:
    """A game just dealt, always the same."""
    return provable_deal(rules, SIDES[:sides], players, bytes(32))


def played(state: State, turns: int) -> tuple[State, tuple[LastMove, ...]]:
    """The game some turns later, by players who like rows, and the last moves."""
    dice = random.Random(7)
    last: tuple[LastMove, ...] = ()
    for _ in range(turns):
        if state.public.result is not None:
            break
        state, events = apply(state, _liked(state, dice))
        last = moves.after(last, events)
    return state, last


def middle(**changes: Any) -> State:
    """A game of two where blue, on turn, has a sequence and a card of every kind."""
    position: dict[str, Any] = {
        "hands": ["9D KH JS JC 7H 2C TS", "3C 8D"],
        "blue": "c3 d3 e3 f3 g3 b5 d6",
        "green": "c5 d5 i5 h7",
        "sequences": [("blue", "c3-g3")],
    }
    return stage(**(position | changes))


def six(**changes: Any) -> State:
    """Blue is about to make six in a row, b5 to g5, with 5H at e5."""
    position: dict[str, Any] = {
        "hands": ["5H 9D", "3C"],
        "blue": "b5 c5 d5 f5 g5",
        "green": "c3 d3 f8 i2",
    }
    return stage(**(position | changes))


def view_of(state: State, seat: int | None) -> View:
    return observe(state, seat)


def done(state: State, seat: int | None, action: Action) -> tuple[State, View, tuple[Event, ...]]:
    """The game after ``action``, as ``seat`` sees it and hears of it."""
    state, events = apply(state, action)
    return state, observe(state, seat), events_for(events, seat)


def _liked(state: State, dice: random.Random) -> SeatAction:
    public = state.public
    seat = public.to_play
    actions = legal_actions(public, state.secret.hands[seat], seat)
    turn = [each for each in actions if isinstance(each, Play | Exchange | Pass)]
    return max(turn, key=lambda action: (_worth(public, seat, action), dice.random()))


def _worth(public: Public, seat: int, action: SeatAction) -> float:
    if isinstance(action, Exchange):
        return 100.0
    if not isinstance(action, Play):
        return -1.0
    side = public.setup.side_of(seat)
    own = public.chips[side] | CORNER_MASK
    if action.card in public.setup.rules.one_eyed_jacks:
        own = next(mask for mask in public.chips if mask >> action.square & 1)
    worth = 0.0
    others = public.occupied & ~own
    for line in LINES_THROUGH[action.square]:
        if not LINE_MASK[line] & others:
            worth = max(worth, (LINE_MASK[line] & own).bit_count() ** 2)
    return worth - 6 * (action.card[0] == "J")
