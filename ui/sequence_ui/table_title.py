"""Which table this is and by which rules, at the top of the window."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QWidget

from sequence_ui.header import Header
from sequence_ui.lobby.rules_words import rules_sentences
from sequence_ui.lobby.table_card import edition_words
from sequence_ui.theme import Theme

if TYPE_CHECKING:
    from sequence_lan.client.model import Table
    from sequence_lan.session import Hosting


class TableTitle(QObject):
    """The title in the header, and the menu behind its “i”."""

    def __init__(self, header: Header, theme: Theme, window: QWidget) -> None:
        super().__init__(header)
        self._header, self._theme, self._window = header, theme, window
        self._hosting: Hosting | None = None
        self._explained: tuple[tuple[str, ...], tuple[str, ...], bool] | None = None

    def show_table(self, table: "Table", hosting: "Hosting | None") -> None:
        """The header names ``table``, which has a lobby, and explains its rules."""
        lobby = table.lobby
        assert lobby is not None, "asked of a table with a lobby only"
        self._hosting = hosting
        edition = edition_words(lobby.options.rules.edition)
        self._header.show_title(f"{lobby.table} · {edition}")
        self._header.rules.show()
        sentences = tuple(rules_sentences(lobby.options))
        shared = hosting is not None and bool(hosting.addresses)
        if self._explained != (sentences, table.words, shared):
            self._explained = (sentences, table.words, shared)
            self._header.rules.setToolTip("\n".join(sentences))
            before = self._header.rules.menu()
            self._header.rules.setMenu(self._menu(sentences, table.words, shared=shared))
            if before is not None:
                before.deleteLater()

    def _menu(self, sentences: tuple[str, ...], words: tuple[str, ...], *, shared: bool) -> QMenu:
        menu = QMenu(self._header.rules)
        for sentence in sentences:
            menu.addAction(sentence)
        if words:
            menu.addSeparator()
            menu.addAction(self.tr("The host's six words: {}").format(" ".join(words)))
        if shared:
            menu.addSeparator()
            menu.addAction(self.tr("How others come here …"), self._show_share)
        return menu

    def _show_share(self) -> None:
        from sequence_ui.lobby.share_page import SharePage

        if self._hosting is not None:
            SharePage(self._theme, self._hosting, self._window).open()
