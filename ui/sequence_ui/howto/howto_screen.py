"""How to play, page by page, for the rules of a table or of an edition."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from sequence_lan.engine.rules import EDITIONS, Rules
from sequence_ui.howto.board_picture import BoardPicture
from sequence_ui.howto.leaves import Leaf, leaves
from sequence_ui.lobby.table_card import edition_words
from sequence_ui.parts.scrolled import Scrolled
from sequence_ui.parts.sentence import Sentence
from sequence_ui.parts.word_button import word_button
from sequence_ui.theme import LEAD, TITLE, Space, Theme


class HowToScreen(QWidget):
    """The pages in a list, and the one that is read with its picture."""

    closed = Signal()
    practice_asked = Signal()
    """A first game that explains itself."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._leaves: tuple[Leaf, ...] = ()
        self._at_table = False
        self.whose = QComboBox(self)
        self.whose.setFont(theme.font())
        self.whose.setAccessibleName(self.tr("By which rules"))
        self.whose.currentIndexChanged.connect(self._choose_rules)
        self.titles = QListWidget(self)
        self.titles.setFont(theme.font(LEAD))
        self.titles.setAccessibleName(self.tr("Pages"))
        self.titles.setSpacing(2)
        self.titles.setWordWrap(True)
        self.titles.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.titles.currentRowChanged.connect(self._show)
        self.title = QLabel(self)
        self.title.setFont(theme.font(TITLE, bold=True))
        self.text = QLabel(self)
        self.text.setFont(theme.font(LEAD))
        for label in (self.title, self.text):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.picture = BoardPicture(theme, self)
        self._sentence = Sentence(self, lines=1)
        self.back = word_button(theme, self.tr("&Back"), lambda: self._turn(-1), self)
        self.on = word_button(theme, self.tr("&Next page"), lambda: self._turn(1), self)
        self.practise = word_button(
            theme, self.tr("&Try it with hints"), self.practice_asked.emit, self
        )
        self.leave = word_button(theme, self.tr("&Close"), self.closed.emit, self)
        self._lay_out()
        for key, do in (
            ("PgUp", lambda: self._turn(-1)),
            ("PgDown", lambda: self._turn(1)),
            ("Esc", self.closed.emit),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)
        self.show_rules(None)

    def _lay_out(self) -> None:
        text = self._theme.text_height()
        left = QFrame(self)
        left.setProperty("role", "panel")
        left.setMinimumWidth(11 * text)
        left.setMaximumWidth(14 * text)
        column = QVBoxLayout(left)
        column.setContentsMargins(Space.SMALL, Space.SMALL, Space.SMALL, Space.SMALL)
        column.addWidget(self.whose)
        column.addWidget(self.titles, 1)
        page = QVBoxLayout()
        page.setSpacing(Space.MEDIUM)
        page.addWidget(self.title)
        page.addWidget(self._scrolled(self.text), 1)
        below = QHBoxLayout()
        below.setSpacing(Space.SMALL)
        for button in (self.back, self.on, self.practise, self.leave):
            below.addWidget(button)
        below.addWidget(self._sentence, 1)
        grid = QGridLayout(self)
        grid.setContentsMargins(Space.MEDIUM, Space.HAIR, Space.MEDIUM, Space.SMALL)
        grid.setHorizontalSpacing(Space.WIDE)
        grid.addWidget(left, 0, 0)
        grid.addLayout(page, 0, 1)
        grid.addWidget(self.picture, 0, 2)
        grid.addLayout(below, 1, 0, 1, 3)
        grid.setColumnStretch(1, 2)
        grid.setColumnStretch(2, 3)
        grid.setRowStretch(0, 1)

    def _scrolled(self, label: QLabel) -> Scrolled:
        """``label`` with a scroll bar where it is long, as it may be in another language."""
        content = QWidget(self)
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, Space.SMALL, 0)
        column.addWidget(label)
        column.addStretch()
        area = Scrolled(content, self)
        area.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        area.setAccessibleName(self.tr("Text of the page"))
        return area

    def show_rules(self, rules: Rules | None, *, practice: bool = True) -> None:
        """The pages are those of a table with ``rules``, or of a friendly table without one.

        ``practice`` says whether a first game is offered.
        """
        self._at_table = rules is not None
        with QSignalBlocker(self.whose):
            self.whose.clear()
            if rules is not None:
                self.whose.addItem(self.tr("this table’s rules"), rules)
            for edition, of_edition in EDITIONS.items():
                self.whose.addItem(edition_words(edition), of_edition)
            if rules is None:
                # What a friendly table starts with (RULES.md 6).
                friendly = replace(EDITIONS["classic"], draw="auto")
                self.whose.insertItem(0, self.tr("a friendly table"), friendly)
            self.whose.setCurrentIndex(0)
        self.practise.setVisible(practice)
        self._choose_rules()

    def take_keyboard(self) -> None:
        """The keyboard is where one begins."""
        self.titles.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, text: str) -> None:
        """``text`` is read for some seconds."""
        self._sentence.tell(text)

    def _choose_rules(self) -> None:
        row = max(self.titles.currentRow(), 0)
        at_table = self._at_table and self.whose.currentIndex() == 0
        self._leaves = leaves(self.whose.currentData(), at_table=at_table)
        with QSignalBlocker(self.titles):
            self.titles.clear()
            self.titles.addItems([leaf.title for leaf in self._leaves])
            self.titles.setCurrentRow(row)
        self._show(row)

    def _show(self, row: int) -> None:
        if row < 0:
            return
        leaf = self._leaves[row]
        self.title.setText(leaf.title)
        self.text.setText("\n\n".join(leaf.text))
        self.picture.show_leaf(leaf)
        item = self.titles.item(row)
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, " ".join(leaf.text))
        self.back.setEnabled(row > 0)
        self.on.setEnabled(row < len(self._leaves) - 1)

    def _turn(self, by: int) -> None:
        row = self.titles.currentRow() + by
        if 0 <= row < len(self._leaves):
            self.titles.setCurrentRow(row)
