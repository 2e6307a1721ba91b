"""What happened at a table, shortly: for a sentence about what does not fit."""

from typing import Final, assert_never

from sequence_lan.engine.public import Reason
from sequence_lan.engine.rules import Side
from sequence_lan.engine.sentence import Sentence
from sequence_lan.language import noted
from sequence_lan.net import messages as wire

_SIDES: Final[dict[Side, Sentence]] = {
    "blue": Sentence("blue"),
    "green": Sentence("green"),
    "red": Sentence("red"),
}
_ANSWERS: Final = {
    "admitted": noted("Fault", "the call on {side} was admitted"),
    "upheld": noted("Fault", "the call on {side} was upheld"),
    "withdrawn": noted("Fault", "the call on {side} was withdrawn"),
    "dismissed": noted("Fault", "the call on {side} was dismissed"),
}
_ENDS: Final[dict[Reason, Sentence]] = {
    "sequences": Sentence("the game was won"),
    "stalemate": Sentence("the game ended by stalemate"),
    "abandoned": Sentence("the game was abandoned"),
}


def event_words(event: wire.EventForm | None, seats: tuple[wire.SeatEntry, ...]) -> Sentence:
    """``event`` as a part of a sentence; ``seats`` as the deal is bound to them."""

    def name(seat: int) -> str | Sentence:
        return seats[seat].name if seat < len(seats) else Sentence("seat {n}", {"n": seat})

    match event:
        case None:
            return Sentence("nothing")
        case wire.PlacedEvent():
            return Sentence(
                "{name} played {card} at {square}",
                {"name": name(event.seat), "card": event.card, "square": event.at},
            )
        case wire.RemovedEvent():
            return Sentence(
                "{name} took the chip at {square} with {card}",
                {"name": name(event.seat), "card": event.card, "square": event.at},
            )
        case wire.CompletedEvent():
            return Sentence(
                "{side} completed {line}", {"side": _SIDES[event.side], "line": event.line}
            )
        case wire.ExchangedEvent():
            return Sentence(
                "{name} exchanged {card}", {"name": name(event.seat), "card": event.card}
            )
        case wire.TookEvent():
            return Sentence("you took {card}", {"card": event.card})
        case wire.DrewEvent():
            return Sentence("{name} took a card", {"name": name(event.seat)})
        case wire.ForfeitedEvent():
            return Sentence("{name} lost a draw", {"name": name(event.seat)})
        case wire.RefilledEvent():
            return Sentence("{n} discarded cards became the deck", {"n": event.cards})
        case wire.PassedEvent():
            return Sentence("{name} passed", {"name": name(event.seat)})
        case wire.CalledEvent():
            return Sentence(
                "{name} called table talk on {side}",
                {"name": name(event.seat), "side": _SIDES[event.side]},
            )
        case wire.AnsweredEvent():
            return Sentence(_ANSWERS[event.how], {"side": _SIDES[event.side]})
        case wire.GaveEvent():
            return Sentence("{name} gave up {card}", {"name": name(event.seat), "card": event.card})
        case wire.EndedEvent():
            return _ENDS[event.reason]
        case _:
            assert_never(event)
