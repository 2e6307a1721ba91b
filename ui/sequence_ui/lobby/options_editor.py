"""The owner's choices about a table, as sentences that can be changed."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QPushButton, QVBoxLayout, QWidget

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
from sequence_lan.net.messages import TableOptions
from sequence_ui.lobby.house_rules import HouseRules
from sequence_ui.lobby.rules_words import as_paragraphs, number, rules_sentences
from sequence_ui.lobby.table_card import edition_words
from sequence_ui.theme import Space, Theme

WATCHERS: Final = 20
_WATCHERS: Final = (0, 5, 20, 200)
_CLOCKS: Final = (None, 20, 30, 60, 120, 300)


def first_options(players: int = 2) -> TableOptions:
    """What a friendly table starts with (RULES.md 6)."""
    return with_rules(replace(EDITIONS["classic"], draw="auto"), players)


def with_rules(rules: Rules, players: int, sides: int | None = None) -> TableOptions:
    """Options by ``rules`` for the number of players next to ``players`` that can play by them.

    As many sequences win as the number of sides asks for (RULES.md 2).
    """
    counts = player_counts(rules)
    players = min(counts, key=lambda count: (abs(count - players), count))
    can = side_counts(players, rules)
    count = sides if sides in can else can[0]
    rules = replace(rules, sequences_to_win=sequences_needed(count))
    return TableOptions(players, SIDES[:count], rules_form(rules), None, WATCHERS)


def changed_options(
    before: TableOptions,
    rules: Rules,
    players: int,
    sides: int,
    clock: int | None,
    watchers: int,
) -> TableOptions:
    """``before`` with other choices; colours and a house rule about winning stay if they can."""
    options = with_rules(rules, players, sides)
    count, usual = len(options.sides), sequences_needed(len(before.sides))
    chosen = before.sides
    if len(chosen) != count or rules.edition != "italian":
        chosen = options.sides
    wins = rules.sequences_to_win
    if wins == usual:
        wins = sequences_needed(count)
    form = rules_form(replace(rules, sequences_to_win=wins))
    return TableOptions(options.players, chosen, form, clock, watchers)


class OptionsEditor(QWidget):
    """Players, sides, edition, draw, clock and house rules; beneath, what these mean.

    Read by those who don't own.
    """

    changed = Signal(object)
    """The TableOptions that the person has just chosen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._options = first_options()
        self.players, self._sides = QComboBox(self), QComboBox(self)
        self._edition = QComboBox(self)
        for name in EDITIONS:
            self._edition.addItem(edition_words(name), name)
        self.draw = QComboBox(self)
        self.draw.addItem(self.tr("by themselves"), "auto")
        self.draw.addItem(self.tr("by hand"), "manual")
        self.clock, self.watchers = QComboBox(self), QComboBox(self)
        self._form = QFormLayout()
        self._form.setSpacing(Space.SMALL)
        self._form.setContentsMargins(0, 0, 0, 0)
        for words, box in (
            (self.tr("Pla&yers"), self.players),
            (self.tr("Si&des"), self._sides),
            (self.tr("Rul&es"), self._edition),
            (self.tr("C&ards are drawn"), self.draw),
            (self.tr("Cloc&k for a turn"), self.clock),
            (self.tr("&Watchers"), self.watchers),
        ):
            self._form.addRow(words, box)
            box.setFont(theme.font())
            box.activated.connect(self._choose)
        self.house = QPushButton(self.tr("Ho&use rules …"), self)
        self.house.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.house.clicked.connect(self._ask_house_rules)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.RichText)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.MEDIUM)
        layout.addLayout(self._form)
        layout.addWidget(self._words)
        layout.addWidget(self.house, 0, Qt.AlignmentFlag.AlignLeft)
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
        _fill(self.clock, [(self._clock_words(n), n) for n in _with(_CLOCKS, options.clock)])
        watchers = sorted({*_WATCHERS, options.watchers})
        _fill(self.watchers, [(self._watchers_words(n), n) for n in watchers])
        _show(self.players, options.players)
        _show(self._sides, len(options.sides))
        _show(self._edition, rules.edition)
        _show(self.draw, rules.draw)
        _show(self.clock, options.clock)
        _show(self.watchers, options.watchers)
        for row, box in enumerate(self._boxes()):
            self._form.setRowVisible(row, owner and box.count() > 1)
        self._wrap()
        self.house.setVisible(owner)
        sentences = rules_sentences(options)
        if not owner:
            who = self.tr("{players} players, {sides} sides, {edition}.").format(
                players=number(options.players),
                sides=number(len(options.sides)),
                edition=edition_words(rules.edition),
            )
            sentences.insert(0, who[:1].upper() + who[1:])
        self._words.setText(as_paragraphs(sentences))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap()

    def minimumSizeHint(self) -> QSize:
        """Narrower than what stands side by side: then it stands one beneath the other."""
        widths = [self._choice_width(), self.house.minimumSizeHint().width()]
        return QSize(max(widths), super().minimumSizeHint().height())

    def _boxes(self) -> tuple[QComboBox, ...]:
        return self.players, self._sides, self._edition, self.draw, self.clock, self.watchers

    def _choice_width(self) -> int:
        return max(box.sizeHint().width() for box in self._boxes())

    def _wrap(self) -> None:
        """Each choice stands beneath its words where a language is too long for one line."""
        policy = QFormLayout.RowWrapPolicy
        words = max(self._form.labelForField(box).sizeHint().width() for box in self._boxes())
        too_long = words + Space.SMALL + self._choice_width() > self.width()
        self._form.setRowWrapPolicy(policy.WrapAllRows if too_long else policy.DontWrapRows)

    def _clock_words(self, seconds: int | None) -> str:
        if seconds is None:
            return self.tr("none")
        if seconds % 60 == 0:
            return self.tr("{n} min").format(n=seconds // 60)
        return self.tr("{n} s").format(n=seconds)

    def _watchers_words(self, most: int) -> str:
        if most == 0:
            return self.tr("nobody may watch")
        return self.tr("at most {n}").format(n=most)

    def _choose(self) -> None:
        edition: EditionName = self._edition.currentData()
        rules = rules_of(self._options.rules)
        if edition != rules.edition:
            rules = replace(EDITIONS[edition], sequences_to_win=rules.sequences_to_win)
        self._take(replace(rules, draw=self.draw.currentData()))

    def _ask_house_rules(self) -> None:
        page = HouseRules(self._theme, self._options, self.window())
        page.chosen.connect(self._take)
        page.open()

    def _take(self, rules: Rules) -> None:
        """The table plays by ``rules``, and by what is chosen besides."""
        options = changed_options(
            self._options,
            rules,
            self.players.currentData(),
            self._sides.currentData(),
            self.clock.currentData(),
            self.watchers.currentData(),
        )
        if options != self._options:
            self.show_options(options, owner=True)
            self.changed.emit(options)


def _with(usual: tuple[int | None, ...], chosen: int | None) -> tuple[int | None, ...]:
    """``usual`` with what another program may have chosen."""
    return usual if chosen in usual else (*usual, chosen)


def _fill(box: QComboBox, choices: list[tuple[str, int]] | list[tuple[str, int | None]]) -> None:
    if [box.itemData(n) for n in range(box.count())] != [value for _, value in choices]:
        box.clear()
        for words, value in choices:
            box.addItem(words, value)


def _show(box: QComboBox, value: int | str | None) -> None:
    held = [box.itemData(n) for n in range(box.count())]
    box.setCurrentIndex(held.index(value))
