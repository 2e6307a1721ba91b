"""Receipts on disk, so that a restart of this program loses no proof (RECORD.md 13)."""

import contextlib
import os
import re
from pathlib import Path
from typing import Final

import msgspec

from sequence_lan.client.proof import Witness, can_prove
from sequence_lan.client.receipt import Attempt, Line, Receipt, Told

_GAME: Final = re.compile(r"[0-9a-f]{32}")
_APPEND: Final = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
_LINES: Final = msgspec.json.Decoder(Attempt | Told)


class Receipts:
    """The receipts of one folder, a file a game, readable by their owner alone."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, game: str, line: Line) -> None:
        """``line`` stands at the end of the game's receipt. OSError where that can't be written.

        A few hundred bytes into the system's cache: quick enough for an event loop. It need not
        survive a fall of the whole machine, for the host tells everything again to who comes back.
        """
        path = self._path(game)
        try:
            file = os.open(path, _APPEND, 0o600)
        except FileNotFoundError:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = os.open(path, _APPEND, 0o600)
        try:
            os.write(file, msgspec.json.encode(line) + b"\n")
        finally:
            os.close(file)

    def load(self, game: str) -> Receipt | None:
        """The receipt of ``game``, without a last line that was cut off; None if there is none."""
        try:
            lines = self._path(game).read_bytes().splitlines()
        except OSError:
            return None
        attempt: Attempt | None = None
        told: list[Told] = []
        for line in lines:
            try:
                read = _LINES.decode(line)
            except msgspec.DecodeError:
                continue
            if isinstance(read, Told):
                told.append(read)
            else:
                attempt = read
        return None if attempt is None else Receipt(attempt, tuple(told))

    def forget(self, game: str) -> None:
        """There is no receipt of ``game``, whose deal was called off, if it can be taken away."""
        with contextlib.suppress(OSError):
            self._path(game).unlink(missing_ok=True)

    def _path(self, game: str) -> Path:
        return self.folder / f"{game}.receipt"


def receipt_for(folder: Path, game: str | None) -> Witness | None:
    """This machine's receipt of ``game``, for ``verify``; None where it could prove nothing."""
    if game is None or not _GAME.fullmatch(game):
        return None
    receipt = Receipts(folder).load(game)
    return Witness(receipt) if receipt is not None and can_prove(receipt.attempt) else None
