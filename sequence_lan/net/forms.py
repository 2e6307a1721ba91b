"""The engine's values as the wire's forms, and back (DESIGN.md 4).

A form comes from another machine: whatever does not fit the table raises BadForm, whose text is a
sentence for the person.
"""

import functools
from collections.abc import Callable
from typing import Final, TypeVar, assert_never

from sequence_lan.engine import actions, events
from sequence_lan.engine.board import (
    CORNER_MASK,
    LINE_MASK,
    SIZE,
    SQUARES,
    Line,
    Square,
    squares_in,
)
from sequence_lan.engine.cards import Card
from sequence_lan.engine.notation import (
    BadText,
    line_name,
    parse_card,
    parse_line,
    parse_square,
    square_name,
)
from sequence_lan.engine.public import OpenCall, Public, Result, Sequence, Setup
from sequence_lan.engine.rules import BadTable, Rules, Side, check_table
from sequence_lan.engine.view import View
from sequence_lan.net import messages as wire

Sides = tuple[Side, ...]

_T = TypeVar("_T")
_LETTERS: Final[dict[Side, str]] = {"blue": "b", "green": "g", "red": "r"}


class BadForm(ValueError):
    """A form that fits no table like this one; its text says what is wrong."""


def rules_form(rules: Rules) -> wire.RulesForm:
    """``rules`` for the wire."""
    return wire.RulesForm(
        edition=rules.edition,
        one_eyed=rules.one_eyed,
        draw=rules.draw,
        forfeit=rules.forfeit,
        dead_cards_per_turn=rules.dead_cards_per_turn,
        discard=rules.discard,
        chips=rules.chips,
        uneven_teams=rules.uneven_teams,
        shared_must_cross=rules.shared_must_cross,
        table_talk=rules.table_talk,
        sequences_to_win=rules.sequences_to_win,
    )


def rules_of(form: wire.RulesForm) -> Rules:
    """The rules that ``form`` writes down."""
    return Rules(
        edition=form.edition,
        one_eyed=form.one_eyed,
        draw=form.draw,
        forfeit=form.forfeit,
        dead_cards_per_turn=form.dead_cards_per_turn,
        discard=form.discard,
        chips=form.chips,
        uneven_teams=form.uneven_teams,
        shared_must_cross=form.shared_must_cross,
        table_talk=form.table_talk,
        sequences_to_win=form.sequences_to_win,
    )


def action_form(action: actions.Action, sides: Sides) -> wire.ActionForm:
    """``action`` for the wire, without its seat: the host knows who acts."""
    match action:
        case actions.Play(_, card, square, claim):
            lines = None if claim is None else tuple(line_name(line) for line in claim)
            return wire.PlayAction(card, square_name(square), lines)
        case actions.Exchange(_, card):
            return wire.ExchangeAction(card)
        case actions.Draw():
            return wire.DrawAction()
        case actions.Pass():
            return wire.PassAction()
        case actions.Call(_, side):
            return wire.CallAction(sides[side])
        case actions.Admit():
            return wire.AdmitAction()
        case actions.Withdraw():
            return wire.WithdrawAction()
        case actions.Uphold():
            return wire.UpholdAction()
        case actions.Dismiss():
            return wire.DismissAction()
        case actions.Give(_, card):
            return wire.GiveAction(card)
        case _:
            assert_never(action)


def action_of(form: wire.ActionForm, seat: int, sides: Sides) -> actions.Action:
    """The action that ``form`` asks for on behalf of ``seat``; the owner's two need no seat.

    BadForm if it names no line of five or a side that is not at the table.
    """
    match form:
        case wire.PlayAction():
            claim = None if form.claim is None else tuple(_line(text) for text in form.claim)
            return actions.Play(seat, _card(form.card), _square(form.at), claim)
        case wire.ExchangeAction():
            return actions.Exchange(seat, _card(form.card))
        case wire.DrawAction():
            return actions.Draw(seat)
        case wire.PassAction():
            return actions.Pass(seat)
        case wire.CallAction():
            return actions.Call(seat, _side(form.side, sides))
        case wire.AdmitAction():
            return actions.Admit(seat)
        case wire.WithdrawAction():
            return actions.Withdraw(seat)
        case wire.UpholdAction():
            return actions.Uphold()
        case wire.DismissAction():
            return actions.Dismiss()
        case wire.GiveAction():
            return actions.Give(seat, _card(form.card))
        case _:
            assert_never(form)


def event_form(event: events.Event, sides: Sides) -> wire.EventForm:
    """``event`` for the wire, as ``observe.events_for`` gave it to one receiver."""
    match event:
        case events.Placed(seat, card, square):
            return wire.PlacedEvent(seat, card, square_name(square))
        case events.Removed(seat, card, square, side):
            return wire.RemovedEvent(seat, card, square_name(square), sides[side])
        case events.Completed(side, line):
            return wire.CompletedEvent(sides[side], line_name(line))
        case events.Exchanged(seat, card):
            return wire.ExchangedEvent(seat, card)
        case events.Took(seat, card):
            return wire.TookEvent(seat, card)
        case events.Drew(seat):
            return wire.DrewEvent(seat)
        case events.Forfeited(seat):
            return wire.ForfeitedEvent(seat)
        case events.Refilled(cards):
            return wire.RefilledEvent(cards)
        case events.Passed(seat):
            return wire.PassedEvent(seat)
        case events.Called(seat, side):
            return wire.CalledEvent(seat, sides[side])
        case events.Answered(how, side, by):
            return wire.AnsweredEvent(how, sides[side], by)
        case events.Gave(seat, card):
            return wire.GaveEvent(seat, card)
        case events.Ended(reason, winner):
            return wire.EndedEvent(reason, None if winner is None else sides[winner])
        case _:
            assert_never(event)


def event_of(form: wire.EventForm, sides: Sides) -> events.Event:
    """The event that ``form`` tells of; BadForm if it names no line or a side not at the table."""
    match form:
        case wire.PlacedEvent():
            return events.Placed(form.seat, _card(form.card), _square(form.at))
        case wire.RemovedEvent():
            side = _side(form.side, sides)
            return events.Removed(form.seat, _card(form.card), _square(form.at), side)
        case wire.CompletedEvent():
            return events.Completed(_side(form.side, sides), _line(form.line))
        case wire.ExchangedEvent():
            return events.Exchanged(form.seat, _card(form.card))
        case wire.TookEvent():
            return events.Took(form.seat, _card(form.card))
        case wire.DrewEvent():
            return events.Drew(form.seat)
        case wire.ForfeitedEvent():
            return events.Forfeited(form.seat)
        case wire.RefilledEvent():
            return events.Refilled(form.cards)
        case wire.PassedEvent():
            return events.Passed(form.seat)
        case wire.CalledEvent():
            return events.Called(form.seat, _side(form.side, sides))
        case wire.AnsweredEvent():
            return events.Answered(form.how, _side(form.side, sides), form.seat)
        case wire.GaveEvent():
            return events.Gave(form.seat, _card(form.card))
        case wire.EndedEvent():
            winner = None if form.winner is None else _side(form.winner, sides)
            return events.Ended(form.reason, winner)
        case _:
            assert_never(form)


def check_sides(players: int, sides: Sides, rules: Rules) -> None:
    """BadForm where nobody can play so."""
    try:
        check_table(players, sides, rules)
    except BadTable as bad:
        raise BadForm(str(bad)) from None


def view_form(view: View, turn: int) -> wire.ViewForm:
    """``view`` for the wire; ``turn`` is the number of plays and passes so far."""
    public = view.public
    sides = public.setup.sides
    call, result = public.call, public.result
    return wire.ViewForm(
        turn=turn,
        dealer=public.setup.dealer,
        board=_rows(public.chips, sides),
        hand_counts=public.hand_counts,
        deck_count=public.deck_count,
        discards=public.discards,
        to_play=public.to_play,
        next=public.next,
        seat=view.seat,
        hand=view.hand,
        sequences=tuple((sides[done.side], line_name(done.line)) for done in public.sequences),
        exchanges=public.exchanges,
        may_draw=public.may_draw,
        owes=public.owes,
        passed=public.passed,
        call=None if call is None else wire.CallForm(sides[call.side], call.by),
        result=None
        if result is None
        else wire.ResultForm(
            result.reason, None if result.winner is None else sides[result.winner]
        ),
    )


def view_of(form: wire.ViewForm, rules: Rules, sides: Sides, players: int) -> View:
    """The view that ``form`` gives of a table with these rules, sides and players; else BadForm."""
    check_sides(players, sides, rules)
    piles = players if rules.discard == "own" else 1
    seats = (form.dealer, form.to_play, *form.next, *form.may_draw, *form.owes, *form.passed)
    if form.seat is not None:
        seats += (form.seat,)
    if form.call is not None:
        seats += (form.call.by,)
    if (
        len(form.hand_counts) != players
        or len(form.discards) != piles
        or len(form.next) != len(sides)
        or max(seats) >= players
    ):
        raise BadForm("The table that was sent has other seats than this game.")
    own = 0 if form.seat is None else form.hand_counts[form.seat]
    if len(form.hand) != own:
        raise BadForm("The hand that was sent is not as large as the table says.")
    sequences = tuple(Sequence(_side(side, sides), _line(line)) for side, line in form.sequences)
    locked = 0
    for done in sequences:
        locked |= LINE_MASK[done.line]
    call, result = form.call, form.result
    public = Public(
        setup=Setup(rules, sides, players, form.dealer),
        chips=_chips(form.board, sides),
        sequences=sequences,
        locked=locked,
        hand_counts=form.hand_counts,
        deck_count=form.deck_count,
        discards=tuple(tuple(_card(text) for text in pile) for pile in form.discards),
        to_play=form.to_play,
        next=form.next,
        exchanges=form.exchanges,
        may_draw=form.may_draw,
        owes=form.owes,
        passed=form.passed,
        call=None if call is None else OpenCall(_side(call.side, sides), call.by),
        result=None
        if result is None
        else Result(result.reason, None if result.winner is None else _side(result.winner, sides)),
    )
    return View(public, form.seat, tuple(_card(text) for text in form.hand))


# Every seat is sent the same board.
@functools.lru_cache(maxsize=4)
def _rows(chips: tuple[int, ...], sides: Sides) -> tuple[str, ...]:
    squares = ["."] * len(SQUARES)
    for mask, side in zip(chips, sides, strict=True):
        for square in squares_in(mask):
            squares[square] = _LETTERS[side]
    return tuple("".join(squares[start : start + SIZE]) for start in range(0, len(SQUARES), SIZE))


def _chips(rows: tuple[str, ...], sides: Sides) -> tuple[int, ...]:
    squares = "".join(rows)
    chips = tuple(
        sum(1 << square for square in SQUARES if squares[square] == _LETTERS[side])
        for side in sides
    )
    placed = sum(chips)
    if placed.bit_count() != len(SQUARES) - squares.count("."):
        raise BadForm("There are chips on the board of a side that is not at this table.")
    if placed & CORNER_MASK:
        raise BadForm("There is a chip on a corner of the board that was sent.")
    return chips


def _side(name: Side, sides: Sides) -> int:
    try:
        return sides.index(name)
    except ValueError:
        raise BadForm(f"There is no {name} side at this table.") from None


def _card(text: str) -> Card:
    return _parsed(parse_card, text)


def _square(text: str) -> Square:
    return _parsed(parse_square, text)


def _line(text: str) -> Line:
    return _parsed(parse_line, text)


def _parsed(parse: Callable[[str], _T], text: str) -> _T:
    try:
        return parse(text)
    except BadText as bad:
        raise BadForm(f"{bad}.") from None
