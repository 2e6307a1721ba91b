"""How many squares of each line each side has, for all 192 lines at once.

A set of lines is a 192-bit int whose bit ``line`` is set. Counts are kept as three such ints, the
ones, twos and fours of every line's count, so that a placement costs a handful of operations.
"""

from typing import Final

from sequence_lan.engine.board import (
    CORNER_MASK,
    LINE_MASK,
    LINES,
    LINES_THROUGH,
    SQUARES,
    squares_in,
)
from sequence_lan.engine.lines import agree
from sequence_lan.engine.public import Public

ALL_LINES: Final = (1 << len(LINES)) - 1
LINES_AT: Final = tuple(sum(1 << line for line in LINES_THROUGH[square]) for square in SQUARES)
"""For each square the set of the lines through it."""
CORNERED: Final = sum(1 << line for line in LINES if LINE_MASK[line] & CORNER_MASK)
"""The lines with a corner, which everybody has."""
_SPOILT: Final = tuple(
    tuple(
        sum(1 << other for other in LINES if not agree(line, other, must_cross)) for line in LINES
    )
    for must_cross in (False, True)
)
"""For each line those that its side can no longer have beside it, without and with crossing."""


class Tally:
    """The chips on the board and the lines they count for. Changes as chips come and go."""

    __slots__ = (
        "chips",
        "fours",
        "locked",
        "must_cross",
        "needs",
        "ones",
        "spoilt",
        "taken",
        "twos",
    )

    def __init__(
        self,
        chips: list[int],
        ones: list[int],
        twos: list[int],
        fours: list[int],
        spoilt: list[int],
        needs: list[int],
        taken: bytearray,
        locked: int,
        must_cross: bool,
    ) -> None:
        self.chips = chips
        """A mask for each side."""
        self.ones = ones
        self.twos = twos
        self.fours = fours
        self.spoilt = spoilt
        """For each side the lines that agree no longer with its sequences."""
        self.needs = needs
        """For each side how many sequences it still needs to win."""
        self.taken = taken
        """For each square 0 if it is free, else 1 and the index of the side; 255 on a corner."""
        self.locked = locked
        self.must_cross = must_cross

    @classmethod
    def of(cls, public: Public) -> "Tally":
        """The table as everybody sees it."""
        sides = len(public.chips)
        tally = cls(
            [0] * sides,
            [CORNERED] * sides,
            [0] * sides,
            [0] * sides,
            [0] * sides,
            [public.setup.rules.sequences_to_win] * sides,
            bytearray(100),
            public.locked,
            public.setup.rules.shared_must_cross,
        )
        for square in squares_in(CORNER_MASK):
            tally.taken[square] = 255
        for side, chips in enumerate(public.chips):
            for square in squares_in(chips):
                tally.place(side, square)
        for side, line in public.sequences:
            tally.spoilt[side] |= _SPOILT[tally.must_cross][line]
            tally.needs[side] -= 1
        return tally

    def copy(self) -> "Tally":
        """The same, to be changed by itself."""
        return Tally(
            self.chips[:],
            self.ones[:],
            self.twos[:],
            self.fours[:],
            self.spoilt[:],
            self.needs[:],
            self.taken[:],
            self.locked,
            self.must_cross,
        )

    def place(self, side: int, square: int) -> int:
        """A chip is there; the set of lines of five through it that agree with the side's own."""
        lines = LINES_AT[square]
        ones, twos = self.ones[side], self.twos[side]
        self.ones[side] = ones ^ lines
        carried = ones & lines
        self.twos[side] = twos ^ carried
        self.fours[side] |= twos & carried
        self.chips[side] |= 1 << square
        self.taken[square] = side + 1
        return lines & self.fours[side] & self.ones[side] & ~self.spoilt[side]

    def remove(self, side: int, square: int) -> None:
        """The chip of the side is off that square."""
        lines = LINES_AT[square]
        ones, twos = self.ones[side], self.twos[side]
        self.ones[side] = ones ^ lines
        borrowed = lines & ~ones
        self.twos[side] = twos ^ borrowed
        self.fours[side] &= ~(borrowed & ~twos)
        self.chips[side] &= ~(1 << square)
        self.taken[square] = 0

    def claim(self, side: int, made: int) -> None:
        """The side claims as many of the lines ``made`` by a placement as it can (RULES.md 4).

        Where there is a choice, the first in order.
        """
        while made:
            line = (made & -made).bit_length() - 1
            self.claim_lines(side, (line,))
            made &= ~self.spoilt[side]

    def claim_lines(self, side: int, lines: tuple[int, ...]) -> None:
        """The side has these lines as sequences."""
        for line in lines:
            self.spoilt[side] |= _SPOILT[self.must_cross][line]
            self.locked |= LINE_MASK[line]
            self.needs[side] -= 1

    def touched_lines(self, side: int) -> int:
        """The lines that bear a chip of the side, corners aside."""
        return self.ones[side] & ~CORNERED | self.twos[side] | self.fours[side]

    def single_lines(self, side: int) -> int:
        """The lines that bear a single chip of the side."""
        ones, twos, fours = self.ones[side], self.twos[side], self.fours[side]
        return (ones & ~twos & ~fours & ~CORNERED) | (twos & ~ones & CORNERED)

    def open_lines(self, side: int) -> int:
        """The lines that the side can still make: none of another's chips is on them."""
        closed = self.spoilt[side]
        for other in range(len(self.chips)):
            if other != side:
                closed |= self.ones[other] & ~CORNERED | self.twos[other] | self.fours[other]
        return ALL_LINES & ~closed
