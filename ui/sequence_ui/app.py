"""The window as a program."""

import gc
import logging
import sys
import threading
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from sequence_lan import __version__
from sequence_ui.bridge import Bridge
from sequence_ui.language import Language
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
    language: str | None = None,
) -> int:
    """The window was open until the person closed it; the exit status.

    With an ``address`` or link it goes straight to that table, with ``open_table`` to the page
    that opens one. ``name`` is what the person is called this time; ``folder`` and ``interface``
    are the session's. ``language`` and ``interface`` hold this time, whatever is set.
    """
    # Nothing that is made before the first frame is rubbish.
    gc.disable()
    # One style everywhere, which follows the theme. Asked for so, it costs the first frame less.
    application = QApplication.instance() or QApplication([*sys.argv[:1], "-style", "fusion"])
    assert isinstance(application, QApplication), "nobody else has made another kind"
    application.setApplicationName("sequence-lan")
    application.setApplicationDisplayName("Sequence LAN")
    # A Wayland desktop finds the icon by this name.
    application.setDesktopFileName("sequence-lan")
    # The network is left in order first: quitting is asked for when that is done.
    application.setQuitOnLastWindowClosed(False)
    settings = Settings()
    spoken = Language(settings, asked=language)
    theme = Theme(
        settings.look,
        four_colours=settings.four_colours,
        round_chips=settings.round_chips,
        motion=settings.motion,
    )
    dress(application, theme)
    bridge = Bridge(folder, interface or settings.interface)
    _follow_interface(settings, bridge)
    window = Window(bridge, theme, settings)
    spoken.changed.connect(window.speak_anew, Qt.ConnectionType.QueuedConnection)
    _tell_of_faults(window)
    bridge.closed.connect(application.quit)
    window.gone.connect(bridge.close)

    def begin() -> None:
        from PySide6.QtGui import QIcon

        from sequence_lan.home import home_folder
        from sequence_lan.link_handler import bundled_program, places
        from sequence_lan.log_file import log_to
        from sequence_ui.ending_signals import EndingSignals

        gc.enable()
        log_to(folder or home_folder())
        application.setWindowIcon(QIcon(str(resource_path("art", "icon.png"))))
        signals = EndingSignals(window)
        application.aboutToQuit.connect(signals.forget)
        _log.info("sequence-lan %s: the window is open", __version__)
        program = bundled_program()
        if program is not None:
            window.start.offer_links(program, places())
        bridge.start()
        window.begin(address, name=name, open_table=open_table)
        if spoken.fault is not None:
            window.tell(spoken.fault)

    # The network is loaded behind the first frame, which it would delay.
    window.painted.connect(begin)
    window.show()
    return application.exec()


def _follow_interface(settings: Settings, bridge: Bridge) -> None:
    """The network interface is the one that is chosen in the settings from now on."""
    chosen = settings.interface

    def follow() -> None:
        nonlocal chosen
        if settings.interface != chosen:
            chosen = settings.interface
            bridge.use_interface(chosen)

    settings.changed.connect(follow)


def _tell_of_faults(window: Window) -> None:
    """A fault in this program is logged and said in one sentence; the window stays."""

    def tell(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        _log.error("a fault in the window", exc_info=(kind, fault, trace))
        words = QCoreApplication.translate(
            "Window", "Something went wrong in this program; the log has the details."
        )
        window.tell(words)

    def log(gone: threading.ExceptHookArgs) -> None:
        # A thread must not touch the window.
        if gone.exc_value is not None:
            _log.error("a fault beside the window", exc_info=gone.exc_value)

    sys.excepthook = tell
    threading.excepthook = log
