"""The engine's values become the wire's forms and come back the same."""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from sequence_lan.engine import actions, events
from sequence_lan.engine.apply import apply
from sequence_lan.engine.board import Line, Square
from sequence_lan.engine.cards import Card
from sequence_lan.engine.deal import provable_deal
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.notation import parse_line, parse_square
from sequence_lan.engine.observe import events_for, observe
from sequence_lan.engine.public import OpenCall, Public, Result, Sequence, Setup
from sequence_lan.engine.rules import CLASSIC, EDITIONS, GOLIATH, ITALIAN, Side
from sequence_lan.engine.view import View
from sequence_lan.net import messages as wire
from sequence_lan.net.forms import (
    BadForm,
    action_form,
    action_of,
    event_form,
    event_of,
    rules_form,
    rules_of,
    view_form,
    view_of,
)

BLUE_GREEN: tuple[Side, ...] = ("blue", "green")

VIEW = View(
    Public(
        setup=Setup(CLASSIC, BLUE_GREEN, 2, 1),
        chips=(1 << 9 - 8, 1 << 47 | 1 << 10),
        sequences=(Sequence(1, parse_line("f5-j5")),),
        locked=0b11111 << 45,
        hand_counts=(2, 7),
        deck_count=90,
        discards=((Card("9D"),), (Card("2C"), Card("JS"))),
        to_play=1,
        next=(0, 1),
        exchanges=1,
        may_draw=(0,),
        owes=(1, 1),
        passed=(0,),
        call=OpenCall(1, 0),
        result=Result("sequences", 1),
    ),
    0,
    (Card("5H"), Card("TD")),
)
PLAIN = {
    "turn": 12,
    "dealer": 1,
    "board": (".b........", "g.........", *[".........."] * 2, ".......g..", *[".........."] * 5),
    "hand_counts": (2, 7),
    "deck_count": 90,
    "discards": (("9D",), ("2C", "JS")),
    "to_play": 1,
    "next": (0, 1),
    "seat": 0,
    "hand": ("5H", "TD"),
    "sequences": (("green", "f5-j5"),),
    "exchanges": 1,
    "may_draw": (0,),
    "owes": (1, 1),
    "passed": (0,),
    "call": {"side": "green", "by": 0},
    "result": {"reason": "sequences", "winner": "green"},
}

H5 = parse_square("h5")
F5_J5 = parse_line("f5-j5")


@pytest.mark.parametrize(
    ("action", "plain"),
    [
        (actions.Play(1, Card("9D"), H5), {"do": "play", "card": "9D", "at": "h5"}),
        (
            actions.Play(1, Card("9D"), H5, (F5_J5,)),
            {"do": "play", "card": "9D", "at": "h5", "claim": ("f5-j5",)},
        ),
        (actions.Exchange(1, Card("7H")), {"do": "exchange", "card": "7H"}),
        (actions.Draw(1), {"do": "draw"}),
        (actions.Pass(1), {"do": "pass"}),
        (actions.Call(1, 1), {"do": "call", "side": "green"}),
        (actions.Admit(1), {"do": "admit"}),
        (actions.Withdraw(1), {"do": "withdraw"}),
        (actions.Uphold(), {"do": "uphold"}),
        (actions.Dismiss(), {"do": "dismiss"}),
        (actions.Give(1, Card("2C")), {"do": "give", "card": "2C"}),
    ],
)
def test_an_action_is_written_as_in_a_record_without_its_seat(
    action: actions.Action, plain: dict[str, Any]
) -> None:
    form = action_form(action, BLUE_GREEN)
    assert msgspec.to_builtins(form) == plain
    assert action_of(form, 1, BLUE_GREEN) == action


@pytest.mark.parametrize(
    ("event", "plain"),
    [
        (events.Placed(1, Card("9D"), H5), {"e": "placed", "seat": 1, "card": "9D", "at": "h5"}),
        (
            events.Removed(1, Card("JS"), H5, 0),
            {"e": "removed", "seat": 1, "card": "JS", "at": "h5", "side": "blue"},
        ),
        (events.Completed(1, F5_J5), {"e": "completed", "side": "green", "line": "f5-j5"}),
        (events.Exchanged(1, Card("7H")), {"e": "exchanged", "seat": 1, "card": "7H"}),
        (events.Took(1, Card("7H")), {"e": "took", "seat": 1, "card": "7H"}),
        (events.Drew(1), {"e": "drew", "seat": 1}),
        (events.Forfeited(1), {"e": "forfeited", "seat": 1}),
        (events.Refilled(60), {"e": "refilled", "cards": 60}),
        (events.Passed(1), {"e": "passed", "seat": 1}),
        (events.Called(1, 0), {"e": "called", "seat": 1, "side": "blue"}),
        (
            events.Answered("admitted", 0, 2),
            {"e": "answered", "how": "admitted", "side": "blue", "seat": 2},
        ),
        (
            events.Answered("upheld", 0, None),
            {"e": "answered", "how": "upheld", "side": "blue"},
        ),
        (events.Gave(1, Card("2C")), {"e": "gave", "seat": 1, "card": "2C"}),
        (
            events.Ended("sequences", 1),
            {"e": "ended", "reason": "sequences", "winner": "green"},
        ),
        (events.Ended("stalemate", None), {"e": "ended", "reason": "stalemate"}),
    ],
)
def test_an_event_names_its_squares_lines_and_sides(
    event: events.Event, plain: dict[str, Any]
) -> None:
    form = event_form(event, BLUE_GREEN)
    assert msgspec.to_builtins(form) == plain
    assert event_of(form, BLUE_GREEN) == event


def test_a_view_is_written_as_a_position_without_secrets() -> None:
    form = view_form(VIEW, 12)
    assert msgspec.to_builtins(form) == PLAIN
    assert view_of(form, CLASSIC, BLUE_GREEN, 2) == VIEW


@pytest.mark.parametrize("rules", EDITIONS.values(), ids=list(EDITIONS))
def test_rules_come_back_the_same(rules: Any) -> None:
    assert rules_of(rules_form(rules)) == rules


@pytest.mark.parametrize(
    ("rules", "sides", "players"),
    [
        (replace(CLASSIC, draw="auto"), BLUE_GREEN, 2),
        (CLASSIC, ("blue", "green", "red"), 3),
        (ITALIAN, ("red", "blue"), 4),
        (replace(GOLIATH, table_talk="penalty"), ("blue", "green", "red"), 7),
        (CLASSIC, BLUE_GREEN, 12),
    ],
)
def test_every_view_and_event_of_a_game_comes_back_the_same(
    rules: Any, sides: tuple[Side, ...], players: int
) -> None:
    dice = random.Random(7)
    state = provable_deal(rules, sides, players, bytes(32))
    turn = 0
    while state.public.result is None and turn < 150:
        seat = state.public.to_play
        choices = [
            action
            for seat in (seat, *state.public.owes, *range(players))
            for action in legal_actions(state.public, state.secret.hands[seat], seat)
        ]
        action = dice.choice(choices)
        assert action_of(action_form(action, sides), action.seat, sides) == action
        state, happened = apply(state, action)
        turn += 1
        for receiver in (None, *range(players)):
            view = observe(state, receiver)
            form = view_form(view, turn)
            assert view_of(form, rules, sides, players) == view
            heard = events_for(happened, receiver)
            assert tuple(event_of(event_form(e, sides), sides) for e in heard) == heard


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"hand_counts": (2, 7, 7)}, "other seats"),
        ({"discards": ((),)}, "other seats"),
        ({"next": (0, 1, 2)}, "other seats"),
        ({"to_play": 2}, "other seats"),
        ({"may_draw": (0, 5)}, "other seats"),
        ({"seat": 3}, "other seats"),
        ({"call": wire.CallForm("green", 9)}, "other seats"),
        ({"hand": ("5H",)}, "not as large"),
        ({"seat": None}, "not as large"),
        ({"sequences": (("red", "f5-j5"),)}, "no red side"),
        ({"sequences": (("green", "f5-j6"),)}, "no line of five"),
        ({"board": ("b.........", *[".........."] * 9)}, "corner"),
        ({"board": (".r........", *[".........."] * 9)}, "not at this table"),
    ],
)
def test_a_view_that_does_not_fit_the_table_is_refused_in_words(
    change: dict[str, Any], sentence: str
) -> None:
    form = msgspec.structs.replace(view_form(VIEW, 12), **change)
    with pytest.raises(BadForm, match=sentence):
        view_of(form, CLASSIC, BLUE_GREEN, 2)


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        (wire.PlayAction("9D", "h5", ("a1-a2",)), "no line of five"),
        (wire.PlayAction("9D", "k5"), "no square"),
        (wire.PlayAction("1D", "h5"), "no card"),
        (wire.CallAction("red"), "no red side"),
    ],
)
def test_an_action_that_names_nothing_on_the_table_is_refused_in_words(
    form: wire.ActionForm, sentence: str
) -> None:
    with pytest.raises(BadForm, match=sentence):
        action_of(form, 0, BLUE_GREEN)


def test_a_watchers_view_has_no_hand() -> None:
    state = provable_deal(CLASSIC, BLUE_GREEN, 2, bytes(32))
    plain = msgspec.to_builtins(view_form(observe(state, None), 0))
    assert "hand" not in plain
    assert "seat" not in plain


def test_squares_and_lines_of_a_form_are_the_engines_own_numbers() -> None:
    action = action_of(wire.PlayAction("9D", "h5", ("f5-j5",)), 0, BLUE_GREEN)
    assert action == actions.Play(0, Card("9D"), Square(47), (Line(F5_J5),))
