"""What a person has chosen lasts, and is seen at once."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_lan.engine.notation import parse_square
from sequence_lan.net.interfaces import ranked
from sequence_ui import sound
from sequence_ui.bridge import Bridge
from sequence_ui.lobby.open_table import OpenTable
from sequence_ui.settings.settings import Settings
from sequence_ui.settings.settings_page import SettingsPage
from sequence_ui.theme import Theme
from sequence_ui.window import Window
from tests.ui.scenes import middle
from tests.ui.tables import game_table, snapshot


def page(qtbot: QtBot, settings: Settings) -> SettingsPage:
    shown = SettingsPage(Theme("light", motion=False), settings)
    shown.resize(900, 700)
    qtbot.addWidget(shown)
    with qtbot.waitExposed(shown):
        shown.show()
    return shown


def test_everything_chosen_is_there_at_the_next_start(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    shown = page(qtbot, Settings(file))
    shown.name.setText("Åse")
    QTest.keyClick(shown.name, Qt.Key.Key_Return)
    for box, steps in (
        (shown.look, 3),
        (shown.motion, 2),
        (shown.card_size, 1),
        (shown.order, 2),
        (shown.chips, 1),
    ):
        for _ in range(steps):
            QTest.keyClick(box, Qt.Key.Key_Down)
    for switch in (shown.four_colours, shown.confirms, shown.hints, shown.notifies):
        QTest.keyClick(switch, Qt.Key.Key_Space)
    shown.close()
    after = Settings(file)
    assert (after.name, after.look, after.motion) == ("Åse", "contrast", False)
    assert (after.card_size, after.order, after.four_colours) == ("large", "rank", True)
    assert after.round_chips
    assert (after.confirms, after.hints, after.notifies) == (True, False, False)


def test_at_the_first_start_nothing_is_confirmed_and_the_rest_is_usual(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    assert (settings.look, settings.motion, settings.four_colours) == (None, None, False)
    assert (settings.card_size, settings.order, settings.confirms) == ("usual", "drawn", False)
    assert (settings.hints, settings.notifies, settings.sounds) == (True, True, True)
    assert not settings.round_chips


def test_the_page_follows_what_is_set_elsewhere(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    shown = page(qtbot, settings)
    settings.set_order("suit")
    settings.set_four_colours(True)
    assert shown.order.currentText() == "by suit"
    assert shown.four_colours.isChecked()


def test_a_name_that_is_none_is_told_and_not_kept(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.set_name("Ada")
    shown = page(qtbot, settings)
    shown.name.setText("   ")
    QTest.keyClick(shown.name, Qt.Key.Key_Return)
    assert (settings.name, shown.name.text()) == ("Ada", "Ada")


@pytest.mark.parametrize("nonsense", ["look=purple", "look=", "look=@ByteArray(x)"])
def test_a_value_that_is_nonsense_is_the_usual_one(tmp_path: Path, nonsense: str) -> None:
    file = tmp_path / "settings.ini"
    file.write_text(f"[window]\n{nonsense}\n[cards]\norder=up\n", encoding="utf-8")
    settings = Settings(file)
    assert (settings.look, settings.order, settings.fault) == (None, "drawn", None)


def test_a_damaged_file_is_put_aside_and_settings_last_again(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    damage = b"\x00\xff garbage\n[[[[\n==="
    file.write_bytes(damage)
    settings = Settings(file)
    assert settings.fault == (
        "The settings file was damaged: all settings are as at the first start. "
        "The old file is now settings.damaged."
    )
    settings.set_look("dark")
    del settings
    assert (tmp_path / "settings.damaged").read_bytes() == damage
    again = Settings(file)
    assert (again.look, again.fault) == ("dark", None)


def test_a_file_that_can_not_be_read_is_told_and_settings_hold_for_now(tmp_path: Path) -> None:
    folder = tmp_path / "settings.ini"
    folder.mkdir()
    settings = Settings(folder)
    assert settings.fault is not None
    assert settings.fault.startswith("The settings can't be kept: ")
    settings.set_look("dark")
    assert settings.look == "dark"


def test_a_folder_that_can_not_be_written_is_told_and_settings_hold_for_now(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("no folder", encoding="utf-8")
    file = tmp_path / "home" / "settings.ini"
    settings = Settings(file)
    assert settings.fault == f"The settings can't be kept: {file} may not be read or written."
    settings.set_name("Ada")
    assert settings.name == "Ada"


def test_sound_that_is_not_installed_says_how_to_add_it(qtbot: QtBot, tmp_path: Path) -> None:
    shown = page(qtbot, Settings(tmp_path / "settings.ini"))
    assert shown.sounds.isEnabled() == sound.installed()
    told = shown.sounds.accessibleDescription()
    assert ("sequence-lan[sound]" in told) != sound.installed()


def test_escape_closes_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    shown = page(qtbot, Settings(tmp_path / "settings.ini"))
    shown.take_keyboard()
    with qtbot.waitSignal(shown.closed):
        QTest.keyClick(shown.look, Qt.Key.Key_Escape)


def test_the_networks_are_offered_the_likeliest_first_and_the_choice_lasts(
    qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "settings.ini"
    shown = page(qtbot, Settings(file))
    found = ranked()
    offered = [shown.network.itemData(place) for place in range(shown.network.count())]
    assert offered == ["", *(interface.name for interface in found)]
    assert shown.network.currentText().startswith(f"the best: {found[0].label} ")
    QTest.keyClick(shown.network, Qt.Key.Key_Down)
    assert Settings(file).interface == found[0].name


def test_a_network_that_is_not_there_now_stays_the_chosen_one(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.set_interface("nonesuch0")
    assert page(qtbot, settings).network.currentText() == "nonesuch0"


def test_the_page_that_opens_a_table_offers_the_networks_by_which_it_is_found(
    qtbot: QtBot, tmp_path: Path
) -> None:
    settings = Settings(tmp_path / "settings.ini")
    opening = OpenTable(Theme("light"), settings)
    qtbot.addWidget(opening)
    found = ranked()
    assert opening.network.currentText().startswith(f"the best: {found[0].label} ")
    QTest.keyClick(opening.network, Qt.Key.Key_Down)
    assert settings.interface == found[0].name
    assert page(qtbot, settings).network.currentData() == found[0].name


def test_another_shape_of_chips_is_seen_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    window = Window(Bridge(tmp_path), Theme("light", motion=False), settings)
    qtbot.addWidget(window, before_close_func=lambda window: window.close_for_good())
    window.show_snapshot(snapshot(game_table(middle(), 0)))
    with qtbot.waitExposed(window):
        window.show()
    assert window.table is not None
    chips = (
        window.table.board.square_button(parse_square("d5")),
        window.table.score,
        window.table.players.rows[1],
    )
    before = [chip.grab().toImage() for chip in chips]
    settings.set_round_chips(True)
    assert all(chip.grab().toImage() != was for chip, was in zip(chips, before, strict=True))
    settings.set_round_chips(False)
    assert [chip.grab().toImage() for chip in chips] == before
