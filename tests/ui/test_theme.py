from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontInfo, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sequence_ui.resources import resource_path
from sequence_ui.theme import DARK, DISPLAY, LIGHT, Look, Theme, look_for
from tests.ui.laid import laid
from tests.ui.scenes import middle

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_chosen_look_is_shown_and_told_of_once(qtbot: QtBot) -> None:
    theme = Theme("light")
    with qtbot.waitSignal(theme.changed):
        theme.choose("dark")
    assert theme.colours == DARK
    with qtbot.assertNotEmitted(theme.changed):
        theme.choose("dark")


@pytest.mark.parametrize(
    ("scheme", "high_contrast", "look"),
    [
        (Qt.ColorScheme.Unknown, False, "light"),
        (Qt.ColorScheme.Light, False, "light"),
        (Qt.ColorScheme.Dark, False, "dark"),
        (Qt.ColorScheme.Dark, True, "contrast"),
        (Qt.ColorScheme.Light, True, "contrast"),
    ],
)
def test_the_look_is_what_the_system_wishes(
    scheme: Qt.ColorScheme, high_contrast: bool, look: Look
) -> None:
    assert look_for(scheme, high_contrast=high_contrast) == look


def test_a_theme_without_a_choice_follows_the_system(qtbot: QtBot) -> None:
    theme = Theme("dark")
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.emit(hints.colorScheme())
    assert theme.look == "dark"
    with qtbot.waitSignal(theme.changed):
        theme.choose(None)
    assert theme.look == Theme().look


def test_suits_have_two_colours_or_four() -> None:
    theme = Theme("light")
    assert theme.suit("D") == theme.suit("H") == "#C2272D"
    theme.choose_four_colours(True)
    assert [theme.suit(letter) for letter in "SHDC"] == [
        "#1E2225",
        "#C2272D",
        "#0B62B5",
        "#1C7A3D",
    ]


def test_with_reduced_motion_nothing_takes_time() -> None:
    assert Theme("light", motion=False).duration(220) == 0
    assert Theme("light", motion=True).duration(220) == 220


def test_type_is_never_smaller_than_the_systems_and_grows_with_it() -> None:
    theme = Theme("light")
    own = QFontInfo(QApplication.font()).pointSizeF()
    assert QFontInfo(theme.font()).pointSizeF() == pytest.approx(own, abs=0.1)
    assert QFontInfo(theme.font(DISPLAY)).pointSizeF() == pytest.approx(own * 2.2, abs=0.5)


def test_qts_own_widgets_get_the_same_colours() -> None:
    palette = Theme("light").qt_palette()
    assert palette.color(QPalette.ColorRole.Window).name().upper() == LIGHT.cloth
    assert palette.color(QPalette.ColorRole.WindowText).name().upper() == LIGHT.ink


def test_board_and_hand_are_painted_anew_when_the_look_changes(qtbot: QtBot) -> None:
    theme = Theme("light", motion=False)
    table = laid(qtbot, middle(), theme=theme)

    def ground(widget: QWidget) -> str:
        return widget.grab().toImage().pixelColor(0, 0).name().upper()

    assert ground(table.top.board) == LIGHT.cloth
    theme.choose("dark")
    assert ground(table.top.board) == DARK.cloth
    assert ground(table.square("e5")) == DARK.cloth


def test_resources_are_found_in_the_checkout() -> None:
    assert resource_path("art") == Path(__file__).resolve().parents[2] / "resources" / "art"
    assert resource_path("art").is_dir()
