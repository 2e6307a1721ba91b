"""The ring round whatever has the keyboard, the same for all widgets of a window."""

import weakref
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from sequence_ui.board.focus_ring import FocusRing
from sequence_ui.theme import Theme


class KeyboardRing(QObject):
    """Follows the keyboard through ``window``.

    Widgets within one whose property ``ownRing`` is set show the keyboard by themselves.
    """

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._ring = FocusRing(theme, window)
        self._followed: weakref.ref[QWidget] | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication), "a window has an application"
        application.focusChanged.connect(self._follow)
        self._follow(None, application.focusWidget())

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        before = self._followed() if self._followed is not None else None
        for widget in self._up_from(before):
            widget.removeEventFilter(self)
        self._followed = None
        if new is None or new.window() is not self._window or _has_own_ring(new):
            self._ring.hide()
            return
        self._followed = weakref.ref(new)
        for widget in self._up_from(new):
            widget.installEventFilter(self)
        self._settle(new)

    def _up_from(self, widget: QWidget | None) -> Iterator[QWidget]:
        """``widget`` and all that move it when they move, up to the window."""
        while widget is not None and widget is not self._window:
            yield widget
            widget = widget.parentWidget()

    def _settle(self, widget: QWidget) -> None:
        place = QRect(widget.mapTo(self._window, QPoint()), widget.size())
        self._ring.surround(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        followed = self._followed() if self._followed is not None else None
        if followed is not None:
            if kind in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show):
                self._settle(followed)
            elif kind == QEvent.Type.Hide:
                self._ring.hide()
        return False


def _has_own_ring(widget: QWidget | None) -> bool:
    while widget is not None:
        if widget.property("ownRing"):
            return True
        widget = widget.parentWidget()
    return False
