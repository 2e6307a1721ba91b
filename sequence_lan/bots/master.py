"""The strongest player: imagines the cards it can't see in many ways and plays on in each."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from time import monotonic
from typing import Final

from sequence_lan.bots.club import liked, settled
from sequence_lan.bots.duties import options
from sequence_lan.bots.evaluation import Outlook, left_of
from sequence_lan.bots.judgement import NUMBER_OF
from sequence_lan.bots.simulation import World
from sequence_lan.engine.actions import Play, SeatAction
from sequence_lan.engine.view import View

_LOOKS: Final = 7
"""How many plays, the best at a glance, are searched."""
_PLAYS: Final = 2
"""How many more of the seat's own plays follow before an imagined game is weighed."""
_ROUNDS: Final = 3
"""After each the worse half of the plays is out of the question."""
_MARGIN: Final = 0.005
"""So much likelier to win a play must be than what a glance says, to be played instead."""
_SURE: Final = 1.0
"""And by so many standard errors: of several plays one always looks better than it is."""

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
    for number in range(1, _ROUNDS + 1):
        while search.open and clock() - began < budget * number / _ROUNDS:
            search.imagine()
        search.narrow()
    return search.best()


@dataclass(slots=True)
class _Rival:
    """A play, and how it has done against what a glance says, summed over all worlds."""

    play: Play
    gains: float = 0.0
    squares: float = 0.0


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
        self._glanced, *rest = liked(plays, outlook, rng)[:_LOOKS]
        self._rivals = [_Rival(play) for play in rest]
        self._worlds = 0

    @property
    def open(self) -> bool:
        """Whether there is anything left to find out."""
        return bool(self._rivals)

    def imagine(self) -> None:
        """Each play in question has been tried in one more world, the same for all."""
        world = self._world()
        base = self._tried(world, self._glanced)
        for rival in self._rivals:
            gain = self._tried(world, rival.play) - base
            rival.gains += gain
            rival.squares += gain * gain
        self._worlds += 1

    def narrow(self) -> None:
        """The worse half of the rivals of what a glance says is out of the question."""
        self._rivals.sort(key=lambda rival: rival.gains, reverse=True)
        del self._rivals[(len(self._rivals) + 1) // 2 :]

    def best(self) -> Play:
        """The play that has done best, if that is sure enough; else what a glance says."""
        if not self._rivals or not self._worlds:
            return self._glanced
        rival = self._rivals[0]
        mean = rival.gains / self._worlds
        spread = sqrt(max(0.0, rival.squares / self._worlds - mean * mean) / self._worlds)
        return rival.play if mean > max(_MARGIN, _SURE * spread) else self._glanced

    def _tried(self, world: World, play: Play) -> float:
        """How likely the seat's side is to win if it plays so in that world."""
        tried = world.copy()
        if tried.play(NUMBER_OF[play.card], play.square, play.claim):
            return 1.0
        return tried.play_on(self._outlook.seat, _PLAYS)

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
