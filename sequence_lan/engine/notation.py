"""Squares, lines and cards as text and back (RULES.md 1, RECORD.md)."""

from typing import Final

from sequence_lan.engine.board import LINE_SQUARES, LINES, SQUARES, Line, Square
from sequence_lan.engine.cards import CARDS, Card
from sequence_lan.engine.jsonlines import Malformed


class BadText(Malformed):
    """A text that names no card, square or line; its words say so."""


_SQUARE_NAMES: Final = tuple("abcdefghij"[s % 10] + str(s // 10 + 1) for s in SQUARES)
_SQUARES: Final = dict(zip(_SQUARE_NAMES, SQUARES, strict=True))
_LINE_NAMES: Final = tuple(
    f"{_SQUARE_NAMES[LINE_SQUARES[line][0]]}-{_SQUARE_NAMES[LINE_SQUARES[line][-1]]}"
    for line in LINES
)
_LINES: Final = dict(zip(_LINE_NAMES, LINES, strict=True))
_CARDS: Final = {str(card): card for card in CARDS}


def square_name(square: Square) -> str:
    """Column letter and row number, ``h5``."""
    return _SQUARE_NAMES[square]


def line_name(line: Line) -> str:
    """First square, dash, last square: ``f5-j5``."""
    return _LINE_NAMES[line]


def parse_card(text: str) -> Card:
    """The card that ``text`` names; else BadText."""
    try:
        return _CARDS[text]
    except KeyError:
        raise BadText(f"{text!r:.40} is no card") from None


def parse_square(text: str) -> Square:
    """The square that ``text`` names; else BadText."""
    try:
        return _SQUARES[text]
    except KeyError:
        raise BadText(f"{text!r:.40} is no square") from None


def parse_line(text: str) -> Line:
    """The line that ``text`` names in the direction it is written in; else BadText."""
    try:
        return _LINES[text]
    except KeyError:
        raise BadText(f"{text!r:.40} is no line of five") from None
