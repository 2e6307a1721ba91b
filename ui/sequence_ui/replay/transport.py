"""The way through a game: first, back, play, on, last, and a slider."""

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from sequence_ui.theme import Space, Theme

_PACES: Final = (2800, 1400, 700, 300)
"""Milliseconds that a moment stays when the game is played, the slowest first."""
_USUAL: Final = 1


class Transport(QWidget):
    """Says which moment is wanted; while it plays, one after another."""

    wanted = Signal(int)
    """The number of a moment, from 0."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last = 0
        self.first = self._button(theme, self.tr("First"), self.tr("First (Home)"))
        self.back = self._button(theme, self.tr("Back"), self.tr("Back (left arrow, or comma)"))
        self.play = self._button(theme, self.tr("Play"), self.tr("Play and pause (P)"))
        self.on = self._button(theme, self.tr("On"), self.tr("On (right arrow, or full stop)"))
        self.last = self._button(theme, self.tr("Last"), self.tr("Last (End)"))
        self.play.setCheckable(True)
        self.first.clicked.connect(lambda: self.go(0))
        self.back.clicked.connect(lambda: self.step(-1))
        self.on.clicked.connect(lambda: self.step(1))
        self.last.clicked.connect(lambda: self.go(self._last))
        self.play.toggled.connect(self._toggle)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(self.tr("Moment of the game"))
        self.slider.setPageStep(10)
        self.slider.valueChanged.connect(self._moved)
        self.pace = QComboBox(self)
        self.pace.setAccessibleName(self.tr("Speed"))
        self.pace.setToolTip(self.tr("Speed (+ and -)"))
        self.pace.setFont(theme.font())
        words = (self.tr("slow"), self.tr("normal"), self.tr("fast"), self.tr("very fast"))
        for name, pace in zip(words, _PACES, strict=True):
            self.pace.addItem(name, pace)
        self.pace.setCurrentIndex(_USUAL)
        self.pace.currentIndexChanged.connect(self._set_pace)
        self.place = QLabel(self)
        self.place.setFont(theme.font())
        self._clock = QTimer(self)
        self._clock.setInterval(_PACES[_USUAL])
        self._clock.timeout.connect(self._tick)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(Space.SMALL)
        for button in (self.first, self.back, self.play, self.on, self.last):
            layout.addWidget(button)
        layout.addWidget(self.slider, 1)
        layout.addWidget(self.place)
        layout.addWidget(self.pace)

    @property
    def at(self) -> int:
        """The moment that was asked for last."""
        return self.slider.value()

    def begin(self, last: int, at: int) -> None:
        """The game has moments from 0 to ``last`` and is at ``at``; nothing plays."""
        self.play.setChecked(False)
        self._last = last
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, last)
            self.slider.setValue(at)
        self._moved(at)

    def go(self, moment: int) -> None:
        """The game is at ``moment``, or at the end that is nearer; a person's wish ends playing."""
        self.play.setChecked(False)
        self.slider.setValue(moment)

    def step(self, by: int) -> None:
        """The game is ``by`` moments further on."""
        self.go(self.at + by)

    def hasten(self, by: int) -> None:
        """Playing is ``by`` steps faster."""
        self.pace.setCurrentIndex(min(max(self.pace.currentIndex() + by, 0), len(_PACES) - 1))

    def _moved(self, moment: int) -> None:
        self._show_place()
        self.wanted.emit(moment)

    def _tick(self) -> None:
        self.slider.setValue(self.at + 1)
        if self.at == self._last:
            self.play.setChecked(False)

    def _toggle(self, playing: bool) -> None:
        self.play.setText(self.tr("Pause") if playing else self.tr("Play"))
        if not playing:
            self._clock.stop()
            return
        if self.at == self._last:
            self.slider.setValue(0)
        self._clock.start()

    def _set_pace(self, _index: int) -> None:
        self._clock.setInterval(int(self.pace.currentData()))

    def _show_place(self) -> None:
        words = self.tr("{n} of {last}")
        self.place.setText(words.format(n=self.at, last=self._last))

    def _button(self, theme: Theme, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setFont(theme.font(bold=True))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setToolTip(tip)
        button.setAccessibleDescription(tip)
        return button
