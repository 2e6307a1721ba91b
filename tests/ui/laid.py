"""A window with a board and a hand in it, and what comes out of them."""

from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sequence_lan.engine.actions import Exchange, Give, Play
from sequence_lan.engine.board import SQUARES
from sequence_lan.engine.notation import line_name, parse_square, square_name
from sequence_lan.engine.state import State
from sequence_ui.board.square_button import Mark, SquareButton
from sequence_ui.hand.card_button import CardButton
from sequence_ui.table_top import TableTop
from sequence_ui.theme import Theme
from tests.ui.scenes import view_of


@dataclass
class Laid:
    """A table top on the screen; ``acts`` and ``said`` collect what it asks for and says."""

    window: QWidget
    top: TableTop
    acts: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    def square(self, name: str) -> SquareButton:
        return self.top.board.square_button(parse_square(name))

    def card(self, card: str) -> CardButton:
        """The button of the first such card of the hand."""
        cards = self.top.hand.cards
        return self.top.hand.button([str(each) for each in cards].index(card))

    def marked(self, mark: Mark) -> str:
        """The squares that bear ``mark``, row by row."""
        board = self.top.board
        return " ".join(
            square_name(button.square)
            for button in map(board.square_button, SQUARES)
            if button.look.mark is mark
        )

    def click_square(self, name: str) -> None:
        QTest.mouseClick(self.square(name), Qt.MouseButton.LeftButton)

    def click_card(self, card: str) -> None:
        QTest.mouseClick(self.card(card), Qt.MouseButton.LeftButton)

    def drag(self, card: str, square: str) -> None:
        """Carries ``card`` to ``square`` with the mouse and lets it go there."""
        button, goal = self.card(card), self.square(square)
        start = button.rect().center()
        end = button.mapFromGlobal(goal.mapToGlobal(goal.rect().center()))
        QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=start)
        for share in (0.3, 0.6, 1.0):
            step = QPoint(start + (end - start) * share)
            QTest.mouseMove(button, step)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=end)


def laid(qtbot: QtBot, state: State, seat: int | None = 0, theme: Theme | None = None) -> Laid:
    """The table of ``state`` as ``seat`` sees it, in a window of its own."""
    top = TableTop(theme or Theme("light", motion=False))
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(top.board, 1)
    column.addWidget(top.hand)
    window.resize(900, 760)
    qtbot.addWidget(window)
    result = Laid(window, top)
    top.act.connect(lambda action: result.acts.append(_words(action)))
    top.said.connect(result.said.append)
    top.show_view(view_of(state, seat))
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return result


def _words(action: Play | Exchange | Give) -> str:
    if isinstance(action, Give):
        return f"give {action.card}"
    if isinstance(action, Exchange):
        return f"exchange {action.card}"
    lines = [line_name(line) for line in action.claim or ()]
    return " ".join([str(action.card), square_name(action.square), *lines])


def hover(widget: QWidget) -> None:
    """The mouse comes over ``widget``."""
    centre = QPointF(widget.rect().center())
    there = QPointF(widget.mapToGlobal(widget.rect().center()))
    QApplication.sendEvent(widget, QEnterEvent(centre, centre, there))


def unhover(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


def focused(table: Laid) -> str:
    """The square that has the keyboard."""
    (square,) = (each for each in SQUARES if table.top.board.square_button(each).hasFocus())
    return square_name(square)
