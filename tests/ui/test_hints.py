"""What a practice table says to a beginner."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_lan.engine.cards import Card
from sequence_lan.engine.public import Result
from sequence_lan.engine.rules import CLASSIC, GOLIATH
from sequence_ui.howto.guide import Guide
from sequence_ui.howto.hints import hint
from sequence_ui.theme import Theme
from tests.engine.staging import stage
from tests.ui.scenes import view_of

HAND = ["9D KH JS JC", "3C 8D"]


def said(chosen: str | None = None, seat: int | None = 0, **position: Any) -> str:
    state = stage(**({"hands": HAND} | position))
    return hint(view_of(state, seat), None if chosen is None else Card(chosen))


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ("9D", "9♦ goes to h5 or f10: "),
        ("JC", "This jack places a chip on any free square"),
        ("JS", "There is no chip to take yet"),
    ],
)
def test_a_chosen_card_says_what_it_is_for(chosen: str, words: str) -> None:
    assert said(chosen).startswith(words)


def test_a_jack_that_can_take_a_chip_says_how() -> None:
    assert "choose one with a dashed ring" in said("JS", green="c3")


def test_a_card_with_one_square_left_names_it() -> None:
    assert said("9D", green="h5").startswith("9♦ goes to f10: ")


def test_a_dead_card_says_that_it_can_be_exchanged() -> None:
    assert said("9D", green="h5", blue="f10").startswith("Both squares of 9♦ are covered")


def test_a_sequence_that_can_be_made_is_pointed_out() -> None:
    assert said(blue="f5 g5 i5 j5") == "9♦ on h5 completes a sequence!"


def test_a_sequence_that_can_be_stopped_is_pointed_out() -> None:
    words = "Green needs only h5 for a sequence: 9♦ can stop that."
    assert said(green="f5 g5 i5 j5") == words


def test_whose_turn_it_is_not_is_told_what_the_tick_means() -> None:
    assert said(seat=1).startswith("The others play.")


@pytest.mark.parametrize(("rules", "when"), [(CLASSIC, "drawn"), (GOLIATH, "play")])
def test_a_card_that_is_owed_is_to_be_taken_in_time(rules: Any, when: str) -> None:
    words = said(rules=rules, deck="4C 5C", may_draw=[0])
    assert words.startswith("Take your card: ")
    assert when in words


def test_who_can_play_nothing_passes() -> None:
    assert said(hands=["JS", "3C"]).endswith("pass (P).")


def test_a_watcher_gets_no_hint() -> None:
    assert said(seat=None) == ""


def test_at_the_end_the_game_can_be_looked_back_through() -> None:
    state = stage(hands=HAND)
    over = state._replace(public=state.public._replace(result=Result("stalemate", None)))
    assert "Look back" in hint(view_of(over, 0), None)


def test_the_strip_follows_table_and_card_and_can_be_switched_off(qtbot: QtBot) -> None:
    guide = Guide(Theme("light", motion=False))
    qtbot.addWidget(guide)
    guide.show_view(view_of(stage(hands=HAND), 0), None)
    assert guide.words.text().startswith("Choose a card")
    guide.show_card(Card("9D"))
    assert guide.words.text().startswith("9♦ goes to h5 or f10")
    with qtbot.waitSignal(guide.switched_off):
        QTest.mouseClick(guide.off, Qt.MouseButton.LeftButton)
