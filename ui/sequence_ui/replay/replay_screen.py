"""The screen that looks back: the board at any moment of a game on record."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from sequence_ui.board.board_view import BoardView
from sequence_ui.parts.errand import run_aside
from sequence_ui.parts.sentence import Sentence, announce
from sequence_ui.parts.word_button import word_button
from sequence_ui.replay import words
from sequence_ui.replay.hands import Hands
from sequence_ui.replay.reviewer import Better, Reviewer
from sequence_ui.replay.story import NoStory, Story, story_of_bytes, story_of_file
from sequence_ui.replay.transport import Transport
from sequence_ui.table.advice import better_play, better_words
from sequence_ui.table.piles import Score
from sequence_ui.table.sentences import Sentences
from sequence_ui.theme import LEAD, Space, Theme

_EVERYBODY = -1
_NOBODY = -2
_PICTURE = 2000
"""The least width and height of a saved picture, in pixels."""


class ReplayScreen(QWidget):
    """Shows a story; it opens records by itself, in threads of their own."""

    closed = Signal()
    """The person has seen enough."""
    shown = Signal()
    """A story is on the screen."""

    def __init__(self, theme: Theme, folder: Path, parent: QWidget | None = None) -> None:
        """``folder`` is where this program keeps its receipts."""
        super().__init__(parent)
        self._theme, self._folder = theme, folder
        self._story: Story | None = None
        self._sentences = Sentences((), ())
        self._asked = 0
        self._at = 0
        self._better: dict[int, Better] = {}
        self._walks: list[QShortcut] = []
        self.board = BoardView(theme, self)
        self.board.setProperty("ownRing", True)
        self.hands = Hands(theme, self)
        self.score = Score(theme, self)
        self.deck = QLabel(self)
        self.deck.setWordWrap(True)
        self.deck.setFont(theme.font())
        self.whose = QComboBox(self)
        self.whose.setFont(theme.font())
        self.whose.setAccessibleName(self.tr("Whose cards are shown"))
        self.whose.currentIndexChanged.connect(lambda _index: self._show_hands())
        self.title = QLabel(self)
        self.title.setFont(theme.font(LEAD, bold=True))
        self.proof = QLabel(self)
        self.better = QLabel(self)
        self.better.setFont(theme.font())
        self.better.hide()
        for label in (self.title, self.proof, self.better):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.moves = QListWidget(self)
        self.moves.setFont(theme.font())
        self.moves.setAccessibleName(self.tr("Moves"))
        self.moves.setWordWrap(True)
        self.moves.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.moves.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.transport = Transport(theme, self)
        self.transport.wanted.connect(self._show_moment)
        self.moves.currentRowChanged.connect(self._pick)
        self.reviewer = Reviewer(self)
        self.reviewer.found.connect(self._mark)
        self.sentence = Sentence(self, lines=1)
        self.open_other = word_button(theme, self.tr("&Open a record …"), self.ask, self)
        self.save = word_button(theme, self.tr("Save a &picture …"), self._ask_picture, self)
        self.leave = word_button(theme, self.tr("&Close"), self.closed.emit, self)
        self._lay_out()
        self._connect_keys()
        self._show_empty()

    def _lay_out(self) -> None:
        self._panels = left, right = QFrame(self), QFrame(self)
        for panel in self._panels:
            panel.setProperty("role", "panel")
            column = QVBoxLayout(panel)
            column.setContentsMargins(Space.SMALL, Space.SMALL, Space.SMALL, Space.SMALL)
            column.setSpacing(Space.SMALL)
            for widget, stretch in (
                ((self.whose, 0), (self.hands, 1), (self.score, 0), (self.deck, 0))
                if panel is left
                else ((self.title, 0), (self.proof, 0), (self.moves, 1), (self.better, 0))
            ):
                column.addWidget(widget, stretch)
        below = QHBoxLayout()
        below.setSpacing(Space.SMALL)
        for button in (self.open_other, self.save, self.leave):
            below.addWidget(button)
        below.addWidget(self.sentence, 1)
        grid = QGridLayout(self)
        grid.setContentsMargins(Space.MEDIUM, Space.HAIR, Space.MEDIUM, Space.SMALL)
        grid.setHorizontalSpacing(Space.MEDIUM)
        grid.setVerticalSpacing(Space.SMALL)
        grid.addWidget(left, 0, 0)
        grid.addWidget(self.board, 0, 1)
        grid.addWidget(right, 0, 2)
        grid.addWidget(self.transport, 1, 0, 1, 3)
        grid.addLayout(below, 2, 0, 1, 3)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(0, 1)

    def _connect_keys(self) -> None:
        way = self.transport
        for key, do, walks in (
            ("Left", lambda: way.step(-1), True),
            ("Right", lambda: way.step(1), True),
            ("Home", lambda: way.go(0), True),
            ("End", way.last.click, True),
            (",", lambda: way.step(-1), False),
            (".", lambda: way.step(1), False),
            ("P", way.play.click, False),
            ("+", lambda: way.hasten(1), False),
            ("-", lambda: way.hasten(-1), False),
            ("B", self.board.focus_lit, False),
            ("M", lambda: self.moves.setFocus(Qt.FocusReason.ShortcutFocusReason), False),
            ("Esc", self.closed.emit, False),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)
            if walks:
                # On the board itself these keys walk its squares.
                self._walks.append(shortcut)
        application = QApplication.instance()
        assert isinstance(application, QApplication), "a window has an application"
        application.focusChanged.connect(self._mind_board)

    def _mind_board(self, _old: QWidget | None, new: QWidget | None) -> None:
        on_board = new is not None and self.board.isAncestorOf(new)
        for shortcut in self._walks:
            shortcut.setEnabled(not on_board)

    # What is shown

    @property
    def story(self) -> Story | None:
        """The story on the screen."""
        return self._story

    @property
    def at(self) -> int:
        """The number of the moment that is shown."""
        return self._at

    def ask(self) -> None:
        """A record can be chosen among the files."""
        dialog = QFileDialog(self, self.tr("Open a record"))
        dialog.setNameFilters([self.tr("Records of games (*.seqrec)"), self.tr("All files (*)")])
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.open_file(Path(path)))
        dialog.open()

    def open_file(self, path: Path) -> None:
        """The record in the file is read, and shown when that is done."""
        folder = self._folder
        self._fetch(lambda: story_of_file(path, folder))

    def open_bytes(self, title: str, data: bytes) -> None:
        """The same for a record that is in no file yet."""
        folder = self._folder
        self._fetch(lambda: story_of_bytes(title, data, folder))

    def _fetch(self, read: Callable[[], Story | NoStory]) -> None:
        self._asked += 1
        asked = self._asked
        self.sentence.setText(self.tr("Reading …"))
        run_aside(self, read, lambda found: self._take(asked, found))

    def _take(self, asked: int, found: Story | NoStory) -> None:
        if asked != self._asked:
            return
        if isinstance(found, NoStory):
            self.sentence.tell(found.why)
            return
        self.sentence.clear()
        self.show_story(found)

    def show_story(self, story: Story) -> None:
        """``story`` is on the screen, at its beginning."""
        self._story = story
        names = words.names_of(story)
        self._sentences = Sentences(names, story.record.header.sides)
        self.title.setText(words.heading(story))
        self.proof.setText("\n".join(words.proof_words(story)))
        role = "alarm" if words.is_false(story) else "quiet"
        self.proof.setProperty("role", role)
        self.proof.style().unpolish(self.proof)
        self.proof.style().polish(self.proof)
        with QSignalBlocker(self.whose):
            self.whose.clear()
            self.whose.addItem(self.tr("Everybody’s cards"), _EVERYBODY)
            for seat, name in enumerate(names):
                self.whose.addItem(self.tr("The cards of {name}").format(name=name), seat)
            self.whose.addItem(self.tr("No cards"), _NOBODY)
            if story.open:
                self.whose.setCurrentIndex(self.whose.findData(_NOBODY))
        self._fill_moves(story)
        self._better.clear()
        self.reviewer.stop()
        # Of a game that is still open nobody should be told what to do.
        if not story.open:
            self.reviewer.begin(story)
        for part in (self.transport, self.whose, self.save, self.moves):
            part.setEnabled(True)
        self.transport.begin(len(story.moments) - 1, 0)
        if story.open:
            self.sentence.tell(
                self.tr(
                    "This game is still open: whoever plays in it should not look at the cards."
                )
            )
        self.take_keyboard()
        self.shown.emit()

    def take_keyboard(self) -> None:
        """The keyboard is where one begins."""
        goal = self.open_other if self._story is None else self.transport.on
        goal.setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, text: str) -> None:
        """``text`` is read for some seconds."""
        self.sentence.tell(text)

    def _show_empty(self) -> None:
        self.title.setText(self.tr("No record is open"))
        for part in (self.transport, self.whose, self.save, self.moves):
            part.setEnabled(False)

    def _fill_moves(self, story: Story) -> None:
        turns = 0
        cards = not story.open
        with QSignalBlocker(self.moves):
            self.moves.clear()
            self.moves.addItem(words.start_words(story))
            for moment in story.moments[1:]:
                said = words.action_words(moment.events, self._sentences, cards=cards)
                if words.is_move(moment.events):
                    turns += 1
                    self.moves.addItem(f"{turns}  {said}")
                else:
                    self.moves.addItem(f"     {said}")
                heard = words.action_words(moment.events, self._sentences.aloud, cards=cards)
                item = self.moves.item(self.moves.count() - 1)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, heard)
        stopped = words.stop_words(story)
        if stopped is not None:
            self.sentence.tell(stopped)

    def _mark(self, story: Story, better: Better) -> None:
        """The list says what would have been played much better at that moment."""
        if story is not self._story:
            return
        self._better[better.moment] = better
        public = story.moments[better.moment - 1].public
        item = self.moves.item(better.moment)
        heard = item.data(Qt.ItemDataRole.AccessibleTextRole)
        told = better_play(public, better.play)
        item.setText(f"{item.text()}\n     {told}")
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{heard}. {told}")
        if better.moment == self._at:
            self._show_better()

    def _show_better(self) -> None:
        """What would have been better than the move that led to the moment on the screen."""
        story, better = self._story, self._better.get(self._at)
        self.better.setVisible(better is not None)
        if story is not None and better is not None:
            public = story.moments[better.moment - 1].public
            self.better.setText(better_words(public, better.play, better.reasons))

    def _show_moment(self, at: int) -> None:
        story = self._story
        if story is None:
            return
        before, self._at = self._at, at
        moment = story.moments[at]
        self.board.set_view(moment.view(None))
        if at == before + 1:
            self.board.set_last_moves(story.moments[before].last)
            self.board.play(moment.events)
        self.board.set_last_moves(moment.last)
        with QSignalBlocker(self.moves):
            self.moves.setCurrentRow(at)
        self._scroll()
        self.score.show_public(moment.public)
        deck = self.tr("Draw deck: %n cards", "", moment.public.deck_count)
        self.deck.setText(deck)
        self._show_hands()
        self._show_better()
        if not self.moves.hasFocus():
            item = self.moves.item(at)
            announce(self, item.data(Qt.ItemDataRole.AccessibleTextRole) or item.text())

    def _show_hands(self) -> None:
        story = self._story
        if story is None:
            return
        whose = int(self.whose.currentData())
        moment = story.moments[self._at]
        seat = whose if whose >= 0 else None
        self.hands.show_moment(words.names_of(story), moment, seat, cards=whose != _NOBODY)

    def _pick(self, row: int) -> None:
        if row >= 0:
            self.transport.go(row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        text = self._theme.text_height()
        for panel in self._panels:
            panel.setFixedWidth(max(15 * text, min(17 * text, self.width() // 5)))
        # Lines that are wrapped anew are as high as they will be only afterwards.
        QTimer.singleShot(0, self._scroll)

    def _scroll(self) -> None:
        if self._story is not None:
            self.moves.scrollToItem(self.moves.item(self._at))

    # A picture of the position

    def _ask_picture(self) -> None:
        story = self._story
        if story is None:
            return
        title = words.in_a_file_name(story.title)
        name = self.tr("{title}, moment {n}").format(title=title, n=self._at)
        dialog = QFileDialog(self, self.tr("Save the picture"), f"{name}.png")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Pictures (*.png)"))
        dialog.setDefaultSuffix("png")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.save_picture(Path(path)))
        dialog.open()

    def save_picture(self, path: Path) -> None:
        """The board as it is now is on its way into the file, as a PNG."""
        image = self.picture()
        told = self.tr("Saved as {name}.").format(name=path.name)
        failed = self.tr("The picture could not be saved there: choose another folder.")
        run_aside(
            self,
            lambda: told if image.save(str(path)) else failed,
            self.sentence.tell,
        )

    def picture(self) -> QImage:
        """The board as it is now, large enough to be printed."""
        board = self.board.grid.board
        edge = 2 * self._theme.text_height()
        box = board.adjusted(-edge, -edge, edge // 2, edge // 2).intersected(self.board.rect())
        scale = max(1.0, _PICTURE / max(1, min(box.width(), box.height())))
        image = QImage(box.size() * scale, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(scale)
        self.board.render(image, QPoint(), box)
        return image
