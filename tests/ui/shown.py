"""The screen of a game on the screen, with the keyboard."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from sequence_lan.client.model import Table
from sequence_ui.table.table_screen import TableScreen
from sequence_ui.theme import Theme

Show = Callable[[Table], TableScreen]


def table_screen(qtbot: QtBot) -> tuple[TableScreen, Show]:
    """The screen, and what shows a table on it."""
    screen = TableScreen(Theme("light", motion=False))
    qtbot.addWidget(screen)
    screen.resize(1280, 750)

    def shown(table: Table) -> TableScreen:
        screen.show_table(table)
        if not screen.isVisible():
            with qtbot.waitExposed(screen):
                screen.show()
            screen.activateWindow()
            qtbot.waitUntil(screen.isActiveWindow)
            screen.take_keyboard()
        return screen

    return screen, shown
