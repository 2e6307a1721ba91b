"""What is said at the table: to everybody, cleaned, and kept for whoever comes later."""

import unicodedata
from typing import Final

from sequence_lan.host.denied import Code, Denied
from sequence_lan.net.messages import ChatLine

_KEPT_BYTES: Final = 8 * 1024
_NOT_SHOWN: Final = frozenset({"Cc", "Cs", "Co", "Zl", "Zp"})
_TURNS_TEXT: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")


def clean(text: str) -> str:
    """``text`` on one line, without what can't be seen or turns the text around; else Denied."""
    shown = "".join(
        " " if unicodedata.category(c) in _NOT_SHOWN or c in _TURNS_TEXT else c for c in text
    )
    line = " ".join(shown.split())
    if not line:
        raise Denied(Code.NOTHING_SAID)
    return line


def kept(lines: tuple[ChatLine, ...], line: ChatLine) -> tuple[ChatLine, ...]:
    """``lines`` with ``line``, as far back as fits into a welcome."""
    newest: list[ChatLine] = []
    size = 0
    for said in (line, *reversed(lines)):
        size += len(said.text.encode()) + len(said.name.encode()) + 32
        if size > _KEPT_BYTES:
            break
        newest.append(said)
    return tuple(reversed(newest))
