"""What the bots count on the lines is what the engine says of lines and claims (RULES.md 4)."""

import random

import pytest

from sequence_lan.bots.tally import Tally
from sequence_lan.engine.board import CORNER_MASK, LINE_MASK, LINES, PLAYABLE_MASK, Line, squares_in
from sequence_lan.engine.lines import Claim, claims
from tests.bots.tables import dealt
from tests.engine.staging import FRIENDLY


def fresh(must_cross: bool) -> Tally:
    """An empty board for two sides that need so many sequences that nobody wins."""
    tally = Tally.of(dealt(FRIENDLY, 2, 2, 1).public)
    tally.must_cross = must_cross
    tally.needs = [50, 50]
    return tally


def check_counts(tally: Tally) -> None:
    """Every line has as many of each side's squares as a plain count finds."""
    for side, chips in enumerate(tally.chips):
        for line in LINES:
            count = (LINE_MASK[line] & (chips | CORNER_MASK)).bit_count()
            bits = (tally.ones[side], tally.twos[side], tally.fours[side])
            assert sum((number >> line & 1) << place for place, number in enumerate(bits)) == count


@pytest.mark.parametrize("must_cross", [False, True])
@pytest.mark.parametrize("seed", range(25))
def test_whatever_is_placed_and_taken_lines_and_claims_are_the_engines(
    seed: int, must_cross: bool
) -> None:
    dice, tally = random.Random(seed), fresh(must_cross)
    own: list[list[Line]] = [[], []]
    made_some = 0
    for square in dice.sample(squares_in(PLAYABLE_MASK), 96):
        # One side has most of the board, so that long rows come about.
        side = int(dice.random() < 0.15)
        options: tuple[Claim, ...] = claims(tally.chips[side], square, own[side], must_cross)
        made = tally.place(side, square)
        assert bool(made) == bool(options)
        if options:
            made_some += 1
            tally.claim(side, made)
            own[side] += options[0]
        lines = [line for of_side in own for line in of_side]
        assert tally.needs == [50 - len(of_side) for of_side in own]
        assert set(squares_in(tally.locked)) == {s for n in lines for s in squares_in(LINE_MASK[n])}
        other = dice.randrange(2)
        loose = squares_in(tally.chips[other] & ~tally.locked)
        if loose and dice.random() < 0.05:
            tally.remove(other, dice.choice(loose))
    check_counts(tally)
    assert made_some > 0
