"""How others come to the table, while its lobby is not seen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from sequence_ui.lobby.share import Share
from sequence_ui.theme import Space, Theme

if TYPE_CHECKING:
    from sequence_lan.session import Hosting


class SharePage(QDialog):
    """Addresses, link, QR code, and the code of a private table; Escape closes it."""

    def __init__(self, theme: Theme, hosting: "Hosting", parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("How others come here"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.share = Share(theme, self)
        # So wide that everything has room beside the QR code.
        self.share.setMinimumWidth(32 * theme.text_height())
        self.share.show_hosting(hosting)
        close = QPushButton(self.tr("Close"), self)
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.WIDE, Space.WIDE, Space.WIDE, Space.LARGE)
        layout.setSpacing(Space.MEDIUM)
        layout.addWidget(self.share)
        layout.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # A dialog takes no notice of lines that break, and cuts the last ones off.
        self.setMinimumHeight(self.heightForWidth(self.width()))
