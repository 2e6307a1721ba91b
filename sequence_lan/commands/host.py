"""``sequence-lan host --headless``: a table without a window, and what happens there in words."""

import asyncio
import contextlib
import signal
import sys
from dataclasses import dataclass, replace
from io import StringIO
from pathlib import Path
from typing import Final

from sequence_lan.client.record_file import printable
from sequence_lan.commands.options import table_options
from sequence_lan.commands.words import Words, side_word
from sequence_lan.engine.rules import BadTable, DrawMode, EditionName, Side
from sequence_lan.host.server import CannotHost, Opening, TableServer, resuming
from sequence_lan.host.unfinished import Unfinished, unfinished
from sequence_lan.language import noted, translate
from sequence_lan.net.forms import event_of
from sequence_lan.net.identity import BadIdentity, Identity, load_identity
from sequence_lan.net.link import Link, parse_address
from sequence_lan.net.messages import EventForm, GameForm, LobbyForm, PersonForm
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
    resume: str | None = None
    """How the number of an unfinished table to go on with begins; empty for the latest one."""


def run(wish: Wish) -> int:
    """The table was open until Ctrl-C: 0; it could not be opened: 1; nobody can play so: 2."""
    if wish.resume is not None:
        return _resume(wish, wish.resume)
    try:
        options = table_options(wish.seats, wish.edition, wish.draw)
    except BadTable as bad:
        print(bad, file=sys.stderr)
        return 2
    if not 0 <= wish.bots <= wish.seats:
        words = translate("Console", "A table of {seats} seats can't have {bots} bots.")
        print(words.format(seats=wish.seats, bots=wish.bots), file=sys.stderr)
        return 2
    opening = Opening(
        wish.name,
        options,
        wish.folder / "tables",
        port=wish.port,
        bots=tuple((seat, "club") for seat in range(wish.seats - wish.bots, wish.seats)),
        headless=True,
        auto_start=wish.auto_start,
        interface=wish.interface,
        code=new_code() if wish.private else None,
    )
    kept = unfinished(opening.folder)
    if kept:
        words = translate(
            "Console",
            "There is an unfinished game here, which `host --headless --resume` goes on with:",
        )
        print(words)
        print("\n".join(map(_said, kept)), flush=True)
    return _open(opening, wish.folder)


def _resume(wish: Wish, number: str) -> int:
    """The same with a table that was open when its host ended."""
    tables = wish.folder / "tables"
    kept = unfinished(tables)
    chosen = [game for game in kept if game.table.startswith(number)]
    if not chosen or (number and len(chosen) > 1):
        other = translate("Console", "There is no such unfinished game here.")
        print(other if kept else translate("Console", _NONE), file=sys.stderr)
        for game in kept:
            print(_said(game), file=sys.stderr)
        return 1
    opening = resuming(chosen[0], tables, wish.interface)
    print(translate("Console", "Going on with {game}").format(game=_said(chosen[0])), flush=True)
    return _open(replace(opening, headless=True, auto_start=wish.auto_start), wish.folder)


_NONE: Final = noted(
    "Console", "There is no unfinished game here: open a new table without --resume."
)


def _said(game: Unfinished) -> str:
    """An unfinished game in a line that begins with what names it."""
    players = ", ".join(map(printable, game.players))
    words = (
        translate("Console", "{id}  {table}: {players} ({n} moves, over)")
        if game.over
        else translate("Console", "{id}  {table}: {players} ({n} moves)")
    )
    return words.format(
        id=game.table[:8], table=printable(game.name), players=players, n=game.moves
    )


def _open(opening: Opening, folder: Path) -> int:
    try:
        identity = load_identity(folder)
        # The proactor of Windows breaks mDNS.
        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            runner.run(_host(opening, identity))
    except (BadIdentity, CannotHost) as fault:
        print(translate("Net", str(fault)), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    print(translate("Console", "The table is closed."))
    return 0


async def _host(opening: Opening, identity: Identity) -> None:
    """The table is open until this is cancelled."""
    changed = asyncio.Event()
    task = asyncio.current_task()
    assert task is not None, "this runs in a task"
    with contextlib.suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    if identity.notice is not None:
        print(identity.notice, file=sys.stderr)
    async with TableServer(opening, identity, changed.set) as server:
        if server.notice is not None:
            print(translate("Net", server.notice), file=sys.stderr)
        _show_way(server, identity)
        teller = _Teller()
        shown: str | None = None
        with contextlib.suppress(asyncio.CancelledError):
            while True:
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
    """How to come to the table, in words, as a link and as a QR code."""
    import segno
    from rich.console import Console
    from rich.table import Table as Grid

    address = next(iter(server.addresses), f"127.0.0.1:{server.port}")
    link = str(Link(parse_address(address), identity.fingerprint))
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(translate("Console", "table"), printable(server.lobby.table))
    grid.add_row(translate("Console", "address"), "\n".join(server.addresses) or address)
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
    print(translate("Console", "Ctrl-C closes the table."), flush=True)


class _Teller:
    """Says what is new at the table since it was last looked at."""

    def __init__(self) -> None:
        self._lobby: LobbyForm | None = None
        self._game: GameForm | None = None

    def news(self, lobby: LobbyForm, game: GameForm | None) -> list[str]:
        """A line for each thing that people, phase and game have become."""
        lines = self._people(lobby) + self._moves(game)
        if (self._lobby is None or self._lobby.phase != lobby.phase) and lobby.phase in _PHASES:
            lines.append(translate("Console", _PHASES[lobby.phase]))
        self._lobby, self._game = lobby, game
        return lines

    def _people(self, lobby: LobbyForm) -> list[str]:
        before = self._lobby
        old = {} if before is None else {person.id: person for person in before.people}
        new = {person.id: person for person in lobby.people}
        sides = lobby.options.sides
        left = translate("Console", "{name} has left.")
        lines = [left.format(name=printable(p.name)) for n, p in old.items() if n not in new]
        for number, person in new.items():
            lines += _steps(person, old.get(number), sides)
        return lines

    def _moves(self, game: GameForm | None) -> list[str]:
        if game is None:
            return []
        begin, before = game.begin, self._game
        words = Words((entry.name for entry in begin.seats), begin.sides, hands=False)
        if before is None or before.begin.game != begin.game:
            begins = translate("Console", "{sides}. {name} begins.")
            return [begins.format(sides=words.table(), name=words.name(game.view.to_play))]
        if game.version == before.version and game.view.result == before.view.result:
            return []
        fresh = game.log[_common(before.log, game.log) :]
        told = " ".join(words.event(event_of(event, begin.sides)) for event in fresh)
        return [f"{game.version:>3}. {told}"] if told else []


_PHASES: Final = {
    "lobby": noted("Console", "People find their seats."),
    "dealing": noted("Console", "The cards are being dealt."),
    "ended": noted("Console", "The game is over."),
}


def _steps(person: PersonForm, before: PersonForm | None, sides: tuple[Side, ...]) -> list[str]:
    """What ``person`` has done since ``before``; None is somebody new."""
    said = [] if before is not None else [translate("Console", "{name} has come.")]
    side = side_word(sides[(person.seat or 0) % len(sides)])
    if person.seat != (None if before is None else before.seat):
        if person.seat is None:
            said.append(translate("Console", "{name} watches."))
        else:
            said.append(translate("Console", "{name} sits down for {side}."))
    was_away = before is not None and before.away is not None
    if (person.away is not None) != was_away:
        said.append(
            translate("Console", "{name} is back.")
            if was_away
            else translate("Console", "{name} is away: the seat waits.")
        )
    return [words.format(name=printable(person.name), side=side) for words in said]


def _common(before: tuple[EventForm, ...], now: tuple[EventForm, ...]) -> int:
    """How many of the events in ``now`` were there ``before``; the log forgets its oldest ones."""
    return next(
        len(before) - start
        for start in range(len(before) + 1)
        if before[start:] == now[: len(before) - start]
    )
