"""Names in a script that this system has no font for."""

import unicodedata
from collections.abc import Iterable

from PySide6.QtGui import QFont, QFontMetrics


class Letters:
    """Notices once that a name has letters which no font here can show."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._noticed = False

    def newly_missing(self, names: Iterable[str], font: QFont) -> bool:
        """Whether one of ``names`` is the first that can't be shown, in ``font`` or any other."""
        fresh = set(names) - self._known
        if self._noticed or not fresh:
            return False
        self._known |= fresh
        metrics = QFontMetrics(font)
        self._noticed = any(
            not metrics.inFontUcs4(ord(letter))
            for name in fresh
            for letter in name
            if unicodedata.category(letter).startswith("L")
        )
        return self._noticed
