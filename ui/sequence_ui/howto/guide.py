"""The strip at a practice table that explains the game as one plays."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from sequence_lan.engine.cards import Card
from sequence_lan.engine.view import View
from sequence_ui.howto.hints import hint
from sequence_ui.parts.sentence import announce
from sequence_ui.theme import Space, Theme


def wanted(view: View) -> bool:
    """Whether the seat of ``view`` has something to do."""
    public, seat = view.public, view.seat
    return (
        public.result is None
        and seat is not None
        and (seat in public.owes or seat in public.may_draw or seat == public.to_play)
    )


class Guide(QFrame):
    """A hint for the state of the table; one button switches it off."""

    switched_off = Signal()
    """The person wants no more hints."""
    more_asked = Signal()
    """The person wants to read how the game is played."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._chosen: Card | None = None
        self.setProperty("role", "panel")
        self.words = QLabel(self)
        self.words.setFont(theme.font())
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setMinimumHeight(2 * theme.text_height())
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.more = QPushButton(self.tr("How to play"), self)
        self.more.clicked.connect(self.more_asked)
        self.off = QPushButton(self.tr("No more hints"), self)
        self.off.clicked.connect(self.switched_off)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.MEDIUM, Space.HAIR, Space.HAIR, Space.HAIR)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(self.words, 1)
        for button in (self.more, self.off):
            button.setFont(theme.font())
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            layout.addWidget(button)

    def show_view(self, view: View, card: Card | None) -> None:
        """The hint is for ``view`` with that card in the person's fingers."""
        self._view, self._chosen = view, card
        self._settle()

    def show_card(self, card: Card | None) -> None:
        """The hint is for that card in the person's fingers."""
        self._chosen = card
        self._settle()

    def _settle(self) -> None:
        if self._view is None:
            return
        words = hint(self._view, self._chosen)
        if words != self.words.text():
            self.words.setText(words)
            # Whose turn it is otherwise the top of the window says already.
            if self.isVisible() and wanted(self._view):
                announce(self, words)
