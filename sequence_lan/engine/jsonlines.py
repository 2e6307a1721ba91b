"""Strict reading of JSON: one object a line, and the values in it (RECORD.md)."""

import json
import re
from collections.abc import Collection
from typing import Any, Final

from sequence_lan.engine.sentence import Sentence, Worded

LINE_BYTES: Final = 1024 * 1024
"""How long a line may be: no line of a game comes near, and rubbish is soon seen to be that."""

DEPTH: Final = 100
"""How deep a line may nest: what is kept unread is written again, and the stack must do for it."""

DIGITS: Final = 1000
"""How long a number may be: Python turns far longer ones into text no more, and slowly before."""


class Malformed(Worded):
    """Something is not of the format; the text says what."""


def parse_object(line: bytes) -> dict[str, Any]:
    """The JSON object that ``line``, without its line end, holds; else Malformed.

    No key is repeated at any level, every number is finite, no half of a surrogate pair is left.
    """
    if len(line) > LINE_BYTES:
        raise Malformed("longer than any line of a record")
    if b"\r" in line:
        raise Malformed("a carriage return; lines end with a line feed alone")
    if line.startswith(b"\xef\xbb\xbf"):
        raise Malformed("a byte order mark, which a record must not have")
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Malformed("byte {n} is not UTF-8", n=error.start + 1) from None
    if not text:
        raise Malformed("an empty line")
    try:
        value = _DECODER.decode(text)
    except Malformed:
        raise
    except json.JSONDecodeError as error:
        raise Malformed("not JSON, from column {column} on", column=error.colno) from None
    except RecursionError:
        raise Malformed("nested too deep") from None
    if not isinstance(value, dict):
        raise Malformed("an object was expected, not {value}", value=shown(value))
    if "\\u" in text or text.count("[") + text.count("{") > DEPTH:
        _check_text_and_depth(value)
    return value


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise Malformed("the key {key} is repeated", key=shown(key))
            seen.add(key)
    return members


def _whole(digits: str) -> int:
    if len(digits) > DIGITS:
        raise Malformed("a number has too many digits")
    return int(digits)


def _finite(digits: str) -> float:
    if len(digits) > DIGITS:
        raise Malformed("a number has too many digits")
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise Malformed("a number is too large")
    return number


def _no_constant(name: str) -> None:
    raise Malformed("not JSON: {value} is no number", value=name)


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_unique,
    parse_int=_whole,
    parse_float=_finite,
    parse_constant=_no_constant,
)


def _check_text_and_depth(value: Any) -> None:
    level = [value]
    for _ in range(DEPTH + 1):
        inner: list[Any] = []
        for item in level:
            if isinstance(item, str):
                try:
                    item.encode("utf-8")
                except UnicodeEncodeError:
                    raise Malformed("half of a surrogate pair") from None
            elif isinstance(item, list):
                inner += item
            elif isinstance(item, dict):
                inner += item
                inner += item.values()
        if not inner:
            return
        level = inner
    raise Malformed("nested too deep")


def shown(value: Any) -> str | Sentence:
    """``value`` in a few ASCII characters, for a sentence about what is wrong with it."""
    if isinstance(value, dict):
        return Sentence("an object")
    if isinstance(value, list):
        return Sentence("a list")
    text = json.dumps(value[:40] if isinstance(value, str) else value)
    return text if len(text) <= 48 else text[:45] + "..."


def members(
    value: Any, name: str, required: Collection[str], optional: Collection[str] = ()
) -> dict[str, Any]:
    """``value`` is an object with all the ``required`` keys and none but the ``optional`` ones."""
    if not isinstance(value, dict):
        raise Malformed("{name} must be an object, not {value}", name=name, value=shown(value))
    for key in required:
        if key not in value:
            raise Malformed("{name} lacks {key}", name=name, key=key)
    for key in value:
        if key not in required and key not in optional:
            raise Malformed("{name} has a key {key} that it cannot have", name=name, key=shown(key))
    return value


def items(value: Any, name: str, count: int | None = None) -> list[Any]:
    """``value`` is a list, of ``count`` items if that is given."""
    if not isinstance(value, list):
        raise Malformed("{name} must be a list, not {value}", name=name, value=shown(value))
    if count is not None and len(value) != count:
        raise Malformed(
            "{name} must have items: {n}, not {found}", name=name, n=count, found=len(value)
        )
    return value


def text(value: Any, name: str) -> str:
    """``value`` is a text."""
    if not isinstance(value, str):
        raise Malformed("{name} must be a text, not {value}", name=name, value=shown(value))
    return value


def one_of(value: Any, name: str, choices: Collection[str]) -> str:
    """``value`` is one of these texts."""
    if not isinstance(value, str) or value not in choices:
        raise Malformed(
            "{name} must be one of these: {choices}; not {value}",
            name=name,
            choices=", ".join(choices),
            value=shown(value),
        )
    return value


def flag(value: Any, name: str) -> bool:
    """``value`` is true or false."""
    if not isinstance(value, bool):
        raise Malformed("{name} must be true or false, not {value}", name=name, value=shown(value))
    return value


def whole(value: Any, name: str, low: int, high: int | None = None) -> int:
    """``value`` is a whole number from ``low``, to ``high`` if given; true and 1.0 are none."""
    if type(value) is not int or value < low or (high is not None and value > high):
        if high is None:
            raise Malformed(
                "{name} must be a whole number from {low} on, not {value}",
                name=name,
                low=low,
                value=shown(value),
            )
        raise Malformed(
            "{name} must be a whole number from {low} to {high}, not {value}",
            name=name,
            low=low,
            high=high,
            value=shown(value),
        )
    return value


def from_hex(value: Any, name: str, size: int) -> bytes:
    """The ``size`` bytes that ``value`` gives as lower-case hex digits."""
    if not isinstance(value, str) or not re.fullmatch(f"[0-9a-f]{{{2 * size}}}", value):
        raise Malformed(
            "{name} must be {n} lower-case hex digits, not {value}",
            name=name,
            n=2 * size,
            value=shown(value),
        )
    return bytes.fromhex(value)
