"""All that another machine needs to become a table's host (DESIGN.md 7)."""

from dataclasses import replace
from pathlib import Path

import msgspec

from sequence_lan.host.folder import DamagedGame, TableFolder
from sequence_lan.host.ledger import BadLedger, Ledger, Place, read_ledger, write_ledger
from sequence_lan.host.room import Room
from sequence_lan.net.messages import PART_BYTES, Handover


class BadHousehold(ValueError):
    """Bytes that are no table; its text is the sentence for the person."""


class _Household(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ledger: bytes
    record: bytes | None
    """Of the game that is played, or has ended."""
    private: bool
    """Newcomers need a code, which is never sent: the new host has one of its own."""


def pack(
    table: str, game: str | None, room: Room, place: Place, record: bytes | None
) -> list[Handover]:
    """The table with that number, its ``game`` and its ``record``, in parts for the wire."""
    ledger = write_ledger(table, game, replace(room, code=None), place)
    whole = msgspec.msgpack.encode(_Household(ledger, record, room.code is not None))
    parts = [whole[at : at + PART_BYTES] for at in range(0, len(whole), PART_BYTES)]
    return [Handover(number, len(parts), part) for number, part in enumerate(parts)]


def settle(parcel: bytes, table: str, tables: Path, code: str) -> Ledger:
    """The table with that number is kept in a folder of its own within ``tables``, on disk.

    If it is private, ``code`` is its code from now on. What an earlier evening has left in that
    folder is gone. Raises BadHousehold, TableInUse, OSError.
    """
    try:
        household = msgspec.msgpack.decode(parcel, type=_Household)
        ledger = read_ledger(household.ledger, 0.0)
    except (msgspec.DecodeError, BadLedger) as bad:
        raise BadHousehold("What came of the table can't be read.") from bad
    if ledger.table != table or (household.record is None) != (ledger.room.phase == "lobby"):
        raise BadHousehold("What came is another table than the one expected.")
    folder = TableFolder(tables / table)
    try:
        _write(folder, household, ledger, code)
    finally:
        folder.close(keep=True)
    return ledger


def _write(folder: TableFolder, household: _Household, ledger: Ledger, code: str) -> None:
    folder.clear()
    room = replace(ledger.room, code=code if household.private else None)
    if household.record is not None and ledger.game is not None:
        folder.new_game(ledger.game, household.record).close()
        try:
            opened = folder.open_game(ledger.game)
        except DamagedGame as bad:
            raise BadHousehold(str(bad)) from bad
        if opened is not None:
            opened[1].close()
    folder.save(write_ledger(ledger.table, ledger.game, room, ledger.place))
