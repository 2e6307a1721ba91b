"""A table on its way to another machine, and what its old host says of it then (DESIGN.md 7)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from sequence_lan.host.denied import Code, Denied
from sequence_lan.host.room import Person, Room
from sequence_lan.host.tokens import TOKEN_BYTES, token_hash
from sequence_lan.net.messages import Moved

WAITS: Final = 20.0
"""Seconds that the table waits for the new host."""


@dataclass(frozen=True, slots=True)
class Move:
    """The table waits for the machine of ``person`` to take it; nothing else happens meanwhile."""

    asker: int
    """The peer who wanted it so."""
    peer: int
    """The peer who is to take it."""
    person: int
    until: float
    room: Room
    """As it is at the new host."""
    tokens: Mapping[int, bytes] = field(repr=False)
    """For each person their token there."""


def begin(
    room: Room, asker: int, peer: int, other: Person, draw: Callable[[int], bytes], now: float
) -> Move:
    """``room`` moves to the machine of ``other``, who is the owner there. Else Denied."""
    room.check_phase("lobby", "playing", "ended")
    if other.own:
        raise Denied(Code.IS_THERE)
    tokens = {there.id: draw(TOKEN_BYTES) for there in room.people}
    people = tuple(
        replace(
            there,
            own=there.id == other.id,
            tokens=there.tokens.moved(token_hash(tokens[there.id])),
        )
        for there in room.people
    )
    return Move(
        asker, peer, other.id, now + WAITS, replace(room, people=people, owner=other.id), tokens
    )


@dataclass(frozen=True, slots=True)
class Departure:
    """The table is elsewhere now: what everybody is told who comes for it."""

    word: Moved
    """Signed, without a token."""
    tokens: Mapping[int, bytes] = field(repr=False)

    def told(self, person: int) -> Moved:
        """The word for ``person``."""
        return msgspec.structs.replace(self.word, token=self.tokens.get(person))
