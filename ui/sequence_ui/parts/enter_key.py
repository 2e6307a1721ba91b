"""The Enter key, the same for all buttons of a window."""

import weakref

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton, QToolButton, QWidget


class EnterKey(QObject):
    """Presses the button of ``window`` that has the keyboard.

    Some desktops press buttons with Space alone. Cards, squares and players, which are no such
    buttons, know Enter by themselves; so do questions, which are windows of their own.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._followed: weakref.ref[QWidget] | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication), "a window has an application"
        application.focusChanged.connect(self._follow)
        self._follow(None, application.focusWidget())

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        before = self._followed() if self._followed is not None else None
        if before is not None:
            before.removeEventFilter(self)
        self._followed = None
        if new is not None and new.window() is self._window:
            self._followed = weakref.ref(new)
            new.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and isinstance(watched, QPushButton | QToolButton | QCheckBox)
        ):
            if not event.isAutoRepeat():
                watched.click()
            return True
        return False
