"""200 games between bots through the whole stack, and what every client was told in them.

Each table is a real server, each player a real client over TLS with a bot at its keys, which now
and then does anything that the rules allow. What a client may know when so many moves have been
made is worked out afterwards from the record that the host shows at the end.
"""

import asyncio
import random
import re
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sequence_lan.bots import club
from sequence_lan.client.connection import Keepsakes, Target
from sequence_lan.client.model import Table
from sequence_lan.commands.bot_player import BotPlayer
from sequence_lan.commands.options import table_options
from sequence_lan.engine.actions import Dismiss, Pass, Play, SeatAction, Uphold
from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Event
from sequence_lan.engine.header import Deal
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.observe import events_for, observe
from sequence_lan.engine.record import Record, Step, read_record, replay
from sequence_lan.engine.rules import DrawMode
from sequence_lan.engine.view import View
from sequence_lan.host.limits import Pace, Rate
from sequence_lan.host.server import Opening, TableServer
from sequence_lan.net import messages as wire
from sequence_lan.net.forms import event_form, view_form
from sequence_lan.net.identity import load_identity
from sequence_lan.net.link import parse_address
from sequence_lan.net.messages import HostMessage, Rejected, Rematch, Reveal, Update, ViewForm

GAMES = {2: 40, 3: 28, 4: 18, 6: 10, 12: 4}
"""How many games are played at a table of so many players, for each of the two draws."""

DRAWS: tuple[DrawMode, ...] = ("auto", "manual")
FAST = Rate(100_000, 100_000)
CARD = re.compile(r"[2-9TJQKA][SHDC]")
WITHIN = 280.0

KINDS = (
    *("Welcome", "Lobby", "Deal", "Update", "Rejected", "Ping", "Reveal"),
    *("Placed", "Removed", "Completed", "Exchanged", "Took", "Drew", "Forfeited", "Passed"),
    *("Called", "Answered", "Gave", "Ended"),
)
"""The messages and events that must have come, or too little was looked at."""

Hands = tuple[tuple[Card, ...], ...]


def mixed(view: View, dice: random.Random, budget: float) -> SeatAction:
    """What the club's bot does, but one time in twelve anything at all."""
    assert view.seat is not None
    if dice.random() < 1 / 12:
        return dice.choice(legal_actions(view.public, view.hand, view.seat))
    return club.choose(view, dice, budget)


class Client:
    """A client at a table, and what it has been told since its last game was checked."""

    def __init__(self, target: Target, folder: Path, seat: int, dice: random.Random) -> None:
        self.told: list[HostMessage] = []
        self.bot = BotPlayer(
            target,
            Keepsakes.within(folder),
            seat,
            dice,
            self._see,
            self.told.append,
            mixed,
        )
        self.seat = seat
        self._dice = dice
        self._judged = ("", 0)
        self._checked: set[str] = set()
        self._news = asyncio.Event()

    async def record(self) -> bytes:
        """The record of the next game that this client has seen the end and the proof of."""
        while True:
            game = self.bot.connection.table.game
            if game is not None and game.record is not None and game.game not in self._checked:
                assert game.proof is not None
                assert game.proof.outcome == "proved", game.proof
                self._checked.add(game.game)
                return game.record
            self._news.clear()
            await self._news.wait()

    def _see(self, table: Table) -> None:
        self._news.set()
        game = table.game
        if not table.owner or game is None or game.view.public.call is None:
            return
        if self._judged != (game.game, game.version):
            self._judged = (game.game, game.version)
            action = self._dice.choice((Uphold(), Dismiss(), None, None))
            if action is not None:
                self.bot.connection.act(action)


async def evening(players: int, draw: DrawMode, games: int, folder: Path) -> Counter[str]:
    """So many games are played at one table, and each is checked; what happened how often."""
    identity = load_identity(folder / "host")
    options = table_options(players, "classic", draw)
    opening = Opening(
        f"{players} {draw}",
        options,
        folder / "host" / "tables",
        port=0,
        headless=True,
        auto_start=True,
        interface="loopback",
    )
    dice = random.Random(f"{players} {draw}")
    happened: Counter[str] = Counter()
    before: Record | None = None
    async with TableServer(opening, identity, pace=Pace(messages=FAST)) as server:
        addresses = (parse_address(server.addresses[0]),)
        clients = []
        for seat in range(players):
            target = Target(addresses, f"Seat {seat}", identity.fingerprint)
            own_dice = random.Random(dice.getrandbits(64))
            clients.append(Client(target, folder / str(seat), seat, own_dice))
        visits = [asyncio.create_task(client.bot.run()) for client in clients]
        try:
            for number in range(games):
                records = {await client.record() for client in clients}
                assert len(records) == 1
                record = read_record(records.pop())
                happened += check(record, before, clients)
                before = record
                if number < games - 1:
                    owner = next(c for c in clients if c.bot.connection.table.owner)
                    owner.bot.connection.send(Rematch())
        finally:
            for visit in visits:
                visit.cancel()
            await asyncio.gather(*visits, return_exceptions=True)
    return happened


def check(record: Record, before: Record | None, clients: list[Client]) -> Counter[str]:
    """Each client was told what its seat may know, and no card more; what happened how often.

    What comes before the deal is still about the game ``before``.
    """
    deal, sides = record.header.start, record.header.sides
    assert isinstance(deal, Deal)
    assert record.end is not None
    old = [] if before is None else list(knowledge(before))
    new = list(knowledge(record))
    happened: Counter[str] = Counter(["Game"])
    for client in clients:
        known, ended = old, True
        for message in client.told:
            if isinstance(message, wire.Deal):
                known, ended = new, False
            happened[type(message).__name__] += 1
            if isinstance(message, Update | Rejected) and message.view is not None:
                assert message.version is not None
                shared, hands, events = known[message.version]
                assert message.view == msgspec.structs.replace(
                    shared, seat=client.seat, hand=hands[client.seat]
                )
                ended = message.view.result is not None
                if isinstance(message, Update) and message.events:
                    heard = events_for(events, client.seat)
                    assert message.events == tuple(event_form(event, sides) for event in heard)
                    happened.update(type(event).__name__ for event in heard)
            elif isinstance(message, Reveal):
                assert ended, "the record is shown at the end only"
            else:
                assert not cards_in(msgspec.to_builtins(message, builtin_types=(bytes,)))
                assert deal.host_seed not in msgspec.msgpack.encode(message)
        client.told.clear()
    return happened


def knowledge(record: Record) -> Iterator[tuple[ViewForm, Hands, tuple[Event, ...]]]:
    """For each version of the game what all may see, who holds which cards, and what happened."""
    turn = 0
    yield view_form(observe(record.start, None), turn), record.start.secret.hands, ()
    for step in replay(record):
        assert isinstance(step, Step)
        turn += isinstance(step.line.action, Play | Pass)
        yield view_form(observe(step.state, None), turn), step.state.secret.hands, step.events


def cards_in(value: Any) -> list[str]:
    """Every text in ``value`` that names a card."""
    if isinstance(value, str):
        return [value] if CARD.fullmatch(value) else []
    if isinstance(value, dict):
        return [card for inner in value.values() for card in cards_in(inner)]
    if isinstance(value, list | tuple):
        return [card for inner in value for card in cards_in(inner)]
    return []


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in memory where there is one, since each of the moves is synced to the disk."""
    memory = Path("/dev/shm")  # noqa: S108 - what is made there has a name of its own
    if not memory.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=memory) as made:
        yield Path(made)


@pytest.mark.timeout(300)
async def test_two_hundred_games_end_and_nobody_is_told_too_much(folder: Path) -> None:
    async with asyncio.timeout(WITHIN), asyncio.TaskGroup() as group:
        tables = [
            group.create_task(evening(players, draw, games, folder / f"{players} {draw}"))
            for draw in DRAWS
            for players, games in GAMES.items()
        ]
    happened = sum((table.result() for table in tables), Counter[str]())
    assert happened["Game"] == 200
    assert {name for name in KINDS if not happened[name]} == set()
