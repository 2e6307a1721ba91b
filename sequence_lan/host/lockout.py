"""Wrong codes at a private table, and who is shut out for them (DESIGN.md 5)."""

from dataclasses import dataclass
from typing import Final

AT_ONCE: Final = 5
"""Wrong codes of one address after which it is shut out."""
FIRST_WAIT: Final = 60.0
"""Seconds of the first time; each further time is twice as long."""
IN_ALL: Final = 50
"""Wrong codes after which the table is shut to all newcomers."""


@dataclass(slots=True)
class _Tries:
    """What has come from one address."""

    wrong: int = 0
    until: float = 0.0
    """When it may try again."""


class Lockout:
    """The wrong codes since the table was opened, or opened again by its owner."""

    def __init__(self) -> None:
        self._tries: dict[str, _Tries] = {}
        """Of ``IN_ALL`` addresses at the most."""
        self._all = 0

    @property
    def shut(self) -> bool:
        """Whether so many were wrong that nobody new may try."""
        return self._all >= IN_ALL

    def wait(self, address: str, now: float) -> float:
        """The seconds until that address may try again; 0 if it may now."""
        tries = self._tries.get(address)
        return 0.0 if tries is None else max(0.0, tries.until - now)

    def wrong(self, address: str, now: float) -> None:
        """A wrong code came from there."""
        self._all += 1
        tries = self._tries.setdefault(address, _Tries())
        tries.wrong += 1
        times, rest = divmod(tries.wrong, AT_ONCE)
        if rest == 0:
            tries.until = now + FIRST_WAIT * 2 ** (times - 1)

    def right(self, address: str) -> None:
        """The right code came from there: its wrong ones were slips."""
        self._tries.pop(address, None)

    def reopen(self) -> None:
        """All is forgotten."""
        self._tries.clear()
        self._all = 0
