"""``sequence-lan tables``: the tables on the network, one line each."""

import asyncio
import contextlib
import json
import sys
from typing import TYPE_CHECKING

from sequence_lan.client.finder import Finder
from sequence_lan.client.record_file import printable
from sequence_lan.commands.words import edition_words, phase_words
from sequence_lan.language import translate, worded
from sequence_lan.net.advert import TableAd

if TYPE_CHECKING:
    from rich.table import Table as Grid


def run(seconds: float, as_json: bool, interface: str | None) -> int:
    """What was found within ``seconds`` is printed: 0; 1 with a sentence where nothing can be."""
    # The proactor of Windows breaks mDNS.
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        tables, network, problem = runner.run(_look(seconds, interface))
    for ad in tables:
        print(_object(ad) if as_json else _line(ad))
    if problem is not None:
        print(translate("Net", problem), file=sys.stderr)
        return 1
    if not tables:
        print(
            translate(
                "Console",
                "No table was found in {seconds} seconds on {network}. A guest network or a "
                "firewall may hide one: then join it by the address on its host's screen.",
            ).format(seconds=f"{seconds:g}", network=network),
            file=sys.stderr,
        )
    return 0


async def _look(
    seconds: float, interface: str | None
) -> tuple[tuple[TableAd, ...], str, str | None]:
    finder = Finder(lambda: None, interface)
    async with finder.looking():
        await asyncio.sleep(seconds)
        return finder.tables, finder.network, finder.problem


def watch(as_json: bool, interface: str | None) -> int:
    """The tables were shown as they came, changed and went, until Ctrl-C: 0.

    On a terminal as a list that is kept up to date, else, and ``as_json``, a line for each change.
    """
    # The proactor of Windows breaks mDNS.
    with (
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner,
    ):
        runner.run(_watch(as_json, interface))
    return 0


async def _watch(as_json: bool, interface: str | None) -> None:
    finder = Finder(lambda: None, interface)
    async with finder.looking():
        if sys.stdout.isatty() and not as_json:
            await _keep_list(finder)
        else:
            await _tell_changes(finder, as_json)


async def _keep_list(finder: Finder) -> None:
    from rich.live import Live

    with Live(_grid(finder), auto_refresh=False, vertical_overflow="visible") as live:
        while True:
            await _change(finder)
            live.update(_grid(finder), refresh=True)


async def _tell_changes(finder: Finder, as_json: bool) -> None:
    """What has come or changed is printed as in the list, what has gone with a word about that."""
    known: dict[tuple[bytes, str], str] = {}
    problem: str | None = None
    while True:
        shown = {
            (ad.fingerprint, ad.table): _object(ad) if as_json else _line(ad)
            for ad in finder.tables
        }
        for key, line in shown.items():
            if known.get(key) != line:
                print(line, flush=True)
        for key in known.keys() - shown.keys():
            print(_gone(key[1], as_json), flush=True)
        known = shown
        if finder.problem != problem:
            problem = finder.problem
            if problem is not None:
                print(translate("Net", problem), file=sys.stderr, flush=True)
        await _change(finder)


async def _change(finder: Finder) -> None:
    """Something may have changed; a problem comes and goes without a word."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(1.0):
            await finder.news()


def _gone(table: str, as_json: bool) -> str:
    if as_json:
        return json.dumps({"table": table, "gone": True}, ensure_ascii=False)
    return translate("Console", "{table} is gone.").format(table=printable(table))


def _grid(finder: Finder) -> "Grid":
    from rich.table import Table as Grid
    from rich.text import Text

    seen = translate("Console", "Tables on {network}. Ctrl-C ends.")
    caption = seen.format(network=finder.network or "…")
    problem = finder.problem
    grid = Grid(
        translate("Console", "table"),
        translate("Console", "address"),
        translate("Console", "seats"),
        translate("Console", "phase"),
        translate("Console", "rules"),
        caption=Text(caption if problem is None else translate("Net", problem)),
    )
    for ad in finder.tables:
        rules = edition_words(ad.edition)
        if ad.private:
            rules += f", {translate('Console', 'private')}"
        seats = f"{ad.seats_taken}/{ad.seats_total}"
        phase = phase_words(ad.phase)
        row = (printable(ad.table), str(ad.addresses[0]), seats, phase, rules)
        grid.add_row(*map(Text, row))
    return grid


def _line(ad: TableAd) -> str:
    """``Kitchen  192.168.1.5:47624  2 of 4 seats taken, lobby, classic rules``."""
    parts = [
        translate("Console", "{taken} of {total} seats taken").format(
            taken=ad.seats_taken, total=ad.seats_total
        ),
        phase_words(ad.phase),
        edition_words(ad.edition),
    ]
    if ad.private:
        parts.append(translate("Console", "private"))
    said = f"{printable(ad.table)}  {ad.addresses[0]}  {', '.join(parts)}"
    return said if ad.mismatch is None else f"{said}. {worded('protocol', ad.mismatch)}"


def _object(ad: TableAd) -> str:
    return json.dumps(
        {
            "table": ad.table,
            "addresses": [str(address) for address in ad.addresses],
            "seats_taken": ad.seats_taken,
            "seats_total": ad.seats_total,
            "phase": ad.phase,
            "private": ad.private,
            "edition": ad.edition,
            "protocol": list(ad.protocol),
            "app": ad.app,
            "fingerprint": ad.fingerprint.hex(),
            "mismatch": ad.mismatch,
        },
        ensure_ascii=False,
    )
