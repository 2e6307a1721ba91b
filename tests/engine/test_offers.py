"""What is offered to a seat: counts and order, pinned (RULES.md 3, 5)."""

from dataclasses import replace
from typing import Any

import pytest

from sequence_lan.engine.actions import Draw, Pass, Play
from sequence_lan.engine.cards import FRESH_DECK
from sequence_lan.engine.deal import deal
from sequence_lan.engine.legal import legal_actions, targets
from sequence_lan.engine.notation import parse_card
from sequence_lan.engine.rules import CLASSIC
from sequence_lan.engine.state import State
from tests.engine.staging import (
    FRIENDLY,
    MASTER,
    after,
    offered,
    play,
    public_and_hand,
    squares,
    stage,
)


def moves(state: State) -> list[Play]:
    """The plays of the seat on turn."""
    seat = state.public.to_play
    offers = legal_actions(*public_and_hand(state, seat), seat)
    return [action for action in offers if isinstance(action, Play)]


def count(state: State, depth: int) -> int:
    """How many ways there are to go on for ``depth`` plays."""
    if depth == 0:
        return 1
    return sum(count(after(state, move), depth - 1) for move in moves(state))


def test_plays_are_listed_by_hand_then_square() -> None:
    state = stage(hands=["9D 2S KD 7H", ""], deck="KC")
    assert offered(state, 0) == [
        "9D h5",
        "9D f10",
        "2S b1",
        "2S g9",
        "KD h8",
        "KD c10",
        "7H i5",
        "7H d6",
    ]


def test_a_card_held_twice_is_listed_once() -> None:
    state = stage(hands=["9D 2S 9D", ""], deck="KC")
    assert offered(state, 0) == ["9D h5", "9D f10", "2S b1", "2S g9"]


def busy(**changes: Any) -> State:
    """Four players; blue's first is on turn with a jack, two dead cards and a draw owed."""
    table: dict[str, Any] = {
        "hands": ["JS 7H TD 9D", "2S", "2H", "2C"],
        "blue": "i5 d6",
        "green": "e10 h6 e5",
        "deck": "KC",
        "may_draw": [0],
    }
    return stage(replace(CLASSIC, dead_cards_per_turn=None), **table | changes)


def test_plays_come_before_exchanges_a_draw_and_table_talk() -> None:
    assert offered(busy(), 0) == [
        "JS e5",
        "JS h6",
        "JS e10",
        "9D h5",
        "9D f10",
        "exchange 7H",
        "exchange TD",
        "draw",
        "call green",
    ]


def test_a_pass_comes_after_the_draw_and_only_without_a_play() -> None:
    state = busy(hands=["7H TD", "2S", "2H", "2C"])
    assert offered(state, 0) == ["exchange 7H", "exchange TD", "draw", "pass", "call green"]


def test_who_owes_a_card_is_offered_their_cards_and_table_talk() -> None:
    state = busy(owes=[0, 0])
    assert offered(state, 0) == ["give JS", "give 7H", "give TD", "give 9D", "call green"]


def test_an_open_call_is_admitted_or_withdrawn_last() -> None:
    state = busy(call={"side": "blue", "by": 1})
    assert offered(state, 0)[-2:] == ["draw", "admit"]
    assert [offered(state, seat) for seat in (1, 2, 3)] == [["withdraw"], ["admit"], []]


def test_who_is_not_on_turn_is_offered_a_draw_and_table_talk_only() -> None:
    state = stage(CLASSIC, hands=["2S", "2H", "2D", "2C"], deck="KC", may_draw=[2])
    assert offered(state, 2) == ["draw", "call green"]
    assert offered(state, 1) == ["call blue"]


def test_a_two_eyed_jack_on_the_bare_board_has_96_squares() -> None:
    state = stage(hands=["JD", ""], deck="KC")
    assert len(moves(state)) == 96
    assert offered(state, 0)[0] == "JD b1"
    assert offered(state, 0)[-1] == "JD i10"


def test_seven_cards_and_a_pair_of_jacks_on_a_board_with_chips() -> None:
    state = stage(
        hands=["9D 9D 2S JC JD JH 7H", ""],
        blue="h5 i5 d6",
        green="b1 g9 c5 b2 c2 d2 e2",
        deck="KC",
    )
    # 9D: f10 alone; 2S and 7H: dead; JC, JD: 96 squares less 10 chips; JH: green's seven.
    assert len(moves(state)) == 1 + 86 + 86 + 7
    assert offered(state, 0)[-2:] == ["exchange 2S", "exchange 7H"]


def test_locked_chips_are_no_targets() -> None:
    state = stage(
        hands=["JH", ""],
        green="b2 c2 d2 e2 f2 g2",
        sequences=[("green", "b2-f2")],
        deck="KC",
    )
    assert offered(state, 0) == ["JH g2"]
    assert squares(targets(state.public, 0, parse_card("JH"))) == "g2"
    assert squares(targets(state.public, 1, parse_card("JH"))) == ""


def test_a_choice_of_lines_is_listed_claim_by_claim_in_its_place() -> None:
    state = stage(hands=["2S 5H 3S", ""], blue="b5 c5 d5 f5 g5", deck="KC")
    assert offered(state, 0) == [
        "2S b1",
        "2S g9",
        "5H e5 b5-f5",
        "5H e5 c5-g5",
        "5H i7",
        "3S c1",
        "3S f9",
    ]


@pytest.mark.parametrize(
    ("six", "claims"),
    [
        ("b5 c5 d5 e5 f5 g5", ["b5-f5", "c5-g5"]),
        ("d5 e5 f5 g5 h5 i5", ["d5-h5", "e5-i5"]),
        ("a5 b5 c5 d5 e5 f5", ["a5-e5", "b5-f5"]),
        ("e3 e4 e5 e6 e7 e8", ["e3-e7", "e4-e8"]),
        ("e4 e5 e6 e7 e8 e9", ["e4-e8", "e5-e9"]),
        ("e1 e2 e3 e4 e5 e6", ["e1-e5", "e2-e6"]),
        ("c3 d4 e5 f6 g7 h8", ["c3-g7", "d4-h8"]),
        ("d4 e5 f6 g7 h8 i9", ["d4-h8", "e5-i9"]),
        ("b2 c3 d4 e5 f6", ["a1-e5", "b2-f6"]),
        ("h2 g3 f4 e5 d6 c7", ["h2-d6", "g3-c7"]),
        ("f4 e5 d6 c7 b8 a9", ["f4-b8", "e5-a9"]),
        ("i1 h2 g3 f4 e5 d6", ["i1-e5", "h2-d6"]),
    ],
)
def test_six_in_a_row_are_a_choice_in_every_direction(six: str, claims: list[str]) -> None:
    others = " ".join(name for name in six.split() if name != "e5")
    state = stage(hands=["5H", ""], blue=others, deck="KC")
    assert [text for text in offered(state, 0) if text.startswith("5H e5")] == [
        f"5H e5 {claim}" for claim in claims
    ]


def test_a_jack_is_listed_with_each_choice_too() -> None:
    state = stage(hands=["JD", ""], blue="b5 c5 d5 f5 g5", deck="KC")
    offers = offered(state, 0)
    assert len(offers) == 96 - 5 + 1
    # Four rows of ten less the two upper corners, less b5 c5 d5, leave a5 at 38.
    assert offers[38:42] == ["JD a5", "JD e5 b5-f5", "JD e5 c5-g5", "JD h5"]


def test_the_ways_to_go_on_are_counted() -> None:
    state = stage(hands=["9D 8D", "2S JS"], deck="7D 6D 5D 4D")
    assert count(state, 1) == 4
    # Two squares for 2S, one chip to take.
    assert count(state, 2) == 4 * 3
    # Blue has two cards with two free squares each, whatever happened.
    assert count(state, 3) == 4 * 3 * 4
    # Green has 2S or JS, and 6D. After 2S (8 × 4 ways): JS takes one of blue's two, 6D has two
    # squares. After JS (4 × 4 ways): 2S and 6D have two squares each.
    assert count(state, 4) == 32 * (2 + 2) + 16 * (2 + 2)


def test_the_ways_to_go_on_from_a_deal_are_counted() -> None:
    # Twelve players: seat 1 starts with 2S AS KH of the fresh deck, seat 2 has 3S 2H AH.
    state = deal(FRIENDLY, ("blue", "green"), 12, 0, FRESH_DECK, MASTER)
    assert state.secret.hands[1] == ("2S", "AS", "KH")
    assert state.secret.hands[2] == ("3S", "2H", "AH")
    assert state.secret.hands[3] == ("4S", "3H", "2D")
    assert (count(state, 1), count(state, 2), count(state, 3)) == (6, 36, 216)


def test_nothing_is_offered_to_who_has_nothing_to_do() -> None:
    state = stage(hands=["2S", "2H"], deck="KC")
    assert offered(state, 1) == []
    state = after(state, play(0, "2S", "b1"))
    assert offered(state, 0) == []


def test_offers_and_refusals_agree_on_a_pass_and_a_draw() -> None:
    state = stage(CLASSIC, hands=["JH", "2H"], deck="", may_draw=[0])
    assert legal_actions(*public_and_hand(state, 0), 0) == [Pass(0)]
    state = stage(CLASSIC, hands=["JH", "2H"], deck="KC", may_draw=[0])
    assert legal_actions(*public_and_hand(state, 0), 0) == [Draw(0), Pass(0)]
