"""The board as it was after an earlier event, worked out backwards from what it is now."""

from sequence_lan.engine.board import LINE_MASK
from sequence_lan.engine.events import Completed, Ended, Event, Placed, Removed
from sequence_lan.engine.public import Public


def board_then(public: Public, log: tuple[Event, ...], index: int) -> Public:
    """``public`` with the chips and sequences that lay there once ``log[index]`` had happened.

    ``log`` ends with the latest event and may begin in the middle of the game. Everything that
    the board does not show is as it is now.
    """
    chips, sequences, result = list(public.chips), list(public.sequences), public.result
    for event in reversed(log[index + 1 :]):
        match event:
            case Placed(seat, _, square):
                chips[public.setup.side_of(seat)] &= ~(1 << square)
            case Removed(_, _, square, side):
                chips[side] |= 1 << square
            case Completed():
                sequences.pop()
            case Ended():
                result = None
            case _:
                pass
    locked = 0
    for sequence in sequences:
        locked |= LINE_MASK[sequence.line]
    return public._replace(
        chips=tuple(chips), sequences=tuple(sequences), locked=locked, result=result
    )
