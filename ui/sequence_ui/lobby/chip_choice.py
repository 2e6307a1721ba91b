"""The row in which a person says with which chips they would like to play."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QRadioButton, QWidget

from sequence_ui.art.chips import paint_chip
from sequence_ui.theme import PANEL_CORNER, Space, Theme, blend

if TYPE_CHECKING:
    from sequence_lan.engine.rules import Side


class ChipButton(QRadioButton):
    """The chip of a side, or the word for any of them, in a frame when it is the chosen one."""

    def __init__(self, theme: Theme, side: "Side | None", parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self.side = theme, side
        if side is None:
            self.setText(self.tr("any"))
        self.setFont(theme.font())
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        text = self._theme.text_height()
        across = self.fontMetrics().horizontalAdvance(self.text()) + 2 * Space.SMALL
        return QSize(max(round(2.2 * text), across), round(1.8 * text))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, colours = self._theme, self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked():
            painter.setPen(QPen(QColor(colours.ink), 2))
            painter.setBrush(QColor(colours.panel))
        elif self.isDown() or self.underMouse():
            painter.setBrush(QColor(blend(colours.cloth, colours.ink, 0.12)))
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(frame, PANEL_CORNER, PANEL_CORNER)
        if self.side is not None:
            centre = QPointF(self.width() / 2, self.height() / 2)
            paint_chip(painter, theme, self.side, centre, 0.6 * theme.text_height())
        else:
            painter.setPen(QColor(colours.ink))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class ChipChoice(QWidget):
    """One of the three chips is chosen, or none in particular."""

    chosen = Signal(object)
    """A Side; None for any."""

    def __init__(
        self, theme: Theme, side: "Side | None", label: QLabel, parent: QWidget | None = None
    ) -> None:
        """``side`` is chosen at first; the key in ``label`` leads to whichever is chosen."""
        super().__init__(parent)
        self._label = label
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.HAIR)
        wished = self.tr("Where this colour is free, I am offered it first.")
        choices: tuple[tuple[Side | None, str, str], ...] = (
            ("blue", self.tr("Blue chips"), wished),
            ("green", self.tr("Green chips"), wished),
            ("red", self.tr("Red chips"), wished),
            (None, self.tr("Chips of any colour"), self.tr("I am offered the first free seat.")),
        )
        self.buttons: dict[Side | None, ChipButton] = {}
        for each, name, tip in choices:
            button = self.buttons[each] = ChipButton(theme, each, self)
            button.setAccessibleName(name)
            button.setAccessibleDescription(tip)
            button.setToolTip(f"{name}: {tip}")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.toggled.connect(partial(self._lead, button))
            row.addWidget(button)
        row.addStretch()
        self.buttons[side].setChecked(True)
        for button in self.buttons.values():
            button.toggled.connect(partial(self._choose, button))

    def _lead(self, button: ChipButton, on: bool) -> None:
        """The keyboard comes to the chosen one, and goes on from there to its neighbours."""
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus if on else Qt.FocusPolicy.NoFocus)
        if on:
            self._label.setBuddy(button)

    def _choose(self, button: ChipButton, on: bool) -> None:
        if on:
            self.chosen.emit(button.side)
