"""``sequence-lan host --headless``: tables without a window, and what happens there in words."""

import asyncio
import contextlib
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import StringIO
from pathlib import Path
from typing import Final

from sequence_lan.client.record_file import printable
from sequence_lan.commands import classroom
from sequence_lan.commands.ending import end_in_order
from sequence_lan.commands.options import table_options
from sequence_lan.commands.teller import Teller
from sequence_lan.engine.rules import BadTable, DrawMode, EditionName
from sequence_lan.host.server import CannotHost, Opening, TableServer, resuming
from sequence_lan.host.unfinished import Unfinished, unfinished
from sequence_lan.language import noted, said, translate
from sequence_lan.net.identity import BadIdentity, Identity, load_identity
from sequence_lan.net.link import Link, parse_address
from sequence_lan.net.messages import Level
from sequence_lan.net.words import new_code, six_words


@dataclass(frozen=True, slots=True)
class Wish:
    """A table as the command line asks for it."""

    name: str
    seats: int
    bots: int
    """How many of the seats bots take, the last ones."""
    edition: EditionName
    draw: DrawMode
    port: int
    auto_start: bool
    interface: str | None
    folder: Path
    private: bool = False
    """Newcomers need a code."""
    tables: int = 1
    """More than one have numbers after their names, and one console for all."""
    resume: str | None = None
    """How the number of an unfinished table to go on with begins; empty for the latest one."""


def run(wish: Wish) -> int:
    """The table was open until Ctrl-C: 0; it could not be opened: 1; nobody can play so: 2."""
    if wish.resume is not None:
        return _resume(wish, wish.resume)
    try:
        options = table_options(wish.seats, wish.edition, wish.draw)
    except BadTable as bad:
        print(said(bad.sentence), file=sys.stderr)
        return 2
    if not 0 <= wish.bots <= wish.seats:
        words = translate("Console", "A table of {seats} seats can't have {bots} bots.")
        print(words.format(seats=wish.seats, bots=wish.bots), file=sys.stderr)
        return 2
    level: Level = "club"
    bots = tuple((seat, level) for seat in range(wish.seats - wish.bots, wish.seats))
    openings = [
        Opening(
            name,
            options,
            wish.folder / "tables",
            port=wish.port,
            bots=bots,
            headless=True,
            auto_start=wish.auto_start,
            interface=wish.interface,
            code=new_code() if wish.private else None,
        )
        for name in _names(wish)
    ]
    kept = unfinished(wish.folder / "tables")
    if kept:
        words = translate(
            "Console",
            "There is an unfinished game here, which `host --headless --resume` goes on with:",
        )
        print(words)
        print("\n".join(map(_said, kept)), flush=True)
    return _open(openings, wish.folder)


def _names(wish: Wish) -> list[str]:
    if wish.tables == 1:
        return [wish.name]
    return [f"{wish.name} {number}" for number in range(1, wish.tables + 1)]


def _resume(wish: Wish, number: str) -> int:
    """The same with the tables that were open when their host ended, the latest first."""
    tables = wish.folder / "tables"
    kept = unfinished(tables)
    chosen = [game for game in kept if game.table.startswith(number)]
    if not chosen or (number and len(chosen) > 1):
        none = translate("Console", "There is no such unfinished game here.")
        if not kept:
            none = translate("Console", _NONE)
        elif chosen:
            none = translate(
                "Console", "Several unfinished games begin like that: give more of the number."
            )
        print(none, file=sys.stderr)
        for game in kept:
            print(_said(game), file=sys.stderr)
        return 1
    openings = []
    for game in chosen[: wish.tables]:
        print(translate("Console", "Going on with {game}").format(game=_said(game)), flush=True)
        opening = resuming(game, tables, wish.interface)
        openings.append(replace(opening, headless=True, auto_start=wish.auto_start))
    return _open(openings, wish.folder)


_DEPARTED: Final = noted(
    "Console",
    "The table has moved to another computer. As long as this program runs, it tells whoever "
    "comes back where the table is.",
)
_NONE: Final = noted(
    "Console", "There is no unfinished game here: open a new table without --resume."
)


def _said(game: Unfinished) -> str:
    """An unfinished game in a line that begins with what names it."""
    players = ", ".join(map(printable, game.players))
    words = (
        translate("Console", "{id}  {table}: {players} (moves: {n}, over)")
        if game.over
        else translate("Console", "{id}  {table}: {players} (moves: {n})")
    )
    return words.format(
        id=game.table[:8], table=printable(game.name), players=players, n=game.moves
    )


def _open(openings: list[Opening], folder: Path) -> int:
    try:
        identity = load_identity(folder)
        # The proactor of Windows breaks mDNS.
        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            runner.run(_host(openings, identity))
    except (BadIdentity, CannotHost) as fault:
        print(translate("Net", str(fault)), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    one = translate("Console", "The table is closed.")
    print(one if len(openings) == 1 else translate("Console", "The tables are closed."))
    return 0


async def _host(openings: Sequence[Opening], identity: Identity) -> None:
    """The tables are open until this is cancelled."""
    changed = asyncio.Event()
    end_in_order()
    if identity.notice is not None:
        print(identity.notice, file=sys.stderr)
    async with contextlib.AsyncExitStack() as stack:
        servers = []
        for opening in openings:
            server = TableServer(opening, identity, changed.set)
            servers.append(await stack.enter_async_context(server))
            if server.notice is not None:
                print(translate("Net", server.notice), file=sys.stderr)
        with contextlib.suppress(asyncio.CancelledError):
            if len(servers) == 1:
                await _tell(servers[0], identity, changed)
            else:
                await classroom.tell(servers, identity, changed)


async def _tell(server: TableServer, identity: Identity, changed: asyncio.Event) -> None:
    """The way to the table and all that happens there is printed, until this is cancelled."""
    teller = Teller()
    places: tuple[str, ...] | None = None
    shown: str | None = None
    while True:
        if server.addresses != places:
            places = server.addresses
            # Without an address there is no way to show: the fault says why.
            if places:
                _show_way(server, identity)
            print(translate("Console", "Ctrl-C closes the table."), flush=True)
        if server.departed:
            print(translate("Console", _DEPARTED), flush=True)
            await asyncio.Event().wait()
        for line in teller.news(server.lobby, server.watched):
            print(line, flush=True)
        if shown != (server.fault or server.advertised):
            shown = server.fault or server.advertised
            found = translate("Console", "The table is on the network as {name}.")
            name = printable(server.advertised or "")
            print(translate("Net", server.fault or found.format(name=name)), flush=True)
        changed.clear()
        await changed.wait()


def _show_way(server: TableServer, identity: Identity) -> None:
    """How to come to the table, which has addresses: in words, as a link and as a QR code."""
    import segno
    from rich.console import Console
    from rich.table import Table as Grid

    link = str(Link(parse_address(server.addresses[0]), identity.fingerprint))
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(translate("Console", "table"), printable(server.lobby.table))
    grid.add_row(translate("Console", "address"), "\n".join(server.addresses))
    grid.add_row(translate("Console", "six words"), six_words(identity.fingerprint))
    if server.code is not None:
        grid.add_row(translate("Console", "code"), server.code)
    console = Console(markup=False, highlight=False, soft_wrap=True)
    console.print(grid)
    print(link)
    code = StringIO()
    segno.make(link, micro=False).terminal(code, compact=True)
    with contextlib.suppress(UnicodeEncodeError):
        print(code.getvalue().encode(sys.stdout.encoding).decode(sys.stdout.encoding), end="")
