"""What is asked before something that others would mind, and nothing else."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from sequence_lan.client.model import Link, Notice
from sequence_lan.net.messages import Kick
from sequence_ui.bridge import Bridge
from sequence_ui.parts.question import Question
from sequence_ui.settings.settings import Settings
from sequence_ui.theme import Theme
from sequence_ui.window import Window
from tests.ui.scenes import middle
from tests.ui.tables import game_table, hosting, lobby_table, snapshot


class Asked:
    """A window and the question over it."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.window = Window(Bridge(folder), Theme("light"), Settings(folder / "settings.ini"))
        qtbot.addWidget(self.window)
        with qtbot.waitExposed(self.window):
            self.window.show()

    @property
    def question(self) -> Question | None:
        found = self.window.findChildren(Question)
        return next((each for each in found if each.isVisible()), None)

    @property
    def words(self) -> str:
        question = self.question
        return "" if question is None else question.findChildren(QLabel)[0].text()


@pytest.fixture
def asked(qtbot: QtBot, tmp_path: Path) -> Asked:
    return Asked(qtbot, tmp_path)


def test_leaving_a_game_with_others_asks_and_staying_changes_nothing(asked: Asked) -> None:
    window = asked.window
    window.show_snapshot(snapshot(game_table(middle(), 0)))
    window.close()
    assert window.isVisible()
    assert asked.words == (
        "A game is going on. When you leave, your seat goes to a bot or a watcher."
    )
    assert asked.question is not None
    QTest.keyClick(asked.question, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert asked.question is None


def test_leaving_is_done_when_it_is_meant(qtbot: QtBot, asked: Asked) -> None:
    window = asked.window
    window.show_snapshot(snapshot(game_table(middle(), 0)))
    window.close()
    assert asked.question is not None
    with qtbot.waitSignal(window.gone):
        QTest.mouseClick(asked.question.yes, Qt.MouseButton.LeftButton)
    assert not window.isVisible()


def test_closing_ones_own_table_with_people_at_it_asks(asked: Asked) -> None:
    asked.window.show_snapshot(snapshot(lobby_table(), hosting=hosting()))
    asked.window.leave_table()
    assert asked.words == "This table is on this computer: leaving closes it for everybody."


def test_sending_somebody_away_asks(asked: Asked) -> None:
    asked.window.show_snapshot(snapshot(lobby_table(), hosting=hosting()))
    lobby = asked.window.lobby
    assert lobby is not None
    lobby.send.emit(Kick(2))
    assert asked.words == "Send Bo away from this table?"


@pytest.mark.parametrize("kind", ["lobby", "alone", "watching", "ended", "closed", "none"])
def test_nothing_else_asks(qtbot: QtBot, asked: Asked, kind: str) -> None:
    closed = Notice(1, "table_closed", "The host has closed the table.")
    game = game_table(middle(), 0)
    asked.window.show_snapshot(
        {
            "lobby": snapshot(lobby_table()),
            "alone": snapshot(lobby_table(people=("Ada", None)), hosting=hosting()),
            "watching": snapshot(game_table(middle(), None)),
            "ended": snapshot(replace(game, lobby=lobby_table(phase="ended").lobby)),
            "closed": snapshot(replace(game, link=Link.CLOSED, ended=closed)),
            "none": snapshot(),
        }[kind]
    )
    with qtbot.waitSignal(asked.window.gone):
        asked.window.close()
    assert asked.question is None


@pytest.mark.parametrize(("seat", "waits"), [(0, True), (None, False)])
def test_a_seat_waits_for_whoever_has_one_while_the_host_is_sought(
    asked: Asked, seat: int | None, waits: bool
) -> None:
    table = game_table(middle(), seat, link=Link.RECONNECTING, attempt=3)
    asked.window.show_snapshot(snapshot(table))
    words = asked.window.header.banner.headline.text
    assert "try 3, the next in a few seconds." in words
    assert ("Your seat waits 3:00 at least." in words) == waits
