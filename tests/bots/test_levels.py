"""Every level plays every kind of game to its end, by the rules and by what its seat may know."""

import itertools
import random
from dataclasses import replace
from typing import Any

import pytest

from sequence_lan.bots import master
from sequence_lan.bots.duties import acts_now
from sequence_lan.bots.levels import LEVELS, Chooser
from sequence_lan.engine.actions import Draw, Give, SeatAction
from sequence_lan.engine.apply import apply
from sequence_lan.engine.cards import CARDS
from sequence_lan.engine.observe import observe
from sequence_lan.engine.rules import (
    CLASSIC,
    EDITIONS,
    Rules,
    player_counts,
    sequences_needed,
    side_counts,
)
from sequence_lan.engine.state import Secret, State
from sequence_lan.engine.view import View
from tests.bots import greedy
from tests.bots.tables import dealt, played, seat_to_act, wins
from tests.engine.staging import FRIENDLY


def few_worlds(view: View, rng: random.Random, budget: float) -> SeatAction:
    """Master by a clock that moves when it is looked at: one imagined game in each round."""
    looks = itertools.count()
    return master.choose(view, rng, 6, lambda: float(next(looks)))


CHOOSERS: dict[str, Chooser] = {**LEVELS, "master": few_worlds}
"""The levels, none of which looks at the clock."""

TABLES = [
    (rules, players, sides)
    for rules in EDITIONS.values()
    for players in player_counts(rules)
    for sides in side_counts(players, rules)
]


@pytest.mark.parametrize("level", CHOOSERS)
@pytest.mark.parametrize(("rules", "players", "sides"), TABLES)
def test_every_table_of_every_edition_is_played_to_its_end(
    level: str, rules: Rules, players: int, sides: int
) -> None:
    rules = replace(rules, sequences_to_win=sequences_needed(sides))
    choosers = [CHOOSERS[level], *[CHOOSERS["club"]] * (players - 1)]
    end = played(dealt(rules, players, sides, players), choosers, random.Random(players))
    assert end.public.result is not None


@pytest.mark.parametrize("level", CHOOSERS)
def test_a_house_rule_of_few_chips_and_three_sequences_is_no_obstacle(level: str) -> None:
    rules = replace(FRIENDLY, chips=(14, 14, 14), sequences_to_win=3, shared_must_cross=True)
    end = played(dealt(rules, 2, 2, 5), [CHOOSERS[level]] * 2, random.Random(5))
    assert end.public.result is not None


@pytest.mark.parametrize("level", CHOOSERS)
def test_penalty_cards_are_given_and_owed_draws_taken_by_seats_out_of_turn(level: str) -> None:
    state = dealt(CLASSIC, 4, 2, 1)
    seat = state.public.to_play
    other = (seat + 1) % 4
    dice = random.Random(1)
    state, _ = apply(state, CHOOSERS[level](observe(state, seat), dice, 0))
    assert CHOOSERS[level](observe(state, seat), dice, 0) == Draw(seat)
    called = state.public._replace(owes=(seat,), may_draw=())
    given = CHOOSERS[level](observe(state._replace(public=called), seat), dice, 0)
    assert isinstance(given, Give)
    assert acts_now(observe(state, seat))
    assert acts_now(observe(state, other))
    assert not acts_now(observe(state, (seat + 2) % 4))


@pytest.mark.parametrize("level", CHOOSERS)
def test_nobody_calls_table_talk_or_acts_for_a_watcher(level: str) -> None:
    state = dealt(CLASSIC, 4, 2, 1)
    idle = (state.public.to_play + 2) % 4
    with pytest.raises(ValueError, match="nothing to do"):
        CHOOSERS[level](observe(state, idle), random.Random(1), 0)
    with pytest.raises(ValueError, match="watcher"):
        CHOOSERS[level](observe(state, None), random.Random(1), 0)


def hidden_cards_shuffled(state: State, seat: int, dice: random.Random) -> State:
    """The same game for ``seat``, with other cards wherever it can't look."""
    public, secret = state
    others = [other for other in range(public.setup.players) if other != seat]
    cards = [card for other in others for card in secret.hands[other]]
    cards += secret.deck[secret.drawn :]
    dice.shuffle(cards)
    hands = list(secret.hands)
    for other in others:
        hands[other] = tuple(cards.pop() for _ in secret.hands[other])
    return State(public, Secret(tuple(hands), tuple(cards), 0, secret.refills, dice.randbytes(32)))


@pytest.mark.parametrize("level", CHOOSERS)
@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2)])
def test_a_choice_is_the_same_whatever_the_hidden_cards_are(
    level: str, players: int, sides: int
) -> None:
    rules = replace(FRIENDLY, sequences_to_win=sequences_needed(sides))
    dice = random.Random(7)
    state = dealt(rules, players, sides, 7)
    for move in range(24):
        seat = seat_to_act(state)
        choices = [
            CHOOSERS[level](observe(each, seat), random.Random(move), 0)
            for each in (state, hidden_cards_shuffled(state, seat, dice))
        ]
        assert choices[0] == choices[1]
        state, _ = apply(state, choices[0])
        if state.public.result is not None:
            break


def reachable(value: Any) -> list[Any]:
    """``value`` and everything that can be got at from it."""
    found = [value]
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if hasattr(value, "__slots__") and not isinstance(value, tuple | str):
        value = [getattr(value, name) for name in value.__slots__]
    if isinstance(value, tuple | list | frozenset):
        for item in value:
            found += reachable(item)
    return found


def test_every_card_in_what_a_bot_is_given_is_one_that_its_seat_has_been_shown() -> None:
    def canary(view: View, rng: random.Random, budget: float) -> SeatAction:
        assert view.seat is not None
        shown = [*view.hand, *(card for pile in view.public.discards for card in pile)]
        cards = [item for item in reachable(view) if isinstance(item, str) and item in CARDS]
        assert sorted(cards) == sorted(shown)
        assert not [item for item in reachable(view) if isinstance(item, State | Secret | bytes)]
        return CHOOSERS["club"](view, rng, budget)

    played(dealt(CLASSIC, 4, 2, 3), [canary] * 4, random.Random(3))


@pytest.mark.parametrize("level", CHOOSERS)
def test_the_same_view_and_dice_give_the_same_choice(level: str) -> None:
    state = dealt(CLASSIC, 2, 2, 4)
    view = observe(state, state.public.to_play)
    chosen = [CHOOSERS[level](view, random.Random(4), 0) for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_club_beats_novice_nearly_always_and_greedy_mostly() -> None:
    # Far below what they win in a long match, so that no luck of these deals decides.
    assert wins(CHOOSERS["club"], CHOOSERS["novice"], 20, FRIENDLY) >= 34
    assert wins(CHOOSERS["club"], greedy.choose, 30, FRIENDLY) >= 36
