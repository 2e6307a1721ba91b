"""The screens that lie over a table for a while: records, looking back, how to play, settings."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget

from sequence_ui.settings.settings import Settings
from sequence_ui.theme import Theme

if TYPE_CHECKING:
    from sequence_lan.engine.rules import Rules
    from sequence_ui.howto.howto_screen import HowToScreen
    from sequence_ui.replay.replay_screen import ReplayScreen
    from sequence_ui.replay.shelf import Shelf
    from sequence_ui.settings.settings_page import SettingsPage

    Page = ReplayScreen | Shelf | HowToScreen | SettingsPage


class Pages(QObject):
    """Makes each page when it is first asked for; the table goes on beneath."""

    opened = Signal()
    """A page is shown, or another one."""
    closed = Signal()
    """No page is shown any more."""
    practice_asked = Signal()
    """A first game with hints."""

    def __init__(
        self,
        stack: QStackedWidget,
        theme: Theme,
        settings: Settings,
        folder: Path | None,
        parent: QObject,
    ) -> None:
        """``folder`` is the session's; None for the usual one."""
        super().__init__(parent)
        self._stack, self._theme, self._settings = stack, theme, settings
        self._folder = folder
        self._shown: Page | None = None
        self._shelf: Shelf | None = None
        self._replay: ReplayScreen | None = None
        self._howto: HowToScreen | None = None
        self._settings_page: SettingsPage | None = None

    @property
    def shown(self) -> "Page | None":
        """The page that is seen; None while the table itself is."""
        return self._shown

    @property
    def looks_back(self) -> bool:
        """Whether a record is seen, or the choice of one."""
        return self._shown is not None and self._shown in (self._replay, self._shelf)

    @property
    def shelf(self) -> "Shelf":
        """The list of records."""
        if self._shelf is None:
            from sequence_lan.home import home_folder
            from sequence_ui.replay.shelf import Shelf

            self._shelf = Shelf(self._theme, self._folder or home_folder())
            self._shelf.closed.connect(self.close)
            self._shelf.chosen.connect(self.open_record)
            self._stack.addWidget(self._shelf)
        return self._shelf

    @property
    def replay(self) -> "ReplayScreen":
        """The screen that looks back."""
        if self._replay is None:
            from sequence_lan.home import home_folder
            from sequence_ui.replay.replay_screen import ReplayScreen

            self._replay = ReplayScreen(self._theme, self._folder or home_folder())
            self._replay.closed.connect(self.close)
            self._stack.addWidget(self._replay)
        return self._replay

    @property
    def howto(self) -> "HowToScreen":
        """The pages of how to play."""
        if self._howto is None:
            from sequence_ui.howto.howto_screen import HowToScreen

            self._howto = HowToScreen(self._theme)
            self._howto.closed.connect(self.close)
            self._howto.practice_asked.connect(self._practise)
            self._stack.addWidget(self._howto)
        return self._howto

    @property
    def settings(self) -> "SettingsPage":
        """The page of settings."""
        if self._settings_page is None:
            from sequence_ui.settings.settings_page import SettingsPage

            self._settings_page = SettingsPage(self._theme, self._settings)
            self._settings_page.closed.connect(self.close)
            self._stack.addWidget(self._settings_page)
        return self._settings_page

    def show_howto(self, rules: "Rules | None") -> None:
        """How to play by ``rules`` is read; without a table, by which one likes."""
        self.howto.show_rules(rules, practice=rules is None)
        self._show(self.howto)

    def show_settings(self) -> None:
        """The settings can be changed."""
        self._show(self.settings)

    def ask_record(self) -> None:
        """A record can be chosen, and is looked back at."""
        self._show(self.shelf)
        self.shelf.begin()

    def open_record(self, path: Path) -> None:
        """The record in that file is looked back at."""
        self._show(self.replay)
        self.replay.open_file(path)

    def look_back(self, title: str, record: bytes) -> None:
        """The game of ``record`` is looked back at."""
        self._show(self.replay)
        self.replay.open_bytes(title, record)

    def close(self) -> None:
        """What the page lay over is seen again."""
        if self._shown is not None:
            self._shown = None
            self.closed.emit()

    def _practise(self) -> None:
        self._settings.set_hints(True)
        self.close()
        self.practice_asked.emit()

    def _show(self, page: "Page") -> None:
        self._shown = page
        self._stack.setCurrentWidget(page)
        page.take_keyboard()
        self.opened.emit()
