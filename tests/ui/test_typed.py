"""A name is read as it was typed, whatever signs it has."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Text
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sequence_ui.header import Header
from sequence_ui.lobby.lobby import LobbyScreen
from sequence_ui.lobby.options_editor import first_options
from sequence_ui.theme import Theme
from tests.ui.scenes import dealt
from tests.ui.shown import table_screen
from tests.ui.tables import game_table, lobby_table

BO = "<b>Bo</b> & Co"
WIM = "<i>Wim</i> & Xi"

# A menu is a window of its own, which the offscreen platform can't raise.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def read(text: str, *, rich: bool) -> str:
    """What a person reads where Qt is given ``text``, which it takes for markup if it may."""
    if rich and Text.mightBeRichText(text):
        return QTextDocumentFragment.fromHtml(text).toPlainText()
    return text


def unmarked(text: str) -> str:
    """What a person reads on a button or in a menu, where & marks the letter that follows."""
    return re.sub("&(.)", r"\1", text)


def texts(window: QWidget) -> list[str]:
    """Everything in ``window`` that has a name in it, as a person reads it."""
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        found.append(read(widget.toolTip(), rich=True))
        if isinstance(widget, QLabel):
            found.append(read(widget.text(), rich=widget.textFormat() is not PLAIN))
        elif isinstance(widget, QPushButton):
            found.append(unmarked(widget.text()))
        elif isinstance(widget, QMenu):
            found += [unmarked(action.text()) for action in widget.actions()]
    return [text for text in found if re.search(r"\b(Bo|Wim)\b", text)]


PLAIN = Qt.TextFormat.PlainText


def as_typed(text: str) -> bool:
    """Whether the names in ``text`` are whole."""
    rest = text.replace(BO, "").replace(WIM, "")
    return re.search(r"\b(Bo|Wim)\b", rest) is None


@pytest.fixture
def lobby(qtbot: QtBot) -> LobbyScreen:
    screen = LobbyScreen(Theme("light", motion=False))
    qtbot.addWidget(screen)
    people = ("Ada", BO, None, None)
    screen.show_table(lobby_table(people=people, watching=(WIM,), options=first_options(4)), None)
    screen.resize(1200, 740)
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


def test_names_in_the_lobby_are_read_as_they_were_typed(lobby: LobbyScreen) -> None:
    seen = texts(lobby)
    assert [text for text in seen if not as_typed(text)] == []
    assert f"{BO}\nnot ready yet" in seen
    assert f"Standing: {WIM}" in seen


def test_names_in_the_menus_of_the_lobby_are_read_as_they_were_typed(lobby: LobbyScreen) -> None:
    seats, standing = lobby.seats.buttons, lobby.seats.standing
    seen: list[str] = []
    for button in (seats[1], seats[2], standing):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        seen += texts(lobby)
        for menu in lobby.findChildren(QMenu):
            menu.close()
    assert [text for text in seen if not as_typed(text)] == []
    assert f"Bring {WIM} here" in seen
    assert f"Send {WIM} away" in seen


def test_names_at_the_table_are_read_as_they_were_typed(qtbot: QtBot) -> None:
    _, show = table_screen(qtbot)
    screen = show(game_table(dealt(), 0, names=("Ada", BO), watching=(WIM,)))
    QTest.mouseClick(screen.players.row(1), Qt.MouseButton.LeftButton)
    seen = texts(screen)
    assert [text for text in seen if not as_typed(text)] == []
    assert f"{BO}, Green, 7 cards" in seen
    assert f"Watching: {WIM}" in seen
    assert f"Make {BO} the table's owner" in seen
    for menu in screen.findChildren(QMenu):
        menu.close()


def test_a_tables_name_at_the_top_is_read_as_it_was_typed(qtbot: QtBot) -> None:
    header = Header(Theme("light", motion=False))
    qtbot.addWidget(header)
    header.resize(900, 40)
    header.show_title(f"{BO} · classic rules")
    assert texts(header)[0] == f"{BO} · classic rules"
    assert all(as_typed(text) for text in texts(header))
