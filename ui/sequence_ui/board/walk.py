"""Where a key leads from one square of the board (no widget)."""

from typing import Final

from PySide6.QtCore import Qt

from sequence_lan.engine.board import SIZE, Square, squares_in

_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_LAST: Final = SIZE - 1


def walked(square: Square, key: Qt.Key, modifiers: Qt.KeyboardModifier, lit: int) -> Square | None:
    """The square that ``key`` leads to; None for a key that walks nowhere.

    ``lit`` is the mask of the squares that N goes round.
    """
    row, column = divmod(square, SIZE)
    if key in _STEPS:
        across, down = _STEPS[key]
        row, column = min(max(row + down, 0), _LAST), min(max(column + across, 0), _LAST)
    elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
        end = 0 if key == Qt.Key.Key_Home else _LAST
        row, column = end if modifiers & Qt.KeyboardModifier.ControlModifier else row, end
    elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
        row = 0 if key == Qt.Key.Key_PageUp else _LAST
    elif key == Qt.Key.Key_N:
        back = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        return next_lit(lit or 1 << square, square, back=back)
    else:
        return None
    return Square(SIZE * row + column)


def next_lit(lit: int, square: int, *, back: bool = False) -> Square:
    """The square of the mask ``lit`` that comes after ``square``, or before it, going round."""
    among = squares_in(lit)
    if back:
        return next((each for each in reversed(among) if each < square), among[-1])
    return next((each for each in among if each > square), among[0])
