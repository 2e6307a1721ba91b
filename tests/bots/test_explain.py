"""The reasons of a move are those that hold on the board."""

from sequence_lan.bots.explain import Reason, reasons
from sequence_lan.engine.actions import Draw, Exchange, Give, Pass, Play, SeatAction
from sequence_lan.engine.board import Line
from sequence_lan.engine.cards import Card
from sequence_lan.engine.notation import parse_line
from sequence_lan.engine.public import Sequence
from sequence_lan.engine.view import View
from tests.bots.test_club import mask, seen, square

BLUE, GREEN = 0, 1
F5_J5 = parse_line("f5-j5")


def play(card: str, at: str, claim: tuple[Line, ...] | None = None) -> Play:
    return Play(0, Card(card), square(at), claim)


def why(view: View, action: SeatAction) -> list[tuple[str, Line | None, int | None]]:
    return [(reason.code, reason.line, reason.side) for reason in reasons(view, action)]


def with_sequence(view: View, line: str) -> View:
    """Blue has completed that line before."""
    public = view.public
    return view._replace(
        public=public._replace(
            chips=(public.chips[0] | mask("b1 c1 d1 e1 f1"), public.chips[1]),
            sequences=(Sequence(BLUE, parse_line(line)),),
            locked=mask("b1 c1 d1 e1 f1"),
        )
    )


def test_it_completes_a_sequence() -> None:
    view = seen("9D 2C", blue="f5 g5 i5 j5")
    assert why(view, play("9D", "h5"))[0] == ("completes", F5_J5, BLUE)


def test_the_second_of_two_sequences_wins_and_that_is_all_there_is_to_say() -> None:
    view = with_sequence(seen("9D 2C", blue="f5 g5 i5 j5", green="a5"), "b1-f1")
    assert why(view, play("9D", "h5")) == [("wins", F5_J5, BLUE)]


def test_it_blocks_a_line_of_four() -> None:
    view = seen("9D 2C", green="f5 g5 i5 j5")
    assert why(view, play("9D", "h5")) == [("blocks_four", F5_J5, GREEN)]


def test_a_line_that_is_blocked_already_is_no_reason() -> None:
    view = seen("9D 2C", green="f5 g5 i5", blue="j5 e5")
    assert why(view, play("9D", "h5")) == [("best_chances", None, None)]


def test_it_saves_a_jack_for_later() -> None:
    view = seen("9D JD", green="f5 g5 i5 j5")
    assert why(view, play("9D", "h5")) == [
        ("blocks_four", F5_J5, GREEN),
        ("saves_jack", None, None),
    ]


def test_it_builds_a_line_of_four_whose_fifth_card_it_holds() -> None:
    view = seen("9D 7H", blue="f5 g5 j5", green="e5")
    assert why(view, play("9D", "h5"))[0] == ("builds_four_held", F5_J5, BLUE)
    without = seen("9D 2C", blue="f5 g5 j5", green="e5")
    assert why(without, play("9D", "h5"))[0] == ("builds_four", F5_J5, BLUE)


def test_a_corner_counts_in_a_line_that_is_built() -> None:
    view = seen("4S 2D", blue="b1 c1")
    assert why(view, play("4S", "d1"))[0] == ("builds_four", parse_line("a1-e1"), BLUE)


def test_a_card_that_fits_nowhere_else_is_used_while_it_can_be() -> None:
    view = seen("9D 2C", green="f10")
    assert why(view, play("9D", "h5")) == [("last_square", None, None)]


def test_a_one_eyed_jack_breaks_a_line_of_four() -> None:
    view = seen("JS 2C", green="f5 g5 i5 j5")
    assert why(view, play("JS", "g5"))[0] == ("breaks_four", F5_J5, GREEN)


def test_a_one_eyed_jack_frees_a_line_of_ones_own() -> None:
    view = seen("JS 2C", blue="f5 g5 i5", green="h5 e5")
    assert why(view, play("JS", "h5")) == [("frees_line", F5_J5, BLUE)]


def test_what_is_no_play_has_a_reason_too() -> None:
    view = seen("5C 2S", green="b2 d4")
    assert why(view, Exchange(0, Card("5C"))) == [("dead_card", None, None)]
    assert reasons(view, Draw(0)) == (Reason("owed_draw"),)
    assert reasons(view, Pass(0)) == (Reason("no_play"),)
    assert reasons(view, Give(0, Card("5C"))) == (Reason("least_missed"),)
