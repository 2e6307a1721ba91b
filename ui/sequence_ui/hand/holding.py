"""What each card of a hand shows, worked out from the view (no widget)."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_lan.engine.board import squares_in
from sequence_lan.engine.cards import JACKS, RANKS, Card
from sequence_lan.engine.legal import is_dead, targets
from sequence_lan.engine.notation import square_name
from sequence_lan.engine.view import View
from sequence_ui import words
from sequence_ui.art.cards import Role
from sequence_ui.board.looks import on_turn
from sequence_ui.settings.settings import Order

# Black and red suits in turn, so that neighbours are told apart.
_SUIT_ORDER: Final = "SHCD"


@dataclass(frozen=True, slots=True)
class Holding:
    """One card of the hand as it is shown."""

    card: Card
    role: Role = Role.PLAIN
    label: str = ""
    """What is written at the card's foot."""
    dead: bool = False
    owed: bool = False
    """It may be given up now for table talk (RULES.md 5)."""
    playable: bool = False
    """It can be played in this very turn."""
    quiet: bool = False
    """It is the seat's turn, and this card is of no use in it."""
    name: str = ""
    description: str = ""


def ordered(hand: tuple[Card, ...], order: Order) -> tuple[Card, ...]:
    """The cards of ``hand`` as they are laid out."""
    match order:
        case "drawn":
            return hand
        case "suit":
            return tuple(
                sorted(hand, key=lambda card: (_SUIT_ORDER.index(card[1]), RANKS.index(card[0])))
            )
        case "rank":
            return tuple(
                sorted(hand, key=lambda card: (RANKS.index(card[0]), _SUIT_ORDER.index(card[1])))
            )


def holding(view: View, card: Card) -> Holding:
    """How ``card`` of the view's hand is shown (RULES.md 3)."""
    public, seat = view.public, view.seat
    assert seat is not None, "a watcher has no hand"
    translate = QCoreApplication.translate
    rules = public.setup.rules
    now = on_turn(view)
    owed = seat in public.owes and public.result is None
    squares = targets(public, seat, card)
    dead = is_dead(card, public.occupied)
    role, label, name, description = Role.PLAIN, "", words.card_name(card), ""
    if dead:
        limit = rules.dead_cards_per_turn
        spent = now and limit is not None and public.exchanges >= limit
        label = words.dead(spent)
        name = translate("Hand", "{card}, {label}").format(card=name, label=label)
    elif card in JACKS:
        role = Role.TAKE if card in rules.one_eyed_jacks else Role.PLACE
        label = words.jack_role(card, rules)
        name = translate("Hand", "{card}, {label}").format(card=name, label=label.lower())
        if not squares:
            description = translate("Hand", "There is no square for it now.")
    elif squares:
        places = ", ".join(square_name(square) for square in squares_in(squares))
        description = translate("Hand", "Goes to {squares}.").format(squares=places)
    else:
        description = translate("Hand", "Your side has no chip left to place.")
    if owed:
        label = words.give_up()
        name = translate("Hand", "{card}, {label}").format(card=name, label=label)
    return Holding(
        card=card,
        role=role,
        label=label,
        dead=dead,
        owed=owed,
        playable=now and bool(squares),
        quiet=now and not squares and not dead,
        name=name,
        description=description,
    )


def fits(view: View, card: Card, square: int) -> bool:
    """Whether ``card`` could be played on ``square``, were it the seat's turn."""
    return view.seat is not None and bool(targets(view.public, view.seat, card) >> square & 1)
