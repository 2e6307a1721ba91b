"""Learns what positions are worth from games between bots.

    tune_bots [KIND] [--games N] [--rounds N] [--seed N] [--fresh] [--write]

KIND is pair, teams or three: two players, four in two sides, three sides. In each round so many
imagined games are played by the weights so far, and every position's outcome is fitted by logistic
regression, the sides' scores against each other; then the new weights play against those of the
round before. With --fresh the first round is played at a glance. With --write the last weights are
written to sequence_lan/bots/weights.py. The same seed gives the same weights.
"""

import argparse
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import exp, log, sqrt
from operator import mul
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from sequence_lan.bots import weights as learned
from sequence_lan.bots.evaluation import Outlook
from sequence_lan.bots.features import HIDDEN, KNOWN
from sequence_lan.bots.judgement import NUMBER_OF, takers_of
from sequence_lan.bots.simulation import World
from sequence_lan.bots.tally import Tally
from sequence_lan.bots.weights import Weights, weights_for
from sequence_lan.engine.cards import FRESH_DECK
from sequence_lan.engine.deal import deal
from sequence_lan.engine.rules import CLASSIC, SIDES, sequences_needed

KINDS = {"pair": (2, 2), "teams": (4, 2), "three": (3, 3)}
"""Players and sides of each."""
LOOKS = 12
KEPT = 0.4
"""The share of positions that is learned from; neighbours in one game say much the same."""
NOISE = 0.02
"""How far off a chance is taken to be, so that games differ."""
PLAYS = 400
"""After so many a game counts for nothing."""
EPOCHS = 5
RATE = 0.06

Table = list[list[float]]
Row = list[tuple[str, int, list[float]]]
"""For each side the table that its numbers are weighed by, the context and the numbers."""
Player = Callable[[World, random.Random], tuple[int, int] | None]
Witness = Callable[[World, int, list[int]], None]
"""Told of a play done: the world after it, the seat, its hand before it drew."""
TABLES = {"open": KNOWN, "own": KNOWN, "hidden": HIDDEN}
"""What is learned, and how many numbers each weighs."""


class Example(NamedTuple):
    """A position and the side that won in the end."""

    winner: int
    row: Row


def new_world(dice: random.Random, kind: str, weights: Weights) -> World:
    """A game just dealt."""
    players, sides = KINDS[kind]
    deck = list(FRESH_DECK)
    dice.shuffle(deck)
    rules = replace(CLASSIC, sequences_to_win=sequences_needed(sides))
    dealer = dice.randrange(players)
    public, secret = deal(rules, SIDES[:sides], players, dealer, tuple(deck), b"")
    return World(
        Tally.of(public),
        [[NUMBER_OF[card] for card in hand] for hand in secret.hands],
        [NUMBER_OF[card] for card in reversed(secret.deck[secret.drawn :])],
        bytearray([2]) * 52,
        list(public.next),
        public.to_play,
        takers_of(rules),
        weights,
    )


def outlook_of(world: World, weights: Weights) -> Outlook:
    """What the seat on turn sees."""
    return Outlook(
        world.tally,
        world.to_play,
        world.hands[world.to_play],
        world.left,
        [len(hand) for hand in world.hands],
        world.takers,
        weights,
    )


def weigher(weights: Weights, noise: float) -> Player:
    """A player like club, with its chances off by ``noise``."""

    def choose(world: World, dice: random.Random) -> tuple[int, int] | None:
        if world.glance() is None:
            return None
        outlook = outlook_of(world, weights)
        plays = [play[1:] for play in outlook.judged(wide=True)[:LOOKS]]
        return max(plays, key=lambda play: outlook.after(*play) + dice.gauss(0, noise))

    return choose


def glancer(world: World, dice: random.Random) -> tuple[int, int] | None:
    """A player that goes by the glance, and now and then by anything not far from it."""
    if world.glance() is None:
        return None
    plays = outlook_of(world, world.weights).judged(wide=True)
    return dice.choice(plays[:5] if dice.random() < 0.1 else plays[:1])[1:]


def play_out(world: World, players: list[Player], dice: random.Random, seen: Witness) -> int | None:
    """The side that wins when each plays as its player; ``seen`` is told of each play done."""
    passes = 0
    for _ in range(PLAYS):
        seat = world.to_play
        side = seat % len(world.heads)
        play = players[side](world, dice)
        if play is None:
            world.pass_turn()
            passes += 1
            if passes == len(world.hands):
                return None
            continue
        passes = 0
        hand = world.hands[seat][:]
        hand.remove(play[0])
        if world.play(*play):
            return side
        seen(world, seat, hand)
    return None


def examples(
    dice: random.Random, kind: str, games: int, weights: Weights, player: Player
) -> tuple[list[Example], list[Example]]:
    """Positions of so many games: as the seat that has just played sees them, and open ones."""
    hidden: list[Example] = []
    opened: list[Example] = []
    for _ in range(games):
        seen: list[tuple[Row, Row]] = []
        keep = partial(_keep, seen, dice, weights)
        winner = play_out(new_world(dice, kind, weights), [player] * KINDS[kind][1], dice, keep)
        if winner is not None:
            hidden += [Example(winner, one) for one, _ in seen]
            opened += [Example(winner, other) for _, other in seen]
    return hidden, opened


def _keep(
    seen: list[tuple[Row, Row]],
    dice: random.Random,
    weights: Weights,
    world: World,
    seat: int,
    hand: list[int],
) -> None:
    if dice.random() < KEPT:
        seen.append(rows(world, seat, hand, weights))


def rows(world: World, seat: int, hand: list[int], weights: Weights) -> tuple[Row, Row]:
    """The position once ``seat`` has played: as it knows it before it has drawn, and open."""
    sides = len(world.heads)
    counts = [len(held) for held in world.hands]
    outlook = Outlook(world.tally, seat, hand, world.left, counts, world.takers, weights)
    known = outlook.numbers(world.tally, hand, world.to_play % sides)
    return (
        [
            ("own" if side == outlook.side else "hidden", context, numbers)
            for side, (context, numbers) in enumerate(known)
        ],
        [("open", context, numbers) for context, numbers in world.numbers()],
    )


def fit(found: list[Example], tables: dict[str, Table], dice: random.Random) -> float:
    """The tables have been fitted to all but a tenth; the loss on that tenth, in nats."""
    held, learnt = found[: len(found) // 10], found[len(found) // 10 :]
    moved = {name: [[0.01] * len(row) for row in table] for name, table in tables.items()}
    for epoch in range(EPOCHS):
        dice.shuffle(learnt)
        rate = RATE * (1 - epoch / EPOCHS)
        for winner, row in learnt:
            shares = _shares(row, tables)
            for side, (name, context, numbers) in enumerate(row):
                slope = shares[side] - (side == winner)
                weights, past = tables[name][context], moved[name][context]
                for at, number in enumerate(numbers):
                    if number:
                        step = slope * number
                        past[at] += step * step
                        weights[at] -= rate * step / sqrt(past[at])
    return -sum(log(_shares(row, tables)[winner]) for winner, row in held) / len(held)


def _shares(row: Row, tables: dict[str, Table]) -> list[float]:
    scores = [sum(map(mul, tables[name][context], numbers)) for name, context, numbers in row]
    top = max(scores)
    powers = [exp(score - top) for score in scores]
    whole = sum(powers)
    return [power / whole for power in powers]


def duel(kind: str, games: int, new: Player, old: Player, weights: Weights) -> float:
    """The share of games that ``new`` wins as one side against ``old`` as the others."""
    sides = KINDS[kind][1]
    dice = random.Random(games)
    won = played = 0
    for _ in range(games // sides):
        dealt = new_world(dice, kind, weights)
        for side in range(sides):
            players = [new if each == side else old for each in range(sides)]
            winner = play_out(dealt.copy(), players, dice, lambda *_: None)
            played += winner is not None
            won += winner == side
    return won / max(1, played)


def frozen(weights: Weights, tables: dict[str, Table]) -> Weights:
    """``weights`` with these tables, to three digits as they are written down."""
    rounded = {
        name: tuple(tuple(float(f"{number:.3g}") for number in row) for row in table)
        for name, table in tables.items()
    }
    return Weights(weights.worths, rounded["open"], rounded["own"], rounded["hidden"])


def tune(kind: str, games: int, rounds: int, seed: int, fresh: bool) -> Weights:
    """The weights after so many rounds; what each round gave is printed."""
    dice = random.Random(seed)
    weights = weights_for(*KINDS[kind])
    player: Player = weigher(weights, NOISE)
    if fresh:
        player = glancer
        weights = frozen(weights, {name: [[0.0] * size] * 4 for name, size in TABLES.items()})
    old: Player = glancer if fresh else weigher(weights, 0.0)
    for number in range(1, rounds + 1):
        began = perf_counter()
        hidden, opened = examples(dice, kind, games, weights, player)
        tables = {name: [list(row) for row in getattr(weights, name)] for name in TABLES}
        dice.shuffle(hidden)
        dice.shuffle(opened)
        losses = fit(hidden, tables, dice), fit(opened, tables, dice)
        weights = frozen(weights, tables)
        new = weigher(weights, 0.0)
        share = duel(kind, max(60, games // 10), new, old, weights)
        print(
            f"{kind}, round {number}: {len(hidden)} positions, loss {losses[0]:.4f} as seen, "
            f"{losses[1]:.4f} open; against the round before {share:.1%}; "
            f"{perf_counter() - began:.0f} s",
            flush=True,
        )
        old, player = new, weigher(weights, NOISE)
    return weights


def write(kind: str, weights: Weights) -> None:
    """weights.py has ``weights`` for that kind, and what it had for the others."""
    path = Path(learned.__file__)
    head, _, _ = path.read_text(encoding="utf-8").partition("_PAIR: Final")
    _, _, tail = path.read_text(encoding="utf-8").partition("\n\ndef weights_for")
    of_kind = {each: weights_for(*KINDS[each]) for each in KINDS} | {kind: weights}
    values = "".join(
        f"_{each.upper()}: Final = Weights(\n    worths=_WORTHS,\n"
        + "".join(f"    {name}={getattr(of_kind[each], name)!r},\n" for name in TABLES)
        + ")\n"
        for each in KINDS
    )
    path.write_text(f"{head}{values}\n\ndef weights_for{tail}", encoding="utf-8", newline="\n")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", str(path)], check=True)


def main() -> None:
    """What the arguments ask for has been learned."""
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", nargs="?", choices=KINDS, default="pair")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    weights = tune(options.kind, options.games, options.rounds, options.seed, options.fresh)
    if options.write:
        write(options.kind, weights)


if __name__ == "__main__":
    main()
