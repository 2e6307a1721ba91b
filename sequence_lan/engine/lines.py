"""Which lines a placement completes and claims (RULES.md 4)."""

from collections.abc import Iterable
from itertools import combinations, product
from typing import Final

from sequence_lan.engine.board import (
    CORNER_MASK,
    LINE_DIRECTION,
    LINE_MASK,
    LINES_THROUGH,
    SQUARES,
    Line,
    Square,
)

Claim = tuple[Line, ...]
"""Lines claimed together, in ascending order."""

_NEEDED: Final = tuple(
    tuple((LINE_MASK[line] & ~CORNER_MASK & ~(1 << square), line) for line in LINES_THROUGH[square])
    for square in SQUARES
)
"""For each square the lines through it, each with the chips it still needs beside one there."""


def completed(chips: int, square: Square) -> list[Line]:
    """The lines that a chip on ``square`` completes for the side whose mask is ``chips``."""
    return [line for needed, line in _NEEDED[square] if needed & chips == needed]


def agree(one: Line, other: Line, must_cross: bool) -> bool:
    """Whether one side may have both lines: they share at most one square, and none along the
    same straight where sequences must cross (RULES.md 4)."""
    shared = LINE_MASK[one] & LINE_MASK[other]
    if shared & (shared - 1):
        return False
    return not (shared and must_cross and LINE_DIRECTION[one] == LINE_DIRECTION[other])


def claims(
    chips: int, square: Square, own: Iterable[Line], must_cross: bool
) -> tuple[Claim, ...]:
    """The largest sets of lines that a chip on ``square`` may claim, the first in order first.

    ``chips`` is the side's mask, ``own`` the lines it has already. Empty when no line is made;
    more than one set is a choice for the player (RULES.md 4).
    """
    fresh = completed(chips, square)
    if fresh:
        own = tuple(own)
        fresh = [line for line in fresh if all(agree(line, old, must_cross) for old in own)]
    if len(fresh) < 2:
        return (tuple(fresh),) if fresh else ()
    # Lines of different directions meet in the new chip alone, so each direction chooses by itself.
    largest = [
        _largest([line for line in fresh if LINE_DIRECTION[line] == direction], must_cross)
        for direction in sorted({LINE_DIRECTION[line] for line in fresh})
    ]
    return tuple(
        sorted(
            tuple(sorted(line for part in parts for line in part)) for parts in product(*largest)
        )
    )


def _largest(along: list[Line], must_cross: bool) -> list[Claim]:
    """The largest sets among lines of one straight, all through the new chip."""
    pairs = [pair for pair in combinations(along, 2) if agree(*pair, must_cross)]
    # Three lines through one square on one straight always share more than that square.
    return list(pairs) if pairs else [(line,) for line in along]
