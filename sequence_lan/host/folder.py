"""The folder of one table: its ledger, the records of its games, and a lock (DESIGN.md 7)."""

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

from sequence_lan.engine.record import SUFFIX, BadRecord, Record, read_journal
from sequence_lan.host.journal import Journal, Sync, sync_folder, write_private
from sequence_lan.language import noted, said, translate

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LEDGER: Final = "table.json"
_LOCK: Final = "lock"
_DAMAGED: Final = ".damaged"


class TableInUse(Exception):
    """Another program on this machine has that table open; its text is the sentence."""


class DamagedGame(Exception):
    """The record of a game can't be read; its text is the sentence, the file is set aside."""


class TableFolder:
    """Where one table is kept; nobody else opens it until it is closed."""

    def __init__(self, path: Path, sync: Sync = os.fsync) -> None:
        """At ``path``, made there if there is none. Raises TableInUse, OSError."""
        self.path = path
        self._sync = sync
        new = not path.is_dir()
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        if new:
            sync_folder(path.parent, sync)
        self._lock = os.open(path / _LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._lock)
        except OSError:
            os.close(self._lock)
            raise TableInUse(
                noted(
                    "Net",
                    "That table is open already: in another window or program on this computer.",
                )
            ) from None

    def save(self, ledger: bytes) -> None:
        """The ledger is on disk; OSError if it can't be, and then the old one stands."""
        write_private(self.path / _LEDGER, ledger, self._sync)

    def load(self) -> bytes | None:
        """The ledger; None if nothing was ever saved."""
        try:
            return (self.path / _LEDGER).read_bytes()
        except FileNotFoundError:
            return None

    def clear(self) -> None:
        """Nothing is kept there but the lock. Raises OSError."""
        for path in self.path.iterdir():
            if path.name != _LOCK:
                path.unlink()

    def new_game(self, game: str, header: bytes) -> Journal:
        """A new record with that first line, on disk. Raises OSError."""
        return Journal.create(self._record(game), header, self._sync)

    def open_game(self, game: str) -> tuple[Record, Journal] | None:
        """The game as far as it is on record, a torn last line left out; None if it was not dealt.

        A damaged file is set aside under another name. Raises DamagedGame, OSError.
        """
        path = self._record(game)
        try:
            content = path.read_bytes()
        except FileNotFoundError:
            return None
        try:
            record, length = read_journal(content)
        except BadRecord as bad:
            raise self.set_aside(game, f"line {bad.line}: {said(bad.fault)}") from bad
        return record, Journal.reopen(path, content[:length], self._sync)

    def set_aside(self, game: str, fault: str) -> DamagedGame:
        """The record of ``game`` has another name; the exception that says so."""
        path = self._record(game)
        aside = path.with_name(path.name + _DAMAGED)
        path.replace(aside)
        sync_folder(self.path, self._sync)
        return DamagedGame(
            translate(
                "Net",
                "The record of the game can't be gone on with ({fault}); it is kept as {file}.",
            ).format(fault=fault, file=aside.name)
        )

    def close(self, *, keep: bool = False) -> None:
        """Others may open it; if no game was dealt there, nothing is kept unless ``keep``."""
        os.close(self._lock)
        if not keep and not any(self.path.glob(f"*{SUFFIX}*")):
            # What can't be removed does no harm.
            with contextlib.suppress(OSError):
                for name in (_LEDGER, _LOCK):
                    (self.path / name).unlink(missing_ok=True)
                self.path.rmdir()

    def _record(self, game: str) -> Path:
        return self.path / f"{game}{SUFFIX}"


def _lock(file: int) -> None:
    """``file`` is this program's until it is closed; OSError if it is another's."""
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
