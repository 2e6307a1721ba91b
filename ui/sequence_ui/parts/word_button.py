"""A button that says in bold words what it does."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from sequence_ui.theme import Theme


def word_button(theme: Theme, text: str, do: Callable[[], object], parent: QWidget) -> QPushButton:
    """A stop of the Tab key in ``parent``; pressing it does ``do``."""
    button = QPushButton(text, parent)
    button.setFont(theme.font(bold=True))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(lambda _checked: do())
    return button
