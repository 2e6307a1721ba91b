"""The log shows the board as it was, and nothing is played there."""

import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_lan.engine.actions import Exchange, Pass, Play
from sequence_lan.engine.apply import apply
from sequence_lan.engine.events import Ended, Event
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.notation import parse_square
from sequence_lan.engine.public import Result
from sequence_lan.engine.state import State
from sequence_ui.board.square_button import SquareButton
from sequence_ui.table.past import board_then
from sequence_ui.table.table_screen import TableScreen
from sequence_ui.theme import Theme
from tests.engine.staging import play
from tests.ui.scenes import dealt, done, middle
from tests.ui.tables import game_table


def test_every_moment_of_a_game_is_found_again_from_its_end() -> None:
    state, dice = dealt(), random.Random(11)
    log: tuple[Event, ...] = ()
    seen: list[tuple[int, State]] = []
    while state.public.result is None:
        hand = state.secret.hands[state.public.to_play]
        actions = legal_actions(state.public, hand, state.public.to_play)
        turn = [each for each in actions if isinstance(each, Play | Exchange | Pass)]
        state, events = apply(state, dice.choice(turn))
        log += events
        seen.append((len(log) - 1, state))
    for index, then in seen:
        found = board_then(state.public, log, index)
        assert found.chips == then.public.chips
        assert found.sequences == then.public.sequences
        assert found.locked == then.public.locked
        assert found.result == then.public.result


class Past:
    """A table with two moves in its log."""

    def __init__(self, qtbot: QtBot) -> None:
        self.acts: list[object] = []
        self.screen = TableScreen(Theme("light", motion=False))
        self.screen.resize(1280, 760)
        qtbot.addWidget(self.screen)
        self.screen.act.connect(self.acts.append)
        state, _view, first = done(middle(deck="4C 5C 6C 8C"), 0, play(0, "9D", "h5"))
        state, _view, second = done(state, 0, play(1, "3C", "f4"))
        self.screen.show_table(game_table(state, 0, log=first + second, version=2))
        with qtbot.waitExposed(self.screen):
            self.screen.show()
        self.screen.activateWindow()
        qtbot.waitUntil(self.screen.isActiveWindow)
        self.state, self.log = state, first + second

    def square(self, name: str) -> SquareButton:
        return self.screen.board.square_button(parse_square(name))

    def choose(self, row: int) -> None:
        log = self.screen.log
        QTest.mouseClick(
            log.viewport(),
            Qt.MouseButton.LeftButton,
            pos=log.visualItemRect(log.item(row)).center(),
        )

    def chips(self) -> tuple[str | None, str | None]:
        return self.square("h5").look.chip, self.square("f4").look.chip


def test_a_line_of_the_log_shows_the_board_as_it_was_after_that_move(qtbot: QtBot) -> None:
    past = Past(qtbot)
    assert past.chips() == ("blue", "green")
    past.choose(0)
    assert past.chips() == ("blue", None)
    assert past.square("h5").look.latest
    assert past.screen.now.isVisible()


def test_the_last_line_a_button_escape_and_a_card_lead_back_to_now(qtbot: QtBot) -> None:
    past = Past(qtbot)
    screen = past.screen
    ways: tuple[Callable[[], object], ...] = (
        lambda: past.choose(1),
        lambda: QTest.mouseClick(screen.now, Qt.MouseButton.LeftButton),
        lambda: QTest.keyClick(screen.log, Qt.Key.Key_Escape),
        lambda: QTest.mouseClick(screen.hand.button(0), Qt.MouseButton.LeftButton),
    )
    for back in ways:
        past.choose(0)
        assert past.chips() == ("blue", None)
        back()
        assert past.chips() == ("blue", "green")
        assert not screen.now.isVisible()
        assert past.square("f4").look.latest


def test_at_the_end_the_banner_says_the_move_that_is_shown_and_not_who_won(qtbot: QtBot) -> None:
    past = Past(qtbot)
    public = past.state.public._replace(result=Result("sequences", 1))
    log = (*past.log, Ended("sequences", 1))
    over = past.state._replace(public=public)
    past.screen.show_table(game_table(over, 0, log=log, version=3))
    assert past.screen.headline.text == "Green wins"
    past.choose(0)
    assert past.screen.headline.text == "Ada: 9♦ on h5 – the board shows an earlier move"
    assert past.screen.headline.side is None
    past.choose(2)
    assert past.screen.headline.text == "Green wins"


def test_a_click_on_the_past_plays_nothing_and_leads_back_to_now(qtbot: QtBot) -> None:
    past = Past(qtbot)
    past.choose(0)
    QTest.mouseClick(past.square("e5"), Qt.MouseButton.LeftButton)
    assert past.acts == []
    assert past.chips() == ("blue", "green")
    assert not past.square("e5").look.chosen


def test_the_keyboard_comes_to_the_log_without_leaving_the_present(qtbot: QtBot) -> None:
    past = Past(qtbot)
    QTest.keyClick(past.screen, Qt.Key.Key_M)
    assert past.screen.log.hasFocus()
    assert past.chips() == ("blue", "green")
    QTest.keyClick(past.screen.log, Qt.Key.Key_Up)
    assert past.chips() == ("blue", None)


def test_the_next_move_leads_back_to_now(qtbot: QtBot, tmp_path: Path) -> None:
    past = Past(qtbot)
    past.choose(0)
    state, _view, third = done(past.state, 0, play(0, "KH", "g2"))
    past.screen.show_table(game_table(state, 0, log=past.log + third, fresh=third, version=3))
    assert past.chips() == ("blue", "green")
    assert past.square("g2").look.chip == "blue"
    assert not past.screen.now.isVisible()
