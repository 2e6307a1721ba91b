"""Which lines a placement completes and claims (RULES.md 4)."""

from collections.abc import Iterable
from itertools import combinations, pairwise
from typing import Final

from sequence_lan.engine.board import (
    CORNER_MASK,
    CORNERS,
    LENGTH,
    LINE_DIRECTION,
    LINE_MASK,
    LINE_SQUARES,
    LINES,
    LINES_THROUGH,
    SIZE,
    SQUARES,
    Line,
    Square,
    squares_in,
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
    """Whether one side may have both lines (RULES.md 4).

    They share at most one square, and none along one straight where sequences must cross.
    """
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
    for old in own:
        fresh = [line for line in fresh if agree(line, old, must_cross)]
    if len(fresh) < 2:
        return (tuple(fresh),) if fresh else ()
    if len(fresh) == 2:
        one, other = fresh
        return ((one, other),) if agree(one, other, must_cross) else ((one,), (other,))
    straights: dict[int, list[Line]] = {}
    for line in fresh:
        straights.setdefault(LINE_DIRECTION[line], []).append(line)
    # Lines of different directions meet in the new chip alone, so each direction chooses by itself.
    sets: list[Claim] = [()]
    for along in straights.values():
        sets = [one + more for one in sets for more in _largest(along, must_cross)]
    return tuple(sorted([tuple(sorted(one)) for one in sets]))


def _largest(along: list[Line], must_cross: bool) -> list[Claim]:
    """The largest sets among lines of one straight, all through the new chip."""
    pairs = [pair for pair in combinations(along, 2) if agree(*pair, must_cross)]
    # Three lines through one square on one straight always share more than that square.
    return list(pairs) if pairs else [(line,) for line in along]


# Most placements make no line. What tells so at once is a side's tally: how many of its chips, the
# corners included, are on each of the 192 lines. It is one number, so that a chip is counted on
# every line through it by one addition: a line has three bits, beside those of the next line on
# the same straight, and the highest of them says "four chips or five".

_BITS: Final = 3


def _straight(line: Line) -> tuple[int, int, Line]:
    row, column = divmod(LINE_SQUARES[line][0], SIZE)
    direction = LINE_DIRECTION[line]
    return direction, (row, column, row - column, row + column)[direction], line


_BY_STRAIGHT: Final = sorted(LINES, key=_straight)
_ONE: Final = {line: 1 << _BITS * place for place, line in enumerate(_BY_STRAIGHT)}

TALLY_OF: Final = tuple(sum(_ONE[line] for line in LINES_THROUGH[square]) for square in SQUARES)
"""What a chip on each square adds to the tally of its side."""
FOURS_OF: Final = tuple(one << _BITS - 1 for one in TALLY_OF)
"""For each square the bits of a tally that say which lines through it have four chips or five.

While the square has no chip of that side, these are the lines that one would complete.
"""
_FOURS: Final = sum(_ONE.values()) << _BITS - 1
NO_CHIPS: Final = sum(TALLY_OF[corner] for corner in CORNERS)
"""The tally of a side that has the corners alone."""

_SHARED: Final = {
    _BITS * (place + 1): shared if shared.bit_count() == LENGTH - 1 else 0
    for place, (line, following) in enumerate(pairwise(_BY_STRAIGHT))
    for shared in (LINE_MASK[line] & LINE_MASK[following],)
}
"""By the length of a tally that ends there, what a line shares with the next on its straight."""


_TALLIES: Final[dict[int, int]] = {}
_KEPT: Final = 256


def tally_of(chips: int) -> int:
    """The tally of the side whose mask is ``chips``."""
    tally = _TALLIES.get(chips)
    if tally is None:
        tally = NO_CHIPS + sum([TALLY_OF[square] for square in squares_in(chips)])
        if len(_TALLIES) > _KEPT:
            _TALLIES.clear()
        _TALLIES[chips] = tally
    return tally


def completes(chips: int, square: Square) -> bool:
    """Whether a chip on ``square``, which has none, completes a line for the side of ``chips``."""
    tally = _TALLIES.get(chips) or tally_of(chips)
    if len(_TALLIES) > _KEPT:
        _TALLIES.clear()
    # When the chip is placed, the side's next turn begins with this tally.
    _TALLIES[chips | 1 << square] = tally + TALLY_OF[square]
    return tally & FOURS_OF[square] != 0


def choices(chips: int) -> int:
    """The squares where a chip may leave the side of ``chips`` a choice of lines, as a mask.

    Covered squares may be among them, and squares where the sequences that the side has already
    leave no choice.
    """
    # A choice takes six in a row, made by a chip that is at neither end: two lines beside each
    # other that have four chips each and lack the same one.
    pairs = (_TALLIES.get(chips) or tally_of(chips)) & _FOURS
    pairs &= pairs >> _BITS
    found = 0
    while pairs:
        length = pairs.bit_length()
        found |= _SHARED[length]
        pairs ^= 1 << length - 1
    return found & ~chips
