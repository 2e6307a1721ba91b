"""Positions as records write them (RECORD.md)."""

from dataclasses import replace
from typing import Any

import pytest

from sequence_lan.engine.actions import Play
from sequence_lan.engine.apply import apply
from sequence_lan.engine.jsonlines import Malformed
from sequence_lan.engine.notation import parse_card, parse_square
from sequence_lan.engine.position import position_of, state_of
from sequence_lan.engine.public import OpenCall
from sequence_lan.engine.rules import CLASSIC, GOLIATH, ITALIAN, SIDES, Rules, Side
from sequence_lan.engine.state import State
from tests.engine.paper import GONE, position

EMPTY = [".........."] * 10
BLUE_FIVE = [*EMPTY[:4], "bbbbb.....", *EMPTY[5:]]
"""Blue chips from a5 to e5."""


def read(
    written: Any, rules: Rules = CLASSIC, sides: tuple[Side, ...] = SIDES[:2], players: int = 2
) -> State:
    return state_of(written, rules, sides, players, bytes(32))


def four(**changes: Any) -> dict[str, Any]:
    return position(hands=[["9D"], ["JS"], ["2C"], ["3C"]], **changes)


def five(**changes: Any) -> dict[str, Any]:
    return position(hands=[["9D"], ["JS"], ["2C"], ["3C"], ["4C"]], **changes)


def test_keys_that_are_missing_are_empty_and_the_last_seat_deals() -> None:
    assert position_of(read(position(deck=GONE))) == {
        "board": EMPTY,
        "sequences": [],
        "hands": [["9D", "2C"], ["JS"]],
        "deck": [],
        "discards": [[], []],
        "to_play": 0,
        "exchanges": 0,
        "may_draw": [],
        "owes": [],
        "passed": [],
        "call": None,
        "dealer": 1,
    }


def test_every_key_that_is_written_is_what_the_position_says_again() -> None:
    whole = {
        "board": ["....b.....", *EMPTY[1:4], "..r.bgggg.", *EMPTY[5:8], "bbbbb.....", ".g........"],
        "sequences": [["blue", "a9-e9"]],
        "hands": [["9D", "2C"], ["JS"], ["2C"]],
        "deck": ["3C", "4C"],
        "discards": [["5C", "6C"], [], ["7C"]],
        "to_play": 2,
        "exchanges": 1,
        "may_draw": [1, 0],
        "owes": [0, 0, 1],
        "passed": [0, 2],
        "call": {"side": "red", "by": 1},
        "dealer": 0,
    }
    rules = replace(CLASSIC, sequences_to_win=2)
    assert position_of(read(whole, rules, SIDES, 3)) == whole


def test_a_common_pile_is_one_pile() -> None:
    assert position_of(read(position(), ITALIAN))["discards"] == [[]]
    assert position_of(read(position(discards=[["5C"]]), ITALIAN))["discards"] == [["5C"]]


def test_the_first_letters_of_the_sides_are_their_chips() -> None:
    sides: tuple[Side, ...] = ("red", "blue")
    board = [".r.......b", *EMPTY[1:]]
    with pytest.raises(Malformed, match="corner"):
        read(position(board=board), ITALIAN, sides)
    state = read(position(board=[".r......b.", *EMPTY[1:]]), ITALIAN, sides)
    assert state.public.chips == (1 << 1, 1 << 8)


def test_the_squares_of_a_sequence_are_locked_its_corner_too() -> None:
    board = [".bbbb.....", *EMPTY[1:]]
    state = read(position(board=board, sequences=[["blue", "a1-e1"]]))
    assert state.public.locked == 0b11111


def test_two_sides_may_have_a_sequence_through_the_same_corner() -> None:
    board = [".bbbb.....", *["g........."] * 4, *EMPTY[5:]]
    sequences = [["green", "a1-a5"], ["blue", "a1-e1"]]
    assert position_of(read(position(board=board, sequences=sequences)))["sequences"] == sequences


def test_without_next_the_members_of_uneven_sides_follow_clockwise_from_the_seat_on_turn() -> None:
    state = read(five(to_play=3), GOLIATH, players=5)
    assert state.public.next == (4, 3)
    assert position_of(state)["next"] == [4, 3]


def test_next_names_the_members_of_uneven_sides_who_come_next() -> None:
    state = read(five(to_play=3, next=[0, 3]), GOLIATH, players=5)
    assert position_of(state)["next"] == [0, 3]


def test_equal_sides_have_no_next_written() -> None:
    assert "next" not in position_of(read(four(), players=4))


def test_an_open_call_names_the_side_and_the_caller() -> None:
    state = read(four(call={"side": "green", "by": 2}), players=4)
    assert state.public.call == OpenCall(side=1, by=2)


def test_a_game_that_has_ended_says_so_and_keeps_the_seat_that_won_on_turn() -> None:
    board = [*EMPTY[:4], "bbbb......", *EMPTY[5:]]
    rules = replace(CLASSIC, sequences_to_win=1, draw="auto")
    state = read(position(board=board, hands=[["5H"], ["JS"]]), rules)
    state, _ = apply(state, Play(0, parse_card("5H"), parse_square("e5")))
    written = position_of(state)
    assert written["result"] == {"reason": "sequences", "winner": "blue"}
    assert written["to_play"] == 0
    assert written["may_draw"] == []
    assert written["hands"] == [[], ["JS"]]
    assert written["sequences"] == [["blue", "a5-e5"]]


def test_cards_already_drawn_are_no_longer_in_the_deck() -> None:
    state = read(position(hands=[["9D"], ["JS"]]), replace(CLASSIC, draw="auto"))
    state, _ = apply(state, Play(0, parse_card("9D"), parse_square("h5")))
    assert position_of(state)["deck"] == ["4C"]
    assert position_of(state)["hands"] == [["3C"], ["JS"]]


FAULTS = {
    "it is no object": ([], "position must be an object"),
    "no board": (position(board=GONE), "lacks board"),
    "no hands": (position(hands=GONE), "lacks hands"),
    "no seat on turn": (position(to_play=GONE), "lacks to_play"),
    "an unknown key": (position(colour=1), 'key "colour"'),
    "a result": (position(result={"reason": "stalemate", "winner": None}), 'key "result"'),
    "nine rows": (position(board=EMPTY[1:]), "board must have items: 10"),
    "a row of eleven": (position(board=["...........", *EMPTY[1:]]), "position.board[0]"),
    "a row that is a list": (position(board=[["."] * 10, *EMPTY[1:]]), "position.board[0]"),
    "an unknown chip": (position(board=["....x.....", *EMPTY[1:]]), 'has a "x"'),
    "a chip in capitals": (position(board=["....B.....", *EMPTY[1:]]), 'has a "B"'),
    "a chip of no side here": (position(board=["....r.....", *EMPTY[1:]]), 'has a "r"'),
    "a chip on a corner": (position(board=[*EMPTY[:9], ".........g"]), "corner"),
    "no list of sequences": (position(sequences={}), "position.sequences must be a list"),
    "a sequence of three": (position(sequences=[["blue", "a5-e5", 1]]), "must have items: 2"),
    "a sequence of no side": (
        position(board=BLUE_FIVE, sequences=[["red", "a5-e5"]]),
        "must be one of these: blue, green",
    ),
    "a sequence on no line": (
        position(board=BLUE_FIVE, sequences=[["blue", "a5-d5"]]),
        "no line of five",
    ),
    "a sequence written backwards": (
        position(board=BLUE_FIVE, sequences=[["blue", "e5-a5"]]),
        "no line of five",
    ),
    "a sequence without its chips": (
        position(board=BLUE_FIVE, sequences=[["blue", "b5-f5"]]),
        "do not bear it",
    ),
    "a sequence of the other side's chips": (
        position(board=BLUE_FIVE, sequences=[["green", "a5-e5"]]),
        "do not bear it",
    ),
    "a game that is won": (
        position(
            board=[*EMPTY[:4], "bbbbbbbbb.", *EMPTY[5:]],
            sequences=[["blue", "a5-e5"], ["blue", "e5-i5"]],
        ),
        "blue has won",
    ),
    "one hand too many": (position(hands=[[], [], []]), "hands must have items: 2"),
    "one hand too few": (position(hands=[[]]), "hands must have items: 2"),
    "a hand that is a text": (position(hands=["9D", []]), "position.hands[0]"),
    "a card that is none": (position(hands=[["1D"], []]), '"1D" is no card'),
    "a card with a ten in digits": (position(deck=["10D"]), '"10D" is no card'),
    "a card in small letters": (position(deck=["9d"]), '"9d" is no card'),
    "a card that is a number": (position(deck=[9]), "must be a text"),
    "one card three times": (
        position(hands=[["9D"], ["9D"]], discards=[["9D"], []]),
        "9D 3 times",
    ),
    "one pile": (position(discards=[[]]), "discards must have items: 2"),
    "three piles": (position(discards=[[], [], []]), "discards must have items: 2"),
    "null for the deck": (position(deck=None), "position.deck must be a list"),
    "null for exchanges": (position(exchanges=None), "position.exchanges"),
    "less than no exchange": (position(exchanges=-1), "position.exchanges"),
    "true for a number": (position(exchanges=True), "not true"),
    "a broken number": (position(exchanges=1.0), "not 1.0"),
    "a seat that is not there on turn": (position(to_play=2), "from 0 to 1, not 2"),
    "a seat that is not there dealing": (position(dealer=-1), "from 0 to 1, not -1"),
    "a seat that may draw twice": (position(may_draw=[1, 1]), "may_draw has a seat twice"),
    "a seat that is not there drawing": (position(may_draw=[2]), "may_draw"),
    "owing out of seat order": (position(owes=[1, 0]), "owes must be in seat order"),
    "owing more than is held": (position(owes=[1, 1]), "seat 1 owes 2 cards but holds 1"),
    "passing out of seat order": (position(passed=[1, 0]), "passed must have each seat once"),
    "passing twice": (position(passed=[1, 1]), "passed must have each seat once"),
    "a game ended by stalemate": (position(passed=[0, 1]), "ended by stalemate"),
    "a call that is a text": (position(call="green"), "position.call must be an object"),
    "a call by nobody": (position(call={"side": "green"}), "position.call lacks by"),
    "a call on no side here": (position(call={"side": "red", "by": 0}), "blue, green"),
    "a call by no seat here": (position(call={"side": "green", "by": 2}), "position.call.by"),
    "a next that does not follow": (position(next=[0, 0]), "place of another side"),
}


@pytest.mark.parametrize(("written", "fault"), FAULTS.values(), ids=FAULTS.keys())
def test_a_position_is_malformed_with(written: Any, fault: str) -> None:
    with pytest.raises(Malformed) as caught:
        read(written)
    assert fault in str(caught.value)


def test_a_chip_more_than_the_supply_is_malformed() -> None:
    rules = replace(CLASSIC, chips=(5, 4))
    read(position(board=BLUE_FIVE), rules)
    with pytest.raises(Malformed, match="blue has 5 chips on the board, but only 4"):
        read(position(board=BLUE_FIVE), replace(CLASSIC, chips=(4, 5)))


def test_two_sequences_of_a_side_that_share_two_squares_are_malformed() -> None:
    board = [*EMPTY[:4], "bbbbbbbb..", *EMPTY[5:]]
    written = position(board=board, sequences=[["blue", "a5-e5"], ["blue", "d5-h5"]])
    with pytest.raises(Malformed, match="cannot have both a5-e5 and d5-h5"):
        read(written, replace(CLASSIC, sequences_to_win=3))


def test_two_sequences_along_one_straight_are_malformed_only_where_they_must_cross() -> None:
    board = [*EMPTY[:4], "bbbbbbbbb.", *EMPTY[5:]]
    written = position(board=board, sequences=[["blue", "a5-e5"], ["blue", "e5-i5"]])
    read(written, replace(CLASSIC, sequences_to_win=3))
    with pytest.raises(Malformed, match="cannot have both"):
        read(written, replace(GOLIATH, sequences_to_win=3))


@pytest.mark.parametrize(
    ("following", "fault"),
    [
        ([4, 1], "position.to_play"),
        ([3, 4], "another side"),
        ([0, 3, 2], "must have items: 2"),
        ([0, 5], "from 0 to 4"),
        ("03", "must be a list"),
    ],
)
def test_a_next_of_uneven_sides_is_malformed(following: Any, fault: str) -> None:
    with pytest.raises(Malformed, match=fault):
        read(five(to_play=3, next=following), GOLIATH, players=5)


def test_equal_sides_go_clockwise_whatever_next_says() -> None:
    read(four(to_play=1, next=[2, 1]), players=4)
    with pytest.raises(Malformed, match="clockwise"):
        read(four(to_play=1, next=[0, 1]), players=4)
