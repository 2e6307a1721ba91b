"""Looking back, a move is marked when master would have played something much better."""

import random

from sequence_lan.bots.review import much_better
from sequence_lan.engine.actions import Draw, Play
from sequence_lan.engine.cards import Card
from sequence_lan.engine.view import View
from tests.bots.test_club import seen, square
from tests.bots.test_explain import with_sequence


def better(view: View, card: str, at: str) -> Play | None:
    return much_better(view, Play(0, Card(card), square(at)), random.Random(1), 0.02)


def test_a_win_that_was_not_taken_is_marked() -> None:
    view = with_sequence(seen("9D 2S", blue="f5 g5 i5 j5", green="a5"), "b1-f1")
    found = better(view, "2S", "g9")
    assert found == Play(0, Card("9D"), square("h5"))


def test_the_best_move_is_not_marked() -> None:
    view = with_sequence(seen("9D 2S", blue="f5 g5 i5 j5", green="a5"), "b1-f1")
    assert better(view, "9D", "h5") is None


def test_a_move_about_as_good_is_not_marked() -> None:
    view = seen("9D 2C")
    assert better(view, "9D", "f10") is None


def test_what_is_no_play_is_not_marked() -> None:
    view = seen("9D 2C")
    drawn = view._replace(public=view.public._replace(to_play=1, may_draw=(0,)))
    assert much_better(drawn, Draw(0), random.Random(1), 0.02) is None
