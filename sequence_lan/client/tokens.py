"""What gives this person their seat back: a token for each table, under its host's certificate."""

import contextlib
import hashlib
import math
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import msgspec

from sequence_lan.client.private_file import write_private

TABLES_KEPT: Final = 16
"""How many tables of one host are remembered, the latest ones."""


@dataclass(frozen=True, slots=True)
class Ticket:
    """A token, the table it is for, and where, when and as whom that table was joined."""

    table: str
    name: str
    address: str
    when: float
    """Seconds of time.time()."""
    token: bytes = field(repr=False)
    proved: bool = False
    """Whether the host had shown to know the table's code."""


class Tokens:
    """The tickets of one folder: a folder for each certificate, a file for each table and name.

    Two programs of one person may sit at one table under two names: neither takes the other's.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, fingerprint: bytes, name: str, address: str) -> Ticket | None:
        """The ticket to show to the host with that certificate, None for a newcomer.

        Which table it has open is known only after the welcome: the latest one joined under this
        name at this address, else the latest one joined under this name.
        """
        mine = [ticket for _, ticket in self._read(fingerprint) if ticket.name == name]
        there = [ticket for ticket in mine if ticket.address == address]
        return next(reversed(there or mine), None)

    def keep(self, fingerprint: bytes, ticket: Ticket) -> None:
        """``ticket`` replaces the one for the same table and name. OSError if it can't be kept.

        It counts as the latest, though the clock may have been set back since another was kept.
        """
        kept = self._read(fingerprint)
        if kept and kept[-1][1].when > ticket.when:
            ticket = replace(ticket, when=math.nextafter(kept[-1][1].when, math.inf))
        path = self._path(fingerprint, ticket.table, ticket.name)
        write_private(path, msgspec.json.encode(ticket))
        for path, _ in self._read(fingerprint)[:-TABLES_KEPT]:
            path.unlink(missing_ok=True)

    def forget(self, fingerprint: bytes, table: str, name: str) -> None:
        """There is no ticket for that table under that name: the person has left it for good."""
        # One that stays on a disk that can't be written opens nothing: its seat is given up.
        with contextlib.suppress(OSError):
            self._path(fingerprint, table, name).unlink(missing_ok=True)

    def _path(self, fingerprint: bytes, table: str, name: str) -> Path:
        # A name may hold what no file name can.
        mark = hashlib.sha256(f"{table}/{name}".encode()).hexdigest()
        return self._folder / fingerprint.hex() / f"{mark}.json"

    def _read(self, fingerprint: bytes) -> list[tuple[Path, Ticket]]:
        """What is kept, the oldest first; a file that is damaged counts as none."""
        found = []
        for path in (self._folder / fingerprint.hex()).glob("*.json"):
            try:
                found.append((path, msgspec.json.decode(path.read_bytes(), type=Ticket)))
            except (OSError, msgspec.DecodeError):
                continue
        return sorted(found, key=lambda entry: entry[1].when)
