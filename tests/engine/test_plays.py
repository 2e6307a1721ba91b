"""A play with a card that is no jack, chip supplies, and the immediate end (RULES.md 1, 3)."""

from dataclasses import replace

import pytest

from sequence_lan.engine.actions import Pass
from sequence_lan.engine.rules import CLASSIC, ITALIAN, Forfeit
from tests.engine.staging import (
    FRIENDLY,
    after,
    chips,
    deck,
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


def test_a_card_places_a_chip_on_either_of_its_squares_and_is_discarded() -> None:
    state = stage(hands=["9D 2C", ""], deck="KC QC")
    assert happened(state, play(0, "9D", "h5")) == ["placed 0 9D h5", "took 0 KC"]
    for square in ("h5", "f10"):
        played = after(state, play(0, "9D", square))
        assert chips(played, "blue") == square
        assert chips(played, "green") == ""
        assert piles(played) == ["9D", ""]
        assert (hand(played, 0), deck(played)) == ("2C KC", "QC")
        assert played.public.to_play == 1


def test_a_card_is_not_played_on_another_cards_square_or_a_covered_one() -> None:
    state = stage(hands=["9D", ""], green="h5", blue="f10", deck="KC")
    assert refused(state, play(0, "9D", "e5")) == "not_matching"
    assert refused(state, play(0, "9D", "h5")) == "occupied"
    assert refused(state, play(0, "9D", "f10")) == "occupied"


def test_only_one_of_two_copies_is_played() -> None:
    state = stage(hands=["9D 9D 2C", ""], deck="KC")
    played = after(state, play(0, "9D", "h5"))
    assert hand(played, 0) == "2C 9D KC"
    assert piles(played) == ["9D", ""]


def test_each_seat_has_its_own_pile_and_the_newest_card_is_on_top() -> None:
    state = stage(
        hands=["2S 3S", "2H", "2D", "2C"],
        deck="KC QC TC 9C 8C",
        discards=["9H", "", "", ""],
    )
    state = after(
        state,
        play(0, "2S", "b1"),
        play(1, "2H", "e6"),
        play(2, "2D", "c3"),
        play(3, "2C", "e2"),
        play(0, "3S", "c1"),
    )
    assert piles(state) == ["9H 2S 3S", "2H", "2D", "2C"]


def test_a_common_pile_takes_everybodys_cards() -> None:
    state = stage(
        replace(ITALIAN, draw="auto"),
        hands=["2S", "2H", "2D", "2C"],
        deck="KC QC TC 9C",
        discards=["9H"],
    )
    state = after(
        state,
        play(0, "2S", "b1"),
        play(1, "2H", "e6"),
        play(2, "2D", "c3"),
        play(3, "2C", "e2"),
    )
    assert piles(state) == ["9H 2S 2H 2D 2C"]


def test_a_side_without_a_chip_cannot_place() -> None:
    rules = replace(FRIENDLY, chips=(3, 4))
    state = stage(
        rules,
        hands=["9D JD", "8D JC"],
        blue="b1 c1 d1",
        green="b10 c10 d10",
        deck="KC QC",
    )
    assert refused(state, play(0, "9D", "h5")) == "no_chip"
    assert refused(state, play(0, "JD", "h5")) == "no_chip"
    assert offered(state, 0) == ["pass"]
    state = after(state, Pass(0), play(1, "8D", "h4"))
    assert chips(state, "green") == "h4 b10 c10 d10"


def test_the_supplies_are_counted_in_the_order_of_the_sides() -> None:
    rules = replace(FRIENDLY, chips=(5, 5, 1), sequences_to_win=1)
    state = stage(rules, hands=["9D", "8D", "7D"], red="b2", deck="KC QC TC")
    state = after(state, play(0, "9D", "h5"), play(1, "8D", "h4"))
    assert refused(state, play(2, "7D", "h3")) == "no_chip"


def test_a_removed_chip_goes_back_to_its_supply() -> None:
    rules = replace(FRIENDLY, chips=(3, 4))
    state = stage(
        rules,
        hands=["9D", "JS 8D"],
        blue="b1 c1 d1",
        deck="KC QC TC",
    )
    assert refused(state, play(0, "9D", "h5")) == "no_chip"
    state = after(state, Pass(0), play(1, "JS", "c1"), play(0, "9D", "h5"))
    assert chips(state, "blue") == "b1 d1 h5"


def test_a_one_eyed_jack_needs_no_chip_and_a_dead_card_can_go_without_one() -> None:
    rules = replace(FRIENDLY, chips=(2, 4))
    state = stage(
        rules,
        hands=["JS 9D", ""],
        blue="h5 b1",
        green="f10",
        deck="KC QC",
    )
    assert offered(state, 0) == ["JS f10", "exchange 9D"]


def test_the_game_ends_at_once_before_the_winner_draws() -> None:
    state = stage(
        replace(FRIENDLY, sequences_to_win=1),
        hands=["5S 2C", "2D"],
        blue="b1 c1 d1",
        deck="KC",
    )
    assert happened(state, play(0, "5S", "e1")) == [
        "placed 0 5S e1",
        "completed blue a1-e1",
        "ended sequences blue",
    ]
    state = after(state, play(0, "5S", "e1"))
    assert (hand(state, 0), deck(state), piles(state)) == ("2C", "KC", ["5S", ""])


def test_the_winner_gains_no_right_to_draw() -> None:
    state = stage(
        replace(CLASSIC, sequences_to_win=1),
        hands=["5S 2C", "2D"],
        blue="b1 c1 d1",
        deck="KC",
    )
    assert after(state, play(0, "5S", "e1")).public.may_draw == ()


def test_after_the_end_the_table_stays_as_the_last_play_left_it() -> None:
    state = stage(
        replace(CLASSIC, sequences_to_win=1, dead_cards_per_turn=2, uneven_teams=True),
        hands=["2S", "2D", "5S 2C", "2H", "3H"],
        blue="b1 c1 d1",
        deck="KC",
        to_play=2,
        next=[2, 3],
        exchanges=1,
        may_draw=[4, 1],
        owes=[3],
        passed=[0],
        call={"side": "blue", "by": 1},
    )
    public = after(state, play(2, "5S", "e1")).public
    assert public.result is not None
    assert (public.to_play, public.next, public.exchanges) == (2, (2, 3), 1)
    assert (public.may_draw, public.owes, public.passed) == ((4, 1), (3,), ())
    assert public.call is not None
    assert (public.call.side, public.call.by) == (0, 1)


@pytest.mark.parametrize(("forfeit", "standing"), [("on_next_draw", (1,)), ("on_next_play", ())])
def test_the_winning_play_forfeits_like_any_other(
    forfeit: Forfeit, standing: tuple[int, ...]
) -> None:
    state = stage(
        replace(CLASSIC, sequences_to_win=1, forfeit=forfeit),
        hands=["5S 2C", "2D"],
        blue="b1 c1 d1",
        deck="KC",
        may_draw=[0, 1],
    )
    won = after(state, play(0, "5S", "e1"))
    assert (outcome(won), won.public.may_draw) == (("sequences", "blue"), standing)


def test_three_sides_win_with_one_sequence_and_a_house_rule_says_otherwise() -> None:
    hands = ["2S", "2D", "5S"]
    one = stage(
        replace(FRIENDLY, sequences_to_win=1),
        hands=hands,
        red="b1 c1 d1",
        to_play=2,
        deck="KC",
    )
    assert outcome(after(one, play(2, "5S", "e1"))) == ("sequences", "red")
    two = stage(FRIENDLY, hands=hands, red="b1 c1 d1", to_play=2, deck="KC")
    state = after(two, play(2, "5S", "e1"))
    assert (outcome(state), sequences(state)) == (None, [("red", "a1-e1")])


def test_another_sides_sequences_do_not_help_to_win() -> None:
    state = stage(
        hands=["5S", "2D"],
        blue="b1 c1 d1",
        green="b10 c10 d10 e10",
        sequences=[("green", "a10-e10")],
        deck="KC",
    )
    state = after(state, play(0, "5S", "e1"))
    assert sequences(state) == [("green", "a10-e10"), ("blue", "a1-e1")]
    assert outcome(state) is None
