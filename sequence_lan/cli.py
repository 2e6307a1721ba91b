"""The command line. Each command's body is imported when it runs, so that all start fast."""

import argparse
import errno
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

from sequence_lan import __version__

if TYPE_CHECKING:
    from sequence_lan.engine.record import Receipt

INTERRUPTED = 130
PIPE_CLOSED = 141
"""What a shell reports of a program whose output nobody reads any more."""
NOT_WRITTEN = 74
"""EX_IOERR, for a full disk."""


def main(arguments: Sequence[str] | None = None) -> int:
    """The command that `arguments` name has been carried out; its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A name may hold letters that the console's encoding lacks.
            stream.reconfigure(errors="backslashreplace")
    options = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        status = run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # A closed pipe is EINVAL on Windows.
        if error.errno in (errno.EPIPE, errno.EINVAL):
            _write_no_more()
            return PIPE_CLOSED
        if error.errno == errno.ENOSPC:
            _write_no_more()
            print("The output cannot be written: the disk is full.", file=sys.stderr)
            return NOT_WRITTEN
        raise
    return status


def _write_no_more() -> None:
    """What is still to be written goes nowhere, so that nothing complains about it at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="sequence-lan", description="The board game Sequence on the local network."
    )
    parser.add_argument("--version", action="version", version=f"sequence-lan {__version__}")
    parser.set_defaults(run=_nothing)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    command = commands.add_parser("replay", help="print a recorded game move by move")
    _add_record(command)
    command.add_argument("--json", action="store_true", help="one JSON object a line, hands too")
    command.set_defaults(run=_replay)

    command = commands.add_parser("verify", help="check that a recorded game is true")
    _add_record(command)
    command.set_defaults(run=_verify)
    return parser


def _add_record(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="the record, a .seqrec file")
    command.add_argument("--hands", action="store_true", help="show everybody's cards")


def _nothing(options: argparse.Namespace) -> int:
    return 0


def _replay(options: argparse.Namespace) -> int:
    from sequence_lan.commands import replay

    return replay.run(options.file, options.json, options.hands)


def _verify(options: argparse.Namespace) -> int:
    from sequence_lan.commands import verify

    return verify.run(options.file, options.hands, _receipt_for)


def _receipt_for(game: str) -> "Receipt | None":
    import platformdirs

    from sequence_lan.client.receipts import receipt_for

    folder = platformdirs.user_data_path("sequence-lan", appauthor=False)
    return receipt_for(folder / "receipts", game)
