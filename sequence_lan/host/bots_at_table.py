"""The bots of one table: each thinks in the worker, then moves after a pause (DESIGN.md 7)."""

import asyncio
import random
from collections.abc import Callable
from typing import Final

from sequence_lan.bots import club
from sequence_lan.engine.actions import SeatAction
from sequence_lan.engine.refusal import Refused
from sequence_lan.host.bot_turn import BotTurn
from sequence_lan.host.bot_worker import BotWorker, WorkerFailed
from sequence_lan.host.peers import Out
from sequence_lan.host.table import Table

BUDGET: Final = 1.0
"""Seconds that a bot may think about a move."""

_TRY_AGAIN: Final = 2.0


class BotsAtTable:
    """Moves for every seat that a bot plays, one after the other, as long as ``run`` runs."""

    def __init__(
        self,
        table: Table,
        worker: BotWorker,
        send: Callable[[Out], None],
        clock: Callable[[], float],
        pause: float,
    ) -> None:
        """``send`` takes what the table answers; ``pause`` is in seconds, before each move."""
        self._table = table
        self._worker = worker
        self._send = send
        self._clock = clock
        self._pause = pause
        self._stirred = asyncio.Event()
        self._dice = random.SystemRandom()

    def stir(self) -> None:
        """Something has happened at the table: a bot may be wanted."""
        self._stirred.set()

    async def run(self) -> None:
        """Bots move whenever one is wanted; ends when it is cancelled."""
        while True:
            self._stirred.clear()
            turn = self._table.bot_turn(self._clock())
            if turn is None:
                await self._stirred.wait()
                continue
            thought = asyncio.create_task(self._choice(turn))
            await asyncio.gather(thought, asyncio.sleep(self._pause))
            self._send(self._moved(turn, thought.result()))
            if self._table.bot_turn(self._clock()) == turn:
                # It could not be written; whoever makes room on the disk need not hurry.
                await asyncio.sleep(_TRY_AGAIN)

    async def _choice(self, turn: BotTurn) -> SeatAction:
        try:
            return await self._worker.choose(
                turn.view, turn.level, self._dice.getrandbits(32), BUDGET
            )
        except WorkerFailed:
            return self._simple(turn)

    def _moved(self, turn: BotTurn, choice: SeatAction) -> Out:
        try:
            return self._table.bot_acts(turn, choice, self._clock())
        except Refused:
            return self._table.bot_acts(turn, self._simple(turn), self._clock())

    def _simple(self, turn: BotTurn) -> SeatAction:
        """What the simple player does, for whom this process is good enough."""
        return club.choose(turn.view, self._dice, 0)
