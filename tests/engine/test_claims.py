"""Sequences: which lines a placement completes and claims (RULES.md 4, 8)."""

from dataclasses import replace

import pytest

from tests.engine.staging import (
    FRIENDLY,
    after,
    happened,
    offered,
    outcome,
    play,
    refused,
    sequences,
    squares,
    stage,
)

CROSSING = replace(FRIENDLY, shared_must_cross=True)
THREE = replace(FRIENDLY, sequences_to_win=3)
THREE_CROSSING = replace(THREE, shared_must_cross=True)


@pytest.mark.parametrize(
    ("chips", "card", "square", "line"),
    [
        ("b5 c5 d5 e5", "4H", "f5", "b5-f5"),
        ("b5 c5 e5 f5", "6H", "d5", "b5-f5"),
        ("d4 d5 d6 d8", "8H", "d7", "d4-d8"),
        ("d4 e5 f6 g7", "KD", "h8", "d4-h8"),
        ("h4 g5 f6 d8", "9H", "e7", "h4-d8"),
    ],
)
def test_five_in_a_row_are_a_sequence_in_every_direction(
    chips: str, card: str, square: str, line: str
) -> None:
    state = stage(hands=[card, ""], blue=chips, deck="KC")
    assert sequences(after(state, play(0, card, square))) == [("blue", line)]


@pytest.mark.parametrize(
    ("chips", "card", "square", "line"),
    [
        ("b1 c1 d1", "5S", "e1", "a1-e1"),
        ("f1 g1 h1", "9S", "i1", "f1-j1"),
        ("b10 c10 d10", "TD", "e10", "a10-e10"),
        ("f10 g10 h10", "6D", "i10", "f10-j10"),
        ("a2 a3 a4", "9C", "a5", "a1-a5"),
        ("a6 a7 a8", "AC", "a9", "a6-a10"),
        ("j2 j3 j4", "AS", "j5", "j1-j5"),
        ("j6 j7 j8", "5D", "j9", "j6-j10"),
        ("b2 c3 d4", "5H", "e5", "a1-e5"),
        ("f6 g7 h8", "3H", "i9", "f6-j10"),
        ("i2 h3 g4", "4H", "f5", "j1-f5"),
        ("e6 d7 c8", "7S", "b9", "e6-a10"),
    ],
)
def test_each_of_the_twelve_lines_with_a_corner_needs_four_chips(
    chips: str, card: str, square: str, line: str
) -> None:
    state = stage(hands=[card, ""], blue=chips, deck="KC")
    state = after(state, play(0, card, square))
    assert sequences(state) == [("blue", line)]
    assert squares(state.public.locked).split() == sorted(
        [*chips.split(), square, *({"a1", "j1", "a10", "j10"} & set(line.split("-")))],
        key=lambda name: (int(name[1:]), name[0]),
    )


def test_four_in_a_row_and_five_with_a_gap_or_another_sides_chip_are_none() -> None:
    state = stage(hands=["5H", ""], blue="c5 d5 f5 b5", deck="KC")
    assert len(sequences(after(state, play(0, "5H", "e5")))) == 1
    state = stage(hands=["5H", ""], blue="b5 c5 d5", green="f5", deck="KC")
    assert sequences(after(state, play(0, "5H", "e5"))) == []
    state = stage(hands=["5H", ""], blue="a5 b5 d5 f5 g5 h5", deck="KC")
    assert sequences(after(state, play(0, "5H", "e5"))) == [("blue", "d5-h5")]


def test_only_lines_through_the_new_chip_count() -> None:
    # Five in a row that nobody claimed, as a position may have them.
    state = stage(hands=["2S", ""], blue="b5 c5 d5 e5 f5", deck="KC")
    assert sequences(after(state, play(0, "2S", "b1"))) == []


def test_the_squares_of_the_claimed_line_are_locked_and_the_rest_of_the_run_is_not() -> None:
    state = stage(hands=["5H", ""], blue="b5 c5 d5 f5 g5", deck="KC")
    state = after(state, play(0, "5H", "e5", "c5-g5"))
    assert squares(state.public.locked) == "c5 d5 e5 f5 g5"


def test_a_claim_that_says_nothing_is_made_by_itself_and_announced() -> None:
    state = stage(hands=["5H", ""], blue="c5 d5 f5 g5", deck="KC")
    assert happened(state, play(0, "5H", "e5")) == [
        "placed 0 5H e5",
        "completed blue c5-g5",
        "took 0 KC",
    ]
    assert offered(state, 0)[0] == "5H e5"
    assert sequences(after(state, play(0, "5H", "e5", "c5-g5"))) == [("blue", "c5-g5")]


def test_a_second_sequence_may_share_one_square_along_the_straight() -> None:
    state = stage(
        THREE,
        hands=["7H", ""],
        blue="a5 b5 c5 d5 e5 f5 g5 h5",
        sequences=[("blue", "a5-e5")],
        deck="KC",
    )
    state = after(state, play(0, "7H", "i5"))
    assert sequences(state) == [("blue", "a5-e5"), ("blue", "e5-i5")]


def test_a_line_that_shares_two_squares_is_none() -> None:
    state = stage(
        THREE,
        hands=["9D", ""],
        blue="a5 b5 c5 d5 e5 f5 g5",
        sequences=[("blue", "a5-e5")],
        deck="KC",
    )
    assert sequences(after(state, play(0, "9D", "h5"))) == [("blue", "a5-e5")]


def test_where_sequences_must_cross_a_line_along_the_same_straight_shares_none() -> None:
    state = stage(
        THREE_CROSSING,
        hands=["7H AS", ""],
        blue="a5 b5 c5 d5 e5 f5 g5 h5",
        sequences=[("blue", "a5-e5")],
        deck="KC QC",
    )
    state = after(state, play(0, "7H", "i5"))
    assert sequences(state) == [("blue", "a5-e5")]
    state = stage(
        THREE_CROSSING,
        hands=["AS", ""],
        blue="a5 b5 c5 d5 e5 f5 g5 h5 i5",
        sequences=[("blue", "a5-e5")],
        deck="KC QC",
    )
    state = after(state, play(0, "AS", "j5"))
    assert sequences(state) == [("blue", "a5-e5"), ("blue", "f5-j5")]


def test_where_sequences_must_cross_a_crossing_line_may_share_a_square() -> None:
    state = stage(
        THREE_CROSSING,
        hands=["KD", ""],
        blue="f5 g5 h5 i5 j5 h4 h6 h7",
        sequences=[("blue", "f5-j5")],
        deck="KC",
    )
    assert sequences(after(state, play(0, "KD", "h8"))) == [
        ("blue", "f5-j5"),
        ("blue", "h4-h8"),
    ]


def test_two_crossing_lines_may_be_made_at_once_where_sequences_must_cross() -> None:
    state = stage(CROSSING, hands=["9D", ""], blue="f5 g5 i5 j5 h4 h6 h7 h8", deck="KC")
    assert sequences(after(state, play(0, "9D", "h5"))) == [
        ("blue", "h4-h8"),
        ("blue", "f5-j5"),
    ]


def test_ten_in_a_row_closed_in_the_middle_are_two_of_several_choices() -> None:
    state = stage(THREE, hands=["5H", ""], blue="a5 b5 c5 d5 f5 g5 h5 i5 j5", deck="KC")
    # The new chip lies at e5: only a5-e5 and e5-i5 both hold it and share nothing else.
    assert offered(state, 0)[0] == "5H e5"
    assert sequences(after(state, play(0, "5H", "e5"))) == [
        ("blue", "a5-e5"),
        ("blue", "e5-i5"),
    ]
    state = stage(THREE, hands=["4H", ""], blue="a5 b5 c5 d5 e5 g5 h5 i5 j5", deck="KC")
    assert sequences(after(state, play(0, "4H", "f5"))) == [
        ("blue", "b5-f5"),
        ("blue", "f5-j5"),
    ]


def test_ten_in_a_row_where_sequences_must_cross_are_one_of_five_at_once() -> None:
    state = stage(CROSSING, hands=["5H", ""], blue="a5 b5 c5 d5 f5 g5 h5 i5 j5", deck="KC")
    assert [text for text in offered(state, 0) if text.startswith("5H e5")] == [
        "5H e5 a5-e5",
        "5H e5 b5-f5",
        "5H e5 c5-g5",
        "5H e5 d5-h5",
        "5H e5 e5-i5",
    ]


def test_ten_in_a_row_filled_from_one_end_are_two() -> None:
    for rules in (FRIENDLY, CROSSING):
        state = stage(
            rules,
            hands=["AS", ""],
            blue="a5 b5 c5 d5 e5 f5 g5 h5 i5",
            sequences=[("blue", "a5-e5")],
            deck="KC",
        )
        state = after(state, play(0, "AS", "j5"))
        assert sequences(state) == [("blue", "a5-e5"), ("blue", "f5-j5")]
        assert outcome(state) == ("sequences", "blue")


def test_the_middle_five_of_ten_claimed_first_leave_no_second() -> None:
    state = stage(
        hands=["QS 9D 7H 9C AS", "2S 3S 4S 5S"],
        blue="c5 d5 e5 f5 g5",
        sequences=[("blue", "c5-g5")],
        deck="KC QC TC 9C 8C 7C 6C 5C 4C",
    )
    state = after(
        state,
        play(0, "QS", "b5"),
        play(1, "2S", "b1"),
        play(0, "9D", "h5"),
        play(1, "3S", "c1"),
        play(0, "7H", "i5"),
        play(1, "4S", "d1"),
        play(0, "9C", "a5"),
        play(1, "5S", "e1"),
        play(0, "AS", "j5"),
    )
    assert [pair for pair in sequences(state) if pair[0] == "blue"] == [("blue", "c5-g5")]
    assert outcome(state) is None


def test_an_edge_row_of_ten_takes_eight_chips_for_two() -> None:
    state = stage(
        hands=["9S", ""],
        blue="b1 c1 d1 e1 f1 g1 h1",
        sequences=[("blue", "a1-e1")],
        deck="KC",
    )
    state = after(state, play(0, "9S", "i1", "f1-j1"))
    assert sequences(state) == [("blue", "a1-e1"), ("blue", "f1-j1")]
    assert outcome(state) == ("sequences", "blue")


def test_the_shared_square_may_be_a_corner() -> None:
    state = stage(
        THREE,
        hands=["9C", ""],
        blue="b1 c1 d1 e1 a2 a3 a4",
        sequences=[("blue", "a1-e1")],
        deck="KC",
    )
    state = after(state, play(0, "9C", "a5"))
    assert sequences(state) == [("blue", "a1-e1"), ("blue", "a1-a5")]


def test_two_lines_at_once_may_share_the_new_chip_while_each_uses_a_corner() -> None:
    state = stage(hands=["5S", ""], blue="b1 c1 d1 f1 g1 h1 i1", deck="KC")
    # Eight in a row with both corners are a run of ten: e1 lies in both a1-e1 and e1-i1.
    state = after(state, play(0, "5S", "e1"))
    assert sequences(state) == [("blue", "a1-e1"), ("blue", "e1-i1")]


def test_another_sides_sequences_do_not_restrict_a_claim() -> None:
    state = stage(
        THREE,
        hands=["9C", ""],
        green="b1 c1 d1 e1 b2 c3 d4 e5",
        sequences=[("green", "a1-e1"), ("green", "a1-e5")],
        blue="a2 a3 a4",
        deck="KC",
    )
    state = after(state, play(0, "9C", "a5"))
    assert sequences(state)[-1] == ("blue", "a1-a5")


def test_choices_along_two_straights_multiply_and_are_ordered_line_by_line() -> None:
    # Six across (b5-g5) and six down (e3-e8) meet at the new chip e5.
    state = stage(
        THREE,
        hands=["5H", ""],
        blue="b5 c5 d5 f5 g5 e3 e4 e6 e7 e8",
        deck="KC",
    )
    assert [text for text in offered(state, 0) if text.startswith("5H e5")] == [
        "5H e5 e3-e7 b5-f5",
        "5H e5 e3-e7 c5-g5",
        "5H e5 e4-e8 b5-f5",
        "5H e5 e4-e8 c5-g5",
    ]
    assert sequences(after(state, play(0, "5H", "e5"))) == [
        ("blue", "e3-e7"),
        ("blue", "b5-f5"),
    ]
    # The order in which a play names the lines does not matter.
    state = after(state, play(0, "5H", "e5", "c5-g5", "e4-e8"))
    assert sequences(state) == [("blue", "e4-e8"), ("blue", "c5-g5")]


def test_of_lines_from_the_same_square_across_comes_first_then_down_right_and_left() -> None:
    # All around e1: five across (e1-i1), down (e1-e5), down-right (e1-i5), down-left (e1-a5).
    star = "f1 g1 h1 i1 e2 e3 e4 e5 f2 g3 h4 i5 d2 c3 b4 a5"
    state = stage(THREE, hands=["5S", ""], blue=star, deck="KC")
    state = after(state, play(0, "5S", "e1"))
    assert sequences(state) == [
        ("blue", "e1-i1"),
        ("blue", "e1-e5"),
        ("blue", "e1-i5"),
        ("blue", "e1-a5"),
    ]
    assert outcome(state) == ("sequences", "blue")


def test_the_largest_set_is_claimed_though_a_smaller_one_comes_first() -> None:
    # Nine across hold a pair (a5-e5, e5-i5); b5-f5 alone would come between them in order.
    state = stage(THREE, hands=["5H", ""], blue="a5 b5 c5 d5 f5 g5 h5 i5", deck="KC")
    assert [text for text in offered(state, 0) if text.startswith("5H e5")] == ["5H e5"]
    for smaller in ("a5-e5", "e5-i5", "b5-f5"):
        assert refused(state, play(0, "5H", "e5", smaller)) == "bad_claim"


def test_an_earlier_sequence_narrows_the_choice() -> None:
    # f3-f7 shares f5 alone with either: both stay.
    state = stage(
        THREE,
        hands=["5H", ""],
        blue="b5 c5 d5 f5 g5 f3 f4 f6 f7",
        sequences=[("blue", "f3-f7")],
        deck="KC",
    )
    assert [text for text in offered(state, 0) if text.startswith("5H e5")] == [
        "5H e5 b5-f5",
        "5H e5 c5-g5",
    ]
    state = stage(
        THREE,
        hands=["AH", ""],
        blue="a5 b5 c5 d5 e5 f5 h5 i5 j5",
        sequences=[("blue", "a5-e5")],
        deck="KC",
    )
    # Through g5: c5-g5 and d5-h5 share too much with a5-e5; e5-i5 and f5-j5 do not.
    assert [text for text in offered(state, 0) if text.startswith("AH g5")] == [
        "AH g5 e5-i5",
        "AH g5 f5-j5",
    ]


def test_with_three_to_win_each_pair_shares_at_most_one_square() -> None:
    # e5-i5 shares e5 with a5-e5, and the line down through i5 shares i5 with it.
    state = stage(
        THREE,
        hands=["4H", "2S"],
        blue="a5 b5 c5 d5 e5 f5 g5 h5 i5 i4 i6 i7",
        sequences=[("blue", "a5-e5"), ("blue", "e5-i5")],
        deck="KC QC TC",
    )
    state = after(state, play(0, "4H", "i8"))
    assert sequences(state)[2:] == [("blue", "i4-i8")]
    assert outcome(state) == ("sequences", "blue")


def test_with_three_to_win_two_are_not_enough_also_at_once() -> None:
    state = stage(THREE, hands=["9D", ""], blue="f5 g5 i5 j5 h4 h6 h7 h8", deck="KC")
    state = after(state, play(0, "9D", "h5"))
    assert len(sequences(state)) == 2
    assert outcome(state) is None


def test_more_sequences_than_needed_win_as_well() -> None:
    state = stage(
        replace(FRIENDLY, sequences_to_win=1),
        hands=["9D", ""],
        blue="f5 g5 i5 j5 h4 h6 h7 h8",
        deck="KC",
    )
    assert outcome(after(state, play(0, "9D", "h5"))) == ("sequences", "blue")


SIX = stage(hands=["5H JH", ""], blue="b5 c5 d5 f5 g5", green="j9", deck="KC")


@pytest.mark.parametrize(
    "claim",
    [
        ("d5-h5",),  # not complete
        ("a1-e1",),  # elsewhere
        ("b5-f5", "c5-g5"),  # share too much
        ("b5-f5", "b5-f5"),  # one line twice
    ],
)
def test_a_claim_that_is_no_largest_set_is_refused(claim: tuple[str, ...]) -> None:
    assert refused(SIX, play(0, "5H", "e5", *claim)) == "bad_claim"


def test_an_empty_claim_and_a_claim_without_a_line_are_refused() -> None:
    assert refused(SIX, replace(play(0, "5H", "e5"), claim=())) == "bad_claim"
    assert refused(SIX, replace(play(0, "5H", "i7"), claim=())) == "bad_claim"
    assert refused(SIX, play(0, "5H", "i7", "b5-f5")) == "bad_claim"
    assert refused(SIX, play(0, "JH", "j9", "b5-f5")) == "bad_claim"
    assert refused(SIX, replace(play(0, "JH", "j9"), claim=())) == "bad_claim"
