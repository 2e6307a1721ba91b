from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from sequence_lan.client.model import Link, Notice
from sequence_ui.lobby.start import StartScreen
from sequence_ui.settings.settings import Settings
from sequence_ui.theme import Theme
from tests.ui.opened import Opened
from tests.ui.tables import ad, lobby_table, snapshot

# A menu is a window of its own, which the offscreen platform can't raise.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> StartScreen:
    settings = Settings(tmp_path / "settings.ini")
    settings.set_name("Ada")
    screen = StartScreen(Theme("light", motion=False), settings)
    qtbot.addWidget(screen)
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


def tables_of(start: StartScreen) -> list[str]:
    return [card.ad.table for card in start.nearby.cards]


def words_of(start: StartScreen) -> str:
    QApplication.processEvents()
    return " ".join(label.text() for label in start.findChildren(QLabel) if label.isVisible())


def test_tables_appear_and_disappear_as_they_are_found_and_lost(start: StartScreen) -> None:
    start.show_search(snapshot(tables=(ad("Kitchen"),)).search)
    assert tables_of(start) == ["Kitchen"]
    start.show_search(snapshot(tables=(ad("Attic"), ad("Kitchen"))).search)
    assert tables_of(start) == ["Attic", "Kitchen"]
    start.show_search(snapshot(tables=(ad("Attic"),)).search)
    assert tables_of(start) == ["Attic"]


def test_tables_with_free_seats_come_first_then_those_that_play_then_what_cannot_be_joined(
    start: StartScreen,
) -> None:
    found = (
        ad("A", protocol=(7, 9), app="9.0"),
        ad("B", seats_taken=4),
        ad("C", phase="playing", seats_taken=4),
        ad("D"),
    )
    start.show_search(snapshot(tables=found).search)
    assert tables_of(start) == ["D", "C", "B", "A"]


def test_a_table_that_fills_keeps_its_card_and_offers_to_watch(start: StartScreen) -> None:
    start.show_search(snapshot(tables=(ad("Kitchen"),)).search)
    (card,) = start.nearby.cards
    assert card.button.text() == "Join"
    start.show_search(snapshot(tables=(ad("Kitchen", seats_taken=4),)).search)
    assert start.nearby.cards == [card]
    assert card.button.text() == "Watch"


@pytest.mark.parametrize("phase", ["lobby", "playing", "ended"])
def test_whoever_may_have_a_seat_at_a_table_is_asked_to_come_back(
    start: StartScreen, phase: str
) -> None:
    kitchen = ad("Kitchen", phase=phase, seats_taken=4)
    search = snapshot(tables=(kitchen,)).search
    start.show_search(search)
    (card,) = start.nearby.cards
    assert card.button.text() == "Watch"
    start.show_search(replace(search, known={kitchen.fingerprint: "Ada"}))
    assert card.button.text() == "Come back"
    assert ("come back to your seat" in words_of(start)) is (phase == "playing")
    assert ("the game is over" in words_of(start)) is (phase == "ended")


def test_a_table_of_another_version_says_so_and_cannot_be_joined(start: StartScreen) -> None:
    start.show_search(snapshot(tables=(ad("Kitchen", protocol=(7, 9), app="9.0"),)).search)
    (card,) = start.nearby.cards
    assert not card.button.isVisible()
    assert "version 9.0" in words_of(start)


def test_join_says_which_table_and_whether_to_watch(qtbot: QtBot, start: StartScreen) -> None:
    free, playing = ad("Kitchen"), ad("Attic", phase="playing")
    start.show_search(snapshot(tables=(free, playing)).search)
    with qtbot.waitSignal(start.table_picked) as picked:
        QTest.mouseClick(start.nearby.cards[0].button, Qt.MouseButton.LeftButton)
    assert picked.args == [free, False]
    with qtbot.waitSignal(start.table_picked) as picked:
        QTest.mouseClick(start.nearby.cards[1].button, Qt.MouseButton.LeftButton)
    assert picked.args == [playing, True]


def test_no_table_says_where_is_searched_and_after_a_while_what_may_be_wrong(
    start: StartScreen,
) -> None:
    start.show_search(snapshot(waited=3).search)
    assert "No table yet. Looking on wlan0 192.168.1.7 for 3 s." in words_of(start)
    assert "A firewall." not in words_of(start)
    start.show_search(snapshot(waited=12).search)
    for hindrance in (
        "Another network.",
        "A Wi-Fi for guests",
        "A firewall.",
        "Or choose “Join by",
    ):
        assert hindrance in words_of(start)


def test_the_tables_of_hosts_one_knows_come_first_and_say_so(start: StartScreen) -> None:
    kitchen, attic = ad("Kitchen", phase="playing"), ad("Attic")
    search = snapshot(tables=(attic, kitchen)).search
    start.show_search(replace(search, known={kitchen.fingerprint: "Ada"}))
    assert tables_of(start) == ["Kitchen", "Attic"]
    assert words_of(start).count("host: Ada, known to you") == 1
    start.show_search(replace(search, known={attic.fingerprint: ""}))
    assert tables_of(start) == ["Attic", "Kitchen"]
    assert words_of(start).count("you know its host") == 1


def test_many_tables_are_sifted_by_typing(start: StartScreen) -> None:
    start.show_search(snapshot(tables=(ad("Kitchen"), ad("Attic"), ad("Cellar"))).search)
    assert not start.nearby.filter.isVisible()
    found = (ad("Kitchen"), ad("Attic", edition="italian"), ad("Cellar"), ad("Garden"))
    start.show_search(snapshot(tables=found).search)
    assert start.nearby.filter.isVisible()
    start.nearby.cards[0].button.setFocus()
    QTest.keyClicks(start.nearby.cards[0].button, "I")
    QTest.keyClicks(start.nearby.filter, "talian")
    assert [card.ad.table for card in start.nearby.cards if card.isVisible()] == ["Attic"]
    QTest.keyClicks(start.nearby.filter, " shed")
    assert "No table here has “Italian shed” in it." in words_of(start)
    start.nearby.filter.clear()
    assert all(card.isVisible() for card in start.nearby.cards)


def test_a_network_that_cannot_be_searched_is_said(start: StartScreen) -> None:
    start.show_search(snapshot(search_fault="There is no network: connect to one.").search)
    assert "There is no network: connect to one." in words_of(start)


def test_an_address_is_typed_and_joined_with_enter(qtbot: QtBot, start: StartScreen) -> None:
    QTest.mouseClick(start.by_address, Qt.MouseButton.LeftButton)
    assert start.address.isVisible()
    QTest.keyClicks(start.address, "192.168.1.5:47624")
    with qtbot.waitSignal(start.address_given) as given:
        QTest.keyClick(start.address, Qt.Key.Key_Return)
    assert given.args == ["192.168.1.5:47624"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("   ", "A name can't be empty: give one of 1 to 24 characters."),
        ("x" * 30, "That name is too long: give one of at most 24 characters (and 64 bytes)."),
    ],
)
def test_a_name_that_is_none_is_said_before_anything_is_opened(
    qtbot: QtBot, start: StartScreen, name: str, sentence: str
) -> None:
    start.name.setText(name)
    with qtbot.assertNotEmitted(start.open_asked):
        QTest.mouseClick(start.open, Qt.MouseButton.LeftButton)
    assert sentence in words_of(start)


def test_the_name_is_remembered(start: StartScreen, tmp_path: Path) -> None:
    start.name.setText("  Ada   Lovelace ")
    QTest.mouseClick(start.open, Qt.MouseButton.LeftButton)
    assert start.name.text() == "Ada Lovelace"
    assert Settings(tmp_path / "settings.ini").name == "Ada Lovelace"


def test_a_game_against_bots_begins_with_two_clicks(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path)
    opened.click(opened.window.start.practise)
    (menu,) = (each for each in opened.window.start.findChildren(QMenu) if each.isVisible())
    one_bot = menu.actions()[0].menu()
    assert isinstance(one_bot, QMenu)
    assert [level.text() for level in one_bot.actions()] == ["novice", "club player", "master"]
    one_bot.actions()[2].trigger()
    menu.close()
    opened.until(lambda: opened.playing)
    assert opened.view.seat is not None
    assert len(opened.view.hand) == 7
    assert opened.bridge.snapshot is not None
    assert opened.bridge.snapshot.table is not None
    assert "master" in [seat.bot for seat in opened.bridge.snapshot.table.seats]
    opened.close()


def test_a_table_that_does_not_answer_is_said_with_a_way_back(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path)
    window = opened.window
    opened.click(window.start.by_address)
    QTest.keyClicks(window.start.address, "127.0.0.1:9")
    opened.click(window.start.go)
    banner = window.header.banner
    opened.until(lambda: banner.headline.weight == "alarm")
    assert "127.0.0.1:9" in banner.headline.text
    opened.click(banner.button)
    opened.until(lambda: banner.headline.weight == "none")
    opened.close()


def test_a_table_that_is_closed_leaves_the_keyboard_where_the_way_back_is(
    qtbot: QtBot, tmp_path: Path
) -> None:
    opened = Opened(qtbot, tmp_path)
    over = Notice(1, "table_closed", "The host has closed the table.")
    banner = opened.window.header.banner
    opened.window.show_snapshot(snapshot(lobby_table(link=Link.CLOSED, ended=over)))
    assert banner.headline.text == "The host has closed the table."
    assert banner.button.hasFocus()
    opened.close()
