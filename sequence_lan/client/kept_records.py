"""The games that are on record on this computer and over, so that anybody may look at them."""

import contextlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sequence_lan.engine.header import Header
from sequence_lan.engine.public import Result
from sequence_lan.engine.record import SUFFIX, BadRecord, read_record

MOST: Final = 300
"""Records that are listed, the latest; older ones can still be opened as files."""
_LARGEST: Final = 1024 * 1024
"""Bytes of a file that is looked into: far more than a game has."""


@dataclass(frozen=True, slots=True)
class KeptRecord:
    """A record in its file, as far as a list needs it."""

    path: Path
    header: Header
    end: Result


def saved_in(folder: Path) -> Path:
    """Where records that a person saves are kept, in this program's ``folder``."""
    return folder / "records"


def kept_records(folder: Path) -> tuple[KeptRecord, ...]:
    """The finished games of tables hosted here and those that were saved, the latest first.

    Of a game that is still open nothing is told: its record is nobody's business. What can't be
    read is passed over. Reads files: not for an event loop's thread, nor the window's.
    """
    files: list[tuple[float, Path]] = []
    for pattern in (f"tables/*/*{SUFFIX}", f"{saved_in(Path())}/*{SUFFIX}"):
        with contextlib.suppress(OSError):
            files += [(path.stat().st_mtime, path) for path in folder.glob(pattern)]
    kept: dict[str, KeptRecord] = {}
    for _, path in sorted(files, reverse=True)[:MOST]:
        record = _ended(path)
        if record is not None:
            kept.setdefault(record.header.game or str(path), record)
    return tuple(kept.values())


def _ended(path: Path) -> KeptRecord | None:
    """The record in that file if it has its last line."""
    with contextlib.suppress(OSError, BadRecord, ValueError):
        with path.open("rb") as file:
            content = file.read(_LARGEST)
        first, _, rest = content.partition(b"\n")
        last = rest.rstrip(b"\n").rpartition(b"\n")[2]
        record = read_record(first + b"\n" + last + b"\n")
        if record.end is not None:
            return KeptRecord(path, record.header, record.end)
    return None
