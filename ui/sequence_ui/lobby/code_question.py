"""The question for a private table's code."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_lan.language import translate
from sequence_lan.net.words import BadCode, read_code
from sequence_ui.parts.sentence import Sentence
from sequence_ui.theme import LEAD, Space, Theme


class CodeQuestion(QDialog):
    """Asks until a code is typed or the person gives up; what is typed goes nowhere else."""

    def __init__(
        self, theme: Theme, text: str, give: Callable[[str], None], parent: QWidget
    ) -> None:
        """``text`` says why; ``give`` gets the code."""
        super().__init__(parent)
        self._give = give
        self.setWindowTitle(parent.window().windowTitle())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(text)
        self.words = QLabel(text, self)
        self.words.setFont(theme.font(LEAD))
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setMinimumWidth(22 * theme.text_height())
        self.code = QLineEdit(self)
        self.code.setFont(theme.font(LEAD))
        self.code.setMaxLength(100)
        self.code.setPlaceholderText("42-amber-fox")
        self.code.setAccessibleName(self.tr("The table's code"))
        self._sentence = Sentence(self)
        self.join, cancel = QPushButton(self.tr("Join"), self), QPushButton(self.tr("Cancel"), self)
        self.join.setDefault(True)
        self.join.clicked.connect(self._read)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch()
        for button in (self.join, cancel):
            button.setFont(theme.font(bold=True))
            buttons.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.WIDE, Space.WIDE, Space.WIDE, Space.LARGE)
        layout.setSpacing(Space.MEDIUM)
        layout.addWidget(self.words)
        layout.addWidget(self.code)
        layout.addWidget(self._sentence)
        layout.addLayout(buttons)
        self.code.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read(self) -> None:
        try:
            code = read_code(self.code.text())
        except BadCode as bad:
            self._sentence.tell(translate("Net", str(bad)))
            return
        self.accept()
        self._give(code)
