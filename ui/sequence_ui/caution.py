"""What asks before it is done: leaving people, and taking something from somebody."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from sequence_lan.net.messages import Abandon, Ban, ClientMessage, Kick, MoveTable
from sequence_ui.parts.question import Question
from sequence_ui.theme import Theme

if TYPE_CHECKING:
    from sequence_lan.client.model import Table
    from sequence_lan.session import Hosting

translate = QCoreApplication.translate


def loss(table: "Table | None", hosting: "Hosting | None") -> str | None:
    """What leaving ``table`` now would spoil, in a sentence; None for nothing."""
    if table is None or table.lobby is None or table.link == "closed":
        return None
    others = [person for person in table.lobby.people if person.id != table.you]
    if hosting and others:
        return translate(
            "Caution", "This table is on this computer: leaving closes it for everybody."
        )
    if table.lobby.phase == "playing" and table.seat is not None and others:
        return translate(
            "Caution", "A game is going on. When you leave, your seat goes to a bot or a watcher."
        )
    return None


def ask_to_leave(theme: Theme, window: QWidget, words: str, leave: Callable[[], None]) -> None:
    """``leave`` is done once the person is sure in spite of ``words``."""
    yes, no = translate("Caution", "Leave"), translate("Caution", "Stay")
    Question(theme, words, yes, no, leave, window).open()


def ask_to_send(
    theme: Theme, window: QWidget, table: "Table", message: ClientMessage, send: Callable[[], None]
) -> bool:
    """Whether ``message`` takes something from somebody: then ``send`` waits for an answer."""
    no = translate("Caution", "Cancel")
    match message:
        case Kick():
            words = translate("Caution", "Send {name} away from this table?")
            yes = translate("Caution", "Send away")
        case Ban():
            words = translate(
                "Caution", "Send {name} away, and let nobody in from that computer again?"
            )
            yes = translate("Caution", "Send away for good")
        case MoveTable():
            words = translate(
                "Caution",
                "Hand the table to {name}’s computer? Everybody goes there by themselves. From "
                "then on that computer can see all hands; this one has known the order of "
                "the deck.",
            )
            yes = translate("Caution", "Hand it over")
        case Abandon():
            words = translate("Caution", "End this game for everybody, without a winner?")
            yes, no = translate("Caution", "End the game"), translate("Caution", "Play on")
        case _:
            return False
    people = table.lobby.people if table.lobby else ()
    whom = None if isinstance(message, Abandon) else message.person
    name = next((there.name for there in people if there.id == whom), "")
    Question(theme, words.format(name=name), yes, no, send, window).open()
    return True
