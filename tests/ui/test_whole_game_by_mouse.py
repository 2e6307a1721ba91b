from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.ui.opened import Opened
from tests.ui.opponent import Opponent


def test_a_whole_game_is_played_with_the_mouse_against_somebody_who_joined(
    qtbot: QtBot, tmp_path: Path
) -> None:
    opened = Opened(qtbot, tmp_path / "ada")
    window = opened.window
    opened.click(window.start.open)
    assert window.opening is not None
    opened.click(window.opening.go)
    opened.until(lambda: window.lobby is not None and window.screen_shown is window.lobby)
    lobby = window.lobby
    assert lobby is not None
    opponent = Opponent(tmp_path / "bo", opened.address)
    try:
        opened.click(lobby.seats.buttons[0])
        opened.until(lobby.start.isVisible)
        opened.click(lobby.start)
        opened.until(lambda: opened.playing)
        while not opened.over:
            opened.until(opened.move_wanted)
            if not opened.over:
                opened.do_by_mouse(opened.choice())
                opened.until_answered()
        table = window.table
        assert table is not None
        opened.until(table.end.isVisible)
        opened.until(lambda: opponent.game.view.public.result is not None)
        assert opponent.game.view.public.result == opened.view.public.result
        assert opponent.game.view.public.chips == opened.view.public.chips
        opened.click(table.end.again)
        opened.until(lambda: window.screen_shown is lobby)
    finally:
        opponent.close()
        opened.close()
