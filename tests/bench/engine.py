"""Measures random games of two players a second: engine [RUNS [GAMES]].

First it plays some games both in the engine and as playouts; it ends with an error if they are not
the same, turn for turn.
"""

import gc
import platform
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from statistics import mean, median
from time import process_time

from sequence_lan.engine.apply import apply
from sequence_lan.engine.cards import FRESH_DECK
from sequence_lan.engine.deal import deal
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.rules import CLASSIC, SIDES
from sequence_lan.engine.state import State
from tests.bots.picks import Dice, agree, started, turn_after

RULES = replace(CLASSIC, draw="auto")
SAME = 200
"""How many games are played in both ways and compared after every turn."""


def dealt(dice: Dice) -> State:
    """A game of two players before its first action."""
    deck = sorted(FRESH_DECK, key=lambda _: dice())
    master = int(dice() * 2**53).to_bytes(32, "big")
    return deal(RULES, SIDES[:2], 2, int(dice() * 2), tuple(deck), master)


def same_games() -> float:
    """How many turns a game takes, once the engine and playouts have come to the same games."""
    turns = []
    for seed in range(SAME):
        dice, other = random.Random(seed).random, random.Random(seed).random
        state, playout = dealt(dice), started(*dealt(other))
        turns.append(0)
        while state.public.result is None:
            state = turn_after(state, dice)
            playout.play_on(other, turns=1)
            agree(playout, state)
            turns[-1] += 1
    return mean(turns)


def by_engine(dice: Dice) -> int:
    """A game in the engine, each action any of the legal ones; how many there were."""
    state = dealt(dice)
    actions = 0
    public, secret = state
    while public.result is None:
        seat = public.to_play
        legal = legal_actions(public, secret.hands[seat], seat)
        state, _ = apply(state, legal[int(dice() * len(legal))])
        public, secret = state
        actions += 1
    return actions


def by_playout(dice: Dice) -> None:
    """A game as a playout picks the actions."""
    started(*dealt(dice)).play_on(dice)


def a_second(play: Callable[[Dice], object], games: int, seed: int) -> float:
    """How many games a second of the processor's time; garbage is left lying, as in timeit."""
    dice = random.Random(seed).random
    gc.collect()
    gc.disable()
    began = process_time()
    for _ in range(games):
        play(dice)
    took = process_time() - began
    gc.enable()
    return games / took


def main(runs: int = 11, games: int = 100) -> int:
    """Everything has been measured and said: 0."""
    turns = same_games()
    dice = random.Random(1).random
    actions = mean([by_engine(dice) for _ in range(SAME)])
    engine, playout = [], []
    for run in range(runs):
        engine.append(a_second(by_engine, games, run))
        playout.append(a_second(by_playout, 5 * games, run))
    python = f"{platform.python_implementation()} {platform.python_version()}"
    print(
        f"Random games of 2 players a second: {RULES.edition}, automatic draws, deal included\n"
        f"({python}; {runs} runs of each by turns, median and range)\n"
        f"  engine      {median(engine):6,.0f}  {min(engine):,.0f} to {max(engine):,.0f}\n"
        f"  playout     {median(playout):6,.0f}  {min(playout):,.0f} to {max(playout):,.0f}\n"
        "  TypeScript   2,046  the fastest known, on a machine of this kind\n"
        "  Python         310  the fastest known, on a machine of this kind\n"
        "engine: frozen states; for each action legal_actions, one of them at random, and apply\n"
        f"    with all its checks. {actions:.0f} actions a game; a jack, with its many squares, is "
        "soon gone.\n"
        "playout: one table that changes; for each turn a card of the hand at random, another one\n"
        f"    if it is of no use, and one of its squares. {turns:.0f} turns a game; jacks stay "
        "longer in hand.\n"
        f"With a playout's way of picking the engine comes to the same games: {SAME} seeds compared"
        "\nafter each turn."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
