"""``sequence-lan tables``: the tables on the network, one line each."""

import asyncio
import json
import sys
from typing import Final

from sequence_lan.client.finder import Finder
from sequence_lan.client.record_file import printable
from sequence_lan.commands.words import edition_words
from sequence_lan.language import noted, translate, worded
from sequence_lan.net.advert import TableAd

_PHASES: Final = {
    "lobby": noted("Console", "lobby"),
    "dealing": noted("Console", "dealing"),
    "playing": noted("Console", "playing"),
    "ended": noted("Console", "ended"),
}


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


def _line(ad: TableAd) -> str:
    """``Kitchen  192.168.1.5:47624  2 of 4 seats taken, lobby, classic rules``."""
    parts = [
        translate("Console", "{taken} of {total} seats taken").format(
            taken=ad.seats_taken, total=ad.seats_total
        ),
        translate("Console", _PHASES.get(ad.phase, ad.phase)),
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
