"""The games of this computer that can be gone on with."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sequence_ui.parts.typed import label
from sequence_ui.parts.way_in import WayIn
from sequence_ui.theme import Space, Theme

if TYPE_CHECKING:
    from sequence_lan.session import Unfinished


class KeptGames(QWidget):
    """One way in: to the game, or where there are several to a menu of them."""

    chosen = Signal(str)
    """The number of its table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._games: tuple[Unfinished, ...] = ()
        self.way: WayIn | None = None
        self._room = QVBoxLayout(self)
        self._room.setContentsMargins(0, 0, 0, 0)
        self._room.setSpacing(Space.MEDIUM)

    def show_games(self, games: "tuple[Unfinished, ...]") -> None:
        """``games`` are offered."""
        if games == self._games:
            return
        self._games = games
        if self.way is not None:
            self._room.removeWidget(self.way)
            self.way.hide()
            self.way.deleteLater()
            self.way = None
        if not games:
            return
        if len(games) == 1:
            words = self.tr("Go on with {table}").format(table=label(games[0].name))
            said = self._described(games[0])
        else:
            words = self.tr("Go on with a game")
            said = ", ".join(game.name for game in games)
        self.way = WayIn(self._theme, words, said, self)
        self.way.clicked.connect(self._choose)
        self._room.addWidget(self.way)

    def _choose(self) -> None:
        if len(self._games) == 1:
            self.chosen.emit(self._games[0].table)
            return
        # Loaded when it is asked for, which is after the first frame.
        from sequence_ui.parts.offer_menu import open_menu, pop_up

        menu = open_menu(self)
        for game in self._games:
            words = label(f"{game.name}: {self._described(game)}")
            menu.addAction(words, partial(self.chosen.emit, game.table))
        pop_up(menu, self)

    def _described(self, game: "Unfinished") -> str:
        return self.tr("{players} · moves made: {moves}").format(
            players=", ".join(game.players), moves=game.moves
        )
