"""Tables set up for a picture or an example, as the views that a board shows (no widget)."""

from collections.abc import Iterable

from sequence_lan.engine.board import LINE_MASK
from sequence_lan.engine.cards import Card
from sequence_lan.engine.notation import parse_line, parse_square
from sequence_lan.engine.public import Public, Sequence, Setup
from sequence_lan.engine.rules import Rules, Side
from sequence_lan.engine.view import View

_SIDES: tuple[Side, ...] = ("blue", "green")


def example(
    rules: Rules,
    *,
    hand: str = "",
    blue: str = "",
    green: str = "",
    sequences: Iterable[tuple[int, str]] = (),
) -> View:
    """Two players, blue on turn, with chips on squares named as in ``"f5 g5"``.

    ``sequences`` are the index of a side and the name of a line, as in ``(1, "f5-j5")``.
    """
    done = tuple(Sequence(side, parse_line(name)) for side, name in sequences)
    locked = 0
    for sequence in done:
        locked |= LINE_MASK[sequence.line]
    cards = tuple(Card(card) for card in hand.split())
    public = Public(
        setup=Setup(rules, _SIDES, 2, 1),
        chips=(_mask(blue), _mask(green)),
        sequences=done,
        locked=locked,
        hand_counts=(len(cards), 7),
        deck_count=60,
        discards=((),) if rules.discard == "common" else ((), ()),
        to_play=0,
        next=(0, 1),
        exchanges=0,
        may_draw=(),
        owes=(),
        passed=(),
        call=None,
        result=None,
    )
    return View(public, 0, cards)


def _mask(squares: str) -> int:
    return sum(1 << parse_square(name) for name in squares.split())
