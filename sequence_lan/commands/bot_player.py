"""A bot at the keys of one client: it sees what that client is told, and nothing else."""

import asyncio
import random
from collections.abc import Callable

from sequence_lan.bots import club
from sequence_lan.bots.duties import acts_now
from sequence_lan.client.connection import Keepsakes, TableConnection, Target
from sequence_lan.client.model import Link, Table
from sequence_lan.engine.actions import SeatAction
from sequence_lan.engine.view import View
from sequence_lan.net.messages import HostMessage, Sit

Chooser = Callable[[View, random.Random, float], SeatAction]


class BotPlayer:
    """Goes to a table, sits down on its seat and plays whenever it is its turn."""

    def __init__(
        self,
        target: Target,
        keepsakes: Keepsakes,
        seat: int,
        dice: random.Random,
        seen: Callable[[Table], None] = lambda table: None,
        overheard: Callable[[HostMessage], None] = lambda message: None,
        choose: Chooser = club.choose,
    ) -> None:
        """``choose`` settles what to do, with ``dice`` for what is of the same worth.

        ``seen`` gets each table, ``overheard`` each message of the host, before the bot does.
        """
        self.connection = TableConnection(target, keepsakes, self._see, overheard=overheard)
        self.over = asyncio.Event()
        """Set once the game has ended and its deal is checked, or there is no table any more."""
        self._seat = seat
        self._dice = dice
        self._choose = choose
        self._seen = seen
        self._sat = False
        self._answered: tuple[str, int, int] | None = None

    async def run(self) -> None:
        """Returns when the table is left for good."""
        await self.connection.run()

    def _see(self, table: Table) -> None:
        self._seen(table)
        game = table.game
        checked = game is not None and game.view.public.result is not None and game.proof
        if checked or table.ended is not None:
            self.over.set()
        asyncio.get_running_loop().call_soon(self._answer)

    def _answer(self) -> None:
        """What this client has to do now is done, once for what it sees."""
        table = self.connection.table
        if table.you is not None and not self._sat:
            self._sat = True
            self.connection.send(Sit(self._seat))
        game = table.game
        if table.link is not Link.CONNECTED or game is None or not acts_now(game.view):
            return
        notice = 0 if table.notice is None else table.notice.number
        seen = (game.game, game.version, notice)
        if seen != self._answered:
            self._answered = seen
            self.connection.act(self._choose(game.view, self._dice, 1.0))
