"""A strong and fast player: takes the play that is worth most at a glance (``judgement``)."""

import random

from sequence_lan.bots.duties import Options, options
from sequence_lan.bots.evaluation import Outlook
from sequence_lan.bots.judgement import NUMBER_OF
from sequence_lan.engine.actions import Play, SeatAction
from sequence_lan.engine.view import View


def choose(view: View, rng: random.Random, budget: float) -> SeatAction:
    """What the seat of ``view`` does now; ValueError if there is nothing to do.

    A function of the view and the dice alone; it never needs its ``budget`` of seconds.
    """
    can = options(view)
    return settled(can, view) or liked(can.plays, Outlook.of(view), rng)[0]


def settled(can: Options, view: View) -> SeatAction | None:
    """What needs no search: the penalty card that costs least, or what is always right."""
    if can.gives:
        outlook = Outlook.of(view)
        return max(can.gives, key=lambda give: outlook.without(NUMBER_OF[give.card]))
    return can.settled


def liked(plays: list[Play], outlook: Outlook, rng: random.Random) -> list[Play]:
    """``plays`` by their worth at a glance, the best first; the dice decide among equals.

    Of several claims the one with the better outlook goes first.
    """
    worths = {(card, square): worth for worth, card, square in outlook.judged(wide=True)}
    ranked = []
    for play in plays:
        card = NUMBER_OF[play.card]
        # Of two jacks that do the same only one is judged.
        worth = worths.get((card, play.square))
        if worth is not None:
            chance = outlook.after(card, play.square, play.claim) if play.claim else 0.0
            ranked.append((worth, chance, rng.random(), play))
    ranked.sort(key=lambda each: each[:3], reverse=True)
    return [play for *_, play in ranked] or rng.sample(plays, 1)


def weighed(
    plays: list[Play], outlook: Outlook, rng: random.Random, looks: int
) -> list[tuple[float, Play]]:
    """The best ``looks`` of ``plays`` at a glance with the chances they give, the best first.

    The dice decide among equals.
    """
    chances = [
        (outlook.after(NUMBER_OF[play.card], play.square, play.claim), rng.random(), play)
        for play in liked(plays, outlook, rng)[:looks]
    ]
    chances.sort(key=lambda each: each[:2], reverse=True)
    return [(chance, play) for chance, _, play in chances]
