"""The provable deal against figures that were worked out elsewhere (RECORD.md)."""

import json
from dataclasses import replace
from hashlib import sha256, shake_256
from pathlib import Path
from typing import Any, Final

import pytest

from sequence_lan.engine.cards import CARDS, FRESH_DECK, Card
from sequence_lan.engine.deal import (
    binding,
    canonical,
    cut,
    deal,
    first_deck,
    host_commit,
    master_of,
    provable_deal,
    refill,
    seat_commit,
    shuffle,
)
from sequence_lan.engine.header import Deal, Header, SeatEntry, bound, start_state
from sequence_lan.engine.rules import CLASSIC, SIDES

VECTOR: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "golden" / "deal-vector.json").read_text("utf-8")
)
BINDING: Final = bytes.fromhex(VECTOR["binding"])
MASTER: Final = bytes.fromhex(VECTOR["master"])
SEEDS: Final = tuple(bytes.fromhex(seed) for seed in VECTOR["seat_seeds"])
HOST_SEED: Final = bytes(range(32))


def test_what_is_bound_is_canonical_json() -> None:
    assert canonical(VECTOR["bound"]).decode("utf-8") == VECTOR["canonical"]
    assert binding(VECTOR["bound"]).hex() == VECTOR["binding"]


def test_canonical_json_escapes_only_what_json_demands() -> None:
    value = {"b": 'Zoë "♥" \\ \n\x01/\x7f', "a": [True, None, {"d": 1, "c": 2}]}
    written = '{"a":[true,null,{"c":2,"d":1}],"b":"Zoë \\"♥\\" \\\\ \\n\\u0001/\x7f"}'
    assert canonical(value) == written.encode()


def test_the_host_and_each_seat_commit_to_their_seeds() -> None:
    assert host_commit(BINDING, HOST_SEED).hex() == VECTOR["commit"]
    commits = [seat_commit(BINDING, seat, seed).hex() for seat, seed in enumerate(SEEDS)]
    assert commits == VECTOR["seat_commits"]


def test_all_shuffles_come_from_the_seeds_of_everybody() -> None:
    assert master_of(BINDING, HOST_SEED, SEEDS).hex() == VECTOR["master"]


def test_the_stream_of_a_label_is_shake_256() -> None:
    stream = shake_256(MASTER + b"cut").hexdigest(32)
    assert [stream[at : at + 16] for at in range(0, 64, 16)] == VECTOR["cut_words"]


def test_the_fresh_deck_is_two_packs_by_suit_and_rank() -> None:
    assert len(FRESH_DECK) == 104
    assert " ".join(FRESH_DECK[:14]) == "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2H"
    assert FRESH_DECK[50:54] == ("KC", "AC", "2S", "3S")


def test_the_lowest_card_of_the_cut_deals() -> None:
    dealer, rounds = cut(MASTER, 2)
    assert [[list(cards) for cards in cuts] for cuts in rounds] == VECTOR["cut_rounds"]
    assert dealer == VECTOR["dealer"]


def test_the_deck_and_the_hands_are_those_of_the_vector() -> None:
    assert list(first_deck(MASTER)) == VECTOR["deck_0"]
    state = provable_deal(CLASSIC, SIDES[:2], 2, MASTER)
    assert [list(hand) for hand in state.secret.hands] == VECTOR["hands"]
    assert state.public.setup.dealer == 1
    assert state.public.to_play == 0
    assert list(state.secret.deck[state.secret.drawn :]) == VECTOR["deck_0"][14:]


def test_a_refill_shuffles_the_piles_bottom_to_top_in_seat_order() -> None:
    piles = VECTOR["refill_1"]["discards"]
    cards = [Card(card) for pile in piles for card in pile]
    assert list(refill(MASTER, 1, cards)) == VECTOR["refill_1"]["order"]


def test_the_second_refill_is_another_shuffle_than_the_first() -> None:
    assert refill(MASTER, 2, CARDS) == shuffle(MASTER, "deck/2", CARDS)
    assert refill(MASTER, 2, CARDS) != refill(MASTER, 1, CARDS)


def test_a_shuffle_reads_big_endian_words_and_swaps_from_the_last_card_down() -> None:
    stream = shake_256(MASTER + b"deck/7").digest(16)
    cards = list("abc")
    for at, last in ((0, 2), (8, 1)):
        other = int.from_bytes(stream[at : at + 8], "big") % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    assert list(refill(MASTER, 7, [Card(card) for card in "abc"])) == cards


def test_those_tied_for_the_lowest_card_cut_again_among_themselves() -> None:
    """Found by trying masters one after the other: two seats cut the same lowest rank."""
    master = next(
        tried
        for tried in (sha256(bytes([number])).digest() for number in range(256))
        if len(cut(tried, 3)[1]) == 2
    )
    cards = shuffle(master, "cut", FRESH_DECK)
    ranks = ["23456789TJQKA".index(card[0]) for card in cards]
    tied = [seat for seat in range(3) if ranks[seat] == min(ranks[:3])]
    dealer, (_, again) = cut(master, 3)
    assert again == tuple(zip(tied, cards[3 : 3 + len(tied)], strict=True))
    assert ranks[3 + tied.index(dealer)] == min(ranks[3 : 3 + len(tied)])


@pytest.mark.parametrize(("players", "sides", "size"), [(3, 3, 6), (5, 2, 5), (12, 3, 3)])
def test_cards_are_dealt_one_at_a_time_from_the_seat_after_the_dealer(
    players: int, sides: int, size: int
) -> None:
    state = deal(CLASSIC, SIDES[:sides], players, 1, FRESH_DECK, MASTER)
    first = 2 % players
    assert state.public.to_play == first
    assert state.secret.hands[first] == FRESH_DECK[0 : size * players : players]
    assert state.secret.hands[1] == FRESH_DECK[players - 1 : size * players : players]
    assert state.public.hand_counts == (size,) * players
    assert state.secret.deck[state.secret.drawn] == FRESH_DECK[size * players]


def test_a_bot_counts_as_32_zero_bytes() -> None:
    seats = (SeatEntry("Ada", "blue"), SeatEntry("Bo", "green", bot="club"))
    header = Header(
        app="0.1.0",
        table="Kitchen",
        game=VECTOR["bound"]["game"],
        started="2026-11-29T19:10:00Z",
        rules=replace(CLASSIC, draw="auto"),
        sides=SIDES[:2],
        seats=seats,
        start=Deal(1, bytes(32), HOST_SEED, (bytes(32), None), (SEEDS[0], None)),
    )
    bind = binding(bound(header))
    assert bind != BINDING, "which seats are bots is part of the binding"
    master = sha256(b"sequence-lan/deal/1" + bind + HOST_SEED + SEEDS[0] + bytes(32)).digest()
    assert start_state(header).secret.master == master
