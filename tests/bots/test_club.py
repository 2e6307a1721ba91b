"""The simple player plays to win, keeps to the rules and is fair."""

import random
from dataclasses import replace

import pytest

from sequence_lan.bots.club import choose
from sequence_lan.engine.actions import Draw, Exchange, Give, Pass, Play
from sequence_lan.engine.apply import apply
from sequence_lan.engine.board import Square
from sequence_lan.engine.cards import Card
from sequence_lan.engine.deal import provable_deal, turn_heads
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.notation import parse_line, parse_square
from sequence_lan.engine.observe import observe
from sequence_lan.engine.public import Public, Setup
from sequence_lan.engine.rules import CLASSIC, EDITIONS, Rules, Side
from sequence_lan.engine.view import View

BLUE_GREEN: tuple[Side, ...] = ("blue", "green")


def square(name: str) -> Square:
    return parse_square(name)


def mask(names: str) -> int:
    return sum(1 << square(name) for name in names.split())


def seen(hand: str, blue: str = "", green: str = "", rules: Rules = CLASSIC) -> View:
    """What blue's seat 0, on turn, sees with that hand and those chips."""
    cards = tuple(Card(card) for card in hand.split())
    return View(
        Public(
            setup=Setup(rules, BLUE_GREEN, 2, 1),
            chips=(mask(blue), mask(green)),
            sequences=(),
            locked=0,
            hand_counts=(len(cards), 7),
            deck_count=80,
            discards=((), ()),
            to_play=0,
            next=turn_heads(2, 2, 0),
            exchanges=0,
            may_draw=(),
            owes=(),
            passed=(),
            call=None,
            result=None,
        ),
        0,
        cards,
    )


def chosen(view: View) -> object:
    return choose(view, random.Random(1), 0)


def test_it_completes_its_line() -> None:
    view = seen("9D 2C", blue="f5 g5 i5 j5")
    assert chosen(view) == Play(0, Card("9D"), square("h5"))


def test_it_completes_its_line_with_a_two_eyed_jack() -> None:
    view = seen("JD 2C", blue="f5 g5 i5 j5")
    chose = chosen(view)
    assert isinstance(chose, Play)
    assert chose.card == "JD"
    assert chose.square in (square("h5"), square("e5"))


def test_it_blocks_the_others_line() -> None:
    view = seen("9D 2C 6H", green="f5 g5 i5 j5")
    assert chosen(view) == Play(0, Card("9D"), square("h5"))


def test_it_takes_a_chip_out_of_a_line_that_it_can_not_block() -> None:
    view = seen("JS 2C", green="f5 g5 i5 j5")
    chose = chosen(view)
    assert isinstance(chose, Play)
    assert chose.card == "JS"
    assert chose.square in [square(name) for name in ("f5", "g5", "i5", "j5")]


def test_it_keeps_a_jack_that_it_has_no_need_of() -> None:
    view = seen("JD JS 2C", green="f5")
    chose = chosen(view)
    assert isinstance(chose, Play)
    assert chose.card == "2C"


def test_it_exchanges_a_dead_card() -> None:
    view = seen("5C 2S", green="b2 d4")
    assert chosen(view) == Exchange(0, Card("5C"))


def test_it_draws_what_it_is_owed_also_when_another_is_on_turn() -> None:
    view = seen("9D 2C")
    public = view.public._replace(to_play=1, may_draw=(0,))
    assert chosen(view._replace(public=public)) == Draw(0)


def test_it_passes_only_when_it_must() -> None:
    assert chosen(seen("JS JH")) == Pass(0)
    assert isinstance(chosen(seen("JS JH 2C")), Play)


def test_it_gives_its_least_useful_card_as_a_penalty() -> None:
    view = seen("JD 9D 5C", blue="f5 g5 i5 j5", green="b2 d4")
    public = view.public._replace(owes=(0,))
    assert chosen(view._replace(public=public)) == Give(0, Card("5C"))


def test_it_never_calls_table_talk() -> None:
    view = seen("9D")
    public = view.public._replace(
        setup=Setup(CLASSIC, BLUE_GREEN, 4, 3), hand_counts=(1, 6, 6, 6), to_play=1
    )
    with pytest.raises(ValueError, match="nothing to do"):
        chosen(view._replace(public=public))


def test_a_watcher_has_nothing_to_choose() -> None:
    with pytest.raises(ValueError, match="watcher"):
        chosen(seen("9D")._replace(seat=None, hand=()))


def test_it_takes_the_lines_that_win_where_there_is_a_choice() -> None:
    view = seen("5H", blue="b5 c5 d5 f5 g5")
    chose = chosen(view)
    assert isinstance(chose, Play)
    assert chose.square == square("e5")
    assert chose.claim in ((parse_line("b5-f5"),), (parse_line("c5-g5"),))


@pytest.mark.parametrize(
    ("rules", "sides", "players"),
    [
        *((rules, BLUE_GREEN, 2) for rules in EDITIONS.values()),
        (replace(CLASSIC, draw="auto"), ("blue", "green", "red"), 3),
        (EDITIONS["goliath"], BLUE_GREEN, 5),
        (CLASSIC, BLUE_GREEN, 12),
    ],
)
def test_its_games_come_to_an_end_by_legal_actions_alone(
    rules: Rules, sides: tuple[Side, ...], players: int
) -> None:
    for seed in range(4):
        state = provable_deal(rules, sides, players, bytes([seed]) * 32)
        dice = random.Random(seed)
        while state.public.result is None:
            public = state.public
            due = [seat for seat in range(players) if seat in public.may_draw]
            seat = due[0] if due else public.to_play
            state, _ = apply(state, choose(observe(state, seat), dice, 0))


def test_it_beats_a_player_who_plays_anything() -> None:
    wins = 0
    for seed in range(20):
        state = provable_deal(CLASSIC, BLUE_GREEN, 2, bytes([seed]) * 32)
        dice = random.Random(seed)
        while state.public.result is None:
            public = state.public
            seat = public.may_draw[0] if public.may_draw else public.to_play
            view = observe(state, seat)
            if seat == 0:
                action = choose(view, dice, 0)
            else:
                action = dice.choice(legal_actions(public, view.hand, seat))
            state, _ = apply(state, action)
        wins += state.public.result.winner == 0
    assert wins >= 19


def test_the_same_view_and_dice_give_the_same_choice() -> None:
    state = provable_deal(CLASSIC, BLUE_GREEN, 2, bytes(32))
    view = observe(state, state.public.to_play)
    assert choose(view, random.Random(3), 0) == choose(view, random.Random(3), 0)
