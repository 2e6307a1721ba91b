"""The provable deal: commits, the shuffle, the cut, and a game's first state (RECORD.md)."""

import json
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256, shake_256
from struct import unpack
from typing import Any, Final

from sequence_lan.engine.cards import FRESH_DECK, Card, rank_value
from sequence_lan.engine.public import Public, Setup
from sequence_lan.engine.rules import Rules, Side, hand_size
from sequence_lan.engine.state import Secret, State

SEED_BYTES: Final = 32
NO_SEED: Final = bytes(SEED_BYTES)
"""What a bot's seat counts as (RECORD.md, the provable deal 4)."""


def canonical(value: Any) -> bytes:
    """``value`` as canonical JSON in UTF-8 (RECORD.md, the provable deal 1)."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode("utf-8")


def binding(bound: dict[str, Any]) -> bytes:
    """The 32 bytes that bind a deal to ``game, rules, seats, sides`` as the header has them."""
    return sha256(canonical(bound)).digest()


def host_commit(bound: bytes, host_seed: bytes) -> bytes:
    """What the host sends before it may see any seat's seed (RECORD.md, the provable deal 2)."""
    return sha256(b"sequence-lan/host/1" + bound + host_seed).digest()


def seat_commit(bound: bytes, seat: int, seed: bytes) -> bytes:
    """What a person's client sends before any seed is shown (RECORD.md, the provable deal 3)."""
    return sha256(b"sequence-lan/seat/1" + bound + bytes([seat]) + seed).digest()


def master_of(bound: bytes, host_seed: bytes, seat_seeds: Iterable[bytes]) -> bytes:
    """The 32 bytes that every shuffle of the game comes from (RECORD.md, the provable deal 6)."""
    return sha256(b"sequence-lan/deal/1" + bound + host_seed + b"".join(seat_seeds)).digest()


_WORDS: Final = 1 << 64


def _words(master: bytes, label: str) -> Iterator[int]:
    """stream(label) as 64-bit words; SHAKE is read in growing pieces, since it has no end."""
    size, done = 1024, 0
    while True:
        data = shake_256(master + label.encode("ascii")).digest(size)
        yield from unpack(f">{(size - done) // 8}Q", data[done:])
        size, done = 2 * size, size


def shuffle(master: bytes, label: str, cards: Sequence[Card]) -> tuple[Card, ...]:
    """``cards`` in the order that ``label`` gives them (RECORD.md, the provable deal 7, 8)."""
    words = _words(master, label)
    shuffled = list(cards)
    for i in range(len(shuffled) - 1, 0, -1):
        n = i + 1
        limit = _WORDS - _WORDS % n
        word = next(words)
        while word >= limit:
            word = next(words)
        j = word % n
        shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
    return tuple(shuffled)


def cut(master: bytes, seats: int) -> tuple[int, tuple[tuple[tuple[int, Card], ...], ...]]:
    """The dealer, and the rounds of the cut: the seats in it, each with its card (RULES.md 2)."""
    cards = iter(shuffle(master, "cut", FRESH_DECK))
    tied = list(range(seats))
    rounds = []
    while len(tied) > 1:
        cuts = tuple((seat, next(cards)) for seat in tied)
        rounds.append(cuts)
        lowest = min(rank_value(card) for _, card in cuts)
        tied = [seat for seat, card in cuts if rank_value(card) == lowest]
    return tied[0], tuple(rounds)


def first_deck(master: bytes) -> tuple[Card, ...]:
    """The whole draw deck before anything is dealt, first drawn first."""
    return shuffle(master, "deck/0", FRESH_DECK)


def refill(master: bytes, number: int, discards: Sequence[Card]) -> tuple[Card, ...]:
    """The draw deck of the refill with that number, from 1 (RECORD.md, the provable deal 12).

    ``discards`` are the piles bottom to top, in seat order.
    """
    return shuffle(master, f"deck/{number}", discards)


def turn_heads(players: int, sides: int, start: int) -> tuple[int, ...]:
    """For each side the first member met clockwise from seat ``start`` (RULES.md 2)."""
    clockwise = [(start + n) % players for n in range(players)]
    return tuple(next(seat for seat in clockwise if seat % sides == side) for side in range(sides))


def deal(
    rules: Rules,
    sides: tuple[Side, ...],
    players: int,
    dealer: int,
    deck: tuple[Card, ...],
    master: bytes,
) -> State:
    """The game before its first action: ``deck`` dealt clockwise from the starting seat.

    ``deck`` holds 104 cards, first drawn first; ``master`` shuffles the refills (RULES.md 2).
    """
    start = (dealer + 1) % players
    size = hand_size(players)
    dealt = size * players
    hands = tuple(deck[(seat - start) % players : dealt : players] for seat in range(players))
    piles = players if rules.discard == "own" else 1
    public = Public(
        setup=Setup(rules, sides, players, dealer),
        chips=(0,) * len(sides),
        sequences=(),
        locked=0,
        hand_counts=(size,) * players,
        deck_count=len(deck) - dealt,
        discards=((),) * piles,
        to_play=start,
        next=turn_heads(players, len(sides), start),
        exchanges=0,
        may_draw=(),
        owes=(),
        passed=(),
        call=None,
        result=None,
    )
    return State(public, Secret(hands, deck, dealt, 0, master))


def provable_deal(rules: Rules, sides: tuple[Side, ...], players: int, master: bytes) -> State:
    """The first state of a game whose every shuffle and cut come from ``master``."""
    dealer, _ = cut(master, players)
    return deal(rules, sides, players, dealer, first_deck(master), master)
