"""How the connection to a table's host is, in words, and what can be done about it."""

import time
from collections.abc import Callable
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from sequence_lan.language import worded
from sequence_ui.table.turn_banner import Headline

if TYPE_CHECKING:
    from sequence_lan.client.model import Table

_SEAT_WAITS: Final = 180.0
"""Seconds that a seat waits for whoever is away (DESIGN.md 4). The host begins to count later."""


class LinkWords(QObject):
    """Says how the connection is, where that is what matters; counts while the host is sought."""

    ticked = Signal()
    """A second is over, and the words are others now."""

    def __init__(
        self, parent: QObject | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._lost_at: float | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self.ticked)

    def headline(self, table: "Table | None") -> Headline | None:
        """What to say of ``table``; None while it is connected, or there is none."""
        if table is None or table.link != "reconnecting":
            self._lost_at = None
            self._clock.stop()
        elif self._lost_at is None:
            self._lost_at = self._now()
            self._clock.start()
        if table is None:
            return None
        match table.link:
            case "connecting":
                words = self.tr("Connecting to {address} …").format(address=table.address)
                return Headline(words, "quiet", button=self.tr("Cancel"))
            case "reconnecting":
                return self._seeking(table)
            case "closed":
                ended = table.ended
                words = worded(ended.code, ended.text) if ended else self.tr("The table is closed.")
                back = self.tr("Back to the start") if table.lobby else self.tr("Close")
                return Headline(words, "alarm", button=back)
            case _:
                return None

    def _seeking(self, table: "Table") -> Headline:
        """The host is sought; a screen reader hears so once, and not at each try."""
        assert self._lost_at is not None, "the clock runs since the host was lost"
        lost = self._now() - self._lost_at
        left = _SEAT_WAITS - lost
        spoken = self.tr("The host can't be reached: another try comes every few seconds.")
        if table.seat is None:
            words = self.tr(
                "The host can't be reached for {time} now: try {n}, the next in a few seconds."
            )
        elif left > 0:
            spoken += " " + self.tr("Your seat waits.")
            words = self.tr(
                "The host can't be reached: try {n}, the next in a few seconds. Your seat waits "
                "{time} at least."
            )
        else:
            words = self.tr(
                "The host can't be reached for {time} now: try {n}, the next in a few seconds. "
                "The others may have a bot play for you meanwhile."
            )
        counted = ceil(left) if table.seat is not None and left > 0 else lost
        return Headline(
            words.format(n=table.attempt, time=_minutes(counted)),
            "alarm",
            button=self.tr("Leave the table"),
            spoken=spoken,
        )


def _minutes(seconds: float) -> str:
    """``2:05``."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
