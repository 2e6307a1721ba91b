"""Which network interface tables are sought and shown on."""

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QWidget

from sequence_lan.net.interfaces import Interface, in_use, ranked
from sequence_ui.settings.settings import Settings
from sequence_ui.theme import Theme


class NetworkChoice(QComboBox):
    """What there is now, the likeliest way to other players first; a choice is kept at once."""

    def __init__(self, theme: Theme, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setFont(theme.font())
        self.activated.connect(lambda index: settings.set_interface(self.itemData(index)))
        settings.changed.connect(self._list)
        self._list()

    def _list(self) -> None:
        found, chosen = ranked(), self._settings.interface or ""
        self.clear()
        best = _named(in_use(found)) or self.tr("none yet")
        self.addItem(self.tr("the best: {networks}").format(networks=best), "")
        for interface in found:
            self.addItem(_named((interface,)), interface.name)
        if self.findData(chosen) < 0:
            self.addItem(chosen, chosen)
        self.setCurrentIndex(self.findData(chosen))

    def showEvent(self, event: QShowEvent) -> None:
        self._list()
        super().showEvent(event)


def _named(interfaces: tuple[Interface, ...]) -> str:
    """``Wi-Fi 192.168.1.5``, one after the other."""
    return ", ".join(f"{found.label} {found.addresses[0]}" for found in interfaces)
