"""Passing and the draw by stalemate (RULES.md 3)."""

from dataclasses import replace

import pytest

from sequence_lan.engine.actions import Call, Draw, Pass, Uphold
from sequence_lan.engine.rules import CLASSIC, Forfeit
from tests.engine.staging import (
    FRIENDLY,
    after,
    exchange,
    give,
    hand,
    happened,
    offered,
    outcome,
    piles,
    play,
    refused,
    stage,
)


@pytest.mark.parametrize("cards", ["9D", "JD", "JH", "JS JH 9D", "7H 9D"])
def test_a_player_who_can_play_any_card_may_not_pass(cards: str) -> None:
    state = stage(hands=[cards, ""], green="i5 d6", deck="KC")
    assert refused(state, Pass(0)) == "can_play"
    assert "pass" not in offered(state, 0)


def test_a_dead_card_need_not_be_exchanged_before_a_pass() -> None:
    state = stage(hands=["7H JH", "2S"], blue="i5 d6", deck="KC")
    assert offered(state, 0) == ["exchange 7H", "pass"]
    assert happened(state, Pass(0)) == ["passed 0"]
    state = after(state, Pass(0))
    assert (hand(state, 0), piles(state), state.public.to_play) == ("7H JH", ["", ""], 1)
    assert state.public.deck_count == 1


def test_an_exchange_may_come_before_the_pass() -> None:
    state = stage(hands=["7H", "2S"], blue="i5 d6", deck="JS")
    state = after(state, exchange(0, "7H"), Pass(0))
    assert (hand(state, 0), state.public.to_play) == ("JS", 1)


def test_a_one_eyed_jack_with_only_own_and_locked_chips_to_take_passes() -> None:
    state = stage(
        hands=["JS", "2S"],
        blue="e5",
        green="b1 c1 d1 e1",
        sequences=[("green", "a1-e1")],
        deck="KC",
    )
    assert offered(state, 0)[0] == "pass"


def test_an_empty_hand_passes() -> None:
    state = stage(hands=["", "2S"], deck="KC")
    assert offered(state, 0) == ["pass"]
    assert after(state, Pass(0)).public.to_play == 1


@pytest.mark.parametrize("forfeit", ["on_next_draw", "on_next_play"])
def test_a_pass_gives_no_right_to_draw_and_takes_none(forfeit: Forfeit) -> None:
    rules = replace(CLASSIC, forfeit=forfeit)
    state = stage(rules, hands=["JS", "2S"], deck="KC", may_draw=[1, 0])
    state = after(state, Pass(0))
    assert state.public.may_draw == (1, 0)
    assert hand(after(state, Draw(0)), 0) == "JS KC"


def test_only_the_player_on_turn_passes() -> None:
    state = stage(hands=["2S", ""], deck="KC")
    assert refused(state, Pass(1)) == "not_your_turn"


def test_a_round_of_passes_ends_the_game_with_the_last_one() -> None:
    state = stage(hands=["", "", "", ""], to_play=2)
    state = after(state, Pass(2), Pass(3), Pass(0))
    assert (outcome(state), state.public.passed) == (None, (0, 2, 3))
    assert happened(state, Pass(1)) == ["passed 1", "ended stalemate None"]
    state = after(state, Pass(1))
    assert outcome(state) == ("stalemate", None)
    assert (state.public.to_play, state.public.passed) == (1, (0, 1, 2, 3))


def test_a_play_starts_the_round_anew() -> None:
    state = stage(hands=["", "2S"], deck="JH", passed=[0], to_play=1)
    state = after(state, play(1, "2S", "b1"))
    assert state.public.passed == ()
    state = after(state, Pass(0))
    assert outcome(state) is None


def test_a_removal_is_a_play_that_starts_the_round_anew() -> None:
    state = stage(hands=["", "JS"], blue="b1", deck="JH", passed=[0], to_play=1)
    assert after(state, play(1, "JS", "b1")).public.passed == ()


def test_an_exchange_a_draw_or_a_card_given_starts_no_new_round() -> None:
    state = stage(
        CLASSIC,
        hands=["7H", "", "2S", "3S"],
        blue="i5 d6",
        deck="JS JH",
        passed=[1, 2, 3],
        may_draw=[1],
        owes=[2],
    )
    state = after(state, exchange(0, "7H"), Draw(1), give(2, "2S"))
    assert state.public.passed == (1, 2, 3)
    state = after(state, Pass(0))
    assert outcome(state) == ("stalemate", None)


def test_a_call_and_its_answer_start_no_new_round() -> None:
    state = stage(hands=["", "", "", ""], passed=[1, 2, 3])
    state = after(state, Call(0, 1), Uphold(), Pass(0))
    assert outcome(state) == ("stalemate", None)


def test_a_card_drawn_in_between_can_end_the_stalemate() -> None:
    state = stage(CLASSIC, hands=["", "", "", ""], deck="9D", passed=[1, 2, 3], may_draw=[0])
    state = after(state, Draw(0))
    assert refused(state, Pass(0)) == "can_play"
    assert outcome(after(state, play(0, "9D", "h5"))) is None


def test_with_uneven_sides_every_seat_must_have_passed_not_just_as_many_turns() -> None:
    rules = replace(FRIENDLY, uneven_teams=True)
    state = stage(rules, hands=["", "", "", "", ""], sides=3)
    # Turns go 0 1 2 3 4 2 0 …: from seat 4 on, seat 2 comes round before seat 1.
    state = after(state, Pass(0), Pass(1), Pass(2), Pass(3))
    assert outcome(state) is None
    assert outcome(after(state, Pass(4))) == ("stalemate", None)
    state = stage(rules, hands=["", "", "", "", ""], sides=3, to_play=4)
    state = after(state, Pass(4), Pass(2), Pass(0), Pass(1), Pass(2))
    assert (outcome(state), state.public.passed) == (None, (0, 1, 2, 4))
    assert outcome(after(state, Pass(3))) == ("stalemate", None)


def test_after_a_stalemate_the_other_values_stay() -> None:
    state = stage(
        CLASSIC,
        hands=["", "JS"],
        deck="KC",
        passed=[1],
        may_draw=[1],
        exchanges=1,
    )
    public = after(state, Pass(0)).public
    assert (public.to_play, public.exchanges, public.may_draw) == (0, 1, (1,))
