"""Calling the person back when it is their turn."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sequence_ui.attention import Attention
from sequence_ui.settings.settings import Settings
from sequence_ui.table.turn_banner import Headline

MINE = Headline("YOUR TURN – play a card", "yours", "blue")
THEIRS = Headline("Bo is on turn", "quiet", "green")


class Away:
    """A window that another one lies over, and what it calls out."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.settings = Settings(folder / "settings.ini")
        self.window = self.opened()
        self.attention = Attention(self.window, self.settings)
        self.called: list[str] = []
        self.attention.called.connect(self.called.append)
        self.bring(self.opened())

    def opened(self) -> QWidget:
        window = QWidget()
        self.qtbot.addWidget(window)
        with self.qtbot.waitExposed(window):
            window.show()
        return window

    def bring(self, window: QWidget) -> None:
        window.activateWindow()
        self.qtbot.waitUntil(window.isActiveWindow)


@pytest.fixture
def away(qtbot: QtBot, tmp_path: Path) -> Away:
    return Away(qtbot, tmp_path)


def test_a_person_whose_window_is_not_in_front_is_called_once_a_turn(away: Away) -> None:
    away.attention.follow(THEIRS)
    away.attention.follow(MINE)
    away.attention.follow(Headline("YOUR TURN – choose a square", "yours", "blue"))
    assert away.called == ["YOUR TURN – play a card"]
    away.attention.follow(THEIRS)
    away.attention.follow(MINE)
    assert away.called == ["YOUR TURN – play a card"] * 2


def test_a_person_who_looks_at_the_table_is_not_called(away: Away) -> None:
    away.bring(away.window)
    away.attention.follow(MINE)
    assert away.called == []


def test_a_person_who_does_not_want_it_is_not_called(away: Away) -> None:
    away.settings.set_notifies(False)
    away.attention.follow(MINE)
    assert away.called == []
