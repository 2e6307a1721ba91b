"""The games of this computer that can be gone on with."""

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sequence_ui.parts.typed import label
from sequence_ui.parts.way_in import WayIn
from sequence_ui.theme import Space, Theme

if TYPE_CHECKING:
    from sequence_lan.session import Unfinished

_SHOWN: Final = 2


class KeptGames(QWidget):
    """A way into each of the latest ones."""

    chosen = Signal(str)
    """The number of its table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._games: tuple[Unfinished, ...] = ()
        self.ways: list[WayIn] = []
        self._list = QVBoxLayout(self)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(Space.MEDIUM)

    def show_games(self, games: "tuple[Unfinished, ...]") -> None:
        """The latest of ``games`` are offered."""
        if games == self._games:
            return
        self._games = games
        for way in self.ways:
            self._list.removeWidget(way)
            way.hide()
            way.deleteLater()
        self.ways = []
        for game in games[:_SHOWN]:
            words = self.tr("Go on with {table}").format(table=label(game.name))
            said = self.tr("{players} · moves made: {moves}").format(
                players=", ".join(game.players), moves=game.moves
            )
            way = WayIn(self._theme, words, said, self)
            way.clicked.connect(partial(self.chosen.emit, game.table))
            self._list.addWidget(way)
            self.ways.append(way)
