"""A player that looks one play ahead: the longest line made or blocked first."""

import random

from sequence_lan.bots.duties import options
from sequence_lan.engine.actions import Play, SeatAction
from sequence_lan.engine.board import CORNER_MASK, LINE_MASK, LINES_THROUGH
from sequence_lan.engine.public import Public
from sequence_lan.engine.view import View


def choose(view: View, rng: random.Random, budget: float) -> SeatAction:
    """What the seat of ``view`` does now."""
    can = options(view)
    if can.gives:
        return rng.choice(can.gives)
    if can.settled is not None:
        return can.settled
    return max(can.plays, key=lambda play: (_worth(view.public, play), rng.random()))


def _worth(public: Public, play: Play) -> int:
    """The longer line goes first, and one made before one blocked of the same length."""
    side = public.setup.side_of(play.seat)
    others = [other for other in range(len(public.chips)) if other != side]
    blocked = max(_longest(public, other, play.square) for other in others)
    made = 0
    if play.card not in public.setup.rules.one_eyed_jacks:
        made = _longest(public, side, play.square)
    return max(2 * made + 1, 2 * blocked)


def _longest(public: Public, side: int, square: int) -> int:
    """How many squares the side has in the best line through ``square``, itself not counted."""
    here = 1 << square
    own = (public.chips[side] | CORNER_MASK) & ~here
    others = public.occupied & ~public.chips[side] & ~here
    used = public.locked & public.chips[side]
    lines = [
        LINE_MASK[line]
        for line in LINES_THROUGH[square]
        if not LINE_MASK[line] & others and (LINE_MASK[line] & used).bit_count() < 2
    ]
    return max(((line & own).bit_count() for line in lines), default=0)
