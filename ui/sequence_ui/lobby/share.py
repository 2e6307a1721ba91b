"""How others come to this table: its addresses, its link, and a picture of it for telephones."""

from typing import TYPE_CHECKING, Final

import segno
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
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

from sequence_lan.language import translate
from sequence_ui.theme import DISPLAY, TITLE, Space, Theme

if TYPE_CHECKING:
    from sequence_lan.session import Hosting

_MODULE = 4
"""Pixels of a module: a telephone reads that across a table. One less where room is short."""
_ROOMY = 1100
_CODES: Final = (4.0, 3.2, 2.6, DISPLAY, TITLE)
"""The sizes of a private table's code, as multiples of the system's own."""
_QUIET = 4
"""Modules of white round a QR code, as its standard has it."""


class Share(QFrame):
    """What the host's screen shows of its own table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._hosting: Hosting | None = None
        self.setProperty("role", "panel")
        self._address = QLabel(self)
        self._address.setFont(theme.font(bold=True))
        self._address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.caption = QLabel(self.tr("Code"), self)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.caption.setProperty("role", "quiet")
        self.table_code = QLabel(self)
        self.table_code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.table_code.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.table_code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setProperty("role", "quiet")
        self.copy = QPushButton(self.tr("&Copy the link"), self)
        self.copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.copy.clicked.connect(self._copy_link)
        # A line that scrolls: it has no place to break, and must be copied as it is.
        self.link = QLineEdit(self)
        self.link.setReadOnly(True)
        self.link.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.link.setAccessibleName(self.tr("Link of this table"))
        self._code = QrCode(self)
        text = QVBoxLayout()
        text.setSpacing(Space.HAIR)
        text.addWidget(self._address)
        text.addWidget(self._words)
        text.addStretch()
        text.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignLeft)
        beside = QHBoxLayout()
        beside.setSpacing(Space.MEDIUM)
        beside.addLayout(text, 1)
        beside.addWidget(self._code)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.MEDIUM, Space.MEDIUM, Space.MEDIUM, Space.MEDIUM)
        layout.setSpacing(Space.SMALL)
        code = QVBoxLayout()
        code.setSpacing(0)
        code.addWidget(self.caption)
        code.addWidget(self.table_code)
        layout.addLayout(code)
        layout.addLayout(beside)
        layout.addWidget(self.link)

    def show_hosting(self, hosting: "Hosting | None") -> None:
        """The table that is hosted here can be shared; None hides all this."""
        self.setVisible(hosting is not None and bool(hosting.addresses))
        if hosting is None or hosting == self._hosting:
            return
        self._hosting = hosting
        self._address.setText("\n".join(hosting.addresses[:2]))
        self._address.setAccessibleName(
            self.tr("Address of this table: {}").format(self._address.text())
        )
        for part in (self.caption, self.table_code):
            part.setVisible(hosting.code is not None)
        self.table_code.setText(hosting.code or "")
        self._fit_code()
        self.table_code.setAccessibleName(
            self.tr("Code of this table: {}").format(self.table_code.text())
        )
        if hosting.fault is not None:
            words = translate("Net", hosting.fault)
        elif hosting.advertised is not None:
            words = self.tr("Others see this table as “{name}”, or join by the address.").format(
                name=hosting.advertised
            )
        else:
            words = self.tr("Others join by this address.")
        if hosting.words:
            words += "\n" + self.tr("Six words: {}").format(" ".join(hosting.words))
        self._words.setText(words)
        self.link.setText(hosting.link)
        self.link.setCursorPosition(0)
        self._code.show_link(hosting.link)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_code()

    def _fit_code(self) -> None:
        """The code is read across the room: as large as the panel lets it be."""
        room = self.width() - 2 * Space.LARGE
        fonts = [self._theme.font(size, bold=True) for size in _CODES]
        fitting = (f for f in fonts if _across(f, self.table_code.text()) <= room)
        self.table_code.setFont(next(fitting, fonts[-1]))

    def _copy_link(self) -> None:
        if self._hosting is not None:
            QGuiApplication.clipboard().setText(self._hosting.link)
            self.copy.setText(self.tr("Copied"))


def _across(font: QFont, text: str) -> int:
    return QFontMetrics(font).horizontalAdvance(text)


class QrCode(QWidget):
    """A link as a QR code, each module a whole number of pixels."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[bytes, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("QR code of the link"))

    def showEvent(self, event: QShowEvent) -> None:
        self.window().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.updateGeometry()
        return False

    def show_link(self, link: str) -> None:
        """A telephone reads ``link`` here."""
        code = segno.make(link, error="l", micro=False)
        self._rows = tuple(bytes(row) for row in code.matrix)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        module = _MODULE if self.window().width() >= _ROOMY else _MODULE - 1
        across = module * (len(self._rows) + 2 * _QUIET)
        return QSize(across, across)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._rows:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#FFFFFF"))
        modules = len(self._rows) + 2 * _QUIET
        ratio = self.devicePixelRatioF()
        module = int(min(self.width(), self.height()) * ratio) // modules
        # In pixels of the screen, since a fraction of one would blur the code.
        painter.scale(1 / ratio, 1 / ratio)
        edge = (int(self.width() * ratio) - module * len(self._rows)) // 2
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    place = QRect(edge + x * module, edge + y * module, module, module)
                    painter.fillRect(place, QColor("#000000"))
