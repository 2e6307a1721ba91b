"""One honest, simple player: builds its lines, blocks the others', keeps its jacks for need."""

import random
from typing import Final

from sequence_lan.engine.actions import Draw, Exchange, Give, Pass, Play, SeatAction
from sequence_lan.engine.board import (
    CORNER_MASK,
    LINE_MASK,
    LINES_THROUGH,
    Square,
    squares_in,
)
from sequence_lan.engine.cards import JACKS, Card
from sequence_lan.engine.legal import claims_at, is_dead, legal_actions, targets
from sequence_lan.engine.lines import agree
from sequence_lan.engine.public import Public
from sequence_lan.engine.view import View

_BUILT: Final = (0, 1, 4, 14, 50)
"""What a line is worth to its side with so many of its squares taken, corners counted."""
_FEARED: Final = (0, 0, 2, 10, 120)
"""What it is worth to spoil such a line of the other side."""
_FEARED_OF_TWO: Final = (0, 0, 0, 3, 40)
"""The same where there are two other sides, since either may do it."""
_SEQUENCE: Final = 1000
_JACK_KEPT: Final = 60
"""What a jack is worth in the hand: it is played for more than that, or for want of a card."""


def choose(view: View, rng: random.Random, budget: float) -> SeatAction:
    """What the seat of ``view`` does now; ValueError if there is nothing to do.

    A function of the view and the dice alone; it never needs its ``budget`` of seconds.
    """
    public, seat = view.public, view.seat
    if seat is None:
        raise ValueError("a watcher has nothing to do")
    actions = legal_actions(public, view.hand, seat)
    gives = [action for action in actions if isinstance(action, Give)]
    if gives:
        return min(gives, key=lambda give: (_use(public, seat, give.card), rng.random()))
    for action in actions:
        if isinstance(action, Draw | Exchange):
            return action
    plays = [action for action in actions if isinstance(action, Play)]
    if plays:
        return max(plays, key=lambda play: (_worth(public, play), rng.random()))
    for action in actions:
        if isinstance(action, Pass):
            return action
    raise ValueError("this seat has nothing to do now")


def _use(public: Public, seat: int, card: Card) -> int:
    """How much the player would like to keep ``card``."""
    if card in JACKS:
        return _JACK_KEPT
    if is_dead(card, public.occupied):
        return -1
    places = squares_in(targets(public, seat, card))
    return max((_worth(public, Play(seat, card, square)) for square in places), default=0)


def _worth(public: Public, play: Play) -> int:
    side = public.setup.side_of(play.seat)
    if play.card in public.setup.rules.one_eyed_jacks:
        owner = next(n for n, chips in enumerate(public.chips) if chips >> play.square & 1)
        return _spoilt(public, owner, play.square, held=1) - _JACK_KEPT
    worth = _built(public, side, play.square) + sum(
        _spoilt(public, other, play.square, held=0)
        for other in range(len(public.chips))
        if other != side
    )
    claim = play.claim or next(iter(claims_at(public, side, play.square)), ())
    worth += _SEQUENCE * len(claim)
    return worth - _JACK_KEPT if play.card in JACKS else worth


def _built(public: Public, side: int, square: Square) -> int:
    """What the lines through ``square`` gain when ``side`` takes it; whole ones count elsewhere."""
    counts = _counts(public, side, square)
    return sum(_BUILT[count + 1] - _BUILT[count] for count in counts if count + 1 < len(_BUILT))


def _spoilt(public: Public, side: int, square: Square, held: int) -> int:
    """What ``side`` loses when it can't have ``square``, of which it has ``held`` a chip."""
    feared = _FEARED if len(public.chips) == 2 else _FEARED_OF_TWO
    counts = (count + held for count in _counts(public, side, square))
    return sum(feared[count] for count in counts if count < len(feared))


def _counts(public: Public, side: int, square: Square) -> list[int]:
    """For each line through ``square`` that ``side`` can still make: its squares there but this."""
    own = public.chips[side]
    others = public.occupied & ~own & ~(1 << square)
    made = [sequence.line for sequence in public.sequences if sequence.side == side]
    must_cross = public.setup.rules.shared_must_cross
    taken = (own | CORNER_MASK) & ~(1 << square)
    return [
        (LINE_MASK[line] & taken).bit_count()
        for line in LINES_THROUGH[square]
        if not LINE_MASK[line] & others and all(agree(line, old, must_cross) for old in made)
    ]
