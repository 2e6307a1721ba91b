"""What a seat may do, and why it may not: needs no secret (RULES.md 3, 5, 7)."""

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
    SeatAction,
    Uphold,
    Withdraw,
)
from sequence_lan.engine.board import (
    CARD_MASK,
    CARD_ON,
    CORNER_MASK,
    PLAYABLE_MASK,
    SQUARES,
    SQUARES_OF,
    Square,
    chosen,
)
from sequence_lan.engine.cards import JACKS, Card
from sequence_lan.engine.lines import FOURS_OF, Claim, choices, claims, tally_of
from sequence_lan.engine.public import Public
from sequence_lan.engine.refusal import Code


def is_dead(card: Card, occupied: int) -> bool:
    """Whether both squares of ``card`` bear a chip; a jack is never dead (RULES.md 3)."""
    squares = CARD_MASK[card]
    return bool(squares) and squares & occupied == squares


def targets(public: Public, seat: int, card: Card) -> int:
    """The mask of the squares that ``seat`` could play ``card`` on, were it its turn."""
    setup = public.setup
    side = setup.side_of(seat)
    if card in setup.rules.one_eyed_jacks:
        return public.occupied & ~public.chips[side] & ~public.locked
    if public.chips[side].bit_count() >= setup.rules.chips[side]:
        return 0
    return (PLAYABLE_MASK if card in JACKS else CARD_MASK[card]) & ~public.occupied


def claims_at(public: Public, side: int, square: Square) -> tuple[Claim, ...]:
    """The largest sets of lines that a chip of ``side`` on ``square`` may claim (RULES.md 4)."""
    chips = public.chips[side]
    if not tally_of(chips) & FOURS_OF[square]:
        return ()
    return claims(
        chips,
        square,
        [sequence.line for sequence in public.sequences if sequence.side == side],
        public.setup.rules.shared_must_cross,
    )


def refusal(public: Public, hand: tuple[Card, ...], action: Action) -> Code | None:
    """The first reason of RULES.md 7 against ``action`` by a seat with ``hand``; None if legal."""
    if public.result is not None:
        return Code.GAME_OVER
    match action:
        case Play():
            return play_refusal(public, hand, action)
        case Exchange():
            return _exchange_refusal(public, hand, action)
        case Draw(seat):
            if seat in public.owes:
                return Code.OWES_CARD
            return None if seat in public.may_draw and _cards_left(public) else Code.NOTHING_TO_DRAW
        case Pass(seat):
            if seat in public.owes:
                return Code.OWES_CARD
            if seat != public.to_play:
                return Code.NOT_YOUR_TURN
            return Code.CAN_PLAY if any(targets(public, seat, card) for card in hand) else None
        case Give(seat, card):
            if seat not in public.owes:
                return Code.NOTHING_OWED
            return None if card in hand else Code.NOT_IN_HAND
        case Call(seat, side):
            if not _may_call(public, seat, side):
                return Code.NOT_ALLOWED
            return Code.CALL_OPEN if public.call else None
        case Admit(seat):
            if public.call is None:
                return Code.NO_CALL
            return None if public.setup.side_of(seat) == public.call.side else Code.NOT_ALLOWED
        case Withdraw(seat):
            if public.call is None:
                return Code.NO_CALL
            return None if seat == public.call.by else Code.NOT_ALLOWED
        case Uphold() | Dismiss():
            return Code.NO_CALL if public.call is None else None
        case _:
            assert_never(action)


def legal_actions(public: Public, hand: tuple[Card, ...], seat: int) -> list[SeatAction]:
    """Everything that ``seat`` with ``hand`` may do now, in a fixed order.

    Cards given, plays (by hand, then square, then claim), exchanges, a draw, a pass, then table
    talk. A play is listed with each claim when there is a choice, else without one.
    """
    setup, _, _, _, _, _, _, to_play, _, _, may_draw, owes, _, call, result = public
    if result is not None:
        return []
    actions: list[SeatAction] = []
    if seat in owes:
        actions += [Give(seat, card) for card in dict.fromkeys(hand)]
    else:
        if seat == to_play:
            actions = _turn_actions(public, hand, seat)
        if seat in may_draw and _cards_left(public):
            actions.append(Draw(seat))
        # Plays come first.
        if seat == to_play and not (actions and isinstance(actions[0], Play)):
            actions.append(Pass(seat))
    # Where nobody has a teammate there is nobody to call.
    if call is not None or setup.players > len(setup.sides):
        _add_talk(actions, public, seat)
    return actions


def has_to_act(public: Public, seat: int) -> bool:
    """Whether ``seat`` has a card to give, a card to draw or the turn."""
    if public.result is not None:
        return False
    if seat in public.owes or seat == public.to_play:
        return True
    return seat in public.may_draw and _cards_left(public)


def _turn_actions(public: Public, hand: tuple[Card, ...], seat: int) -> list[SeatAction]:
    """The plays, then the exchanges of a seat on turn that owes no card."""
    chips = public.chips
    rules = public.setup.rules
    side = seat % len(chips)
    own = chips[side]
    # The last side is the third, or the second once more.
    occupied = chips[0] | chips[1] | chips[-1]
    free = PLAYABLE_MASK ^ occupied if own.bit_count() < rules.chips[side] else 0
    actions: list[SeatAction] = []
    dead = []
    plays = _PLAYS[seat]
    for card in hand if len({*hand}) == len(hand) else dict.fromkeys(hand):
        squares, low, both = plays[card]
        now = squares & free
        if now == squares:
            actions += both
        elif now:
            actions.append(both[0] if now == low else both[1])
        elif card in JACKS:
            now = free
            if card in rules.one_eyed_jacks:
                now = occupied & ~own & ~public.locked
            actions += chosen(_JACK_PLAYS[seat][card], now)
        elif squares & occupied == squares:
            dead.append(card)
    with_choice = choices(own) & free
    if with_choice:
        actions = _with_claims(actions, with_choice, public, side)
    limit = rules.dead_cards_per_turn
    if dead and (limit is None or public.exchanges < limit):
        for card in dead:
            actions.append(_exchange(seat, card))
    return actions


def _with_claims(
    plays: list[SeatAction], with_choice: int, public: Public, side: int
) -> list[SeatAction]:
    """``plays`` with one for each claim in place of each that has a choice."""
    listed: list[SeatAction] = []
    for play in plays:
        if isinstance(play, Play) and with_choice >> play.square & 1:
            options = claims_at(public, side, play.square)
            if len(options) > 1:
                listed += [Play(play.seat, play.card, play.square, claim) for claim in options]
                continue
        listed.append(play)
    return listed


def _add_talk(actions: list[SeatAction], public: Public, seat: int) -> None:
    if public.call is not None:
        if public.setup.side_of(seat) == public.call.side:
            actions.append(Admit(seat))
        if seat == public.call.by:
            actions.append(Withdraw(seat))
    else:
        actions.extend(
            Call(seat, side)
            for side in range(len(public.setup.sides))
            if _may_call(public, seat, side)
        )


def _may_call(public: Public, seat: int, side: int) -> bool:
    setup = public.setup
    return (
        setup.rules.table_talk != "off"
        and side != setup.side_of(seat)
        and len(setup.members(side)) > 1
    )


def _cards_left(public: Public) -> bool:
    return public.deck_count > 0 or any(public.discards)


def play_refusal(public: Public, hand: tuple[Card, ...], action: Play) -> Code | None:
    """What ``refusal`` says of a play, with one question less."""
    if public.result is not None:
        return Code.GAME_OVER
    seat, card, square = action.seat, action.card, action.square
    if seat in public.owes:
        return Code.OWES_CARD
    if seat != public.to_play:
        return Code.NOT_YOUR_TURN
    if card not in hand:
        return Code.NOT_IN_HAND
    chips = public.chips
    rules = public.setup.rules
    side = seat % len(chips)
    bit = 1 << square
    if CARD_ON[square] != card:
        if bit & CORNER_MASK:
            return Code.CORNER
        if card not in JACKS:
            return Code.NOT_MATCHING
        if card in rules.one_eyed_jacks:
            return _removal_refusal(public, side, bit, action.claim)
    for mask in chips:
        if mask & bit:
            return Code.OCCUPIED
    if chips[side].bit_count() >= rules.chips[side]:
        return Code.NO_CHIP
    if action.claim is None:
        return None
    named = tuple(sorted(action.claim))
    return None if named in claims_at(public, side, square) else Code.BAD_CLAIM


def _removal_refusal(public: Public, side: int, bit: int, claim: Claim | None) -> Code | None:
    if not public.occupied & bit:
        return Code.EMPTY
    if public.chips[side] & bit:
        return Code.OWN_CHIP
    if public.locked & bit:
        return Code.LOCKED
    return None if claim is None else Code.BAD_CLAIM


def _exchange_refusal(public: Public, hand: tuple[Card, ...], action: Exchange) -> Code | None:
    if action.seat in public.owes:
        return Code.OWES_CARD
    if action.seat != public.to_play:
        return Code.NOT_YOUR_TURN
    if action.card not in hand:
        return Code.NOT_IN_HAND
    if not is_dead(action.card, public.occupied):
        return Code.NOT_DEAD
    limit = public.setup.rules.dead_cards_per_turn
    return Code.EXCHANGE_USED if limit is not None and public.exchanges >= limit else None


# Every play without a claim, and every exchange, is made once: a move list only points at them.

_exchange: Final = cache(Exchange)


_NOWHERE: Final = 1 << len(SQUARES)
"""A bit beyond the board stands in for the squares of a jack: it is neither free nor covered."""


def _plays(seat: int, card: Card) -> tuple[int, int, tuple[Play, ...]]:
    """The squares of ``card``, the lower of them alone, and the play on each."""
    low, high = SQUARES_OF[card]
    return CARD_MASK[card], 1 << low, (Play(seat, card, low), Play(seat, card, high))


_SEATS: Final = 12
_PLAYS: Final = tuple(
    {card: _plays(seat, card) for card in SQUARES_OF} | dict.fromkeys(JACKS, (_NOWHERE, 0, ()))
    for seat in range(_SEATS)
)
_JACK_PLAYS: Final = tuple(
    {jack: tuple(Play(seat, jack, square) for square in SQUARES) for jack in sorted(JACKS)}
    for seat in range(_SEATS)
)
"""For each seat and jack a play on every square."""
