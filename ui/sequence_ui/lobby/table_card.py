"""A table nearby, as the list on the start screen shows it."""

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sequence_lan.engine.rules import SIDES
from sequence_lan.language import worded
from sequence_ui.art.chips import paint_chip
from sequence_ui.parts.chip_icon import paint_hollow
from sequence_ui.theme import LEAD, Space, Theme

if TYPE_CHECKING:
    from sequence_lan.net.advert import TableAd

_EDITIONS: Final[dict[str, Any]] = {
    "classic": QT_TRANSLATE_NOOP("Edition", "classic rules"),
    "goliath": QT_TRANSLATE_NOOP("Edition", "Goliath rules"),
    "italian": QT_TRANSLATE_NOOP("Edition", "Italian rules"),
}


def edition_words(edition: str) -> str:
    """``classic rules``; an edition of another version by its own name."""
    known: str = _EDITIONS.get(edition, edition)
    return QCoreApplication.translate("Edition", known)


def rank(ad: "TableAd", known: bool) -> tuple[int, str]:
    """Where a table stands in the list, the one of a ``known`` host first.

    Then come those with free seats, those that play and the others.
    """
    if ad.mismatch is not None:
        return 4, ad.table
    if known:
        return 0, ad.table
    if ad.phase == "lobby":
        return (1 if ad.seats_taken < ad.seats_total else 3), ad.table
    return 2, ad.table


class TableCard(QFrame):
    """Name, rules, seats and how it can be joined, or why it can't."""

    join = Signal(object, bool)
    """The TableAd, and whether only to watch."""

    def __init__(self, theme: Theme, ad: "TableAd", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ad: TableAd | None = None
        self._host: str | None = None
        self.setProperty("role", "panel")
        self._name = QLabel(self)
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._name.setFont(theme.font(LEAD, bold=True))
        self._seats = SeatChips(theme, self)
        self._lock = Lock(theme, self)
        self._words = QLabel(self)
        self._words.setProperty("role", "quiet")
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setWordWrap(True)
        self._button = QPushButton(self)
        self._button.setFont(theme.font(bold=True))
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(lambda: self.join.emit(self.ad, self._only_watch()))
        text = QVBoxLayout()
        text.setSpacing(Space.HAIR)
        top = QHBoxLayout()
        top.addWidget(self._name)
        top.addSpacing(Space.SMALL)
        top.addWidget(self._seats)
        top.addWidget(self._lock)
        top.addStretch()
        text.addLayout(top)
        text.addWidget(self._words)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.LARGE, Space.MEDIUM, Space.MEDIUM, Space.MEDIUM)
        layout.addLayout(text, 1)
        layout.addWidget(self._button)
        self.said = ""
        """Everything on the card, to be searched."""
        self.show_ad(ad)

    @property
    def ad(self) -> "TableAd":
        """What is shown."""
        assert self._ad is not None, "shown from the start"
        return self._ad

    @property
    def button(self) -> QPushButton:
        """Joins the table."""
        return self._button

    def show_ad(self, ad: "TableAd", *, host: str | None = None) -> None:
        """The card shows ``ad``, a table of ``host`` where that is somebody met before."""
        if (ad, host) == (self._ad, self._host):
            return
        self._ad, self._host = ad, host
        self._name.setText(ad.table)
        self._seats.show_seats(ad.seats_taken, ad.seats_total)
        self._lock.setVisible(ad.private)
        self._words.setText(" · ".join(self._parts(ad)))
        self.said = f"{ad.table} {self._words.text()}".casefold()
        self._button.setText(self._way())
        self._button.setVisible(ad.mismatch is None)
        self._name.setEnabled(ad.mismatch is None)
        self._button.setAccessibleName(f"{self._button.text()}: {ad.table}")
        self._button.setAccessibleDescription(self._words.text())

    def _way(self) -> str:
        """Who has met the host may have a seat there, which is theirs again when they come."""
        if not self._only_watch():
            return self.tr("Join")
        return self.tr("Watch") if self._host is None else self.tr("Come back")

    def _only_watch(self) -> bool:
        return self.ad.phase != "lobby" or self.ad.seats_taken >= self.ad.seats_total

    def _parts(self, ad: "TableAd") -> list[str]:
        if ad.mismatch is not None:
            return [worded("protocol", ad.mismatch)]
        seats = self.tr("{taken} of {total} seats taken")
        parts = [seats.format(taken=ad.seats_taken, total=ad.seats_total)]
        parts.append(edition_words(ad.edition))
        if ad.phase == "ended":
            parts.append(self.tr("the game is over"))
        elif ad.phase != "lobby" and self._host is None:
            parts.append(self.tr("playing, you can watch"))
        elif ad.phase != "lobby":
            parts.append(self.tr("playing: come back to your seat, or watch"))
        if ad.private:
            parts.append(self.tr("private"))
        if self._host is not None:
            parts.append(
                self.tr("host: {name}, known to you").format(name=self._host)
                if self._host
                else self.tr("you know its host")
            )
        parts.append(str(ad.addresses[0]))
        return parts


class Lock(QWidget):
    """A small lock: who comes needs a code."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        across = round(0.9 * self._theme.text_height())
        return QSize(across, across)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        across = self.width()
        ink = QColor(self._theme.colours.ink_quiet)
        painter.setPen(QPen(ink, 0.12 * across))
        bow = QRectF(0.3 * across, 0.12 * across, 0.4 * across, 0.6 * across)
        painter.drawArc(bow, 0, 180 * 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        body = QRectF(0.16 * across, 0.42 * across, 0.68 * across, 0.5 * across)
        painter.drawRoundedRect(body, 0.08 * across, 0.08 * across)


class SeatChips(QWidget):
    """A table's seats as small chips: filled, or still free."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._taken = self._total = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_seats(self, taken: int, total: int) -> None:
        """``taken`` of ``total`` are filled."""
        if (taken, total) != (self._taken, self._total):
            self._taken, self._total = taken, total
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        across = round(0.8 * self._theme.text_height())
        return QSize(across * self._total, across)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        across = self.height()
        for n in range(self._total):
            centre = QPointF((n + 0.5) * across, across / 2)
            paint = paint_chip if n < self._taken else paint_hollow
            paint(painter, self._theme, SIDES[n % 2], centre, 0.4 * across)
