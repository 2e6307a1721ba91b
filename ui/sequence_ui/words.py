"""Cards, sides, squares and lines in words, for labels and for screen readers."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sequence_lan.engine.board import CARD_ON, Line, Square
from sequence_lan.engine.cards import Card
from sequence_lan.engine.notation import line_name, square_name
from sequence_lan.engine.public import Public
from sequence_lan.engine.refusal import REASONS, Code
from sequence_lan.engine.rules import Rules, Side

_RANKS: Final[dict[str, Any]] = {
    "2": QT_TRANSLATE_NOOP("Rank", "two"),
    "3": QT_TRANSLATE_NOOP("Rank", "three"),
    "4": QT_TRANSLATE_NOOP("Rank", "four"),
    "5": QT_TRANSLATE_NOOP("Rank", "five"),
    "6": QT_TRANSLATE_NOOP("Rank", "six"),
    "7": QT_TRANSLATE_NOOP("Rank", "seven"),
    "8": QT_TRANSLATE_NOOP("Rank", "eight"),
    "9": QT_TRANSLATE_NOOP("Rank", "nine"),
    "T": QT_TRANSLATE_NOOP("Rank", "ten"),
    "J": QT_TRANSLATE_NOOP("Rank", "jack"),
    "Q": QT_TRANSLATE_NOOP("Rank", "queen"),
    "K": QT_TRANSLATE_NOOP("Rank", "king"),
    "A": QT_TRANSLATE_NOOP("Rank", "ace"),
}
_SUITS: Final[dict[str, Any]] = {
    "S": QT_TRANSLATE_NOOP("Suit", "spades"),
    "H": QT_TRANSLATE_NOOP("Suit", "hearts"),
    "D": QT_TRANSLATE_NOOP("Suit", "diamonds"),
    "C": QT_TRANSLATE_NOOP("Suit", "clubs"),
}
_SIGNS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_LETTERS: Final[dict[str, Any]] = {
    "J": QT_TRANSLATE_NOOP("Index", "J"),
    "Q": QT_TRANSLATE_NOOP("Index", "Q"),
    "K": QT_TRANSLATE_NOOP("Index", "K"),
    "A": QT_TRANSLATE_NOOP("Index", "A"),
}
_SIDES: Final[dict[Side, Any]] = {
    "blue": QT_TRANSLATE_NOOP("Side", "Blue"),
    "green": QT_TRANSLATE_NOOP("Side", "Green"),
    "red": QT_TRANSLATE_NOOP("Side", "Red"),
}
_CHIPS: Final[dict[Side, Any]] = {
    "blue": QT_TRANSLATE_NOOP("Chip", "blue chip"),
    "green": QT_TRANSLATE_NOOP("Chip", "green chip"),
    "red": QT_TRANSLATE_NOOP("Chip", "red chip"),
}


def index(card: Card) -> str:
    """The rank as printed in a card's corner: ``9``, ``10``, ``K``."""
    rank = card[0]
    if rank == "T":
        return "10"
    return QCoreApplication.translate("Index", _LETTERS[rank]) if rank in _LETTERS else rank


def short(card: Card) -> str:
    """``9♦``."""
    return f"{index(card)}{_SIGNS[card[1]]}"


def card_name(card: Card) -> str:
    """``nine of diamonds``."""
    pattern = QCoreApplication.translate("Card", "{rank} of {suit}")
    return pattern.format(
        rank=QCoreApplication.translate("Rank", _RANKS[card[0]]),
        suit=QCoreApplication.translate("Suit", _SUITS[card[1]]),
    )


def side_name(side: Side) -> str:
    """``Blue``."""
    return QCoreApplication.translate("Side", _SIDES[side])


def chip_name(side: Side) -> str:
    """``green chip``."""
    return QCoreApplication.translate("Chip", _CHIPS[side])


def jack_role(card: Card, rules: Rules) -> str:
    """What the table's rules let this jack do, as written on it (RULES.md 3)."""
    return _take() if card in rules.one_eyed_jacks else _place()


def dead(spent: bool) -> str:
    """What is written on a dead card, ``spent`` if none may be exchanged in this turn any more."""
    if spent:
        return QCoreApplication.translate("Hand", "dead: next turn")
    return QCoreApplication.translate("Hand", "dead: exchange")


def give_up() -> str:
    """What is written on a card that may be given up for table talk (RULES.md 5)."""
    return QCoreApplication.translate("Hand", "give up")


def feet() -> tuple[str, ...]:
    """Everything that may be written at the foot of a card."""
    return (_take(), _place(), dead(spent=False), dead(spent=True), give_up())


def _take() -> str:
    return QCoreApplication.translate("Jack", "Take a chip")


def _place() -> str:
    return QCoreApplication.translate("Jack", "Place anywhere")


def everybodys() -> str:
    """What is written on a corner."""
    return QCoreApplication.translate("Square", "everybody's")


def square_words(public: Public | None, square: Square) -> str:
    """``h5, nine of diamonds, green chip, part of a sequence``: a square and what lies on it."""
    translate = QCoreApplication.translate
    card = CARD_ON[square]
    parts = [square_name(square)]
    if card is None:
        parts.append(translate("Square", "corner, everybody's"))
    else:
        parts.append(card_name(card))
    if public is not None:
        side = side_on(public, square)
        if side is not None:
            parts.append(chip_name(side))
        elif card is not None:
            parts.append(translate("Square", "free"))
        if public.locked >> square & 1:
            parts.append(translate("Square", "part of a sequence"))
    return ", ".join(parts)


def line_words(line: Line) -> str:
    """``f5–j5``."""
    return line_name(line).replace("-", "–")


def refusal_words(code: Code) -> str:
    """The sentence of a refusal (RULES.md 7)."""
    return QCoreApplication.translate("Refusal", REASONS[code])


def side_on(public: Public, square: Square) -> Side | None:
    """The side whose chip lies on the square."""
    for side, mask in zip(public.setup.sides, public.chips, strict=True):
        if mask >> square & 1:
            return side
    return None
