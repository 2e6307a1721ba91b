"""The command line. Each command's body is imported when it runs, so that all start fast."""

import argparse
import errno
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sequence_lan.commands.arguments import parser
from sequence_lan.language import (
    known,
    not_known,
    not_there,
    noted,
    of_system,
    speak,
    translate,
)

if TYPE_CHECKING:
    from sequence_lan.engine.record import Receipt

INTERRUPTED = 130
PIPE_CLOSED = 141
"""What a shell reports of a program whose output nobody reads any more."""
NOT_WRITTEN = 74
"""EX_IOERR, for a full disk."""
_CLOSED: Final = (errno.EPIPE, errno.EINVAL) if sys.platform == "win32" else (errno.EPIPE,)
"""What the system says of a pipe that nobody reads; elsewhere EINVAL is a fault like any other."""

_NO_DISPLAY = noted(
    "Console",
    "There is no display here to open a window on. Without one you can open a table for others "
    "with `host --headless`, list the tables nearby with `tables`, or watch bots play with `demo`.",
)
_NO_QT = noted(
    "Console",
    "The window can't open, since Qt can't be loaded here: {lacking}. On Linux install what brings "
    "that library, for example libgl1 and libegl1 on Debian and Ubuntu; without a window there are "
    "the commands `host --headless`, `tables` and `demo`.",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command that `arguments` name has been carried out; its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A name may hold letters that the console's encoding lacks.
            stream.reconfigure(errors="backslashreplace")
    _speak(arguments)
    options = parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = _COMMANDS[options.command]
    try:
        status = run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if error.errno in _CLOSED:
            _write_no_more()
            return PIPE_CLOSED
        if error.errno == errno.ENOSPC:
            _write_no_more()
            words = translate("Console", "The output cannot be written: the disk is full.")
            print(words, file=sys.stderr)
            return NOT_WRITTEN
        raise
    return status


def _speak(arguments: Sequence[str] | None) -> None:
    """What is said is in the language asked for, else the system's; what programs read never is.

    That is settled first of all, since the help and the faults of a command line are said too.
    """
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--language")
    early.add_argument("--json", action="store_true")
    try:
        asked, _ = early.parse_known_args(arguments)
        language, as_json = asked.language, asked.json
    except argparse.ArgumentError:
        # Said of the whole command line soon.
        language, as_json = None, False
    chosen = of_system() if language is None else known(language)
    if as_json:
        speak("en")
    elif chosen is None:
        print(not_known(language), file=sys.stderr)
        speak("en")
    elif not speak(chosen) and language is not None:
        print(not_there(chosen), file=sys.stderr)


def _write_no_more() -> None:
    """What is still to be written goes nowhere, so that nothing complains about it at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _window(options: argparse.Namespace) -> int:
    if _has_no_display():
        print(translate("Console", _NO_DISPLAY), file=sys.stderr)
        return 2
    try:
        from sequence_ui import app
    except ImportError as lacking:
        print(translate("Console", _NO_QT).format(lacking=lacking), file=sys.stderr)
        return 2
    return app.main(
        options.address,
        name=options.name,
        open_table=options.open_table,
        folder=options.folder,
        interface=options.interface,
        language=options.language,
    )


def _has_no_display() -> bool:
    """Whether a window can't open for want of a screen; elsewhere than on Linux there is one."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform == "linux" and not any(os.environ.get(name) for name in named)


def _host(options: argparse.Namespace) -> int:
    if not options.headless:
        if options.tables > 1:
            words = translate("Console", "A window has one table: for several add --headless.")
            print(words, file=sys.stderr)
            return 2
        options.name = None
        return _window(options)
    from sequence_lan.commands import host
    from sequence_lan.home import home_folder
    from sequence_lan.log_file import log_to

    folder = options.folder or home_folder()
    log_to(folder)
    wish = host.Wish(
        name=options.name,
        seats=options.seats,
        bots=options.bots,
        edition=options.edition,
        draw=options.draw,
        port=options.port,
        auto_start=options.auto_start,
        interface=options.interface,
        folder=folder,
        private=options.private,
        resume=options.resume,
        tables=options.tables,
    )
    return host.run(wish)


def _join(options: argparse.Namespace) -> int:
    if options.bot is None:
        return _window(options)
    from sequence_lan.commands import bot_seat

    wish = bot_seat.Wish(
        address=options.address,
        bot=options.bot,
        name="Bot" if options.name is None else options.name,
        code=options.code,
        move_timeout=options.move_timeout,
    )
    return bot_seat.run(wish)


def _tables(options: argparse.Namespace) -> int:
    from sequence_lan.commands import tables

    if options.watch:
        return tables.watch(options.json, options.interface)
    return tables.run(options.seconds, options.json, options.interface)


def _demo(options: argparse.Namespace) -> int:
    from sequence_lan.commands import demo

    return demo.run(options.players, options.seed, options.interface)


def _match(options: argparse.Namespace) -> int:
    from sequence_lan.commands import match
    from sequence_lan.match import Terms

    terms = Terms(
        players=(options.a, options.b),
        games=options.games,
        seats=options.players,
        budget=options.budget,
        seed=options.seed,
        move_timeout=options.move_timeout,
    )
    return match.run(terms, options.json)


def _replay(options: argparse.Namespace) -> int:
    from sequence_lan.commands import replay

    return replay.run(options.file, options.json, options.hands)


def _verify(options: argparse.Namespace) -> int:
    from sequence_lan.commands import verify

    return verify.run(options.file, options.hands, _receipt_finder(options.folder))


def _receipt_finder(folder: Path | None) -> "Callable[[str], Receipt | None]":
    from sequence_lan.client.receipts import receipt_for
    from sequence_lan.home import home_folder

    receipts = (folder or home_folder()) / "receipts"
    return lambda game: receipt_for(receipts, game)


_COMMANDS: Final = {
    "play": _window,
    "join": _join,
    "host": _host,
    "tables": _tables,
    "demo": _demo,
    "match": _match,
    "replay": _replay,
    "verify": _verify,
}
