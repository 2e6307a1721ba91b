"""Asking what a bot would play, and why."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from pytestqt.qtbot import QtBot

from sequence_lan.bots.explain import Advice, Reason
from sequence_lan.engine.actions import Draw, Exchange, Give, Pass, Play, SeatAction
from sequence_lan.engine.cards import Card
from sequence_lan.engine.notation import parse_line, parse_square
from sequence_ui.table.advice import advice_words
from tests.engine.staging import stage
from tests.ui.opened import Opened
from tests.ui.scenes import done, middle, view_of
from tests.ui.shown import table_screen
from tests.ui.tables import game_table

LINE = parse_line("f5-j5")


def said(action: SeatAction, *reasons: Reason, green: str = "") -> str:
    public = view_of(stage(hands=["9D KH JS JC", "3C 8D"], green=green), 0).public
    return advice_words(public, action, reasons)


def play(card: str, at: str) -> Play:
    return Play(0, Card(card), parse_square(at))


def test_two_reasons_make_one_sentence() -> None:
    words = said(play("9D", "h5"), Reason("blocks_four", LINE, 1), Reason("saves_jack"))
    assert words == (
        "My choice: 9♦ on h5: it blocks the line f5–j5, of which Green has four squares, "
        "and a jack is saved for later."
    )


def test_a_jack_that_takes_a_chip_says_whose() -> None:
    words = said(play("JS", "g5"), Reason("breaks_three", LINE, 1), green="f5 g5 i5")
    assert words == (
        "My choice: J♠ takes Green off g5: "
        "it breaks the line f5–j5, of which Green has three squares."
    )


@pytest.mark.parametrize(
    ("action", "code", "words"),
    [
        (Draw(0), "owed_draw", "My choice: draw now: a card that is not drawn in time is lost."),
        (Pass(0), "no_play", "My choice: pass: no card in the hand can be played."),
        (
            Exchange(0, Card("9D")),
            "dead_card",
            "My choice: exchange 9♦: both its squares are taken, and a new card is free.",
        ),
        (
            Give(0, Card("9D")),
            "least_missed",
            "My choice: give up 9♦: it is the card that will be missed least.",
        ),
    ],
)
def test_what_is_no_play_has_its_words(action: SeatAction, code: str, words: str) -> None:
    assert said(action, Reason(code)) == words  # type: ignore[arg-type]


def test_at_a_practice_table_a_key_asks_and_a_sentence_answers(
    qtbot: QtBot, tmp_path: Path
) -> None:
    opened = Opened(qtbot, tmp_path)
    opened.window.start.practice_asked.emit(2, "novice")
    opened.until(lambda: opened.playing and opened.move_wanted())
    table = opened.window.table
    assert table is not None
    assert table.buttons.advice.isVisible()
    opened.key(Qt.Key.Key_A)
    opened.until(lambda: table.buttons.sentence.text().startswith("My choice: "))
    opened.close()


def test_advice_stays_until_the_game_goes_on(qtbot: QtBot) -> None:
    screen, show = table_screen(qtbot)
    state = middle()
    show(game_table(state, 0))
    screen.buttons.sentence.tell("Thinking …")
    screen.show_advice(Advice(view_of(state, 0), play("9D", "h5"), (Reason("saves_jack"),)))
    words = screen.buttons.sentence.text()
    assert words == "My choice: 9♦ on h5: a jack is saved for later."
    clocks = screen.buttons.sentence.findChildren(QTimer)
    assert not any(clock.isActive() for clock in clocks)
    show(game_table(state, 0))
    assert screen.buttons.sentence.text() == words
    state, _view, events = done(state, 0, play("9D", "h5"))
    show(game_table(state, 0, version=1, log=events, fresh=events))
    assert screen.buttons.sentence.text() == ""


def test_advice_for_a_table_that_has_changed_meanwhile_is_not_given(
    qtbot: QtBot, tmp_path: Path
) -> None:
    opened = Opened(qtbot, tmp_path)
    opened.window.start.practice_asked.emit(2, "novice")
    opened.until(lambda: opened.playing and opened.move_wanted())
    table = opened.window.table
    assert table is not None
    opened.key(Qt.Key.Key_A)
    opened.do_by_mouse(opened.choice())
    opened.until(
        lambda: opened.bridge.snapshot is not None and opened.bridge.snapshot.advice is not None
    )
    assert not table.buttons.sentence.text().startswith("My choice: ")
    opened.close()


def test_where_others_play_nobody_is_advised(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path)
    opened.click(opened.window.start.open)
    assert opened.window.opening is not None
    opened.click(opened.window.opening.go)
    opened.until(lambda: opened.window.lobby is not None)
    opened.bridge.advise()
    opened.until(
        lambda: (
            opened.bridge.snapshot is not None
            and opened.bridge.snapshot.fault is not None
            and opened.bridge.snapshot.fault.code == "no_advice"
        )
    )
    opened.close()
