"""All keys on one page."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QPushButton, QWidget

from sequence_ui.theme import LEAD, Space, Theme


class KeysPage(QDialog):
    """What each key does; Escape closes it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        layout = QGridLayout(self)
        layout.setContentsMargins(Space.WIDE, Space.WIDE, Space.WIDE, Space.LARGE)
        layout.setHorizontalSpacing(Space.WIDE)
        layout.setVerticalSpacing(Space.SMALL)
        for row, (key, words) in enumerate(self._keys()):
            name = QLabel(key, self)
            name.setFont(theme.font(bold=True))
            layout.addWidget(name, row, 0)
            layout.addWidget(QLabel(words, self), row, 1)
        close = QPushButton(self.tr("Close"), self)
        close.setFont(theme.font(LEAD, bold=True))
        close.clicked.connect(self.accept)
        layout.addWidget(close, layout.rowCount(), 1, Qt.AlignmentFlag.AlignRight)

    def _keys(self) -> list[tuple[str, str]]:
        return [
            ("1 – 7", self.tr("choose a card of the hand, or put it back")),
            ("← →", self.tr("walk the hand")),
            ("↑", self.tr("from the hand to the squares of the chosen card")),
            ("← → ↑ ↓", self.tr("walk the board")),
            (self.tr("N, Shift+N"), self.tr("next and previous square that is lit")),
            (self.tr("Home, End, Page Up, Page Down"), self.tr("the edges of the board")),
            (self.tr("Enter or Space"), self.tr("play on this square; press this button")),
            (self.tr("Esc"), self.tr("put back what was chosen")),
            ("D", self.tr("draw the card that is owed")),
            ("X", self.tr("exchange a dead card")),
            ("P", self.tr("pass, when no card can be played")),
            ("G", self.tr("give up the chosen card for table talk")),
            ("A", self.tr("ask what a bot would do, at a practice table")),
            ("S", self.tr("sort the hand by suit, by rank, or as drawn")),
            ("H, B", self.tr("to the hand, to the board")),
            ("M, ↑ ↓", self.tr("to the moves; the board shows each; Esc: back to now")),
            ("C", self.tr("to the chat")),
            ("T", self.tr("call table talk")),
            (self.tr("O, ↑ ↓"), self.tr("to the players; Enter: what can be done about one")),
            ("V", self.tr("read through the discards")),
            (self.tr("Tab, Shift+Tab"), self.tr("on to the next part of the window, and back")),
            (self.tr("Ctrl+O, then ← →"), self.tr("look back at a record, move by move")),
            (self.tr("F2, Ctrl+comma"), self.tr("how to play, the settings")),
            ("F1, F10", self.tr("this page, the menu")),
        ]
