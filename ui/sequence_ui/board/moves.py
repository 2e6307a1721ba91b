"""The last move of every player, as the board marks it."""

from collections.abc import Iterable
from dataclasses import dataclass

from sequence_lan.engine.board import Square
from sequence_lan.engine.events import Event, Passed, Placed, Removed


@dataclass(frozen=True, slots=True)
class LastMove:
    """Where a seat placed a chip, or took one of the side with the index ``taken``."""

    seat: int
    square: Square
    taken: int | None = None


def after(moves: tuple[LastMove, ...], events: Iterable[Event]) -> tuple[LastMove, ...]:
    """The last moves once ``events`` have happened, the oldest first, one a seat at most."""
    for event in events:
        match event:
            case Placed(seat, _, square):
                moves = (*_without(moves, seat, square), LastMove(seat, square))
            case Removed(seat, _, square, side):
                moves = (*_without(moves, seat, square), LastMove(seat, square, side))
            case Passed(seat):
                moves = tuple(move for move in moves if move.seat != seat)
            case _:
                pass
    return moves


def _without(moves: tuple[LastMove, ...], seat: int, square: Square) -> tuple[LastMove, ...]:
    return tuple(move for move in moves if move.seat != seat and move.square != square)
