"""What holds in every game: by random games and positions, against the referee."""

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from sequence_lan.engine.actions import Action, Dismiss, Play, Uphold
from sequence_lan.engine.apply import apply
from sequence_lan.engine.board import LINE_SQUARES, PLAYABLE_MASK, SQUARES, Line
from sequence_lan.engine.cards import FRESH_DECK
from sequence_lan.engine.events import Completed
from sequence_lan.engine.legal import claims_at, legal_actions, refusal
from sequence_lan.engine.lines import claims
from sequence_lan.engine.observe import events_for, observe
from sequence_lan.engine.refusal import Code, Refused
from sequence_lan.engine.state import State
from tests.engine.referee import LINES, Referee, largest_claims, may_both
from tests.engine.situations import SEEDS, everything, listed, positions, throw
from tests.engine.staging import public_and_hand, told


def verdict(state: State, action: Action) -> str | None:
    """The code that the engine refuses ``action`` with; None if it accepts it."""
    try:
        apply(state, action)
    except Refused as refused:
        return str(refused.code)
    return None


def all_cards(state: State) -> Counter[str]:
    """Every card in hands, in the deck and on the piles."""
    secret = state.secret
    cards = Counter[str](secret.deck[secret.drawn :])
    for zone in (*secret.hands, *state.public.discards):
        cards.update(zone)
    return cards


def accepted(state: State, action: Action, offers: set[Action]) -> bool:
    """Whether ``action`` is among the offers, or claims by name what is claimed by itself."""
    if not isinstance(action, Play) or action.claim is None:
        return action in offers
    side = state.public.setup.side_of(action.seat)
    options = claims_at(state.public, side, action.square)
    plain = Play(action.seat, action.card, action.square)
    if len(options) == 1:
        takes = action.card in state.public.setup.rules.one_eyed_jacks
        return plain in offers and not takes and tuple(sorted(action.claim)) == options[0]
    named = Play(action.seat, action.card, action.square, tuple(sorted(action.claim)))
    return named in offers


def audit(state: State, referee: Referee, *, whole: bool) -> None:
    """Engine, offers and referee say the same of everything that might be tried."""
    offers = set(listed(state))
    for action in everything(state, whole=whole):
        code = verdict(state, action)
        assert code == referee.why_not(action), action
        assert (code is None) == accepted(state, action, offers), action


class Games(RuleBasedStateMachine):
    """A game from any position, kept by the engine and by the referee."""

    state: State
    referee: Referee
    cards: Counter[str]

    @initialize(position=positions())
    def start(self, position: State) -> None:
        self.begin(position)

    def begin(self, position: State) -> None:
        self.state = position
        self.referee = Referee(position)
        self.cards = all_cards(position)
        assert self.cards == Counter(FRESH_DECK)

    def going_on(self) -> bool:
        return self.state.public.result is None

    @precondition(going_on)
    @rule(
        kind=st.integers(0, 99),
        number=st.integers(0, 9999),
        check=st.sampled_from([False, False, True]),
    )
    def act(self, kind: int, number: int, check: bool) -> None:
        """Somebody does something legal; now and then after everything else has been tried."""
        if check:
            audit(self.state, self.referee, whole=False)
        action = throw(self.state, kind, number)
        before = self.state
        self.state, events = apply(before, action)
        self.referee.do(action)
        assert before.public.locked & ~self.state.public.locked == 0
        for own, then in zip(self.state.public.chips, before.public.chips, strict=True):
            assert own & before.public.locked == then & before.public.locked
        assert events, "everything that is done is heard of"

    @precondition(lambda self: not self.going_on())
    @rule(position=positions())
    def end_and_begin_anew(self, position: State) -> None:
        assert listed(self.state) == []
        for action in everything(self.state, whole=False):
            assert verdict(self.state, action) == "game_over"
        self.begin(position)

    @invariant()
    def the_referee_agrees(self) -> None:
        self.referee.agrees(self.state)

    @invariant()
    def no_card_is_lost_or_made(self) -> None:
        assert all_cards(self.state) == self.cards

    @invariant()
    def chips_stand_apart_and_within_the_supply(self) -> None:
        public = self.state.public
        together = 0
        for mask, supply in zip(public.chips, public.setup.rules.chips, strict=False):
            assert mask & together == 0
            assert mask & ~PLAYABLE_MASK == 0
            assert mask.bit_count() <= supply
            together |= mask
        assert together == public.occupied

    @invariant()
    def sequences_of_a_side_may_all_stand_together(self) -> None:
        public = self.state.public
        for number, (side, line) in enumerate(public.sequences):
            for other, other_line in public.sequences[:number]:
                if side == other:
                    crossing = public.setup.rules.shared_must_cross
                    assert may_both(line, other_line, crossing)

    @invariant()
    def nobody_owes_more_than_they_hold(self) -> None:
        public = self.state.public
        for seat, held in enumerate(public.hand_counts):
            assert public.owes.count(seat) <= held


def test_the_engine_and_the_referee_keep_the_same_games() -> None:
    run_state_machine_as_test(
        Games, settings=settings(max_examples=40, stateful_step_count=25, deadline=None)
    )


def test_such_games_bring_about_whatever_can_happen() -> None:
    seen: set[str] = set()

    @settings(max_examples=200, derandomize=True, database=None)
    @given(positions(), SEEDS)
    def games(state: State, seed: int) -> None:
        dice = random.Random(seed)
        referee = Referee(state)
        seen.update(filter(None, map(referee.why_not, everything(state, whole=False))))
        for _ in range(30):
            if state.public.result is not None:
                break
            action = throw(state, dice.randrange(100), dice.randrange(10000))
            state, events = apply(state, action)
            for event in events:
                kind, what, *_ = told(state, event).split()
                seen.add(f"{kind} {what}" if kind in ("answered", "ended") else kind)
            if isinstance(action, Play) and action.claim is not None:
                seen.add("a choice")
            if sum(isinstance(event, Completed) for event in events) > 1:
                seen.add("two at once")

    games()
    happens = """
        placed, removed, completed, exchanged, took, forfeited, refilled, passed, called, gave,
        answered admitted, answered upheld, answered withdrawn, answered dismissed,
        ended sequences, ended stalemate, a choice, two at once
    """
    assert seen == {text.strip() for text in happens.split(",")} | set(Code) - {"game_over"}


def test_the_referee_knows_the_same_lines() -> None:
    assert [squares for _, _, squares in LINES] == [frozenset(s) for s in LINE_SQUARES]


@settings(max_examples=12)
@given(positions())
def test_whatever_is_not_offered_is_refused_in_the_documented_order(state: State) -> None:
    audit(state, Referee(state), whole=True)


@settings(max_examples=1000)
@given(SEEDS, st.booleans())
def test_claims_are_all_largest_sets_in_order(seed: int, must_cross: bool) -> None:
    dice = random.Random(seed)
    square = dice.choice([s for s in SQUARES if PLAYABLE_MASK >> s & 1])
    own = set[int]()
    for _ in range(dice.randrange(2, 9)):
        near = [squares for _, _, squares in LINES if square in squares]
        own |= dice.choice(near)
    own -= {0, 9, 90, 99, square}
    had: list[int] = []
    for line in dice.sample(range(len(LINES)), len(LINES)):
        whole = LINES[line][2] <= own | {0, 9, 90, 99}
        if whole and len(had) < 2 and all(may_both(line, other, must_cross) for other in had):
            had.append(line)
    had = had[: dice.randrange(3)]
    chips = sum(1 << at for at in own)
    found = claims(chips, square, [Line(line) for line in had], must_cross)
    assert list(found) == largest_claims(own, square, had, must_cross)


def reshuffled(state: State, keep: set[int], dice: random.Random) -> State:
    """``state`` with all that the seats in ``keep`` together can't know thrown anew."""
    secret = state.secret
    deck = list(secret.deck[secret.drawn :])
    others = [seat for seat in range(len(secret.hands)) if seat not in keep]
    unknown = deck + [card for seat in others for card in secret.hands[seat]]
    dice.shuffle(unknown)
    hands = list(secret.hands)
    for seat in others:
        size = len(hands[seat])
        hands[seat], unknown = tuple(unknown[:size]), unknown[size:]
    return state._replace(
        secret=secret._replace(
            hands=tuple(hands),
            deck=secret.deck[: secret.drawn] + tuple(unknown),
            master=dice.randbytes(32),
        )
    )


@settings(max_examples=200)
@given(positions(), SEEDS)
def test_a_view_is_the_same_whatever_the_seat_cannot_know(state: State, seed: int) -> None:
    dice = random.Random(seed)
    for seat in range(state.public.setup.players):
        other = reshuffled(state, {seat}, dice)
        assert repr(observe(other, seat)) == repr(observe(state, seat))
        offers = legal_actions(*public_and_hand(other, seat), seat)
        assert offers == legal_actions(*public_and_hand(state, seat), seat)
    other = reshuffled(state, set(), dice)
    assert repr(observe(other, None)) == repr(observe(state, None))


@settings(max_examples=200)
@given(positions(), SEEDS)
def test_what_a_seat_hears_of_another_ones_action_shows_no_hidden_card(
    state: State, seed: int
) -> None:
    dice = random.Random(seed)
    offers = listed(state)
    for action in dice.sample(offers, min(len(offers), 5)):
        actor = set() if isinstance(action, Uphold | Dismiss) else {action.seat}
        after, events = apply(state, action)
        for watcher in (None, *range(state.public.setup.players)):
            if watcher in actor:
                continue
            keep = actor if watcher is None else actor | {watcher}
            other, others = apply(reshuffled(state, keep, dice), action)
            assert repr(events_for(others, watcher)) == repr(events_for(events, watcher))
            assert repr(observe(other, watcher)) == repr(observe(after, watcher))


@settings(max_examples=30)
@given(positions(), SEEDS)
def test_no_text_of_a_state_shows_a_hidden_card(state: State, seed: int) -> None:
    other = reshuffled(state, set(), random.Random(seed))
    assert repr(state.secret) == str(state.secret) == f"{state.secret}" == "Secret(hidden)"
    assert repr(state) == repr(other)
    assert str(state) == str(other)
    assert f"{state}" == f"{other}"


@settings(max_examples=20)
@given(positions())
def test_reasons_need_only_what_the_seat_sees(state: State) -> None:
    for action in everything(state, whole=False):
        if not isinstance(action, Uphold | Dismiss):
            code = refusal(*public_and_hand(state, action.seat), action)
            assert code == verdict(state, action)
