"""The look-back marks the moves where something much better could have been played."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sequence_ui.replay.replay_screen import ReplayScreen
from tests.engine.paper import header, paper, position
from tests.ui.test_replay import shown

# Blue has one sequence and needs only h5, for which Ada holds 9D.
BOARD = [".bbbbb....", "..........", "..........", "..........", ".....bb.bb", *[".........."] * 5]
MISSED = {"seat": 0, "do": "play", "card": "2C", "at": "e2"}
WON = {"seat": 0, "do": "play", "card": "9D", "at": "h5"}
ABANDONED = {"end": {"reason": "abandoned", "winner": None}}
BLUE_WINS = {"end": {"reason": "sequences", "winner": "blue"}}


def looked_through(qtbot: QtBot, folder: Path, *lines: dict[str, Any]) -> ReplayScreen:
    """The screen once the whole record has been looked through for better moves."""
    board = position(board=BOARD, sequences=[["blue", "b1-f1"]])
    screen = shown(qtbot, folder)
    with qtbot.waitSignal(screen.reviewer.done):
        screen.open_bytes("evening", paper(header(position=board), *lines))
    return screen


def test_a_win_that_was_missed_is_marked_in_the_list_and_told_at_that_moment(
    qtbot: QtBot, tmp_path: Path
) -> None:
    screen = looked_through(qtbot, tmp_path, MISSED, ABANDONED)
    item = screen.moves.item(1)
    assert item.text() == "1  Ada: 2♣ on e2\n     Better: 9♦ on h5"
    assert item.data(Qt.ItemDataRole.AccessibleTextRole).endswith(". Better: 9♦ on h5")
    assert not screen.better.isVisible()
    screen.transport.go(1)
    assert screen.better.isVisible()
    assert screen.better.text() == "Better: 9♦ on h5: the line f5–j5 wins the game."


def test_a_good_move_is_not_marked(qtbot: QtBot, tmp_path: Path) -> None:
    screen = looked_through(qtbot, tmp_path, WON, BLUE_WINS)
    assert "Better" not in screen.moves.item(1).text()


def test_nobody_is_told_what_to_do_in_a_game_that_is_still_open(
    qtbot: QtBot, tmp_path: Path
) -> None:
    screen = looked_through(qtbot, tmp_path, MISSED, ABANDONED)
    board = position(board=BOARD, sequences=[["blue", "b1-f1"]])
    with qtbot.waitSignal(screen.shown), qtbot.assertNotEmitted(screen.reviewer.found, wait=50):
        screen.open_bytes("evening", paper(header(position=board), MISSED))
    assert "Better" not in screen.moves.item(1).text()
