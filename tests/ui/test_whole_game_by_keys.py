from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.opened import Opened
from tests.ui.opponent import Opponent


def tab_to(opened: Opened, goal: QWidget) -> None:
    """Tab is pressed until the keyboard is at ``goal``."""
    seen = 0
    while not goal.hasFocus():
        opened.key(Qt.Key.Key_Tab)
        seen += 1
        assert seen < 60, f"Tab never comes to {goal.accessibleName() or goal}"


def test_a_whole_game_is_played_with_the_keyboard_against_somebody_who_joined(
    qtbot: QtBot, tmp_path: Path
) -> None:
    opened = Opened(qtbot, tmp_path / "ada")
    window = opened.window
    tab_to(opened, window.start.open)
    opened.key(Qt.Key.Key_Space)
    page = window.opening
    assert page is not None
    opened.until(page.name.hasFocus)
    tab_to(opened, page.editor.draw)
    opened.key(Qt.Key.Key_Down)
    tab_to(opened, page.go)
    opened.key(Qt.Key.Key_Space)
    opened.until(lambda: window.lobby is not None and window.screen_shown is window.lobby)
    lobby = window.lobby
    assert lobby is not None
    opponent = Opponent(tmp_path / "bo", opened.address)
    try:
        tab_to(opened, lobby.seats.buttons[0])
        opened.key(Qt.Key.Key_Space)
        opened.until(lobby.start.isVisible)
        tab_to(opened, lobby.start)
        opened.key(Qt.Key.Key_Space)
        opened.until(lambda: opened.playing)
        assert opened.view.public.setup.rules.draw == "manual"
        while not opened.over:
            opened.until(opened.move_wanted)
            if not opened.over:
                opened.do_by_keys(opened.choice())
                opened.until_answered()
        table = window.table
        assert table is not None
        opened.until(table.end.isVisible)
        opened.until(lambda: opponent.game.view.public.result is not None)
        assert opponent.game.view.public.result == opened.view.public.result
        tab_to(opened, table.end.again)
        opened.key(Qt.Key.Key_Space)
        opened.until(lambda: window.screen_shown is lobby)
    finally:
        opponent.close()
        opened.close()
