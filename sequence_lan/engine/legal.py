"""What a seat may do, and why it may not: needs no secret (RULES.md 3, 5, 7)."""

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
    squares_in,
)
from sequence_lan.engine.cards import CARDS, JACKS, Card
from sequence_lan.engine.lines import Claim, claims
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
    return claims(
        public.chips[side],
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
            return _turn_refusal(public, hand, action) or _play_refusal(public, action)
        case Exchange():
            return _turn_refusal(public, hand, action) or _exchange_refusal(public, action)
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
    if public.result is not None:
        return []
    actions: list[SeatAction] = []
    cards = tuple(dict.fromkeys(hand))
    if seat in public.owes:
        actions.extend(Give(seat, card) for card in cards)
    else:
        if seat == public.to_play:
            _add_turn(actions, public, cards, seat)
        if seat in public.may_draw and _cards_left(public):
            actions.append(Draw(seat))
        if seat == public.to_play and not any(isinstance(action, Play) for action in actions):
            actions.append(Pass(seat))
    _add_talk(actions, public, seat)
    return actions


def _add_turn(
    actions: list[SeatAction], public: Public, cards: tuple[Card, ...], seat: int
) -> None:
    setup = public.setup
    side = setup.side_of(seat)
    choices = _squares_with_choice(public, side)
    for card in cards:
        mask = targets(public, seat, card)
        if not mask:
            continue
        plays = _PLAYS[seat][card]
        if mask & choices and card not in setup.rules.one_eyed_jacks:
            for square in squares_in(mask):
                options = claims_at(public, side, square) if choices >> square & 1 else ()
                if len(options) > 1:
                    actions.extend(Play(seat, card, square, claim) for claim in options)
                else:
                    actions.append(plays[square])
        else:
            actions.extend([plays[square] for square in squares_in(mask)])
    limit = setup.rules.dead_cards_per_turn
    if limit is None or public.exchanges < limit:
        occupied = public.occupied
        actions.extend(Exchange(seat, card) for card in cards if is_dead(card, occupied))


def _squares_with_choice(public: Public, side: int) -> int:
    """A mask of at least every square where a chip of ``side`` would leave a choice of lines.

    A choice takes six in a row, so three of them beside each other are there already.
    """
    own = public.chips[side] | CORNER_MASK
    for step in (1, 10, 11, 9):
        if own & own >> step & own >> 2 * step:
            return PLAYABLE_MASK & ~public.occupied
    return 0


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


def _turn_refusal(
    public: Public, hand: tuple[Card, ...], action: Play | Exchange
) -> Code | None:
    if action.seat in public.owes:
        return Code.OWES_CARD
    if action.seat != public.to_play:
        return Code.NOT_YOUR_TURN
    return None if action.card in hand else Code.NOT_IN_HAND


def _play_refusal(public: Public, action: Play) -> Code | None:
    setup = public.setup
    side = setup.side_of(action.seat)
    bit = 1 << action.square
    if bit & CORNER_MASK:
        return Code.CORNER
    if action.card in setup.rules.one_eyed_jacks:
        if not public.occupied & bit:
            return Code.EMPTY
        if public.chips[side] & bit:
            return Code.OWN_CHIP
        if public.locked & bit:
            return Code.LOCKED
        return None if action.claim is None else Code.BAD_CLAIM
    if action.card not in JACKS and CARD_ON[action.square] != action.card:
        return Code.NOT_MATCHING
    if public.occupied & bit:
        return Code.OCCUPIED
    if public.chips[side].bit_count() >= setup.rules.chips[side]:
        return Code.NO_CHIP
    if action.claim is None:
        return None
    named = tuple(sorted(action.claim))
    return None if named in claims_at(public, side, action.square) else Code.BAD_CLAIM


def _exchange_refusal(public: Public, action: Exchange) -> Code | None:
    if not is_dead(action.card, public.occupied):
        return Code.NOT_DEAD
    limit = public.setup.rules.dead_cards_per_turn
    return Code.EXCHANGE_USED if limit is not None and public.exchanges >= limit else None


def _plays(seat: int, card: Card) -> dict[Square, Play]:
    squares = SQUARES if card in JACKS else SQUARES_OF[card]
    return {square: Play(seat, card, square) for square in squares}


_SEATS: Final = 12
_PLAYS: Final = tuple({card: _plays(seat, card) for card in CARDS} for seat in range(_SEATS))
"""Every play without a claim, made once: a move list only points at them."""
