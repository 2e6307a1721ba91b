"""Something slow, done in a thread of its own while the window goes on."""

import contextlib
import threading
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

_T = TypeVar("_T")


def run_aside(owner: QObject, work: Callable[[], _T], then: Callable[[_T], None]) -> None:
    """``then`` is called with what ``work`` gives back, in the window's thread.

    ``work`` must not touch a widget; nothing is called once ``owner`` is gone.
    """
    errand = _Errand(work, then, owner)
    threading.Thread(target=errand.run, name="errand", daemon=True).start()


class _Errand(QObject):
    _done = Signal(object)

    def __init__(
        self, work: Callable[[], Any], then: Callable[[Any], None], owner: QObject
    ) -> None:
        super().__init__(owner)
        self._work, self._then = work, then
        self._done.connect(self._finish, Qt.ConnectionType.QueuedConnection)

    def run(self) -> None:
        result = self._work()
        # The owner may have been deleted meanwhile, and this with it.
        with contextlib.suppress(RuntimeError):
            self._done.emit(result)

    @Slot(object)
    def _finish(self, result: object) -> None:
        self._then(result)
        self.deleteLater()
