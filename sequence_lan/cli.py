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
from sequence_lan.language import (
    LANGUAGES,
    known,
    not_known,
    not_there,
    noted,
    of_system,
    speak,
    translate,
)
from sequence_lan.net.link import DEFAULT_PORT

if TYPE_CHECKING:
    from sequence_lan.engine.record import Receipt

INTERRUPTED = 130
PIPE_CLOSED = 141
"""What a shell reports of a program whose output nobody reads any more."""
MOST_TABLES = 40
"""As many as find a port of their own."""
NOT_WRITTEN = 74
"""EX_IOERR, for a full disk."""

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

_SPOKEN = f"what is spoken, if not the system's language: {', '.join(LANGUAGES)}"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command that `arguments` name has been carried out; its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A name may hold letters that the console's encoding lacks.
            stream.reconfigure(errors="backslashreplace")
    options = _parser().parse_args(arguments)
    _speak(options)
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
            words = translate("Console", "The output cannot be written: the disk is full.")
            print(words, file=sys.stderr)
            return NOT_WRITTEN
        raise
    return status


def _speak(options: argparse.Namespace) -> None:
    """What is said is in the language asked for, else the system's; what programs read never is."""
    asked = options.language
    chosen = of_system() if asked is None else known(asked)
    if getattr(options, "json", False):
        speak("en")
    elif chosen is None:
        print(not_known(asked), file=sys.stderr)
        speak("en")
    elif not speak(chosen) and asked is not None:
        print(not_there(chosen), file=sys.stderr)


def _write_no_more() -> None:
    """What is still to be written goes nowhere, so that nothing complains about it at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="sequence-lan", description="The board game Sequence on the local network."
    )
    parser.add_argument("--language", metavar="CODE", help=_SPOKEN)
    parser.add_argument("--version", action="version", version=f"sequence-lan {__version__}")
    parser.set_defaults(
        run=_window, address=None, name=None, open_table=False, folder=None, interface=None
    )
    commands = parser.add_subparsers(
        title="commands", metavar="COMMAND", description="Without one the window opens."
    )

    command = commands.add_parser("play", help="open the window")
    # The desktop starts it so, with a link or without.
    command.add_argument("address", metavar="LINK", nargs="?", help="a table to go straight to")
    _add_place(command)

    command = commands.add_parser("join", help="open the window and go straight to a table")
    command.add_argument("address", metavar="ADDRESS", help="address:port, or a table's link")
    command.add_argument("--name", help="what you are called there")
    command.add_argument(
        "--bot",
        metavar="BOT",
        help="without a window, a bot takes a seat: novice, club, master, or a command of your own",
    )
    command.add_argument("--code", help="of a private table, for a bot; the window asks for it")
    _add_move_timeout(command, "is replaced by a bot of ours")
    _add_place(command)
    command.set_defaults(run=_join)

    command = commands.add_parser("host", help="open a table")
    _add_host(command)

    command = commands.add_parser("tables", help="list the tables on the network")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command.add_argument(
        "--seconds", type=_seconds, default=3.0, metavar="N", help="how long to look (3)"
    )
    command.add_argument(
        "--watch", action="store_true", help="go on looking, and say what changes, until Ctrl-C"
    )
    _add_interface(command)
    command.set_defaults(run=_tables)

    command = commands.add_parser("demo", help="watch bots play over a real table, in the console")
    command.add_argument("--players", type=int, default=4, metavar="N", help="how many (4)")
    command.add_argument("--seed", type=int, metavar="N", help="the bots' dice")
    _add_interface(command)
    command.set_defaults(run=_demo)

    command = commands.add_parser("match", help="let two bots play many games against each other")
    player = "novice, club, master, or cmd:COMMAND for a program of your own"
    command.add_argument("a", metavar="A", help=player)
    command.add_argument("b", metavar="B", help="the same for the other player")
    command.add_argument("--games", type=_count, default=100, metavar="N", help="how many (100)")
    command.add_argument("--players", type=int, default=2, metavar="N", help="seats a game (2)")
    command.add_argument(
        "--budget", type=_seconds, default=1.0, metavar="S", help="seconds a move for a bot (1)"
    )
    command.add_argument("--seed", type=int, default=0, metavar="N", help="cards and dice (0)")
    command.add_argument("--json", action="store_true", help="the score as one JSON object")
    _add_move_timeout(command, "loses its game")
    command.set_defaults(run=_match)

    command = commands.add_parser("replay", help="print a recorded game move by move")
    _add_record(command)
    command.add_argument("--json", action="store_true", help="one JSON object a line, hands too")
    command.set_defaults(run=_replay)

    command = commands.add_parser("verify", help="check that a recorded game is true")
    _add_record(command)
    _add_folder(command)
    command.set_defaults(run=_verify)
    for command in commands.choices.values():
        command.add_argument("--language", metavar="CODE", default=argparse.SUPPRESS, help=_SPOKEN)
    return parser


def _add_move_timeout(command: argparse.ArgumentParser, then: str) -> None:
    command.add_argument(
        "--move-timeout",
        type=_seconds,
        default=10.0,
        metavar="S",
        help=f"seconds after which a silent command {then} (10)",
    )


def _add_record(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="the record, a .seqrec file")
    command.add_argument("--hands", action="store_true", help="show everybody's cards")


def _add_host(command: argparse.ArgumentParser) -> None:
    command.add_argument("--headless", action="store_true", help="on the console, with no window")
    command.add_argument("--name", default="Sequence", help="what the table is called")
    command.add_argument(
        "--tables", type=_tables_count, default=1, metavar="N", help="open so many at once (1)"
    )
    command.add_argument(
        "--seats", "--players", type=int, default=2, metavar="N", help="how many play at each (2)"
    )
    command.add_argument("--bots", type=int, default=0, metavar="N", help="of them bots (0)")
    command.add_argument("--edition", choices=("classic", "goliath", "italian"), default="classic")
    command.add_argument("--draw", choices=("auto", "manual"), default="auto")
    command.add_argument("--port", type=_port, default=DEFAULT_PORT, metavar="N")
    command.add_argument(
        "--auto-start", action="store_true", help="start as soon as every seat is taken"
    )
    command.add_argument(
        "--private", action="store_true", help="newcomers need a code, which is shown here"
    )
    command.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="TABLE",
        help="go on with an unfinished game, the latest one or the one with this number",
    )
    _add_place(command)
    command.set_defaults(run=_host, open_table=True)


def _add_place(command: argparse.ArgumentParser) -> None:
    _add_folder(command)
    _add_interface(command)


def _add_folder(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--folder", type=Path, metavar="FOLDER", help="where this computer's files of the game are"
    )


def _add_interface(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--interface", metavar="NAME", help="the network interface, or loopback; else the LAN's"
    )


def _port(text: str) -> int:
    if not text.isdecimal() or not int(text) < 65536:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535; 0 takes any")
    return int(text)


def _tables_count(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= MOST_TABLES:
        raise argparse.ArgumentTypeError(f"a whole number from 1 to {MOST_TABLES}")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError("a whole number from 1 to 1000000")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError("a number of seconds, more than 0 and up to 3600")
    return seconds


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
