"""The page that opens a table."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sequence_lan.engine.rules import Side
from sequence_lan.language import translate
from sequence_lan.net.messages import Level, TableOptions
from sequence_lan.net.names import MOST_CHARACTERS, BadName, check_name
from sequence_ui.lobby.options_editor import OptionsEditor, first_options
from sequence_ui.parts.network_choice import NetworkChoice
from sequence_ui.parts.scrolled import Scrolled
from sequence_ui.parts.sentence import Sentence
from sequence_ui.parts.tick_box import TickBox
from sequence_ui.settings.settings import Settings
from sequence_ui.theme import TITLE, Space, Theme

if TYPE_CHECKING:
    from sequence_lan.session import TablePlan


def table_plan(name: str, options: TableOptions, *, private: bool = False) -> "TablePlan":
    """A table that the network may see; a ``private`` one has a code."""
    from sequence_lan.net.words import new_code
    from sequence_lan.session import TablePlan

    return TablePlan(name, options, code=new_code() if private else None)


def practice_plan(name: str, players: int, level: Level, chip: Side | None = None) -> "TablePlan":
    """A table for one person with bots of ``level`` on all other seats, which begins by itself.

    The person plays with ``chip`` if a side has it, else on the first seat.
    """
    from sequence_lan.session import TablePlan

    options = first_options(players)
    mine = next((seat for seat, side in enumerate(options.sides) if side == chip), 0)
    bots = tuple((seat, level) for seat in range(players) if seat != mine)
    return TablePlan(name, options, port=0, bots=bots, practice=True)


class OpenTable(QWidget):
    """Name, players and rules of a table that is to be opened."""

    opened = Signal(str, object, bool)
    """The table's name, its TableOptions, and whether who comes needs a code."""
    back = Signal()

    def __init__(self, theme: Theme, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._person = ""
        title = QLabel(self.tr("Open a table"), self)
        title.setFont(theme.font(TITLE, bold=True))
        self.name = QLineEdit(self)
        self.name.setMaxLength(4 * MOST_CHARACTERS)
        self.name.setFont(theme.font())
        label = QLabel(self.tr("Its &name, as the others see it"), self)
        label.setBuddy(self.name)
        self.editor = OptionsEditor(theme, self)
        self.private = TickBox(theme, self.tr("&Private: who comes needs a code"), self)
        self.network = NetworkChoice(theme, settings, self)
        network = QLabel(self.tr("Connect&ion by which it is found"), self)
        network.setBuddy(self.network)
        self._sentence = Sentence(self)
        self.go = QPushButton(self.tr("&Open the table"), self)
        self.go.setProperty("role", "loud")
        self.go.setFont(theme.font(bold=True))
        self.go.setDefault(True)
        self.go.clicked.connect(self._go)
        self.name.returnPressed.connect(self._go)
        back = QPushButton(self.tr("&Back"), self)
        back.setShortcut(Qt.Key.Key_Escape)
        back.clicked.connect(self.back)
        for button in (self.go, back):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        buttons = QHBoxLayout()
        buttons.addWidget(back)
        buttons.addStretch()
        buttons.addWidget(self.go)
        content = QWidget(self)
        form = QVBoxLayout(content)
        form.setContentsMargins(0, 0, Space.SMALL, 0)
        form.setSpacing(Space.SMALL)
        form.addWidget(label)
        form.addWidget(self.name)
        form.addSpacing(Space.SMALL)
        form.addWidget(self.editor)
        form.addWidget(self.private)
        form.addSpacing(Space.SMALL)
        form.addWidget(network)
        form.addWidget(self.network)
        form.addStretch()
        page = QFrame(self)
        page.setProperty("role", "panel")
        page.setMaximumWidth(36 * theme.text_height())
        page.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        inner = QVBoxLayout(page)
        inner.setContentsMargins(Space.WIDE, Space.LARGE, Space.LARGE, Space.LARGE)
        inner.setSpacing(Space.SMALL)
        inner.addWidget(title)
        inner.addSpacing(Space.SMALL)
        inner.addWidget(Scrolled(content, page))
        inner.addWidget(self._sentence)
        inner.addLayout(buttons)
        down = QVBoxLayout()
        down.addStretch(1)
        down.addWidget(page)
        down.addStretch(2)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.MEDIUM, Space.SMALL, Space.MEDIUM, Space.MEDIUM)
        layout.addStretch(1)
        layout.addLayout(down, 6)
        layout.addStretch(1)

    def begin(self, person: str) -> None:
        """The page is ready for a new table of ``person``."""
        if person != self._person:
            self._person = person
            name = self.tr("{person}’s table").format(person=person)
            self.name.setText(name if len(name) <= MOST_CHARACTERS else self.tr("Table"))
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def tell(self, text: str) -> None:
        """``text`` is read for some seconds."""
        self._sentence.tell(text)

    def _go(self) -> None:
        try:
            name = check_name(self.name.text())
        except BadName as bad:
            self.tell(translate("Net", str(bad)))
            return
        self.opened.emit(name, self.editor.options, self.private.isChecked())
