"""The moves of the game in words."""

from PySide6.QtCore import QItemSelectionModel, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from sequence_lan.engine.events import Completed, Ended, Event, Passed, Placed, Removed
from sequence_ui.table.sentences import Sentences
from sequence_ui.theme import Theme


class Log(QListWidget):
    """A line for each thing that happened; a line chosen shows the board as it was then."""

    moment_chosen = Signal(object)
    """The index of an event, after which the board is shown; None for no line."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFont(theme.font())
        self._bold = theme.font(bold=True)
        self.setAccessibleName(self.tr("Moves"))
        self.setWordWrap(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._game = ""
        self._shown: tuple[Event, ...] = ()
        self._moves = 0
        self.itemSelectionChanged.connect(self._choose)

    def show_events(self, game: str, log: tuple[Event, ...], sentences: Sentences) -> None:
        """The log of ``game`` is ``log``; only what is new is added."""
        known = len(self._shown)
        if game != self._game or log[:known] != self._shown:
            self.clear()
            self._game, self._shown, self._moves, known = game, (), 0, 0
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 2
        for index, event in enumerate(log[known:], known):
            self._add(index, event, sentences)
        self._shown = log
        if not self.selectedItems():
            self._stand_at_end()
        if at_end:
            self.scrollToBottom()

    def choose_none(self) -> None:
        """No line is chosen, and nothing is said of it."""
        with QSignalBlocker(self):
            self.clearSelection()
        self._stand_at_end()

    def _stand_at_end(self) -> None:
        """The arrow keys begin at the last line, which is not chosen by that."""
        last = self.model().index(self.count() - 1, 0)
        no_choice = QItemSelectionModel.SelectionFlag.NoUpdate
        self.selectionModel().setCurrentIndex(last, no_choice)

    def _add(self, index: int, event: Event, sentences: Sentences) -> None:
        words = sentences.of(event)
        if words is None:
            return
        if isinstance(event, Placed | Removed | Passed):
            self._moves += 1
            words = f"{self._moves}  {words}"
        else:
            words = f"     {words}"
        item = QListWidgetItem(words)
        if isinstance(event, Completed | Ended):
            item.setFont(self._bold)
        item.setData(Qt.ItemDataRole.UserRole, index)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, sentences.aloud.of(event))
        self.addItem(item)

    def _choose(self) -> None:
        chosen = self.selectedItems()
        self.moment_chosen.emit(chosen[0].data(Qt.ItemDataRole.UserRole) if chosen else None)
