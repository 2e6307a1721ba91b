"""What is said at the end: who won and how, whether the deal was proved, and what comes next."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sequence_lan.client.model import Game, Proof, Table
from sequence_lan.language import said
from sequence_ui.parts.chip_icon import ChipIcon
from sequence_ui.parts.sentence import Sentence, announce
from sequence_ui.table.sentences import result_words
from sequence_ui.theme import TITLE, Space, Theme
from sequence_ui.words import line_words


class EndCard(QFrame):
    """Takes the place of the hand, so that the board stays whole."""

    rematch = Signal()
    leave = Signal()
    save = Signal()
    look_back = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._told = ""
        self.setProperty("role", "panel")
        self._chip = ChipIcon(theme, "blue", self, size=2.4)
        self._who = QLabel(self)
        self._who.setFont(theme.font(TITLE, bold=True))
        self._how = QLabel(self)
        self._how.setWordWrap(True)
        self.proof = QLabel(self)
        self.proof.setWordWrap(True)
        self.proof.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence = Sentence(self, lines=1)
        self._again = QPushButton(self.tr("Another &game"), self)
        self._again.setProperty("role", "loud")
        self._again.clicked.connect(self.rematch)
        self._wait = QLabel(self.tr("The table’s owner can ask for another game."), self)
        self._wait.setProperty("role", "quiet")
        self._wait.setWordWrap(True)
        self._back = QPushButton(self.tr("Look &back"), self)
        self._back.clicked.connect(self.look_back)
        self._save = QPushButton(self.tr("&Save the record"), self)
        self._save.clicked.connect(self.save)
        self._leave = QPushButton(self.tr("&Leave"), self)
        self._leave.clicked.connect(self.leave)
        for button in (self._again, self._back, self._save, self._leave):
            button.setFont(theme.font(bold=True))
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        top = QHBoxLayout()
        top.setSpacing(Space.MEDIUM)
        top.addWidget(self._chip)
        top.addWidget(self._who)
        top.addWidget(self._how, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.SMALL)
        buttons.addWidget(self._again)
        buttons.addWidget(self._back)
        buttons.addWidget(self._save)
        buttons.addWidget(self._leave)
        buttons.addWidget(self._wait, 1)
        buttons.addWidget(self.sentence, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.SMALL)
        layout.setSpacing(Space.SMALL)
        layout.addLayout(top)
        layout.addWidget(self.proof)
        layout.addStretch()
        layout.addLayout(buttons)

    @property
    def again(self) -> QPushButton:
        """Asks for another game."""
        return self._again

    @property
    def back(self) -> QPushButton:
        """Looks back through the game."""
        return self._back

    def take_keyboard(self) -> bool:
        """Whether the keyboard is at looking back, which nobody minds who was about to play.

        Before there is a record there is nothing to look back at.
        """
        there = self._back.isVisibleTo(self)
        if there:
            self._back.setFocus(Qt.FocusReason.OtherFocusReason)
        return there

    def show_table(self, table: Table) -> None:
        """How the game of ``table`` ended."""
        game = table.game
        assert game is not None, "shown only with a game"
        result = game.view.public.result
        assert result is not None, "shown only at the end"
        sides = game.view.public.setup.sides
        self._chip.setVisible(result.winner is not None)
        words = result_words(result, sides)
        if result.winner is not None:
            self._chip.show_side(sides[result.winner])
            seat = game.view.seat
            if seat is not None:
                won = game.view.public.setup.side_of(seat) == result.winner
                words += " – " + (self.tr("you win!") if won else self.tr("not this time."))
        self._who.setText(words)
        self._how.setText(self._how_words(game))
        self._show_proof(game.proof)
        self._again.setVisible(table.owner)
        self._wait.setVisible(not table.owner)
        self._back.setVisible(game.record is not None)
        self._save.setVisible(game.record is not None)
        if words != self._told:
            self._told = words
            how = self._how.text()
            announce(self, f"{words.rstrip('.!')}: {how}" if how else words)

    def _how_words(self, game: Game) -> str:
        public = game.view.public
        assert public.result is not None, "shown only at the end"
        if public.result.winner is None:
            return ""
        lines = [
            line_words(sequence.line)
            for sequence in public.sequences
            if sequence.side == public.result.winner
        ]
        return self.tr("by {lines}").format(lines=self.tr(" and ").join(lines))

    def _show_proof(self, proof: Proof | None) -> None:
        self.proof.setText(self._proof_words(proof))
        alarm = proof is not None and proof.outcome in ("false", "not_shown")
        role = "alarm" if alarm else "quiet"
        if self.proof.property("role") != role:
            self.proof.setProperty("role", role)
            self.proof.style().unpolish(self.proof)
            self.proof.style().polish(self.proof)

    def _proof_words(self, proof: Proof | None) -> str:
        if proof is None:
            return self.tr("The deal is being checked …")
        match proof.outcome:
            case "proved":
                return self.tr(
                    "The deal is proved: nobody, the host neither, could choose these cards."
                )
            case "false":
                return self.tr("The deal is false: {fault}").format(
                    fault=said(proof.fault) if proof.fault else ""
                )
            case "not_shown":
                return self.tr(
                    "The deal is not proved: the host did not show how the cards came about."
                )
            case "nothing_to_prove":
                return self.tr("There is nothing to prove about this deal. {why}").format(
                    why=said(proof.fault)
                    if proof.fault
                    else self.tr("Nobody else took part in it.")
                )
