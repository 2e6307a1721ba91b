"""Where the program writes what happened to it; never a card, a token, a code or a chat.

Always in English: whoever helps has to read it, and to find the line in the code.
"""

import logging
import traceback
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Final

NAME: Final = "sequence-lan.log"
_BYTES: Final = 512 * 1024
_OURS: Final = ("sequence_lan", "sequence_ui")


def log_to(folder: Path) -> None:
    """What this program logs goes to ``sequence-lan.log`` in ``folder``, if that can be written.

    One older file of the same size, 512 KiB, is kept beside it.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handler = _LogFile(folder / NAME, maxBytes=_BYTES, backupCount=1, encoding="utf-8")
    except OSError:
        # The game goes on without.
        return
    handler.setFormatter(Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    for name in _OURS:
        logging.getLogger(name).setLevel(logging.INFO)


def last_lines(folder: Path, count: int) -> list[str]:
    """The last ``count`` lines of the log in ``folder``; none where there is no log."""
    try:
        text = (folder / NAME).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return text.splitlines()[-count:]


class _LogFile(RotatingFileHandler):
    """A log that may fail: the disk is full, or a second copy of the program has it open."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - Python's name
        """The record is lost; nobody is told, since the game goes on."""


class Discreet(logging.Formatter):
    """Leaves out all that somebody at a table may have said, typed or held.

    Our own messages are written with care, so they stay; the text of an exception may quote what
    came over the network and is left out, but for the system's own. Of other packages' messages
    the first line stays, without what was to be put into it.
    """

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the places of a traceback."""
        ours = record.name.partition(".")[0] in _OURS
        record = logging.makeLogRecord(record.__dict__)
        if ours and isinstance(record.args, tuple):
            record.args = tuple(_discreet(value) for value in record.args)
        elif not ours:
            record.msg, record.args = str(record.msg).partition("\n")[0], ()
        record.exc_text = record.stack_info = None
        return super().format(record)

    def formatException(  # noqa: N802 - Python's name
        self,
        ei: tuple[type[BaseException], BaseException, TracebackType | None]
        | tuple[None, None, None],
    ) -> str:
        """Each exception's kind and the places it passed, the first cause first."""
        return "\n".join(_told(ei[1])) if ei[1] is not None else ""


def _discreet(value: object) -> object:
    return _kind(value) if isinstance(value, BaseException) else value


def _kind(fault: BaseException) -> str:
    name = type(fault).__name__
    return f"{name}: {fault.strerror}" if isinstance(fault, OSError) and fault.strerror else name


def _told(fault: BaseException) -> Iterator[str]:
    cause = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    if cause is not None:
        yield from _told(cause)
        yield "which led to"
    yield _kind(fault)
    for place in traceback.extract_tb(fault.__traceback__):
        yield f"  {Path(place.filename).name}:{place.lineno} in {place.name}"
    if isinstance(fault, BaseExceptionGroup):
        for each in fault.exceptions:
            yield from _told(each)
