"""Learns what positions are worth from games between bots.

    tune_bots [KIND] [--games N] [--seed N] [--write]

KIND is pair, teams or three: two players, four in two sides, three sides. So many imagined games
are played at a glance, now and then by a play that is only nearly as good, and the outcomes of
their positions are fitted by logistic regression, the sides' scores against each other; the weights
are the mean over the last pass. With --write sequence_lan/bots/weights.py has them.
The same seed gives the same ones: those that are there come from --games 24000 --seed 1.

    tune_bots worths [KIND] [--games N] [--seed N]

plays the glance with each part of its worths halved and doubled against the present one.

What was tried, and what it gave (two players; shares of games against the glance, which is club):

- Worths tuned by simultaneous perturbation, and by climbing over single numbers and groups of
  them, each step 600 games and 1200 to confirm: nothing better within the noise of 2 %, but for
  jacks kept at three times what they were worth at first: 54.7 % of 1400 games.
- Worths of 48 kinds in each of four contexts, fitted to what 60 games played to their end say of
  each play in 12,000 positions: 51.5 %.
- A player that goes by the outlook of one seat alone: 46 % learned from games at a glance, 50 %
  after 800,000 games of its own with 88 numbers and a layer of 32. So the outlook is for what a
  person is told and for the end of an imagined game, and the glance plays.
- Master that weighs an imagined game with all cards known: 45 to 50 %; that plays it to its end,
  200 times for each play: 53 %; that weighs it as its own seat sees it after two more of its plays:
  54 to 56 %, with a layer of 32 or without one, with 40 games for each play or 200. Hence that.
- Other hands by what their seat would have played by now (a card that completes a line is held a
  quarter as often as any, a two-eyed jack twice as often): 52 to 54 %, no better than at random.
- A seat that sees the other hand, the deck's order not (``bots limits``): 60 to 65 % against the
  glance, 84 % against the greedy player. One that sees the deck too: 90 % against the glance. So
  what is left to win is in cards that nobody can know.
"""

import argparse
import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import exp, log, sqrt
from operator import add, mul
from pathlib import Path
from textwrap import fill
from time import perf_counter
from typing import Any, NamedTuple

from sequence_lan.bots import weights as learned
from sequence_lan.bots.evaluation import Outlook
from sequence_lan.bots.features import HIDDEN, KNOWN
from sequence_lan.bots.judgement import NUMBER_OF, Worths, takers_of
from sequence_lan.bots.simulation import World
from sequence_lan.bots.tally import Tally
from sequence_lan.bots.weights import Weights, weights_for
from sequence_lan.engine.cards import FRESH_DECK
from sequence_lan.engine.deal import deal
from sequence_lan.engine.rules import CLASSIC, SIDES, sequences_needed

KINDS = {"pair": (2, 2), "teams": (4, 2), "three": (3, 3)}
"""Players and sides of each."""
KEPT = 0.4
"""The share of positions that is learned from; neighbours in one game say much the same."""
OFTEN = 0.06
"""How often a play is only nearly as good, so that games differ."""
FROM, TO = "# fmt: off\n", "# fmt: on\n"
"""What the learned weights stand between."""
PLAYS = 400
"""After so many a game counts for nothing."""
EPOCHS = 4
RATE = 0.05
FACTORS = (0.5, 2.0)

Table = list[list[float]]
Row = list[tuple[str, int, list[float]]]
"""For each side the table that its numbers are weighed by, the context and the numbers."""
Player = Callable[[World, random.Random], tuple[int, int] | None]
Witness = Callable[[World, int, list[int]], None]
"""Told of a play done: the world after it, the seat, its hand before it drew."""
TABLES = {"own": KNOWN, "hidden": HIDDEN}
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


def outlook_of(world: World) -> Outlook:
    """What the seat on turn sees."""
    return Outlook(
        world.tally,
        world.to_play,
        world.hands[world.to_play],
        world.left,
        [len(hand) for hand in world.hands],
        world.takers,
        world.weights,
    )


def glancer(worths: Worths, often: float) -> Player:
    """A player that goes by the glance, and so ``often`` by anything not far from it."""

    def choose(world: World, dice: random.Random) -> tuple[int, int] | None:
        world.weights = world.weights._replace(worths=worths)
        glanced = world.glance()
        if glanced is None or dice.random() >= often:
            return glanced
        return dice.choice(outlook_of(world).judged(wide=True)[:6])[1:]

    return choose


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
) -> list[Example]:
    """Positions of so many games, as the seat that has just played sees them."""
    found: list[Example] = []
    for _ in range(games):
        seen: list[Row] = []
        keep = partial(_keep, seen, dice, weights)
        winner = play_out(new_world(dice, kind, weights), [player] * KINDS[kind][1], dice, keep)
        if winner is not None:
            found += [Example(winner, row) for row in seen]
    return found


def _keep(
    seen: list[Row],
    dice: random.Random,
    weights: Weights,
    world: World,
    seat: int,
    hand: list[int],
) -> None:
    if dice.random() < KEPT:
        seen.append(row(world, seat, hand, weights))


def row(world: World, seat: int, hand: list[int], weights: Weights) -> Row:
    """The position once ``seat`` has played, as it knows it before it has drawn."""
    counts = [len(held) for held in world.hands]
    outlook = Outlook(world.tally, seat, hand, world.left, counts, world.takers, weights)
    known = outlook.numbers(world.tally, hand, world.to_play % len(world.heads))
    return [
        ("own" if side == outlook.side else "hidden", context, numbers)
        for side, (context, numbers) in enumerate(known)
    ]


def fit(found: list[Example], dice: random.Random) -> tuple[dict[str, Table], float]:
    """The tables, fitted to all but a tenth, and the loss on that tenth in nats."""
    held, learnt = found[: len(found) // 10], found[len(found) // 10 :]
    tables = {name: [[0.0] * TABLES[name] for _ in range(4)] for name in TABLES}
    moved = {name: [[0.01] * TABLES[name] for _ in range(4)] for name in TABLES}
    sums = {name: [[0.0] * TABLES[name] for _ in range(4)] for name in TABLES}
    summed = 0
    for epoch in range(EPOCHS):
        dice.shuffle(learnt)
        rate = RATE * (1 - epoch / EPOCHS)
        for number, (winner, row) in enumerate(learnt):
            _step(winner, row, tables, moved, rate)
            if epoch == EPOCHS - 1 and number % 20 == 0:
                summed += 1
                for name in TABLES:
                    for total, weights in zip(sums[name], tables[name], strict=True):
                        total[:] = map(add, total, weights)
    means = {
        name: [[total / summed for total in row] for row in table] for name, table in sums.items()
    }
    loss = -sum(log(_shares(row, means)[winner]) for winner, row in held) / len(held)
    return means, loss


def _step(
    winner: int, row: Row, tables: dict[str, Table], moved: dict[str, Table], rate: float
) -> None:
    """The weights of one position are moved towards its outcome, each the less the more it was."""
    shares = _shares(row, tables)
    for side, (name, context, numbers) in enumerate(row):
        slope = shares[side] - (side == winner)
        weights, past = tables[name][context], moved[name][context]
        for at, number in enumerate(numbers):
            if number:
                step = slope * number
                past[at] += step * step
                weights[at] -= rate * step / sqrt(past[at])


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
    return Weights(weights.worths, rounded["own"], rounded["hidden"])


def tune(kind: str, games: int, seed: int) -> Weights:
    """The weights learned from so many games; what they give is printed."""
    began = perf_counter()
    dice = random.Random(seed)
    weights = weights_for(*KINDS[kind])
    found = examples(dice, kind, games, weights, glancer(weights.worths, OFTEN))
    print(f"{kind}: {len(found)} positions, {perf_counter() - began:.0f} s", flush=True)
    dice.shuffle(found)
    tables, loss = fit(found, dice)
    weights = frozen(weights, tables)
    print(f"loss {loss:.4f} nats; {perf_counter() - began:.0f} s", flush=True)
    return weights


def probe(kind: str, games: int) -> None:
    """What halving and doubling each part of the worths gives is printed."""
    weights = weights_for(*KINDS[kind])
    present = weights.worths
    for part in Worths._fields:
        for factor in FACTORS:
            changed = present._replace(**{part: _scaled(getattr(present, part), factor)})
            share = duel(kind, games, glancer(changed, 0), glancer(present, 0), weights)
            print(f"{part} times {factor:g}: {share:.1%} of {games} games", flush=True)


def _scaled(value: Any, factor: float) -> Any:
    """Every number in these nested tuples times ``factor``."""
    if isinstance(value, tuple):
        return tuple(_scaled(part, factor) for part in value)
    return value * factor


def write(kind: str, weights: Weights) -> None:
    """weights.py has ``weights`` for that kind, and what it had for the others."""
    path = Path(learned.__file__)
    present = path.read_text(encoding="utf-8")
    head, _, rest = present.partition(FROM)
    _, _, tail = rest.partition(TO)
    of_kind = {each: weights_for(*KINDS[each]) for each in KINDS} | {kind: weights}
    values = "".join(
        f"_{each.upper()}: Final = Weights(\n    worths=_WORTHS,\n"
        + "".join(
            f"    {name}=(\n{_wrapped(getattr(of_kind[each], name))}    ),\n" for name in TABLES
        )
        + ")\n"
        for each in KINDS
    )
    path.write_text(f"{head}{FROM}{values}{TO}{tail}", encoding="utf-8", newline="\n")


def _wrapped(table: tuple[tuple[float, ...], ...]) -> str:
    return "".join(
        fill(f"{row!r},", 100, initial_indent=" " * 8, subsequent_indent=" " * 9) + "\n"
        for row in table
    )


def main() -> None:
    """What the arguments ask for has been learned, or probed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", nargs="?", choices=(*KINDS, "worths"), default="pair")
    parser.add_argument("kind", nargs="?", choices=KINDS, default="pair")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if asked.what == "worths":
        probe(asked.kind, asked.games)
        return
    weights = tune(asked.what, asked.games, asked.seed)
    if asked.write:
        write(asked.what, weights)


if __name__ == "__main__":
    main()
