"""One screen at a time, the one that fits where the person is."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from sequence_ui.bridge import Bridge
from sequence_ui.codes import Codes
from sequence_ui.lobby.start import StartScreen
from sequence_ui.pages import Pages
from sequence_ui.settings.settings import Settings
from sequence_ui.theme import Theme

if TYPE_CHECKING:
    from sequence_lan.bots.explain import Advice
    from sequence_lan.client.model import Table
    from sequence_lan.net.messages import Level, TableOptions
    from sequence_lan.session import Snapshot
    from sequence_ui.lobby.lobby import LobbyScreen
    from sequence_ui.lobby.open_table import OpenTable
    from sequence_ui.table.table_screen import TableScreen


class Screens(QStackedWidget):
    """Makes each screen when it is first wanted; the pages lie over it for a while."""

    send = Signal(object)
    """A ClientMessage for the host."""
    leave = Signal()
    headline_changed = Signal()
    """The table's own headline is another one."""
    happened = Signal(object)
    """The events of an update."""

    def __init__(
        self,
        bridge: Bridge,
        theme: Theme,
        settings: Settings,
        codes: Codes,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._bridge, self._theme, self._settings, self._codes = bridge, theme, settings, codes
        self._at: Table | None = None
        self._seen_advice: Advice | None = None
        self._practising = False
        self._lobby: LobbyScreen | None = None
        self._table: TableScreen | None = None
        self._open: OpenTable | None = None
        self.pages = Pages(self, theme, settings, bridge.folder, self)
        self.pages.closed.connect(self.show_under)
        self.pages.practice_asked.connect(lambda: self._practise(2, "novice"))
        self.start = StartScreen(theme, settings, self)
        self.start.open_asked.connect(self.show_open)
        self.start.practice_asked.connect(self._practise)
        self.start.address_given.connect(self.join)
        self.start.game_chosen.connect(lambda table: bridge.reopen(table, self.start.person))
        self.start.table_picked.connect(
            lambda ad, watch: codes.join_ad(ad, self.start.person, watch=watch)
        )
        self.start.record_asked.connect(self.pages.ask_record)
        self.start.howto_asked.connect(self.show_howto)
        self.start.settings_asked.connect(self.pages.show_settings)
        self.addWidget(self.start)
        self._under: QWidget = self.start

    def take_over(self, before: "Screens") -> None:
        """These screens are in the place of ``before``: the person goes on with what they did."""
        self._practising, self._seen_advice = before._practising, before._seen_advice

    @property
    def shown(self) -> QWidget:
        """The screen that is seen."""
        screen = self.currentWidget()
        assert screen is not None, "the start screen is always there"
        return screen

    @property
    def opening(self) -> "OpenTable | None":
        """The page that opens a table, once it was asked for."""
        return self._open

    @property
    def opens(self) -> bool:
        """Whether a table is about to be opened."""
        return self._under is self._open

    @property
    def lobby(self) -> "LobbyScreen | None":
        """The lobby, once there has been one."""
        return self._lobby

    @property
    def table(self) -> "TableScreen | None":
        """The table's screen, once there has been one."""
        return self._table

    def tell(self, text: str) -> None:
        """``text`` is read for some seconds, on whichever screen is seen."""
        screen = self.currentWidget()
        if self.pages.shown is not None:
            self.pages.shown.tell(text)
        elif screen is self._lobby and self._lobby is not None:
            self._lobby.tell(text)
        elif screen is self._table and self._table is not None:
            self._table.tell(text)
        elif screen is self._open and self._open is not None:
            self._open.tell(text)
        else:
            self.start.tell(text)

    def show_snapshot(self, snapshot: "Snapshot") -> None:
        """The screen that fits ``snapshot`` shows it."""
        before, table = self._at, snapshot.table
        self._at = table
        self.start.show_search(snapshot.search)
        self.start.show_unfinished(snapshot.unfinished)
        if table is None or table.lobby is None:
            if not self.opens or table is not None:
                self._go_to(self.start)
        elif table.game is None:
            lobby = self._lobby_screen()
            if before is None or before.lobby is None:
                lobby.wish(self._settings.chip)
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
        if table is None and before is not None:
            self._practising = False
            self.guide()

    def show_under(self) -> None:
        """What the pages lay over is seen, and has the keyboard."""
        self.setCurrentWidget(self._under)
        if self._under is self._open:
            self._open.name.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self._under is self._lobby:
            self._lobby.take_keyboard()
        elif self._under is self._table:
            self._table.take_keyboard()
        else:
            self.start.take_keyboard()

    def show_open(self) -> None:
        """A table can be opened."""
        if self._open is None:
            from sequence_ui.lobby.open_table import OpenTable

            self._open = OpenTable(self._theme, self._settings, self)
            self._open.opened.connect(self._open_table)
            self._open.back.connect(lambda: self._go_to(self.start))
            self.addWidget(self._open)
        self._open.begin(self.start.person)
        self._under = self._open
        self.show_under()

    def join(self, address: str) -> None:
        """The person is on the way to the table at that address or link."""
        self._codes.join(address, self.start.person)

    def show_howto(self) -> None:
        """The pages about the game are open, by the rules of the table where there is one."""
        lobby = self._at.lobby if self._at is not None else None
        if lobby is None:
            self.pages.show_howto(None)
            return
        from sequence_lan.net.forms import rules_of

        self.pages.show_howto(rules_of(lobby.options.rules))

    def guide(self) -> None:
        """A practice table explains itself, as long as hints are wanted."""
        guided = self._practising and self._settings.hints
        if self._table is None or (not guided and not self._table.explained):
            return
        if not guided:
            self._table.explain(None)
            return
        from sequence_ui.howto.guide import Guide

        guide = Guide(self._theme, self._table)
        guide.switched_off.connect(lambda: self._settings.set_hints(False))
        guide.more_asked.connect(self.show_howto)
        self._table.explain(guide)

    def obey(self) -> None:
        """Start and table are as the settings have them."""
        settings = self._settings
        if self.start.name.text() != settings.name and not self.start.name.hasFocus():
            self.start.name.setText(settings.name)
        guided = self._practising and settings.hints
        if self._table is not None and self._table.explained != guided:
            self.guide()

    def _go_to(self, screen: "StartScreen | LobbyScreen | TableScreen") -> None:
        if self._under is not screen:
            self._under = screen
            if self.pages.shown is None:
                self.show_under()

    def _lobby_screen(self) -> "LobbyScreen":
        if self._lobby is None:
            from sequence_ui.lobby.lobby import LobbyScreen

            self._lobby = LobbyScreen(self._theme, self)
            self._lobby.send.connect(self.send)
            self._lobby.leave.connect(self.leave)
            self.addWidget(self._lobby)
        return self._lobby

    def _table_screen(self) -> "TableScreen":
        if self._table is None:
            from sequence_ui.table.table_screen import TableScreen

            self._table = TableScreen(self._theme, self)
            self._table.act.connect(self._bridge.act)
            self._table.send.connect(self.send)
            self._table.leave.connect(self.leave)
            self._table.advice_asked.connect(self._bridge.advise)
            self._table.headline_changed.connect(self.headline_changed)
            self._table.look_back.connect(self._look_back)
            self._table.happened.connect(self.happened)
            self._table.keep_records(self._bridge.folder)
            self._table.top.follow(self._settings)
            self.guide()
            self.addWidget(self._table)
        return self._table

    def _open_table(self, name: str, options: "TableOptions", private: bool) -> None:
        from sequence_ui.lobby.open_table import table_plan

        self._bridge.open_table(
            lambda: table_plan(name, options, private=private), self.start.person
        )

    def _practise(self, players: int, level: "Level") -> None:
        from sequence_ui.lobby.open_table import practice_plan

        self._practising = True
        self.guide()
        name = self.tr("Practice")
        chip = self._settings.chip
        self._bridge.open_table(
            lambda: practice_plan(name, players, level, chip), self.start.person
        )

    def _look_back(self, record: bytes) -> None:
        title = self._at.lobby.table if self._at is not None and self._at.lobby else ""
        self.pages.look_back(title, record)
