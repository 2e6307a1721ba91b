"""Every rule of the edition as a switch of its own (RULES.md 6)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sequence_lan.engine.rules import EDITIONS, Rules, sequences_needed
from sequence_lan.net.forms import rules_of
from sequence_lan.net.messages import TableOptions
from sequence_ui.lobby import rules_words
from sequence_ui.lobby.table_card import edition_words
from sequence_ui.theme import LEAD, Space, Theme

SWITCHES: Final[tuple[tuple[str, Callable[[Rules], str], tuple[Any, ...]], ...]] = (
    ("sequences_to_win", rules_words.aim, (1, 2, 3)),
    ("one_eyed", rules_words.jacks, ("hearts_spades", "clubs_spades")),
    ("dead_cards_per_turn", rules_words.dead_cards, (1, 2, 3, None)),
    ("forfeit", rules_words.forfeit, ("on_next_draw", "on_next_play")),
    ("discard", rules_words.discards, ("own", "common")),
    ("shared_must_cross", rules_words.crossing, (False, True)),
    ("uneven_teams", rules_words.teams, (False, True)),
    ("chips", rules_words.chips, ((50, 50, 35), (48, 48, 48))),
    ("table_talk", rules_words.table_talk, ("penalty", "warn", "off")),
)
"""The field of Rules, the sentence that says it, and what may be chosen."""


class HouseRules(QDialog):
    """A sentence for each switch, to be exchanged for another one."""

    chosen = Signal(object)
    """The Rules that the table is to be played by."""

    def __init__(self, theme: Theme, options: TableOptions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("House rules"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._rules = rules = rules_of(options.rules)
        wins = sequences_needed(len(options.sides))
        self._usual = replace(EDITIONS[rules.edition], sequences_to_win=wins)
        words = QLabel(
            self.tr("Played by the {edition}. Each of them can be another one here:").format(
                edition=edition_words(rules.edition)
            ),
            self,
        )
        words.setWordWrap(True)
        words.setFont(theme.font(LEAD))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(Space.WIDE, Space.WIDE, Space.WIDE, Space.LARGE)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(words)
        layout.addSpacing(Space.SMALL)
        self.boxes: dict[str, QComboBox] = {}
        """The choice for each field of Rules."""
        for field, sentence, values in SWITCHES:
            box = self.boxes[field] = self._box(theme, field, sentence, values)
            layout.addWidget(box)
        self.usual = QPushButton(self.tr("&As the edition has them"), self)
        self.usual.setAutoDefault(False)
        self.usual.clicked.connect(lambda: self._show(self._usual))
        done = QPushButton(self.tr("&Play by these"), self)
        done.setProperty("role", "loud")
        done.setDefault(True)
        done.clicked.connect(self.accept)
        cancel = QPushButton(self.tr("Cancel"), self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.addWidget(self.usual)
        buttons.addStretch()
        buttons.addWidget(cancel)
        buttons.addWidget(done)
        layout.addSpacing(Space.SMALL)
        layout.addLayout(buttons)
        self._show(rules)
        self.accepted.connect(lambda: self.chosen.emit(self.rules))

    @property
    def rules(self) -> Rules:
        """What is chosen."""
        fields = {field: box.currentData() for field, box in self.boxes.items()}
        chips = tuple(fields.pop("chips"))
        return replace(self._rules, **fields, chips=chips)

    def _box(
        self, theme: Theme, field: str, sentence: Callable[[Rules], str], values: tuple[Any, ...]
    ) -> QComboBox:
        box = QComboBox(self)
        box.setFont(theme.font())
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        now = getattr(self._rules, field)
        for value in values if now in values else (*values, now):
            words = sentence(replace(self._rules, **{field: value}))
            if value != getattr(self._usual, field):
                words = self.tr("{sentence} (house rule)").format(sentence=words)
            box.addItem(words, value)
        box.setAccessibleName(sentence(self._usual))
        return box

    def _show(self, rules: Rules) -> None:
        for field, box in self.boxes.items():
            held = [_plain(box.itemData(n)) for n in range(box.count())]
            box.setCurrentIndex(held.index(getattr(rules, field)))


def _plain(value: Any) -> Any:
    """What was put into a combo box: Qt gives a tuple back as a list."""
    return tuple(value) if isinstance(value, list) else value
