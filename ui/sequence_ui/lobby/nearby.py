"""The tables nearby, as they come and go."""

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from sequence_lan.language import translate
from sequence_ui.theme import LEAD, Space, Theme

if TYPE_CHECKING:
    from sequence_lan.net.advert import TableAd
    from sequence_lan.session import Search
    from sequence_ui.lobby.table_card import TableCard

_LONG: Final = 8
"""Seconds of searching after which it is said what may be in the way."""


class Nearby(QWidget):
    """A card for each table; none: which network is searched, since when, what may be wrong."""

    picked = Signal(object, bool)
    """A TableAd, and whether only to watch."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._search: Search | None = None
        self._cards: dict[tuple[bytes, str], TableCard] = {}
        title = QLabel(self.tr("Tables nearby"), self)
        title.setFont(theme.font(LEAD, bold=True))
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setProperty("role", "quiet")
        self._content = QWidget(self)
        self._content.setObjectName("content")
        self._list = QVBoxLayout(self._content)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(Space.SMALL)
        self._list.addStretch()
        self._area = QScrollArea(self)
        self._area.setWidget(self._content)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setAccessibleName(title.text())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.MEDIUM)
        layout.addWidget(title)
        layout.addWidget(self._words)
        layout.addWidget(self._area, 1)
        self._clock = QTimer(self)
        self._clock.setInterval(1000)
        self._clock.timeout.connect(self._say)
        self._say()

    @property
    def cards(self) -> "list[TableCard]":
        """The cards from the top."""
        return sorted(self._cards.values(), key=self._list.indexOf)

    def show_search(self, search: "Search") -> None:
        """A card stands for each table of ``search``; cards that stay keep the keyboard."""
        self._search = search
        if search.tables or self._cards:
            self._lay(search)
        self._say()

    def _lay(self, search: "Search") -> None:
        # Loaded with the first table, which is after the first frame.
        from sequence_ui.lobby.table_card import TableCard, rank

        ads: dict[tuple[bytes, str], TableAd] = {
            (ad.fingerprint, ad.table): ad for ad in sorted(search.tables, key=rank)
        }
        for key in self._cards.keys() - ads.keys():
            card = self._cards.pop(key)
            self._list.removeWidget(card)
            card.hide()
            card.deleteLater()
        for place, (key, ad) in enumerate(ads.items()):
            found = self._cards.get(key)
            if found is None:
                found = self._cards[key] = TableCard(self._theme, ad, self._content)
                found.join.connect(self.picked)
            elif found.ad != ad:
                found.show_ad(ad)
            if self._list.indexOf(found) != place:
                self._list.insertWidget(place, found)
                found.show()

    def showEvent(self, event: QShowEvent) -> None:
        self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._clock.stop()

    def _say(self) -> None:
        words = self._sentence()
        if words != self._words.text():
            self._words.setText(words)

    def _sentence(self) -> str:
        search = self._search
        if search is None:
            return self.tr("The search begins …")
        if search.fault is not None:
            return translate("Net", search.fault)
        if search.since is None:
            return self.tr("Nobody is searching.")
        if self._cards:
            return self.tr("On {network}").format(network=search.network)
        seconds = int(time.monotonic() - search.since)
        words = self.tr("No table yet. Looking on {network} for {seconds} s.").format(
            network=search.network or self.tr("the network"), seconds=seconds
        )
        if seconds < _LONG:
            return words
        return f"{words}\n\n" + self.tr(
            "If somebody has opened one: are both computers on the same network, and not on one"
            " for guests? A firewall or the Wi-Fi may keep tables from being found; then join by"
            " the address that the host's screen shows."
        )
