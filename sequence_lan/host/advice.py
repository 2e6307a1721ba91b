"""What a master would do for a person who practises, and why."""

import random
from typing import Final

from sequence_lan.bots import club
from sequence_lan.bots.explain import Advice, reasons
from sequence_lan.engine.view import View
from sequence_lan.host.bot_worker import BotWorker, WorkerFailed, worker_command

BUDGET: Final = 1.0
"""Seconds to think."""
_PATIENCE: Final = 5.0


async def advise(view: View, budget: float = BUDGET) -> Advice:
    """What a master does for the seat of ``view``, which has something to do.

    It thinks in a process of its own, which ends with this call, cancelled or not.
    """
    dice = random.SystemRandom()
    worker = BotWorker(worker_command(), _PATIENCE)
    try:
        action = await worker.choose(view, "master", dice.getrandbits(32), budget)
    except WorkerFailed:
        action = club.choose(view, dice, 0)
    finally:
        await worker.close()
    return Advice(view, action, reasons(view, action))
