"""The strongest player: imagines the cards it can't see in many ways and plays on in each."""

import random
from collections.abc import Callable
from time import monotonic
from typing import Final

from sequence_lan.bots.club import liked, settled
from sequence_lan.bots.duties import options
from sequence_lan.bots.evaluation import Outlook, left_of
from sequence_lan.bots.judgement import NUMBER_OF
from sequence_lan.bots.simulation import World
from sequence_lan.engine.actions import Play, SeatAction
from sequence_lan.engine.view import View

_LOOKS: Final = 8
"""How many plays, the best at a glance, are searched."""
_PLIES: Final = 4
"""How many plays at a glance follow before an imagined game is weighed."""

Clock = Callable[[], float]


def choose(view: View, rng: random.Random, budget: float, clock: Clock = monotonic) -> SeatAction:
    """What the seat of ``view`` does now, within ``budget`` seconds; ValueError if nothing.

    How long there is to think is all that it takes from outside: ``clock`` is read for that alone.
    """
    began = clock()
    can = options(view)
    action = settled(can, view)
    if action is not None:
        return action
    search = Search(view, can.plays, rng)
    for share in search.shares():
        while clock() - began < budget * share:
            search.imagine()
        search.narrow()
    return search.best()


def choose_by_count(view: View, rng: random.Random, worlds: int) -> SeatAction:
    """As ``choose``, but with ``worlds`` imagined games in each round: the same on any machine."""
    can = options(view)
    action = settled(can, view)
    if action is not None:
        return action
    search = Search(view, can.plays, rng)
    for _ in search.shares():
        for _ in range(worlds):
            search.imagine()
        search.narrow()
    return search.best()


class Search:
    """The plays still in question, and what imagined games have said of them so far."""

    def __init__(self, view: View, plays: list[Play], rng: random.Random) -> None:
        """``plays`` are the legal ones of the seat of ``view``."""
        outlook = Outlook.of(view)
        self._outlook = outlook
        self._public = view.public
        self._rng = rng
        self._left = left_of(view)
        self._unseen = [card for card, count in enumerate(outlook.unseen) for _ in range(count)]
        self._in_question = liked(plays, outlook, rng)[:_LOOKS]
        self._sums = dict.fromkeys(self._in_question, 0.0)

    def shares(self) -> list[float]:
        """When each round ends, as shares of the time there is; half of the plays leave in each."""
        rounds = (len(self._in_question) - 1).bit_length()
        return [(number + 1) / rounds for number in range(rounds)]

    def imagine(self) -> None:
        """Each play in question has been tried in one more world, the same for all."""
        world = self._world()
        side = self._outlook.side
        for play in self._in_question:
            tried = world.copy()
            if tried.play(NUMBER_OF[play.card], play.square, play.claim):
                self._sums[play] += 1
            else:
                self._sums[play] += tried.play_on(_PLIES, side)

    def narrow(self) -> None:
        """The worse half of the plays is out of the question."""
        self._in_question.sort(key=self._sums.__getitem__, reverse=True)
        del self._in_question[(len(self._in_question) + 1) // 2 :]

    def best(self) -> Play:
        """The play that has done best."""
        return max(self._in_question, key=self._sums.__getitem__)

    def _world(self) -> World:
        """A game that fits all that the seat can see: cards played, hand counts, the deck's."""
        outlook, public = self._outlook, self._public
        self._rng.shuffle(self._unseen)
        hands = []
        dealt = 0
        for seat, count in enumerate(public.hand_counts):
            if seat == outlook.seat:
                hands.append(outlook.hand)
            else:
                hands.append(self._unseen[dealt : dealt + count])
                dealt += count
        return World(
            outlook.tally,
            hands,
            self._unseen[dealt : dealt + public.deck_count],
            self._left,
            list(public.next),
            public.to_play,
            outlook.takers,
            outlook.weights,
        )
