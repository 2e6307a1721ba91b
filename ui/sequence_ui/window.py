"""The window: what frames all screens, and how the person comes and goes."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QMainWindow,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from sequence_ui.bridge import Bridge
from sequence_ui.codes import Codes, asks_for_code
from sequence_ui.header import Header
from sequence_ui.lobby.start import StartScreen
from sequence_ui.pages import Pages
from sequence_ui.screens import Screens
from sequence_ui.settings.settings import Settings
from sequence_ui.table.turn_banner import Headline
from sequence_ui.theme import Theme

if TYPE_CHECKING:
    from sequence_lan.client.model import Table
    from sequence_lan.net.messages import ClientMessage
    from sequence_lan.session import Hosting, Snapshot
    from sequence_ui.attention import Attention
    from sequence_ui.host_question import HostQuestion
    from sequence_ui.link_words import LinkWords
    from sequence_ui.lobby.lobby import LobbyScreen
    from sequence_ui.lobby.open_table import OpenTable
    from sequence_ui.news import News
    from sequence_ui.table.table_screen import TableScreen
    from sequence_ui.table_title import TableTitle

SMALLEST: Final = QSize(720, 560)
FIRST: Final = QSize(1280, 800)


class Window(QMainWindow):
    """Shows each snapshot of ``bridge`` and hands on what the person wants."""

    painted = Signal()
    """The first frame is on the screen."""
    gone = Signal()
    """The window was closed for good."""

    def __init__(self, bridge: Bridge, theme: Theme, settings: Settings) -> None:
        super().__init__()
        self._bridge, self._theme, self._settings = bridge, theme, settings
        self._codes = Codes(bridge, theme, self)
        self._at: Table | None = None
        self._hosting: Hosting | None = None
        self._attention: Attention | None = None
        self._link: LinkWords | None = None
        self._news: News | None = None
        self._host_question: HostQuestion | None = None
        self._searching = self._painted = self._leaving = False
        self.setWindowTitle("Sequence LAN")
        self.setMinimumSize(SMALLEST)
        self.setAcceptDrops(True)
        self._fit_out()
        settings.changed.connect(self._obey_settings)
        bridge.changed.connect(self.show_snapshot)
        bridge.failed.connect(self.tell)
        self.resize(FIRST)
        if not settings.place.isEmpty():
            self.restoreGeometry(settings.place)
        self.painted.connect(self._furnish)
        self.start.take_keyboard()

    def _fit_out(self) -> None:
        """The window has its first screen and what frames all of them, and no other yet."""
        bridge, theme, settings = self._bridge, self._theme, self._settings
        self._title: TableTitle | None = None
        self._screens = Screens(bridge, theme, settings, self._codes, self)
        self._screens.send.connect(self._send)
        self._screens.leave.connect(self.leave_table)
        self._screens.headline_changed.connect(self._show_headline)
        self._screens.pages.opened.connect(self._show_headline)
        self._screens.pages.closed.connect(self._show_headline)
        self._screens.happened.connect(lambda events: self._attend().hear(events))
        # Made after the screen, so that the keyboard comes to it last.
        self._header = Header(theme, self)
        self._header.keys.clicked.connect(self.show_keys)
        self._header.banner.pressed.connect(self.leave_table)
        self._header.rules.hide()
        whole = QWidget(self)
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._header)
        layout.addWidget(self._screens, 1)
        self.setCentralWidget(whole)

    def speak_anew(self) -> None:
        """All texts are in the language that is spoken now; where the person was they are still."""
        opening, reading = self._screens.opens, self.pages.shown is not None
        focused = self.focusWidget()
        if focused is not None:
            # What goes must not take the keyboard along.
            focused.clearFocus()
        for action in self.actions():
            self.removeAction(action)
        before = self._screens
        self._fit_out()
        self._screens.take_over(before)
        if self._painted:
            self._header.menu.setMenu(self._menu())
        snapshot = self._bridge.snapshot
        if snapshot is not None:
            self.show_snapshot(_nothing_fresh(snapshot))
        if opening:
            self._screens.show_open()
        if reading:
            # Where else was another language chosen?
            self.pages.show_settings()
            self.pages.settings.language.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def screen_shown(self) -> QWidget:
        """The screen that is seen."""
        return self._screens.shown

    @property
    def start(self) -> StartScreen:
        """The first screen."""
        return self._screens.start

    @property
    def opening(self) -> "OpenTable | None":
        """The page that opens a table, once it was asked for."""
        return self._screens.opening

    @property
    def lobby(self) -> "LobbyScreen | None":
        """The lobby, once there has been one."""
        return self._screens.lobby

    @property
    def table(self) -> "TableScreen | None":
        """The table's screen, once there has been one."""
        return self._screens.table

    @property
    def pages(self) -> Pages:
        """Looking back, how to play, settings."""
        return self._screens.pages

    @property
    def header(self) -> Header:
        """The top of the window."""
        return self._header

    def begin(
        self, address: str | None = None, *, name: str | None = None, open_table: bool = False
    ) -> None:
        """Tables nearby are looked for, or the way to ``address`` or to a new table is taken."""
        self._search(True)
        if self._settings.fault is not None:
            self.tell(self._settings.fault)
        if name is not None:
            self.start.name.setText(name)
        if address is not None:
            self._screens.join(address)
        elif open_table:
            self._screens.show_open()

    def tell(self, text: str) -> None:
        """``text`` is read for some seconds, wherever the person is."""
        self._screens.tell(text)

    def show_snapshot(self, snapshot: "Snapshot") -> None:
        """The window shows ``snapshot``."""
        table = self._at = snapshot.table
        self._hosting = snapshot.hosting
        self._screens.show_snapshot(snapshot)
        self._search(table is None or asks_for_code(table))
        self._show_headline()
        self._show_title()
        self._tell_news(snapshot)
        self._codes.show_table(table, snapshot.search.known)
        self._ask_to_host(table)

    def _ask_to_host(self, table: "Table | None") -> None:
        """Whether the table may move here is asked as long as its owner wants to know."""
        if self._host_question is None:
            if table is None or not table.asked_to_host:
                return
            from sequence_ui.host_question import HostQuestion

            self._host_question = HostQuestion(self._bridge, self._theme, self)
        self._host_question.show_table(table)

    def show_keys(self) -> None:
        """The page of all keys is open."""
        from sequence_ui.keys_page import KeysPage

        KeysPage(self._theme, self).open()

    def show_howto(self) -> None:
        """The pages about the game are open, by the rules of the table where there is one."""
        self._screens.show_howto()

    def copy_report(self) -> None:
        """A report for whoever helps is in the clipboard."""
        from sequence_ui.report_copy import copy_report

        copy_report(self._bridge.folder)
        self.tell(self.tr("The report is in the clipboard: paste it where you ask for help."))

    # What frames the screens

    def _obey_settings(self) -> None:
        settings = self._settings
        self._theme.choose(settings.look)
        self._theme.choose_motion(settings.motion)
        self._theme.choose_four_colours(settings.four_colours)
        self._theme.choose_round_chips(settings.round_chips)
        self._screens.obey()

    def _attend(self) -> "Attention":
        if self._attention is None:
            from sequence_ui.attention import Attention

            self._attention = Attention(self, self._settings)
        return self._attention

    def _show_headline(self) -> None:
        """The connection matters most, then whose turn it is."""
        banner, table = self._header.banner, self._at
        headline = self._link_words().headline(table) if table or self._link else None
        if table is None or asks_for_code(table):
            # The question over the window says why.
            self._header.show_headline(Headline())
            return
        if headline is None and table.game is not None and self.table is not None:
            over = table.game.view.public.result is not None
            # How this game ended says nothing of the moment that is looked back at.
            headline = Headline() if over and self.pages.looks_back else self.table.headline
        news = headline is not None and headline != banner.headline
        self._header.show_headline(headline or Headline())
        if news and table.link == "closed":
            # Nothing else can be done here.
            banner.button.setFocus(Qt.FocusReason.OtherFocusReason)
        if table.game is not None:
            self._attend().follow(headline or Headline())

    def _link_words(self) -> "LinkWords":
        if self._link is None:
            from sequence_ui.link_words import LinkWords

            self._link = LinkWords(self)
            self._link.ticked.connect(self._show_headline)
        return self._link

    def _show_title(self) -> None:
        if self._at is None or self._at.lobby is None:
            self._header.show_title("")
            self._header.rules.hide()
            return
        if self._title is None:
            from sequence_ui.table_title import TableTitle

            self._title = TableTitle(self._header, self._theme, self)
        self._title.show_table(self._at, self._hosting)

    def _tell_news(self, snapshot: "Snapshot") -> None:
        if self._news is None:
            from sequence_ui.news import News

            self._news = News(self)
            self._news.told.connect(self.tell)
        self._news.show_snapshot(snapshot, self.font())

    def _furnish(self) -> None:
        """What the first frame can do without is there too."""
        from sequence_ui.parts.keyboard_ring import KeyboardRing

        self._header.menu.setMenu(self._menu())
        KeyboardRing(self._theme, self)

    def _menu(self) -> QMenu:
        from sequence_ui.menu import MainMenu

        return MainMenu(self)

    # Coming and going

    def _search(self, on: bool) -> None:
        if on != self._searching:
            self._searching = on
            self._bridge.search(on)

    @property
    def at_table(self) -> bool:
        """Whether the person is at a table, or on the way to one."""
        return self._at is not None

    def leave_table(self) -> None:
        """The table is left."""
        self._ask_to_leave(self._bridge.leave)

    def _ask_to_leave(self, leave: Callable[[], None]) -> None:
        """``leave`` is done, at once where nobody minds."""
        words = self._loss()
        if words is None:
            leave()
            return
        from sequence_ui.caution import ask_to_leave

        ask_to_leave(self._theme, self, words, leave)

    def _loss(self) -> str | None:
        """What leaving now would spoil, in a sentence; None for nothing."""
        if self._at is None:
            return None
        from sequence_ui.caution import loss

        return loss(self._at, self._hosting)

    def _send(self, message: "ClientMessage") -> None:
        """``message`` is sent, once that is sure where it takes something from somebody."""
        from sequence_ui.caution import ask_to_send

        send = partial(self._bridge.send, message)
        if self._at is None or not ask_to_send(self._theme, self, self._at, message, send):
            send()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button with the keyboard; some desktops press it with Space alone.

        Only what no widget knows by itself comes here, as cards, squares and players do.
        """
        button = self.focusWidget()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not isinstance(
            button, QPushButton | QToolButton | QCheckBox
        ):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            button.click()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _record_in(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A record that is dropped here is looked back at."""
        path = _record_in(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.pages.open_record(path)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            # Whatever is due at once comes first: the frame still has to reach the screen.
            QTimer.singleShot(1, self.painted.emit)

    def close_for_good(self) -> None:
        """The window is closed, whoever minds."""
        self._leaving = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._leaving and self._loss() is not None:
            event.ignore()
            self._ask_to_leave(self.close_for_good)
            return
        self._settings.set_place(self.saveGeometry())
        event.accept()
        QTimer.singleShot(0, self.gone.emit)


def _record_in(dragged: QMimeData) -> Path | None:
    """The first file that could be a record."""
    paths = (Path(url.toLocalFile()) for url in dragged.urls() if url.isLocalFile())
    return next((path for path in paths if path.suffix.lower() == ".seqrec"), None)


def _nothing_fresh(snapshot: "Snapshot") -> "Snapshot":
    """``snapshot`` with nothing in it that has only just happened."""
    table = snapshot.table
    if table is None or table.game is None:
        return snapshot
    # Loaded when it is wanted, which is after the first frame.
    from dataclasses import replace

    game = replace(table.game, fresh=())
    return replace(snapshot, table=replace(table, game=game))
