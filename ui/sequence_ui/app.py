"""The window as a program."""

import contextlib
import logging
import signal
import socket
import sys
from pathlib import Path
from types import FrameType, TracebackType

from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from sequence_lan import __version__
from sequence_lan.link_handler import bundled_program, places
from sequence_ui.bridge import Bridge
from sequence_ui.resources import resource_path
from sequence_ui.settings.settings import Settings
from sequence_ui.style import dress
from sequence_ui.theme import Theme
from sequence_ui.window import Window

_log = logging.getLogger(__name__)


def main(
    address: str | None = None,
    *,
    name: str | None = None,
    open_table: bool = False,
    folder: Path | None = None,
    interface: str | None = None,
) -> int:
    """The window was open until the person closed it; the exit status.

    With an ``address`` or link it goes straight to that table, with ``open_table`` to the page
    that opens one. ``name`` is what the person is called this time; ``folder`` and ``interface``
    are the session's.
    """
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication), "nobody else has made another kind"
    application.setApplicationName("sequence-lan")
    application.setApplicationDisplayName("Sequence LAN")
    # A Wayland desktop finds the icon by this name.
    application.setDesktopFileName("sequence-lan")
    application.setWindowIcon(QIcon(str(resource_path("art", "icon.png"))))
    # The network is left in order first: quitting is asked for when that is done.
    application.setQuitOnLastWindowClosed(False)
    settings = Settings()
    theme = Theme(settings.look, four_colours=settings.four_colours, motion=settings.motion)
    dress(application, theme)
    bridge = Bridge(folder, interface)
    window = Window(bridge, theme, settings)
    _tell_of_faults(window)
    signals = EndingSignals(window)
    bridge.closed.connect(application.quit)
    window.gone.connect(bridge.close)

    def begin() -> None:
        _log.info("sequence-lan %s: the window is open", __version__)
        program = bundled_program()
        if program is not None:
            window.start.offer_links(program, places())
        bridge.start()
        window.begin(address, name=name, open_table=open_table)

    # The network is loaded behind the first frame, which it would delay.
    window.painted.connect(begin)
    window.show()
    status = application.exec()
    signals.forget()
    return status


class EndingSignals:
    """Ctrl-C in the console, and the system's wish that the program ends, close the window.

    Python hears a signal only when it runs, which it does not while Qt waits: so the signal also
    writes to a socket, and Qt wakes up.
    """

    def __init__(self, window: Window) -> None:
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
        self._window.close()


def _tell_of_faults(window: Window) -> None:
    """A fault in this program is logged and said in one sentence; the window stays."""

    def tell(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        _log.error("a fault in the window", exc_info=(kind, fault, trace))
        window.tell(window.tr("Something went wrong in this program; the log has the details."))

    sys.excepthook = tell
