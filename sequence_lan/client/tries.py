"""Wrong codes that this person has typed: three at one table are enough (DESIGN.md 5)."""

from collections.abc import Hashable
from typing import Final

AT_ONCE: Final = 3
REST: Final = 60.0
"""Seconds after the third in which no further code is sent there.

Each is a guess for whoever stands between the person and the table.
"""


class Tries:
    """The wrong codes at each place: a certificate, or addresses."""

    def __init__(self) -> None:
        self._wrong: dict[Hashable, list[float]] = {}

    def wait(self, where: Hashable, now: float) -> float:
        """The seconds until another code may be tried there; 0 if it may now."""
        wrong = self._wrong.get(where, [])
        return 0.0 if len(wrong) < AT_ONCE else max(0.0, wrong[-1] + REST - now)

    def wrong(self, where: Hashable, now: float) -> None:
        """A code was wrong there."""
        wrong = self._wrong.setdefault(where, [])
        if len(wrong) == AT_ONCE:
            wrong.clear()
        wrong.append(now)
