"""The one way a game changes: apply(state, action) (RULES.md 3, 4, 5)."""

from functools import cache
from typing import Final, assert_never

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
from sequence_lan.engine.board import LINE_MASK
from sequence_lan.engine.cards import JACKS, Card
from sequence_lan.engine.deal import refill
from sequence_lan.engine.events import (
    Answered,
    Called,
    Completed,
    Ended,
    Event,
    Exchanged,
    Forfeited,
    Gave,
    Passed,
    Placed,
    Refilled,
    Removed,
    Took,
)
from sequence_lan.engine.legal import claims_at, refusal
from sequence_lan.engine.public import OpenCall, Public, Result, Sequence, Setup
from sequence_lan.engine.refusal import Refused
from sequence_lan.engine.state import Secret, State


# The same few events come again and again, and are frozen.
_placed: Final = cache(Placed)
_took: Final = cache(Took)


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after ``action`` and what happened; Refused, if the rules do not allow it.

    Checks everything again: nobody's word that an action is legal is taken (RULES.md 7).
    """
    public, secret = state
    hand = () if isinstance(action, (Uphold, Dismiss)) else secret.hands[action.seat]
    code = refusal(public, hand, action)
    if code is not None:
        raise Refused(code)
    events: list[Event] = []
    match action:
        case Play():
            state = _play(public, secret, action, events)
        case Exchange(seat, card):
            public, secret = _discard(public, secret, seat, card)
            events.append(Exchanged(seat, card))
            public = public._replace(exchanges=public.exchanges + 1)
            state = _take(public, secret, seat, events)
        case Draw(seat):
            state = _draw(public, secret, seat, events)
        case Pass(seat):
            state = State(_pass(public, seat, events), secret)
        case Call(seat, side):
            events.append(Called(seat, side))
            if public.setup.rules.table_talk == "penalty":
                state = State(public._replace(call=OpenCall(side, seat)), secret)
        case Admit(seat):
            state = State(
                _answered(public, Answered("admitted", _side(public), seat), events), secret
            )
        case Withdraw(seat):
            state = State(
                _answered(public, Answered("withdrawn", _side(public), seat), events), secret
            )
        case Uphold():
            state = State(
                _answered(public, Answered("upheld", _side(public), None), events), secret
            )
        case Dismiss():
            state = State(
                _answered(public, Answered("dismissed", _side(public), None), events), secret
            )
        case Give(seat, card):
            public, secret = _discard(public, secret, seat, card)
            owes = list(public.owes)
            owes.remove(seat)
            events.append(Gave(seat, card))
            state = State(public._replace(owes=tuple(owes)), secret)
        case _:
            assert_never(action)
    return state, tuple(events)


def _play(public: Public, secret: Secret, action: Play, events: list[Event]) -> State:
    # Nearly all of a game's time is spent here, so the new values are made once, whole.
    setup, chips, sequences, locked, counts, deck_count, discards = public[:7]
    rules = setup.rules
    seat, card, square = action.seat, action.card, action.square
    side = seat % len(setup.sides)
    bit = 1 << square
    new_chips = list(chips)
    wins = False
    if card in JACKS and card in rules.one_eyed_jacks:
        other = next(index for index, mask in enumerate(chips) if mask & bit)
        new_chips[other] ^= bit
        events.append(Removed(seat, card, square, other))
    else:
        new_chips[side] |= bit
        events.append(_placed(seat, card, square))
        options = claims_at(public, side, square)
        if options:
            claim = options[0] if action.claim is None else tuple(sorted(action.claim))
            sequences += tuple([Sequence(side, line) for line in claim])
            for line in claim:
                locked |= LINE_MASK[line]
                events.append(Completed(side, line))
            has = [sequence for sequence in sequences if sequence.side == side]
            wins = len(has) >= rules.sequences_to_win
    may_draw = _after_play(public, seat, events) if public.may_draw else ()
    hand = _without(secret.hands[seat], card)
    discards = _on_pile(public, seat, card)
    taken = 0
    if wins:
        events.append(Ended("sequences", side))
        to_play, following, exchanges = public.to_play, public.next, public.exchanges
        result = Result("sequences", side)
    else:
        to_play, following = _next_turn(setup, public.next, seat)
        exchanges, result = 0, None
        if rules.draw == "manual":
            may_draw = (*may_draw, seat)
        else:
            # This draw ends every older right, whichever way rights are forfeited.
            events += [Forfeited(lost) for lost in may_draw]
            may_draw = ()
            if deck_count:
                taken = 1
                drawn = secret.deck[secret.drawn]
                hand = (*hand, drawn)
                events.append(_took(seat, drawn))
    if not taken:
        counts = _changed(counts, seat, -1)
    hands = list(secret.hands)
    hands[seat] = hand
    public = Public(
        setup,
        tuple(new_chips),
        sequences,
        locked,
        counts,
        deck_count - taken,
        discards,
        to_play,
        following,
        exchanges,
        may_draw,
        public.owes,
        (),
        public.call,
        result,
    )
    secret = Secret(tuple(hands), secret.deck, secret.drawn + taken, secret.refills, secret.master)
    if not taken and not wins and rules.draw == "auto":
        return _take(public, secret, seat, events)
    return State(public, secret)


def _after_play(public: Public, seat: int, events: list[Event]) -> tuple[int, ...]:
    """The rights to draw that still stand once a play of ``seat`` is resolved (RULES.md 3)."""
    standing: tuple[int, ...] = ()
    if public.setup.rules.forfeit == "on_next_draw":
        standing = tuple(other for other in public.may_draw if other != seat)
    events.extend(Forfeited(lost) for lost in public.may_draw if lost not in standing)
    return standing


def _next_turn(setup: Setup, heads: tuple[int, ...], seat: int) -> tuple[int, tuple[int, ...]]:
    """The seat on turn after ``seat``, and the next member of each side (RULES.md 2)."""
    sides = len(setup.sides)
    side = seat % sides
    following = list(heads)
    following[side] = seat + sides if seat + sides < setup.players else side
    return following[(side + 1) % sides], tuple(following)


def _draw(public: Public, secret: Secret, seat: int, events: list[Event]) -> State:
    standing = public.may_draw[public.may_draw.index(seat) + 1 :]
    if public.setup.rules.forfeit == "on_next_draw":
        lost = public.may_draw[: public.may_draw.index(seat)]
        events.extend(Forfeited(other) for other in lost)
    else:
        standing = public.may_draw[: public.may_draw.index(seat)] + standing
    return _take(public._replace(may_draw=standing), secret, seat, events)


def _take(public: Public, secret: Secret, seat: int, events: list[Event]) -> State:
    """One card from the deck, refilled from the discard piles if it is empty, goes to ``seat``.

    Nothing is taken where both are empty (RULES.md 3).
    """
    if public.deck_count == 0:
        cards = [card for pile in public.discards for card in pile]
        if not cards:
            return State(public, secret)
        deck = refill(secret.master, secret.refills + 1, cards)
        secret = secret._replace(deck=deck, drawn=0, refills=secret.refills + 1)
        public = public._replace(deck_count=len(deck), discards=tuple(() for _ in public.discards))
        events.append(Refilled(len(deck)))
    card = secret.deck[secret.drawn]
    hands = list(secret.hands)
    hands[seat] = (*hands[seat], card)
    counts = _changed(public.hand_counts, seat, 1)
    events.append(_took(seat, card))
    return State(
        public._replace(deck_count=public.deck_count - 1, hand_counts=counts),
        secret._replace(hands=tuple(hands), drawn=secret.drawn + 1),
    )


def _discard(public: Public, secret: Secret, seat: int, card: Card) -> tuple[Public, Secret]:
    """``card`` goes from the hand of ``seat`` face up on its discard pile."""
    hands = list(secret.hands)
    hands[seat] = _without(hands[seat], card)
    return (
        public._replace(
            hand_counts=_changed(public.hand_counts, seat, -1),
            discards=_on_pile(public, seat, card),
        ),
        secret._replace(hands=tuple(hands)),
    )


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """``hand`` less one copy of ``card``: of two the one that was taken first stays."""
    at = hand.index(card)
    after = hand[at + 1 :]
    if card in after:
        return hand[: at + 1] + _without(after, card)
    return hand[:at] + after


def _on_pile(public: Public, seat: int, card: Card) -> tuple[tuple[Card, ...], ...]:
    """The discard piles with ``card``, played or given up by ``seat``, on the right one."""
    pile = seat if public.setup.rules.discard == "own" else 0
    piles = list(public.discards)
    piles[pile] = (*piles[pile], card)
    return tuple(piles)


def _changed(counts: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    changed = list(counts)
    changed[seat] += by
    return tuple(changed)


def _pass(public: Public, seat: int, events: list[Event]) -> Public:
    passed = tuple(sorted({*public.passed, seat}))
    events.append(Passed(seat))
    if len(passed) == public.setup.players:
        events.append(Ended("stalemate", None))
        return public._replace(passed=passed, result=Result("stalemate", None))
    to_play, following = _next_turn(public.setup, public.next, seat)
    return public._replace(to_play=to_play, next=following, exchanges=0, passed=passed)


def _side(public: Public) -> int:
    assert public.call is not None, "refusal() lets no answer through without an open call"
    return public.call.side


def _answered(public: Public, answer: Answered, events: list[Event]) -> Public:
    """The call is over; if it stands, every member of the side owes a card (RULES.md 5)."""
    events.append(answer)
    owes = public.owes
    if answer.how in ("admitted", "upheld"):
        due = [
            seat
            for seat in public.setup.members(answer.side)
            if owes.count(seat) < public.hand_counts[seat]
        ]
        owes = tuple(sorted((*owes, *due)))
    return public._replace(call=None, owes=owes)
