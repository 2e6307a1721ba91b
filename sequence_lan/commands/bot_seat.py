"""``sequence-lan join ADDRESS --bot BOT``: a bot of any make takes a seat at a table."""

import asyncio
import random
import sys
import tempfile
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from sequence_lan.bots.duties import acts_now
from sequence_lan.bots.external import MOVE_TIMEOUT, PREFIX, External, Failed, is_there
from sequence_lan.bots.levels import LEVELS
from sequence_lan.client.connection import Keepsakes, TableConnection, Target
from sequence_lan.client.model import Game, Link, Table
from sequence_lan.commands.ending import end_in_order
from sequence_lan.commands.teller import GameTeller
from sequence_lan.engine.actions import SeatAction
from sequence_lan.engine.view import View
from sequence_lan.language import said, translate, worded
from sequence_lan.net.link import BadAddress, parse_link
from sequence_lan.net.messages import LobbyForm, Ready, Sit
from sequence_lan.net.names import BadName, check_name
from sequence_lan.net.words import BadCode, read_code

_BUDGET: Final = 1.0
"""Seconds that a bot of ours thinks about a move."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A bot at a table, as the command line asks for it."""

    address: str
    bot: str
    """A level, or a command."""
    name: str
    code: str | None = field(default=None, repr=False)
    """A private table's."""
    move_timeout: float = MOVE_TIMEOUT
    """Seconds that a command has for an answer."""


def run(wish: Wish) -> int:
    """The bot was at the table until that closed, or until Ctrl-C: 0; it never got there: 1.

    2 for a wish that is none.
    """
    try:
        link = parse_link(wish.address)
        name = check_name(wish.name)
        code = None if wish.code is None else read_code(wish.code)
    except (BadAddress, BadName, BadCode) as fault:
        print(translate("Net", str(fault)), file=sys.stderr)
        return 2
    if not wish.bot.removeprefix(PREFIX).strip():
        print(
            translate("Console", "Name a bot: novice, club, master or a command."), file=sys.stderr
        )
        return 2
    if wish.bot not in LEVELS and not is_there(wish.bot.removeprefix(PREFIX)):
        words = translate(
            "Console",
            "There is no bot or program {bot} here: name novice, club, master or a command.",
        )
        print(words.format(bot=wish.bot), file=sys.stderr)
        return 2
    target = Target((link.address,), name, link.fingerprint, code=code)
    # Seats are given back to whoever has their token: a bot must not find a person's.
    with (
        tempfile.TemporaryDirectory(prefix="sequence-lan-") as folder,
        # The proactor of Windows breaks mDNS.
        asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner,
    ):
        seat = _BotSeat(target, Keepsakes.within(Path(folder)), wish)
        try:
            return runner.run(seat.run())
        except KeyboardInterrupt:
            return 0


class _BotSeat:
    """One client without a person: it sits down, is always ready, and plays every game."""

    def __init__(self, target: Target, keepsakes: Keepsakes, wish: Wish) -> None:
        self._wish = wish
        self._news = asyncio.Event()
        self._seen: deque[Table] = deque()
        self._teller = GameTeller()
        self._connection = TableConnection(target, keepsakes, self._see)
        self._been = False
        self._lobby: LobbyForm | None = None
        self._game = ""
        self._answered: tuple[str, int, int] | None = None
        self._external: External | None = None
        self._choose: Callable[[View], SeatAction]

    async def run(self) -> int:
        """The exit status."""
        end_in_order()
        visit = asyncio.create_task(self._connection.run())
        try:
            while True:
                self._news.clear()
                while self._seen:
                    self._teller.tell(self._seen.popleft())
                table = self._connection.table
                if table.ended is not None:
                    print(worded(table.ended.code, table.ended.text), file=sys.stderr)
                    return 0 if self._been else 1
                self._sit(table)
                if table.game is not None:
                    await self._play(table, table.game)
                await self._news.wait()
        except asyncio.CancelledError:
            await self._connection.leave()
            return 0
        finally:
            visit.cancel()
            await asyncio.gather(visit, return_exceptions=True)
            await self._end(None)

    def _see(self, table: Table) -> None:
        self._seen.append(table)
        self._news.set()

    def _sit(self, table: Table) -> None:
        """A seat is asked for while there is none, and then it is ready."""
        lobby = table.lobby
        if lobby is None or lobby == self._lobby:
            return
        if not self._been:
            self._been = True
            at = translate("Console", "{name} is at the table {table}.")
            print(at.format(name=self._wish.name, table=lobby.table), flush=True)
        self._lobby = lobby
        if table.seat is not None:
            if lobby.phase == "lobby" and not table.seats[table.seat].ready:
                self._connection.send(Ready(True))
            return
        free = next((s.seat for s in table.seats if s.person is None and s.bot is None), None)
        if lobby.phase == "lobby" and free is not None:
            self._connection.send(Sit(free))

    async def _play(self, table: Table, game: Game) -> None:
        """What the seat has to do now is done, once for what it sees."""
        view = game.view
        if game.game != self._game and view.seat is not None:
            await self._begin(game)
        if view.public.result is not None:
            await self._end(game)
        notice = 0 if table.notice is None else table.notice.number
        seen = (game.game, game.version, notice)
        if table.link is not Link.CONNECTED or seen == self._answered or not acts_now(view):
            return
        self._answered = seen
        action = await self._choice(view)
        now = self._connection.table.game
        if now is not None and (now.game, now.view) == (game.game, view):
            self._connection.act(action)
        else:
            # Thought about what is past: the loop goes on with what is there now.
            self._answered = None
            self._news.set()

    async def _choice(self, view: View) -> SeatAction:
        try:
            return await asyncio.to_thread(self._choose, view)
        except Failed as failed:
            self._replace(failed)
            await self._end(None)
            return self._choose(view)

    def _replace(self, failed: Failed) -> None:
        words = translate(
            "Console", "{bot} can't go on: {reason} The club bot plays this game in its place."
        )
        told = words.format(bot=self._wish.bot, reason=said(failed.sentence))
        print(told, file=sys.stderr, flush=True)
        self._choose = partial(_by, "club")

    async def _begin(self, game: Game) -> None:
        """The bot is there for that game: a command is started anew for each."""
        await self._end(None)
        self._game = game.game
        bot = self._wish.bot
        if bot in LEVELS:
            self._choose = partial(_by, bot)
            return
        names = [entry.name for entry in game.seats]
        command = bot.removeprefix(PREFIX)
        try:
            self._external = External(command, names, self._wish.move_timeout)
        except Failed as failed:
            self._replace(failed)
        else:
            self._choose = self._external.choose

    async def _end(self, game: Game | None) -> None:
        """The command has ended, and heard how the ``game`` did, if that is over."""
        external, self._external = self._external, None
        if external is None:
            return
        if game is not None and game.view.public.result is not None:
            external.end(game.view.public.result, game.view.public)
        await asyncio.to_thread(external.close)


def _by(level: str, view: View) -> SeatAction:
    return LEVELS[level](view, random.Random(), _BUDGET)  # noqa: S311 - a bot's dice
