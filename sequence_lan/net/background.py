"""Work that goes on beside everything else."""

import asyncio
import logging
from collections.abc import Coroutine

_log = logging.getLogger(__name__)


def begun(work: Coroutine[None, None, None]) -> asyncio.Task[None]:
    """``work`` goes on; what goes wrong in it is in the log at once, and not only at the end."""
    task = asyncio.create_task(work)
    task.add_done_callback(_tell_fault)
    return task


def _tell_fault(task: asyncio.Task[None]) -> None:
    fault = None if task.cancelled() else task.exception()
    if fault is not None:
        _log.error("work in the background has failed", exc_info=fault)
