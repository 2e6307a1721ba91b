"""How a command that serves others comes to its end."""

import asyncio
import contextlib
import signal


def end_in_order() -> None:
    """From now on SIGTERM cancels the task that runs, as Ctrl-C does.

    A second one changes nothing: whoever sends it to all processes of a group, as ``timeout`` and
    terminals that close do, would else cut off the goodbye. Windows knows no such signal.
    """
    task = asyncio.current_task()
    assert task is not None, "this runs in a task"

    def cancel() -> None:
        if not task.cancelling():
            task.cancel()

    with contextlib.suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, cancel)
