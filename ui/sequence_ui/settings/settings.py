"""What the person has chosen, kept from one start to the next."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, get_args

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from sequence_lan.net.names import BadName, check_name
from sequence_ui.theme import Look

if TYPE_CHECKING:
    from sequence_lan.engine.rules import Side

Order = Literal["drawn", "suit", "rank"]
"""How a hand is sorted."""

CardSize = Literal["small", "usual", "large"]

_LOOKS: Final = get_args(Look)
_ORDERS: Final = get_args(Order)
_SIZES: Final = get_args(CardSize)
_CHIPS: "Final[tuple[Side, ...]]" = ("blue", "green", "red")


class Settings(QObject):
    """Each value is read with its default where the file has none, or nonsense."""

    changed = Signal()

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        """``file`` is an ini file; the system's own place for settings by default."""
        super().__init__(parent)
        self._file = file
        self._store = self._opened()
        self._fault: Callable[[], str] | None = None
        self._store.sync()
        if self._store.status() == QSettings.Status.FormatError:
            self._begin_anew()
        elif self._store.status() == QSettings.Status.AccessError or not self._store.isWritable():
            self._fault = lambda: self.tr(
                "The settings can't be kept: {file} may not be read or written."
            ).format(file=self._store.fileName())

    @property
    def fault(self) -> str | None:
        """What is wrong with the file, as a sentence; everything works all the same."""
        return None if self._fault is None else self._fault()

    def _opened(self) -> QSettings:
        form = QSettings.Format.IniFormat
        if self._file is None:
            return QSettings(form, QSettings.Scope.UserScope, "sequence-lan", "window")
        return QSettings(str(self._file), form)

    def _begin_anew(self) -> None:
        damaged = Path(self._store.fileName())
        aside = damaged.with_suffix(".damaged")
        try:
            damaged.replace(aside)
        except OSError:
            self._fault = lambda: self.tr(
                "The settings file {file} is damaged: delete it, so that settings last again."
            ).format(file=damaged)
            return
        self._store = self._opened()
        self._fault = lambda: self.tr(
            "The settings file was damaged: all settings are as at the first start. "
            "The old file is now {file}."
        ).format(file=aside.name)

    @property
    def name(self) -> str:
        """What the person is called at tables; at first what the computer calls them."""
        for text in (self._text("person/name"), _system_name()):
            try:
                return check_name(text)
            except BadName:
                continue
        return self.tr("Player")

    def set_name(self, name: str) -> None:
        """The person is called ``name`` from now on."""
        self._put("person/name", name)

    @property
    def chip(self) -> "Side | None":
        """With which chips the person would like to play, None for any."""
        text = self._text("person/chip")
        return next((side for side in _CHIPS if side == text), None)

    def set_chip(self, chip: "Side | None") -> None:
        """The person would like to play with those chips."""
        self._put("person/chip", chip or "any")

    @property
    def language(self) -> str | None:
        """The code of the chosen language, as the file has it; None for the system's."""
        text = self._text("window/language")
        return None if text in ("", "system") else text

    def set_language(self, language: str | None) -> None:
        """Everything is in ``language``, or in the system's."""
        self._put("window/language", language or "system")

    @property
    def look(self) -> Look | None:
        """The chosen look, None for the system's."""
        text = self._text("window/look")
        return next((look for look in _LOOKS if look == text), None)

    def set_look(self, look: Look | None) -> None:
        """The window shows ``look``, or follows the system."""
        self._put("window/look", look or "system")

    @property
    def motion(self) -> bool | None:
        """Whether things move, None where the system decides."""
        return {"on": True, "off": False}.get(self._text("window/motion"))

    def set_motion(self, motion: bool | None) -> None:
        """Things move or don't, or do as the system wishes."""
        self._put("window/motion", {True: "on", False: "off", None: "system"}[motion])

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self._text("cards/four_colours") == "on"

    def set_four_colours(self, four_colours: bool) -> None:
        """Suits have two colours or four."""
        self._put("cards/four_colours", "on" if four_colours else "off")

    @property
    def round_chips(self) -> bool:
        """Whether the chips of all sides are round."""
        return self._text("chips/shapes") == "round"

    def set_round_chips(self, round_chips: bool) -> None:
        """Chips are all round, or each side has a shape of its own."""
        self._put("chips/shapes", "round" if round_chips else "own")

    @property
    def order(self) -> Order:
        """How the hand is sorted."""
        text = self._text("cards/order")
        return next((order for order in _ORDERS if order == text), "drawn")

    def set_order(self, order: Order) -> None:
        """The hand is sorted by ``order``."""
        self._put("cards/order", order)

    @property
    def card_size(self) -> CardSize:
        """How large the cards of the hand are."""
        text = self._text("cards/size")
        return next((size for size in _SIZES if size == text), "usual")

    def set_card_size(self, size: CardSize) -> None:
        """The cards of the hand have that size."""
        self._put("cards/size", size)

    @property
    def confirms(self) -> bool:
        """Whether a move is made only when it is asked for twice."""
        return self._text("play/confirm") == "on"

    def set_confirms(self, confirms: bool) -> None:
        """A move has to be asked for twice, or once."""
        self._put("play/confirm", "on" if confirms else "off")

    @property
    def hints(self) -> bool:
        """Whether a practice table explains itself as one plays."""
        return self._text("play/hints") != "off"

    def set_hints(self, hints: bool) -> None:
        """Practice tables explain themselves, or don't."""
        self._put("play/hints", "on" if hints else "off")

    @property
    def notifies(self) -> bool:
        """Whether the system tells of one's turn while the window is not in front."""
        return self._text("turn/notify") != "off"

    def set_notifies(self, notifies: bool) -> None:
        """The system tells of one's turn, or doesn't."""
        self._put("turn/notify", "on" if notifies else "off")

    @property
    def sounds(self) -> bool:
        """Whether moves are heard, where sound is installed."""
        return self._text("turn/sound") != "off"

    def set_sounds(self, sounds: bool) -> None:
        """Moves are heard, or aren't."""
        self._put("turn/sound", "on" if sounds else "off")

    @property
    def interface(self) -> str | None:
        """The name of the network interface that tables are sought on; None takes the LAN's."""
        return self._text("network/interface") or None

    def set_interface(self, name: str | None) -> None:
        """Tables are sought and shown on that network interface, or on the LAN's."""
        self._put("network/interface", name or "")

    @property
    def place(self) -> QByteArray:
        """Where the window was, for QWidget.restoreGeometry; empty at the first start."""
        value = self._store.value("window/place")
        return value if isinstance(value, QByteArray) else QByteArray()

    def set_place(self, place: QByteArray) -> None:
        """The window opens there next time."""
        self._store.setValue("window/place", place)

    @property
    def links_declined(self) -> bool:
        """Whether the person wants links of tables to be left alone."""
        return self._text("links/declined") == "on"

    def decline_links(self) -> None:
        """The person is not asked about links again."""
        self._put("links/declined", "on")

    def _text(self, key: str) -> str:
        value = self._store.value(key, "")
        return value if isinstance(value, str) else ""

    def _put(self, key: str, value: str) -> None:
        if self._text(key) != value:
            self._store.setValue(key, value)
            self.changed.emit()


def _system_name() -> str:
    return (os.environ.get("USERNAME") or os.environ.get("USER") or "").title()
