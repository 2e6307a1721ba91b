"""Pages that lie over a table, and what the settings do there."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sequence_lan.engine.public import Result
from sequence_ui.attention import Attention
from sequence_ui.bridge import Bridge
from sequence_ui.howto.guide import Guide
from sequence_ui.parts.sentence import HERALD
from sequence_ui.settings.settings import Settings
from sequence_ui.table.turn_banner import Headline
from sequence_ui.theme import Theme
from sequence_ui.window import Window
from tests.engine.paper import header, played
from tests.ui.scenes import middle
from tests.ui.tables import game_table, snapshot


class Opened:
    """A window that hears snapshots, but of no network."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.settings = Settings(folder / "settings.ini")
        self.settings.set_name("Ada")
        self.theme = Theme("light", motion=False)
        self.window = Window(Bridge(folder), self.theme, self.settings)
        qtbot.addWidget(self.window)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key, held)


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Opened:
    return Opened(qtbot, tmp_path)


def shown(window: Window) -> QWidget:
    return window.screen_shown


def test_f2_and_control_comma_open_a_page_and_escape_leads_back(opened: Opened) -> None:
    window = opened.window
    opened.key(Qt.Key.Key_F2)
    assert shown(window) is window.pages.howto
    opened.key(Qt.Key.Key_Escape)
    assert shown(window) is window.start
    opened.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert shown(window) is window.pages.settings
    opened.key(Qt.Key.Key_Escape)
    assert shown(window) is window.start
    assert window.start.open.hasFocus()


def test_a_page_stays_while_the_table_beneath_goes_on(opened: Opened) -> None:
    window = opened.window
    opened.key(Qt.Key.Key_F2)
    window.show_snapshot(snapshot(game_table(middle(), 0)))
    assert shown(window) is window.pages.howto
    assert window.header.banner.headline.text == "YOUR TURN – play a card"
    opened.key(Qt.Key.Key_Escape)
    assert shown(window) is window.table


def test_how_to_play_at_a_table_is_by_its_rules(opened: Opened) -> None:
    window = opened.window
    window.show_snapshot(snapshot(game_table(middle(), 0)))
    opened.key(Qt.Key.Key_F2)
    assert window.pages.howto.whose.currentText() == "this table’s rules"


def test_look_back_at_the_end_shows_the_game_that_was_played(qtbot: QtBot, opened: Opened) -> None:
    window = opened.window
    state = middle()
    over = state._replace(public=state.public._replace(result=Result("stalemate", None)))
    window.show_snapshot(snapshot(game_table(over, 0, record=played(header(), 3))))
    table = window.table
    assert table is not None
    with qtbot.waitSignal(window.pages.replay.shown):
        QTest.mouseClick(table.end.back, Qt.MouseButton.LeftButton)
    assert shown(window) is window.pages.replay
    opened.key(Qt.Key.Key_Escape)
    assert shown(window) is table


def test_how_the_game_ended_is_not_said_over_the_moment_that_is_looked_back_at(
    qtbot: QtBot, opened: Opened
) -> None:
    window = opened.window
    state = middle()
    over = state._replace(public=state.public._replace(result=Result("sequences", 1)))
    window.show_snapshot(snapshot(game_table(over, 0, record=played(header(), 3))))
    banner = window.header.banner
    assert banner.headline.text == "Green wins"
    assert window.table is not None
    with qtbot.waitSignal(window.pages.replay.shown):
        QTest.mouseClick(window.table.end.back, Qt.MouseButton.LeftButton)
    assert banner.headline.text == ""
    opened.key(Qt.Key.Key_Escape)
    assert banner.headline.text == "Green wins"
    window.show_howto()
    assert banner.headline.text == "Green wins"


def test_settings_are_seen_at_once(opened: Opened) -> None:
    window, settings = opened.window, opened.settings
    window.show_snapshot(snapshot(game_table(middle(), 0)))
    table = window.table
    assert table is not None
    settings.set_look("dark")
    settings.set_four_colours(True)
    settings.set_order("rank")
    settings.set_name("Bea")
    assert (opened.theme.look, opened.theme.four_colours) == ("dark", True)
    assert " ".join(table.hand.cards) == "2C 7H 9D TS JS JC KH"
    assert window.start.name.text() == "Bea"


def test_a_damaged_settings_file_is_told_at_the_start(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_bytes(b"\x00\xff garbage\n[[[[\n===")
    settings = Settings(tmp_path / "settings.ini")
    window = Window(Bridge(tmp_path), Theme("light", motion=False), settings)
    qtbot.addWidget(window)
    with qtbot.waitSignal(HERALD.said) as said:
        window.begin()
    assert said.args == [
        (
            "The settings file was damaged: all settings are as at the first start. "
            "The old file is now settings.damaged."
        )
    ]


def guide_of(window: Window) -> Guide | None:
    table = window.table
    assert table is not None
    return next((guide for guide in table.findChildren(Guide) if guide.isVisible()), None)


def test_a_practice_table_explains_itself_until_it_is_told_not_to(opened: Opened) -> None:
    window = opened.window
    window.start.practice_asked.emit(2, "novice")
    window.show_snapshot(snapshot(game_table(middle(), 0)))
    guide = guide_of(window)
    assert guide is not None
    assert guide.words.text().startswith("You hold a dead card")
    QTest.mouseClick(guide.off, Qt.MouseButton.LeftButton)
    assert guide_of(window) is None
    assert not opened.settings.hints
    opened.settings.set_hints(True)
    assert guide_of(window) is not None


def test_a_table_that_is_no_practice_does_not_explain_itself(opened: Opened) -> None:
    window = opened.window
    window.start.practice_asked.emit(2, "novice")
    window.show_snapshot(snapshot(game_table(middle(), 0)))
    window.show_snapshot(snapshot())
    window.show_snapshot(snapshot(game_table(middle(), 0)))
    assert guide_of(window) is None


def test_a_person_in_another_window_is_called_when_it_is_their_turn(
    qtbot: QtBot, opened: Opened
) -> None:
    window = opened.window
    window.show_snapshot(snapshot(game_table(middle(to_play=1), 0)))
    attention = window.findChildren(Attention)[0]
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    with qtbot.waitSignal(attention.called) as called:
        window.show_snapshot(snapshot(game_table(middle(), 0, version=1)))
    assert called.args == ["YOUR TURN – play a card"]


def test_the_title_has_the_banners_room_where_there_is_no_banner(
    qtbot: QtBot, opened: Opened
) -> None:
    header = opened.window.header
    opened.window.resize(900, 620)
    title = "The table of the longest name · Goliath rules"
    header.show_title(title)
    assert header.title.text() == title
    height = header.height()
    header.show_headline(Headline("YOUR TURN – play a card", "yours", "blue"))
    assert header.title.text().endswith("…")
    assert header.banner.isVisible()
    header.show_headline(Headline())
    assert header.title.text() == title
    assert header.height() == height


def test_a_long_title_is_cut_with_dots_and_whole_in_its_tip(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(Bridge(tmp_path), Theme("light"), Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(window, before_close_func=lambda window: window.close_for_good())
    window.resize(900, 620)
    window.show()
    window.header.show_headline(Headline("Bo is on turn", "quiet"))
    window.header.show_title("The table of the longest name · Goliath rules")
    assert window.header.title.text().startswith("The table of")
    assert window.header.title.text().endswith("…")
    assert window.header.title.toolTip() == "The table of the longest name · Goliath rules"
    window.resize(3000, 620)
    qtbot.waitUntil(lambda: window.header.title.text().endswith("Goliath rules"))
