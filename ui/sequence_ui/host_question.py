"""The question whether the table may move to this computer."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sequence_lan.net.messages import TakeTable
from sequence_ui.bridge import Bridge
from sequence_ui.parts.question import Question
from sequence_ui.theme import Theme

if TYPE_CHECKING:
    from sequence_lan.client.model import Table


class HostQuestion(QObject):
    """Asked as long as the table's owner waits for an answer; Escape declines."""

    def __init__(self, bridge: Bridge, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._bridge, self._theme, self._window = bridge, theme, window
        self._open: Question | None = None

    def show_table(self, table: "Table | None") -> None:
        """The question is open if ``table`` has it, else it is gone without an answer."""
        asked = table is not None and table.asked_to_host
        if asked and table is not None and self._open is None:
            self._ask(table)
        elif not asked and self._open is not None:
            lapsed, self._open = self._open, None
            lapsed.rejected.disconnect(self._decline)
            lapsed.reject()

    def _ask(self, table: "Table") -> None:
        people = table.lobby.people if table.lobby else ()
        owner = table.lobby.owner if table.lobby else None
        name = next((there.name for there in people if there.id == owner), "")
        words = self.tr(
            "{name} wants to hand this table to your computer. Everybody comes there by "
            "themselves, and the table is open as long as this program is. From then on your "
            "computer can see all hands. Take the table?"
        )
        yes, no = self.tr("Take the table"), self.tr("No, thanks")
        words = words.format(name=name)
        self._open = Question(self._theme, words, yes, no, self._accept, self._window)
        self._open.rejected.connect(self._decline)
        self._open.open()

    def _accept(self) -> None:
        self._open = None
        self._bridge.send(TakeTable(True))

    def _decline(self) -> None:
        self._open = None
        self._bridge.send(TakeTable(False))
