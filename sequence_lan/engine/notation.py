"""Squares, lines, cards and actions as text and back; events as text (RULES.md 1, RECORD.md)."""

from typing import Any, Final, assert_never

from sequence_lan.engine import events
from sequence_lan.engine.actions import (
    Action,
    Admit,
    Call,
    Dismiss,
    Draw,
    Exchange,
    Give,
    Pass,
    Play,
    Uphold,
    Withdraw,
)
from sequence_lan.engine.board import LINE_SQUARES, LINES, SQUARES, Line, Square
from sequence_lan.engine.cards import CARDS, Card
from sequence_lan.engine.jsonlines import Malformed, items, one_of, shown, text, whole
from sequence_lan.engine.public import Setup
from sequence_lan.engine.rules import Side


class BadText(Malformed):
    """A text that names no card, square or line; its words say so."""


_SQUARE_NAMES: Final = tuple("abcdefghij"[s % 10] + str(s // 10 + 1) for s in SQUARES)
_SQUARES: Final = dict(zip(_SQUARE_NAMES, SQUARES, strict=True))
_LINE_NAMES: Final = tuple(
    f"{_SQUARE_NAMES[LINE_SQUARES[line][0]]}-{_SQUARE_NAMES[LINE_SQUARES[line][-1]]}"
    for line in LINES
)
_LINES: Final = dict(zip(_LINE_NAMES, LINES, strict=True))
_CARDS: Final = {str(card): card for card in CARDS}


def square_name(square: Square) -> str:
    """Column letter and row number, ``h5``."""
    return _SQUARE_NAMES[square]


def line_name(line: Line) -> str:
    """First square, dash, last square: ``f5-j5``."""
    return _LINE_NAMES[line]


def parse_card(written: str) -> Card:
    """The card that ``written`` names; else BadText."""
    try:
        return _CARDS[written]
    except KeyError:
        raise BadText("{value} is no card", value=shown(written)) from None


def parse_square(written: str) -> Square:
    """The square that ``written`` names; else BadText."""
    try:
        return _SQUARES[written]
    except KeyError:
        raise BadText("{value} is no square", value=shown(written)) from None


def parse_line(written: str) -> Line:
    """The line that ``written`` names in the direction it is written in; else BadText."""
    try:
        return _LINES[written]
    except KeyError:
        raise BadText("{value} is no line of five", value=shown(written)) from None


def action_object(action: Action, setup: Setup) -> dict[str, Any]:
    """``action`` as a record has it: ``{"seat":1,"do":"play","card":"9D","at":"h5"}``."""
    match action:
        case Play(seat, card, square, claim):
            play = {"seat": seat, "do": "play", "card": card, "at": square_name(square)}
            return play if claim is None else {**play, "claim": [line_name(line) for line in claim]}
        case Exchange(seat, card):
            return {"seat": seat, "do": "exchange", "card": card}
        case Draw(seat):
            return {"seat": seat, "do": "draw"}
        case Pass(seat):
            return {"seat": seat, "do": "pass"}
        case Call(seat, side):
            return {"seat": seat, "do": "call", "side": setup.sides[side]}
        case Admit(seat):
            return {"seat": seat, "do": "admit"}
        case Uphold():
            return {"do": "uphold"}
        case Dismiss():
            return {"do": "dismiss"}
        case Withdraw(seat):
            return {"seat": seat, "do": "withdraw"}
        case Give(seat, card):
            return {"seat": seat, "do": "give", "card": card}
        case _:
            assert_never(action)


def parse_action(written: dict[str, Any], setup: Setup) -> Action:
    """The action that ``written`` is at this table; else Malformed. Further keys are ignored.

    That the action is one of the game does not make it legal: ``apply`` sees to that.
    """
    match text(_member(written, "do"), "do"):
        # The owner's own: a seat is a further key like any other there.
        case "uphold":
            return Uphold()
        case "dismiss":
            return Dismiss()
        case "play":
            seat, card = _seat(written, setup), _card(written)
            square = parse_square(text(_member(written, "at"), "at"))
            return Play(seat, card, square, _claim(written) if "claim" in written else None)
        case "exchange":
            return Exchange(_seat(written, setup), _card(written))
        case "draw":
            return Draw(_seat(written, setup))
        case "pass":
            return Pass(_seat(written, setup))
        case "call":
            side = one_of(_member(written, "side"), "side", setup.sides)
            return Call(_seat(written, setup), setup.sides.index(side))
        case "admit":
            return Admit(_seat(written, setup))
        case "withdraw":
            return Withdraw(_seat(written, setup))
        case "give":
            return Give(_seat(written, setup), _card(written))
        case verb:
            raise Malformed("{value} is no action", value=shown(verb))


def _member(written: dict[str, Any], key: str) -> Any:
    if key not in written:
        raise Malformed("the action lacks {key}", key=key)
    return written[key]


def _seat(written: dict[str, Any], setup: Setup) -> int:
    return whole(_member(written, "seat"), "seat", 0, setup.players - 1)


def _card(written: dict[str, Any]) -> Card:
    return parse_card(text(_member(written, "card"), "card"))


def _claim(written: dict[str, Any]) -> tuple[Line, ...]:
    return tuple(
        parse_line(text(line, f"claim[{number}]"))
        for number, line in enumerate(items(written["claim"], "claim"))
    )


def event_object(event: events.Event, sides: tuple[Side, ...]) -> dict[str, Any]:
    """``event`` with its kind under ``event`` and squares, lines and sides by name."""
    match event:
        case events.Placed(seat, card, square):
            return {"event": "placed", "seat": seat, "card": card, "at": square_name(square)}
        case events.Removed(seat, card, square, side):
            place = square_name(square)
            return {
                "event": "removed",
                "seat": seat,
                "card": card,
                "at": place,
                "side": sides[side],
            }
        case events.Completed(side, line):
            return {"event": "completed", "side": sides[side], "line": line_name(line)}
        case events.Exchanged(seat, card):
            return {"event": "exchanged", "seat": seat, "card": card}
        case events.Took(seat, card):
            return {"event": "took", "seat": seat, "card": card}
        case events.Drew(seat):
            return {"event": "drew", "seat": seat}
        case events.Forfeited(seat):
            return {"event": "forfeited", "seat": seat}
        case events.Refilled(cards):
            return {"event": "refilled", "cards": cards}
        case events.Passed(seat):
            return {"event": "passed", "seat": seat}
        case events.Called(seat, side):
            return {"event": "called", "seat": seat, "side": sides[side]}
        case events.Answered(how, side, answerer):
            answer: dict[str, Any] = {"event": how, "side": sides[side]}
            return answer if answerer is None else {**answer, "seat": answerer}
        case events.Gave(seat, card):
            return {"event": "gave", "seat": seat, "card": card}
        case events.Ended(reason, winner):
            name = None if winner is None else sides[winner]
            return {"event": "ended", "reason": reason, "winner": name}
        case _:
            assert_never(event)
