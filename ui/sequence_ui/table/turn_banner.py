"""The one line that matters this second: whose turn, or how the connection is."""

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from sequence_ui.art.chips import paint_chip
from sequence_ui.parts.sentence import announce
from sequence_ui.theme import LEAD, PANEL_CORNER, Space, Theme, blend, legible_on

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

    from sequence_lan.engine.rules import Side

_PULSE: Final = 450
"""Milliseconds of one pulse."""

Weight = Literal["none", "quiet", "yours", "alarm"]


class Headline(NamedTuple):
    """What the banner says."""

    text: str = ""
    weight: Weight = "none"
    side: "Side | None" = None
    """Whose chip stands before the words."""
    button: str = ""
    """What can be done about it; empty for nothing."""
    spoken: str = ""
    """What a screen reader hears, where that is not all of the text: it does not hear clocks."""


class TurnBanner(QWidget):
    """Shows a headline; ``yours`` is the loudest and pulses twice when it comes."""

    pressed = Signal()
    """Its button was."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._headline = Headline()
        self._glow = 0.0
        self._label = QLabel(self)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._button = QPushButton(self)
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._button.clicked.connect(self.pressed)
        self._layout = QHBoxLayout(self)
        self._layout.setSpacing(Space.MEDIUM)
        self._layout.addWidget(self._label, 1)
        self._layout.addWidget(self._button)
        self._pulse: QVariantAnimation | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        theme.changed.connect(self._dress)
        self._dress()

    @property
    def button(self) -> QPushButton:
        """What can be done about it."""
        return self._button

    @property
    def headline(self) -> Headline:
        """What is shown."""
        return self._headline

    def show_headline(self, headline: Headline) -> None:
        """The banner says ``headline``; a screen reader hears it if it is another one."""
        before = self._headline
        if headline == before:
            return
        self._headline = headline
        self._label.setText(headline.text)
        self._button.setText(headline.button)
        self._dress()
        spoken = headline.spoken or headline.text
        if spoken and spoken != (before.spoken or before.text):
            announce(self, spoken)
        if self._pulse is not None:
            self._pulse.stop()
        self._glow = 0.0
        if headline.weight == "yours" and self._theme.moves:
            self._beat()
        self.update()

    def _beat(self) -> None:
        """Two pulses, and no more."""
        # Loaded when it is somebody's turn, which is after the first frame.
        from PySide6.QtCore import QEasingCurve, QVariantAnimation

        if self._pulse is None:
            self._pulse = pulse = QVariantAnimation(self)
            pulse.setStartValue(0.0)
            pulse.setKeyValueAt(0.5, 1.0)
            pulse.setEndValue(0.0)
            pulse.setLoopCount(2)
            pulse.setEasingCurve(QEasingCurve.Type.OutCubic)
            pulse.setDuration(_PULSE)
            pulse.valueChanged.connect(self._shine)
        self._pulse.start()

    def _dress(self) -> None:
        headline = self._headline
        loud = headline.weight in ("yours", "alarm")
        self._label.setFont(self._theme.font(LEAD, bold=loud))
        palette = self.palette()
        palette.setColor(palette.ColorRole.WindowText, QColor(legible_on(self._ground())))
        self._label.setPalette(palette)
        self._button.setVisible(bool(headline.button))
        height = self._theme.text_height(LEAD)
        left = round(1.6 * height) if headline.side else Space.SMALL
        self._layout.setContentsMargins(left, Space.HAIR, Space.SMALL, Space.HAIR)
        self.update()

    def _ground(self) -> str:
        colours = self._theme.colours
        match self._headline.weight:
            case "yours":
                return colours.may_play
            case "alarm":
                return colours.take_chip
            case "quiet":
                return colours.panel
            case "none":
                return colours.cloth

    def _shine(self, value: float) -> None:
        self._glow = value
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(10 * self._theme.text_height(), round(1.9 * self._theme.text_height(LEAD)))

    def paintEvent(self, event: QPaintEvent) -> None:
        headline = self._headline
        if headline.weight == "none":
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, ground = self._theme.colours, self._ground()
        line = self._theme.line_width
        box = QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        painter.setBrush(QColor(blend(ground, "#FFFFFF", 0.55 * self._glow)))
        edge = colours.panel_line if headline.weight == "quiet" else colours.edge
        painter.setPen(QPen(QColor(edge), line))
        painter.drawRoundedRect(box, PANEL_CORNER, PANEL_CORNER)
        if headline.side is not None:
            radius = 0.42 * self._theme.text_height(LEAD)
            centre = QPointF(1.1 * self._theme.text_height(LEAD), self.height() / 2)
            paint_chip(painter, self._theme, headline.side, centre, radius)
