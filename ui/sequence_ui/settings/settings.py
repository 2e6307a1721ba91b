"""What the person has chosen, kept from one start to the next."""

import os
from pathlib import Path
from typing import Final, get_args

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from sequence_lan.net.names import BadName, check_name
from sequence_ui.theme import Look

_LOOKS: Final = get_args(Look)


class Settings(QObject):
    """Each value is read with its default where the file has none, or nonsense."""

    changed = Signal()

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        """``file`` is an ini file; the system's own place for settings by default."""
        super().__init__(parent)
        if file is None:
            form, scope = QSettings.Format.IniFormat, QSettings.Scope.UserScope
            self._store = QSettings(form, scope, "sequence-lan", "window")
        else:
            self._store = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def name(self) -> str:
        """What the person is called at tables; at first what the computer calls them."""
        for text in (self._text("person/name"), _system_name()):
            try:
                return check_name(text)
            except BadName:
                continue
        return self.tr("Player")

    def set_name(self, name: str) -> None:
        """The person is called ``name`` from now on."""
        self._put("person/name", name)

    @property
    def look(self) -> Look | None:
        """The chosen look, None for the system's."""
        text = self._text("window/look")
        return next((look for look in _LOOKS if look == text), None)

    def set_look(self, look: Look | None) -> None:
        """The window shows ``look``, or follows the system."""
        self._put("window/look", look or "system")

    @property
    def motion(self) -> bool | None:
        """Whether things move, None where the system decides."""
        return {"on": True, "off": False}.get(self._text("window/motion"))

    def set_motion(self, motion: bool | None) -> None:
        """Things move or don't, or do as the system wishes."""
        self._put("window/motion", {True: "on", False: "off", None: "system"}[motion])

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self._text("cards/four_colours") == "on"

    def set_four_colours(self, four_colours: bool) -> None:
        """Suits have two colours or four."""
        self._put("cards/four_colours", "on" if four_colours else "off")

    @property
    def place(self) -> QByteArray:
        """Where the window was, for QWidget.restoreGeometry; empty at the first start."""
        value = self._store.value("window/place")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_place(self, place: QByteArray) -> None:
        """The window opens there next time."""
        self._store.setValue("window/place", place)

    @property
    def links_declined(self) -> bool:
        """Whether the person wants links of tables to be left alone."""
        return self._text("links/declined") == "on"

    def decline_links(self) -> None:
        """The person is not asked about links again."""
        self._put("links/declined", "on")

    def _text(self, key: str) -> str:
        value = self._store.value(key, "")
        return value if isinstance(value, str) else ""

    def _put(self, key: str, value: str) -> None:
        if self._text(key) != value:
            self._store.setValue(key, value)
            self.changed.emit()


def _system_name() -> str:
    return (os.environ.get("USERNAME") or os.environ.get("USER") or "").title()
