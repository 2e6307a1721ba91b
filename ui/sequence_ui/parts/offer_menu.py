"""A menu of what can be done with a seat or a person."""

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from sequence_lan.net.messages import ClientMessage
from sequence_ui.offers import Offer
from sequence_ui.parts.typed import label


def open_menu(owner: QWidget) -> QMenu:
    """An empty menu, gone once it is closed."""
    menu = QMenu(owner)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def fill_menu(menu: QMenu, offers: Iterable[Offer], send: Callable[[ClientMessage], None]) -> None:
    """``menu`` has an entry for each of ``offers``; what is chosen is sent."""
    for offer in offers:
        menu.addAction(label(offer.words), partial(_send, offer, send))


def pop_up(menu: QMenu, beneath: QWidget) -> None:
    """``menu`` is open beneath a widget."""
    menu.popup(beneath.mapToGlobal(beneath.rect().bottomLeft()))


def _send(offer: Offer, send: Callable[[ClientMessage], None]) -> None:
    for message in offer.messages:
        send(message)
