"""Why a bot would do what it does: reasons that hold on the board, for a person to read."""

from dataclasses import dataclass
from typing import Final, Literal

from sequence_lan.bots.judgement import NUMBER_OF, PLACES, takers_of
from sequence_lan.bots.tally import LINES_AT, Tally
from sequence_lan.engine.actions import Draw, Exchange, Give, Pass, Play, SeatAction
from sequence_lan.engine.board import LINE_MASK, LINES, PLAYABLE_MASK, Line
from sequence_lan.engine.view import View

Code = Literal[
    "wins",
    "completes",
    "blocks_four",
    "breaks_four",
    "builds_four_held",
    "builds_four",
    "frees_line",
    "blocks_three",
    "breaks_three",
    "builds_three",
    "last_square",
    "saves_jack",
    "best_chances",
    "dead_card",
    "owed_draw",
    "no_play",
    "least_missed",
]
"""What a reason says:

- ``wins``: the line is the last sequence the side needs; ``completes``: it is one before that.
- ``blocks_four``, ``blocks_three``: another side has so many squares of that line, and can make it.
- ``breaks_four``, ``breaks_three``: the same for a chip that is taken off.
- ``builds_four``, ``builds_three``: so many of that line are the side's then;
  ``builds_four_held``: the hand has the card for the fifth square.
- ``frees_line``: the chip taken off was all that stood in the way of a line of three or more.
- ``last_square``: the card could be played nowhere else.
- ``saves_jack``: a jack stays in the hand.
- ``best_chances``: nothing of that kind, but the best outlook of all plays.
- ``dead_card``, ``owed_draw``, ``no_play``, ``least_missed``: why a card is exchanged, drawn, given
  up, and why a turn is passed.
"""

MOST: Final = 2
"""Reasons for one action: more would be no sentence."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason, with the line it speaks of and the side whose line that is, where there is."""

    code: Code
    line: Line | None = None
    side: int | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do where a seat sees ``view``, and why: one or two reasons, the best first."""

    view: View
    action: SeatAction
    reasons: tuple[Reason, ...]


def reasons(view: View, action: SeatAction) -> tuple[Reason, ...]:
    """One or two reasons for ``action``, a legal one of the seat of ``view``; the best first.

    Each is true of the table as that seat sees it.
    """
    match action:
        case Exchange():
            return (Reason("dead_card"),)
        case Draw():
            return (Reason("owed_draw"),)
        case Pass():
            return (Reason("no_play"),)
        case Give():
            return (Reason("least_missed"),)
        case Play() if NUMBER_OF[action.card] in takers_of(view.public.setup.rules):
            found = _removal(view, action)
        case Play():
            found = _placement(view, action)
        case _:
            raise ValueError("no bot calls table talk, or answers a call")
    return tuple(found[:MOST]) or (Reason("best_chances"),)


def _placement(view: View, play: Play) -> list[Reason]:
    tally = Tally.of(view.public)
    side, here = _side(view), LINES_AT[play.square]
    found: list[Reason] = []
    blocked = [
        (other, _held(tally, other, here)) for other in range(len(tally.chips)) if other != side
    ]
    after = tally.copy()
    made = after.place(side, play.square)
    needed = after.needs[side]
    if play.claim is not None:
        after.claim_lines(side, play.claim)
    elif made:
        after.claim(side, made)
    if after.needs[side] < needed:
        line = play.claim[0] if play.claim else _first(made)
        found.append(Reason("wins" if after.needs[side] <= 0 else "completes", line, side))
        if after.needs[side] <= 0:
            return found
    found += [Reason("blocks_four", _first(four), other) for other, (four, _) in blocked if four]
    four, own_three = _held(after, side, here)
    covered = _covered(view, play)
    ready = [line for line in LINES if four >> line & 1 and _missing(after, side, line) & covered]
    if ready:
        found.append(Reason("builds_four_held", ready[0], side))
    elif four:
        found.append(Reason("builds_four", _first(four), side))
    found += [
        Reason("blocks_three", _first(three), other)
        for other, (four_there, three) in blocked
        if three and not four_there
    ]
    if own_three and not four:
        found.append(Reason("builds_three", _first(own_three), side))
    places = PLACES[NUMBER_OF[play.card]]
    if places and all(tally.taken[place] for place in places if place != play.square):
        found.append(Reason("last_square"))
    if places and any(not PLACES[NUMBER_OF[card]] for card in view.hand):
        found.append(Reason("saves_jack"))
    return found


def _removal(view: View, play: Play) -> list[Reason]:
    tally = Tally.of(view.public)
    side, here = _side(view), LINES_AT[play.square]
    other = tally.taken[play.square] - 1
    four, three = _held(tally, other, here)
    before = tally.open_lines(side)
    after = tally.copy()
    after.remove(other, play.square)
    gained_four, gained_three = _held(after, side, here & ~before)
    found = [Reason("breaks_four", _first(four), other)] if four else []
    if gained_four or gained_three:
        found.append(Reason("frees_line", _first(gained_four or gained_three), side))
    if three and not four:
        found.append(Reason("breaks_three", _first(three), other))
    return found


def _side(view: View) -> int:
    assert view.seat is not None, "a watcher does nothing"
    return view.public.setup.side_of(view.seat)


def _held(tally: Tally, side: int, among: int) -> tuple[int, int]:
    """Of the lines ``among`` that the side can still make: those with four, and with three."""
    usable = tally.open_lines(side) & among
    ones, twos, fours = tally.ones[side], tally.twos[side], tally.fours[side]
    return usable & fours & ~ones, usable & twos & ones & ~fours


def _covered(view: View, play: Play) -> int:
    """The mask of the squares that the rest of the hand has cards for, jacks aside."""
    rest = list(view.hand)
    rest.remove(play.card)
    covered = 0
    for card in rest:
        for square in PLACES[NUMBER_OF[card]]:
            covered |= 1 << square
    return covered


def _missing(tally: Tally, side: int, line: Line) -> int:
    return LINE_MASK[line] & PLAYABLE_MASK & ~tally.chips[side]


def _first(lines: int) -> Line:
    return LINES[(lines & -lines).bit_length() - 1]
