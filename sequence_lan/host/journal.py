"""The record of a running game, on disk before anybody hears of a move (DESIGN.md 7)."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

Sync = Callable[[int], None]
"""Makes what was written to an open file or folder outlast the machine's fall: ``os.fsync``."""

_BINARY: Final = getattr(os, "O_BINARY", 0)


class Journal:
    """An open record that only grows."""

    def __init__(self, file: int, written: bytes, sync: Sync) -> None:
        """``file`` is open for appending and holds ``written``, perhaps with a torn end."""
        self._file = file
        self._sync = sync
        self._torn = False
        self.written: bytes = written
        """Everything in it that stands."""

    @classmethod
    def create(cls, path: Path, first: bytes, sync: Sync = os.fsync) -> "Journal":
        """A new journal at ``path`` that holds ``first``, synced; else OSError and no file.

        Nobody but its owner may read it (RECORD.md).
        """
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND | _BINARY
        journal = cls(os.open(path, flags, 0o600), b"", sync)
        try:
            journal.append(first)
            sync_folder(path.parent, sync)
        except OSError:
            journal.close()
            path.unlink(missing_ok=True)
            raise
        return journal

    @classmethod
    def reopen(cls, path: Path, standing: bytes, sync: Sync = os.fsync) -> "Journal":
        """The journal at ``path``, cut after ``standing``, which it begins with."""
        journal = cls(os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY), standing, sync)
        try:
            os.ftruncate(journal._file, len(standing))
            sync(journal._file)
        except OSError:
            journal.close()
            raise
        return journal

    def append(self, lines: bytes) -> None:
        """``lines`` are on disk; OSError if they can't be, and then nothing of them stands."""
        self._mend()
        self._torn = True
        left = memoryview(lines)
        while left:
            left = left[os.write(self._file, left) :]
        self._sync(self._file)
        self._torn = False
        self.written += lines

    def _mend(self) -> None:
        """What an append that failed has left behind is gone."""
        if self._torn:
            os.ftruncate(self._file, len(self.written))
            self._torn = False

    def close(self) -> None:
        """The file is closed, without what an append that failed has left behind."""
        try:
            self._mend()
        except OSError:
            # Whoever resumes from it leaves a torn line out; a whole one nobody has been told of
            # counts then, which the disk that refused both writing and cutting must answer for.
            pass
        finally:
            os.close(self._file)


def write_private(path: Path, content: bytes, sync: Sync = os.fsync) -> None:
    """The file at ``path`` holds ``content``, synced, its folder too; else OSError and the old one.

    Only its owner can read it, from the moment it exists.
    """
    draft = path.with_name(path.name + ".new")
    draft.unlink(missing_ok=True)
    file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o600)
    try:
        with os.fdopen(file, "wb") as opened:
            opened.write(content)
            opened.flush()
            sync(opened.fileno())
        draft.replace(path)
        sync_folder(path.parent, sync)
    finally:
        draft.unlink(missing_ok=True)


def sync_folder(folder: Path, sync: Sync = os.fsync) -> None:
    """The names in ``folder`` outlast the machine's fall; Windows sees to that by itself."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        sync(opened)
    finally:
        os.close(opened)
