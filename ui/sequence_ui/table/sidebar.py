"""What is read beside the board: moves, chat and discards."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QTabWidget, QVBoxLayout, QWidget

from sequence_lan.client.model import Said
from sequence_ui.table.chat import Chat
from sequence_ui.table.discards import Discards
from sequence_ui.table.log import Log
from sequence_ui.theme import Space, Theme


class Sidebar(QFrame):
    """One of them is seen at a time; lines of the chat that are not are counted."""

    unread_changed = Signal(int)
    """So many lines of the chat have not been seen."""
    closed = Signal()
    """Something here is to be read, but nothing here is seen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._theme = theme
        self._unread = 0
        self.log = Log(theme, self)
        self.chat = Chat(theme, self)
        self.discards = Discards(theme, self)
        self.tabs = QTabWidget(self)
        self.tabs.addTab(self.log, self.tr("Moves"))
        self.tabs.addTab(self.chat, self.tr("Chat"))
        self.tabs.addTab(self.discards, self.tr("Discards"))
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.currentChanged.connect(lambda _index: self._count(self._unread))
        self.now = QPushButton(self.tr("Back to &now"), self)
        self.now.setProperty("role", "loud")
        self.now.setFont(theme.font(bold=True))
        self.now.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.now.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.SMALL, Space.SMALL, Space.SMALL, Space.SMALL)
        layout.addWidget(self.tabs)
        layout.addWidget(self.now)

    def fit(self, width: int) -> None:
        """It is as broad as suits a window of that ``width``; all tabs can be read."""
        text = self._theme.text_height()
        tabs = self.tabs.tabBar().sizeHint().width() + 2 * Space.MEDIUM
        self.setFixedWidth(max(14 * text, min(20 * text, width // 5), tabs))

    def show_chat(self, lines: tuple[Said, ...], *, count: bool) -> None:
        """The chat has these lines; new ones ``count`` as unread unless they are seen."""
        fresh = self.chat.show_lines(lines)
        if fresh and count:
            self._count(self._unread + fresh)

    def to_chat(self) -> None:
        """Something can be said."""
        self._open(self.chat)
        self.chat.begin()

    def to_moves(self) -> None:
        """The moves have the keyboard."""
        self._open(self.log)
        self.log.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def to_discards(self, seat: int | None = None) -> None:
        """The discards of ``seat`` are seen, or those that were read last."""
        self._open(self.discards)
        self.discards.open(max(0, self.discards.whose.currentIndex()) if seat is None else seat)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._count(self._unread)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._count(self._unread)

    def _open(self, page: QWidget) -> None:
        if not self.isVisible():
            self.closed.emit()
        self.tabs.setCurrentWidget(page)

    def _count(self, unread: int) -> None:
        seen = self.tabs.currentWidget() is self.chat and self.isVisible()
        self._unread = 0 if seen else unread
        words = self.tr("Chat ({n})").format(n=self._unread) if self._unread else self.tr("Chat")
        self.tabs.setTabText(self.tabs.indexOf(self.chat), words)
        self.unread_changed.emit(self._unread)
