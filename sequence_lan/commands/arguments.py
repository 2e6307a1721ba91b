"""What the command line takes, and what it says of that, in the language that is spoken."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sequence_lan import __version__
from sequence_lan.commands.argument_words import let_argparse_speak
from sequence_lan.language import LANGUAGES, translate
from sequence_lan.net.link import DEFAULT_PORT

MOST_TABLES: Final = 40
"""As many as find a port of their own."""

Takes = Callable[[argparse.ArgumentParser], None]
"""Gives a command its arguments."""


def parser() -> argparse.ArgumentParser:
    """The parser of one command line; ``command`` is the name of the chosen one."""
    let_argparse_speak()
    top = argparse.ArgumentParser(
        prog="sequence-lan",
        description=translate("Console", "The board game Sequence on the local network."),
    )
    _add_language(top, None)
    top.add_argument("--version", action="version", version=f"sequence-lan {__version__}")
    top.set_defaults(
        command="play", address=None, name=None, open_table=False, folder=None, interface=None
    )
    commands = top.add_subparsers(
        title=translate("Console", "commands"),
        metavar="COMMAND",
        description=translate("Console", "Without one the window opens."),
        parser_class=_Command,
    )

    def added(name: str, words: str, takes: Takes) -> None:
        commands.add_parser(name, help=words, takes=takes).set_defaults(command=name)

    added("play", translate("Console", "open the window"), _add_play)
    added("join", translate("Console", "open the window and go straight to a table"), _add_join)
    added("host", translate("Console", "open a table"), _add_host)
    added("tables", translate("Console", "list the tables on the network"), _add_tables)
    words = translate("Console", "watch bots play over a real table, in the console")
    added("demo", words, _add_demo)
    words = translate("Console", "let two bots play many games against each other")
    added("match", words, _add_match)
    added("replay", translate("Console", "print a recorded game move by move"), _add_replay)
    added("verify", translate("Console", "check that a recorded game is true"), _add_verify)
    return top


class _Command(argparse.ArgumentParser):
    """One command, which learns what it takes once it is asked for: the others never are."""

    def __init__(self, *, takes: Takes, **settings: Any) -> None:
        super().__init__(**settings)
        self._takes = takes

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As of any parser; argparse calls it when the command is the chosen one."""
        self._takes(self)
        _add_language(self, argparse.SUPPRESS)
        return super().parse_known_args(args, namespace)


def _add_language(command: argparse.ArgumentParser, default: str | None) -> None:
    words = translate("Console", "what is spoken, if not the system's language: {codes}")
    told = words.format(codes=", ".join(LANGUAGES))
    command.add_argument("--language", metavar="CODE", default=default, help=told)


def _add_play(command: argparse.ArgumentParser) -> None:
    # The desktop starts it so, with a link or without.
    words = translate("Console", "a table to go straight to")
    command.add_argument("address", metavar="LINK", nargs="?", help=words)
    _add_place(command)


def _add_join(command: argparse.ArgumentParser) -> None:
    words = translate("Console", "address:port, or a table's link")
    command.add_argument("address", metavar="ADDRESS", help=words)
    command.add_argument("--name", help=translate("Console", "what you are called there"))
    words = translate(
        "Console",
        "without a window, a bot takes a seat: novice, club, master, or a command of your own",
    )
    command.add_argument("--bot", metavar="BOT", help=words)
    words = translate("Console", "of a private table, for a bot; the window asks for it")
    command.add_argument("--code", help=words)
    _add_move_timeout(
        command,
        translate("Console", "seconds after which a bot of ours replaces a silent command (10)"),
    )
    _add_place(command)


def _add_host(command: argparse.ArgumentParser) -> None:
    command.set_defaults(open_table=True)
    words = translate("Console", "on the console, with no window")
    command.add_argument("--headless", action="store_true", help=words)
    words = translate("Console", "what the table is called")
    command.add_argument("--name", default="Sequence", help=words)
    words = translate("Console", "open so many at once (1)")
    command.add_argument("--tables", type=_tables_count, default=1, metavar="N", help=words)
    words = translate("Console", "how many play at each (2)")
    command.add_argument("--seats", "--players", type=_whole, default=2, metavar="N", help=words)
    words = translate("Console", "of them bots (0)")
    command.add_argument("--bots", type=_whole, default=0, metavar="N", help=words)
    words = translate("Console", "whose rules")
    editions = ("classic", "goliath", "italian")
    command.add_argument("--edition", choices=editions, default="classic", help=words)
    words = translate("Console", "whether cards are drawn by themselves or by hand")
    command.add_argument("--draw", choices=("auto", "manual"), default="auto", help=words)
    words = translate("Console", "the port ({n}), or the next free one").format(n=DEFAULT_PORT)
    command.add_argument("--port", type=_port, default=DEFAULT_PORT, metavar="N", help=words)
    words = translate("Console", "start as soon as every seat is taken")
    command.add_argument("--auto-start", action="store_true", help=words)
    words = translate("Console", "newcomers need a code, which is shown here")
    command.add_argument("--private", action="store_true", help=words)
    words = translate(
        "Console", "go on with an unfinished game, the latest one or the one with this number"
    )
    command.add_argument("--resume", nargs="?", const="", metavar="TABLE", help=words)
    _add_place(command)


def _add_tables(command: argparse.ArgumentParser) -> None:
    words = translate("Console", "one JSON object a line")
    command.add_argument("--json", action="store_true", help=words)
    words = translate("Console", "how long to look (3)")
    command.add_argument("--seconds", type=_seconds, default=3.0, metavar="N", help=words)
    words = translate("Console", "go on looking, and say what changes, until Ctrl-C")
    command.add_argument("--watch", action="store_true", help=words)
    _add_interface(command)


def _add_demo(command: argparse.ArgumentParser) -> None:
    words = translate("Console", "how many play (4)")
    command.add_argument("--players", type=_whole, default=4, metavar="N", help=words)
    words = translate("Console", "the bots' dice")
    command.add_argument("--seed", type=_whole, metavar="N", help=words)
    _add_interface(command)


def _add_match(command: argparse.ArgumentParser) -> None:
    words = translate("Console", "novice, club, master, or cmd:COMMAND for a program of your own")
    command.add_argument("a", metavar="A", help=words)
    words = translate("Console", "the same for the other player")
    command.add_argument("b", metavar="B", help=words)
    words = translate("Console", "how many games (100)")
    command.add_argument("--games", type=_count, default=100, metavar="N", help=words)
    words = translate("Console", "seats a game (2)")
    command.add_argument("--players", type=_whole, default=2, metavar="N", help=words)
    words = translate("Console", "seconds a move for a bot (1)")
    command.add_argument("--budget", type=_seconds, default=1.0, metavar="S", help=words)
    words = translate("Console", "cards and dice (0)")
    command.add_argument("--seed", type=_whole, default=0, metavar="N", help=words)
    words = translate("Console", "the score as one JSON object")
    command.add_argument("--json", action="store_true", help=words)
    words = translate("Console", "seconds after which a silent command loses its game (10)")
    _add_move_timeout(command, words)


def _add_move_timeout(command: argparse.ArgumentParser, words: str) -> None:
    command.add_argument("--move-timeout", type=_seconds, default=10.0, metavar="S", help=words)


def _add_replay(command: argparse.ArgumentParser) -> None:
    _add_record(command)
    words = translate("Console", "one JSON object a line, hands too")
    command.add_argument("--json", action="store_true", help=words)


def _add_verify(command: argparse.ArgumentParser) -> None:
    _add_record(command)
    _add_folder(command)


def _add_record(command: argparse.ArgumentParser) -> None:
    words = translate("Console", "the record, a .seqrec file")
    command.add_argument("file", type=Path, metavar="FILE", help=words)
    words = translate("Console", "show everybody's cards")
    command.add_argument("--hands", action="store_true", help=words)


def _add_place(command: argparse.ArgumentParser) -> None:
    _add_folder(command)
    _add_interface(command)


def _add_folder(command: argparse.ArgumentParser) -> None:
    words = translate("Console", "where this computer's files of the game are")
    command.add_argument("--folder", type=Path, metavar="FOLDER", help=words)


def _add_interface(command: argparse.ArgumentParser) -> None:
    words = translate("Console", "the network interface, or loopback; else the LAN's")
    command.add_argument("--interface", metavar="NAME", help=words)


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(translate("Console", "a whole number")) from None


def _port(text: str) -> int:
    if not text.isdecimal() or not int(text) < 65536:
        words = translate("Console", "a port is a number from 0 to 65535; 0 takes any")
        raise argparse.ArgumentTypeError(words)
    return int(text)


def _tables_count(text: str) -> int:
    return _from_one(text, MOST_TABLES)


def _count(text: str) -> int:
    return _from_one(text, 1_000_000)


def _from_one(text: str, most: int) -> int:
    if not text.isdecimal() or not 0 < int(text) <= most:
        words = translate("Console", "a whole number from 1 to {n}").format(n=most)
        raise argparse.ArgumentTypeError(words)
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds <= 3600:
        words = translate("Console", "a number of seconds, more than 0 and up to 3600")
        raise argparse.ArgumentTypeError(words)
    return seconds
