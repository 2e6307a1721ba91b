"""The cut for the deal and the order of dealing (RULES.md 2)."""

import pytest

from sequence_lan.engine.cards import CARDS, FRESH_DECK, rank_value
from sequence_lan.engine.deal import cut, deal, first_deck, provable_deal
from sequence_lan.engine.rules import CLASSIC, ITALIAN
from tests.engine.staging import MASTER, deck, hand


def seed(number: int) -> bytes:
    return number.to_bytes(2, "big") + bytes(30)


def rounds(number: int, seats: int) -> list[str]:
    """Each round of the cut as ``seat card seat card …``."""
    return [
        " ".join(f"{seat} {card}" for seat, card in cuts) for cuts in cut(seed(number), seats)[1]
    ]


def test_the_lowest_card_deals_and_aces_are_high() -> None:
    assert rounds(7, 4) == ["0 KH 1 7H 2 6H 3 AD"]
    assert cut(seed(7), 4)[0] == 2
    assert rounds(9, 4) == ["0 2S 1 5S 2 6D 3 AH"]
    assert cut(seed(9), 4)[0] == 0


def test_ranks_rise_from_two_to_ace_in_every_suit() -> None:
    for suit in "SHDC":
        ranks = [card for card in CARDS if card[1] == suit]
        assert [card[0] for card in sorted(ranks, key=rank_value)] == list("23456789TJQKA")


def test_those_tied_for_lowest_cut_again_among_themselves() -> None:
    assert rounds(0, 4) == ["0 9S 1 4C 2 2S 3 2C", "2 9D 3 4S"]
    assert cut(seed(0), 4)[0] == 3
    # The suits of a rank are equal, and so are the two copies of a card.
    assert rounds(10, 12) == [
        "0 2D 1 2S 2 3D 3 6H 4 TC 5 2C 6 KS 7 QH 8 KH 9 TD 10 QC 11 QD",
        "0 QC 1 3H 5 TC",
    ]
    assert cut(seed(10), 12)[0] == 1


def test_a_second_tie_is_cut_once_more_by_those_in_it() -> None:
    assert rounds(140, 12)[1:] == ["0 KC 1 9S 6 9D", "1 6D 6 3S"]
    assert cut(seed(140), 12)[0] == 6
    # Two equal aces tie like any other rank.
    assert rounds(61, 3) == ["0 5S 1 5S 2 8H", "0 AS 1 AH", "0 9D 1 AH"]
    assert cut(seed(61), 3)[0] == 0


@pytest.mark.parametrize(("dealer", "start"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_the_seat_after_the_dealer_starts_and_gets_the_first_card(dealer: int, start: int) -> None:
    state = deal(CLASSIC, ("blue", "green"), 4, dealer, FRESH_DECK, MASTER)
    assert state.public.setup.dealer == dealer
    assert state.public.to_play == start
    # One at a time, clockwise, from 2S 3S 4S 5S, 6S 7S 8S 9S, …
    first, second, third, fourth = ((start + n) % 4 for n in range(4))
    assert state.secret.hands[first] == ("2S", "6S", "TS", "AS", "5H", "9H")
    assert state.secret.hands[second] == ("3S", "7S", "JS", "2H", "6H", "TH")
    assert state.secret.hands[third] == ("4S", "8S", "QS", "3H", "7H", "JH")
    assert state.secret.hands[fourth] == ("5S", "9S", "KS", "4H", "8H", "QH")
    assert deck(state).split()[:3] == ["KH", "AH", "2D"]
    assert state.public.deck_count == 80


def test_the_table_is_bare_when_the_cards_are_dealt() -> None:
    public = deal(CLASSIC, ("blue", "green"), 4, 3, FRESH_DECK, MASTER).public
    assert public.chips == (0, 0)
    assert public.discards == ((), (), (), ())
    assert (public.sequences, public.locked, public.exchanges) == ((), 0, 0)
    assert (public.may_draw, public.owes, public.passed) == ((), (), ())
    assert (public.call, public.result) == (None, None)


def test_there_is_one_discard_pile_with_a_common_pile() -> None:
    public = deal(ITALIAN, ("blue", "green"), 4, 3, FRESH_DECK, MASTER).public
    assert public.discards == ((),)


def test_a_provable_deal_cuts_and_shuffles_from_one_secret() -> None:
    state = provable_deal(CLASSIC, ("blue", "green"), 4, seed(10))
    assert (state.public.setup.dealer, state.public.to_play) == (1, 2)
    shuffled = first_deck(seed(10))
    assert sorted(shuffled) == sorted(FRESH_DECK)
    assert hand(state, 2).split() == sorted(shuffled[0:24:4])
    assert hand(state, 1).split() == sorted(shuffled[3:24:4])
    assert tuple(deck(state).split()) == shuffled[24:]
