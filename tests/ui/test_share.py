"""How others come to a table, said during a game (DESIGN.md 6)."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sequence_lan.session import Hosting
from sequence_ui.bridge import Bridge
from sequence_ui.lobby.share import QrCode
from sequence_ui.lobby.share_page import SharePage
from sequence_ui.settings.settings import Settings
from sequence_ui.theme import Theme
from sequence_ui.window import Window
from tests.ui.scenes import middle
from tests.ui.tables import game_table, hosting, snapshot

COME_HERE = "How others come here …"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    window = Window(Bridge(tmp_path), Theme("light"), Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def offers(window: Window, hosted: Hosting | None) -> list[str]:
    """What the menu of the rules says during a game."""
    window.show_snapshot(snapshot(game_table(middle(), 0), hosting=hosted))
    menu = window.header.rules.menu()
    assert menu is not None
    return [action.text() for action in menu.actions()]


def test_the_host_sees_addresses_link_picture_and_code_during_a_game(
    qtbot: QtBot, window: Window
) -> None:
    private = hosting(code="42-amber-fox")
    assert COME_HERE in offers(window, private)
    menu = window.header.rules.menu()
    assert menu is not None
    next(action for action in menu.actions() if action.text() == COME_HERE).trigger()
    (page,) = window.findChildren(SharePage)
    qtbot.waitUntil(page.isVisible)
    words = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert "192.168.1.7:47624\n10.0.0.7:47624" in words
    assert "42-amber-fox" in words
    assert page.share.link.text() == private.link
    assert all(code.isVisible() for code in page.findChildren(QrCode))
    page.reject()


def test_only_a_host_that_can_be_reached_says_how_others_come_here(window: Window) -> None:
    assert COME_HERE not in offers(window, None)
    assert COME_HERE in offers(window, hosting())
    assert COME_HERE not in offers(window, hosting(addresses=(), practice=True))
