"""What leaves nothing to weigh, for every bot alike: when to act, and what is always right."""

from typing import Final, NamedTuple

from sequence_lan.engine.actions import Draw, Exchange, Give, Pass, Play, SeatAction
from sequence_lan.engine.legal import has_to_act, legal_actions
from sequence_lan.engine.view import View

_ENOUGH: Final = 8
"""Exchanges in a turn after which a seat lets its dead cards be.

Without a limit they could go round for ever once every card that can be drawn is dead.
"""


class Options(NamedTuple):
    """What a seat can do now, table talk aside: no bot ever calls it, or answers a call."""

    gives: list[Give]
    plays: list[Play]
    settled: SeatAction | None
    """What is always right: a draw that is owed, the exchange of a dead card, a pass."""


def options(view: View) -> Options:
    """What the seat of ``view`` can do; ValueError for a watcher, or if there is nothing."""
    if view.seat is None:
        raise ValueError("a watcher has nothing to do")
    actions = legal_actions(view.public, view.hand, view.seat)
    gives = [action for action in actions if isinstance(action, Give)]
    plays = [action for action in actions if isinstance(action, Play)]
    for kind in (Draw, Exchange, Pass):
        if kind is Exchange and view.public.exchanges >= _ENOUGH:
            continue
        for action in actions:
            if isinstance(action, kind):
                return Options(gives, plays, action)
    if not gives and not plays:
        raise ValueError("this seat has nothing to do now")
    return Options(gives, plays, None)


def acts_now(view: View) -> bool:
    """Whether this view's own seat has a card to give, a card to draw or the turn."""
    return view.seat is not None and has_to_act(view.public, view.seat)
