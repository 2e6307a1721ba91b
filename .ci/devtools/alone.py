"""One process at a time, on every system."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(path: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """No other process is inside `alone` with this file meanwhile.

    `waiting` is called once if another one is. A process that dies lets go of the file, but where
    the system can do that, not before the programs have ended that it started meanwhile with
    `close_fds=False`: a killed dev.py leaves a pip that is still writing.
    """
    with path.open("a+b") as file:
        if not _lock(file.fileno(), wait=False):
            waiting()
            while not _lock(file.fileno(), wait=True):
                pass
        os.set_inheritable(file.fileno(), True)
        yield
        # Closing the file lets go of it.


def _lock(file: int, *, wait: bool) -> bool:
    if sys.platform == "win32":
        import msvcrt

        try:
            # When it waits, it gives up after ten seconds.
            msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
    else:
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
    return True
