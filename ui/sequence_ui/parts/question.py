"""A question before something that cannot be taken back."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sequence_ui.theme import LEAD, Space, Theme


class Question(QDialog):
    """Asks once and waits for nothing; Escape, and Enter at first, leave everything as it is."""

    def __init__(
        self, theme: Theme, text: str, yes: str, no: str, do: Callable[[], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(parent.window().windowTitle())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(text)
        words = QLabel(text, self)
        words.setFont(theme.font(LEAD))
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setMinimumWidth(22 * theme.text_height())
        self.yes, self.no = QPushButton(yes, self), QPushButton(no, self)
        self.no.setDefault(True)
        self.yes.setAutoDefault(False)
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.reject)
        self.accepted.connect(do)
        buttons = QHBoxLayout()
        buttons.addStretch()
        for button in (self.yes, self.no):
            button.setFont(theme.font(bold=True))
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.WIDE, Space.WIDE, Space.WIDE, Space.LARGE)
        layout.setSpacing(Space.LARGE)
        layout.addWidget(words)
        layout.addLayout(buttons)
        self.no.setFocus(Qt.FocusReason.OtherFocusReason)
