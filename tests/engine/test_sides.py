"""Players, sides, hands and the order of turns (RULES.md 2)."""

from dataclasses import replace

import pytest

from sequence_lan.engine.actions import Pass
from sequence_lan.engine.cards import FRESH_DECK
from sequence_lan.engine.deal import deal
from sequence_lan.engine.rules import (
    CLASSIC,
    GOLIATH,
    ITALIAN,
    SIDES,
    BadTable,
    Rules,
    Side,
    check_table,
    hand_size,
    player_counts,
    sequences_needed,
    side_counts,
)
from tests.engine.staging import MASTER, after, stage

UNEVEN = replace(CLASSIC, uneven_teams=True)


@pytest.mark.parametrize(
    ("players", "sides", "hand"),
    [
        (2, (2,), 7),
        (3, (3,), 6),
        (4, (2,), 6),
        (6, (2, 3), 5),
        (8, (2,), 4),
        (9, (3,), 4),
        (10, (2,), 3),
        (12, (2, 3), 3),
    ],
)
@pytest.mark.parametrize("rules", [CLASSIC, GOLIATH, ITALIAN, UNEVEN])
def test_the_table_of_players_sides_and_hands(
    rules: Rules, players: int, sides: tuple[int, ...], hand: int
) -> None:
    assert side_counts(players, rules) == sides
    assert hand_size(players) == hand
    for count in (2, 3):
        colours = SIDES[:count]
        if count in sides:
            check_table(players, colours, rules)
            state = deal(rules, colours, players, 0, FRESH_DECK, MASTER)
            assert state.public.hand_counts == (hand,) * players
            assert state.public.deck_count == 104 - players * hand
        else:
            with pytest.raises(BadTable, match=f"^{players} players form {sides[0]} sides"):
                check_table(players, colours, rules)


@pytest.mark.parametrize(("players", "hand"), [(5, 5), (7, 4), (11, 3)])
@pytest.mark.parametrize("count", [2, 3])
def test_uneven_teams_let_5_7_and_11_play(players: int, hand: int, count: int) -> None:
    check_table(players, SIDES[:count], UNEVEN)
    state = deal(UNEVEN, SIDES[:count], players, 0, FRESH_DECK, MASTER)
    assert state.public.hand_counts == (hand,) * players
    sizes = [len(state.public.setup.members(side)) for side in range(count)]
    assert sum(sizes) == players
    assert max(sizes) - min(sizes) == 1


@pytest.mark.parametrize("players", [5, 7, 11])
def test_even_teams_refuse_5_7_and_11_and_say_which_counts_can_play(players: int) -> None:
    assert side_counts(players, CLASSIC) == ()
    with pytest.raises(BadTable) as caught:
        check_table(players, ("blue", "green"), CLASSIC)
    assert str(caught.value) == (
        f"{players} players cannot play by these rules: 2, 3, 4, 6, 8, 9, 10, 12 can."
    )


@pytest.mark.parametrize("players", [0, 1, 13, 14])
def test_no_rules_let_fewer_than_2_or_more_than_12_play(players: int) -> None:
    with pytest.raises(BadTable, match="2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 can"):
        check_table(players, ("blue", "green"), UNEVEN)


def test_the_counts_that_can_play() -> None:
    assert player_counts(CLASSIC) == (2, 3, 4, 6, 8, 9, 10, 12)
    assert player_counts(ITALIAN) == (2, 3, 4, 6, 8, 9, 10, 12)
    assert player_counts(GOLIATH) == (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)


@pytest.mark.parametrize(
    "sides",
    [("green", "blue"), ("blue", "red"), ("red", "blue"), ("blue", "blue")],
)
@pytest.mark.parametrize("rules", [CLASSIC, GOLIATH])
def test_the_colours_are_blue_and_green_in_that_order(
    rules: Rules, sides: tuple[Side, ...]
) -> None:
    with pytest.raises(BadTable):
        check_table(2, sides, rules)


def test_three_sides_are_blue_green_and_red() -> None:
    check_table(3, ("blue", "green", "red"), CLASSIC)
    with pytest.raises(BadTable, match="in that order"):
        check_table(3, ("blue", "red", "green"), CLASSIC)


@pytest.mark.parametrize("sides", [("green", "blue"), ("red", "blue"), ("blue", "red")])
def test_the_italian_edition_lets_each_side_pick_its_colour(sides: tuple[Side, ...]) -> None:
    check_table(2, sides, ITALIAN)
    check_table(3, ("red", "blue", "green"), ITALIAN)
    with pytest.raises(BadTable, match="a colour of its own"):
        check_table(2, ("red", "red"), ITALIAN)


def test_the_supply_of_every_side_must_be_given() -> None:
    rules = replace(CLASSIC, chips=(50, 50))
    check_table(2, ("blue", "green"), rules)
    with pytest.raises(BadTable, match="chips of every side"):
        check_table(3, ("blue", "green", "red"), rules)


def test_two_sides_need_two_sequences_and_three_need_one() -> None:
    assert sequences_needed(2) == 2
    assert sequences_needed(3) == 1


def test_seats_belong_to_the_sides_in_turn_around_the_table() -> None:
    setup = stage(hands=[""] * 6, sides=3).public.setup
    assert [setup.side_of(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]
    assert [list(setup.members(side)) for side in range(3)] == [[0, 3], [1, 4], [2, 5]]


def turns(players: int, sides: int, start: int, count: int) -> list[int]:
    """Who is on turn, one after another, when everybody passes."""
    state = stage(UNEVEN, hands=[""] * players, sides=sides, to_play=start)
    on_turn = []
    for _ in range(count):
        seat = state.public.to_play
        on_turn.append(seat)
        # So that the round of passes does not end the game.
        public = after(state, Pass(seat)).public
        state = state._replace(public=public._replace(passed=(), result=None))
    return on_turn


@pytest.mark.parametrize("players", [2, 4, 6, 8, 10, 12])
def test_two_equal_sides_play_clockwise(players: int) -> None:
    for start in range(players):
        expected = [(start + n) % players for n in range(2 * players)]
        assert turns(players, 2, start, 2 * players) == expected


@pytest.mark.parametrize("players", [3, 6, 9, 12])
def test_three_equal_sides_play_clockwise(players: int) -> None:
    for start in range(players):
        expected = [(start + n) % players for n in range(2 * players)]
        assert turns(players, 3, start, 2 * players) == expected


@pytest.mark.parametrize(
    ("players", "sides", "start", "order"),
    [
        # Five for two sides: 0 2 4 against 1 3.
        (5, 2, 0, [0, 1, 2, 3, 4, 1, 0, 3, 2, 1, 4, 3, 0]),
        (5, 2, 1, [1, 2, 3, 4, 1, 0, 3, 2, 1, 4, 3, 0, 1]),
        (5, 2, 2, [2, 3, 4, 1, 0, 3, 2, 1, 4, 3, 0, 1, 2]),
        (5, 2, 3, [3, 4, 1, 0, 3, 2, 1, 4, 3, 0, 1, 2, 3]),
        (5, 2, 4, [4, 1, 0, 3, 2, 1, 4, 3, 0, 1, 2, 3, 4]),
        # Five for three sides: 0 3, 1 4 and 2 alone.
        (5, 3, 0, [0, 1, 2, 3, 4, 2, 0, 1, 2]),
        (5, 3, 1, [1, 2, 3, 4, 2, 0, 1, 2, 3]),
        (5, 3, 2, [2, 3, 4, 2, 0, 1, 2, 3, 4]),
        (5, 3, 3, [3, 4, 2, 0, 1, 2, 3, 4, 2]),
        # From seat 4 the next of the blue side met clockwise is 0.
        (5, 3, 4, [4, 2, 0, 1, 2, 3, 4, 2, 0]),
        # Seven for two sides: 0 2 4 6 against 1 3 5.
        (7, 2, 0, [0, 1, 2, 3, 4, 5, 6, 1, 0, 3, 2, 5, 4, 1, 6]),
        (7, 2, 5, [5, 6, 1, 0, 3, 2, 5, 4, 1, 6, 3, 0, 5, 2, 1]),
        # Seven for three sides: 0 3 6, 1 4 and 2 5.
        (7, 3, 0, [0, 1, 2, 3, 4, 5, 6, 1, 2, 0, 4, 5, 3, 1, 2, 6]),
        (7, 3, 6, [6, 1, 2, 0, 4, 5, 3, 1, 2, 6, 4, 5, 0]),
        # Eleven for two sides: 0 2 4 6 8 10 against 1 3 5 7 9.
        (11, 2, 0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 0, 3, 2, 5]),
        (11, 2, 9, [9, 10, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 1, 10, 3]),
        # Eleven for three sides: 0 3 6 9, 1 4 7 10 and 2 5 8.
        (11, 3, 0, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 2, 0, 1, 5, 3]),
        (11, 3, 10, [10, 2, 0, 1, 5, 3, 4, 8, 6, 7, 2, 9, 10, 5]),
    ],
)
def test_uneven_sides_alternate_and_the_smaller_comes_round_more_often(
    players: int, sides: int, start: int, order: list[int]
) -> None:
    assert turns(players, sides, start, len(order)) == order


def test_the_public_table_says_who_comes_next_on_each_side() -> None:
    state = stage(UNEVEN, hands=[""] * 5, to_play=4)
    assert state.public.next == (4, 1)
    state = after(state, Pass(4))
    assert (state.public.to_play, state.public.next) == (1, (0, 1))
    state = after(state, Pass(1))
    assert (state.public.to_play, state.public.next) == (0, (0, 3))


def test_a_deal_of_uneven_sides_begins_with_the_side_of_the_starting_seat() -> None:
    state = deal(UNEVEN, ("blue", "green"), 5, 0, FRESH_DECK, MASTER)
    assert (state.public.to_play, state.public.next) == (1, (2, 1))
