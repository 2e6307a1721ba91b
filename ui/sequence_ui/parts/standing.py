"""Those at a table who have no seat."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from sequence_lan.client.model import Table
from sequence_lan.net.messages import ClientMessage, PersonForm
from sequence_ui.offers import watching, with_person
from sequence_ui.parts.offer_menu import fill_menu, open_menu, pop_up
from sequence_ui.parts.typed import label, set_tip
from sequence_ui.theme import Theme

_NAMED = 2


class Standing(QPushButton):
    """Names the first of them; pressed, it lists all, with what the owner can do about each."""

    send = Signal(object)
    """A ClientMessage."""

    def __init__(self, theme: Theme, words: str, parent: QWidget | None = None) -> None:
        """``words`` hold a place for the ``{names}``."""
        super().__init__(parent)
        self._words = words
        self._table: Table | None = None
        self._people: tuple[PersonForm, ...] = ()
        self.setProperty("role", "plain")
        self.setFont(theme.font())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._open)
        self.hide()

    def show_table(self, table: Table) -> None:
        """The people are those of ``table``; nobody hides all this."""
        self._table = table
        people = watching(table)
        self.setVisible(bool(people))
        if people == self._people:
            return
        self._people = people
        names = [there.name for there in people]
        few = ", ".join(names[:_NAMED])
        if len(names) > _NAMED:
            few = self.tr("{names} and {n} more").format(names=few, n=len(names) - _NAMED)
        self.setText(label(self._words.format(names=few)))
        whole = self._words.format(names=", ".join(names))
        self.setAccessibleName(whole)
        set_tip(self, whole)

    def _open(self) -> None:
        table = self._table
        if table is None:
            return
        menu = open_menu(self)
        for there in self._people:
            offers = with_person(table, there.id)
            name = label(there.name)
            if offers:
                fill_menu(menu.addMenu(name), offers, self._send)
            else:
                menu.addAction(name).setEnabled(False)
        pop_up(menu, self)

    def _send(self, message: ClientMessage) -> None:
        self.send.emit(message)
