"""The moves of the game in words."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from sequence_lan.engine.events import Completed, Ended, Event, Passed, Placed, Removed
from sequence_ui.table.sentences import Sentences, place_of
from sequence_ui.theme import Theme


class Log(QListWidget):
    """A line for each thing that happened; a line chosen shows its square on the board."""

    square_shown = Signal(object)
    """A Square, or None for a line without one."""

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
        self.currentItemChanged.connect(self._show)

    def show_events(self, game: str, log: tuple[Event, ...], sentences: Sentences) -> None:
        """The log of ``game`` is ``log``; only what is new is added."""
        known = len(self._shown)
        if game != self._game or log[:known] != self._shown:
            self.clear()
            self._game, self._shown, self._moves, known = game, (), 0, 0
        bar = self.verticalScrollBar()
        at_end = bar.value() >= bar.maximum() - 2
        for event in log[known:]:
            self._add(event, sentences)
        self._shown = log
        if at_end:
            self.scrollToBottom()

    def _add(self, event: Event, sentences: Sentences) -> None:
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
        item.setData(Qt.ItemDataRole.UserRole, place_of(event))
        self.addItem(item)

    def _show(self, item: QListWidgetItem | None) -> None:
        self.square_shown.emit(None if item is None else item.data(Qt.ItemDataRole.UserRole))
