"""All settings on one page; each holds as soon as it is chosen."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sequence_lan.language import LANGUAGES, translate
from sequence_lan.net.names import MOST_CHARACTERS, BadName, check_name
from sequence_ui import sound
from sequence_ui.parts.network_choice import NetworkChoice
from sequence_ui.parts.scrolled import Scrolled
from sequence_ui.parts.sentence import Sentence
from sequence_ui.parts.tick_box import TickBox
from sequence_ui.settings.settings import Settings
from sequence_ui.theme import LEAD, TITLE, Space, Theme


class SettingsPage(QWidget):
    """Shows what is set and sets what is chosen."""

    closed = Signal()

    def __init__(self, theme: Theme, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._settings = theme, settings
        self._reads: list[Callable[[], None]] = []
        self._form = QGridLayout()
        self._form.setHorizontalSpacing(Space.WIDE)
        self._form.setVerticalSpacing(Space.SMALL)
        self._form.setColumnStretch(1, 1)
        self._sentence = Sentence(self, lines=1)
        self._add_person()
        self._add_looks()
        self._add_cards()
        self._add_play()
        self._add_turn()
        self._add_network()
        self._lay_out()
        settings.changed.connect(self._read)
        self._read()

    def _add_person(self) -> None:
        self._head(self.tr("You"))
        self.name = QLineEdit(self)
        self.name.setFont(self._theme.font())
        self.name.setMaxLength(4 * MOST_CHARACTERS)
        self.name.editingFinished.connect(self._keep_name)
        self._reads.append(lambda: self.name.setText(self._settings.name))
        self._row(self.tr("My &name"), self.name)

    def _add_looks(self) -> None:
        settings, as_system = self._settings, self.tr("as the system")
        self._head(self.tr("Look"))
        spoken = settings.language
        names: list[tuple[object, str]] = [(None, as_system), *LANGUAGES.items()]
        if spoken is not None and spoken not in LANGUAGES:
            names.append((spoken, spoken))
        self.language = self._choice(
            self.tr("Langua&ge"),
            tuple(names),
            lambda: settings.language,
            settings.set_language,
        )
        self.look = self._choice(
            self.tr("&Look"),
            (
                (None, as_system),
                ("light", self.tr("light")),
                ("dark", self.tr("dark")),
                ("contrast", self.tr("high contrast")),
            ),
            lambda: settings.look,
            settings.set_look,
        )
        self.motion = self._choice(
            self.tr("&Motion"),
            ((None, as_system), (True, self.tr("on")), (False, self.tr("off"))),
            lambda: settings.motion,
            settings.set_motion,
        )

    def _add_cards(self) -> None:
        settings = self._settings
        self._head(self.tr("Cards and chips"))
        self.card_size = self._choice(
            self.tr("&Size in the hand"),
            (
                ("small", self.tr("small")),
                ("usual", self.tr("usual")),
                ("large", self.tr("large")),
            ),
            lambda: settings.card_size,
            settings.set_card_size,
        )
        self.order = self._choice(
            self.tr("&Order in the hand"),
            (
                ("drawn", self.tr("as drawn")),
                ("suit", self.tr("by suit")),
                ("rank", self.tr("by rank")),
            ),
            lambda: settings.order,
            settings.set_order,
        )
        self.four_colours = self._switch(
            self.tr("&Four suit colours"),
            self.tr("Diamonds are blue and clubs green."),
            lambda: settings.four_colours,
            settings.set_four_colours,
        )
        self.chips = self._choice(
            self.tr("C&hips"),
            (
                (False, self.tr("a shape for each side")),
                (True, self.tr("all round, with their patterns")),
            ),
            lambda: settings.round_chips,
            settings.set_round_chips,
        )

    def _add_play(self) -> None:
        settings = self._settings
        self._head(self.tr("Playing"))
        self.confirms = self._switch(
            self.tr("&Confirm my moves"),
            self.tr("What can't be taken back has to be chosen twice."),
            lambda: settings.confirms,
            settings.set_confirms,
        )
        self.hints = self._switch(
            self.tr("&Hints when I practise"),
            self.tr("A practice table explains what may be done, and why."),
            lambda: settings.hints,
            settings.set_hints,
        )

    def _add_turn(self) -> None:
        settings = self._settings
        self._head(self.tr("My turn"))
        self.notifies = self._switch(
            self.tr("&Tell me when the window is not in front"),
            self.tr("The window asks for attention, and a message appears where there is a tray."),
            lambda: settings.notifies,
            settings.set_notifies,
        )
        can = sound.installed()
        self.sounds = self._switch(
            self.tr("So&und"),
            self.tr("Turn, chip, card, sequence and end can be heard.")
            if can
            else self.tr("Sound is not installed: pip install “sequence-lan[sound]” adds it."),
            lambda: can and settings.sounds,
            settings.set_sounds,
        )
        self.sounds.setEnabled(can)

    def _add_network(self) -> None:
        self._head(self.tr("Network"))
        self.network = NetworkChoice(self._theme, self._settings, self)
        self._row(self.tr("Connect&ion"), self.network)

    def _lay_out(self) -> None:
        close = QPushButton(self.tr("Clos&e"), self)
        close.setFont(self._theme.font(LEAD, bold=True))
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        close.clicked.connect(self.closed)
        escape = QShortcut(QKeySequence("Esc"), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.closed)
        below = QHBoxLayout()
        below.addWidget(self._sentence, 1)
        below.addWidget(close)
        panel = QFrame(self)
        panel.setProperty("role", "panel")
        inner = QVBoxLayout(panel)
        inner.setContentsMargins(Space.WIDE, Space.LARGE, Space.WIDE, Space.LARGE)
        inner.setSpacing(Space.MEDIUM)
        title = QLabel(self.tr("Settings"), panel)
        title.setFont(self._theme.font(TITLE, bold=True))
        inner.addWidget(title)
        content = QWidget(panel)
        held = QVBoxLayout(content)
        held.setContentsMargins(0, 0, Space.SMALL, 0)
        held.addLayout(self._form)
        held.addStretch()
        inner.addWidget(Scrolled(content, panel), 1)
        inner.addLayout(below)
        panel.setMaximumWidth(58 * self._theme.text_height())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.MEDIUM, Space.SMALL, Space.MEDIUM, Space.MEDIUM)
        layout.addStretch(1)
        layout.addWidget(panel, 20)
        layout.addStretch(1)

    def take_keyboard(self) -> None:
        """The keyboard is where one begins."""
        self.look.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, text: str) -> None:
        """``text`` is read for some seconds."""
        self._sentence.tell(text)

    def _head(self, text: str) -> None:
        label = QLabel(text, self)
        label.setFont(self._theme.font(LEAD, bold=True))
        label.setContentsMargins(0, Space.SMALL, 0, 0)
        self._form.addWidget(label, self._form.rowCount(), 0, 1, 2)

    def _row(self, text: str, widget: QWidget) -> None:
        label = QLabel(text, self)
        label.setFont(self._theme.font())
        label.setBuddy(widget)
        row = self._form.rowCount()
        self._form.addWidget(label, row, 0)
        self._form.addWidget(widget, row, 1)

    def _choice(
        self,
        text: str,
        choices: tuple[tuple[object, str], ...],
        now: Callable[[], object],
        choose: Callable[[Any], None],
    ) -> QComboBox:
        values = [value for value, _words in choices]
        box = QComboBox(self)
        box.setFont(self._theme.font())
        for _value, words in choices:
            box.addItem(words)
        box.activated.connect(lambda index: choose(values[index]))
        self._reads.append(lambda: box.setCurrentIndex(values.index(now())))
        self._row(text, box)
        return box

    def _switch(
        self,
        text: str,
        explanation: str,
        now: Callable[[], bool],
        choose: Callable[[bool], None],
    ) -> TickBox:
        box = TickBox(self._theme, text, self)
        box.setAccessibleDescription(explanation)
        box.toggled.connect(choose)
        label = QLabel(explanation, self)
        label.setFont(self._theme.font())
        label.setProperty("role", "quiet")
        label.setWordWrap(True)
        row = self._form.rowCount()
        self._form.addWidget(box, row, 0)
        self._form.addWidget(label, row, 1)

        def read() -> None:
            with QSignalBlocker(box):
                box.setChecked(now())

        self._reads.append(read)
        return box

    def _read(self) -> None:
        for read in self._reads:
            read()

    def _keep_name(self) -> None:
        try:
            name = check_name(self.name.text())
        except BadName as bad:
            self.tell(translate("Net", str(bad)))
            self.name.setText(self._settings.name)
        else:
            self._settings.set_name(name)
