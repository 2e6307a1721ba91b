import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from sequence_lan.engine.notation import parse_line, square_name
from sequence_ui.board.grid import Grid, touched
from tests.ui.laid import laid
from tests.ui.scenes import middle


def test_the_board_is_as_high_as_its_room_and_lies_in_its_middle() -> None:
    grid = Grid.fit(QRect(0, 0, 1000, 600))
    assert (grid.down, grid.across) == (60, 57)
    assert grid.board == QRect(215, 0, 570, 600)


@pytest.mark.parametrize(
    "room", [QRect(0, 0, 1000, 600), QRect(0, 0, 500, 900), QRect(5, 5, 419, 433)]
)
def test_a_cell_is_as_tall_as_wide_or_a_little_taller(room: QRect) -> None:
    grid = Grid.fit(room)
    assert 1.0 <= grid.down / grid.across <= 1.15
    assert room.contains(grid.board)


def test_a_slanted_band_also_shows_on_the_squares_whose_corner_it_cuts() -> None:
    names = {square_name(square) for square in touched(parse_line("a1-e5"))}
    assert names == {"a1", "b2", "c3", "d4", "e5"} | {
        *("a2", "b3", "c4", "d5"),
        *("b1", "c2", "d3", "e4"),
    }


def test_an_upright_band_shows_on_its_five_squares() -> None:
    names = {square_name(square) for square in touched(parse_line("c3-c7"))}
    assert names == {"c3", "c4", "c5", "c6", "c7"}


def test_every_square_lies_where_its_name_says(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    one, right, under = table.square("a1"), table.square("b1"), table.square("a2")
    assert right.x() == one.x() + one.width()
    assert right.y() == one.y()
    assert under.y() == one.y() + one.height()
    assert under.x() == one.x()
