"""Dead cards and their exchange (RULES.md 3)."""

from dataclasses import replace

import pytest

from sequence_lan.engine.actions import Draw, Pass
from sequence_lan.engine.cards import CARDS, JACKS
from sequence_lan.engine.legal import is_dead
from sequence_lan.engine.rules import CLASSIC
from tests.engine.staging import (
    FRIENDLY,
    after,
    deck,
    exchange,
    give,
    hand,
    happened,
    offered,
    piles,
    play,
    refused,
    stage,
)

UNLIMITED = replace(FRIENDLY, dead_cards_per_turn=None)


@pytest.mark.parametrize(
    ("blue", "green"), [("i5 d6", ""), ("", "i5 d6"), ("i5", "d6"), ("d6", "i5")]
)
def test_a_card_is_dead_when_both_squares_bear_a_chip_of_whatever_side(
    blue: str, green: str
) -> None:
    state = stage(hands=["7H 2S", ""], blue=blue, green=green, deck="KC")
    assert "exchange 7H" in offered(state, 0)
    assert happened(state, exchange(0, "7H")) == ["exchanged 0 7H", "took 0 KC"]


@pytest.mark.parametrize("chip", ["i5", "d6", "a2"])
def test_a_card_with_an_open_square_is_alive(chip: str) -> None:
    state = stage(hands=["7H 2S", ""], blue=chip, deck="KC")
    assert refused(state, exchange(0, "7H")) == "not_dead"


def test_two_copies_in_hand_with_one_square_open_are_both_alive() -> None:
    state = stage(hands=["7H 7H", ""], blue="i5", deck="KC")
    assert refused(state, exchange(0, "7H")) == "not_dead"


def test_two_dead_copies_go_one_at_a_time() -> None:
    state = stage(UNLIMITED, hands=["7H 7H", ""], blue="i5 d6", deck="KC QC")
    state = after(state, exchange(0, "7H"))
    assert (hand(state, 0), piles(state)) == ("7H KC", ["7H", ""])
    state = after(state, exchange(0, "7H"))
    assert (hand(state, 0), piles(state)) == ("KC QC", ["7H 7H", ""])


def test_a_jack_is_never_dead_not_even_on_a_full_board() -> None:
    full = (1 << 100) - 1
    assert [card for card in CARDS if not is_dead(card, full)] == [
        card for card in CARDS if card in JACKS
    ]
    assert not any(is_dead(card, 0) for card in CARDS)


def test_a_dead_card_in_a_sequence_is_dead_too() -> None:
    state = stage(
        hands=["2S", ""],
        green="b1 c1 d1 e1",
        blue="g9",
        sequences=[("green", "a1-e1")],
        deck="KC",
    )
    assert offered(state, 0)[0] == "exchange 2S"


def test_a_card_lives_again_when_a_chip_is_removed() -> None:
    state = stage(hands=["7H 2S", "JH"], blue="i5", green="d6", deck="KC QC", to_play=1)
    dead = stage(hands=["7H 2S", "JH"], blue="i5", green="d6", deck="KC QC")
    assert "exchange 7H" in offered(dead, 0)
    state = after(state, play(1, "JH", "i5"))
    assert refused(state, exchange(0, "7H")) == "not_dead"
    assert "7H i5" in offered(state, 0)


def test_an_exchange_is_never_compulsory() -> None:
    state = stage(hands=["7H 2S", ""], blue="i5 d6", deck="KC QC")
    state = after(state, play(0, "2S", "b1"))
    assert hand(state, 0) == "7H KC"


def test_an_exchange_keeps_the_turn_and_the_size_of_the_hand() -> None:
    state = stage(CLASSIC, hands=["7H 2S", ""], blue="i5 d6", deck="KC QC")
    state = after(state, exchange(0, "7H"))
    assert (hand(state, 0), deck(state), piles(state)) == ("2S KC", "QC", ["7H", ""])
    assert (state.public.to_play, state.public.exchanges) == (0, 1)
    assert state.public.may_draw == ()


def test_the_limit_of_one_is_for_a_turn() -> None:
    state = stage(hands=["7H 2S 3S", "9D"], blue="i5 d6", deck="7H KC QC TC")
    state = after(state, exchange(0, "7H"))
    assert hand(state, 0) == "2S 3S 7H"  # the other copy: it has to wait for the next turn
    assert refused(state, exchange(0, "7H")) == "exchange_used"
    assert "exchange 7H" not in offered(state, 0)
    state = after(state, play(0, "2S", "b1"))
    assert state.public.exchanges == 0
    state = after(state, play(1, "9D", "h5"))
    assert "exchange 7H" in offered(state, 0)


def test_the_limit_starts_anew_for_the_next_player_and_after_a_pass() -> None:
    state = stage(hands=["7H", "TD 2S"], blue="i5 d6 h6", green="e10", deck="JS QC TC")
    state = after(state, exchange(0, "7H"))
    assert (hand(state, 0), state.public.exchanges) == ("JS", 1)
    state = stage(hands=["TD", "TD 2S"], blue="i5 d6 h6", green="e10", deck="QC", exchanges=1)
    state = after(state, Pass(0))
    assert state.public.exchanges == 0
    assert "exchange TD" in offered(state, 1)


@pytest.mark.parametrize(("limit", "allowed"), [(1, 1), (2, 2), (3, 3), (None, 4)])
def test_the_house_may_set_any_limit(limit: int | None, allowed: int) -> None:
    state = stage(
        replace(FRIENDLY, dead_cards_per_turn=limit),
        hands=["7H TD 9D 8D", ""],
        blue="i5 d6 h6 e10",
        green="h5 f10 h4 g10",
        deck="KC QC TC 9C",
    )
    for number, card in enumerate(["7H", "TD", "9D", "8D"]):
        if number < allowed:
            state = after(state, exchange(0, card))
        else:
            assert refused(state, exchange(0, card)) == "exchange_used"
    assert state.public.exchanges == allowed


def test_only_the_player_on_turn_exchanges() -> None:
    state = stage(hands=["2S", "7H"], blue="i5 d6", deck="KC")
    assert refused(state, exchange(1, "7H")) == "not_your_turn"


def test_an_exchange_neither_uses_nor_forfeits_anybodys_draw() -> None:
    # Seats 1 and 0 have played and not drawn; seat 0 is on turn again.
    state = stage(CLASSIC, hands=["7H 2S", "3S"], blue="i5 d6", deck="KC QC TC", may_draw=[0, 1])
    state = after(state, exchange(0, "7H"))
    assert state.public.may_draw == (0, 1)
    state = after(state, Draw(0), Draw(1))
    assert (hand(state, 0), hand(state, 1)) == ("2S KC QC", "3S TC")


def test_the_draw_after_an_exchange_and_a_play_is_owed_as_usual() -> None:
    state = stage(CLASSIC, hands=["7H 2S", ""], blue="i5 d6", deck="KC QC")
    state = after(state, exchange(0, "7H"), play(0, "2S", "b1"), Draw(0))
    assert hand(state, 0) == "KC QC"


def test_a_dead_card_may_be_given_as_a_penalty() -> None:
    state = stage(hands=["7H", "", "2S", ""], blue="i5 d6", deck="KC", owes=[0])
    assert piles(after(state, give(0, "7H"))) == ["7H", "", "", ""]
