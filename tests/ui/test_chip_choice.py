"""With which chips somebody would like to play: chosen on the start screen, kept, and heeded."""

from pathlib import Path

import pytest
from msgspec.structs import replace as replaced
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from sequence_lan.engine.rules import ITALIAN, Side
from sequence_lan.net.messages import ClientMessage, Colour, Sit, TableOptions
from sequence_ui.lobby.lobby import LobbyScreen
from sequence_ui.lobby.open_table import table_plan
from sequence_ui.lobby.options_editor import first_options, with_rules
from sequence_ui.lobby.start import StartScreen
from sequence_ui.settings.settings import Settings
from sequence_ui.theme import Theme
from tests.ui.opened import Opened
from tests.ui.tables import lobby_table

# A menu is a window of its own, which the offscreen platform can't raise.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def practise(opened: Opened, opponents: int) -> None:
    """A game against bots, by that entry of the menu."""
    opened.click(opened.window.start.practise)
    (menu,) = (each for each in opened.window.start.findChildren(QMenu) if each.isVisible())
    levels = menu.actions()[opponents].menu()
    assert isinstance(levels, QMenu)
    levels.actions()[0].trigger()
    menu.close()
    opened.until(lambda: opened.playing)


def my_side(opened: Opened) -> Side:
    """The chips with which the person plays."""
    setup, seat = opened.view.public.setup, opened.view.seat
    assert seat is not None
    return setup.sides[setup.side_of(seat)]


def in_lobby(opened: Opened) -> LobbyScreen:
    """The lobby, once it is on the screen."""
    window = opened.window
    opened.until(lambda: window.lobby is not None and window.screen_shown is window.lobby)
    assert window.lobby is not None
    return window.lobby


def sides_of(lobby: LobbyScreen) -> list[Side]:
    return [button.seat.side for button in lobby.seats.buttons]


def keyboard_in(lobby: LobbyScreen) -> list[int]:
    """The number of the seat that has the keyboard."""
    return [button.seat.seat for button in lobby.seats.buttons if button.hasFocus()]


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path) -> StartScreen:
    screen = StartScreen(Theme("light", motion=False), Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(screen)
    with qtbot.waitExposed(screen):
        screen.show()
    screen.activateWindow()
    return screen


def test_the_chips_clicked_are_those_at_the_next_start(start: StartScreen, tmp_path: Path) -> None:
    assert start.chips.buttons[None].isChecked()
    QTest.mouseClick(start.chips.buttons["green"], Qt.MouseButton.LeftButton)
    assert [side for side, button in start.chips.buttons.items() if button.isChecked()] == ["green"]
    again = StartScreen(Theme("light"), Settings(tmp_path / "settings.ini"))
    assert again.chips.buttons["green"].isChecked()
    QTest.mouseClick(again.chips.buttons[None], Qt.MouseButton.LeftButton)
    assert Settings(tmp_path / "settings.ini").chip is None
    again.deleteLater()


def test_the_keys_reach_the_chips_in_one_step_and_go_along_them(
    start: StartScreen, tmp_path: Path
) -> None:
    def key(key: Qt.Key) -> None:
        there = QApplication.focusWidget()
        assert there is not None
        QTest.keyClick(there, key)

    chips = start.chips.buttons
    start.name.setFocus()
    key(Qt.Key.Key_Tab)
    assert chips[None].hasFocus()
    for side in ("red", "green", "blue"):
        key(Qt.Key.Key_Left)
        assert chips[side].hasFocus()
        assert chips[side].isChecked()
    key(Qt.Key.Key_Right)
    assert Settings(tmp_path / "settings.ini").chip == "green"
    key(Qt.Key.Key_Tab)
    assert start.open.hasFocus()
    QTest.keyClick(start, Qt.Key.Key_C, Qt.KeyboardModifier.AltModifier)
    assert chips["green"].hasFocus()


def test_a_screen_reader_hears_which_chips_and_what_comes_of_it(start: StartScreen) -> None:
    heard = []
    for button in start.chips.buttons.values():
        read = QAccessible.queryAccessibleInterface(button)
        assert read is not None
        assert read.role() == QAccessible.Role.RadioButton
        heard.append((read.text(QAccessible.Text.Name), bool(read.state().checked)))
    assert heard == [
        ("Blue chips", False),
        ("Green chips", False),
        ("Red chips", False),
        ("Chips of any colour", True),
    ]
    blue = start.chips.buttons["blue"]
    assert blue.accessibleDescription() == "Where this colour is free, I am offered it first."
    assert blue.toolTip() == "Blue chips: Where this colour is free, I am offered it first."


def test_chips_that_are_none_are_any(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    file.write_text("[person]\nchip=gold\n", encoding="utf-8")
    assert Settings(file).chip is None


@pytest.mark.parametrize(
    ("chip", "opponents", "side"),
    [(None, 0, "blue"), ("green", 0, "green"), ("red", 0, "blue"), ("red", 1, "red")],
)
def test_a_practice_game_is_played_with_them_where_a_side_has_them(
    qtbot: QtBot, tmp_path: Path, chip: Side | None, opponents: int, side: Side
) -> None:
    opened = Opened(qtbot, tmp_path)
    opened.click(opened.window.start.chips.buttons[chip])
    practise(opened, opponents)
    assert my_side(opened) == side
    opened.close()


def test_at_a_table_of_ones_own_the_keyboard_begins_at_a_seat_that_has_them(
    qtbot: QtBot, tmp_path: Path
) -> None:
    opened = Opened(qtbot, tmp_path)
    opened.click(opened.window.start.chips.buttons["green"])
    opened.click(opened.window.start.open)
    assert opened.window.opening is not None
    opened.click(opened.window.opening.go)
    lobby = in_lobby(opened)
    assert keyboard_in(lobby) == [1]
    opened.key(Qt.Key.Key_Space)
    opened.until(lambda: lobby.seats.buttons[1].seat.you)
    assert sides_of(lobby) == ["blue", "green"]
    opened.close()


def test_whoever_comes_to_an_italian_table_and_sits_down_has_them_for_their_side(
    qtbot: QtBot, tmp_path: Path
) -> None:
    ada, bo = Opened(qtbot, tmp_path / "ada"), Opened(qtbot, tmp_path / "bo")
    ada.bridge.open_table(lambda: table_plan("Kitchen", with_rules(ITALIAN, 2)), "Ada")
    hers = in_lobby(ada)
    ada.click(hers.seats.buttons[0])
    ada.until(lambda: hers.seats.buttons[0].seat.you)
    bo.click(bo.window.start.chips.buttons["red"])
    bo.bridge.join(ada.address, "Bo")
    his = in_lobby(bo)
    bo.click(his.seats.buttons[1])
    ada.until(lambda: sides_of(hers) == ["blue", "red"])
    bo.until(lambda: sides_of(his) == ["blue", "red"])
    assert his.seats.buttons[1].seat.you
    bo.close()
    ada.close()


# At a lobby alone: what is sent when ------------------------------------------------------------


@pytest.fixture
def sent() -> list[ClientMessage]:
    return []


@pytest.fixture
def lobby(qtbot: QtBot, sent: list[ClientMessage]) -> LobbyScreen:
    screen = LobbyScreen(Theme("light", motion=False))
    qtbot.addWidget(screen)
    screen.send.connect(sent.append)
    screen.resize(1200, 740)
    with qtbot.waitExposed(screen):
        screen.show()
    return screen


def italian(players: int, sides: tuple[Side, ...] = ("blue", "green")) -> TableOptions:
    return replaced(with_rules(ITALIAN, players, len(sides)), sides=sides)


def sit(
    lobby: LobbyScreen, options: TableOptions, seat: int, others: tuple[str | None, ...]
) -> None:
    """The person comes, sits down on ``seat`` by a click, and is there."""
    lobby.show_table(lobby_table(people=others, you=None, owner=None, options=options), None)
    QTest.mouseClick(lobby.seats.buttons[seat], Qt.MouseButton.LeftButton)
    people = tuple("Me" if n == seat else name for n, name in enumerate(others))
    for _ in range(2):
        lobby.show_table(lobby_table(people=people, you=seat, owner=None, options=options), None)


def test_the_first_free_seat_with_them_is_offered_else_the_first_free_one(
    lobby: LobbyScreen,
) -> None:
    table = lobby_table(people=("Ada", None, None, None), you=None, options=first_options(4))
    seats: dict[Side | None, int] = {"blue": 2, "green": 1, "red": 1, None: 1}
    for chip, seat in seats.items():
        lobby.wish(chip)
        lobby.show_table(table, None)
        lobby.take_keyboard()
        assert keyboard_in(lobby) == [seat]


def test_a_colour_that_nobody_has_is_picked_once(
    lobby: LobbyScreen, sent: list[ClientMessage]
) -> None:
    lobby.wish("red")
    sit(lobby, italian(2), 1, ("Ada", None))
    assert sent == [Sit(1), Colour("red")]
    sent.clear()
    sit(lobby, italian(2), 1, ("Ada", None))
    assert sent == [Sit(1)]


@pytest.mark.parametrize(
    ("options", "chip", "others"),
    [
        pytest.param(italian(2), None, ("Ada", None), id="any will do"),
        pytest.param(italian(2), "blue", ("Ada", None), id="the other side has it"),
        pytest.param(italian(2, ("blue", "red")), "green", ("Ada", None), id="another was picked"),
        pytest.param(italian(4), "red", ("Ada", None, "Cy", "Di"), id="a partner has the old one"),
        pytest.param(first_options(2), "red", ("Ada", None), id="the rules have no choice"),
    ],
)
def test_nobody_elses_colour_is_touched(
    lobby: LobbyScreen,
    sent: list[ClientMessage],
    options: TableOptions,
    chip: Side | None,
    others: tuple[str | None, ...],
) -> None:
    lobby.wish(chip)
    sit(lobby, options, 1, others)
    assert sent == [Sit(1)]


def test_whoever_is_given_a_seat_or_finds_their_own_again_picks_nothing(
    lobby: LobbyScreen, sent: list[ClientMessage]
) -> None:
    lobby.wish("red")
    lobby.show_table(lobby_table(people=("Ada", "Me"), you=1, options=italian(2)), None)
    assert sent == []
