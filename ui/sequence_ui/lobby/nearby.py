"""The tables nearby, as they come and go."""

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from sequence_lan.language import translate
from sequence_ui.parts.scrolled import Scrolled
from sequence_ui.theme import LEAD, Space, Theme

if TYPE_CHECKING:
    from sequence_lan.net.advert import TableAd
    from sequence_lan.session import Search
    from sequence_ui.lobby.table_card import TableCard

_MANY: Final = 4
"""Tables from which on one of them can be looked for."""
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
        self.filter = QLineEdit(self)
        self.filter.setFont(theme.font())
        self.filter.setPlaceholderText(self.tr("Find a table: a part of its name, rules, address"))
        self.filter.setAccessibleName(self.tr("Find a table"))
        self.filter.textChanged.connect(self._sift)
        self.filter.hide()
        self._content = QWidget(self)
        self._list = QVBoxLayout(self._content)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(Space.SMALL)
        self._list.addStretch()
        self._area = Scrolled(self._content, self)
        self._area.setAccessibleName(title.text())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.MEDIUM)
        layout.addWidget(title)
        layout.addWidget(self.filter)
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
            (ad.fingerprint, ad.table): ad
            for ad in sorted(search.tables, key=lambda ad: rank(ad, ad.fingerprint in search.known))
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
            found.show_ad(ad, host=search.known.get(ad.fingerprint))
            if self._list.indexOf(found) != place:
                self._list.insertWidget(place, found)
        self._sift()

    def _matching(self) -> "list[TableCard]":
        """The cards that have what is typed in them."""
        wanted = self.filter.text().casefold().split()
        return [card for card in self.cards if all(word in card.said for word in wanted)]

    def _sift(self) -> None:
        """Only what has the typed words in it is seen."""
        self.filter.setClearButtonEnabled(True)
        self.filter.setVisible(len(self._cards) >= _MANY or bool(self.filter.text()))
        matching = self._matching()
        for card in self._cards.values():
            card.setVisible(card in matching)
        self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What is typed while the keyboard is in the list looks for a table."""
        if (
            not self.filter.isVisible()
            or not event.text().strip()
            or not event.text().isprintable()
        ):
            super().keyPressEvent(event)
            return
        self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
        self.filter.setText(self.filter.text() + event.text())

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
        if self._cards and not self._matching():
            return self.tr("No table here has “{text}” in it.").format(text=self.filter.text())
        if self._cards:
            return self.tr("On {network}").format(network=search.network)
        seconds = int(time.monotonic() - search.since)
        words = self.tr("No table yet. Looking on {network} for {seconds} s.").format(
            network=search.network or self.tr("the network"), seconds=seconds
        )
        if seconds < _LONG:
            return words
        return "\n\n".join((words, *self._hindrances()))

    def _hindrances(self) -> tuple[str, ...]:
        """What keeps tables from being found, and what to do about it."""
        return (
            self.tr("If somebody has opened a table, one of these is in the way:"),
            "•  "
            + self.tr(
                "Another network. Both computers have to be in the same one, not one by cable and "
                "the other in a telephone’s."
            ),
            "•  "
            + self.tr(
                "A Wi-Fi for guests, as in hotels and at work, keeps computers apart: use another "
                "one, or a cable."
            ),
            "•  "
            + self.tr(
                "A firewall. On the computer of the host it has to let this program be reached "
                "from the private network."
            ),
            self.tr(
                "Or choose “Join by address or link”, and type what the host’s screen shows: that "
                "needs no list."
            ),
        )
