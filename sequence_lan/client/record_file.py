"""Records from files, for whoever reads them: commands and the window."""

from pathlib import Path
from typing import Final

from sequence_lan.engine.record import BadRecord, Record, read_record
from sequence_lan.engine.sentence import Sentence
from sequence_lan.language import said, translate, why

_LARGEST: Final = 16 * 1024 * 1024
"""In bytes: a thousand times any game, so that an endless file comes to an end."""


class Unreadable(ValueError):
    """A file that holds no record; the text is one line, with ``line N: `` where one is bad.

    ``line N: `` is the same in every language: RECORD.md has it so, and programs look for it.
    """

    def __init__(self, text: str, bad: BadRecord | None = None) -> None:
        super().__init__(text)
        self.bad = bad
        """The line and its fault, to be worded otherwise; None where there was nothing to read."""


def read_file(path: Path) -> Record:
    """The record in the file; else Unreadable."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except FileNotFoundError:
        raise Unreadable(
            translate("Net", "There is no file {file}.").format(file=shown_path(path))
        ) from None
    except IsADirectoryError:
        raise Unreadable(
            translate("Net", "{file} is a folder: name the record in it.").format(
                file=shown_path(path)
            )
        ) from None
    except PermissionError:
        raise Unreadable(
            translate(
                "Net", "{file} may not be read: it is a folder or belongs to somebody else."
            ).format(file=shown_path(path))
        ) from None
    except OSError as error:
        raise Unreadable(
            translate("Net", "{file} cannot be read: {why}.").format(
                file=shown_path(path), why=why(error)
            )
        ) from None
    if len(data) > _LARGEST:
        line = data.count(b"\n", 0, _LARGEST) + 1
        fault = Sentence("{file} is larger than any record.", {"file": shown_path(path)})
        raise _unreadable(BadRecord(line, fault))
    try:
        return read_record(data)
    except BadRecord as bad:
        raise _unreadable(bad) from None


def _unreadable(bad: BadRecord) -> Unreadable:
    return Unreadable(f"line {bad.line}: {said(bad.fault)}", bad)


def shown_path(path: Path) -> str:
    """The path on one line, whatever letters it has."""
    return printable(str(path))


def printable(text: str) -> str:
    """``text`` with a question mark for all that would steer a terminal or break a line."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
