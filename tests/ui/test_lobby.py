from collections.abc import Callable
from dataclasses import replace

import pytest
from msgspec.structs import replace as replaced
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu
from pytestqt.qtbot import QtBot

from sequence_lan.client.model import Dealing, Table
from sequence_lan.engine.rules import CLASSIC, ITALIAN
from sequence_lan.net.forms import rules_form, rules_of
from sequence_lan.net.messages import (
    AddBot,
    Ban,
    ClientMessage,
    Colour,
    DealBegin,
    Kick,
    MakeOwner,
    MovePerson,
    Options,
    Ready,
    RemoveBot,
    Sit,
    Stand,
    Start,
)
from sequence_lan.session import Hosting
from sequence_ui.lobby.house_rules import HouseRules
from sequence_ui.lobby.lobby import LobbyScreen
from sequence_ui.lobby.options_editor import first_options, with_rules
from sequence_ui.lobby.share import QrCode
from sequence_ui.theme import Theme
from tests.ui.tables import hosting, lobby_table

Show = Callable[..., LobbyScreen]

# A menu is a window of its own, which the offscreen platform can't raise.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def sent() -> list[ClientMessage]:
    return []


@pytest.fixture
def show(qtbot: QtBot, sent: list[ClientMessage]) -> Show:
    screen = LobbyScreen(Theme("light", motion=False))
    qtbot.addWidget(screen)
    screen.send.connect(sent.append)

    def shown(table: Table, hosted: Hosting | None = None) -> LobbyScreen:
        screen.show_table(table, hosted)
        screen.resize(1200, 740)
        with qtbot.waitExposed(screen):
            screen.show()
        return screen

    return shown


def words_of(lobby: LobbyScreen) -> str:
    return " ".join(label.text() for label in lobby.findChildren(QLabel) if label.isVisible())


def names_of(lobby: LobbyScreen) -> list[str]:
    return [button.accessibleName() for button in lobby.seats.buttons]


def click(lobby: LobbyScreen, seat: int) -> None:
    QTest.mouseClick(lobby.seats.buttons[seat], Qt.MouseButton.LeftButton)


def offered(lobby: LobbyScreen) -> QMenu:
    menus = [menu for menu in lobby.findChildren(QMenu) if menu.isVisible()]
    assert len(menus) == 1
    return menus[0]


def choose(lobby: LobbyScreen, words: str) -> None:
    menu = offered(lobby)
    next(action for action in menu.actions() if action.text() == words).trigger()
    menu.close()


def test_every_seat_says_its_side_and_who_sits_there(show: Show) -> None:
    table = lobby_table(
        people=("Ada", "Bo", None, None), bots={2: "club"}, ready=(1,), options=first_options(4)
    )
    assert names_of(show(table)) == [
        "Seat 1, Blue: Ada (you), owner",
        "Seat 2, Green: Bo, ready",
        "Seat 3, Blue: Bot, club player",
        "Seat 4, Green: Sit here, free",
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8, 9, 10, 12])
@pytest.mark.parametrize("width", [900, 1280])
def test_no_seat_lies_on_another(show: Show, qtbot: QtBot, players: int, width: int) -> None:
    lobby = show(lobby_table(people=(None,) * players, you=None), hosting())
    lobby.resize(width, 570)
    qtbot.waitUntil(lambda: lobby.seats.buttons[0].width() > 0)
    places = [button.geometry().adjusted(2, 2, -2, -2) for button in lobby.seats.buttons]
    overlaps = [(a, b) for a in places for b in places if a is not b and a.intersects(b)]
    assert overlaps == []


def test_whoever_stands_sits_down_with_a_click(show: Show, sent: list[ClientMessage]) -> None:
    lobby = show(lobby_table(people=("Ada", None), you=None))
    click(lobby, 1)
    assert sent == [Sit(1)]


def test_whoever_sits_stands_up_with_a_click(show: Show, sent: list[ClientMessage]) -> None:
    lobby = show(lobby_table(people=("Ada", "Bo"), you=1))
    click(lobby, 1)
    assert sent == [Stand()]


def test_somebody_elses_seat_offers_nothing_to_who_is_not_the_owner(
    show: Show, sent: list[ClientMessage]
) -> None:
    lobby = show(lobby_table(people=("Ada", "Bo"), you=1))
    click(lobby, 0)
    assert sent == []
    assert not any(menu.isVisible() for menu in lobby.seats.findChildren(QMenu))


def test_the_owner_seats_a_bot_and_takes_it_away(show: Show, sent: list[ClientMessage]) -> None:
    lobby = show(lobby_table(people=("Ada", None)))
    click(lobby, 1)
    choose(lobby, "Seat a bot here: club player")
    lobby = show(lobby_table(people=("Ada", None), bots={1: "club"}))
    click(lobby, 1)
    choose(lobby, "Take the bot away")
    assert sent == [AddBot(1, "club"), RemoveBot(1)]


def test_the_owner_fills_all_free_seats_with_bots_at_once(
    show: Show, sent: list[ClientMessage]
) -> None:
    lobby = show(lobby_table(people=("Ada", None, "Cy", None)))
    QTest.mouseClick(lobby.fill, Qt.MouseButton.LeftButton)
    choose(lobby, "master")
    assert sent == [AddBot(1, "master"), AddBot(3, "master")]


def test_the_owner_makes_a_bot_stronger(show: Show, sent: list[ClientMessage]) -> None:
    lobby = show(lobby_table(people=("Ada", None), bots={1: "club"}))
    click(lobby, 1)
    choose(lobby, "Make it a bot: master")
    assert sent == [RemoveBot(1), AddBot(1, "master")]


def test_the_owner_hands_the_role_on_and_sends_somebody_away_for_now_or_for_good(
    show: Show, sent: list[ClientMessage]
) -> None:
    lobby = show(lobby_table(people=("Ada", "Bo")))
    for words in ("Make Bo the table's owner", "Send Bo away", "Send Bo away for good"):
        click(lobby, 1)
        choose(lobby, words)
    assert sent == [MakeOwner(2), Kick(2), Ban(2)]


def test_the_owner_brings_somebody_who_stands_to_a_seat(
    show: Show, sent: list[ClientMessage]
) -> None:
    lobby = show(lobby_table(people=("Ada", None), watching=("Wim",)))
    click(lobby, 1)
    choose(lobby, "Bring Wim here")
    assert sent == [MovePerson(100, 1)]


def test_whoever_stands_is_named_and_the_owner_can_send_them_away(
    show: Show, sent: list[ClientMessage]
) -> None:
    lobby = show(lobby_table(people=("Ada", "Bo"), watching=("Wim", "Xi", "Yo", "Zoe")))
    standing = lobby.seats.standing
    assert standing.text() == "Standing: Wim, Xi and 2 more"
    assert standing.accessibleName() == "Standing: Wim, Xi, Yo, Zoe"
    QTest.mouseClick(standing, Qt.MouseButton.LeftButton)
    (menu,) = (each for each in standing.findChildren(QMenu) if each.isVisible())
    yo = menu.actions()[2].menu()
    assert isinstance(yo, QMenu)
    assert [action.text() for action in yo.actions()] == [
        "Make Yo the table's owner",
        "I have to go: hand the table to Yo’s computer",
        "Send Yo away",
        "Send Yo away for good",
    ]
    yo.actions()[2].trigger()
    menu.close()
    assert sent == [Kick(102)]


def test_a_side_picks_its_colour_where_the_edition_lets_it(
    show: Show, sent: list[ClientMessage]
) -> None:
    lobby = show(lobby_table(people=("Ada", "Bo"), you=1))
    assert not lobby.colour.isVisible()
    show(lobby_table(people=("Ada", "Bo"), you=1, options=with_rules(ITALIAN, 2)))
    assert lobby.colour.currentText() == "green chip"
    QTest.keyClick(lobby.colour, Qt.Key.Key_Down)
    click(lobby, 1)
    choose(lobby, "Our side plays with the blue chips")
    assert sent == [Colour("red"), Colour("blue")]


def test_the_owner_sets_a_clock_and_how_many_may_watch(
    show: Show, sent: list[ClientMessage]
) -> None:
    lobby = show(lobby_table(people=("Ada", None)))
    QTest.keyClick(lobby.editor.clock, Qt.Key.Key_Down)
    QTest.keyClick(lobby.editor.watchers, Qt.Key.Key_Home)
    first, second = sent
    assert isinstance(first, Options)
    assert isinstance(second, Options)
    assert first.options.clock == 20
    assert (second.options.clock, second.options.watchers) == (20, 0)
    assert "A turn has 20 seconds; then a bot makes that one move." in words_of(lobby)


def test_each_rule_of_an_edition_is_a_switch_of_its_own_and_says_so(
    show: Show, sent: list[ClientMessage]
) -> None:
    lobby = show(lobby_table(people=("Ada", None)))
    QTest.mouseClick(lobby.editor.house, Qt.MouseButton.LeftButton)
    (page,) = lobby.window().findChildren(HouseRules)
    assert list(page.boxes) == [
        "sequences_to_win",
        "one_eyed",
        "dead_cards_per_turn",
        "forfeit",
        "discard",
        "shared_must_cross",
        "uneven_teams",
        "chips",
        "table_talk",
    ]
    for field, value in (("discard", "common"), ("chips", (48, 48, 48)), ("sequences_to_win", 3)):
        box = page.boxes[field]
        box.setCurrentIndex(box.findText(box.itemText(1 if value != 3 else 2)))
    page.accept()
    (message,) = sent
    assert isinstance(message, Options)
    rules = rules_of(message.options.rules)
    assert rules == replace(
        CLASSIC, draw="auto", discard="common", chips=(48, 48, 48), sequences_to_win=3
    )
    words = words_of(lobby)
    assert "First to three sequences. (house rule)" in words
    assert "All discard onto one pile. (house rule)" in words
    assert "Cards are drawn by themselves. (house rule)" not in words


def test_house_rules_can_be_put_back_to_those_of_the_edition(
    show: Show, sent: list[ClientMessage]
) -> None:
    changed = replace(ITALIAN, table_talk="penalty", one_eyed="clubs_spades")
    lobby = show(lobby_table(people=("Ada", None), options=with_rules(changed, 2)))
    QTest.mouseClick(lobby.editor.house, Qt.MouseButton.LeftButton)
    (page,) = lobby.window().findChildren(HouseRules)
    page.usual.click()
    page.accept()
    (message,) = sent
    assert isinstance(message, Options)
    assert rules_of(message.options.rules) == ITALIAN


def test_another_number_of_players_keeps_the_clock_and_a_house_rule_about_winning(
    show: Show, sent: list[ClientMessage]
) -> None:
    options = first_options(4)
    rules = replace(rules_of(options.rules), sequences_to_win=3)
    options = replaced(options, rules=rules_form(rules), clock=60, watchers=5)
    lobby = show(lobby_table(people=("Ada", None, None, None), options=options))
    QTest.keyClick(lobby.editor.players, Qt.Key.Key_Up)
    (message,) = sent
    assert isinstance(message, Options)
    assert message.options.players == 3
    assert (message.options.clock, message.options.watchers) == (60, 5)
    assert message.options.rules.sequences_to_win == 3


def test_start_is_there_only_when_nothing_is_missing_else_what_is(show: Show) -> None:
    lobby = show(lobby_table(people=("Ada", "Bo", "Cy", None), ready=(1,), away={2: 100}))
    assert not lobby.start.isVisible()
    missing = "The game can start when this is settled: seat 4 is free, Cy is away."
    assert missing in words_of(lobby)
    show(lobby_table(people=("Ada", "Bo")))
    assert "Bo is not ready" in words_of(lobby)
    show(lobby_table(people=("Ada", "Bo"), ready=(1,)))
    assert lobby.start.isVisible()
    assert "Everybody is ready." in words_of(lobby)


def test_the_owner_starts(show: Show, sent: list[ClientMessage]) -> None:
    lobby = show(lobby_table(people=("Ada", "Bo"), ready=(1,)))
    QTest.mouseClick(lobby.start, Qt.MouseButton.LeftButton)
    assert sent == [Start()]


def test_a_guest_says_that_they_are_ready_and_takes_it_back(
    show: Show, sent: list[ClientMessage]
) -> None:
    lobby = show(lobby_table(people=("Ada", "Bo"), you=1))
    assert not lobby.start.isVisible()
    QTest.mouseClick(lobby.ready, Qt.MouseButton.LeftButton)
    show(lobby_table(people=("Ada", "Bo"), you=1, ready=(1,)))
    QTest.mouseClick(lobby.ready, Qt.MouseButton.LeftButton)
    assert sent == [Ready(True), Ready(False)]


def test_the_owner_chooses_players_rules_and_draw(show: Show, sent: list[ClientMessage]) -> None:
    lobby = show(lobby_table(people=("Ada", None)))
    editor = lobby.editor
    editor.draw.setFocus()
    QTest.keyClick(editor.draw, Qt.Key.Key_Down)
    (message,) = sent
    assert isinstance(message, Options)
    assert message.options.rules.draw == "manual"
    words = "Draw by hand; a forgotten card is lost when the next player draws."
    assert words in words_of(lobby)


def test_three_players_form_three_sides_and_the_first_sequence_wins(
    show: Show, sent: list[ClientMessage]
) -> None:
    lobby = show(lobby_table(people=("Ada", None)))
    QTest.keyClick(lobby.editor.players, Qt.Key.Key_Down)
    (message,) = sent
    assert isinstance(message, Options)
    assert message.options.players == 3
    assert message.options.sides == ("blue", "green", "red")
    assert message.options.rules.sequences_to_win == 1
    assert "The first sequence wins." in words_of(lobby)


def test_a_guest_reads_the_rules_as_sentences_and_cannot_change_them(show: Show) -> None:
    options = with_rules(ITALIAN, 4)
    lobby = show(lobby_table(people=("Ada", "Bo", None, None), you=1, options=options))
    words = words_of(lobby)
    assert "4 players, two sides, Italian rules." in words
    assert "First to two sequences." in words
    assert "All discard onto one pile." in words
    assert not lobby.editor.players.isVisible()


def test_the_host_sees_how_others_come_here_and_copies_the_link(show: Show) -> None:
    lobby = show(lobby_table(), hosting())
    words = words_of(lobby)
    assert "192.168.1.7:47624" in words
    assert "Others see this table as “Kitchen”" in words
    assert "amber fox river stone lantern pine" in words
    assert lobby.share.link.isVisible()
    lobby.share.link.selectAll()
    assert lobby.share.link.selectedText() == hosting().link
    QTest.mouseClick(lobby.share.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == hosting().link


def test_a_table_that_is_not_advertised_says_why(show: Show) -> None:
    fault = "This computer can't tell others of the table: let them join by its address."
    lobby = show(lobby_table(), hosting(advertised=None, fault=fault))
    assert fault in words_of(lobby)


def test_a_guest_sees_no_share_line(show: Show) -> None:
    assert not show(lobby_table(you=1), None).share.isVisible()


def test_the_qr_code_is_black_on_white_with_a_quiet_edge_and_whole_pixels(
    qtbot: QtBot,
) -> None:
    code = QrCode()
    qtbot.addWidget(code)
    code.show_link("sequence-lan://192.168.1.7:47624/#" + "ab" * 32)
    code.resize(code.sizeHint())
    image = code.grab().toImage()
    colours = {
        QColor(image.pixel(QPoint(x, y))).name()
        for x in range(image.width())
        for y in range(image.height())
    }
    assert colours == {"#000000", "#ffffff"}
    module = image.width() // 45
    edge = {image.pixelColor(x, y).name() for x in range(4 * module) for y in range(image.height())}
    assert edge == {"#ffffff"}
    assert image.pixelColor(4 * module, 4 * module).name() == "#000000"


def test_a_deal_that_is_tried_again_says_which_attempt_and_who_did_not_answer(show: Show) -> None:
    begin = DealBegin("0" * 32, first_options().rules, ("blue", "green"), (), bytes(32))
    table = lobby_table(phase="dealing", dealing=Dealing(2, "begin", (1,), begin))
    lobby = show(table)
    assert "attempt 2. The last one got no answer from Bo." in words_of(lobby)
    assert not lobby.start.isVisible()
