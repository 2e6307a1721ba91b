"""What is said once as it comes: news of the table, and what could not be done."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont

from sequence_lan.language import worded
from sequence_ui.letters import Letters

if TYPE_CHECKING:
    from sequence_lan.session import Snapshot


class News(QObject):
    """Notices what is new in each snapshot."""

    told = Signal(str)
    """A sentence for the person."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notice = self._fault = 0
        self._letters = Letters()

    def show_snapshot(self, snapshot: "Snapshot", font: QFont) -> None:
        """Nothing in ``snapshot`` is new any more; its names are shown in ``font``."""
        table, fault = snapshot.table, snapshot.fault
        if table is None:
            self._notice = 0
        elif table.notice is not None and table.notice.number > self._notice:
            self._notice = table.notice.number
            self.told.emit(worded(table.notice.code, table.notice.text))
        if fault is not None and fault.number > self._fault:
            self._fault = fault.number
            self.told.emit(worded(fault.code, fault.text))
        names = [ad.table for ad in snapshot.search.tables]
        if table is not None and table.lobby is not None:
            names += [table.lobby.table, *(person.name for person in table.lobby.people)]
        if self._letters.newly_missing(names, font):
            self.told.emit(
                self.tr(
                    "A name here is written in letters that no font on this computer has: "
                    "install a font for that script to read it. You can play all the same."
                )
            )
