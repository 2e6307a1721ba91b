"""Games between bots, with the engine as the judge of every action."""

import random
from collections.abc import Sequence

from sequence_lan.bots.duties import acts_now
from sequence_lan.bots.levels import Chooser
from sequence_lan.engine.apply import apply
from sequence_lan.engine.deal import provable_deal
from sequence_lan.engine.observe import observe
from sequence_lan.engine.rules import SIDES, Rules
from sequence_lan.engine.state import State


def dealt(rules: Rules, players: int, sides: int, seed: int) -> State:
    """A game just dealt."""
    return provable_deal(rules, SIDES[:sides], players, seed.to_bytes(32, "big"))


def seat_to_act(state: State) -> int:
    """Who does something now: whoever owes or is owed a card goes before the seat on turn."""
    public = state.public
    seats = (*public.owes, *public.may_draw, public.to_play)
    return next(seat for seat in seats if acts_now(observe(state, seat)))


def step(state: State, choosers: Sequence[Chooser], dice: random.Random, budget: float) -> State:
    """The state after the next action; Refused if it is not allowed."""
    seat = seat_to_act(state)
    state, _ = apply(state, choosers[seat](observe(state, seat), dice, budget))
    return state


def played(
    state: State, choosers: Sequence[Chooser], dice: random.Random, budget: float = 0.0
) -> State:
    """The state at the end of the game."""
    while state.public.result is None:
        state = step(state, choosers, dice, budget)
    return state


def wins(first: Chooser, second: Chooser, deals: int, rules: Rules) -> int:
    """How many games of two players ``first`` wins, each deal played from both seats."""
    won = 0
    for seed in range(deals):
        for seat in range(2):
            choosers = [second, second]
            choosers[seat] = first
            end = played(dealt(rules, 2, 2, seed), choosers, random.Random(seed))
            assert end.public.result is not None
            won += end.public.result.winner == seat
    return won
