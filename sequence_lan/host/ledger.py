"""What is kept of a table beside its games: people, tokens, options, the deal's attempts."""

from dataclasses import replace
from typing import Final

import msgspec

from sequence_lan.host import lobby
from sequence_lan.host.denied import Denied
from sequence_lan.host.room import Room
from sequence_lan.language import noted, translate
from sequence_lan.net.messages import GameId, Moved
from sequence_lan.net.names import BadName, check_name

VERSION: Final = 1


class BadLedger(ValueError):
    """A file that is no ledger of this version; its text is the sentence for the person."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a table is open."""

    port: int = 0
    practice: bool = False
    """For the own client alone."""


class Ledger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The side file's content (DESIGN.md 7)."""

    version: int
    table: GameId
    """Which table this is, for as long as it is open and resumed."""
    game: GameId | None
    """The game that is dealt, played or ended; None in the lobby before the first one."""
    room: Room
    place: Place = Place()
    """Where it was open last."""
    arrival: Moved | None = None
    """What its old host said when it moved here."""


def write_ledger(
    table: str, game: str | None, room: Room, place: Place, arrival: Moved | None = None
) -> bytes:
    """The ledger's bytes; who is connected and who is ready is no part of it."""
    people = tuple(replace(there, ready=False, away_since=None) for there in room.people)
    ledger = Ledger(VERSION, table, game, replace(room, people=people), place, arrival)
    return msgspec.json.format(msgspec.json.encode(ledger), indent=1) + b"\n"


def read_ledger(content: bytes, now: float) -> Ledger:
    """The ledger that these bytes hold, everybody away since ``now``; else BadLedger."""
    unread = noted("Net", "What was kept of that table can't be read.")
    try:
        ledger = msgspec.json.decode(content, type=Ledger)
    except msgspec.DecodeError as fault:
        raise BadLedger(unread) from fault
    if ledger.version != VERSION:
        raise BadLedger(
            translate(
                "Net", "That table is of version {n}, but this program reads version {known}."
            ).format(n=ledger.version, known=VERSION)
        )
    if not _can_be(ledger.room):
        raise BadLedger(unread)
    people = tuple(replace(there, away_since=now) for there in ledger.room.people)
    return msgspec.structs.replace(ledger, room=replace(ledger.room, people=people))


def _can_be(room: Room) -> bool:
    """Whether all that the ledger says of ``room`` fits together: another host may have made it."""
    players = room.options.players
    numbers = [there.id for there in room.people]
    seats = [there.seat for there in room.people if there.seat is not None]
    try:
        lobby.check_options(room.options)
        for name in (room.name, *(there.name for there in room.people)):
            check_name(name)
    except (Denied, BadName):
        return False
    return (
        len(room.bots) == players
        and all(0 <= seat < players for seat in (*seats, *room.stand_ins))
        and len(set(seats)) == len(seats)
        and all(0 < number < room.next_id for number in numbers)
        and len(set(numbers)) == len(numbers)
    )
