"""``sequence-lan demo``: a whole game between bots, over a real table on this machine."""

import asyncio
import random
import sys
import tempfile
from pathlib import Path
from typing import Final

from sequence_lan.client.connection import Keepsakes, Target
from sequence_lan.client.finder import Finder
from sequence_lan.client.model import Game, Proof, Table
from sequence_lan.commands.bot_player import BotPlayer
from sequence_lan.commands.options import table_options
from sequence_lan.commands.teller import GameTeller
from sequence_lan.commands.words import Words, board
from sequence_lan.engine.rules import BadTable
from sequence_lan.host.server import CannotHost, Opening, TableServer
from sequence_lan.language import noted, said, translate, worded
from sequence_lan.net.advert import TableAd
from sequence_lan.net.identity import load_identity
from sequence_lan.net.messages import TableOptions

NAMES: Final = ("Ada", "Bo", "Cy", "Dana", "Eli", "Fay", "Gus", "Hana", "Ivo", "Jo", "Kim", "Lea")
_FOUND_WITHIN: Final = 15.0
_OVER_WITHIN: Final = 300.0
"""Seconds; a game takes a few."""
_HEADS: Final = (
    noted("Console", "client"),
    noted("Console", "moves"),
    noted("Console", "the end it saw"),
    noted("Console", "the deal"),
)
_OUTCOMES: Final = {
    "proved": noted("Console", "proved"),
    "false": noted("Console", "false"),
    "not_shown": noted("Console", "not shown"),
    "nothing_to_prove": noted("Console", "nothing to prove"),
}


class _Failed(Exception):
    """The demonstration could not be held; the text says why, in the language that is spoken."""


def run(players: int, seed: int | None, interface: str | None) -> int:
    """A game was played to its end: 0; 1 if anybody saw another end, or the deal was not proved.

    2 if so many can't play. ``seed`` settles what the bots would do in the same place; the cards
    are nobody's to choose.
    """
    try:
        options = table_options(players, "classic", "auto")
    except BadTable as bad:
        print(said(bad.sentence), file=sys.stderr)
        return 2
    dice = random.Random(seed)  # noqa: S311 - the bots'
    with (
        tempfile.TemporaryDirectory(prefix="sequence-lan-") as folder,
        # The proactor of Windows breaks mDNS.
        asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner,
    ):
        try:
            games = runner.run(_play(options, dice, Path(folder), interface))
        except _Failed as fault:
            print(fault, file=sys.stderr)
            return 1
    return _sum_up(games)


async def _play(
    options: TableOptions, dice: random.Random, folder: Path, interface: str | None
) -> list[Game]:
    """The game as each client has seen it at its end."""
    identity = await asyncio.to_thread(load_identity, folder / "host")
    opening = Opening(
        "Demo",
        options,
        folder / "host" / "tables",
        port=0,
        headless=True,
        auto_start=True,
        interface=interface,
    )
    server = TableServer(opening, identity)
    try:
        await server.start()
    except CannotHost as fault:
        raise _Failed(translate("Net", str(fault))) from fault
    try:
        ad = await _find(identity.fingerprint, interface)
        opened = translate("Console", "A table is open at {addresses}.")
        print(opened.format(addresses=", ".join(server.addresses)))
        found = translate("Console", "Found by mDNS: {table} at {addresses}.")
        print(found.format(table=ad.table, addresses=", ".join(map(str, ad.addresses))))
        return await _seat_all(ad, options.players, dice, folder)
    finally:
        await server.close()


async def _find(fingerprint: bytes, interface: str | None) -> TableAd:
    finder = Finder(lambda: None, interface)
    async with finder.looking():
        if finder.problem is not None:
            raise _Failed(translate("Net", finder.problem))
        try:
            async with asyncio.timeout(_FOUND_WITHIN):
                while True:
                    for ad in finder.tables:
                        if ad.fingerprint == fingerprint:
                            return ad
                    await finder.news()
        except TimeoutError:
            raise _Failed(
                translate(
                    "Console",
                    "The table was not found by mDNS on {network} within {seconds} seconds: "
                    "a firewall may stop it.",
                ).format(network=finder.network, seconds=f"{_FOUND_WITHIN:g}")
            ) from None


async def _seat_all(ad: TableAd, players: int, dice: random.Random, folder: Path) -> list[Game]:
    tell = GameTeller().tell
    bots = []
    for seat, name in enumerate(NAMES[:players]):
        target = Target(ad.addresses, name, ad.fingerprint)
        own_dice = random.Random(dice.getrandbits(64))  # noqa: S311 - a bot's dice
        seen = tell if seat == 0 else _nothing
        bots.append(BotPlayer(target, Keepsakes.within(folder / name), seat, own_dice, seen))
    visits = [asyncio.create_task(bot.run()) for bot in bots]
    try:
        async with asyncio.timeout(_OVER_WITHIN):
            for bot in bots:
                await bot.over.wait()
    except TimeoutError:
        words = translate("Console", "The game was not over within {seconds} seconds.")
        raise _Failed(words.format(seconds=f"{_OVER_WITHIN:g}")) from None
    finally:
        for visit in visits:
            visit.cancel()
        await asyncio.gather(*visits, return_exceptions=True)
    return [_game_of(bot.connection.table) for bot in bots]


def _nothing(table: Table) -> None:
    """One client tells for all."""


def _game_of(table: Table) -> Game:
    if table.game is None:
        if table.ended is None:
            raise _Failed(translate("Console", "A client has seen no game."))
        raise _Failed(worded(table.ended.code, table.ended.text))
    return table.game


def _proof_words(proof: Proof | None) -> str:
    if proof is None:
        return translate("Console", "not checked")
    outcome = translate("Console", _OUTCOMES[proof.outcome])
    return f"{outcome} {said(proof.fault) if proof.fault else ''}".strip()


def _sum_up(games: list[Game]) -> int:
    from rich.console import Console
    from rich.table import Table as Grid

    first = games[0]
    print("\n".join(board(first.view.public)))
    words = Words((entry.name for entry in first.seats), first.view.public.setup.sides, hands=False)
    grid = Grid(*(translate("Console", head) for head in _HEADS))
    for seat, game in enumerate(games):
        result, proof = game.view.public.result, game.proof
        end = translate("Console", "none") if result is None else words.result(result)
        grid.add_row(words.name(seat), str(game.version), end, _proof_words(proof))
    Console().print(grid)
    same = all(game.view.public == first.view.public for game in games)
    proved = all(game.proof is not None and game.proof.outcome == "proved" for game in games)
    if not same:
        print(translate("Console", "Not every client saw the same end."), file=sys.stderr)
    if not proved:
        print(translate("Console", "Not every client could prove the deal."), file=sys.stderr)
    return 0 if same and proved else 1
