"""Pictures that are drawn once for each size and screen, and then only copied."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap


class Stock:
    """Pixmaps by what they show, their size and the screen's pixel ratio."""

    def __init__(self) -> None:
        self._pixmaps: dict[tuple[Hashable, int, int, float], QPixmap] = {}

    def __len__(self) -> int:
        return len(self._pixmaps)

    def clear(self) -> None:
        """Everything is drawn afresh when next asked for."""
        self._pixmaps.clear()

    def picture(
        self,
        what: Hashable,
        size: QSize,
        ratio: float,
        paint: Callable[[QPainter], None],
        *,
        ground: str | None = None,
    ) -> QPixmap:
        """The picture of ``what``, painted by ``paint`` the first time.

        ``size`` is in device-independent pixels; without a ``ground`` it is transparent.
        """
        key = (what, size.width(), size.height(), ratio)
        pixmap = self._pixmaps.get(key)
        if pixmap is None:
            pixmap = QPixmap(size * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(QColor(ground) if ground else QColor(Qt.GlobalColor.transparent))
            painter = QPainter(pixmap)
            paint(painter)
            painter.end()
            self._pixmaps[key] = pixmap
        return pixmap
