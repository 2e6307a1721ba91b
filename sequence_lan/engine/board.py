"""The board: 100 squares, the card on each, and the 192 lines as masks (RULES.md 1).

A set of squares is a *mask*: a 100-bit int whose bit ``square`` is set.
"""

from collections.abc import Sequence
from itertools import compress
from typing import Final, NewType, TypeVar

from sequence_lan.engine.cards import CARDS, JACKS, Card

Square = NewType("Square", int)
"""0 to 99, row by row from ``a1``: ``10 * row + column``."""

Line = NewType("Line", int)
"""0 to 191: five squares in a straight run, numbered in the order that RULES.md 4 compares by."""

SIZE: Final = 10
_LAYOUT: Final = """
** 2S 3S 4S 5S 6S 7S 8S 9S **
6C 5C 4C 3C 2C AH KH QH TH TS
7C AS 2D 3D 4D 5D 6D 7D 9H QS
8C KS 6C 5C 4C 3C 2C 8D 8H KS
9C QS 7C 6H 5H 4H AH 9D 7H AS
TC TS 8C 7H 2H 3H KH TD 6H 2D
QC 9S 9C 8H 9H TH QH QD 5H 3D
KC 8S TC QC KC AC AD KD 4H 4D
AC 7S 6S 5S 4S 3S 2S 2H 3H 5D
** AD KD QD TD 9D 8D 7D 6D **
"""

SQUARES: Final[tuple[Square, ...]] = tuple(Square(n) for n in range(SIZE * SIZE))
CARD_ON: Final[tuple[Card | None, ...]] = tuple(
    # The very string of the pack, since two names of one string are compared at once.
    None if text == "**" else CARDS[CARDS.index(Card(text))]
    for text in _LAYOUT.split()
)
"""The card printed on each square; None on the corners."""

CORNERS: Final[tuple[Square, ...]] = tuple(s for s in SQUARES if CARD_ON[s] is None)
CORNER_MASK: Final = sum(1 << corner for corner in CORNERS)
PLAYABLE_MASK: Final = (1 << SIZE * SIZE) - 1 - CORNER_MASK
"""Every square that can bear a chip."""

SQUARES_OF: Final[dict[Card, tuple[Square, Square]]] = {
    card: (first, second)
    for first in SQUARES
    for second in SQUARES[first + 1 :]
    if (card := CARD_ON[first]) is not None and card == CARD_ON[second]
}
"""The two squares of every card but the jacks."""

CARD_MASK: Final[dict[Card, int]] = {
    card: 1 << first | 1 << second for card, (first, second) in SQUARES_OF.items()
} | dict.fromkeys(JACKS, 0)
"""The squares of every card as a mask; none for a jack."""

ACROSS, DOWN, DOWN_RIGHT, DOWN_LEFT = range(4)
"""The directions of a line, in the order of RULES.md 4."""

_STEPS: Final = ((1, 0), (0, 1), (1, 1), (-1, 1))
LENGTH: Final = 5


def _runs() -> list[tuple[int, tuple[Square, ...]]]:
    runs = []
    for start in SQUARES:
        row, column = divmod(start, SIZE)
        for direction, (right, down) in enumerate(_STEPS):
            last_column = column + right * (LENGTH - 1)
            if 0 <= last_column < SIZE and row + down * (LENGTH - 1) < SIZE:
                step = right + SIZE * down
                runs.append((direction, tuple(Square(start + step * n) for n in range(LENGTH))))
    return runs


_RUNS: Final = _runs()
LINES: Final[tuple[Line, ...]] = tuple(Line(n) for n in range(len(_RUNS)))
LINE_SQUARES: Final[tuple[tuple[Square, ...], ...]] = tuple(squares for _, squares in _RUNS)
LINE_DIRECTION: Final[tuple[int, ...]] = tuple(direction for direction, _ in _RUNS)
LINE_MASK: Final[tuple[int, ...]] = tuple(
    sum(1 << square for square in squares) for squares in LINE_SQUARES
)
LINES_THROUGH: Final[tuple[tuple[Line, ...], ...]] = tuple(
    tuple(line for line in LINES if square in LINE_SQUARES[line]) for square in SQUARES
)
"""For each square the lines that it is part of, in order."""


_FLAGS: Final = tuple(bytes(byte >> bit & 1 for bit in range(8)) for byte in range(256))
_Item = TypeVar("_Item")


def chosen(items: Sequence[_Item], mask: int) -> list[_Item]:
    """Of ``items``, one for each square, those whose squares are in ``mask``, in order."""
    # A walk over the single bits takes several times as long when many are set.
    flags = b"".join([_FLAGS[byte] for byte in mask.to_bytes(13, "little")])
    return list(compress(items, flags))


def squares_in(mask: int) -> list[Square]:
    """The squares of ``mask`` in ascending order."""
    return chosen(SQUARES, mask)
