"""Enter presses a button as Space does, whatever the desktop."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sequence_ui.keys_page import KeysPage
from tests.ui.opened import Opened


def furnished(qtbot: QtBot, folder: Path) -> Opened:
    """A window with all that its first frame can do without."""
    opened = Opened(qtbot, folder)
    opened.until(lambda: opened.window.header.menu.menu() is not None)
    return opened


def enter(opened: Opened, button: QAbstractButton) -> None:
    """The keyboard comes to ``button``, and Enter is pressed."""
    button.setFocus(Qt.FocusReason.TabFocusReason)
    opened.until(button.hasFocus)
    opened.key(Qt.Key.Key_Return)


def test_enter_presses_the_buttons_of_every_page(qtbot: QtBot, tmp_path: Path) -> None:
    opened = furnished(qtbot, tmp_path)
    window = opened.window
    enter(opened, window.start.open)
    page = window.opening
    assert page is not None
    assert window.screen_shown is page
    assert not page.private.isChecked()
    enter(opened, page.private)
    assert page.private.isChecked()
    enter(opened, page.go)
    opened.until(lambda: window.lobby is not None and window.screen_shown is window.lobby)
    lobby = window.lobby
    assert lobby is not None
    enter(opened, lobby.seats.buttons[0])
    opened.until(lambda: lobby.seats.buttons[0].text().startswith("Ada"))


def test_enter_presses_what_frames_the_pages(qtbot: QtBot, tmp_path: Path) -> None:
    opened = furnished(qtbot, tmp_path)
    enter(opened, opened.window.header.keys)
    (page,) = opened.window.findChildren(KeysPage)
    assert page.isVisible()
    page.close()
