"""Which lines a placement completes and claims (RULES.md 4)."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations, product
from typing import Final

from sequence_lan.engine.board import (
    CORNER_MASK,
    LINE_DIRECTION,
    LINE_MASK,
    LINES_THROUGH,
    PLAYABLE_MASK,
    SIZE,
    SQUARES,
    Line,
    Square,
)

Claim = tuple[Line, ...]
"""Lines claimed together, in ascending order."""

_Needs = tuple[tuple[int, Line], ...]
"""Lines through a square, each after the mask of the chips it needs beside one there."""

_NEEDS: Final[tuple[_Needs, ...]] = tuple(
    tuple((LINE_MASK[line] & ~CORNER_MASK & ~(1 << square), line) for line in LINES_THROUGH[square])
    for square in SQUARES
)


def _around(square: Square) -> int:
    """The squares next to ``square`` that can bear a chip, as a mask."""
    row, column = divmod(square, SIZE)
    rows = range(max(row - 1, 0), min(row + 2, SIZE))
    columns = range(max(column - 1, 0), min(column + 2, SIZE))
    return sum(1 << SIZE * r + c for r in rows for c in columns) & PLAYABLE_MASK & ~(1 << square)


_AROUND: Final = tuple(_around(square) for square in SQUARES)


@cache
def _possible(square: Square, near: int) -> _Needs:
    """The lines through ``square`` that are not ruled out when of the squares next to it the own
    chips are on those of ``near``.

    Of ten lines one or two are left, and every case comes again and again.
    """
    far = _AROUND[square] & ~near
    return tuple((needs, line) for needs, line in _NEEDS[square] if not needs & far)


def completed(chips: int, square: Square) -> list[Line]:
    """The lines that a chip on ``square`` completes for the side whose mask is ``chips``."""
    lines = []
    for needs, line in _possible(square, chips & _AROUND[square]):
        if needs & chips == needs:
            lines.append(line)  # noqa: PERF401 - most often there is none, and then this is quicker
    return lines


def agree(one: Line, other: Line, must_cross: bool) -> bool:
    """Whether one side may have both lines: they share at most one square, and none along the
    same straight where sequences must cross (RULES.md 4)."""
    shared = LINE_MASK[one] & LINE_MASK[other]
    if shared & (shared - 1):
        return False
    return not (shared and must_cross and LINE_DIRECTION[one] == LINE_DIRECTION[other])


def claims(chips: int, square: Square, own: Iterable[Line], must_cross: bool) -> tuple[Claim, ...]:
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


def choices(chips: int) -> int:
    """A mask of at least every square where a chip would leave the side a choice of lines.

    It also holds squares that are not free, and may hold some where there is no choice after all.
    """
    # A choice takes two lines on one straight, so six in a row that the new chip makes from
    # inside: its square has chips on both sides, one and four, two and three, or the reverse.
    own = chips | CORNER_MASK
    found = 0
    for step in (1, SIZE, SIZE + 1, SIZE - 1):
        twos = own & own >> step
        threes = twos & own >> 2 * step
        if threes:
            fours = threes & threes >> step
            found |= (twos & threes >> 3 * step) << 2 * step
            found |= (threes & twos >> 4 * step) << 3 * step
            if fours:
                found |= (own & fours >> 2 * step) << step
                found |= (fours & own >> 5 * step) << 4 * step
    return found
