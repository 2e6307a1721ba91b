"""Who is at the table and how it will play, as a value; the lobby makes a new one of it."""

import math
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from sequence_lan.host.denied import Code, Denied
from sequence_lan.host.tokens import Tokens
from sequence_lan.net.messages import Level, LobbyForm, PersonForm, TableOptions
from sequence_lan.net.names import MOST_BYTES, MOST_CHARACTERS

Phase = Literal["lobby", "dealing", "playing", "ended"]

SEAT_WAITS: Final = 180.0
"""Seconds that a seat waits for somebody who is away (DESIGN.md 4)."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table, also while the connection is lost."""

    id: int
    name: str
    tokens: Tokens
    address: str
    """Where the person came from last, without the port."""
    watch: bool
    """Came to watch, or has left the seat; counts towards the watchers."""
    seat: int | None = None
    ready: bool = False
    own: bool = False
    """Is the host's own client."""
    away_since: float | None = None
    """When the connection was lost; None while it stands."""

    def away(self, now: float) -> int | None:
        """The seconds that the seat still waits, 0 at the least; None for who is there."""
        if self.away_since is None:
            return None
        return max(0, math.ceil(SEAT_WAITS - (now - self.away_since)))


@dataclass(frozen=True, slots=True)
class Room:
    """The table but for its game."""

    name: str
    options: TableOptions
    bots: tuple[Level | None, ...]
    """The bot on each seat; in a game also one that stands in for somebody."""
    phase: Phase = "lobby"
    people: tuple[Person, ...] = ()
    """In the order in which they came."""
    owner: int | None = None
    stand_ins: frozenset[int] = frozenset()
    """The seats whose bot is not in the deal: it plays for somebody who is away or has left."""
    banned: frozenset[str] = frozenset()
    next_id: int = 1
    attempts: int = 0
    """Deals begun since the last game."""
    code: str | None = field(default=None, repr=False)
    """A private table's."""
    shut: bool = False
    """Nobody new comes in, since too many wrong codes were tried (DESIGN.md 5)."""

    def find(self, person: int) -> Person:
        """The person with that number; else Denied."""
        for there in self.people:
            if there.id == person:
                return there
        raise Denied(Code.NO_PERSON)

    def bearer(self, hashed: bytes) -> Person | None:
        """Whose token has that hash."""
        return next((there for there in self.people if there.tokens.fits(hashed)), None)

    def holder(self, seat: int) -> Person | None:
        """Whose seat that is, present or away."""
        return next((there for there in self.people if there.seat == seat), None)

    def check_owner(self, person: int) -> None:
        """Denied to all but the owner."""
        if person != self.owner:
            raise Denied(Code.NOT_OWNER)

    def check_phase(self, *phases: Phase) -> None:
        """Denied in all but these phases."""
        if self.phase not in phases:
            raise Denied(Code.NOT_NOW)

    def check_seat(self, seat: int) -> None:
        """Denied if the table has no such seat."""
        if seat >= self.options.players:
            raise Denied(Code.NO_SEAT)

    def with_person(self, person: Person) -> "Room":
        """The room with ``person`` in place of whoever has that number."""
        people = tuple(person if there.id == person.id else there for there in self.people)
        return replace(self, people=people)

    def with_bot(self, seat: int, level: Level | None) -> "Room":
        """The room with that bot, or none, on ``seat``."""
        return replace(self, bots=(*self.bots[:seat], level, *self.bots[seat + 1 :]))


def lobby_form(room: Room, now: float) -> LobbyForm:
    """What everybody at the table is told of ``room``."""
    return LobbyForm(
        table=room.name,
        phase=room.phase,
        owner=room.owner,
        options=room.options,
        people=tuple(
            PersonForm(there.id, there.name, there.seat, there.ready, there.away(now))
            for there in room.people
        ),
        bots=room.bots,
        private=room.code is not None,
        shut=room.shut,
    )


def unique_name(name: str, taken: frozenset[str]) -> str:
    """``name``, or ``name 2``, ``name 3`` and so on: the first that nobody at the table has.

    Cut where it would grow past the limits of a name; capitals make no other name.
    """
    heard = {other.casefold() for other in taken}
    number, unique = 1, name
    while unique.casefold() in heard:
        number += 1
        ending = f" {number}"
        stem = name[: MOST_CHARACTERS - len(ending)]
        while len(stem.encode()) > MOST_BYTES - len(ending):
            stem = stem[:-1]
        unique = stem.rstrip() + ending
    return unique
