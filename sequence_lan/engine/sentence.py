"""A sentence that can be said in any language: its English pattern, and what fills the gaps."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

_GAP: Final = re.compile(r"\{(\w+)\}")


class Sentence(NamedTuple):
    """A sentence about what is wrong; ``str`` is English, ``language.said`` words it."""

    pattern: str
    """English, with gaps like ``{name}``."""
    values: "Mapping[str, int | str | Sentence]" = {}  # noqa: RUF012 - never written to

    def __str__(self) -> str:
        return filled(self.pattern, {gap: str(value) for gap, value in self.values.items()})


class Worded(ValueError):
    """A fault that can be said in any language; ``str`` is English."""

    def __init__(self, pattern: str, **values: int | str | Sentence) -> None:
        self.sentence = Sentence(pattern, values)
        super().__init__(str(self.sentence))


def filled(pattern: str, values: Mapping[str, str]) -> str:
    """``pattern`` with its gaps filled; one without a value stays, so that none can fail."""
    return _GAP.sub(lambda gap: values.get(gap[1], gap[0]), pattern)
