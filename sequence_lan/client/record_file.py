"""Records from files, for whoever reads them: commands and the window."""

from pathlib import Path
from typing import Final

from sequence_lan.engine.record import BadRecord, Record, read_record

_LARGEST: Final = 16 * 1024 * 1024
"""In bytes: a thousand times any game, so that an endless file comes to an end."""


class Unreadable(ValueError):
    """A file that holds no record; the text is one line, with ``line N: `` where one is bad."""


def read_file(path: Path) -> Record:
    """The record in the file; else Unreadable."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except FileNotFoundError:
        raise Unreadable(f"There is no file {shown_path(path)}.") from None
    except IsADirectoryError:
        raise Unreadable(f"{shown_path(path)} is a folder: name the record in it.") from None
    except PermissionError:
        raise Unreadable(
            f"{shown_path(path)} may not be read: it is a folder or belongs to somebody else."
        ) from None
    except OSError as error:
        raise Unreadable(f"{shown_path(path)} cannot be read: {error.strerror or error}.") from None
    if len(data) > _LARGEST:
        raise Unreadable(f"{shown_path(path)} is larger than any record.")
    try:
        return read_record(data)
    except BadRecord as fault:
        raise Unreadable(str(fault)) from None


def shown_path(path: Path) -> str:
    """The path on one line, whatever letters it has."""
    return printable(str(path))


def printable(text: str) -> str:
    """``text`` with a question mark for all that would steer a terminal or break a line."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
