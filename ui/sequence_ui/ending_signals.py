"""The signals that ask a program to end."""

import contextlib
import signal
import socket
from types import FrameType
from typing import TYPE_CHECKING

from PySide6.QtCore import QSocketNotifier

if TYPE_CHECKING:
    from sequence_ui.window import Window


class EndingSignals:
    """Ctrl-C in the console, and the system's wish that the program ends, close the window.

    Python hears a signal only when it runs, which it does not while Qt waits: so the signal also
    writes to a socket, and Qt wakes up.
    """

    def __init__(self, window: "Window") -> None:
        self._window = window
        self._ear, self._mouth = socket.socketpair()
        for end in (self._ear, self._mouth):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._wake)
        self._before = {
            each: signal.signal(each, self._close) for each in (signal.SIGINT, signal.SIGTERM)
        }
        signal.set_wakeup_fd(self._mouth.fileno())

    def forget(self) -> None:
        """The signals do again what they did before."""
        signal.set_wakeup_fd(-1)
        for each, handler in self._before.items():
            signal.signal(each, handler)
        self._notifier.setEnabled(False)
        self._ear.close()
        self._mouth.close()

    def _wake(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self._ear.recv(64)

    def _close(self, number: int, frame: FrameType | None) -> None:
        self._window.close_for_good()
