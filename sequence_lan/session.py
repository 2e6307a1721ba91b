"""The one door for a user interface: a thread that searches, hosts and plays (DESIGN.md 8)."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

from sequence_lan.engine.actions import Action
from sequence_lan.home import home_folder
from sequence_lan.host.unfinished import Unfinished as Unfinished
from sequence_lan.net.advert import TableAd
from sequence_lan.net.messages import ClientMessage
from sequence_lan.network import Network
from sequence_lan.snapshot import Hosting as Hosting
from sequence_lan.snapshot import Search as Search
from sequence_lan.snapshot import Snapshot as Snapshot
from sequence_lan.snapshot import TablePlan as TablePlan


class Session:
    """Searching, hosting and playing, in a thread of its own.

    Every method returns at once; what comes of it is in a later snapshot.
    """

    def __init__(
        self,
        listener: Callable[[Snapshot], None],
        folder: Path | None = None,
        interface: str | None = None,
    ) -> None:
        """``listener`` gets each new snapshot, in order, in the network thread.

        ``folder`` is where key, tokens, receipts and journals live; ``interface`` the name of the
        network interface to search and be found on, or ``loopback``; by default the LAN's.
        """
        self._network = Network(listener, folder or home_folder(), interface)
        self._thread = threading.Thread(target=self._run, name="network")
        self._up = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    @property
    def snapshot(self) -> Snapshot:
        """What the listener was last told."""
        return self._network.snapshot

    def start(self) -> None:
        """The network thread runs."""
        self._thread.start()
        self._up.wait()

    def close(self) -> None:
        """The table is left, or closed if it is hosted here; the thread has ended."""
        loop, self._loop = self._loop, None
        if loop is not None:
            loop.call_soon_threadsafe(self._network.ask, self._network.stop)
            self._thread.join()

    def search(self, on: bool) -> None:
        """Tables nearby are looked for, or not any more."""
        self._ask(lambda: self._network.search(on))

    def use_interface(self, name: str | None) -> None:
        """Tables are searched and shown on the network interface of that name; None: the LAN's."""
        self._ask(lambda: self._network.use_interface(name))

    def open_table(self, plan: TablePlan, name: str) -> None:
        """A table is hosted here, and this person, called ``name``, is at it."""
        self._ask(lambda: self._network.open_table(plan, name))

    def reopen(self, table: str, name: str) -> None:
        """An unfinished table, by its number, is hosted here again, and this person is at it.

        It is where it was, if that port is free; everybody finds their own seat.
        """
        self._ask(lambda: self._network.reopen(table, name))

    def join(self, address: str, name: str, watch: bool = False, code: str | None = None) -> None:
        """This person is at the table at ``address:port`` or behind a link."""
        self._ask(lambda: self._network.join(address, name, watch, code))

    def join_ad(self, ad: TableAd, name: str, watch: bool = False, code: str | None = None) -> None:
        """This person is at a table that was found."""
        self._ask(lambda: self._network.join_ad(ad, name, watch, code))

    def send(self, message: ClientMessage) -> None:
        """``message`` goes to the table's host: Sit, Ready, Start, Say and so on."""
        self._ask(lambda: self._network.send(message))

    def act(self, action: Action) -> None:
        """``action`` goes to the table's host, with its number and turn."""
        self._ask(lambda: self._network.act(action))

    def advise(self) -> None:
        """At a practice table, what a master would do in this person's place is on its way."""
        self._ask(self._network.advise)

    def leave(self) -> None:
        """The table is left for good; it is closed if it is hosted here."""
        self._ask(self._network.leave)

    def _ask(self, request: Callable[[], Awaitable[None]]) -> None:
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._network.ask, request)

    def _run(self) -> None:
        # The proactor of Windows breaks mDNS.
        with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
            self._loop = runner.get_loop()
            self._up.set()
            runner.run(self._network.run())
