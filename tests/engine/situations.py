"""Rules, tables and positions of every kind, and whatever anybody might try at them."""

import random
from collections.abc import Iterator
from itertools import combinations

from hypothesis import strategies as st

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
from sequence_lan.engine.board import CARD_ON, LINES_THROUGH, SQUARES, Line
from sequence_lan.engine.cards import CARDS, FRESH_DECK
from sequence_lan.engine.deal import provable_deal
from sequence_lan.engine.legal import claims_at, legal_actions
from sequence_lan.engine.notation import line_name, square_name
from sequence_lan.engine.rules import SIDES, Rules, hand_size, player_counts, side_counts
from sequence_lan.engine.state import State
from tests.engine.referee import CORNERS, LINES, may_both
from tests.engine.staging import public_and_hand, stage

RULES = st.builds(
    Rules,
    edition=st.sampled_from(["classic", "goliath", "italian"]),
    one_eyed=st.sampled_from(["hearts_spades", "clubs_spades"]),
    draw=st.sampled_from(["auto", "manual"]),
    forfeit=st.sampled_from(["on_next_draw", "on_next_play"]),
    dead_cards_per_turn=st.sampled_from([1, 2, None]),
    discard=st.sampled_from(["own", "common"]),
    chips=st.sampled_from([(50, 50, 35), (48, 48, 48), (30, 20, 25), (12, 11, 10)]),
    uneven_teams=st.booleans(),
    shared_must_cross=st.booleans(),
    table_talk=st.sampled_from(["penalty", "warn", "off"]),
    sequences_to_win=st.integers(1, 3),
)
SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Rules, int, int]:
    """Rules, how many players and how many sides."""
    rules = draw(RULES)
    players = draw(st.sampled_from(player_counts(rules)))
    return rules, players, draw(st.sampled_from(side_counts(players, rules)))


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A game just dealt, or one somewhere in its middle with a small deck; 104 cards in all."""
    rules, players, sides = draw(tables())
    seed = draw(SEEDS)
    if draw(st.integers(0, 4)) == 0:
        return provable_deal(rules, SIDES[:sides], players, seed.to_bytes(32, "big"))
    return middle(rules, players, sides, random.Random(seed))


def middle(rules: Rules, players: int, sides: int, dice: random.Random) -> State:
    """A position with runs of chips, some of them claimed, and every other value thrown."""
    chips: dict[int, int] = {}

    def put(square: int, side: int) -> None:
        on_board = sum(owner == side for owner in chips.values())
        if square not in CORNERS and square not in chips and on_board < rules.chips[side]:
            chips[square] = side

    for _ in range(dice.randrange(16)):
        side = dice.randrange(sides)
        for square in dice.sample(sorted(dice.choice(LINES)[2]), dice.choice((3, 4, 4, 4, 5))):
            put(square, side)
    for _ in range(dice.choice((0, 10, 80, 160))):
        put(dice.randrange(100), dice.randrange(sides))
    sequences: list[tuple[int, int]] = []
    for line in dice.sample(range(len(LINES)), len(LINES)):
        owners = {chips.get(square, -1) for square in LINES[line][2] - CORNERS}
        if len(owners) > 1 or -1 in owners or dice.random() < 0.3:
            continue
        side = owners.pop()
        own = [other for owner, other in sequences if owner == side]
        if len(own) < rules.sequences_to_win - 1 and all(
            may_both(line, other, rules.shared_must_cross) for other in own
        ):
            sequences.append((side, line))
    cards = dice.sample(FRESH_DECK, 104)
    full = hand_size(players)
    sizes = [dice.choice((full, full, full, dice.randint(0, full))) for _ in range(players)]
    hands = [[cards.pop() for _ in range(size)] for size in sizes]
    piles: list[list[str]] = [[] for _ in range(players if rules.discard == "own" else 1)]
    while len(cards) > 4:
        dice.choice(piles).append(cards.pop())
    for _ in range(dice.randrange(5)):
        dice.choice(piles).extend(cards[-1:])
        del cards[-1:]
    seats = range(players)
    owing = [seat for seat in seats if hands[seat] and dice.random() < 0.15]
    to_play = dice.randrange(players)
    rest: dict[str, object] = {}
    if players % sides:
        rest["next"] = [
            to_play if to_play % sides == side else dice.choice(range(side, players, sides))
            for side in range(sides)
        ]
    if rules.table_talk == "penalty" and dice.random() < 0.3:
        called = dice.randrange(sides)
        callers = [seat for seat in seats if seat % sides != called]
        if players - sides > called:
            rest["call"] = {"side": SIDES[called], "by": dice.choice(callers)}

    def names(side: int) -> str:
        return " ".join(square_name(SQUARES[at]) for at, owner in chips.items() if owner == side)

    return stage(
        rules,
        hands=[" ".join(hand) for hand in hands],
        blue=names(0),
        green=names(1),
        red=names(2),
        sequences=[(SIDES[side], line_name(Line(line))) for side, line in sequences],
        deck=" ".join(cards),
        discards=[" ".join(pile) for pile in piles],
        sides=sides,
        to_play=to_play,
        dealer=dice.randrange(players),
        exchanges=dice.choice((0, 1, 2)),
        may_draw=dice.sample(seats, dice.randrange(players)),
        owes=sorted([seat for seat in owing for _ in range(dice.randint(1, len(hands[seat])))]),
        passed=sorted(dice.sample(seats, dice.choice((0, 0, 1, players - 1)))),
        **rest,
    )


def everything(state: State, *, whole: bool) -> Iterator[Action]:
    """Whatever anybody might try, legal or not, owner's answers included.

    Without ``whole`` a card that is not in the hand of the seat on turn is tried on one square.
    """
    public = state.public
    yield from (Uphold(), Dismiss())
    for seat in range(public.setup.players):
        yield from (Draw(seat), Pass(seat), Admit(seat), Withdraw(seat))
        for side in range(len(public.setup.sides)):
            yield Call(seat, side)
        for card in CARDS:
            yield Give(seat, card)
            yield Exchange(seat, card)
            can = seat == public.to_play and card in state.secret.hands[seat]
            for square in SQUARES if whole or can else SQUARES[seat : seat + 1]:
                yield Play(seat, card, square)
                if can:
                    yield from claiming(state, Play(seat, card, square))


def claiming(state: State, play: Play) -> Iterator[Action]:
    """``play`` with every claim that may be right and some that are wrong."""
    through = LINES_THROUGH[play.square]
    options = claims_at(state.public, state.public.setup.side_of(play.seat), play.square)
    lines = sorted({line for claim in options for line in claim})
    tries = {through[:1], *options, *(claim[::-1] for claim in options)}
    if options or CARD_ON[play.square] == play.card:
        tries.add(())
    tries |= {claim * 2 for claim in options} | {(line,) for line in lines}
    tries |= set(combinations(lines, 2))
    for claim in sorted(tries):
        yield Play(play.seat, play.card, play.square, claim)


def listed(state: State) -> list[Action]:
    """All that is offered to the seats, a play with a choice of lines also without one."""
    actions: dict[Action, None] = {}
    for seat in range(state.public.setup.players):
        for action in legal_actions(*public_and_hand(state, seat), seat):
            if isinstance(action, Play):
                actions[Play(action.seat, action.card, action.square)] = None
            actions[action] = None
    if state.public.call is not None and state.public.result is None:
        actions |= {Uphold(): None, Dismiss(): None}
    return list(actions)


def throw(state: State, kind: int, number: int) -> Action:
    """One of all legal actions; each kind of action is as likely as another.

    Every other throw is for the player on turn, and half of those for a sequence if one can be
    made, so that games get on.
    """
    kinds: dict[str, list[Action]] = {}
    for action in listed(state):
        kinds.setdefault(type(action).__name__, []).append(action)
        if isinstance(action, Play) and completes(state, action):
            kinds.setdefault("Sequence", []).append(action)
    names = sorted(kinds)
    if kind % 2:
        names = sorted({"Play", "Pass"} & kinds.keys()) or names
    if kind % 4 == 1 and "Sequence" in kinds:
        names = ["Sequence"]
    among = kinds[names[kind // 4 % len(names)]]
    return among[number % len(among)]


def completes(state: State, play: Play) -> bool:
    """Whether ``play``, a legal one, makes a sequence."""
    setup = state.public.setup
    takes = play.card in setup.rules.one_eyed_jacks
    return not takes and bool(claims_at(state.public, setup.side_of(play.seat), play.square))
