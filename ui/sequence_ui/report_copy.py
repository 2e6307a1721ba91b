"""The report for who helps, in the clipboard."""

from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication


def copy_report(folder: Path | None) -> None:
    """The clipboard holds the report of this program, whose files are in ``folder``."""
    from sequence_lan.home import home_folder
    from sequence_lan.net.interfaces import ranked
    from sequence_lan.report import report

    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    window = (
        f"Qt {qVersion()} on {QGuiApplication.platformName()}",
        f"Screen {size.width()}x{size.height()} at {screen.devicePixelRatio():g}",
    )
    QGuiApplication.clipboard().setText(report(folder or home_folder(), ranked(), window))
