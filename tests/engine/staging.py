"""Sets a table in the game's own words, and says in words what happens at it.

Chips and hands are words with spaces between them: ``green="f5 g5"``, ``hands=["9D 2C", ""]``.
Answers come back sorted by board order (squares) or as text (cards), so that they can be compared
with what a person wrote down.
"""

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from typing import Any

import pytest

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
from sequence_lan.engine.apply import apply
from sequence_lan.engine.board import squares_in
from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Event
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.notation import (
    line_name,
    parse_card,
    parse_line,
    parse_square,
    square_name,
)
from sequence_lan.engine.position import state_of
from sequence_lan.engine.public import Public
from sequence_lan.engine.refusal import Refused
from sequence_lan.engine.rules import CLASSIC, SIDES, Rules
from sequence_lan.engine.state import State

FRIENDLY = replace(CLASSIC, draw="auto")
"""What a table starts with (RULES.md 6)."""

MASTER = bytes(32)


def stage(
    rules: Rules = FRIENDLY,
    *,
    hands: Sequence[str],
    blue: str = "",
    green: str = "",
    red: str = "",
    sequences: Iterable[tuple[str, str]] = (),
    deck: str = "",
    discards: Sequence[str] | None = None,
    sides: int | None = None,
    **rest: Any,
) -> State:
    """A table with these chips and hands; ``rest`` are further keys of a position (RECORD.md)."""
    if sides is None:
        sides = 3 if len(hands) in (3, 9) else 2
    letters = dict.fromkeys(blue.split(), "b")
    letters |= dict.fromkeys(green.split(), "g") | dict.fromkeys(red.split(), "r")
    position: dict[str, Any] = {
        "board": [
            "".join(letters.pop(f"{column}{row}", ".") for column in "abcdefghij")
            for row in range(1, 11)
        ],
        "sequences": [list(sequence) for sequence in sequences],
        "hands": [hand.split() for hand in hands],
        "deck": deck.split(),
        "to_play": 0,
    } | rest
    assert not letters, "a chip stands on no square"
    if discards is not None:
        position["discards"] = [pile.split() for pile in discards]
    return state_of(position, rules, SIDES[:sides], len(hands), MASTER)


def play(seat: int, card: str, square: str, *claim: str) -> Play:
    """Play ``card`` on ``square``, with the lines to claim if any are named."""
    lines = tuple(parse_line(line) for line in claim) if claim else None
    return Play(seat, parse_card(card), parse_square(square), lines)


def exchange(seat: int, card: str) -> Exchange:
    return Exchange(seat, parse_card(card))


def give(seat: int, card: str) -> Give:
    return Give(seat, parse_card(card))


def after(state: State, *actions: Action) -> State:
    """The state once all ``actions`` are done; each must be legal."""
    for action in actions:
        state, _ = apply(state, action)
    return state


def happened(state: State, *actions: Action) -> list[str]:
    """What the last of ``actions`` brings about, in words: ``placed 1 9D h5``."""
    state = after(state, *actions[:-1])
    _, events = apply(state, actions[-1])
    return [told(state, event) for event in events]


def told(state: State, event: Event) -> str:
    """``event`` and its fields in their order, squares, lines and sides by their names."""
    said = [type(event).__name__.lower()]
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name == "square":
            value = square_name(value)
        elif field.name == "line":
            value = line_name(value)
        elif field.name in ("side", "winner") and value is not None:
            value = state.public.setup.sides[value]
        said.append(str(value))
    return " ".join(said)


def refused(state: State, action: Action) -> str:
    """The code that ``action`` is refused with; it must be refused, with a sentence."""
    with pytest.raises(Refused) as caught:
        apply(state, action)
    assert caught.value.reason[-1] == "."
    assert str(caught.value) == caught.value.reason
    return str(caught.value.code)


def offered(state: State, seat: int) -> list[str]:
    """Everything that ``seat`` may do, in the order it is offered, as text."""
    return [words(state, action) for action in legal_actions(*public_and_hand(state, seat), seat)]


def public_and_hand(state: State, seat: int) -> tuple[Public, tuple[Card, ...]]:
    return state.public, state.secret.hands[seat]


def words(state: State, action: Action) -> str:
    """``action`` without its seat, as a record says it: ``5H e5 b5-f5``, ``exchange 7H``."""
    match action:
        case Play(_, card, square, claim):
            return " ".join([card, square_name(square), *map(line_name, claim or ())])
        case Exchange(_, card):
            return f"exchange {card}"
        case Give(_, card):
            return f"give {card}"
        case Call(_, side):
            return f"call {state.public.setup.sides[side]}"
        case Draw() | Pass() | Admit() | Withdraw() | Uphold() | Dismiss():
            return type(action).__name__.lower()


def chips(state: State, side: str) -> str:
    """The squares that bear a chip of ``side``, row by row."""
    return squares(state.public.chips[state.public.setup.sides.index(side)])


def squares(mask: int) -> str:
    return " ".join(square_name(square) for square in squares_in(mask))


def sequences(state: State) -> list[tuple[str, str]]:
    """The completed sequences, the oldest first."""
    sides = state.public.setup.sides
    return [(sides[side], line_name(line)) for side, line in state.public.sequences]


def hand(state: State, seat: int) -> str:
    """The cards of ``seat``, sorted as text, since their order means nothing."""
    return " ".join(sorted(state.secret.hands[seat]))


def deck(state: State) -> str:
    """The cards still to be drawn, the first one first."""
    return " ".join(state.secret.deck[state.secret.drawn :])


def piles(state: State) -> list[str]:
    """The discard piles, bottom first."""
    return [" ".join(pile) for pile in state.public.discards]


def outcome(state: State) -> tuple[str, str | None] | None:
    """Why the game ended and which side won; None while it goes on."""
    result = state.public.result
    if result is None:
        return None
    return result.reason, None if result.winner is None else state.public.setup.sides[result.winner]
