"""The draw deck runs empty (RULES.md 3)."""

from dataclasses import replace

import pytest

from sequence_lan.engine.actions import Draw
from sequence_lan.engine.deal import refill
from sequence_lan.engine.notation import parse_card
from sequence_lan.engine.rules import CLASSIC, ITALIAN
from sequence_lan.engine.state import State
from tests.engine.staging import (
    FRIENDLY,
    MASTER,
    after,
    deck,
    exchange,
    hand,
    happened,
    piles,
    play,
    refused,
    stage,
)


def shuffled(number: int, cards: str) -> list[str]:
    """What the refill with that number makes of ``cards``."""
    return list(refill(MASTER, number, [parse_card(card) for card in cards.split()]))


def test_all_piles_the_card_just_played_included_become_the_deck_seat_by_seat() -> None:
    state = stage(hands=["9D 8D", "", "", ""], discards=["2S 3S", "2H", "", "2D 3D"], deck="")
    assert happened(state, play(0, "9D", "h5"))[:2] == ["placed 0 9D h5", "refilled 6"]
    state = after(state, play(0, "9D", "h5"))
    first, *rest = shuffled(1, "2S 3S 9D 2H 2D 3D")
    assert hand(state, 0).split() == sorted(["8D", first])
    assert deck(state).split() == rest
    assert (piles(state), state.public.deck_count) == (["", "", "", ""], 5)


def test_the_order_of_seats_not_of_plays_makes_the_refill() -> None:
    state = stage(hands=["9D", "8D 7D"], discards=["", "2H"], deck="KC", to_play=1)
    state = after(state, play(1, "8D", "h4"))
    assert hand(state, 1) == "7D KC"
    state = after(state, play(0, "9D", "h5"))
    assert [hand(state, 0), *deck(state).split()] == shuffled(1, "9D 2H 8D")


def test_a_common_pile_becomes_the_deck_in_the_order_of_the_discards() -> None:
    state = stage(
        replace(ITALIAN, draw="auto"),
        hands=["9D", "8D 7D"],
        discards=["2H 3H"],
        deck="KC",
        to_play=1,
    )
    state = after(state, play(1, "8D", "h4"))
    assert piles(state) == ["2H 3H 8D"]
    state = after(state, play(0, "9D", "h5"))
    assert [hand(state, 0), *deck(state).split()] == shuffled(1, "2H 3H 8D 9D")
    assert piles(state) == [""]


def test_the_deck_is_refilled_when_a_card_is_due_not_before() -> None:
    state = stage(hands=["9D", "8D"], discards=["2S", "2H"], deck="KC")
    state = after(state, play(0, "9D", "h5"))
    assert (hand(state, 0), deck(state)) == ("KC", "")
    assert piles(state) == ["2S 9D", "2H"]


def test_an_exchange_refills_with_the_dead_card_among_the_discards() -> None:
    state = stage(hands=["7H", ""], blue="i5 d6", discards=["2S", "2H"], deck="")
    assert happened(state, exchange(0, "7H"))[:2] == ["exchanged 0 7H", "refilled 3"]
    state = after(state, exchange(0, "7H"))
    assert [hand(state, 0), *deck(state).split()] == shuffled(1, "2S 7H 2H")
    assert (piles(state), state.public.exchanges) == (["", ""], 1)


def test_an_owed_draw_refills_with_what_lies_there_then() -> None:
    state = stage(CLASSIC, hands=["9D", "8D"], discards=["2S", "2H"], deck="")
    state = after(state, play(0, "9D", "h5"), play(1, "8D", "h4"))
    assert happened(state, Draw(0))[0] == "refilled 4"
    state = after(state, Draw(0))
    assert [hand(state, 0), *deck(state).split()] == shuffled(1, "2S 9D 2H 8D")


def test_every_refill_is_shuffled_anew() -> None:
    state = stage(hands=["2S 3S", "2H 3H"], deck="")
    state = after(state, play(0, "2S", "b1"))
    assert (hand(state, 0), deck(state)) == ("2S 3S", "")  # 2S alone lay there
    state = after(state, play(1, "2H", "e6"))
    assert (hand(state, 1), state.secret.refills) == ("2H 3H", 2)


def test_the_second_refill_has_its_own_shuffle() -> None:
    state = stage(hands=["9D", "8D"], discards=["2S 3S 4S 5S 6S", ""], deck="")
    state = after(state, play(0, "9D", "h5"))
    again = state._replace(
        public=state.public._replace(
            deck_count=0, discards=(tuple(map(parse_card, ["2S", "3S", "4S", "5S"])), ())
        ),
        secret=state.secret._replace(deck=(), drawn=0),
    )
    again = after(again, play(1, "8D", "h4"))
    assert [hand(again, 1), *deck(again).split()] == shuffled(2, "2S 3S 4S 5S 8D")
    assert shuffled(2, "2S 3S 4S 5S 8D") != shuffled(1, "2S 3S 4S 5S 8D")


def both_empty(draw_owed_to: list[int]) -> State:
    return stage(CLASSIC, hands=["9D", "8D"], deck="", may_draw=draw_owed_to)


def test_a_draw_is_refused_where_deck_and_piles_are_both_empty() -> None:
    state = both_empty([1])
    assert refused(state, Draw(1)) == "nothing_to_draw"
    # The right stands: a card played later can be drawn.
    state = after(state, play(0, "9D", "h5"))
    assert hand(after(state, Draw(1)), 1) == "8D 9D"


@pytest.mark.parametrize("draw", ["auto", "manual"])
def test_the_only_discard_comes_straight_back(draw: str) -> None:
    rules = FRIENDLY if draw == "auto" else CLASSIC
    state = after(stage(rules, hands=["9D", "8D"], deck=""), play(0, "9D", "h5"))
    if draw == "manual":
        state = after(state, Draw(0))
    assert (hand(state, 0), piles(state), deck(state)) == ("9D", ["", ""], "")


def test_a_dead_card_that_is_the_only_discard_is_its_own_replacement() -> None:
    state = stage(hands=["7H", ""], blue="i5 d6", deck="")
    assert happened(state, exchange(0, "7H")) == ["exchanged 0 7H", "refilled 1", "took 0 7H"]
