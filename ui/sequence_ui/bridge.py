"""The window's end of the network: the only QObject that knows the session."""

import logging
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

if TYPE_CHECKING:
    from sequence_lan.engine.actions import Action
    from sequence_lan.net.advert import TableAd
    from sequence_lan.net.messages import ClientMessage
    from sequence_lan.session import Session, Snapshot, TablePlan

_log = logging.getLogger(__name__)


class Bridge(QObject):
    """Asks the session and passes on what it says, each snapshot once and in order.

    The session is loaded and started in a thread of its own, since that takes longer than a first
    frame should; what is asked meanwhile is passed on as soon as it stands. Nothing here waits.
    """

    changed = Signal(object)
    """A Snapshot; in the window's thread."""
    failed = Signal(str)
    """The network can't be used at all: a sentence."""
    closed = Signal()
    """The network thread has ended."""

    _arrived = Signal(object)
    _opened = Signal(object)

    def __init__(
        self,
        folder: Path | None = None,
        interface: str | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``folder`` and ``interface`` are the session's."""
        super().__init__(parent)
        self._folder, self._interface = folder, interface
        self._session: Session | None = None
        self._made: Session | None = None
        self._waiting: list[Callable[[Session], None]] = []
        self._snapshot: Snapshot | None = None
        self._opening: threading.Thread | None = None
        self._arrived.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)
        self._opened.connect(self._take_over, Qt.ConnectionType.QueuedConnection)

    @property
    def folder(self) -> Path | None:
        """Where the session keeps its files, None for the system's own place."""
        return self._folder

    @property
    def snapshot(self) -> "Snapshot | None":
        """The last one that was passed on."""
        return self._snapshot

    def start(self) -> None:
        """The session is on its way."""
        self._opening = threading.Thread(target=self._open, name="opening", daemon=True)
        self._opening.start()

    def close(self) -> None:
        """The table is left and the network thread ends; ``closed`` says when."""
        threading.Thread(target=self._end, name="closing").start()

    def search(self, on: bool) -> None:
        """Tables nearby are looked for, or not any more."""
        self._ask(lambda session: session.search(on))

    def use_interface(self, name: str | None) -> None:
        """Tables are sought and shown on that network interface; None takes the LAN's."""
        self._ask(lambda session: session.use_interface(name))

    def open_table(self, plan: Callable[[], "TablePlan"], name: str) -> None:
        """The table of ``plan`` is open here, and this person at it.

        ``plan`` is made once the session is loaded, whose type it is.
        """
        self._ask(lambda session: session.open_table(plan(), name))

    def reopen(self, table: str, name: str) -> None:
        """An unfinished table is open here again, and this person at it."""
        self._ask(lambda session: session.reopen(table, name))

    def join(self, address: str, name: str, code: str | None = None) -> None:
        """This person is at the table at that address or link; ``code`` is a private one's."""
        self._ask(lambda session: session.join(address, name, code=code))

    def join_ad(
        self, ad: "TableAd", name: str, *, watch: bool = False, code: str | None = None
    ) -> None:
        """This person is at a table that was found."""
        self._ask(lambda session: session.join_ad(ad, name, watch, code))

    def send(self, message: "ClientMessage") -> None:
        """``message`` goes to the table's host."""
        self._ask(lambda session: session.send(message))

    def act(self, action: "Action") -> None:
        """``action`` goes to the table's host."""
        self._ask(lambda session: session.act(action))

    def advise(self) -> None:
        """At a practice table, what a master would do here is on its way."""
        self._ask(lambda session: session.advise())

    def leave(self) -> None:
        """The table is left; one that is hosted here is closed."""
        self._ask(lambda session: session.leave())

    def _ask(self, request: "Callable[[Session], None]") -> None:
        if self._session is None:
            self._waiting.append(request)
        else:
            request(self._session)

    # In the threads that open and close

    def _open(self) -> None:
        try:
            from sequence_lan.session import Session

            self._made = Session(self._arrived.emit, self._folder, self._interface)
            self._made.start()
        except Exception:  # noqa: BLE001 - whatever it was, the window has to say so
            _log.exception("the session could not start")
            self.failed.emit(
                self.tr("The network part of this program could not start: start it again.")
            )
        else:
            self._opened.emit(self._made)

    def _end(self) -> None:
        if self._opening is not None:
            self._opening.join()
        if self._made is not None:
            self._made.close()
        self.closed.emit()

    # In the window's thread

    @Slot(object)
    def _take_over(self, session: "Session") -> None:
        self._session = session
        waiting, self._waiting = self._waiting, []
        for request in waiting:
            request(session)

    @Slot(object)
    def _pass_on(self, snapshot: "Snapshot") -> None:
        self._snapshot = snapshot
        self.changed.emit(snapshot)
