"""The top of the window, the same over every screen."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from sequence_ui.parts.typed import set_tip
from sequence_ui.table.turn_banner import Headline, TurnBanner
from sequence_ui.theme import LEAD, Space, Theme


class Header(QWidget):
    """What this is on the left, what matters now in the middle, help and menu on the right."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._text = ""
        self.title = QLabel(self)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setFont(theme.font(LEAD, bold=True))
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.banner = TurnBanner(theme, self)
        self.rules = self._button("i", self.tr("The rules of this table"))
        self.rules.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.keys = self._button("?", self.tr("Keys (F1)"))
        self.menu = self._button("☰", self.tr("Menu (F10)"))
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        layout = self._layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.LARGE, Space.SMALL, Space.LARGE, Space.HAIR)
        layout.setSpacing(Space.SMALL)
        layout.addWidget(self.title, 3)
        layout.addWidget(self.banner, 6)
        right = QHBoxLayout()
        right.setSpacing(Space.HAIR)
        right.addStretch()
        for button in (self.rules, self.keys, self.menu):
            right.addWidget(button)
        layout.addLayout(right, 3)
        # Nothing moves when the banner comes or goes.
        layout.addStrut(self.banner.minimumSizeHint().height())
        self.banner.hide()

    def show_headline(self, headline: Headline) -> None:
        """The banner says ``headline``; where there is none its room is the title's."""
        empty = headline.weight == "none"
        self._layout.setStretchFactor(self.title, 9 if empty else 3)
        self.banner.setVisible(not empty)
        self.banner.show_headline(headline)
        self._fit_title()

    def show_title(self, text: str) -> None:
        """``text`` stands on the left, as much of it as there is room for."""
        if text != self._text:
            self._text = text
            set_tip(self.title, text)
            self.title.setAccessibleName(text)
            self._fit_title()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_title()

    def _fit_title(self) -> None:
        shown = self._text
        if shown:
            # The layout has not placed it yet.
            self._layout.activate()
            metrics = self.title.fontMetrics()
            shown = metrics.elidedText(shown, Qt.TextElideMode.ElideRight, self.title.width())
        self.title.setText(shown)

    def _button(self, sign: str, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(sign)
        button.setFont(self._theme.font(LEAD, bold=True))
        button.setAccessibleName(name)
        button.setToolTip(name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setProperty("role", "plain")
        button.setFixedWidth(round(2.2 * self._theme.text_height()))
        return button
