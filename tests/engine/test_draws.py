"""Draws: at once, owed, forfeited (RULES.md 3)."""

from dataclasses import replace

import pytest

from sequence_lan.engine.actions import Draw, Pass
from sequence_lan.engine.rules import CLASSIC, Forfeit
from sequence_lan.engine.state import State
from tests.engine.staging import (
    FRIENDLY,
    after,
    deck,
    hand,
    happened,
    offered,
    play,
    refused,
    stage,
)

ON_NEXT_DRAW = CLASSIC
ON_NEXT_PLAY = replace(CLASSIC, forfeit="on_next_play")
BOTH = pytest.mark.parametrize("forfeit", ["on_next_draw", "on_next_play"])


def four(forfeit: Forfeit) -> State:
    """Four players with cards for two turns each."""
    return stage(
        replace(CLASSIC, forfeit=forfeit),
        hands=["2S 3S", "2H 3H", "2D 3D", "2C 3C"],
        deck="KC QC TC 9C 8C 7C",
    )


FIRST_ROUND = [
    play(0, "2S", "b1"),
    play(1, "2H", "e6"),
    play(2, "2D", "c3"),
    play(3, "2C", "e2"),
]


def test_an_automatic_draw_comes_with_the_play() -> None:
    state = stage(FRIENDLY, hands=["2S", "2H"], deck="KC QC")
    assert happened(state, play(0, "2S", "b1")) == ["placed 0 2S b1", "took 0 KC"]
    state = after(state, play(0, "2S", "b1"))
    assert (hand(state, 0), deck(state), state.public.may_draw) == ("KC", "QC", ())
    assert refused(state, Draw(0)) == "nothing_to_draw"


@BOTH
def test_a_manual_draw_is_owed_and_the_turn_has_passed_already(forfeit: Forfeit) -> None:
    state = four(forfeit)
    assert happened(state, FIRST_ROUND[0]) == ["placed 0 2S b1"]
    state = after(state, FIRST_ROUND[0])
    assert (hand(state, 0), state.public.to_play, state.public.may_draw) == ("3S", 1, (0,))
    assert "draw" in offered(state, 0)
    assert happened(state, Draw(0)) == ["took 0 KC"]
    state = after(state, Draw(0))
    assert (hand(state, 0), state.public.to_play, state.public.may_draw) == ("3S KC", 1, ())
    assert refused(state, Draw(0)) == "nothing_to_draw"


def test_nobody_draws_without_a_play() -> None:
    state = four("on_next_draw")
    for seat in range(4):
        assert refused(state, Draw(seat)) == "nothing_to_draw"
    state = after(state, FIRST_ROUND[0])
    for seat in (1, 2, 3):
        assert refused(state, Draw(seat)) == "nothing_to_draw"


def test_on_next_draw_rights_add_up_in_the_order_of_the_plays() -> None:
    state = after(four("on_next_draw"), *FIRST_ROUND)
    assert state.public.may_draw == (0, 1, 2, 3)
    state = after(state, Draw(0), Draw(1), Draw(2), Draw(3))
    assert [hand(state, seat) for seat in range(4)] == ["3S KC", "3H QC", "3D TC", "3C 9C"]


def test_on_next_draw_a_later_players_draw_forfeits_all_earlier_ones() -> None:
    state = after(four("on_next_draw"), *FIRST_ROUND)
    assert happened(state, Draw(2)) == ["forfeited 0", "forfeited 1", "took 2 KC"]
    state = after(state, Draw(2))
    assert state.public.may_draw == (3,)
    assert refused(state, Draw(0)) == "nothing_to_draw"
    assert refused(state, Draw(1)) == "nothing_to_draw"
    assert hand(after(state, Draw(3)), 3) == "3C QC"


def test_on_next_draw_an_earlier_players_draw_forfeits_no_later_one() -> None:
    state = after(four("on_next_draw"), *FIRST_ROUND[:3])
    assert happened(state, Draw(0)) == ["took 0 KC"]
    assert after(state, Draw(0)).public.may_draw == (1, 2)


def test_on_next_draw_a_right_stands_until_ones_next_turn_and_can_be_used_in_it() -> None:
    state = after(four("on_next_draw"), *FIRST_ROUND)
    assert state.public.to_play == 0
    state = after(state, Draw(0), play(0, "3S", "c1"), Draw(0))
    # The second draw was for the second play; the three others are forfeited by it.
    assert (hand(state, 0), state.public.may_draw) == ("KC QC", ())


def test_on_next_play_only_the_last_players_right_stands() -> None:
    state = four("on_next_play")
    state = after(state, FIRST_ROUND[0])
    assert happened(state, FIRST_ROUND[1]) == ["placed 1 2H e6", "forfeited 0"]
    state = after(state, *FIRST_ROUND[1:])
    assert state.public.may_draw == (3,)
    for seat in (0, 1, 2):
        assert refused(state, Draw(seat)) == "nothing_to_draw"
    assert hand(after(state, Draw(3)), 3) == "3C KC"


def test_on_next_play_a_removal_forfeits_like_any_play() -> None:
    state = stage(ON_NEXT_PLAY, hands=["2S", "JS"], blue="e5", deck="KC")
    state = after(state, play(0, "2S", "b1"))
    assert happened(state, play(1, "JS", "e5")) == ["removed 1 JS e5 blue", "forfeited 0"]


def test_on_next_play_a_right_set_up_beside_another_is_not_lost_by_a_draw() -> None:
    state = stage(ON_NEXT_PLAY, hands=["2S", "2H", "2D", "2C"], deck="KC QC TC", may_draw=[3, 1, 2])
    assert happened(state, Draw(1)) == ["took 1 KC"]
    state = after(state, Draw(1))
    assert state.public.may_draw == (3, 2)
    assert happened(state, play(0, "2S", "b1")) == ["placed 0 2S b1", "forfeited 3", "forfeited 2"]


@BOTH
def test_a_right_is_lost_at_the_latest_by_ones_own_next_play(forfeit: Forfeit) -> None:
    state = stage(
        replace(CLASSIC, forfeit=forfeit),
        hands=["2S 3S 4S", ""],
        deck="KC QC",
    )
    state = after(state, play(0, "2S", "b1"), Pass(1))
    assert state.public.may_draw == (0,)
    assert happened(state, play(0, "3S", "c1")) == ["placed 0 3S c1", "forfeited 0"]
    state = after(state, play(0, "3S", "c1"))
    assert state.public.may_draw == (0,)
    state = after(state, Draw(0))
    assert hand(state, 0) == "4S KC"
    assert refused(state, Draw(0)) == "nothing_to_draw"


@BOTH
def test_a_right_outlives_any_number_of_passes(forfeit: Forfeit) -> None:
    state = stage(
        replace(CLASSIC, forfeit=forfeit),
        hands=["2S 3S", "", "", ""],
        deck="KC QC",
    )
    state = after(state, play(0, "2S", "b1"), Pass(1), Pass(2), Pass(3))
    assert state.public.may_draw == (0,)
    state = after(state, Draw(0), play(0, "3S", "c1"), Draw(0))
    assert hand(state, 0) == "KC QC"


def test_a_draw_out_of_turn_lets_the_turn_be() -> None:
    state = after(four("on_next_draw"), *FIRST_ROUND[:2])
    assert state.public.to_play == 2
    state = after(state, Draw(0))
    assert (state.public.to_play, state.public.exchanges) == (2, 0)
    state = after(state, FIRST_ROUND[2])
    assert (state.public.to_play, state.public.may_draw) == (3, (1, 2))


def test_a_forfeited_card_is_missing_for_the_rest_of_the_game() -> None:
    state = stage(hands=["2S 3S 4S", "2H 3H 4H"], deck="KC QC TC 9C 8C", rules=ON_NEXT_PLAY)
    state = after(state, play(0, "2S", "b1"), play(1, "2H", "e6"), Draw(1))
    assert state.public.hand_counts == (2, 3)
    state = after(state, play(0, "3S", "c1"), Draw(0), play(1, "3H", "f6"), Draw(1))
    assert state.public.hand_counts == (2, 3)


def test_with_two_players_a_later_play_stands_behind_the_other_players() -> None:
    state = stage(ON_NEXT_DRAW, hands=["2S 3S 4S", "2H 3H"], deck="KC QC TC")
    state = after(state, play(0, "2S", "b1"), play(1, "2H", "e6"), play(0, "3S", "c1"))
    assert state.public.may_draw == (1, 0)
    assert happened(state, Draw(0)) == ["forfeited 1", "took 0 KC"]
    state = after(state, Draw(1))
    assert (hand(state, 1), state.public.may_draw) == ("3H KC", (0,))
    assert hand(after(state, Draw(0)), 0) == "4S QC"


def test_twelve_players_may_all_be_owed_a_card() -> None:
    cards = ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "2H", "3H", "4H", "5H"]
    squares = ["b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "e6", "f6", "f5", "e5"]
    state = stage(
        CLASSIC,
        hands=cards,
        deck="KC QC TC 9C 8C 7C 6C 5C 4C 3C 2C KD QD",
    )
    state = after(
        state,
        *(
            play(seat, card, square)
            for seat, (card, square) in enumerate(zip(cards, squares, strict=True))
        ),
    )
    assert state.public.may_draw == tuple(range(12))
    state = after(state, Draw(4))
    assert state.public.may_draw == (5, 6, 7, 8, 9, 10, 11)
    state = after(state, Draw(5), Draw(7))
    assert state.public.may_draw == (8, 9, 10, 11)
    assert state.public.hand_counts == (0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0)


def test_uneven_sides_keep_rights_in_the_order_of_the_plays_too() -> None:
    rules = replace(CLASSIC, uneven_teams=True)
    state = stage(
        rules,
        hands=["2S 3S", "2H 3H", "2D 3D", "2C 3C", "4S 5S"],
        deck="KC QC TC 9C",
    )
    state = after(
        state,
        *FIRST_ROUND,
        play(4, "4S", "d1"),
        play(1, "3H", "f6"),  # before seat 0 comes round again
    )
    assert (state.public.to_play, state.public.may_draw) == (0, (0, 2, 3, 4, 1))
    assert happened(state, Draw(3)) == ["forfeited 0", "forfeited 2", "took 3 KC"]


@BOTH
def test_an_automatic_draw_ends_a_right_that_was_set_up_like_any_later_draw(
    forfeit: Forfeit,
) -> None:
    rules = replace(FRIENDLY, forfeit=forfeit)
    state = stage(rules, hands=["2S", "2H"], deck="KC QC", may_draw=[1])
    assert hand(after(state, Draw(1)), 1) == "2H KC"
    assert happened(state, play(0, "2S", "b1")) == ["placed 0 2S b1", "forfeited 1", "took 0 KC"]
    assert after(state, play(0, "2S", "b1")).public.may_draw == ()
