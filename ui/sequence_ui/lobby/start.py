"""The first screen: who I am, the ways into a game, and the tables nearby."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_lan.language import translate
from sequence_lan.net.names import MOST_CHARACTERS, BadName, check_name
from sequence_ui.lobby.chip_choice import ChipChoice
from sequence_ui.lobby.nearby import Nearby
from sequence_ui.lobby.wordmark import Wordmark
from sequence_ui.parts.sentence import Sentence
from sequence_ui.parts.way_in import WayIn
from sequence_ui.settings.settings import Settings
from sequence_ui.theme import Space, Theme

if TYPE_CHECKING:
    from sequence_lan.link_handler import Places
    from sequence_lan.net.messages import Level
    from sequence_lan.session import Search, Unfinished
    from sequence_ui.lobby.kept_games import KeptGames
    from sequence_ui.lobby.link_offer import LinkOffer


class StartScreen(QWidget):
    """Says which table the person wants to be at; what comes of it is the window's to show."""

    game_chosen = Signal(str)
    """The number of an unfinished table of this computer, to be gone on with."""
    open_asked = Signal()
    """A table is to be opened: its page comes next."""
    practice_asked = Signal(int, str)
    """A table with bots alone: for how many players, and how strong the bots are."""
    address_given = Signal(str)
    """An address or a link to join."""
    howto_asked = Signal()
    record_asked = Signal()
    settings_asked = Signal()
    table_picked = Signal(object, bool)
    """A TableAd of those nearby, and whether only to watch."""

    def __init__(self, theme: Theme, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.name = QLineEdit(settings.name, self)
        self.name.setMaxLength(4 * MOST_CHARACTERS)
        self.name.setFont(theme.font())
        self.name.editingFinished.connect(self._keep_name)
        name_label = QLabel(self.tr("My &name"), self)
        name_label.setBuddy(self.name)
        chips_label = QLabel(self.tr("My &chips"), self)
        self.chips = ChipChoice(theme, settings.chip, chips_label, self)
        self.chips.chosen.connect(settings.set_chip)
        self.open = WayIn(
            theme, self.tr("&Open a table"), self.tr("The others find it in their list."), self
        )
        self.open.clicked.connect(self._open)
        self.practise = WayIn(
            theme,
            self.tr("&Practise with bots"),
            self.tr("Begins at once, on this computer."),
            self,
        )
        self.practise.clicked.connect(self._ask_practice)
        self.by_address = WayIn(
            theme,
            self.tr("&Join by address or link"),
            self.tr("As the host's screen shows it."),
            self,
        )
        self.by_address.clicked.connect(self._ask_address)
        self.address = QLineEdit(self)
        self.address.setFont(theme.font())
        self.address.setPlaceholderText("192.168.1.20:47624")
        self.address.setAccessibleName(self.tr("Address or link of the table"))
        self.address.returnPressed.connect(self._give_address)
        self.go = QPushButton(self.tr("Join"), self)
        self.go.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.go.clicked.connect(self._give_address)
        self._place = QWidget(self)
        row = QHBoxLayout(self._place)
        row.setContentsMargins(Space.LARGE, 0, 0, 0)
        row.addWidget(self.address, 1)
        row.addWidget(self.go)
        self._place.hide()
        self._sentence = Sentence(self, lines=3)
        self.nearby = Nearby(theme, self)
        self.nearby.picked.connect(self._pick)

        self.kept: KeptGames | None = None
        self._theme = theme
        self.links: LinkOffer | None = None
        left = self._left = QVBoxLayout()
        left.setSpacing(Space.MEDIUM)
        left.addWidget(Wordmark(theme, self))
        person = QGridLayout()
        person.setHorizontalSpacing(Space.MEDIUM)
        person.setVerticalSpacing(Space.SMALL)
        person.addWidget(name_label, 0, 0)
        person.addWidget(self.name, 0, 1)
        person.addWidget(chips_label, 1, 0)
        person.addWidget(self.chips, 1, 1)
        person.setColumnStretch(1, 1)
        left.addLayout(person)
        left.addSpacing(Space.SMALL)
        self._place_of_kept = left.count()
        for way in (self.open, self.practise, self.by_address):
            left.addWidget(way)
        left.addWidget(self._place)
        left.addWidget(self._sentence)
        left.addStretch()
        left.addLayout(self._further())
        # On a very wide screen the eye need not travel from edge to edge.
        room = QWidget(self)
        room.setMaximumWidth(90 * theme.text_height())
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(room)
        layout = QGridLayout(room)
        layout.setContentsMargins(Space.VAST, Space.LARGE, Space.VAST, Space.WIDE)
        layout.setHorizontalSpacing(Space.VAST)
        layout.addLayout(left, 0, 0)
        layout.addWidget(self.nearby, 0, 1)
        layout.setColumnStretch(0, 5)
        layout.setColumnStretch(1, 7)

    def _further(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(Space.SMALL)
        for words, signal in (
            (self.tr("&How to play"), self.howto_asked),
            (self.tr("&Records"), self.record_asked),
            (self.tr("&Settings"), self.settings_asked),
        ):
            button = QPushButton(words, self)
            button.setProperty("role", "plain")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(signal)
            row.addWidget(button)
        row.addStretch()
        return row

    @property
    def person(self) -> str:
        """What the person wants to be called."""
        return self.name.text()

    def show_unfinished(self, games: "tuple[Unfinished, ...]") -> None:
        """The games of this computer that can be gone on with are ``games``."""
        if self.kept is None:
            if not games:
                return
            from sequence_ui.lobby.kept_games import KeptGames

            self.kept = KeptGames(self._theme, self)
            self.kept.chosen.connect(self._go_on)
            self._left.insertWidget(self._place_of_kept, self.kept)
        self.kept.show_games(games)

    def show_search(self, search: "Search") -> None:
        """The tables nearby are those of ``search``."""
        self.nearby.show_search(search)

    def take_keyboard(self) -> None:
        """The keyboard is where one begins."""
        self.open.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer_links(self, program: Path, where: "Places") -> None:
        """The person is asked whether links of tables shall open ``program``, unless they do."""
        from sequence_lan.link_handler import opens_links
        from sequence_ui.lobby.link_offer import LinkOffer

        if self._settings.links_declined or opens_links(program, where):
            return
        self.links = LinkOffer(program, where, self._settings, self)
        self.links.answered.connect(self.tell)
        self._left.addWidget(self.links)

    def tell(self, text: str) -> None:
        """``text`` is read for some seconds."""
        self._sentence.tell(text)

    def _ask_practice(self) -> None:
        """One click says against how many, and how strong they are."""
        # Loaded when it is asked for, which is after the first frame.
        from sequence_ui.offers import LEVELS, level_words
        from sequence_ui.parts.offer_menu import open_menu, pop_up

        menu = open_menu(self)
        for players, words in (
            (2, self.tr("Against one bot")),
            (3, self.tr("Three sides: against two bots")),
            (4, self.tr("Two and two: with a bot against two")),
            (6, self.tr("Three and three")),
        ):
            levels = menu.addMenu(words)
            for level in LEVELS:
                levels.addAction(level_words(level), partial(self._practise, players, level))
        pop_up(menu, self.practise)

    def _keep_name(self) -> bool:
        try:
            name = check_name(self.name.text())
        except BadName as bad:
            self.tell(translate("Net", str(bad)))
            return False
        self.name.setText(name)
        self._settings.set_name(name)
        return True

    def _go_on(self, table: str) -> None:
        if self._keep_name():
            self.game_chosen.emit(table)

    def _open(self) -> None:
        if self._keep_name():
            self.open_asked.emit()

    def _practise(self, players: int, level: "Level") -> None:
        if self._keep_name():
            self.practice_asked.emit(players, level)

    def _ask_address(self) -> None:
        self._place.show()
        self.address.setFocus(Qt.FocusReason.OtherFocusReason)

    def _give_address(self) -> None:
        if self._keep_name():
            self.address_given.emit(self.address.text())

    def _pick(self, ad: object, watch: bool) -> None:
        if self._keep_name():
            self.table_picked.emit(ad, watch)
