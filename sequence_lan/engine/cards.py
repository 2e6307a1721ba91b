"""Cards and the fresh deck (RULES.md 1)."""

from typing import Final, NewType

Card = NewType("Card", str)
"""A card as two characters, rank and suit: ``9D`` is the nine of diamonds."""

RANKS: Final = "23456789TJQKA"
SUITS: Final = "SHDC"
CARDS: Final[tuple[Card, ...]] = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
FRESH_DECK: Final[tuple[Card, ...]] = CARDS + CARDS
"""Two packs one after the other, each by suit S H D C, in a suit from 2 to A (RECORD.md 9)."""

JACKS: Final = frozenset(card for card in CARDS if card[0] == "J")


def rank_value(card: Card) -> int:
    """The rank of ``card`` in the cut: 0 for a two up to 12 for an ace, aces high (RULES.md 2)."""
    return RANKS.index(card[0])
