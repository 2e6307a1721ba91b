"""Plays a game on in the engine by the picks that a playout makes (bots.playout)."""

from collections.abc import Callable, Sequence

from sequence_lan.bots.playout import Playout, numbers
from sequence_lan.engine.actions import Draw, Exchange, Give, Pass, Play
from sequence_lan.engine.apply import apply
from sequence_lan.engine.cards import Card
from sequence_lan.engine.deal import refill
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.public import Public
from sequence_lan.engine.state import Secret, State

Dice = Callable[[], float]
Turn = Play | Exchange | Pass


def started(public: Public, secret: Secret) -> Playout:
    """The same game as a playout, with the same cards still to come."""
    refills = secret.refills

    def refilled(discards: Sequence[Card]) -> Sequence[Card]:
        nonlocal refills
        refills += 1
        return refill(secret.master, refills, discards)

    return Playout(public, secret.hands, secret.deck[secret.drawn :], refilled)


def settled(state: State, dice: Dice) -> State:
    """The state once everybody who owes a card has given one, and every draw has been taken."""
    while state.public.owes:
        seat = state.public.owes[0]
        hand = state.secret.hands[seat]
        state, _ = apply(state, Give(seat, hand[int(dice() * len(hand))]))
    while state.public.may_draw and (state.public.deck_count or any(state.public.discards)):
        state, _ = apply(state, Draw(state.public.may_draw[0]))
    return state


def turn_after(state: State, dice: Dice) -> State:
    """The state after one more turn, exchanges included, or at the end of the game."""
    while True:
        public, secret = state
        seat = public.to_play
        actions = legal_actions(public, secret.hands[seat], seat)
        picked = pick([one for one in actions if isinstance(one, Turn)], secret.hands[seat], dice)
        state, _ = apply(state, picked)
        if not isinstance(picked, Exchange):
            return state if state.public.result else settled(state, dice)


def pick(actions: Sequence[Turn], hand: tuple[Card, ...], dice: Dice) -> Turn:
    """One of ``actions``, all that a seat on turn with ``hand`` can do, as a playout picks it."""
    number = dice() * len(hand)
    cards = hand
    of_card = of(actions, hand[int(number)]) if hand else []
    if not of_card:
        cards = tuple(card for card in hand if of(actions, card))
        if not cards:
            return actions[-1]
        number = dice() * len(cards)
        of_card = of(actions, cards[int(number)])
    plays = [action for action in of_card if isinstance(action, Play)]
    if not plays:
        return of_card[0]
    squares = list(dict.fromkeys([play.square for play in plays]))
    square = squares[int(number % 1 * len(squares))]
    claims = [play for play in plays if play.square == square]
    return claims[int(dice() * len(claims))] if len(claims) > 1 else claims[0]


def of(actions: Sequence[Turn], card: Card) -> list[Play | Exchange]:
    return [one for one in actions if not isinstance(one, Pass) and one.card == card]


def agree(playout: Playout, state: State) -> None:
    """Asserts that both say the same of everything that can be seen of a game."""
    public, secret = state
    number = numbers(public.setup.rules)
    assert playout.result == public.result
    assert playout.to_play == public.to_play
    assert tuple(playout.chips) == public.chips
    assert playout.tallies == started(public, secret).tallies
    assert playout.locked == public.locked
    assert [(side, line) for side, lines in enumerate(playout.lines) for line in lines] == sorted(
        public.sequences, key=lambda sequence: sequence.side
    )
    assert playout.hands == [[number[card] for card in hand] for hand in secret.hands]
    assert playout.deck[::-1] == [number[card] for card in secret.deck[secret.drawn :]]
    piles = playout.piles[: len(public.discards)]
    assert piles == [[number[card] for card in pile] for pile in public.discards]
    assert playout.passed == sum(1 << seat for seat in public.passed)
