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
from sequence_lan.engine.legal import claims_at, play_refusal, refusal
from sequence_lan.engine.lines import Claim, completes
from sequence_lan.engine.public import OpenCall, Public, Result, Sequence, Setup
from sequence_lan.engine.refusal import Refused
from sequence_lan.engine.state import Secret, State

# The same few events come again and again, and are frozen.
_placed: Final = cache(Placed)
_took: Final = cache(Took)

# Calling the class of a named tuple takes three times as long.
_new: Final = tuple.__new__


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The state after ``action`` and what happened; Refused, if the rules do not allow it.

    Checks everything again: nobody's word that an action is legal is taken (RULES.md 7).
    """
    public, secret = state
    if isinstance(action, Play):
        return _play(public, secret, action)
    hand = () if isinstance(action, (Uphold, Dismiss)) else secret.hands[action.seat]
    code = refusal(public, hand, action)
    if code is not None:
        raise Refused(code)
    events: list[Event] = []
    match action:
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


def _play(public: Public, secret: Secret, action: Play) -> tuple[State, tuple[Event, ...]]:
    # Nearly all of a game's time is spent here, so each new value is made once, and whole.
    seat, card, square = action.seat, action.card, action.square
    hands, deck, drawn, refills, master = secret
    code = play_refusal(public, hands[seat], action)
    if code is not None:
        raise Refused(code)
    (
        setup,
        chips,
        sequences,
        locked,
        counts,
        deck_count,
        discards,
        to_play,
        heads,
        exchanges,
        may_draw,
        owes,
        _,
        call,
        result,
    ) = public
    rules = setup.rules
    side = seat % len(chips)
    events: list[Event]

    chips_after = [*chips]
    if card in JACKS and card in rules.one_eyed_jacks:
        other = next(index for index, mask in enumerate(chips) if mask >> square & 1)
        chips_after[other] ^= 1 << square
        events = [Removed(seat, card, square, other)]
    else:
        chips_after[side] |= 1 << square
        events = [_placed(seat, card, square)]
        if completes(chips[side], square):
            for line in _claimed(public, side, action):
                sequences = (*sequences, Sequence(side, line))
                locked |= LINE_MASK[line]
                events.append(Completed(side, line))
            has = [sequence for sequence in sequences if sequence.side == side]
            if len(has) >= rules.sequences_to_win:
                result = Result("sequences", side)

    hand = [*hands[seat]]
    hand.remove(card)
    pile = seat if rules.discard == "own" else 0
    piles = [*discards]
    piles[pile] += (card,)
    if may_draw:
        may_draw = _after_play(public, seat, events)

    takes = False
    if result is not None:
        events.append(Ended("sequences", side))
    else:
        to_play, heads = _next_turn(setup, heads, seat)
        exchanges = 0
        if rules.draw == "manual":
            may_draw = (*may_draw, seat)
        else:
            takes = True
            if may_draw:
                # This draw ends every older right, whichever way rights are forfeited.
                events += [Forfeited(lost) for lost in may_draw]
                may_draw = ()
    if takes and deck_count:
        takes = False
        new = deck[drawn]
        hand.append(new)
        events.append(_took(seat, new))
        deck_count -= 1
        drawn += 1
    else:
        counts = _changed(counts, seat, -1)

    public = _new(
        Public,
        (
            setup,
            (*chips_after,),
            sequences,
            locked,
            counts,
            deck_count,
            (*piles,),
            to_play,
            heads,
            exchanges,
            may_draw,
            owes,
            (),
            call,
            result,
        ),
    )
    hands_after = [*hands]
    hands_after[seat] = (*hand,)
    secret = _new(Secret, ((*hands_after,), deck, drawn, refills, master))
    # An empty deck is made anew from the discards, this card among them.
    state = _take(public, secret, seat, events) if takes else _new(State, (public, secret))
    return state, (*events,)


def _claimed(public: Public, side: int, action: Play) -> Claim:
    if action.claim is not None:
        return tuple(sorted(action.claim))
    options = claims_at(public, side, action.square)
    return options[0] if options else ()


def _after_play(public: Public, seat: int, events: list[Event]) -> tuple[int, ...]:
    """The rights to draw that still stand once a play of ``seat`` is resolved (RULES.md 3)."""
    standing: tuple[int, ...] = ()
    if public.setup.rules.forfeit == "on_next_draw":
        standing = tuple(other for other in public.may_draw if other != seat)
    events.extend(Forfeited(lost) for lost in public.may_draw if lost not in standing)
    return standing


def _next_turn(setup: Setup, heads: tuple[int, ...], seat: int) -> tuple[int, tuple[int, ...]]:
    """The seat on turn after ``seat``, and the next member of each side (RULES.md 2)."""
    sides = len(heads)
    side = seat % sides
    heads_after = [*heads]
    heads_after[side] = seat + sides if seat + sides < setup.players else side
    return heads_after[side + 1 if side + 1 < sides else 0], (*heads_after,)


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
    hand = [*secret.hands[seat]]
    hand.remove(card)
    hands = [*secret.hands]
    hands[seat] = (*hand,)
    pile = seat if public.setup.rules.discard == "own" else 0
    piles = [*public.discards]
    piles[pile] = (*piles[pile], card)
    return (
        public._replace(hand_counts=_changed(public.hand_counts, seat, -1), discards=(*piles,)),
        secret._replace(hands=(*hands,)),
    )


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
