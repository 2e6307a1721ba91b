"""The page of records: the games on this computer that can be looked back at."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sequence_lan.client.kept_records import KeptRecord, kept_records
from sequence_ui.parts.errand import run_aside
from sequence_ui.parts.sentence import Sentence
from sequence_ui.parts.word_button import word_button
from sequence_ui.replay.words import kept_words
from sequence_ui.theme import TITLE, Space, Theme


class Shelf(QWidget):
    """Lists the finished games, the latest first; any other record can be opened as a file."""

    closed = Signal()
    """The person wants none."""
    chosen = Signal(object)
    """The Path of a record that is to be looked back at."""
    filled = Signal()
    """The list is that of the files as they are now."""

    def __init__(self, theme: Theme, folder: Path, parent: QWidget | None = None) -> None:
        """``folder`` is where this program keeps its files."""
        super().__init__(parent)
        self._theme, self._folder = theme, folder
        title = QLabel(self.tr("Records of games on this computer"), self)
        title.setFont(theme.font(TITLE, bold=True))
        self.list = QListWidget(self)
        self.list.setFont(theme.font())
        self.list.setAccessibleName(title.text())
        self.list.setSpacing(Space.HAIR)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._choose)
        self.empty = QLabel(
            self.tr(
                "None yet. Games at a table that was opened on this computer are kept here when "
                "they have ended, and so is what you save at the end of a game elsewhere."
            ),
            self,
        )
        self.empty.setFont(theme.font())
        self.empty.setWordWrap(True)
        self.empty.setProperty("role", "quiet")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.empty.hide()
        self.look = word_button(theme, self.tr("&Look back"), self._look, self)
        self.look.setProperty("role", "loud")
        self.look.hide()
        self.open_file = word_button(theme, self.tr("Open a &file …"), self._ask_file, self)
        self.leave = word_button(theme, self.tr("&Close"), self.closed.emit, self)
        self.sentence = Sentence(self, lines=1)
        escape = QShortcut(QKeySequence("Esc"), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.closed)
        below = QHBoxLayout()
        below.setSpacing(Space.SMALL)
        for button in (self.look, self.open_file, self.leave):
            below.addWidget(button)
        below.addWidget(self.sentence, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.WIDE, Space.LARGE, Space.WIDE, Space.MEDIUM)
        layout.setSpacing(Space.MEDIUM)
        layout.addWidget(title)
        layout.addWidget(self.empty, 1)
        layout.addWidget(self.list, 1)
        layout.addLayout(below)

    def begin(self) -> None:
        """The list is on its way."""
        folder = self._folder
        run_aside(self, lambda: kept_records(folder), self.show_records)

    def take_keyboard(self) -> None:
        """The keyboard is where one begins."""
        goal = self.list if self.list.count() else self.open_file
        goal.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, text: str) -> None:
        """``text`` is read for some seconds."""
        self.sentence.tell(text)

    def show_records(self, records: tuple[KeptRecord, ...]) -> None:
        """``records`` are listed, in their order."""
        # Meanwhile the person may have gone to a button.
        here = self.list.hasFocus() or self.open_file.hasFocus()
        self.list.clear()
        for record in records:
            item = QListWidgetItem(kept_words(record))
            item.setData(Qt.ItemDataRole.UserRole, record.path)
            self.list.addItem(item)
        self.empty.setVisible(not records)
        self.list.setVisible(bool(records))
        self.look.setVisible(bool(records))
        if records:
            self.list.setCurrentRow(0)
        if here:
            self.take_keyboard()
        self.filled.emit()

    def _look(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self._choose(item)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))

    def _ask_file(self) -> None:
        """A record can be chosen among all files."""
        dialog = QFileDialog(self, self.tr("Open a record"))
        dialog.setNameFilters([self.tr("Records of games (*.seqrec)"), self.tr("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.chosen.emit(Path(path)))
        dialog.open()
