"""Jacks under both rules (RULES.md 3, 8)."""

from dataclasses import replace

import pytest

from sequence_lan.engine.board import SQUARES
from sequence_lan.engine.notation import square_name
from sequence_lan.engine.rules import CLASSIC, GOLIATH, ITALIAN, OneEyed
from tests.engine.staging import (
    FRIENDLY,
    after,
    chips,
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


@pytest.mark.parametrize(
    ("one_eyed", "takes", "places"),
    [("hearts_spades", "JH JS", "JC JD"), ("clubs_spades", "JC JS", "JH JD")],
)
def test_which_jacks_take_and_which_place(one_eyed: OneEyed, takes: str, places: str) -> None:
    rules = replace(FRIENDLY, one_eyed=one_eyed)
    for jack in takes.split():
        state = stage(rules, hands=[jack, ""], green="e5", deck="2C")
        assert happened(state, play(0, jack, "e5"))[0] == f"removed 0 {jack} e5 green"
        assert refused(state, play(0, jack, "d5")) == "empty"
    for jack in places.split():
        state = stage(rules, hands=[jack, ""], green="e5", deck="2C")
        assert happened(state, play(0, jack, "d5"))[0] == f"placed 0 {jack} d5"
        assert refused(state, play(0, jack, "e5")) == "occupied"


def test_the_editions_jacks() -> None:
    assert CLASSIC.one_eyed_jacks == {"JH", "JS"}
    assert GOLIATH.one_eyed_jacks == {"JC", "JS"}
    assert ITALIAN.one_eyed_jacks == {"JH", "JS"}


def test_a_two_eyed_jack_goes_on_any_free_square_that_is_no_corner() -> None:
    state = stage(hands=["JD", ""], green="b1", blue="c1", deck="2C")
    names = [square_name(square) for square in SQUARES]
    free = [name for name in names if name not in ("a1", "j1", "a10", "j10", "b1", "c1")]
    assert offered(state, 0) == [f"JD {name}" for name in free]
    assert len(free) == 94


def test_a_two_eyed_jack_can_complete_a_sequence() -> None:
    state = stage(hands=["JC", ""], blue="b1 c1 d1", deck="2C")
    assert sequences(after(state, play(0, "JC", "e1"))) == [("blue", "a1-e1")]


def test_a_removal_ends_the_play_and_places_nothing() -> None:
    state = stage(hands=["JS 9D", "8D"], green="h5 e5", blue="b1", deck="2C 3C")
    assert happened(state, play(0, "JS", "h5")) == ["removed 0 JS h5 green", "took 0 2C"]
    state = after(state, play(0, "JS", "h5"))
    assert (chips(state, "blue"), chips(state, "green")) == ("b1", "e5")
    assert (hand(state, 0), piles(state), state.public.to_play) == ("2C 9D", ["JS", ""], 1)
    assert refused(state, play(0, "9D", "h5")) == "not_your_turn"


def test_the_square_is_open_to_everybody_after_a_removal() -> None:
    hands = ["JS 9D", "9D 2S"]
    state = after(
        stage(hands=hands, green="h5 e5", deck="2C 3C 4C"),
        play(0, "JS", "h5"),
    )
    assert chips(after(state, play(1, "9D", "h5")), "green") == "e5 h5"
    state = after(state, play(1, "2S", "b1"), play(0, "9D", "h5"))
    assert chips(state, "blue") == "h5"


def test_the_chip_of_any_other_side_can_be_taken() -> None:
    rules = replace(FRIENDLY, sequences_to_win=1)
    state = stage(rules, hands=["JH", "", ""], blue="b1", green="e5", red="h5", deck="2C")
    assert offered(state, 0) == ["JH e5", "JH h5"]
    assert happened(state, play(0, "JH", "h5"))[0] == "removed 0 JH h5 red"
    taken = after(state, play(0, "JH", "h5"))
    assert [chips(taken, side) for side in ("blue", "green", "red")] == ["b1", "e5", ""]


def test_own_and_teammates_chips_stay_also_when_they_are_locked() -> None:
    state = stage(
        hands=["JH", "", "3C", ""],
        blue="b1 c1 d1 e1 c5",
        sequences=[("blue", "a1-e1")],
        green="e5",
        deck="2C",
    )
    assert refused(state, play(0, "JH", "c5")) == "own_chip"
    assert refused(state, play(0, "JH", "b1")) == "own_chip"
    assert offered(state, 0)[:1] == ["JH e5"]


def test_a_chip_of_a_completed_sequence_stays() -> None:
    state = stage(
        hands=["JH", ""],
        green="b1 c1 d1 e1 f1",
        sequences=[("green", "a1-e1")],
        deck="2C",
    )
    for square in ("b1", "c1", "d1", "e1"):
        assert refused(state, play(0, "JH", square)) == "locked"
    assert refused(state, play(0, "JH", "a1")) == "corner"
    assert offered(state, 0) == ["JH f1"]


def test_a_removal_completes_nothing() -> None:
    # Five of blue's chips in a row that were never claimed together: a set-up position.
    state = stage(hands=["JH", ""], blue="b5 c5 d5 e5 f5", green="c6", deck="2C")
    assert happened(state, play(0, "JH", "c6")) == ["removed 0 JH c6 green", "took 0 2C"]
    state = after(state, play(0, "JH", "c6"))
    assert (sequences(state), outcome(state)) == ([], None)


def test_a_chip_once_taken_is_missing_in_the_run() -> None:
    state = stage(hands=["JH", "5H"], green="b5 c5 d5 f5", deck="2C 3C")
    state = after(state, play(0, "JH", "c5"), play(1, "5H", "e5"))
    assert sequences(state) == []


def test_the_draw_after_a_removal_is_owed_as_usual() -> None:
    state = stage(CLASSIC, hands=["JH", "8D"], green="e5", deck="2C")
    assert after(state, play(0, "JH", "e5")).public.may_draw == (0,)
