"""The question whether links of tables shall open this program."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from sequence_lan.link_handler import Places, let_open_links
from sequence_ui.resources import resource_path
from sequence_ui.settings.settings import Settings


class LinkOffer(QWidget):
    """Asks once; a program that has been moved since asks again, unless the answer was no."""

    answered = Signal(str)
    """What has come of it, as a sentence."""

    def __init__(
        self, program: Path, where: Places, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._program, self._where, self._settings = program, where, settings
        words = QLabel(self.tr("Open links of tables with this program?"), self)
        words.setWordWrap(True)
        self.yes = QPushButton(self.tr("Yes"), self)
        self.no = QPushButton(self.tr("No"), self)
        for button, answer in ((self.yes, self._agree), (self.no, self._decline)):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAccessibleDescription(words.text())
            button.clicked.connect(answer)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(words, 1)
        row.addWidget(self.yes)
        row.addWidget(self.no)

    def _agree(self) -> None:
        try:
            let_open_links(self._program, resource_path("art", "icon.png"), self._where)
        except (OSError, UnicodeError):
            said = self.tr("Links can't be set up: {folder} can't be written.").format(
                folder=self._where.data
            )
        else:
            said = self.tr("Links of tables open this program from now on.")
        self.hide()
        self.answered.emit(said)

    def _decline(self) -> None:
        self._settings.decline_links()
        self.hide()
        self.answered.emit(self.tr("Links of tables can be typed or pasted here all the same."))
