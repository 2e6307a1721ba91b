"""The lobby: who sits where, how it will be played, and what is missing to begin."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_lan.client.model import Dealing, SeatView, Table
from sequence_lan.engine.rules import SIDES, Side
from sequence_lan.net.messages import (
    AddBot,
    ClientMessage,
    Colour,
    Level,
    Options,
    Ready,
    Sit,
    Start,
)
from sequence_ui.lobby.options_editor import OptionsEditor
from sequence_ui.lobby.seats_oval import SeatsOval
from sequence_ui.lobby.share import Share
from sequence_ui.offers import LEVELS, level_words
from sequence_ui.parts.offer_menu import open_menu, pop_up
from sequence_ui.parts.scrolled import Scrolled
from sequence_ui.parts.sentence import Sentence
from sequence_ui.theme import LEAD, Space, Theme
from sequence_ui.words import chip_name

if TYPE_CHECKING:
    from sequence_lan.session import Hosting


class LobbyScreen(QWidget):
    """Shows a table before its game; what the person does there goes out as messages."""

    send = Signal(object)
    """A ClientMessage for the host."""
    leave = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: Table | None = None
        self._wish: Side | None = None
        self._asked_for: int | None = None
        self.seats = SeatsOval(theme, self)
        self.seats.send.connect(self._hand_on)
        self.editor = OptionsEditor(theme, self)
        self.editor.changed.connect(lambda options: self.send.emit(Options(options)))
        self.share = Share(theme, self)
        self._waiting = QLabel(self)
        self._waiting.setWordWrap(True)
        self._waiting.setTextFormat(Qt.TextFormat.PlainText)
        self._waiting.setFont(theme.font(LEAD))
        self._sentence = Sentence(self)
        self.start = QPushButton(self.tr("&Start the game"), self)
        self.start.setProperty("role", "loud")
        self.start.clicked.connect(lambda: self.send.emit(Start()))
        self.ready = QPushButton(self)
        self.ready.clicked.connect(self._toggle_ready)
        self.fill = QPushButton(self.tr("&Bots on all free seats"), self)
        self.fill.clicked.connect(self._ask_level)
        self._leave = QPushButton(self.tr("&Leave"), self)
        self._leave.clicked.connect(self.leave)
        for button in (self.start, self.ready, self.fill, self._leave):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for button in (self.start, self.ready):
            button.setFont(theme.font(LEAD, bold=True))
        panel = QFrame(self)
        panel.setProperty("role", "panel")
        inner = QVBoxLayout(panel)
        inner.setContentsMargins(Space.LARGE, Space.LARGE, Space.LARGE, Space.LARGE)
        inner.setSpacing(Space.MEDIUM)
        inner.addWidget(self.editor)
        self._colour_row = QWidget(panel)
        colour_row = QHBoxLayout(self._colour_row)
        colour_row.setContentsMargins(0, 0, 0, 0)
        self.colour = QComboBox(self._colour_row)
        self.colour.setFont(theme.font())
        for side in SIDES:
            self.colour.addItem(chip_name(side), side)
        self.colour.activated.connect(lambda _n: self._pick_colour())
        words = QLabel(self.tr("Chi&ps of my side"), self._colour_row)
        words.setBuddy(self.colour)
        colour_row.addWidget(words)
        colour_row.addWidget(self.colour, 1)
        inner.addWidget(self._colour_row)
        content = QWidget(self)
        panels = QVBoxLayout(content)
        panels.setContentsMargins(0, 0, 0, 0)
        panels.addWidget(panel)
        panels.addStretch()
        area = Scrolled(content, self)
        area.setMinimumWidth(21 * theme.text_height())
        right = QVBoxLayout()
        right.setSpacing(Space.MEDIUM)
        right.addWidget(area, 1)
        right.addWidget(self.share)
        left = QVBoxLayout()
        left.addWidget(self.seats, 1)
        left.addWidget(self._sentence)
        bottom = QHBoxLayout()
        bottom.setSpacing(Space.SMALL)
        bottom.addWidget(self._leave)
        bottom.addSpacing(Space.MEDIUM)
        bottom.addWidget(self._waiting, 1)
        bottom.addWidget(self.fill)
        bottom.addWidget(self.ready)
        bottom.addWidget(self.start)
        layout = QGridLayout(self)
        layout.setContentsMargins(Space.WIDE, Space.MEDIUM, Space.WIDE, Space.LARGE)
        layout.setHorizontalSpacing(Space.WIDE)
        layout.setVerticalSpacing(Space.MEDIUM)
        layout.addLayout(left, 0, 0)
        layout.addLayout(right, 0, 1)
        layout.addLayout(bottom, 1, 0, 1, 2)
        layout.setColumnStretch(0, 3)
        layout.setColumnStretch(1, 2)
        layout.setRowStretch(0, 1)

    def wish(self, chip: Side | None) -> None:
        """Whoever has just come to a table would like to play with ``chip``, None for any."""
        self._wish, self._asked_for = chip, None

    def show_table(self, table: Table, hosting: "Hosting | None") -> None:
        """The lobby of ``table``; ``hosting`` where it is this program's own."""
        lobby = table.lobby
        assert lobby is not None, "shown only with a lobby"
        self._table = table
        self.seats.show_table(table)
        waits = lobby.phase == "lobby"
        self.editor.show_options(lobby.options, owner=table.owner and waits)
        self.share.show_hosting(hosting)
        seat = next((seat for seat in table.seats if seat.you), None)
        picks = seat is not None and waits and lobby.options.rules.edition == "italian"
        self._colour_row.setVisible(picks)
        if seat is not None:
            self.colour.setCurrentIndex(SIDES.index(seat.side))
            self._have_seat(table, seat, picks=picks)
        free = any(each.person is None and each.bot is None for each in table.seats)
        self.fill.setVisible(table.owner and waits and free)
        self.ready.setVisible(seat is not None and waits and not table.owner)
        self.ready.setText(
            self.tr("Not &ready after all") if seat and seat.ready else self.tr("I am &ready")
        )
        lacking = self._lacking(table)
        self.start.setVisible(table.owner and waits and not lacking)
        if table.dealing is not None or not waits:
            self._waiting.setText(self._deal_words(table, table.dealing))
        elif seat is None:
            self._waiting.setText(self.tr("Choose a seat, or watch."))
        elif lacking:
            self._waiting.setText(
                self.tr("The game can start when this is settled: {list}.").format(
                    list=", ".join(lacking)
                )
            )
        elif table.owner:
            self._waiting.setText(self.tr("Everybody is ready."))
        else:
            self._waiting.setText(self.tr("The table's owner can start now."))

    def take_keyboard(self) -> None:
        """The keyboard is where one begins: at a free seat, or where one says that one is ready.

        Of the free seats the first with the chips that are wished for goes before.
        """
        seats = self.seats.buttons
        mine = [button for button in seats if button.seat.you]
        free = [b for b in seats if b.seat.person is None and b.seat.bot is None]
        free.sort(key=lambda button: button.seat.side != self._wish)
        first = [self.ready] if mine and self.ready.isVisibleTo(self) else free or mine
        for button in first[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, text: str) -> None:
        """``text`` is read for some seconds."""
        self._sentence.tell(text)

    def _lacking(self, table: Table) -> list[str]:
        """What a start still waits for, in words."""
        owner = table.lobby.owner if table.lobby else None
        free = [
            str(seat.seat + 1) for seat in table.seats if seat.person is None and seat.bot is None
        ]
        words = []
        if len(free) == 1:
            words.append(self.tr("seat {n} is free").format(n=free[0]))
        elif free:
            words.append(self.tr("{n} seats are free").format(n=len(free)))
        for seat in table.seats:
            if seat.person is None:
                continue
            if seat.away_until is not None:
                words.append(self.tr("{name} is away").format(name=seat.name))
            elif not seat.ready and seat.person != owner:
                words.append(self.tr("{name} is not ready").format(name=seat.name))
        return words

    def _deal_words(self, table: Table, dealing: Dealing | None) -> str:
        if dealing is None:
            return self.tr("The cards are dealt …")
        words = self.tr("Everybody's computer shares in the shuffle: attempt {n}.").format(
            n=dealing.attempt
        )
        if dealing.missing:
            names = ", ".join(
                table.seats[seat].name or self.tr("seat {n}").format(n=seat + 1)
                for seat in dealing.missing
                if seat < len(table.seats)
            )
            words += " " + self.tr("The last one got no answer from {names}.").format(names=names)
        return words

    def _hand_on(self, message: ClientMessage) -> None:
        if isinstance(message, Sit):
            self._asked_for = message.seat
        self.send.emit(message)

    def _have_seat(self, table: Table, seat: SeatView, *, picks: bool) -> None:
        """The wish is spent with the first seat.

        Where sides pick their colours, who sat down by themselves picks it, if nobody plays with
        it and nobody else would find their own side changed.
        """
        wish, self._wish = self._wish, None
        if wish is None or not picks or seat.seat != self._asked_for or table.lobby is None:
            return
        sides = table.lobby.options.sides
        alone = all(
            each.you or each.person is None
            for each in table.seats[seat.seat % len(sides) :: len(sides)]
        )
        untouched = seat.side == SIDES[seat.seat % len(sides)]
        if wish not in sides and alone and untouched:
            self.send.emit(Colour(wish))

    def _toggle_ready(self) -> None:
        if self._table is not None:
            seat = next((seat for seat in self._table.seats if seat.you), None)
            self.send.emit(Ready(seat is not None and not seat.ready))

    def _pick_colour(self) -> None:
        """Each side picks its own (RULES.md 6); one that another side has is swapped."""
        side = self.colour.currentData()
        seat = next((seat for seat in self._table.seats if seat.you), None) if self._table else None
        if seat is not None and side != seat.side:
            self.send.emit(Colour(side))

    def _ask_level(self) -> None:
        menu = open_menu(self)
        for level in LEVELS:
            menu.addAction(level_words(level), partial(self._fill, level))
        pop_up(menu, self.fill)

    def _fill(self, level: Level) -> None:
        if self._table is not None:
            for seat in self._table.seats:
                if seat.person is None and seat.bot is None:
                    self.send.emit(AddBot(seat.seat, level))
