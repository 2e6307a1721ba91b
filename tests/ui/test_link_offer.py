"""A bundle asks whether links of tables shall open it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_lan.link_handler import Places, opens_links
from sequence_ui.lobby.start import StartScreen
from sequence_ui.settings.settings import Settings
from sequence_ui.theme import Theme

PROGRAM = Path("/opt/sequence-lan/sequence-lan")


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> StartScreen:
    return shown(qtbot, tmp_path)


def shown(qtbot: QtBot, folder: Path) -> StartScreen:
    """A start screen of a person whose settings are in ``folder``."""
    screen = StartScreen(Theme("light", motion=False), Settings(folder / "settings.ini"))
    qtbot.addWidget(screen)
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


def places(folder: Path) -> Places:
    return Places(folder / "share", folder / "config")


def test_a_yes_makes_links_open_the_program(start: StartScreen, tmp_path: Path) -> None:
    start.offer_links(PROGRAM, places(tmp_path))
    assert start.links is not None
    said: list[str] = []
    start.links.answered.connect(said.append)
    QTest.mouseClick(start.links.yes, Qt.MouseButton.LeftButton)
    assert said == ["Links of tables open this program from now on."]
    assert opens_links(PROGRAM, places(tmp_path))
    assert not start.links.isVisible()


def test_who_has_agreed_is_not_asked_again(
    start: StartScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    start.offer_links(PROGRAM, places(tmp_path))
    assert start.links is not None
    start.links.yes.click()
    again = shown(qtbot, tmp_path)
    again.offer_links(PROGRAM, places(tmp_path))
    assert again.links is None


def test_a_no_leaves_the_desktop_alone_and_is_not_asked_again(
    start: StartScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    start.offer_links(PROGRAM, places(tmp_path))
    assert start.links is not None
    start.links.no.click()
    assert not opens_links(PROGRAM, places(tmp_path))
    assert not (tmp_path / "share").exists()
    again = shown(qtbot, tmp_path)
    again.offer_links(PROGRAM, places(tmp_path))
    assert again.links is None


def test_a_desktop_that_cannot_be_written_is_said_in_a_sentence(
    start: StartScreen, tmp_path: Path
) -> None:
    (tmp_path / "share").write_text("", encoding="utf-8")
    start.offer_links(PROGRAM, places(tmp_path))
    assert start.links is not None
    said: list[str] = []
    start.links.answered.connect(said.append)
    start.links.yes.click()
    assert said == [f"Links can't be set up: {tmp_path / 'share'} can't be written."]
