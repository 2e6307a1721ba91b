"""What of a position bears on who wins, as short lists of numbers for each side.

A side whose cards are known is described by ``known``, one whose cards are not by ``hidden``. What
the numbers are worth is learned from games (``weights``).
"""

from typing import Final

from sequence_lan.bots.tally import LINES_AT, Tally
from sequence_lan.engine.board import LINE_MASK, PLAYABLE_MASK

KNOWN: Final = 24
"""How many numbers ``known`` gives."""
HIDDEN: Final = 9
"""How many numbers ``hidden`` gives."""


def known(
    tally: Tally, side: int, cover: set[int], gone: int, spent: int, placers: int, takers: int
) -> list[float]:
    """The chances of a side with known cards.

    ``cover`` are the free squares that its cards other than jacks can be played on, ``gone`` is the
    mask of the free squares for which no card is left, ``spent`` the set of lines that lack one of
    those; ``placers`` are its two-eyed jacks, ``takers`` its one-eyed ones.
    """
    ones, twos, fours = tally.ones[side], tally.twos[side], tally.fours[side]
    usable = tally.open_lines(side)
    has_one = has_two = has_four = 0
    for square in cover:
        lines = LINES_AT[square]
        carried = has_one & lines
        has_one ^= lines
        has_four |= has_two & carried
        has_two ^= carried
    has_none = ~(has_one | has_two | has_four)
    has_three = has_one & has_two
    one = ones & ~twos & ~fours & usable
    two = twos & ~ones & usable
    three = twos & ones & usable
    four = fours & ~ones & usable
    none = usable & ~ones & ~twos & ~fours
    squares = _completing(tally, side, four)
    ready = 0
    for square in cover:
        ready += squares >> square & 1
    lost = (squares & gone).bit_count()
    unready = squares.bit_count() - ready - lost
    return [
        (none & (has_three | has_four)).bit_count(),
        (one & ~has_two & ~has_four).bit_count(),
        (one & has_two & ~has_one).bit_count(),
        (one & has_three).bit_count(),
        (one & has_four).bit_count(),
        (two & has_none).bit_count(),
        (two & has_one & ~has_two).bit_count(),
        (two & has_two & ~has_one).bit_count(),
        (two & has_three).bit_count(),
        (two & spent).bit_count(),
        (three & has_none).bit_count(),
        (three & has_one & ~has_two).bit_count(),
        (three & has_two).bit_count(),
        (three & spent).bit_count(),
        ready > 0,
        ready > 1,
        unready > 0,
        unready > 1,
        lost > 0,
        placers > 0 and ready == 0 and unready + lost > 0,
        placers > 0 and bool(three & (has_one | has_two)),
        placers,
        takers,
        1.0,
    ]


def _completing(tally: Tally, side: int, lines: int) -> int:
    """The mask of the squares that these lines of the side lack."""
    squares = 0
    while lines:
        low = lines & -lines
        lines ^= low
        squares |= LINE_MASK[low.bit_length() - 1]
    return squares & ~tally.chips[side] & PLAYABLE_MASK


def hidden(
    tally: Tally, side: int, single: int, gone: int, spent: int, placers: float
) -> list[float]:
    """The chances of a side whose cards are not known.

    ``gone`` is the mask of the squares for which no card is in hidden hands or the deck, ``single``
    of those for which one is, ``spent`` the set of lines that lack one of ``gone``; ``placers``
    are the two-eyed jacks that it is to be expected to hold.
    """
    ones, twos, fours = tally.ones[side], tally.twos[side], tally.fours[side]
    usable = tally.open_lines(side)
    three = twos & ones & usable
    squares = _completing(tally, side, fours & ~ones & usable)
    return [
        (ones & ~twos & ~fours & usable).bit_count(),
        (twos & ~ones & usable).bit_count(),
        (three & ~spent).bit_count(),
        (three & spent).bit_count(),
        (squares & gone).bit_count(),
        (squares & single).bit_count(),
        (squares & ~gone & ~single).bit_count(),
        placers if squares else 0.0,
        1.0,
    ]
