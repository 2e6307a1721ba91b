"""The games that were open on this machine when their host ended (DESIGN.md 7)."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sequence_lan.engine.record import SUFFIX, BadRecord, read_journal
from sequence_lan.host.folder import TableFolder, TableInUse
from sequence_lan.host.ledger import BadLedger, Ledger, Place, read_ledger
from sequence_lan.net.messages import TableOptions


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that can be gone on with."""

    table: str
    """The number of its table, 32 hex digits."""
    name: str
    """The table's."""
    options: TableOptions
    players: tuple[str, ...]
    """The names in seat order."""
    moves: int
    """How many actions are on record; 0 also before the cards were dealt."""
    when: float
    """Of the last one, in seconds of time.time()."""
    over: bool
    """The game has ended, but its host did before everybody can have seen the record."""
    place: Place
    """Where the table was open."""


def unfinished(tables: Path) -> tuple[Unfinished, ...]:
    """The games in the folders within ``tables`` that nobody has open, the latest first.

    What can't be read is passed over. Reads files: not for an event loop's thread.
    """
    try:
        folders = [path for path in tables.iterdir() if path.is_dir()]
    except OSError:
        return ()
    found = (game for path in folders for game in _kept(path))
    return tuple(sorted(found, key=lambda game: -game.when))


def _kept(path: Path) -> Iterator[Unfinished]:
    """The game in that folder if it can be gone on with."""
    with contextlib.suppress(OSError, BadLedger, BadRecord, TableInUse):
        folder = TableFolder(path)
        try:
            content = folder.load()
            if content is None:
                return
            ledger = read_ledger(content, 0.0)
            if ledger.table == path.name and ledger.room.phase != "lobby":
                yield from _open(path, ledger)
        finally:
            folder.close()


def _open(path: Path, ledger: Ledger) -> Iterator[Unfinished]:
    room = ledger.room
    names = tuple(there.name for there in sorted(room.people, key=lambda p: p.seat or 0))
    moves, when, over = 0, path.stat().st_mtime, False
    record_file = path / f"{ledger.game}{SUFFIX}"
    if record_file.exists():
        record, _ = read_journal(record_file.read_bytes())
        over = record.end is not None
        names = tuple(seat.name for seat in record.header.seats)
        moves, when = len(record.actions), record_file.stat().st_mtime
    elif room.phase != "dealing":
        return
    yield Unfinished(ledger.table, room.name, room.options, names, moves, when, over, ledger.place)
