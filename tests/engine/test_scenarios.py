"""The scenarios of RULES.md 9, in its numbering.

Two sides, green (seat 1) to move, classic with automatic draws unless a test says otherwise.
"""

from dataclasses import replace

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
from sequence_lan.engine.cards import FRESH_DECK
from sequence_lan.engine.rules import CLASSIC, Rules
from sequence_lan.engine.state import State
from tests.engine.staging import (
    FRIENDLY,
    after,
    chips,
    deck,
    exchange,
    give,
    hand,
    happened,
    offered,
    outcome,
    piles,
    play,
    refused,
    sequences,
    stage,
)

SIX_IN_A_ROW = stage(
    hands=["JS 2S 3S 4S 5S", "5H 9D 7H AS"],
    green="b5 c5 d5 f5 g5",
    deck="2C 3C 4C 5C 6C 7C 8C",
    to_play=1,
)
"""Green has b5 c5 d5 f5 g5 and the card of e5."""


def test_1_two_sequences_cross_at_the_new_chip_and_win_before_the_draw() -> None:
    state = stage(hands=["", "9D 2C"], green="f5 g5 i5 j5 h4 h6 h7 h8", deck="3C", to_play=1)
    assert happened(state, play(1, "9D", "h5")) == [
        "placed 1 9D h5",
        "completed green h4-h8",
        "completed green f5-j5",
        "ended sequences green",
    ]
    won = after(state, play(1, "9D", "h5"))
    assert sequences(won) == [("green", "h4-h8"), ("green", "f5-j5")]
    assert outcome(won) == ("sequences", "green")
    assert (hand(won, 1), deck(won)) == ("2C", "3C")


def test_2_a_second_sequence_may_share_a_square_with_the_first() -> None:
    state = stage(
        hands=["", "KD"],
        green="f5 g5 h5 i5 j5 h4 h6 h7",
        sequences=[("green", "f5-j5")],
        to_play=1,
    )
    won = after(state, play(1, "KD", "h8"))
    assert sequences(won) == [("green", "f5-j5"), ("green", "h4-h8")]
    assert outcome(won) == ("sequences", "green")


def test_3_a_corner_counts_as_a_chip() -> None:
    state = stage(hands=["", "5S"], green="b1 c1 d1", deck="3C", to_play=1)
    state = after(state, play(1, "5S", "e1"))
    assert sequences(state) == [("green", "a1-e1")]
    assert outcome(state) is None


def test_4_two_sides_may_use_the_same_corner() -> None:
    state = stage(hands=["9C", "5S"], green="b1 c1 d1", blue="a2 a3 a4", deck="3C 4C", to_play=1)
    state = after(state, play(1, "5S", "e1"), play(0, "9C", "a5"))
    assert sequences(state) == [("green", "a1-e1"), ("blue", "a1-a5")]
    assert outcome(state) is None


def test_5_six_in_a_row_is_one_sequence_of_ones_choice() -> None:
    assert [text for text in offered(SIX_IN_A_ROW, 1) if text.startswith("5H e5")] == [
        "5H e5 b5-f5",
        "5H e5 c5-g5",
    ]
    for claim in ("b5-f5", "c5-g5"):
        state = after(SIX_IN_A_ROW, play(1, "5H", "e5", claim))
        assert sequences(state) == [("green", claim)]


def test_5_six_in_a_row_without_a_choice_is_the_first_line() -> None:
    assert sequences(after(SIX_IN_A_ROW, play(1, "5H", "e5"))) == [("green", "b5-f5")]


def test_6_a_chip_of_the_run_outside_the_sequence_can_be_taken() -> None:
    state = after(SIX_IN_A_ROW, play(1, "5H", "e5", "b5-f5"))
    assert refused(state, play(0, "JS", "d5")) == "locked"
    state = after(state, play(0, "JS", "g5"))
    assert chips(state, "green") == "b5 c5 d5 e5 f5"


def test_7_the_run_grows_into_a_second_sequence() -> None:
    state = after(
        SIX_IN_A_ROW,
        play(1, "5H", "e5", "b5-f5"),
        play(0, "2S", "b1"),
        play(1, "9D", "h5"),
        play(0, "3S", "c1"),
        play(1, "7H", "i5"),
        play(0, "4S", "d1"),
    )
    assert sequences(state) == [("green", "b5-f5")]
    state = after(state, play(1, "AS", "j5"))
    assert sequences(state) == [("green", "b5-f5"), ("green", "f5-j5")]
    assert outcome(state) == ("sequences", "green")


def test_8_nine_in_a_row_are_two_sequences() -> None:
    state = stage(hands=["", "5H"], green="a5 b5 c5 d5 f5 g5 h5 i5", to_play=1)
    won = after(state, play(1, "5H", "e5"))
    assert sequences(won) == [("green", "a5-e5"), ("green", "e5-i5")]
    assert outcome(won) == ("sequences", "green")


def test_8_nine_in_a_row_are_one_sequence_where_sequences_must_cross() -> None:
    state = stage(
        replace(FRIENDLY, shared_must_cross=True),
        hands=["", "5H"],
        green="a5 b5 c5 d5 f5 g5 h5 i5",
        deck="2C",
        to_play=1,
    )
    state = after(state, play(1, "5H", "e5"))
    assert sequences(state) == [("green", "a5-e5")]
    assert outcome(state) is None


@pytest.mark.parametrize("claim", ["e1-i1", "f1-j1"])
def test_9_an_edge_row_filled_from_the_left_is_two_sequences(claim: str) -> None:
    state = stage(
        hands=["2C 3C 4C 5C 6C 7C 8C", "2S 3S 4S 5S 6S 7S 8S 9S"],
        deck="2H 3H 4H 5H 6H 7H 8H 2D 3D 4D 5D 6D 7D 8D",
        to_play=1,
    )
    state = after(
        state,
        play(1, "2S", "b1"),
        play(0, "2C", "g4"),
        play(1, "3S", "c1"),
        play(0, "3C", "f4"),
        play(1, "4S", "d1"),
        play(0, "4C", "c2"),
    )
    assert sequences(state) == []
    state = after(state, play(1, "5S", "e1"))
    assert sequences(state) == [("green", "a1-e1")]
    state = after(
        state,
        play(0, "5C", "d4"),
        play(1, "6S", "f1"),
        play(0, "6C", "c4"),
        play(1, "7S", "g1"),
        play(0, "7C", "c5"),
        play(1, "8S", "h1"),
        play(0, "8C", "c6"),
    )
    assert sequences(state) == [("green", "a1-e1")]
    assert [text for text in offered(state, 1) if text.startswith("9S i1")] == [
        "9S i1 e1-i1",
        "9S i1 f1-j1",
    ]
    won = after(state, play(1, "9S", "i1", claim))
    assert sequences(won) == [("green", "a1-e1"), ("green", claim)]
    assert outcome(won) == ("sequences", "green")


@pytest.mark.parametrize(
    ("square", "code"),
    [
        ("b2", "own_chip"),  # the chips of a side are one colour: whether one's own
        ("c3", "own_chip"),  # or a teammate's
        ("a6", "locked"),
        ("a1", "corner"),
        ("j10", "corner"),
        ("e5", "empty"),
    ],
)
def test_10_a_one_eyed_jack_takes_only_an_open_chip_of_another_side(square: str, code: str) -> None:
    state = stage(
        hands=["", "JH", "", "3C"],
        green="b2 c3",
        blue="a2 a3 a4 a5 a6",
        sequences=[("blue", "a2-a6")],
        deck="2C",
        to_play=1,
    )
    assert refused(state, play(1, "JH", square)) == code


@pytest.mark.parametrize(
    ("square", "code"), [("a1", "corner"), ("b2", "occupied"), ("c3", "occupied")]
)
def test_11_a_two_eyed_jack_takes_no_corner_and_no_covered_square(square: str, code: str) -> None:
    state = stage(hands=["", "JC"], green="b2", blue="c3", deck="2C", to_play=1)
    assert refused(state, play(1, "JC", square)) == code


def test_12_clubs_spades_makes_jc_one_eyed_and_jh_two_eyed() -> None:
    state = stage(
        replace(FRIENDLY, one_eyed="clubs_spades"),
        hands=["", "JH JC JS JD"],
        blue="b2 c3",
        deck="2C",
        to_play=1,
    )
    assert chips(after(state, play(1, "JH", "e5")), "green") == "e5"
    assert chips(after(state, play(1, "JD", "e5")), "green") == "e5"
    assert chips(after(state, play(1, "JC", "b2")), "blue") == "c3"
    assert chips(after(state, play(1, "JS", "b2")), "blue") == "c3"
    assert refused(state, play(1, "JH", "b2")) == "occupied"
    assert refused(state, play(1, "JD", "b2")) == "occupied"
    assert refused(state, play(1, "JC", "e5")) == "empty"
    assert refused(state, play(1, "JS", "e5")) == "empty"


def two_dead_cards(rules: Rules) -> State:
    """Both squares of green's 7H and both of its 2D are covered."""
    return stage(
        rules,
        hands=["2S", "7H 2D 9D"],
        blue="i5 c3",
        green="d6 j6",
        deck="KC QC TC 9C",
        to_play=1,
    )


def test_13_a_dead_card_is_shown_and_exchanged_before_a_normal_play() -> None:
    state = two_dead_cards(FRIENDLY)
    assert happened(state, exchange(1, "7H")) == ["exchanged 1 7H", "took 1 KC"]
    state = after(state, exchange(1, "7H"))
    assert (hand(state, 1), piles(state)) == ("2D 9D KC", ["", "7H"])
    assert refused(state, exchange(1, "2D")) == "exchange_used"
    state = after(state, play(1, "9D", "h5"))
    assert (hand(state, 1), piles(state)) == ("2D KC QC", ["", "7H 9D"])
    assert refused(state, exchange(1, "2D")) == "not_your_turn"


def test_13_dead_cards_without_limit_go_one_after_another() -> None:
    state = two_dead_cards(replace(FRIENDLY, dead_cards_per_turn=None))
    state = after(state, exchange(1, "7H"), exchange(1, "2D"))
    assert (hand(state, 1), piles(state)) == ("9D KC QC", ["", "7H 2D"])


def test_14_one_eyed_jacks_with_nothing_to_take_pass() -> None:
    state = stage(hands=["2S", "JS JH"], deck="KC", to_play=1)
    assert refused(state, exchange(1, "JS")) == "not_dead"
    assert offered(state, 1) == ["pass"]
    state = after(state, Pass(1))
    assert (hand(state, 1), deck(state), state.public.to_play) == ("JH JS", "KC", 0)


def test_15_draws_are_owed_until_a_later_player_draws() -> None:
    # P is seat 1, N is seat 0.
    state = stage(CLASSIC, hands=["2S 3S", "9D 8D"], deck="KC QC TC 9C", to_play=1)
    both = after(state, play(1, "9D", "h5"), play(0, "2S", "b1"))
    full = after(both, Draw(1), Draw(0))
    assert (hand(full, 1), hand(full, 0)) == ("8D KC", "3S QC")
    lost = after(both, Draw(0))
    assert refused(lost, Draw(1)) == "nothing_to_draw"
    short = after(lost, play(1, "8D", "h4"), Draw(1))
    assert (hand(short, 1), hand(short, 0)) == ("QC", "3S KC")


def test_15_with_on_next_play_the_next_play_ends_the_right() -> None:
    state = stage(
        replace(CLASSIC, forfeit="on_next_play"),
        hands=["2S 3S", "9D 8D"],
        deck="KC QC",
        to_play=1,
    )
    state = after(state, play(1, "9D", "h5"), play(0, "2S", "b1"))
    assert refused(state, Draw(1)) == "nothing_to_draw"


def test_16_the_draw_after_the_last_card_shuffles_all_discards() -> None:
    hands = ["2S 3S 4S 5S 6S 7S 8S", "2H 3H 4H 5H 6H 7H 8H"]
    rest = list(FRESH_DECK)
    for card in [*hands[0].split(), *hands[1].split(), "KC"]:
        rest.remove(card)  # type: ignore[arg-type]
    state = stage(hands=hands, deck="KC", discards=["", " ".join(rest)], to_play=1)
    assert happened(state, play(1, "2H", "h9")) == ["placed 1 2H h9", "took 1 KC"]
    state = after(state, play(1, "2H", "h9"))
    assert deck(state) == ""
    # 104 without the 13 cards that are held now.
    assert happened(state, play(0, "2S", "b1"))[:2] == ["placed 0 2S b1", "refilled 91"]
    state = after(state, play(0, "2S", "b1"))
    assert (state.public.deck_count, piles(state)) == (90, ["", ""])
    held = [*hand(state, 0).split(), *hand(state, 1).split(), *deck(state).split()]
    assert sorted(held) == sorted(FRESH_DECK)


def test_17_upheld_table_talk_costs_every_member_a_card() -> None:
    state = stage(
        hands=[
            "2S 3S 4S 5S 6S 7S",
            "2H 3H 4H 5H 6H 7H",
            "2D 3D 4D 5D 6D 7D",
            "2C 3C 4C 5C 6C 7C",
        ],
        deck="KC",
        to_play=1,
    )
    state = after(state, Call(0, 1), Uphold(), give(1, "4H"), give(3, "7C"))
    assert state.public.hand_counts == (6, 5, 6, 5)
    assert hand(state, 1) == "2H 3H 5H 6H 7H"
    assert hand(state, 3) == "2C 3C 4C 5C 6C"
    assert (piles(state), deck(state)) == (["", "4H", "", "7C"], "KC")


def test_18_a_round_of_passes_is_a_draw_by_stalemate() -> None:
    state = stage(hands=["JS", "JH"], deck="KC", to_play=1)
    state = after(state, Pass(1))
    assert outcome(state) is None
    state = after(state, Pass(0))
    assert outcome(state) == ("stalemate", None)


ANYTHING: list[Action] = [
    play(0, "2S", "b1"),
    play(1, "2C", "g4"),
    exchange(0, "7H"),
    Draw(0),
    Draw(1),
    Pass(0),
    Pass(1),
    Call(0, 1),
    Admit(1),
    Withdraw(0),
    Uphold(),
    Dismiss(),
    give(0, "2S"),
]


@pytest.mark.parametrize("action", ANYTHING, ids=repr)
def test_19_anything_after_the_end_is_refused_and_changes_nothing(action: Action) -> None:
    state = stage(
        CLASSIC,
        hands=["2S 7H", "KD 2C"],
        blue="i5 d6",
        green="f5 g5 h5 e5 d5 h4 h6 h7",
        sequences=[("green", "d5-h5")],
        deck="3C",
        to_play=1,
    )
    won = after(state, play(1, "KD", "h8"))
    assert outcome(won) == ("sequences", "green")
    assert refused(won, action) == "game_over"
    assert (offered(won, 0), offered(won, 1)) == ([], [])


def test_20_a_diagonal_may_use_a_corner() -> None:
    state = stage(hands=["", "5H"], green="b2 c3 d4", deck="2C", to_play=1)
    assert sequences(after(state, play(1, "5H", "e5"))) == [("green", "a1-e5")]


@pytest.mark.parametrize(
    ("card", "last"), [("8H", "i4"), ("KS", "j4"), ("9C", "a5"), ("QS", "b5"), ("7C", "c5")]
)
def test_20_a_run_does_not_go_on_at_the_other_edge(card: str, last: str) -> None:
    others = " ".join(s for s in ("i4", "j4", "a5", "b5", "c5") if s != last)
    state = stage(hands=["", card], green=others, deck="2C", to_play=1)
    state = after(state, play(1, card, last))
    assert (chips(state, "green"), sequences(state)) == ("i4 j4 a5 b5 c5", [])
