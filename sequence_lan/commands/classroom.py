"""``sequence-lan host --headless --tables N``: several tables, and one console that shows all."""

import asyncio
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sequence_lan.client.record_file import printable
from sequence_lan.commands.teller import Teller
from sequence_lan.commands.words import Words, phase_words
from sequence_lan.engine.public import Result
from sequence_lan.host.server import TableServer
from sequence_lan.language import translate
from sequence_lan.net.identity import Identity
from sequence_lan.net.words import six_words

if TYPE_CHECKING:
    from rich.table import Table as Grid

_PAUSE: Final = 0.25
"""Seconds between two pictures of all tables: a person reads no faster."""


async def tell(servers: Sequence[TableServer], identity: Identity, changed: asyncio.Event) -> None:
    """What happens at the tables is shown, whenever they have ``changed``, until this is cancelled.

    On a terminal as one picture, else a line for each thing.
    """
    words = six_words(identity.fingerprint)
    print(translate("Console", "The six words of all these tables: {words}").format(words=words))
    print(translate("Console", "Ctrl-C closes the tables."), flush=True)
    await (_picture if sys.stdout.isatty() else _tell)(servers, changed)


async def _tell(servers: Sequence[TableServer], changed: asyncio.Event) -> None:
    """A line for each thing that happens, which begins with the name of its table."""
    for server in servers:
        way = [printable(server.lobby.table), _address(server), server.code or ""]
        print("  ".join(filter(None, way)), flush=True)
    tellers = [Teller() for _ in servers]
    told: set[str] = set()
    while True:
        changed.clear()
        for fault in _faults(servers) - told:
            told.add(fault)
            print(translate("Net", fault), flush=True)
        for teller, server in zip(tellers, servers, strict=True):
            for line in teller.news(server.lobby, server.watched):
                print(f"{printable(server.lobby.table)}: {line}", flush=True)
        await changed.wait()


async def _picture(servers: Sequence[TableServer], changed: asyncio.Event) -> None:
    """All tables in one picture that changes with them."""
    from rich.live import Live

    with Live(overview(servers), auto_refresh=False, vertical_overflow="visible") as live:
        while True:
            changed.clear()
            live.update(overview(servers), refresh=True)
            await changed.wait()
            await asyncio.sleep(_PAUSE)


def overview(servers: Sequence[TableServer]) -> "Grid":
    """A row for each table: its name, address, code, people, phase, moves and winner."""
    from rich.table import Table as Grid
    from rich.text import Text

    private = any(server.code is not None for server in servers)
    heads = [translate("Console", "table"), translate("Console", "address")]
    heads += [translate("Console", "code")] if private else []
    heads += [
        translate("Console", "people"),
        translate("Console", "phase"),
        translate("Console", "moves"),
        translate("Console", "winner"),
    ]
    # One network has one fault for all of them.
    caption = " ".join(translate("Net", fault) for fault in sorted(_faults(servers)))
    grid = Grid(*heads, caption=Text(caption) if caption else None)
    for server in servers:
        row = [printable(server.lobby.table), _address(server)]
        row += [server.code or ""] if private else []
        # What people typed is text, whatever brackets it has.
        grid.add_row(*map(Text, [*row, *_state(server)]))
    return grid


def _state(server: TableServer) -> list[str]:
    """Who is there, in which phase, how many moves were made, who won."""
    lobby, game = server.lobby, server.watched
    seated = sum(person.seat is not None for person in lobby.people)
    seated += sum(bot is not None for bot in lobby.bots)
    names = ", ".join(printable(person.name) for person in lobby.people)
    people = f"{seated}/{lobby.options.players} {names}".rstrip()
    if game is None:
        return [people, phase_words(lobby.phase), "", ""]
    result = game.view.result
    words = Words((entry.name for entry in game.begin.seats), game.begin.sides, hands=False)
    winner = None if result is None or result.winner is None else result.winner
    reached = None if winner is None else game.begin.sides.index(winner)
    end = "" if result is None else words.result(Result(result.reason, reached))
    return [people, phase_words(lobby.phase), str(game.version), end]


def _faults(servers: Sequence[TableServer]) -> set[str]:
    """Why tables are not in the list of others, where they are not."""
    return {server.fault for server in servers if server.fault is not None}


def _address(server: TableServer) -> str:
    return next(iter(server.addresses), f"127.0.0.1:{server.port}")
