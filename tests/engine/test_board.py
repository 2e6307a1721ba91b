"""The material: cards, squares and lines (RULES.md 1)."""

from collections import Counter

import pytest

from sequence_lan.engine.board import CARD_ON, CORNERS, LINE_SQUARES, LINES, SQUARES
from sequence_lan.engine.cards import CARDS, FRESH_DECK, Card
from sequence_lan.engine.notation import (
    BadText,
    line_name,
    parse_card,
    parse_line,
    parse_square,
    square_name,
)

# Copied from RULES.md 1 by hand.
ROWS = {
    1: "** 2S 3S 4S 5S 6S 7S 8S 9S **",
    2: "6C 5C 4C 3C 2C AH KH QH TH TS",
    3: "7C AS 2D 3D 4D 5D 6D 7D 9H QS",
    4: "8C KS 6C 5C 4C 3C 2C 8D 8H KS",
    5: "9C QS 7C 6H 5H 4H AH 9D 7H AS",
    6: "TC TS 8C 7H 2H 3H KH TD 6H 2D",
    7: "QC 9S 9C 8H 9H TH QH QD 5H 3D",
    8: "KC 8S TC QC KC AC AD KD 4H 4D",
    9: "AC 7S 6S 5S 4S 3S 2S 2H 3H 5D",
    10: "** AD KD QD TD 9D 8D 7D 6D **",
}


def card_at(name: str) -> Card | None:
    return CARD_ON[parse_square(name)]


@pytest.mark.parametrize("row", ROWS)
def test_each_square_shows_its_card(row: int) -> None:
    shown = [card_at(f"{column}{row}") or "**" for column in "abcdefghij"]
    assert shown == ROWS[row].split()


def test_the_worked_example_of_the_rule_text_lies_on_the_board() -> None:
    assert [card_at(f"{column}5") for column in "fghij"] == ["4H", "AH", "9D", "7H", "AS"]
    assert [card_at(f"h{row}") for row in range(4, 9)] == ["8D", "9D", "TD", "QD", "KD"]


def test_every_card_but_the_jacks_stands_on_two_squares() -> None:
    shown = Counter(card for card in CARD_ON if card is not None)
    assert len(shown) == 48
    assert set(shown.values()) == {2}
    assert not [card for card in shown if card[0] == "J"]


def test_the_four_corners_show_no_card() -> None:
    assert [square_name(corner) for corner in CORNERS] == ["a1", "j1", "a10", "j10"]


def test_the_fresh_deck_is_two_packs_by_suit_and_rank() -> None:
    pack = [
        *["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS", "AS"],
        *["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH"],
        *["2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "TD", "JD", "QD", "KD", "AD"],
        *["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC"],
    ]
    assert list(FRESH_DECK) == pack + pack
    assert list(CARDS) == pack


def test_there_are_192_lines_of_which_12_use_a_corner_and_none_two() -> None:
    names = [line_name(line) for line in LINES]
    assert len(set(names)) == 192
    across = [n for n in names if n.split("-")[0][1:] == n.split("-")[1][1:]]
    down = [n for n in names if n.split("-")[0][0] == n.split("-")[1][0]]
    assert (len(across), len(down), 192 - len(across) - len(down)) == (60, 60, 72)
    corners = [sum(square in CORNERS for square in squares) for squares in LINE_SQUARES]
    assert (corners.count(1), corners.count(0)) == (12, 180)


def test_lines_are_numbered_by_first_square_then_across_down_right_left() -> None:
    from_e1 = [line_name(line) for line in LINES if line_name(line).startswith("e1-")]
    assert from_e1 == ["e1-i1", "e1-e5", "e1-i5", "e1-a5"]
    first = [line_name(line) for line in LINES[:6]]
    assert first == ["a1-e1", "a1-a5", "a1-e5", "b1-f1", "b1-b5", "b1-f5"]
    assert [line_name(line) for line in LINES[-2:]] == ["e10-i10", "f10-j10"]


def test_a_line_down_left_begins_at_its_upper_right_square() -> None:
    line = parse_line("e1-a5")
    assert [square_name(square) for square in LINE_SQUARES[line]] == ["e1", "d2", "c3", "b4", "a5"]


def test_squares_are_numbered_row_by_row_from_a1() -> None:
    names = [square_name(square) for square in SQUARES]
    assert names[:11] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1", "a2"]
    assert names[99] == "j10"


def test_names_round_trip() -> None:
    assert [parse_square(square_name(square)) for square in SQUARES] == list(SQUARES)
    assert [parse_line(line_name(line)) for line in LINES] == list(LINES)
    assert [parse_card(card) for card in CARDS] == list(CARDS)


@pytest.mark.parametrize("text", ["", "9d", "10D", "D9", "1S", "**", "XX", "9D ", "JX"])
def test_what_is_no_card_is_unreadable(text: str) -> None:
    with pytest.raises(BadText, match="is no card"):
        parse_card(text)


@pytest.mark.parametrize("text", ["", "a0", "a11", "k1", "A1", "1a", "a01", "h5 "])
def test_what_is_no_square_is_unreadable(text: str) -> None:
    with pytest.raises(BadText, match="is no square"):
        parse_square(text)


@pytest.mark.parametrize(
    "text", ["", "j5-f5", "f5", "f5-i5", "f5-j6", "g5-k5", "a5-e1", "f5 - j5", "e5-a1", "b1-f6"]
)
def test_what_is_no_line_in_its_own_direction_is_unreadable(text: str) -> None:
    with pytest.raises(BadText, match="is no line of five"):
        parse_line(text)
