"""Private tables in the window: the code is asked for, and newcomers let in again."""

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sequence_lan.language import worded
from sequence_ui.bridge import Bridge
from sequence_ui.theme import Theme

if TYPE_CHECKING:
    from sequence_lan.client.model import Notice, Table
    from sequence_lan.net.advert import TableAd

_ASK: Final = frozenset({"code_needed", "wrong_code"})


def asks_for_code(table: "Table | None") -> bool:
    """Whether the way to ``table`` ended where its code is asked for."""
    return table is not None and table.ended is not None and table.ended.code in _ASK


class Codes(QObject):
    """Takes the person to a table; where a code is needed, asks for it and goes there again."""

    def __init__(self, bridge: Bridge, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._bridge, self._theme, self._window = bridge, theme, window
        self._way: Callable[[str | None], None] | None = None
        """To the table that was asked for last, with a code or without."""
        self._answered: Notice | None = None
        self._known: Collection[bytes] = ()
        self._shut = False

    def join(self, address: str, name: str) -> None:
        """The person is on the way to the table at that address or link."""
        self._way = partial(self._bridge.join, address, name)
        self._way(None)

    def join_ad(self, ad: "TableAd", name: str, *, watch: bool) -> None:
        """The person is on the way to a table nearby.

        One that calls itself private and whose host was never met has to prove that it knows the
        code; to a known host the person may come back without it.
        """
        self._way = partial(self._go, ad, name, watch)
        if ad.private and ad.fingerprint not in self._known and ad.mismatch is None:
            words = self.tr("{table} is private: type its code, a number and two words.")
            self._ask(words.format(table=ad.table))
        else:
            self._way(None)

    def _go(self, ad: "TableAd", name: str, watch: bool, code: str | None) -> None:
        self._bridge.join_ad(ad, name, watch=watch, code=code)

    def show_table(self, table: "Table | None", known: Collection[bytes]) -> None:
        """The person is at ``table``; the hosts that were met before are ``known``."""
        self._known = known or self._known
        ended = None if table is None else table.ended
        if asks_for_code(table) and ended is not None and ended is not self._answered:
            self._answered = ended
            self._ask(worded(ended.code, ended.text))
        shut = table is not None and table.lobby is not None and table.owner and table.lobby.shut
        if shut and not self._shut:
            self._offer_to_reopen()
        self._shut = bool(shut)

    def _ask(self, words: str) -> None:
        from sequence_ui.lobby.code_question import CodeQuestion

        question = CodeQuestion(self._theme, words, self._give, self._window)
        question.rejected.connect(self._bridge.leave)
        question.open()

    def _give(self, code: str) -> None:
        self._bridge.leave()
        if self._way is not None:
            self._way(code)

    def _offer_to_reopen(self) -> None:
        from sequence_ui.parts.question import Question

        words = self.tr(
            "Somebody has tried too many wrong codes, so nobody new comes in. "
            "Let people with the code come in again?"
        )
        yes, no = self.tr("Let them in"), self.tr("Keep it shut")
        Question(self._theme, words, yes, no, self._reopen, self._window).open()

    def _reopen(self) -> None:
        from sequence_lan.net.messages import Options

        snapshot = self._bridge.snapshot
        if snapshot is not None and snapshot.table is not None and snapshot.table.lobby is not None:
            self._bridge.send(Options(snapshot.table.lobby.options))
