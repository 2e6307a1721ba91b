"""What is said to the whole table."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from sequence_lan.client.model import Said
from sequence_ui.theme import Space, Theme

_LONGEST = 500


class Chat(QWidget):
    """The lines so far and a field for the next one."""

    say = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[Said, ...] = ()
        self.lines = QPlainTextEdit(self)
        self.lines.setReadOnly(True)
        self.lines.setFont(theme.font())
        self.lines.setMaximumBlockCount(600)
        self.lines.setTabChangesFocus(True)
        self.lines.setAccessibleName(self.tr("What was said"))
        self.field = QLineEdit(self)
        self.field.setFont(theme.font())
        self.field.setMaxLength(_LONGEST)
        self.field.setPlaceholderText(self.tr("Say something to all"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.field.returnPressed.connect(self._say)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(self.lines, 1)
        layout.addWidget(self.field)

    def show_lines(self, chat: tuple[Said, ...]) -> int:
        """The chat is ``chat``; gives how many lines of others were not there before."""
        if chat == self._shown:
            return 0
        known = len(self._shown)
        if chat[:known] == self._shown:
            fresh = chat[known:]
        else:
            # Old lines have been dropped at the top, or it is another table.
            self.lines.clear()
            fresh = chat
        for said in fresh:
            self.lines.appendPlainText(f"{said.name}: {said.text}")
        self._shown = chat
        return sum(not said.you for said in fresh)

    def begin(self) -> None:
        """The keyboard is in the field."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _say(self) -> None:
        text = self.field.text().strip()
        if text:
            self.say.emit(text)
            self.field.clear()
