"""What can be done besides playing a card: only what is possible now is there."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sequence_lan.client.model import Table
from sequence_lan.engine.actions import (
    Action,
    Admit,
    Call,
    Dismiss,
    Draw,
    Pass,
    Uphold,
    Withdraw,
)
from sequence_lan.engine.legal import is_dead, refusal
from sequence_lan.engine.public import Public
from sequence_lan.engine.view import View
from sequence_ui.parts.sentence import Sentence
from sequence_ui.parts.word_button import word_button
from sequence_ui.table.sentences import Sentences
from sequence_ui.theme import Space, Theme
from sequence_ui.words import side_name


class Buttons(QWidget):
    """Draw, exchange, pass, give; the open call of table talk; and a sentence when it helps."""

    act = Signal(object)
    """An Action."""
    exchange_asked = Signal()
    give_asked = Signal()
    pass_asked = Signal()
    advice_asked = Signal()
    """What would a bot do here?"""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view: View | None = None
        self.sentence = Sentence(self)
        self.draw = self._button(self.tr("Draw (D)"), "D", self._draw)
        self.exchange = self._button(self.tr("Exchange (X)"), "X", self.exchange_asked.emit)
        self.pass_ = self._button(self.tr("Pass (P)"), "P", self.pass_asked.emit)
        self.give = self._button(self.tr("Give up the card (G)"), "G", self.give_asked.emit)
        self.advice = self._button(self.tr("Advice (A)"), "A", self._ask_advice)
        self._practice = False
        self._why = QLabel(self)
        self._why.setWordWrap(True)
        self._why.setProperty("role", "quiet")
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        for button in (self.draw, self.exchange, self.pass_, self.give, self.advice):
            row.addWidget(button)
        row.addWidget(self._why, 1)
        self._call = QLabel(self)
        self._call.setWordWrap(True)
        self._call.setFont(theme.font(bold=True))
        self._call.setTextFormat(Qt.TextFormat.PlainText)
        self.admit = self._button(self.tr("Admit it"), None, self._admit)
        self.withdraw = self._button(self.tr("Take it back"), None, self._withdraw)
        self.uphold = self._button(self.tr("Uphold"), None, lambda: self.act.emit(Uphold()))
        self.dismiss = self._button(self.tr("Dismiss"), None, lambda: self.act.emit(Dismiss()))
        self._talk = QWidget(self)
        talk = QHBoxLayout(self._talk)
        talk.setContentsMargins(0, 0, 0, 0)
        talk.setSpacing(Space.SMALL)
        for button in (self.admit, self.withdraw, self.uphold, self.dismiss):
            talk.addWidget(button)
        talk.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(self.sentence)
        layout.addWidget(self._call)
        layout.addWidget(self._talk)
        layout.addStretch()
        layout.addLayout(row)
        self._hide_all()

    def show_table(self, table: Table, sentences: Sentences) -> None:
        """What the person can do at ``table`` now."""
        game = table.game
        assert game is not None, "shown only with a game"
        view = game.view
        self._view = view
        public, hand, seat = view.public, view.hand, view.seat
        self._hide_all()
        if public.result is not None:
            return
        self._show_call(public, table, seat, sentences)
        if seat is None:
            return
        owes = seat in public.owes
        draws = refusal(public, hand, Draw(seat)) is None
        self.draw.setVisible(draws)
        self.give.setVisible(owes)
        passes = refusal(public, hand, Pass(seat)) is None
        self.pass_.setVisible(passes)
        dead = any(is_dead(card, public.occupied) for card in hand)
        limit = public.setup.rules.dead_cards_per_turn
        left = limit is None or public.exchanges < limit
        on_turn = seat == public.to_play and not owes
        self.exchange.setVisible(on_turn and dead and left)
        self.advice.setVisible(self._practice and (on_turn or owes or draws))
        self._loud(self.draw, draws)
        self._loud(self.pass_, passes)
        self._loud(self.give, owes)
        if on_turn and dead and not left:
            self._why.setText(self.tr("The next dead card can be exchanged in your next turn."))
        elif passes:
            self._why.setText(self.tr("No card in your hand can be played."))
        elif owes:
            self._why.setText(self.tr("Choose a card of your hand."))
        else:
            self._why.setText("")

    def _show_call(
        self, public: Public, table: Table, seat: int | None, sentences: Sentences
    ) -> None:
        call = public.call
        if call is None:
            return
        sides = public.setup.sides
        words = self.tr("{name} calls table talk on {side}.").format(
            name=sentences.name(call.by), side=side_name(sides[call.side])
        )
        self._call.setText(words)
        self._call.show()
        mine = seat is not None and public.setup.side_of(seat) == call.side
        self.admit.setVisible(mine)
        self.withdraw.setVisible(seat == call.by)
        self.uphold.setVisible(table.owner)
        self.dismiss.setVisible(table.owner)
        self._talk.setVisible(mine or seat == call.by or table.owner)

    def callable_sides(self) -> list[int]:
        """The sides that the person could call table talk on now."""
        view = self._view
        if view is None or view.seat is None:
            return []
        sides = range(len(view.public.setup.sides))
        return [
            side for side in sides if refusal(view.public, view.hand, Call(view.seat, side)) is None
        ]

    def call(self, side: int) -> None:
        """Table talk is called on ``side``."""
        if self._view is not None and self._view.seat is not None:
            self.act.emit(Call(self._view.seat, side))

    def _hide_all(self) -> None:
        buttons = (self.draw, self.exchange, self.pass_, self.give, self.advice)
        for widget in (*buttons, self._call, self._talk):
            widget.hide()
        self._why.setText("")

    def _loud(self, button: QPushButton, loud: bool) -> None:
        role = "loud" if loud else ""
        if button.property("role") != role:
            button.setProperty("role", role)
            button.style().unpolish(button)
            button.style().polish(button)

    def _button(self, text: str, key: str | None, do: Callable[[], None]) -> QPushButton:
        button = word_button(self._theme, text, do, self)
        if key is not None:
            # The button's own shortcut would hold it down for a moment before anything is done.
            QShortcut(QKeySequence(key), button).activated.connect(do)
        return button

    def _emit(self, made: type[Draw] | type[Admit] | type[Withdraw]) -> None:
        if self._view is not None and self._view.seat is not None:
            action: Action = made(self._view.seat)
            self.act.emit(action)

    def set_practice(self, practice: bool) -> None:
        """Advice can be asked for, or not; seen with the next table that is shown."""
        self._practice = practice

    def _ask_advice(self) -> None:
        self.sentence.tell(self.tr("Thinking …"))
        self.advice_asked.emit()

    def _draw(self) -> None:
        self._emit(Draw)

    def _admit(self) -> None:
        self._emit(Admit)

    def _withdraw(self) -> None:
        self._emit(Withdraw)
