"""Looking back at a move: whether master would have played something much better."""

import random
from typing import Final

from sequence_lan.bots import master
from sequence_lan.bots.club import settled, weighed
from sequence_lan.bots.duties import acts_now, options
from sequence_lan.bots.evaluation import Outlook
from sequence_lan.bots.judgement import NUMBER_OF
from sequence_lan.engine.actions import Play, SeatAction
from sequence_lan.engine.view import View

MUCH: Final = 0.12
"""So much likelier to win makes a play much better."""
_LOOKS: Final = 12


def much_better(view: View, done: SeatAction, rng: random.Random, budget: float) -> Play | None:
    """What master would have played where the seat of ``view`` did ``done``.

    None unless that is much better, by what the seat could know; a choice that is clear at once
    takes no time, another ``budget`` seconds.
    """
    if not isinstance(done, Play) or not acts_now(view):
        return None
    can = options(view)
    if settled(can, view) is not None or done not in can.plays:
        return None
    outlook = Outlook.of(view)
    chance = outlook.after(NUMBER_OF[done.card], done.square, done.claim)
    # A win that was not taken is always much.
    hope = min(1.0, chance + MUCH)
    if chance >= 1.0 or weighed(can.plays, outlook, rng, _LOOKS)[0][0] < hope:
        return None
    better = master.choose(view, rng, budget)
    if not isinstance(better, Play):
        return None
    return (
        better
        if outlook.after(NUMBER_OF[better.card], better.square, better.claim) >= hope
        else None
    )
