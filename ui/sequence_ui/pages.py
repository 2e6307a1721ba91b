"""The screens that lie over a table for a while: looking back, how to play, settings."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from sequence_ui.settings.settings import Settings
from sequence_ui.theme import Theme

if TYPE_CHECKING:
    from sequence_ui.replay.replay_screen import ReplayScreen


class Pages(QObject):
    """Makes each page when it is first asked for; the table goes on beneath."""

    closed = Signal()
    """No page is shown any more."""

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
        self._shown: QWidget | None = None
        self._replay: ReplayScreen | None = None

    @property
    def shown(self) -> QWidget | None:
        """The page that is seen; None while the table itself is."""
        return self._shown

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

    def ask_record(self) -> None:
        """A record can be chosen, and is looked back at."""
        self._show(self.replay)
        self.replay.take_keyboard()
        self.replay.ask()

    def look_back(self, title: str, record: bytes) -> None:
        """The game of ``record`` is looked back at."""
        self._show(self.replay)
        self.replay.open_bytes(title, record)

    def close(self) -> None:
        """What the page lay over is seen again."""
        if self._shown is not None:
            self._shown = None
            self.closed.emit()

    def _show(self, page: QWidget) -> None:
        self._shown = page
        self._stack.setCurrentWidget(page)
