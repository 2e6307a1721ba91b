"""The board as a widget: a hundred squares, and what may be done on them."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sequence_lan.engine.board import CORNERS, SIZE, SQUARES, Square
from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Completed, Event, Placed, Removed
from sequence_lan.engine.lines import Claim
from sequence_lan.engine.view import View
from sequence_ui import words
from sequence_ui.art.stock import Stock
from sequence_ui.board import moves
from sequence_ui.board.animation import AnimationLayer
from sequence_ui.board.claim_bar import ClaimBar, ClaimOutlines, nearest, squares_of
from sequence_ui.board.focus_ring import OFFSET, WIDTH, FocusRing
from sequence_ui.board.grid import Grid
from sequence_ui.board.looks import Choice, Scene, lit, looks
from sequence_ui.board.motions import Stage, steps, veil_of
from sequence_ui.board.moves import LastMove
from sequence_ui.board.square_button import Ground, Mark, SquareButton
from sequence_ui.board.walk import next_lit, walked
from sequence_ui.theme import Theme

_LEAST_CELL: Final = 40
"""Below this size of a cell, letters and numbers along the edges give up their room."""


class BoardView(QWidget):
    """The board. It shows a view, lights up where a card goes, and says what a person points at.

    One tab stop: the arrow keys walk the squares, Home and End go to the ends of a row, Page Up
    and Page Down to those of a column, with Ctrl to those of the board; N goes to the next square
    that is lit, with Shift to the one before.
    """

    square_clicked = Signal(int)
    square_hovered = Signal(object)
    """A Square, or None once the mouse has left the squares."""
    card_dropped = Signal(object, int)
    claim_picked = Signal(object)
    """One of the claims that were shown."""
    cancelled = Signal()
    """Escape was pressed, or the choice among claims was put back."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._scene = Scene()
        self._chosen: Card | None = None
        self._hovered: Card | None = None
        self._origin: Callable[[int], QPoint | None] = lambda seat: None
        self._ground = Ground(theme, ("blue", "green"), Grid(0, 0, 1, 1), Stock())
        self._squares = [SquareButton(square, self._ground, self) for square in SQUARES]
        self._current = Square(0)
        self._ring = FocusRing(theme, self)
        self._outlines = ClaimOutlines(theme, lambda: self._ground.grid, self)
        self._bar: ClaimBar | None = None
        self._layer = AnimationLayer(self)
        self.setAccessibleName(self.tr("Board"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        for button in self._squares:
            button.clicked.connect(lambda _checked, at=button.square: self._click(at))
            button.entered.connect(self._enter)
            button.left.connect(self._leave)
            button.walked.connect(self._walk)
            button.focused.connect(self._focus)
            button.unfocused.connect(self._ring.hide)
        self._make_current(self._current)
        self._show()
        theme.changed.connect(self._repaint_all)

    # what is shown

    def set_view(self, view: View) -> None:
        """The board shows ``view``; squares that have not changed are not painted again."""
        self._layer.finish()
        if view.public.setup.sides != self._ground.sides:
            self._ground.sides = view.public.setup.sides
            self._repaint_all()
        self._change(view=view)

    def set_chosen(self, card: Card | None) -> None:
        """The squares that ``card`` may be played on light up, the others step back."""
        self._chosen = card
        self._change(card=self._hovered or card)

    def set_hovered_card(self, card: Card | None) -> None:
        """The same for a card that is only looked at; it goes before the chosen one."""
        self._hovered = card
        self._change(card=card or self._chosen)

    def set_chosen_square(self, square: Square | None) -> None:
        """The square that was chosen first, and waits for a card, is marked."""
        self._change(chosen=square)

    def set_last_moves(self, last: Iterable[LastMove]) -> None:
        """These are marked as the players' last moves, the oldest first."""
        self._change(moves=tuple(last))

    def set_origin(self, origin: Callable[[int], QPoint | None]) -> None:
        """A seat's cards fly in from the point of the screen that ``origin`` gives for it."""
        self._origin = origin

    def play(self, events: Iterable[Event]) -> None:
        """What has happened, and is in the view already, is shown as motion; the last moves follow.

        Nothing waits for it: squares can be clicked and the next view set meanwhile.
        """
        events = tuple(events)
        view = self._scene.view
        self._layer.finish()
        self._change(moves=moves.after(self._scene.moves, events))
        if view is None or not self._theme.moves or not self.isVisible():
            return
        window = self.window()
        stage = Stage(
            self._theme, self._ground.grid, self.mapTo(window, QPoint()), self.devicePixelRatioF()
        )
        motions = steps(stage, view.public, events, self._start, self._unveil)
        if motions:
            self._change(veil=veil_of(view.public, events))
            self._layer.cover(window)
            self._layer.play(motions)

    @property
    def grid(self) -> Grid:
        """Where the squares lie."""
        return self._ground.grid

    @property
    def playing(self) -> bool:
        """Whether a motion is under way."""
        return self._layer.playing

    @property
    def focus_ring(self) -> FocusRing:
        """The ring round the square that has the keyboard."""
        return self._ring

    @property
    def pictures(self) -> int:
        """How many pictures the squares are painted from."""
        return len(self._ground.stock)

    def square_button(self, square: Square) -> SquareButton:
        """The button of a square."""
        return self._squares[square]

    def focus_lit(self) -> None:
        """The keyboard goes to the first square that is lit, or to where it last was."""
        goal = next_lit(lit(self._scene) or 1 << self._current, self._current - 1)
        self._squares[goal].setFocus(Qt.FocusReason.OtherFocusReason)

    # a card that is dragged

    def square_at(self, point: QPoint) -> Square | None:
        """The square under a point of the screen."""
        return self._ground.grid.at(self.mapFromGlobal(point))

    def drag(self, card: Card | None, point: QPoint) -> None:
        """``card`` is in the air over ``point`` of the screen; None once it no longer is."""
        self.set_hovered_card(card)
        over = self.square_at(point) if card is not None else None
        for button in self._squares:
            button.show_hovered(button.square == over)

    def drop(self, card: Card, point: QPoint) -> bool:
        """Whether ``card`` was let go over a square, which is then said by ``card_dropped``."""
        square = self.square_at(point)
        if square is None:
            return False
        self.card_dropped.emit(card, square)
        return True

    # a choice of claims

    def show_claims(self, square: Square, options: tuple[Claim, ...]) -> None:
        """The lines of ``options`` are seen and one of them can be picked, by mouse or keys."""
        self.hide_claims()
        self._change(choice=Choice(square, options), chosen=None)
        bar = ClaimBar(self._theme, options, self)
        bar.picked.connect(self._pick)
        bar.looked_at.connect(self._look_at)
        bar.cancelled.connect(self.cancelled)
        self._bar = bar
        self._outlines.show_options(options, 0)
        bar.show_current(0)
        self._settle_bar()
        bar.show()
        bar.raise_()
        bar.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def hide_claims(self) -> None:
        """No choice is shown any more; the keyboard is on the board again."""
        if self._bar is None or self._scene.choice is None:
            return
        had_focus = self._bar.has_focus()
        square = self._scene.choice.square
        self._bar.hide()
        self._bar.deleteLater()
        self._bar = None
        self._outlines.hide()
        self._change(choice=None)
        if had_focus:
            self._squares[square].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def claim_bar(self) -> ClaimBar | None:
        """The question that is being asked."""
        return self._bar

    def _look_at(self, n: int) -> None:
        choice = self._scene.choice
        if choice is not None and n != choice.current:
            self._change(choice=replace(choice, current=n))
            self._outlines.show_options(choice.options, n)
            if self._bar is not None:
                self._bar.show_current(n)
                self._bar.raise_()

    def _pick(self, n: int) -> None:
        if self._scene.choice is not None:
            self.claim_picked.emit(self._scene.choice.options[n])

    # squares

    def _click(self, square: Square) -> None:
        choice = self._scene.choice
        if choice is None:
            self.square_clicked.emit(square)
        elif any(square in squares_of(claim) for claim in choice.options):
            self._pick(nearest(choice.options, self._ground.grid, square))

    def _enter(self, square: int) -> None:
        choice = self._scene.choice
        if choice is not None:
            if any(square in squares_of(claim) for claim in choice.options):
                self._look_at(nearest(choice.options, self._ground.grid, Square(square)))
        else:
            self.square_hovered.emit(Square(square))

    def _leave(self) -> None:
        self.square_hovered.emit(None)

    def _focus(self, square: int) -> None:
        self._make_current(Square(square))
        self._ring.surround(self._ground.grid.paper(Square(square)).toRect())

    def _make_current(self, square: Square) -> None:
        self._squares[self._current].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._squares[square].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._current = square

    def _walk(self, square: int, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        goal = walked(Square(square), key, event.modifiers(), lit(self._scene))
        if goal is not None:
            event.accept()
            self._squares[goal].setFocus(Qt.FocusReason.OtherFocusReason)
        elif key == Qt.Key.Key_Escape:
            event.accept()
            self.cancelled.emit()

    # motion

    def _start(self, seat: int) -> QPointF:
        point, window = self._origin(seat), self.window()
        if point is not None:
            return QPointF(window.mapFromGlobal(point))
        board = self._ground.grid.board
        mine = self._scene.view is not None and seat == self._scene.view.seat
        edge = QPoint(board.center().x(), board.bottom() if mine else board.top())
        return QPointF(self.mapTo(window, edge))

    def _unveil(self, event: Event) -> None:
        veil = self._scene.veil
        match event:
            case Placed(_, _, square):
                veil = replace(veil, placed=veil.placed - {square})
            case Removed(_, _, square):
                taken = {at: side for at, side in veil.taken.items() if at != square}
                veil = replace(veil, taken=taken)
            case Completed(_, line):
                veil = replace(veil, lines=veil.lines - {line})
            case _:
                pass
        self._change(veil=veil)

    # painting and layout

    def sizeHint(self) -> QSize:
        return QSize(560, 580)

    def minimumSizeHint(self) -> QSize:
        return QSize(250, 260)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(self._theme.colours.cloth))
        grid, board = self._ground.grid, self._ground.grid.board
        height = self._theme.text_height()
        if board.top() < height or board.left() < round(1.6 * height):
            return
        painter.setFont(self._theme.font())
        painter.setPen(QColor(self._theme.colours.ink_quiet))
        centred = Qt.AlignmentFlag.AlignCenter
        for n in range(SIZE):
            x, y = board.left() + n * grid.across, board.top() + n * grid.down
            above = QRect(x, board.top() - height - 1, grid.across, height)
            painter.drawText(above, centred, "abcdefghij"[n])
            aside = QRect(board.left() - 2 * height, y, 2 * height - 4, grid.down)
            painter.drawText(
                aside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(n + 1)
            )

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._settle()

    def hideEvent(self, event: QHideEvent) -> None:
        # A board that is gone from the window leaves nothing behind that could still move.
        self._layer.finish()
        self._layer.setParent(self)
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self._repaint_all()
            self._settle()
            self._show()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._ground.stock.clear()
        return super().event(event)

    def _settle(self) -> None:
        self._layer.finish()
        edge = WIDTH + OFFSET
        height = self._theme.text_height()
        room = self.rect().adjusted(edge, edge, -edge, -edge)
        lettered = self.rect().adjusted(round(1.6 * height), height + 2, -edge, -edge)
        grid = Grid.fit(lettered)
        if min(grid.across, grid.down) < _LEAST_CELL:
            grid = Grid.fit(room)
        if grid != self._ground.grid:
            self._ground.grid = grid
            self._ground.stock.clear()
        for button in self._squares:
            button.setGeometry(grid.cell(button.square))
        if self._ring.isVisible():
            self._ring.surround(grid.paper(self._current).toRect())
        if self._outlines.isVisible():
            self._outlines.setGeometry(self.rect())
            self._settle_bar()
        self.update()

    def _settle_bar(self) -> None:
        if self._bar is None or self._scene.choice is None:
            return
        box = QRect()
        for claim in self._scene.choice.options:
            for square in squares_of(claim):
                box = box.united(self._ground.grid.cell(square))
        self._bar.settle(self._ground.grid.board.adjusted(0, 0, 1, 1), box)

    def _repaint_all(self) -> None:
        self._ground.stock.clear()
        self.update()
        for button in self._squares:
            button.update()

    def _change(self, **changes: object) -> None:
        scene = replace(self._scene, **changes)  # type: ignore[arg-type]
        if scene != self._scene:
            self._scene = scene
            self._show()

    def _show(self) -> None:
        for button, look in zip(self._squares, looks(self._scene), strict=True):
            button.show_look(look)
            button.tell(*self._told(button.square))
        for corner in CORNERS:
            self._squares[corner].setToolTip(words.everybodys())

    def _told(self, square: Square) -> tuple[str, str]:
        view = self._scene.view
        name = words.square_words(view.public if view else None, square)
        said = []
        mark = self._squares[square].look.mark
        if mark is Mark.PLACE:
            said.append(self.tr("You may place a chip here."))
        elif mark is Mark.TAKE:
            said.append(self.tr("You may take this chip."))
        elif mark is Mark.COULD:
            said.append(self.tr("Your card goes here, in your turn."))
        if self._scene.moves and self._scene.moves[-1].square == square:
            said.append(self.tr("The last move was here."))
        return name, " ".join(said)
