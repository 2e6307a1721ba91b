"""A player like a child who knows the rules.

It makes a line that is there to be made, likes to put chips beside each other, and sees little of
what the others are up to.
"""

import random
from typing import Final

from sequence_lan.bots.duties import options
from sequence_lan.engine.actions import Play, SeatAction
from sequence_lan.engine.board import SIZE, Square
from sequence_lan.engine.legal import claims_at
from sequence_lan.engine.public import Public
from sequence_lan.engine.view import View

_LOOKS: Final = 3
"""How many of its plays it gives a look before it takes the one it likes best."""


def choose(view: View, rng: random.Random, budget: float) -> SeatAction:
    """What the seat of ``view`` does now; ValueError if there is nothing to do.

    A function of the view and the dice alone; it never needs its ``budget`` of seconds.
    """
    can = options(view)
    if can.gives:
        return rng.choice(can.gives)
    if can.settled is not None:
        return can.settled
    looked_at = rng.sample(can.plays, min(_LOOKS, len(can.plays)))
    return max(looked_at, key=lambda play: _liking(view.public, play))


def _liking(public: Public, play: Play) -> int:
    if play.card in public.setup.rules.one_eyed_jacks:
        return 1
    side = public.setup.side_of(play.seat)
    if claims_at(public, side, play.square):
        return SIZE
    return sum(public.chips[side] >> near & 1 for near in _around(play.square))


def _around(square: Square) -> list[int]:
    row, column = divmod(square, SIZE)
    return [
        SIZE * r + c
        for r in range(max(row - 1, 0), min(row + 2, SIZE))
        for c in range(max(column - 1, 0), min(column + 2, SIZE))
        if SIZE * r + c != square
    ]
