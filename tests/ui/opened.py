"""The real window on the screen, and a person's hands on it."""

import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from sequence_lan.bots import club
from sequence_lan.engine.actions import Draw, Exchange, Give, Pass, Play, SeatAction
from sequence_lan.engine.view import View
from sequence_ui.board.claim_bar import ClaimBar
from sequence_ui.bridge import Bridge
from sequence_ui.settings.settings import Settings
from sequence_ui.style import dress
from sequence_ui.theme import Theme
from sequence_ui.window import Window
from tests.ui.opponent import own_address, wanted

LONG = 20_000
"""Milliseconds that a test waits for what has to come."""


class Opened:
    """A window with its own session."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot = qtbot
        application = QApplication.instance()
        assert isinstance(application, QApplication), "pytest-qt has made it"
        self.theme = Theme("light", motion=False)
        dress(application, self.theme)
        self.settings = Settings(folder / "settings.ini")
        self.settings.set_name("Ada")
        self.bridge = Bridge(folder / "session", "loopback")
        self.window = Window(self.bridge, self.theme, self.settings)
        qtbot.addWidget(self.window, before_close_func=lambda _window: self.close())
        self._open = True
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.activateWindow()
        self.bridge.start()
        self.window.begin()
        self._dice = random.Random(1)
        self._chosen_for: View | None = None

    def close(self) -> None:
        """The network is left in order."""
        if self._open:
            self._open = False
            with self._qtbot.waitSignal(self.bridge.closed, timeout=LONG):
                self.bridge.close()

    def until(self, condition: Callable[[], bool]) -> None:
        """Waits, for long if need be."""
        self._qtbot.waitUntil(condition, timeout=LONG)

    def click(self, widget: QWidget) -> None:
        """The left button of the mouse is pressed over the middle of ``widget``."""
        assert widget.isVisible(), f"{widget.accessibleName() or widget} can't be seen"
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def key(self, key: Qt.Key | str, modifiers: Qt.KeyboardModifier | None = None) -> None:
        """A key is pressed, wherever the keyboard is."""
        there = QApplication.focusWidget() or self.window
        held = modifiers or Qt.KeyboardModifier.NoModifier
        if isinstance(key, str):
            QTest.keyClicks(there, key, held)
        else:
            QTest.keyClick(there, key, held)

    def pick(self, box: QComboBox, value: object) -> None:
        """``value`` is chosen in ``box``."""
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())

    def searches(self) -> bool:
        """Whether tables nearby are looked for."""
        snapshot = self.bridge.snapshot
        return snapshot is not None and snapshot.search.since is not None

    @property
    def address(self) -> str:
        """Where the window's own table can be reached from this machine."""
        snapshot = self.bridge.snapshot
        assert snapshot is not None, "nothing has been heard of the network yet"
        return own_address(snapshot)

    @property
    def view(self) -> View:
        """The game that is shown."""
        snapshot = self.bridge.snapshot
        assert snapshot is not None, "nothing has been heard of the network yet"
        assert snapshot.table is not None, "the window is at no table"
        assert snapshot.table.game is not None, "no game is played"
        return snapshot.table.game.view

    @property
    def playing(self) -> bool:
        """Whether a game is on the screen."""
        return self.window.table is not None and self.window.screen_shown is self.window.table

    @property
    def over(self) -> bool:
        """Whether the game on the screen has ended."""
        return self.playing and self.view.public.result is not None

    def until_answered(self) -> None:
        """Waits until the table is another than it was at the last choice."""
        self.until(lambda: self.view is not self._chosen_for)

    def move_wanted(self) -> bool:
        """Whether the person has something to do, or nothing any more."""
        return self.playing and (self.over or wanted(self.view))

    def choice(self) -> SeatAction:
        """What the person means to do now."""
        self._chosen_for = self.view
        return club.choose(self._chosen_for, self._dice, 0.1)

    def claim_bar(self) -> ClaimBar | None:
        """The question which line becomes a sequence, while it is asked."""
        assert self.window.table is not None, "a table is shown"
        bars = self.window.table.board.findChildren(ClaimBar)
        return next((bar for bar in bars if bar.isVisible()), None)

    def do_by_mouse(self, action: SeatAction) -> None:
        """What ``action`` takes, with the mouse alone."""
        table = self.window.table
        assert table is not None, "a table is shown"
        match action:
            case Play(_, card, square):
                self.click(table.hand.button(table.hand.cards.index(card)))
                self.click(table.board.square_button(square))
                bar = self.claim_bar()
                if bar is not None:
                    self.click(bar.buttons[0])
            case Exchange(_, card):
                self.click(table.hand.button(table.hand.cards.index(card)))
                self.click(table.buttons.exchange)
            case Draw():
                self.click(table.deck)
            case Pass():
                self.click(table.buttons.pass_)
            case Give(_, card):
                self.click(table.hand.button(table.hand.cards.index(card)))
                self.click(table.buttons.give)
            case _:
                raise AssertionError(action)

    def do_by_keys(self, action: SeatAction) -> None:
        """What ``action`` takes, with the keyboard alone."""
        table = self.window.table
        assert table is not None, "a table is shown"
        match action:
            case Play(_, card, square):
                self.key(str(table.hand.cards.index(card) + 1))
                self.key(Qt.Key.Key_Up)
                goal = table.board.square_button(square)
                while not goal.hasFocus():
                    self.key("n")
                self.key(Qt.Key.Key_Return)
                bar = self.claim_bar()
                if bar is not None:
                    self.key(Qt.Key.Key_Return)
            case Exchange(_, card):
                self.key(str(table.hand.cards.index(card) + 1))
                self.key("x")
            case Draw():
                self.key("d")
            case Pass():
                self.key("p")
            case Give(_, card):
                self.key(str(table.hand.cards.index(card) + 1))
                self.key("g")
            case _:
                raise AssertionError(action)
