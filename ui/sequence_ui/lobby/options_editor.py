"""The owner's choices about a table, as sentences that can be changed."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from sequence_lan.engine.rules import (
    EDITIONS,
    SIDES,
    EditionName,
    Rules,
    player_counts,
    sequences_needed,
    side_counts,
)
from sequence_lan.net.forms import rules_form, rules_of
from sequence_lan.net.messages import Level, TableOptions
from sequence_ui.lobby.rules_words import number, rules_sentences
from sequence_ui.lobby.table_card import edition_words
from sequence_ui.theme import Space, Theme

WATCHERS: Final = 20
BOT: Final[Level] = "club"
"""How strong a bot is that nobody chose otherwise."""


def first_options(players: int = 2) -> TableOptions:
    """What a friendly table starts with (RULES.md 6)."""
    return with_rules(replace(EDITIONS["classic"], draw="auto"), players)


def with_rules(rules: Rules, players: int, sides: int | None = None) -> TableOptions:
    """Options by ``rules`` for the number of players next to ``players`` that can play by them."""
    counts = player_counts(rules)
    players = min(counts, key=lambda count: (abs(count - players), count))
    can = side_counts(players, rules)
    count = sides if sides in can else can[0]
    rules = replace(rules, sequences_to_win=sequences_needed(count))
    return TableOptions(players, SIDES[:count], rules_form(rules), None, WATCHERS)


class OptionsEditor(QWidget):
    """Players, sides, edition and draw; beneath, what these mean. Read by those who don't own."""

    changed = Signal(object)
    """The TableOptions that the person has just chosen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = first_options()
        self.players = QComboBox(self)
        self._sides = QComboBox(self)
        self._edition = QComboBox(self)
        for name in EDITIONS:
            self._edition.addItem(edition_words(name), name)
        self.draw = QComboBox(self)
        self.draw.addItem(self.tr("by themselves"), "auto")
        self.draw.addItem(self.tr("by hand"), "manual")
        self._form = QFormLayout()
        self._form.setSpacing(Space.SMALL)
        self._form.setContentsMargins(0, 0, 0, 0)
        for words, box in (
            (self.tr("Pla&yers"), self.players),
            (self.tr("Si&des"), self._sides),
            (self.tr("Ru&les"), self._edition),
            (self.tr("&Cards are drawn"), self.draw),
        ):
            self._form.addRow(words, box)
            box.setFont(theme.font())
            box.activated.connect(self._choose)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.MEDIUM)
        layout.addLayout(self._form)
        layout.addWidget(self._words)
        self.show_options(self._options, owner=True)

    @property
    def options(self) -> TableOptions:
        """What is shown."""
        return self._options

    def show_options(self, options: TableOptions, *, owner: bool) -> None:
        """``options`` are shown; only an ``owner`` can change them."""
        self._options = options
        rules = rules_of(options.rules)
        _fill(self.players, [(str(count), count) for count in player_counts(rules)])
        _fill(self._sides, [(number(n), n) for n in side_counts(options.players, rules)])
        _show(self.players, options.players)
        _show(self._sides, len(options.sides))
        _show(self._edition, rules.edition)
        _show(self.draw, rules.draw)
        for row, box in enumerate((self.players, self._sides, self._edition, self.draw)):
            self._form.setRowVisible(row, owner and box.count() > 1)
        sentences = rules_sentences(options)
        if not owner:
            who = self.tr("{players} players, {sides} sides, {edition}.").format(
                players=number(options.players),
                sides=number(len(options.sides)),
                edition=edition_words(rules.edition),
            )
            sentences.insert(0, who[:1].upper() + who[1:])
        self._words.setText("\n".join(sentences))

    def _choose(self) -> None:
        edition: EditionName = self._edition.currentData()
        rules = rules_of(self._options.rules)
        if edition != rules.edition:
            rules = EDITIONS[edition]
        rules = replace(rules, draw=self.draw.currentData())
        sides = self._sides.currentData()
        options = with_rules(rules, self.players.currentData(), sides)
        if options != self._options:
            self.show_options(options, owner=True)
            self.changed.emit(options)


def _fill(box: QComboBox, choices: list[tuple[str, int]]) -> None:
    if [box.itemData(n) for n in range(box.count())] != [value for _, value in choices]:
        box.clear()
        for words, value in choices:
            box.addItem(words, value)


def _show(box: QComboBox, value: int | str) -> None:
    box.setCurrentIndex(box.findData(value))
