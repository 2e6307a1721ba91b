"""What people typed, to be read as they typed it: Qt takes some letters for signs of its own."""

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget


def label(text: str) -> str:
    """``text`` for a button or an entry of a menu, where a single & marks the letter of a key."""
    return text.replace("&", "&&")


def set_tip(widget: QWidget, text: str) -> None:
    """The tip of ``widget`` reads ``text``, also where that looks like markup: ``<b>Bo</b>``."""
    if Qt.mightBeRichText(text):
        text = Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal)
    widget.setToolTip(text)
