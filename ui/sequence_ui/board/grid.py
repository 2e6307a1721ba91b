"""Where the squares lie, and the middle of the chips and bands on them."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF

from sequence_lan.engine.board import CARD_ON, LINE_SQUARES, SIZE, Line, Square
from sequence_ui.art.faces import star_centre

_SHAPE: Final = 1.06
"""A square's height by its width where there is room: a little like a card."""
TALLEST: Final = 1.15
"""A square's height by its width at most."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Ten by ten cells of equal whole pixels; distances are device-independent pixels."""

    left: int
    top: int
    across: int
    down: int

    @classmethod
    def fit(cls, room: QRect) -> "Grid":
        """The largest board within ``room``, centred; a cell's height is 1.0 to 1.15 widths."""
        down = max(1, room.height() // SIZE)
        across = max(1, min(room.width() // SIZE, round(down / _SHAPE)))
        down = min(down, round(across * TALLEST))
        left = room.left() + (room.width() - SIZE * across) // 2
        top = room.top() + (room.height() - SIZE * down) // 2
        return cls(left, top, across, down)

    @property
    def board(self) -> QRect:
        """All hundred cells."""
        return QRect(self.left, self.top, SIZE * self.across, SIZE * self.down)

    @property
    def gap(self) -> int:
        """The cloth on each side of a card within its cell."""
        return max(1, round(self.across * 0.022))

    @property
    def radius(self) -> float:
        """The radius of a chip."""
        return 0.285 * min(self.down, self.across * 1.06)

    def cell(self, square: Square) -> QRect:
        """The cell of a square."""
        row, column = divmod(square, SIZE)
        return QRect(
            self.left + column * self.across, self.top + row * self.down, self.across, self.down
        )

    def paper(self, square: Square) -> QRectF:
        """The card within a square's cell."""
        gap = self.gap
        return QRectF(self.cell(square)).adjusted(gap, gap, -gap, -gap)

    def middle(self, square: Square) -> QPointF:
        """The middle of a chip on the square: beneath the card's index, which stays readable."""
        # Whole pixels: a picture of a chip is then copied, not smoothed.
        if CARD_ON[square] is None:
            return QPointF(star_centre(self.paper(square)).toPoint())
        cell = self.cell(square)
        return QPointF(cell.left() + self.across // 2, cell.top() + round(0.665 * self.down))

    def at(self, point: QPoint) -> Square | None:
        """The square under ``point``; None beside the board."""
        if not self.board.contains(point):
            return None
        column = (point.x() - self.left) // self.across
        row = (point.y() - self.top) // self.down
        return Square(SIZE * row + column)

    def run(self, line: Line) -> QLineF:
        """From the middle of the line's first square to that of its last."""
        squares = LINE_SQUARES[line]
        return QLineF(self.middle(squares[0]), self.middle(squares[-1]))


def touched(line: Line) -> frozenset[Square]:
    """The squares on which a band along ``line`` shows: its own, and those whose corner it cuts."""
    squares = LINE_SQUARES[line]
    cut = {
        Square(SIZE * (one // SIZE) + other % SIZE)
        for one, other in [*pairwise(squares), *pairwise(reversed(squares))]
    }
    return frozenset((*squares, *cut))
