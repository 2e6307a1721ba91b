"""The table: board and hand, and round them players, piles, moves and chat."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from sequence_lan.bots.explain import Advice
from sequence_lan.client.model import Game, Link, Table
from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Ended, Event, Forfeited
from sequence_lan.home import home_folder
from sequence_lan.net.messages import ClientMessage, Rematch, Say
from sequence_ui.board import moves
from sequence_ui.howto.guide import Guide
from sequence_ui.offers import in_game
from sequence_ui.parts.offer_menu import fill_menu, open_menu, pop_up
from sequence_ui.parts.sentence import announce
from sequence_ui.parts.standing import Standing
from sequence_ui.table.advice import advice_words
from sequence_ui.table.buttons import Buttons
from sequence_ui.table.end_card import EndCard
from sequence_ui.table.headline import Doing, headline_of
from sequence_ui.table.past import board_then
from sequence_ui.table.piles import Deck, Score
from sequence_ui.table.players import Players
from sequence_ui.table.save_record import save_record
from sequence_ui.table.sentences import Sentences, names_of
from sequence_ui.table.sidebar import Sidebar
from sequence_ui.table.turn_banner import Headline
from sequence_ui.table_top import TableTop
from sequence_ui.theme import Space, Theme
from sequence_ui.words import side_name

WIDE = 1100
"""Narrower than this, moves and chat are a drawer."""
NARROW = 900
"""Narrower than this, the players are a strip above the board."""


class TableScreen(QWidget):
    """Shows a game; what the person does goes out as actions and messages."""

    act = Signal(object)
    """An Action for the host."""
    send = Signal(object)
    """A ClientMessage for the host."""
    leave = Signal()
    advice_asked = Signal()
    """What would a bot do here? At a practice table only."""
    headline_changed = Signal()
    happened = Signal(object)
    """The events of an update."""
    look_back = Signal(bytes)
    """The record of the game that has ended is to be looked back through."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._table: Table | None = None
        self._asked = self._sent = False
        self._of_move = ""
        """What was last said of a move: that it can't be made just now, or would be a good one."""
        self._then = ""
        """The earlier move that was last shown."""
        self._folder: Path | None = None
        self._drawer_open = self._watches = False
        self._had_keyboard: QWidget | None = None
        self.headline = Headline()
        self.top = TableTop(theme, self)
        self.board, self.hand = self.top.board, self.top.hand
        for part in (self.board, self.hand):
            part.setProperty("ownRing", True)
        self.players = Players(theme, self)
        self.score = Score(theme, self)
        self.deck = Deck(theme, self)
        self.side = side = Sidebar(theme, self)
        self.log, self.chat, self.discards = side.log, side.chat, side.discards
        self.tabs, self.now = side.tabs, side.now
        self.watching = Standing(theme, self.tr("Watching: {names}"), self)
        self.buttons = Buttons(theme, self)
        self.end = EndCard(theme, self)
        self.drawer = QPushButton(self.tr("Moves and chat"), self)
        self.drawer.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.talk = QPushButton(self.tr("Call table &talk"), self)
        self.talk.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._guide: Guide | None = None
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._left = QFrame(self)
        self._left.setProperty("role", "panel")
        self._left_layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._left)
        self._left_layout.setContentsMargins(Space.SMALL, Space.SMALL, Space.SMALL, Space.SMALL)
        self._left_layout.setSpacing(Space.SMALL)
        self._left_layout.addWidget(self.players, 1)
        self._left_layout.addWidget(self.watching)
        self._below_players = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._below_players.setSpacing(Space.SMALL)
        for part in (self.score, self.deck, self.talk, self.drawer):
            self._below_players.addWidget(part)
        self._left_layout.addLayout(self._below_players)
        hand = QWidget(self)
        below = self._below = QHBoxLayout(hand)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(Space.LARGE)
        below.addWidget(self.hand, 2)
        below.addWidget(self.buttons, 1)
        self._bottom = QStackedWidget(self)
        self._bottom.addWidget(hand)
        self._bottom.addWidget(self.end)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(Space.MEDIUM, Space.HAIR, Space.MEDIUM, Space.SMALL)
        self._grid.setHorizontalSpacing(Space.MEDIUM)
        self._grid.setVerticalSpacing(Space.SMALL)
        self._grid.addWidget(self._left, 1, 0)
        self._grid.addWidget(self.board, 1, 1)
        self._grid.addWidget(self.side, 1, 2)
        self._grid.addWidget(self._bottom, 2, 0, 1, 3)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(1, 1)
        QWidget.setTabOrder(self.hand, self.board)

    def _connect(self) -> None:
        self.top.act.connect(self._send_on)
        self.top.said.connect(self._tell_of_move)
        self.top.chooser.card_changed.connect(self._show_choice)
        self.top.chooser.claims_asked.connect(lambda _square, _options: self._ask(asked=True))
        self.top.chooser.claims_over.connect(lambda: self._ask(asked=False))
        self.board.set_origin(self._origin)
        self.buttons.act.connect(self.act)
        # Whatever was said of the move is over with it.
        self.act.connect(self.buttons.sentence.clear)
        chooser = self.top.chooser
        self.buttons.exchange_asked.connect(chooser.exchange)
        self.buttons.give_asked.connect(chooser.give)
        self.buttons.pass_asked.connect(chooser.pass_turn)
        self.buttons.advice_asked.connect(self.advice_asked)
        self.deck.draw.connect(self.buttons.draw.click)
        self.deck.discards.connect(lambda: self.side.to_discards(0))
        self.players.seat_pressed.connect(self._offer)
        self.watching.send.connect(self.send)
        self.chat.say.connect(lambda text: self.send.emit(Say(text)))
        self.end.rematch.connect(lambda: self.send.emit(Rematch()))
        self.end.leave.connect(self.leave)
        self.end.save.connect(self._save)
        self.log.moment_chosen.connect(self._show_moment)
        self.now.clicked.connect(self._show_now)
        self.top.present_asked.connect(self._show_now)
        self.top.chooser.card_changed.connect(self._follow_card)
        self.end.look_back.connect(self._look_back)
        self.side.unread_changed.connect(self._count_unread)
        self.side.closed.connect(self._toggle_drawer)
        self.drawer.clicked.connect(self._toggle_drawer)
        self.talk.clicked.connect(self._call)
        escape = QShortcut(QKeySequence("Esc"), self.log)
        escape.setContext(Qt.ShortcutContext.WidgetShortcut)
        escape.activated.connect(self._show_now)
        for key, do in (
            ("H", self._focus_hand),
            ("B", self.board.focus_lit),
            ("C", self.side.to_chat),
            ("M", self.side.to_moves),
            ("T", self._call),
            ("O", self.players.take_keyboard),
            ("V", self.side.to_discards),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    # What is shown

    def show_table(self, table: Table) -> None:
        """The game of ``table``; what is new in it is shown as motion."""
        game = table.game
        assert game is not None, "shown only with a game"
        before, self._table = self._table, table
        self._sent = False
        sentences = Sentences(names_of(table, game), game.view.public.setup.sides)
        old = before.game if before is not None else None
        if old is None or old is not game:
            same = old is not None and old.game == game.game
            self._show_now()
            news = game.fresh if not same or (old and old.version != game.version) else ()
            if not same:
                known = game.log[: len(game.log) - len(news)]
                self.board.set_last_moves(moves.after((), known))
            self.top.show_view(game.view, news)
            self._tell_losses(game, news)
            self._speak(table, game, news)
            if news:
                self._forget_of_move()
                self.happened.emit(news)
            public = game.view.public
            self.score.show_public(public)
            self.log.show_events(game.game, game.log, sentences)
        public = game.view.public
        self.players.show_table(table)
        self.watching.show_table(table)
        self.discards.show_piles(public, names_of(table, game))
        self.buttons.show_table(table, sentences)
        if self._guide is not None:
            self._guide.show_view(game.view, self.top.chooser.card)
        self.deck.show_public(public, owed=self.buttons.draw.isVisibleTo(self.buttons))
        self.talk.setVisible(bool(self.buttons.callable_sides()))
        self.side.show_chat(table.chat, count=before is not None)
        over = public.result is not None
        if over:
            self.end.show_table(table)
        self._show_bottom(over=over, watches=game.view.seat is None)
        self._show_link(connected=table.link is Link.CONNECTED)
        self._settle_headline()

    def show_advice(self, advice: Advice) -> None:
        """What a bot would do is said, if the table is still as it was, and until it no more is."""
        game = self._table.game if self._table is not None else None
        if game is not None and game.view == advice.view:
            self._of_move = advice_words(advice.view.public, advice.action, advice.reasons)
            self.buttons.sentence.keep(self._of_move)

    def take_keyboard(self) -> None:
        """The keyboard is where one begins: at the hand, or at the board where there is none."""
        if self._bottom.currentIndex() == 1 and self.end.take_keyboard():
            return
        if self.hand.cards and self.hand.isVisibleTo(self):
            self._focus_hand()
        else:
            self.board.focus_lit()

    def tell(self, text: str) -> None:
        """``text`` is read for some seconds."""
        over = self._bottom.currentIndex() == 1
        (self.end.sentence if over else self.buttons.sentence).tell(text)

    def _tell_of_move(self, text: str) -> None:
        self._of_move = text
        self.tell(text)

    def _forget_of_move(self) -> None:
        """The game has gone on: what could not be done may be right now, advice be wrong."""
        if self.buttons.sentence.text() == self._of_move:
            self.buttons.sentence.clear()

    def _show_bottom(self, *, over: bool, watches: bool) -> None:
        """The hand, or at the end the card that says how it ended; the keyboard goes along."""
        page = 1 if over else 0
        self.hand.setVisible(not watches)
        if self._watches != (watches and not over):
            self._watches = watches and not over
            self._settle()
        if page != self._bottom.currentIndex():
            here = self._bottom.isAncestorOf(QApplication.focusWidget() or self)
            self._bottom.setCurrentIndex(page)
            if here or self.board.isAncestorOf(QApplication.focusWidget() or self):
                self.take_keyboard()

    def _show_link(self, *, connected: bool) -> None:
        """Board and hand can be used, and have the keyboard again if they had it before."""
        if connected == self.board.isEnabled():
            return
        if not connected:
            focused = QApplication.focusWidget()
            here = focused is not None and self.isAncestorOf(focused)
            self._had_keyboard = focused if here else None
        self.board.setEnabled(connected)
        self.hand.setEnabled(connected)
        if connected and self._had_keyboard is not None:
            self.take_keyboard()

    def _tell_losses(self, game: Game, news: object) -> None:
        for event in news:  # type: ignore[attr-defined]
            if isinstance(event, Forfeited) and event.seat == game.view.seat:
                self.tell(self.tr("You did not draw in time: that card is lost for this game."))

    def _speak(self, table: Table, game: Game, news: tuple[Event, ...]) -> None:
        """What the others did is said aloud; what this person did they know."""
        seat = game.view.seat
        sides = game.view.public.setup.sides
        spoken = Sentences(names_of(table, game), sides).aloud
        said = [
            words
            for event in news
            if getattr(event, "seat", None) != seat or seat is None
            if (words := spoken.of(event)) is not None and not isinstance(event, Ended)
        ]
        if said:
            announce(self.log, ". ".join(said))

    @property
    def explained(self) -> bool:
        """Whether a guide explains the game."""
        return self._guide is not None

    def explain(self, guide: Guide | None) -> None:
        """``guide`` explains the game beneath the hand; nothing does for None."""
        if self._guide is not None:
            self._guide.hide()
            self._guide.deleteLater()
        self._guide = guide
        if guide is None:
            return
        self._grid.addWidget(guide, 3, 0, 1, 3)
        guide.show()
        if self._table is not None and self._table.game is not None:
            guide.show_view(self._table.game.view, self.top.chooser.card)

    def _send_on(self, action: object) -> None:
        """The move is on its way: until there is an answer it is nobody's turn to choose."""
        self._sent = True
        self.act.emit(action)

    def _show_choice(self, card: Card | None) -> None:
        if not self._sent:
            self._settle_headline()
            if self._guide is not None:
                self._guide.show_card(card)

    def _ask(self, *, asked: bool) -> None:
        self._asked = asked
        self._settle_headline()

    def _settle_headline(self) -> None:
        headline = Headline()
        if self._table is not None and self._table.game is not None:
            doing = Doing(
                past=self._then if self.top.past else "",
                passes=self.buttons.pass_.isVisibleTo(self.buttons),
                asked=self._asked,
                chosen=self.top.chooser.card is not None,
            )
            headline = headline_of(self._table, self._table.game, doing)
        if headline != self.headline:
            self.headline = headline
            self.headline_changed.emit()

    # What the person does

    def _offer(self, seat: int) -> None:
        """All that can be wanted of ``seat``: its discards, and what the owner can do about it."""
        table = self._table
        if table is None or table.game is None:
            return
        offers = in_game(table, table.game, table.seats[seat])
        if not offers:
            self.side.to_discards(seat)
            return
        row = self.players.row(seat)
        menu = open_menu(row)
        menu.addAction(self.tr("Read through the discards"), partial(self.side.to_discards, seat))
        menu.addSeparator()
        fill_menu(menu, offers, self._ask_host)
        pop_up(menu, row)

    def _ask_host(self, message: ClientMessage) -> None:
        self.send.emit(message)

    def _call(self) -> None:
        sides = self.buttons.callable_sides()
        game = self._table.game if self._table is not None else None
        if not sides or game is None:
            return
        if len(sides) == 1:
            self.buttons.call(sides[0])
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for side in sides:
            name = side_name(game.view.public.setup.sides[side])
            menu.addAction(self.tr("On {side}").format(side=name), partial(self.buttons.call, side))
        menu.popup(self.talk.mapToGlobal(self.talk.rect().bottomLeft()))

    def keep_records(self, folder: Path | None) -> None:
        """Records are saved where the list of them looks: in the session's ``folder``."""
        self._folder = folder

    def _save(self) -> None:
        if self._table is not None and self._table.game is not None:
            save_record(self, self._folder or home_folder(), self._table.game, self.tell)

    def _show_moment(self, index: object) -> None:
        """The board as it was after an event of the log; as it is for the last one and for None."""
        table = self._table
        game = table.game if table is not None else None
        if table is None or game is None:
            return
        if not isinstance(index, int):
            self._show_now()
            return
        then = board_then(game.view.public, game.log, index)
        if then == game.view.public:
            self._show_now()
            return
        sentences = Sentences(names_of(table, game), game.view.public.setup.sides)
        self._then = sentences.of(game.log[index]) or ""
        self.top.show_past(then, moves.after((), game.log[: index + 1]))
        self.now.show()
        self._settle_headline()

    def _show_now(self) -> None:
        """The board is as it is."""
        game = self._table.game if self._table is not None else None
        if game is None or not self.top.past:
            return
        had_keyboard = self.now.hasFocus()
        self.now.hide()
        self.log.choose_none()
        self.top.show_view(game.view)
        self.board.set_last_moves(moves.after((), game.log))
        self._settle_headline()
        if had_keyboard:
            self.take_keyboard()

    def _follow_card(self, card: object) -> None:
        if card is not None:
            self._show_now()

    def _look_back(self) -> None:
        game = self._table.game if self._table is not None else None
        if game is not None and game.record is not None:
            self.look_back.emit(game.record)

    def _focus_hand(self) -> None:
        if self.hand.cards:
            self.hand.button(0).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _count_unread(self, unread: int) -> None:
        drawer = self.tr("Moves and chat")
        self.drawer.setText(f"{drawer} ({unread})" if unread else drawer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes back what was asked for, wherever the keyboard is."""
        if event.key() == Qt.Key.Key_Escape:
            self.top.chooser.cancel()
        else:
            super().keyPressEvent(event)

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._settle()

    def _toggle_drawer(self) -> None:
        self._drawer_open = not self._drawer_open
        self._settle()

    def _settle(self) -> None:
        width, text = self.width(), self._theme.text_height()
        wide, strip = width >= WIDE, width < NARROW
        self.drawer.setVisible(not wide)
        self.side.setVisible(wide or self._drawer_open)
        self._left.setMinimumWidth(0 if strip else 15 * text)
        self._left.setMaximumWidth(
            16777215 if strip else max(15 * text, min(18 * text, width // 5))
        )
        self.side.fit(width)
        self._below.setStretch(0, 3 if wide else 2)
        self.players.set_strip(strip)
        direction = QBoxLayout.Direction
        for layout in (self._left_layout, self._below_players):
            layout.setDirection(direction.LeftToRight if strip else direction.TopToBottom)
        self.score.set_strip(strip)
        self.deck.set_strip(strip)
        self.watching.setMaximumWidth(9 * text if strip else 16777215)
        if self._watches:
            # Without a hand the board is the larger for it.
            self._bottom.setFixedHeight(self.buttons.sizeHint().height())
        else:
            least = self.end.minimumSizeHint().height()
            self._bottom.setFixedHeight(max(self.hand.sizeHint().height(), least))
        if strip:
            self._grid.addWidget(self._left, 0, 0, 1, 3)
        else:
            self._grid.addWidget(self._left, 1, 0)

    def _origin(self, seat: int) -> QPoint | None:
        game = self._table.game if self._table is not None else None
        if game is not None and seat == game.view.seat:
            return self.hand.left_from
        return self.players.origin(seat)
