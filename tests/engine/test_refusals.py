"""Every refusal, and which comes first where several apply (RULES.md 7).

For each kind of action there is a ladder: a table where every reason applies, then the same with
the first one mended, and so on, until the action is legal.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from sequence_lan.engine.actions import (
    Action,
    Admit,
    Call,
    Dismiss,
    Draw,
    Pass,
    Uphold,
    Withdraw,
)
from sequence_lan.engine.public import Result
from sequence_lan.engine.refusal import REASONS, Code
from sequence_lan.engine.rules import CLASSIC
from sequence_lan.engine.state import State
from tests.engine.staging import FRIENDLY, after, exchange, give, play, refused, stage


def over(state: State) -> State:
    """The same table after its end."""
    return state._replace(public=state.public._replace(result=Result("stalemate", None)))


def climb(action: Action, table: dict[str, Any], mends: Sequence[tuple[str, Any]]) -> None:
    """``mends`` are the code that ``action`` is refused with, and what mends that reason.

    The first rung is the game's end; a mend is a change of the table's values or another action.
    """
    assert refused(over(stage(**table)), action) == "game_over"
    for code, mend in mends:
        assert refused(stage(**table), action) == code
        if isinstance(mend, dict):
            table = table | mend
        else:
            action = mend
        assert refused(over(stage(**table)), action) == "game_over"
    after(stage(**table), action)


BARE: dict[str, Any] = {"rules": FRIENDLY, "deck": "KC QC", "to_play": 1}


def test_the_order_for_a_card() -> None:
    climb(
        play(0, "9D", "a1", "b1-f1"),
        BARE
        | {
            "rules": replace(FRIENDLY, chips=(3, 50)),
            "hands": ["2S", ""],
            "blue": "b1 c1 d1",
            "green": "h5 a9",
            "owes": [0],
        },
        [
            ("owes_card", {"owes": []}),
            ("not_your_turn", {"to_play": 0}),
            ("not_in_hand", {"hands": ["9D 2S", ""]}),
            ("corner", play(0, "9D", "a9", "b1-f1")),
            ("not_matching", play(0, "9D", "h5", "b1-f1")),
            ("occupied", play(0, "9D", "f10", "b1-f1")),
            ("no_chip", {"rules": FRIENDLY}),
            ("bad_claim", play(0, "9D", "f10")),
        ],
    )


def test_the_order_for_a_two_eyed_jack() -> None:
    climb(
        play(0, "JD", "j10", "b1-f1"),
        BARE
        | {
            "rules": replace(FRIENDLY, chips=(3, 50)),
            "hands": ["2S", ""],
            "blue": "b1 c1 d1",
            "green": "h5",
            "owes": [0],
        },
        [
            ("owes_card", {"owes": []}),
            ("not_your_turn", {"to_play": 0}),
            ("not_in_hand", {"hands": ["JD 2S", ""]}),
            ("corner", play(0, "JD", "h5", "b1-f1")),
            ("occupied", play(0, "JD", "e5", "b1-f1")),
            ("no_chip", {"rules": FRIENDLY}),
            ("bad_claim", play(0, "JD", "e5")),
        ],
    )


def test_the_order_for_a_one_eyed_jack() -> None:
    climb(
        play(0, "JS", "a10", "b1-f1"),
        BARE
        | {
            # No chip is needed to take one.
            "rules": replace(FRIENDLY, chips=(4, 50)),
            "hands": ["2S", ""],
            "blue": "b1 c1 d1 e1",
            "green": "f1 g1 h1 i1 h5",
            "sequences": [["blue", "a1-e1"], ["green", "f1-j1"]],
            "owes": [0],
        },
        [
            ("owes_card", {"owes": []}),
            ("not_your_turn", {"to_play": 0}),
            ("not_in_hand", {"hands": ["JS 2S", ""]}),
            ("corner", play(0, "JS", "e5", "b1-f1")),
            ("empty", play(0, "JS", "b1", "b1-f1")),
            ("own_chip", play(0, "JS", "g1", "b1-f1")),
            ("locked", play(0, "JS", "h5", "b1-f1")),
            ("bad_claim", play(0, "JS", "h5")),
        ],
    )


def test_the_order_for_an_exchange() -> None:
    climb(
        exchange(0, "7H"),
        BARE | {"hands": ["2S", ""], "exchanges": 1, "owes": [0]},
        [
            ("owes_card", {"owes": []}),
            ("not_your_turn", {"to_play": 0}),
            ("not_in_hand", {"hands": ["7H 2S", ""]}),
            ("not_dead", {"blue": "i5 d6"}),
            ("exchange_used", {"exchanges": 0}),
        ],
    )


def test_the_order_for_a_draw() -> None:
    climb(
        Draw(0),
        BARE | {"rules": CLASSIC, "hands": ["2S", ""], "owes": [0], "deck": ""},
        [
            ("owes_card", {"owes": []}),
            ("nothing_to_draw", {"may_draw": [0]}),  # there is a right, but no card
            ("nothing_to_draw", {"deck": "KC"}),
        ],
    )
    assert refused(stage(CLASSIC, hands=["2S", ""], deck="KC"), Draw(0)) == "nothing_to_draw"


def test_the_order_for_a_pass() -> None:
    climb(
        Pass(0),
        BARE | {"hands": ["2S", ""], "owes": [0]},
        [
            ("owes_card", {"owes": []}),
            ("not_your_turn", {"to_play": 0}),
            ("can_play", {"green": "b1 g9"}),
        ],
    )


def test_the_order_for_a_card_given() -> None:
    climb(
        give(0, "9D"),
        BARE | {"hands": ["2S", ""]},
        [
            ("nothing_owed", {"owes": [0]}),
            ("not_in_hand", {"hands": ["2S 9D", ""]}),
        ],
    )


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Call(0, 1), {"rules": replace(FRIENDLY, table_talk="off")}),
        (Call(0, 0), {}),  # one's own side
        (Call(0, 1), {"hands": ["2S", "2H"], "call": {"side": "blue", "by": 1}}),  # one member
    ],
)
def test_the_order_for_a_call(action: Action, reason: dict[str, Any]) -> None:
    open_call = BARE | {"hands": ["", "", "", ""], "call": {"side": "blue", "by": 1}}
    assert refused(over(stage(**open_call | reason)), action) == "game_over"
    assert refused(stage(**open_call | reason), action) == "not_allowed"
    assert refused(stage(**open_call), Call(0, 1)) == "call_open"
    after(stage(**open_call | {"call": None}), Call(0, 1))


@pytest.mark.parametrize(("wrong", "right"), [(Admit(1), Admit(2)), (Withdraw(3), Withdraw(1))])
def test_the_order_for_an_answer(wrong: Action, right: Action) -> None:
    climb(
        wrong,
        BARE | {"hands": ["", "", "", ""]},
        [("no_call", {"call": {"side": "blue", "by": 1}}), ("not_allowed", right)],
    )


@pytest.mark.parametrize("answer", [Uphold(), Dismiss()])
def test_the_order_for_the_owners_answer(answer: Action) -> None:
    climb(
        answer,
        BARE | {"hands": ["", "", "", ""]},
        [("no_call", {"call": {"side": "blue", "by": 1}})],
    )


def test_owing_a_card_comes_before_whose_turn_it_is_also_for_those_not_on_turn() -> None:
    state = stage(hands=["2S", "2H", "2D", "2C"], owes=[2], deck="KC")
    assert refused(state, play(2, "2D", "c3")) == "owes_card"
    assert refused(state, exchange(2, "2D")) == "owes_card"
    assert refused(state, Pass(2)) == "owes_card"
    assert refused(state, Draw(2)) == "owes_card"


def test_a_covered_square_of_another_card_does_not_match() -> None:
    state = stage(hands=["9D", ""], green="e5", deck="KC")
    assert refused(state, play(0, "9D", "e5")) == "not_matching"


def test_a_jack_is_not_dead_whatever_the_number_of_exchanges() -> None:
    state = stage(hands=["JS JD", ""], exchanges=1, deck="KC")
    assert refused(state, exchange(0, "JS")) == "not_dead"
    assert refused(state, exchange(0, "JD")) == "not_dead"


def test_the_codes_are_those_of_the_rules_each_with_a_sentence() -> None:
    assert " ".join(sorted(Code)) == (
        "bad_claim call_open can_play corner empty exchange_used game_over locked no_call no_chip"
        " not_allowed not_dead not_in_hand not_matching not_your_turn nothing_owed nothing_to_draw"
        " occupied owes_card own_chip"
    )
    assert set(REASONS) == set(Code)
    for reason in REASONS.values():
        assert reason[0].isupper()
        assert reason[-1] == "."
