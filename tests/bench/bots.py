"""How quick and how strong the bots are: bots [WHAT] [--games N] [--seed N] [--budget S].

- speed, the default: moves a second at each level, imagined games a second of master.
- growth: master at several budgets against club.
- figures: what each level should win against the others and against a greedy player.
- limits: what a master wins that sees the other's hand, and so more than any fair player can.
- mixes: games of every mix of levels, number of players and edition, master at 10 ms a move; ends
  with status 1 if a bot is refused an action or a game does not end.

Two games are played at a time, each deal once from every side.
"""

import argparse
import multiprocessing
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from time import perf_counter
from typing import NamedTuple

from sequence_lan.bots import master
from sequence_lan.bots.club import settled
from sequence_lan.bots.duties import options
from sequence_lan.bots.judgement import NUMBER_OF
from sequence_lan.bots.levels import LEVELS, Chooser
from sequence_lan.bots.simulation import World
from sequence_lan.engine.actions import Play
from sequence_lan.engine.apply import apply
from sequence_lan.engine.observe import observe
from sequence_lan.engine.rules import (
    EDITIONS,
    EditionName,
    player_counts,
    sequences_needed,
    side_counts,
)
from sequence_lan.engine.state import State
from sequence_lan.match import Outcome, score
from tests.bots import greedy
from tests.bots.tables import dealt, played, seat_to_act
from tests.engine.staging import FRIENDLY

CHOOSERS: dict[str, Chooser] = {**LEVELS, "greedy": greedy.choose}
BUDGETS = (0.05, 0.2, 1.0, 3.0)
WORLDS = 40
"""How many games a seer imagines in each of its rounds; more gave it nothing."""
ROUNDS = 3


class Pairing(NamedTuple):
    """One player as one side against another as all others, and the share it should win."""

    first: str
    second: str
    players: int
    sides: int
    budget: float
    wanted: float


FIGURES = (
    Pairing("club", "novice", 2, 2, 0, 0.95),
    Pairing("club", "greedy", 2, 2, 0, 0.75),
    Pairing("master", "club", 2, 2, 1, 0.70),
    Pairing("master", "greedy", 2, 2, 1, 0.90),
    Pairing("master", "club", 4, 2, 1, 0.65),
    Pairing("master", "club", 3, 3, 1, 0.50),
)


class Mix(NamedTuple):
    """A game of all kinds of players."""

    edition: EditionName
    players: int
    sides: int
    seed: int


def speed(games: int, seed: int) -> int:
    """What each level takes for a move in games of two players is printed."""
    for level in ("novice", "club", "master"):
        took: list[float] = []
        for number in range(games if level != "master" else 2):
            took += _timed(level, seed + number)
        print(
            f"{level}: median {1000 * median(took):.2f} ms a move, "
            f"{len(took) / sum(took):.0f} moves a second"
        )
    state = dealt(FRIENDLY, 2, 2, seed)
    view = observe(state, state.public.to_play)
    search = master.Search(view, options(view).plays, random.Random(seed))
    began, worlds = perf_counter(), 0
    while perf_counter() - began < 1:
        search.imagine()
        worlds += 1
    print(f"master: {worlds} worlds a second, all of its first plays tried in each")
    return 0


def _timed(level: str, seed: int) -> list[float]:
    """The seconds of each choice in one game of ``level`` against club."""
    state, dice, took = dealt(FRIENDLY, 2, 2, seed), random.Random(seed), []
    while state.public.result is None:
        seat = seat_to_act(state)
        view = observe(state, seat)
        began = perf_counter()
        action = CHOOSERS[level if seat == 0 else "club"](view, dice, 0.2)
        if seat == 0:
            took.append(perf_counter() - began)
        state, _ = apply(state, action)
    return took


def compare(pairings: tuple[Pairing, ...], games: int, seed: int) -> int:
    """The share of each pairing is printed with its 95 % interval."""
    for pairing in pairings:
        began = perf_counter()
        total = score(list(_in_two([(pairing, seed, number) for number in range(games)])))
        print(
            f"{pairing.first} ({pairing.budget:g} s) against {pairing.second}, "
            f"{pairing.players} players, {pairing.sides} sides: {total.share:.1%} "
            f"({total.low:.1%} to {total.high:.1%}) of {games} games, "
            f"wanted {pairing.wanted:.0%}; {perf_counter() - began:.0f} s",
            flush=True,
        )
    return 0


def _in_two(work: list[tuple[Pairing, int, int]]) -> Iterator[Outcome]:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        yield from pool.imap_unordered(_one, work)


def _one(work: tuple[Pairing, int, int]) -> Outcome:
    pairing, seed, number = work
    dealing, first = divmod(number, pairing.sides)
    rules = replace(FRIENDLY, sequences_to_win=sequences_needed(pairing.sides))
    state = dealt(rules, pairing.players, pairing.sides, 1_000_000 * seed + dealing)
    names = [
        pairing.first if seat % pairing.sides == first else pairing.second
        for seat in range(pairing.players)
    ]
    end = played(state, [CHOOSERS[name] for name in names], random.Random(number), pairing.budget)
    result = end.public.result
    assert result is not None, "the game has been played to its end"
    return Outcome(number, None if result.winner is None else int(result.winner != first))


class Seer(master.Search):
    """Master's search, but with the hands as they are; only the deck's order is imagined."""

    def __init__(self, state: State, seat: int, plays: list[Play], rng: random.Random) -> None:
        super().__init__(observe(state, seat), plays, rng)
        self._secret = state.secret

    def _world(self) -> World:
        world, secret = super()._world(), self._secret
        world.hands = [[NUMBER_OF[card] for card in hand] for hand in secret.hands]
        world.deck = [NUMBER_OF[card] for card in secret.deck[secret.drawn :]]
        self._rng.shuffle(world.deck)
        return world


def limits(games: int, seed: int) -> int:
    """The share that a seer wins against club and the greedy player is printed."""
    for second in ("club", "greedy"):
        began = perf_counter()
        work = [(second, seed, number) for number in range(games)]
        with multiprocessing.get_context("spawn").Pool(2) as pool:
            total = score(list(pool.imap_unordered(_seen, work)))
        print(
            f"master who sees the other hand against {second}: {total.share:.1%} "
            f"({total.low:.1%} to {total.high:.1%}) of {games} games; "
            f"{perf_counter() - began:.0f} s",
            flush=True,
        )
    return 0


def _seen(work: tuple[str, int, int]) -> Outcome:
    second, seed, number = work
    dealing, first = divmod(number, 2)
    state, dice = dealt(FRIENDLY, 2, 2, 1_000_000 * seed + dealing), random.Random(number)
    while state.public.result is None:
        seat = seat_to_act(state)
        view = observe(state, seat)
        can = options(view)
        action = settled(can, view)
        if seat != first:
            action = CHOOSERS[second](view, dice, 0)
        elif action is None:
            search = Seer(state, seat, can.plays, dice)
            for _ in range(ROUNDS):
                for _ in range(WORLDS):
                    search.imagine()
                search.narrow()
            action = search.best()
        state, _ = apply(state, action)
    winner = state.public.result.winner
    return Outcome(number, None if winner is None else int(winner != first))


def mixes(games: int, seed: int) -> int:
    """Every kind of table has been played by players of all levels; 1 if one went wrong."""
    tables = [
        (edition, players, sides)
        for edition, rules in EDITIONS.items()
        for players in player_counts(rules)
        for sides in side_counts(players, rules)
    ]
    work = [Mix(*tables[number % len(tables)], seed + number) for number in range(games)]
    began = perf_counter()
    ended = failed = 0
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        for fault in pool.imap_unordered(_mixed, work):
            ended += 1
            if fault is not None:
                failed += 1
                print(fault, flush=True)
            if ended % 1000 == 0:
                print(f"{ended} games, {perf_counter() - began:.0f} s", flush=True)
    print(f"{games} games, {failed} went wrong, {perf_counter() - began:.0f} s")
    return 1 if failed else 0


def _mixed(mix: Mix) -> str | None:
    """The fault of that game, if there was one."""
    dice = random.Random(mix.seed)
    sides = mix.sides
    rules = EDITIONS[mix.edition]
    rules = replace(
        rules, sequences_to_win=sequences_needed(sides), draw=dice.choice(("auto", "manual"))
    )
    choosers = [CHOOSERS[dice.choice(list(LEVELS))] for _ in range(mix.players)]
    try:
        played(dealt(rules, mix.players, sides, mix.seed), choosers, dice, 0.01)
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is what is looked for
        return f"{mix}: {fault!r}"
    return None


def main() -> int:
    """What the arguments ask for has been measured; the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument(
        "what",
        nargs="?",
        choices=("speed", "growth", "figures", "limits", "mixes"),
        default="speed",
    )
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, help="master's seconds a move, instead of 1")
    asked = parser.parse_args()
    if asked.what == "speed":
        return speed(asked.games or 20, asked.seed)
    if asked.what == "mixes":
        return mixes(asked.games or 10_000, asked.seed)
    if asked.what == "limits":
        return limits(asked.games or 400, asked.seed)
    pairings: tuple[Pairing, ...] = FIGURES
    if asked.budget is not None:
        pairings = tuple(
            pairing._replace(budget=asked.budget) for pairing in pairings if pairing.budget
        )
    if asked.what == "growth":
        pairings = tuple(Pairing("master", "club", 2, 2, budget, 0.7) for budget in BUDGETS)
    return compare(pairings, asked.games or 400, asked.seed)


if __name__ == "__main__":
    sys.exit(main())
