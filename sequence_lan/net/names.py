"""Names of people and tables: what is one, and what is none."""

import unicodedata
from typing import Final

from sequence_lan.language import noted

MOST_CHARACTERS: Final = 24
MOST_BYTES: Final = 64
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_BLANK_LOOKING: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")


class BadName(ValueError):
    """A text that can't be a name; its own text is the sentence for the person."""


def check_name(text: str) -> str:
    """The name that ``text`` gives to a person or a table: NFC, single spaces, none at the ends.

    At most 24 characters and 64 bytes of UTF-8, and each of them seen: control characters, marks
    that turn the writing direction, joiners and blanks of no width raise BadName.
    """
    for character in text:
        if unicodedata.category(character) in _UNSEEN or character in _BLANK_LOOKING:
            raise BadName(
                noted("Net", "A name can't hold invisible or control characters: leave them out.")
            )
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise BadName(noted("Net", "A name can't be empty: give one of 1 to 24 characters."))
    if len(name) > MOST_CHARACTERS or len(name.encode()) > MOST_BYTES:
        raise BadName(
            noted("Net", "That name is too long: give one of at most 24 characters (and 64 bytes).")
        )
    return name
