"""A strong and fast player: weighs every play that is worth a look by what it leads to."""

import random
from typing import Final

from sequence_lan.bots.duties import Options, options
from sequence_lan.bots.evaluation import Outlook
from sequence_lan.bots.judgement import NUMBER_OF
from sequence_lan.engine.actions import Play, SeatAction
from sequence_lan.engine.view import View

_LOOKS: Final = 12
"""How many plays, the best at a glance, are weighed."""


def choose(view: View, rng: random.Random, budget: float) -> SeatAction:
    """What the seat of ``view`` does now; ValueError if there is nothing to do.

    A function of the view and the dice alone; it never needs its ``budget`` of seconds.
    """
    can = options(view)
    return settled(can, view) or weighed(can.plays, Outlook.of(view), rng, _LOOKS)[0][1]


def settled(can: Options, view: View) -> SeatAction | None:
    """What needs no search: the penalty card that costs least, or what is always right."""
    if can.gives:
        outlook = Outlook.of(view)
        return max(can.gives, key=lambda give: outlook.without(NUMBER_OF[give.card]))
    return can.settled


def weighed(
    plays: list[Play], outlook: Outlook, rng: random.Random, looks: int
) -> list[tuple[float, Play]]:
    """The best ``looks`` of ``plays`` at a glance with the chances they give, the best first.

    The dice decide among equals.
    """
    by_place: dict[tuple[int, int], list[Play]] = {}
    for play in plays:
        by_place.setdefault((NUMBER_OF[play.card], play.square), []).append(play)
    glanced = [
        play
        for _, card, square in outlook.judged(wide=True)
        for play in by_place.get((card, square), ())
    ]
    chances = [
        (outlook.after(NUMBER_OF[play.card], play.square, play.claim), rng.random(), play)
        for play in glanced[:looks] or rng.sample(plays, 1)
    ]
    chances.sort(key=lambda each: each[:2], reverse=True)
    return [(chance, play) for chance, _, play in chances]
