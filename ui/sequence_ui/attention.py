"""Calls the person back when it is their turn and the window is not in front."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from sequence_ui.settings.settings import Settings
from sequence_ui.sound import Cue, Sound, cue_of
from sequence_ui.table.turn_banner import Headline

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QSystemTrayIcon

    from sequence_lan.engine.events import Event

_SHOWN = 8000
"""Milliseconds that a notification stays, where the system lets us say so."""


class Attention(QObject):
    """Follows the headline: when it becomes the person's, the taskbar, the system and a sound tell.

    Nothing but the sound happens while the window is in front.
    """

    called = Signal(str)
    """The person was called, with these words."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._sound = Sound(settings, self)
        self._before = Headline()
        self._tray: QSystemTrayIcon | None = None

    def follow(self, headline: Headline) -> None:
        """``headline`` is what matters now."""
        mine = headline.weight == "yours" and self._before.weight != "yours"
        self._before = headline
        if headline.weight != "yours":
            self._put_away()
        elif mine:
            self.play("turn")
            if self._settings.notifies and not self._window.isActiveWindow():
                self._call(headline.text)

    def hear(self, events: "Iterable[Event]") -> None:
        """``events`` have happened, and are heard."""
        self.play(cue_of(events))

    def play(self, cue: Cue | None) -> None:
        """``cue`` is heard, if sounds are wanted."""
        self._sound.play(cue)

    def _call(self, text: str) -> None:
        self.called.emit(text)
        QApplication.alert(self._window)
        from PySide6.QtWidgets import QSystemTrayIcon

        if not QSystemTrayIcon.isSystemTrayAvailable():
            return
        if self._tray is None:
            self._tray = QSystemTrayIcon(self._window.windowIcon(), self)
            self._tray.setToolTip(self._window.windowTitle())
            self._tray.activated.connect(self._come)
            self._tray.messageClicked.connect(self._come)
        self._tray.show()
        self._tray.showMessage(self._window.windowTitle(), text, self._window.windowIcon(), _SHOWN)

    def _come(self) -> None:
        self._window.raise_()
        self._window.activateWindow()
        QTimer.singleShot(0, self._put_away)

    def _put_away(self) -> None:
        if self._tray is not None:
            self._tray.hide()
