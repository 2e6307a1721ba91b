"""The window's menu."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from sequence_lan import __version__

if TYPE_CHECKING:
    from sequence_ui.window import Window


class MainMenu(QMenu):
    """Everything that can be done from anywhere, with its keys."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        pages = window.pages
        leave = self.addAction(self.tr("&Leave the table"), window.leave_table)
        self.aboutToShow.connect(lambda: leave.setEnabled(window.at_table))
        self.addSeparator()
        record = self.addAction(self.tr("Look &back at a record …"), pages.ask_record)
        record.setShortcut(QKeySequence(QKeySequence.StandardKey.Open))
        howto = self.addAction(self.tr("&How to play"), window.show_howto)
        howto.setShortcut(QKeySequence(Qt.Key.Key_F2))
        settings = self.addAction(self.tr("&Settings"), pages.show_settings)
        settings.setShortcut(QKeySequence("Ctrl+,"))
        self.addSeparator()
        keys = self.addAction(self.tr("&Keys"), window.show_keys)
        keys.setShortcut(QKeySequence(Qt.Key.Key_F1))
        quit_ = self.addAction(self.tr("&Quit"), window.close)
        quit_.setShortcut(QKeySequence(QKeySequence.StandardKey.Quit))
        self.addSeparator()
        self.addAction(self.tr("&Copy a report"), window.copy_report)
        version = self.addAction(self.tr("Version {number}").format(number=__version__))
        version.setEnabled(False)
        opened = QAction(self.tr("Menu"), self)
        opened.setShortcut(QKeySequence(Qt.Key.Key_F10))
        opened.triggered.connect(window.header.menu.showMenu)
        # A shortcut works only while its action belongs to the window itself.
        window.addActions([record, howto, settings, keys, opened, quit_])
