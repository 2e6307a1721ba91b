"""Connections that have not been let in: a few from each address, not many in all (DESIGN.md 4)."""

from typing import Final

PER_ADDRESS: Final = 8
IN_ALL: Final = 64


class Doorway:
    """Who waits there. Each is named by a number of its own and came from an address."""

    def __init__(self, per_address: int = PER_ADDRESS, in_all: int = IN_ALL) -> None:
        self._per_address = per_address
        self._in_all = in_all
        self._waiting: dict[int, str] = {}
        """In the order in which they came."""

    def enter(self, number: int, address: str) -> int | None:
        """``number`` waits from now on; who has to make room for it, the oldest, or None."""
        same = [other for other, whence in self._waiting.items() if whence == address]
        oldest = None
        if len(same) >= self._per_address:
            oldest = same[0]
        elif len(self._waiting) >= self._in_all:
            oldest = next(iter(self._waiting))
        if oldest is not None:
            del self._waiting[oldest]
        self._waiting[number] = address
        return oldest

    def leave(self, number: int) -> None:
        """``number`` was let in, or has gone."""
        self._waiting.pop(number, None)
