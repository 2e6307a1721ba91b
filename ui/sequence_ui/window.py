"""The window: one screen at a time, the one that fits where the person is."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from sequence_lan.language import worded
from sequence_ui.bridge import Bridge
from sequence_ui.codes import Codes
from sequence_ui.header import Header
from sequence_ui.letters import Letters
from sequence_ui.lobby.start import StartScreen
from sequence_ui.pages import Pages
from sequence_ui.settings.settings import Settings
from sequence_ui.table.turn_banner import Headline
from sequence_ui.theme import Theme

if TYPE_CHECKING:
    from sequence_lan.bots.explain import Advice
    from sequence_lan.client.model import Notice, Table
    from sequence_lan.net.messages import ClientMessage, Level, TableOptions
    from sequence_lan.session import Hosting, Snapshot
    from sequence_ui.attention import Attention
    from sequence_ui.lobby.lobby import LobbyScreen
    from sequence_ui.lobby.open_table import OpenTable
    from sequence_ui.table.table_screen import TableScreen

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
        self._seen_notice = self._seen_fault = 0
        self._seen_advice: Advice | None = None
        self._letters = Letters()
        self._codes = Codes(bridge, theme, self)
        self._at: Table | None = None
        self._attention: Attention | None = None
        self._practising = self._leaving = False
        self._hosting: Hosting | None = None
        self._explained: tuple[str, bool] | None = None
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
        self._searching = self._painted = False
        self.painted.connect(self._furnish)
        self._start.take_keyboard()

    def _fit_out(self) -> None:
        """The window has its first screen and what frames all of them, and no other yet."""
        bridge, theme, settings = self._bridge, self._theme, self._settings
        self._lobby: LobbyScreen | None = None
        self._table: TableScreen | None = None
        self._open: OpenTable | None = None
        self._stack = QStackedWidget(self)
        self._pages = Pages(self._stack, theme, settings, bridge.folder, self)
        self._pages.closed.connect(self._show_under)
        self._pages.practice_asked.connect(lambda: self._practise(2, "novice"))
        self._start = StartScreen(theme, settings, self)
        self._start.open_asked.connect(self._show_open)
        self._start.practice_asked.connect(self._practise)
        self._start.address_given.connect(self._join)
        self._start.game_chosen.connect(lambda table: bridge.reopen(table, self._start.person))
        self._start.table_picked.connect(
            lambda ad, watch: self._codes.join_ad(ad, self._start.person, watch=watch)
        )
        self._start.record_asked.connect(self._pages.ask_record)
        self._start.howto_asked.connect(self.show_howto)
        self._start.settings_asked.connect(self._pages.show_settings)
        self._stack.addWidget(self._start)
        self._under: QWidget = self._start
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
        layout.addWidget(self._stack, 1)
        self.setCentralWidget(whole)

    def speak_anew(self) -> None:
        """All texts are in the language that is spoken now; where the person was they are still."""
        opening, reading = self._under is self._open, self._pages.shown is not None
        focused = self.focusWidget()
        if focused is not None:
            # What goes must not take the keyboard along.
            focused.clearFocus()
        self._pages.deleteLater()
        for action in self.actions():
            self.removeAction(action)
        self._fit_out()
        if self._painted:
            self._header.menu.setMenu(self._menu())
        snapshot = self._bridge.snapshot
        if snapshot is not None:
            self.show_snapshot(_nothing_fresh(snapshot))
        if opening:
            self._show_open()
        if reading:
            # Where else was another language chosen?
            self._pages.show_settings()
            self._pages.settings.language.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def screen_shown(self) -> QWidget:
        """The screen that is seen."""
        screen = self._stack.currentWidget()
        assert screen is not None, "the start screen is always there"
        return screen

    @property
    def start(self) -> StartScreen:
        """The first screen."""
        return self._start

    @property
    def opening(self) -> "OpenTable | None":
        """The page that opens a table, once it was asked for."""
        return self._open

    @property
    def lobby(self) -> "LobbyScreen | None":
        """The lobby, once there has been one."""
        return self._lobby

    @property
    def table(self) -> "TableScreen | None":
        """The table's screen, once there has been one."""
        return self._table

    @property
    def pages(self) -> Pages:
        """Looking back, how to play, settings."""
        return self._pages

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
            self._start.name.setText(name)
        if address is not None:
            self._join(address)
        elif open_table:
            self._show_open()

    def tell(self, text: str) -> None:
        """``text`` is read for some seconds, wherever the person is."""
        screen = self._stack.currentWidget()
        if self._pages.shown is not None:
            self._pages.shown.tell(text)
        elif screen is self._lobby and self._lobby is not None:
            self._lobby.tell(text)
        elif screen is self._table and self._table is not None:
            self._table.tell(text)
        elif screen is self._open and self._open is not None:
            self._open.tell(text)
        else:
            self._start.tell(text)

    def show_snapshot(self, snapshot: "Snapshot") -> None:
        """The window shows ``snapshot``."""
        before, table = self._at, snapshot.table
        self._at = table
        self._hosting = snapshot.hosting
        self._start.show_search(snapshot.search)
        self._start.show_unfinished(snapshot.unfinished)
        if table is None or table.lobby is None:
            if self._under is not self._open or table is not None:
                self._go_to(self._start)
            self._header.show_title("")
            self._header.rules.hide()
        elif table.game is None:
            lobby = self._lobby_screen()
            lobby.show_table(table, snapshot.hosting)
            self._go_to(lobby)
        else:
            screen = self._table_screen()
            screen.buttons.set_practice(snapshot.hosting is not None and snapshot.hosting.practice)
            screen.show_table(table)
            if snapshot.advice is not None and snapshot.advice is not self._seen_advice:
                screen.show_advice(snapshot.advice)
            self._seen_advice = snapshot.advice
            self._go_to(screen)
        self._search(table is None)
        if table is None and before is not None:
            self._practising = False
            self._show_guide()
        self._show_headline(table)
        if table is not None and table.lobby is not None:
            self._show_rules(table)
        self._tell_news(table, snapshot.fault)
        self._codes.show_table(table, snapshot.search.known)
        self._tell_of_letters(snapshot)

    def _tell_of_letters(self, snapshot: "Snapshot") -> None:
        names = [ad.table for ad in snapshot.search.tables]
        if snapshot.table is not None and snapshot.table.lobby is not None:
            lobby = snapshot.table.lobby
            names += [lobby.table, *(person.name for person in lobby.people)]
        if self._letters.newly_missing(names, self.font()):
            self.tell(
                self.tr(
                    "A name here is written in letters that no font on this computer has: "
                    "install a font for that script to read it. You can play all the same."
                )
            )

    def show_keys(self) -> None:
        """The page of all keys is open."""
        from sequence_ui.keys_page import KeysPage

        KeysPage(self._theme, self).open()

    # Screens

    def _go_to(self, screen: "StartScreen | LobbyScreen | TableScreen") -> None:
        if self._under is not screen:
            self._under = screen
            if self._pages.shown is None:
                self._show_under()

    def _show_under(self) -> None:
        """What the pages lay over is seen, and has the keyboard."""
        self._stack.setCurrentWidget(self._under)
        if self._under is self._open:
            self._open.name.setFocus(Qt.FocusReason.OtherFocusReason)
        elif isinstance(self._under, StartScreen):
            self._under.take_keyboard()
        elif self._under is self._lobby:
            self._lobby.take_keyboard()
        elif self._under is self._table:
            self._table.take_keyboard()

    def _lobby_screen(self) -> "LobbyScreen":
        if self._lobby is None:
            from sequence_ui.lobby.lobby import LobbyScreen

            self._lobby = LobbyScreen(self._theme, self)
            self._lobby.send.connect(self._send)
            self._lobby.leave.connect(self.leave_table)
            self._stack.addWidget(self._lobby)
        return self._lobby

    def _table_screen(self) -> "TableScreen":
        if self._table is None:
            from sequence_ui.table.table_screen import TableScreen

            self._table = TableScreen(self._theme, self)
            self._table.act.connect(self._bridge.act)
            self._table.send.connect(self._send)
            self._table.leave.connect(self.leave_table)
            self._table.advice_asked.connect(self._bridge.advise)
            self._table.headline_changed.connect(self._show_again)
            self._table.look_back.connect(self._look_back)
            self._table.happened.connect(lambda events: self._attend().hear(events))
            self._table.keep_records(self._bridge.folder)
            self._table.top.follow(self._settings)
            self._show_guide()
            self._stack.addWidget(self._table)
        return self._table

    def _show_open(self) -> None:
        if self._open is None:
            from sequence_ui.lobby.open_table import OpenTable

            self._open = OpenTable(self._theme, self)
            self._open.opened.connect(self._open_table)
            self._open.back.connect(lambda: self._go_to(self._start))
            self._stack.addWidget(self._open)
        self._open.begin(self._start.person)
        self._under = self._open
        self._show_under()

    def _open_table(self, name: str, options: "TableOptions", private: bool) -> None:
        from sequence_ui.lobby.open_table import table_plan

        self._bridge.open_table(
            lambda: table_plan(name, options, private=private), self._start.person
        )

    def _join(self, address: str) -> None:
        self._codes.join(address, self._start.person)

    def _practise(self, players: int, level: "Level") -> None:
        from sequence_ui.lobby.open_table import practice_plan

        self._practising = True
        self._show_guide()
        name = self.tr("Practice")
        self._bridge.open_table(lambda: practice_plan(name, players, level), self._start.person)

    def _look_back(self, record: bytes) -> None:
        title = self._at.lobby.table if self._at is not None and self._at.lobby else ""
        self._pages.look_back(title, record)

    def show_howto(self) -> None:
        """The pages about the game are open, by the rules of the table where there is one."""
        lobby = self._at.lobby if self._at is not None else None
        if lobby is None:
            self._pages.show_howto(None)
            return
        from sequence_lan.net.forms import rules_of

        self._pages.show_howto(rules_of(lobby.options.rules))

    def _show_guide(self) -> None:
        """A practice table explains itself, as long as hints are wanted."""
        if self._table is None:
            return
        if not (self._practising and self._settings.hints):
            self._table.explain(None)
            return
        from sequence_ui.howto.guide import Guide

        guide = Guide(self._theme, self._table)
        guide.switched_off.connect(lambda: self._settings.set_hints(False))
        guide.more_asked.connect(self.show_howto)
        self._table.explain(guide)

    def _obey_settings(self) -> None:
        settings = self._settings
        self._theme.choose(settings.look)
        self._theme.choose_motion(settings.motion)
        self._theme.choose_four_colours(settings.four_colours)
        if self._start.name.text() != settings.name and not self._start.name.hasFocus():
            self._start.name.setText(settings.name)
        guided = self._practising and settings.hints
        if self._table is not None and self._table.explained != guided:
            self._show_guide()

    def _attend(self) -> "Attention":
        if self._attention is None:
            from sequence_ui.attention import Attention

            self._attention = Attention(self, self._settings)
        return self._attention

    # What is said of the connection, and news

    def _show_again(self) -> None:
        self._show_headline(self._at)

    def _show_headline(self, table: "Table | None") -> None:
        banner = self._header.banner
        if table is None:
            banner.show_headline(Headline())
            return
        headline = self._link_headline(table)
        if headline is None and table.game is not None and self._table is not None:
            headline = self._table.headline
        news = headline is not None and headline != banner.headline
        banner.show_headline(headline or Headline())
        if news and table.link == "closed":
            # Nothing else can be done here.
            banner.button.setFocus(Qt.FocusReason.OtherFocusReason)
        if table.game is not None:
            self._attend().follow(headline or Headline())

    def _link_headline(self, table: "Table") -> Headline | None:
        """How the connection is, where that is what matters."""
        match table.link:
            case "connecting":
                words = self.tr("Connecting to {address} …").format(address=table.address)
                return Headline(words, "quiet", button=self.tr("Cancel"))
            case "reconnecting":
                words = (
                    self.tr(
                        "The host can't be reached: try {n}, and another one every few seconds."
                    )
                    if table.seat is None
                    else self.tr(
                        "The host can't be reached: try {n}, and another one every few seconds. "
                        "Your seat waits."
                    )
                )
                return Headline(
                    words.format(n=table.attempt), "alarm", button=self.tr("Leave the table")
                )
            case "closed":
                ended = table.ended
                words = worded(ended.code, ended.text) if ended else self.tr("The table is closed.")
                back = self.tr("Back to the start") if table.lobby else self.tr("Close")
                return Headline(words, "alarm", button=back)
            case _:
                return None

    def _show_rules(self, table: "Table") -> None:
        from sequence_ui.lobby.rules_words import rules_sentences
        from sequence_ui.lobby.table_card import edition_words

        lobby = table.lobby
        assert lobby is not None, "asked of a table with a lobby only"
        edition = edition_words(lobby.options.rules.edition)
        self._header.show_title(f"{lobby.table} · {edition}")
        self._header.rules.show()
        sentences = rules_sentences(lobby.options)
        tip = "\n".join(sentences)
        shared = self._hosting is not None and bool(self._hosting.addresses)
        if self._explained != (tip, shared):
            self._explained = (tip, shared)
            self._header.rules.setToolTip(tip)
            menu = QMenu(self._header.rules)
            for sentence in sentences:
                menu.addAction(sentence)
            if table.words:
                menu.addSeparator()
                menu.addAction(self.tr("The host's six words: {}").format(" ".join(table.words)))
            if shared:
                menu.addSeparator()
                menu.addAction(self.tr("How others come here …"), self._show_share)
            self._header.rules.setMenu(menu)

    def _show_share(self) -> None:
        from sequence_ui.lobby.share_page import SharePage

        if self._hosting is not None:
            SharePage(self._theme, self._hosting, self).open()

    def _tell_news(self, table: "Table | None", fault: "Notice | None") -> None:
        if table is None:
            self._seen_notice = 0
        elif table.notice is not None and table.notice.number > self._seen_notice:
            self._seen_notice = table.notice.number
            self.tell(worded(table.notice.code, table.notice.text))
        if fault is not None and fault.number > self._seen_fault:
            self._seen_fault = fault.number
            self.tell(worded(fault.code, fault.text))

    def copy_report(self) -> None:
        """A report for whoever helps is in the clipboard."""
        from sequence_ui.report_copy import copy_report

        copy_report(self._bridge.folder)
        self.tell(self.tr("The report is in the clipboard: paste it where you ask for help."))

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
        else:
            self._question(words, self.tr("Leave"), self.tr("Stay"), leave)

    def _loss(self) -> str | None:
        """What leaving now would spoil, in a sentence; None for nothing."""
        table = self._at
        if table is None or table.lobby is None or table.link == "closed":
            return None
        others = [person for person in table.lobby.people if person.id != table.you]
        if self._hosting and others:
            return self.tr("This table is on this computer: leaving closes it for everybody.")
        if table.lobby.phase == "playing" and table.seat is not None and others:
            return self.tr(
                "A game is going on. When you leave, your seat goes to a bot or a watcher."
            )
        return None

    def _send(self, message: "ClientMessage") -> None:
        """``message`` is sent, once that is sure where it takes something from somebody."""
        from sequence_lan.net.messages import Abandon, Ban, Kick, MoveTable

        send = partial(self._bridge.send, message)
        match message:
            case Kick(person):
                words = self.tr("Send {name} away from this table?")
                yes = self.tr("Send away")
            case Ban(person):
                words = self.tr("Send {name} away, and let nobody in from that computer again?")
                yes = self.tr("Send away for good")
            case MoveTable(person):
                words = self.tr(
                    "Hand the table to {name}’s computer? Everybody goes there by themselves. From "
                    "then on that computer can see all hands; this one has known the order of "
                    "the deck."
                )
                yes = self.tr("Hand it over")
            case Abandon():
                words = self.tr("End this game for everybody, without a winner?")
                self._question(words, self.tr("End the game"), self.tr("Play on"), send)
                return
            case _:
                send()
                return
        people = self._at.lobby.people if self._at is not None and self._at.lobby else ()
        name = next((there.name for there in people if there.id == person), "")
        self._question(words.format(name=name), yes, self.tr("Cancel"), send)

    def _question(self, text: str, yes: str, no: str, do: Callable[[], None]) -> None:
        from sequence_ui.parts.question import Question

        Question(self._theme, text, yes, no, do, self).open()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _record_in(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A record that is dropped here is looked back at."""
        path = _record_in(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self._pages.open_record(path)

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
        if self._loss() is not None and not self._leaving:
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
    game = replace(table.game, fresh=())
    return replace(snapshot, table=replace(table, game=game))
