"""The choice among several sequences that one chip makes (RULES.md 4)."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from sequence_lan.engine.board import LINE_SQUARES, Square
from sequence_lan.engine.lines import Claim
from sequence_ui.art.bands import paint_candidate
from sequence_ui.board.grid import Grid
from sequence_ui.theme import CARD_CORNER, LEAD, PANEL_CORNER, Space, Theme, legible_on
from sequence_ui.words import line_words


def claim_words(claim: Claim) -> str:
    """``b5–f5``, or ``b5–f5 + e3–e7`` for two lines at once."""
    return " + ".join(map(line_words, claim))


def squares_of(claim: Claim) -> set[Square]:
    """All squares of a claim's lines."""
    return {square for line in claim for square in LINE_SQUARES[line]}


def nearest(options: tuple[Claim, ...], grid: Grid, square: Square) -> int:
    """The index of the option whose middle is nearest to ``square``."""
    at = grid.middle(square)

    def distance(n: int) -> float:
        runs = [grid.run(line) for line in options[n]]
        middle = QPointF()
        for run in runs:
            middle += run.center() / len(runs)
        gap = at - middle
        return gap.x() ** 2 + gap.y() ** 2

    return min(range(len(options)), key=distance)


class ClaimOutlines(QWidget):
    """The possible lines over the board, one of them the loudest; the mouse does not meet it."""

    def __init__(self, theme: Theme, grid: Callable[[], Grid], parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._grid, self._board = theme, grid, parent
        self._options: tuple[Claim, ...] = ()
        self._current = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def show_options(self, options: tuple[Claim, ...], current: int) -> None:
        """The outlines of ``options`` are seen, that of ``current`` above the others."""
        self._options, self._current = options, current
        self.setGeometry(self._board.rect())
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        grid, colours = self._grid(), self._theme.colours
        width = grid.radius * 2.7
        loud = self._options[self._current]
        for claim in self._options:
            for line in set(claim) - set(loud):
                paint_candidate(painter, colours, grid.run(line), width, current=False)
        for line in loud:
            paint_candidate(painter, colours, grid.run(line), width, current=True)


class ClaimBar(QFrame):
    """A question and a button for each possible claim; looking at a button shows its line."""

    picked = Signal(int)
    looked_at = Signal(int)
    cancelled = Signal()

    def __init__(self, theme: Theme, options: tuple[Claim, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("claimBar")
        self.setStyleSheet(_style(theme))
        self.setCursor(Qt.CursorShape.ArrowCursor)
        question = QLabel(self.tr("Which five become your sequence?"), self)
        question.setFont(theme.font(LEAD, bold=True))
        self.buttons = [self._button(theme, n, claim) for n, claim in enumerate(options)]
        back = QPushButton(self.tr("Back"), self)
        back.setFont(theme.font())
        back.clicked.connect(self.cancelled)
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        for button in self.buttons:
            row.addWidget(button)
        row.addSpacing(Space.MEDIUM)
        row.addWidget(back)
        row.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.MEDIUM, Space.SMALL, Space.MEDIUM, Space.MEDIUM)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(question)
        layout.addLayout(row)
        self.adjustSize()

    def show_current(self, n: int) -> None:
        """The button of the n-th claim is marked as the one whose lines are seen."""
        for each, button in enumerate(self.buttons):
            button.setChecked(each == n)

    def settle(self, board: QRect, lines: QRect) -> None:
        """The bar lies within ``board``, above the ``lines`` or else beneath them."""
        self.adjustSize()
        room = Space.SMALL
        x = lines.center().x() - self.width() // 2
        x = max(board.left(), min(x, board.right() - self.width()))
        y = lines.top() - room - self.height()
        if y < board.top():
            y = min(lines.bottom() + room, board.bottom() - self.height())
        self.move(x, y)

    def has_focus(self) -> bool:
        """Whether one of the buttons has the keyboard."""
        return any(button.hasFocus() for button in self.findChildren(QPushButton))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn) and watched in self.buttons:
            self.looked_at.emit(self.buttons.index(watched))
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(
            focused, QPushButton
        ):
            focused.click()
        else:
            super().keyPressEvent(event)

    def _button(self, theme: Theme, n: int, claim: Claim) -> QPushButton:
        button = QPushButton(claim_words(claim), self)
        button.setFont(theme.font(bold=True))
        button.setAccessibleName(self.tr("Claim {lines}").format(lines=claim_words(claim)))
        button.setCheckable(True)
        button.clicked.connect(lambda: self.picked.emit(n))
        button.installEventFilter(self)
        return button


def _style(theme: Theme) -> str:
    colours = theme.colours
    current = colours.may_play
    return f"""
        #claimBar {{
            background: {colours.panel}; border: 2px solid {colours.ink};
            border-radius: {PANEL_CORNER}px;
        }}
        QLabel {{ color: {colours.ink}; }}
        QPushButton {{
            color: {colours.ink}; background: {colours.panel};
            border: 1px solid {colours.ink_quiet}; border-radius: {CARD_CORNER}px;
            padding: {Space.HAIR}px {Space.MEDIUM}px; margin: 3px;
        }}
        QPushButton:checked {{ color: {legible_on(current)}; background: {current}; }}
        QPushButton:focus {{ border: 3px solid {colours.focus}; margin: 1px; }}
    """
