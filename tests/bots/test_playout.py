"""A playout plays by the rules of the engine, turn for turn."""

import random
from collections import Counter
from dataclasses import replace
from itertools import chain, product
from typing import get_args

import pytest

from sequence_lan.bots.playout import imagined, numbers
from sequence_lan.engine.actions import Pass, Play
from sequence_lan.engine.apply import apply
from sequence_lan.engine.board import CARD_MASK
from sequence_lan.engine.cards import FRESH_DECK
from sequence_lan.engine.deal import provable_deal
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.notation import parse_card
from sequence_lan.engine.observe import observe
from sequence_lan.engine.public import Result
from sequence_lan.engine.rules import (
    CLASSIC,
    EDITIONS,
    SIDES,
    Discard,
    DrawMode,
    EditionName,
    Forfeit,
    OneEyed,
    Rules,
    player_counts,
    sequences_needed,
    side_counts,
)
from sequence_lan.engine.state import State
from tests.bots.picks import agree, settled, started, turn_after
from tests.engine.staging import exchange, play, stage

TABLES = [
    (edition, players, sides)
    for edition, rules in EDITIONS.items()
    for players in player_counts(rules)
    for sides in side_counts(players, rules)
]


def play_both(state: State, seed: int) -> State:
    """The state at the end of the game, which a playout with the same dice has come to as well."""
    playout = started(*state)
    dice, other = random.Random(seed).random, random.Random(seed).random
    if state.public.result is None:
        state = settled(state, dice)
    while state.public.result is None:
        state = turn_after(state, dice)
        playout.play_on(other, turns=1)
        agree(playout, state)
    return state


@pytest.mark.parametrize(("edition", "players", "sides"), TABLES)
def test_it_goes_turn_by_turn_as_in_the_engine(
    edition: EditionName, players: int, sides: int
) -> None:
    draws: tuple[DrawMode, ...] = ("auto", "manual")
    for seed, draw in product(range(3), draws):
        rules = replace(EDITIONS[edition], draw=draw, sequences_to_win=sequences_needed(sides))
        master = bytes([seed, players]) * 16
        play_both(provable_deal(rules, SIDES[:sides], players, master), seed)


def any_rules(dice: random.Random) -> Rules:
    return Rules(
        edition="goliath",
        one_eyed=dice.choice(get_args(OneEyed)),
        draw=dice.choice(get_args(DrawMode)),
        forfeit=dice.choice(get_args(Forfeit)),
        dead_cards_per_turn=dice.choice([1, 2, None]),
        discard=dice.choice(get_args(Discard)),
        chips=dice.choice([(50, 50, 35), (9, 7, 8)]),
        uneven_teams=True,
        shared_must_cross=dice.random() < 0.5,
        table_talk="off",
        sequences_to_win=dice.choice([1, 2, 3]),
    )


def test_every_switch_is_heeded() -> None:
    reasons = Counter[str]()
    refills = 0
    for seed in range(80):
        dice = random.Random(seed)
        rules = any_rules(dice)
        players = dice.choice(player_counts(rules))
        sides = SIDES[: dice.choice(side_counts(players, rules))]
        end = play_both(provable_deal(rules, sides, players, dice.randbytes(32)), seed)
        assert end.public.result is not None
        reasons[end.public.result.reason] += 1
        refills += end.secret.refills
    # Games of every kind were among them.
    assert min(reasons["sequences"], reasons["stalemate"]) >= 10
    assert refills >= 10


def test_a_whole_game_ends_as_it_does_turn_by_turn() -> None:
    for seed in range(60):
        dice = random.Random(seed)
        rules = any_rules(dice)
        state = provable_deal(rules, SIDES[:2], dice.choice([2, 4, 5]), dice.randbytes(32))
        at_once, by_turns = started(*state), started(*state)
        at_once.play_on(random.Random(seed).random)
        rest = random.Random(seed).random
        while by_turns.result is None:
            by_turns.play_on(rest, turns=1)
        assert at_once.chips == by_turns.chips
        assert at_once.hands == by_turns.hands
        assert at_once.result == by_turns.result


def test_it_goes_on_from_any_moment_of_a_game() -> None:
    rules = replace(CLASSIC, draw="auto")
    for seed in range(12):
        dice = random.Random(seed).random
        state = provable_deal(rules, SIDES[:2], 4, bytes([seed]) * 32)
        for _ in range(12 * seed):
            if state.public.result is None:
                state = turn_after(state, dice)
        play_both(state, seed)


def test_a_card_owed_is_given_and_a_draw_owed_is_taken_first() -> None:
    rules = replace(CLASSIC, sequences_to_win=1)
    deck = "KC QC TC 9C 8C 7C"
    hands = ["2S 3S", "2H 3H 4H", "5D 6D", "7D 8D 9D"]
    state = stage(rules, hands=hands, deck=deck, owes=[1, 1, 3], may_draw=[2, 0], to_play=1)
    playout = started(*state)
    playout.play_on(random.Random(1).random, turns=1)
    assert [len(hand) for hand in playout.hands] == [3, 1, 3, 2]
    play_both(state, 1)


def test_the_exchange_of_this_turn_counts() -> None:
    for seed in range(6):
        state = stage(
            hands=["7H 2S", "2C"], blue="i5", green="d6", deck="3C 4C 5C 6C 7C", exchanges=1
        )
        playout = started(*state)
        playout.play_on(random.Random(seed).random, turns=1)
        assert CARD_MASK[parse_card("7H")] in playout.hands[0]
        assert len(playout.piles[0]) == 1


def test_the_passes_since_the_last_play_count() -> None:
    state = stage(hands=["JH", "JS", "2S"], passed=[1, 2], sides=3)
    playout = started(*state)
    playout.play_on(random.Random(0).random, turns=1)
    agree(playout, turn_after(state, random.Random(0).random))
    assert playout.result == Result("stalemate", None)


def test_a_play_can_be_given_to_begin_with() -> None:
    green = "b5 c5 d5 f5 g5 h5 d7 i3"
    state = stage(hands=["7C JH JC", "2S"], green=green, blue="c8 d8 e8 f8", deck="3C 4C")
    plays = [one for one in legal_actions(state.public, state.secret.hands[0], 0) if one != Pass(0)]
    assert len(plays) > 80
    for action in plays:
        assert isinstance(action, Play)
        playout = started(*state)
        playout.play_on(random.Random(0).random, turns=1, first=action)
        agree(playout, apply(state, action)[0])


@pytest.mark.parametrize("claim", ["b5-f5", "c5-g5"])
def test_the_claim_of_a_play_given_is_kept(claim: str) -> None:
    state = stage(hands=["5H", "2S"], blue="b5 c5 d5 f5 g5", deck="3C 4C")
    action = play(0, "5H", "e5", claim)
    playout = started(*state)
    playout.play_on(random.Random(0).random, turns=1, first=action)
    agree(playout, apply(state, action)[0])


def test_an_exchange_or_a_pass_can_be_given_to_begin_with() -> None:
    state = stage(hands=["7H", "2S"], blue="i5", green="d6", deck="2H 4C", discards=["", ""])
    playout = started(*state)
    playout.play_on(random.Random(0).random, turns=1, first=exchange(0, "7H"))
    number = numbers(state.public.setup.rules)
    assert playout.piles[0] == [number[parse_card("7H")], number[parse_card("2H")]]
    assert playout.hands[0] == [number[parse_card("4C")]]

    state = stage(hands=["JH", "2S"], deck="3C")
    playout = started(*state)
    playout.play_on(random.Random(0).random, turns=1, first=Pass(0))
    agree(playout, apply(state, Pass(0))[0])


def test_a_copy_goes_its_own_way() -> None:
    for edition in EDITIONS.values():
        rules = replace(edition, draw="auto")
        state = provable_deal(rules, SIDES[:2], 4, bytes(32))
        playout = started(*state)
        playout.play_on(random.Random(5).random, turns=30)
        kept = playout.copy()
        playout.copy().play_on(random.Random(6).random)
        playout.play_on(random.Random(7).random)
        again = started(*state)
        again.play_on(random.Random(5).random, turns=30)
        again.play_on(random.Random(7).random)
        kept.play_on(random.Random(7).random)
        assert kept.result == playout.result == again.result
        assert kept.chips == playout.chips == again.chips
        assert kept.piles == playout.piles == again.piles
        assert kept.tallies == playout.tallies == again.tallies


def test_nothing_happens_after_the_end() -> None:
    playout = started(*provable_deal(replace(CLASSIC, draw="auto"), SIDES[:2], 2, bytes(32)))
    playout.play_on(random.Random(1).random)
    ended = playout.copy()
    playout.play_on(random.Random(2).random)
    assert playout.chips == ended.chips
    assert playout.hands == ended.hands
    assert playout.result is not None


def test_what_a_seat_cannot_see_is_imagined() -> None:
    dice = random.Random(4)
    state = provable_deal(replace(CLASSIC, draw="auto"), SIDES[:2], 4, bytes(32))
    for _ in range(37):
        state = turn_after(state, dice.random)
    number = numbers(state.public.setup.rules)
    view = observe(state, 2)
    first, second = imagined(view, dice), imagined(view, dice)
    for playout in (first, second):
        assert playout.hands[2] == [number[card] for card in view.hand]
        assert [len(hand) for hand in playout.hands] == list(view.public.hand_counts)
        assert len(playout.deck) == view.public.deck_count
        zones = [playout.deck, *playout.hands, *playout.piles]
        assert Counter(chain(*zones)) == Counter([number[card] for card in FRESH_DECK])
        assert playout.to_play == view.public.to_play
    assert first.deck != second.deck
    assert first.hands[1] != second.hands[1]


def test_an_imagined_game_depends_on_the_view_and_the_dice_alone() -> None:
    state = provable_deal(replace(CLASSIC, draw="auto"), SIDES[:2], 2, bytes(32))
    other = state._replace(
        secret=state.secret._replace(
            hands=(state.secret.hands[0], state.secret.deck[-7:]), deck=state.secret.deck[::-1]
        )
    )
    ends = []
    for each in (state, other):
        playout = imagined(observe(each, 0), random.Random(9))
        playout.play_on(random.Random(9).random)
        ends.append((playout.chips, playout.hands, playout.result))
    assert ends[0] == ends[1]


def test_an_imagined_game_is_played_to_its_end_through_new_decks() -> None:
    rules = replace(CLASSIC, draw="auto", sequences_to_win=3)
    view = observe(provable_deal(rules, SIDES[:2], 2, bytes(32)), 0)
    dice = random.Random(3)
    for _ in range(20):
        playout = imagined(view, dice)
        playout.play_on(dice.random)
        assert playout.result is not None
        zones = [playout.deck, *playout.hands, *playout.piles]
        assert sum(map(len, zones)) == 104
