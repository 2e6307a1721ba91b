from dataclasses import dataclass, field
from typing import Any

import pytest

from sequence_lan.engine.actions import Exchange, Play
from sequence_lan.engine.notation import line_name, parse_card, parse_line, parse_square
from sequence_lan.engine.public import Result
from sequence_lan.engine.state import State
from sequence_ui.move_chooser import MoveChooser
from tests.engine.staging import exchange, play, stage
from tests.ui.scenes import done, middle, six, view_of

pytestmark = pytest.mark.usefixtures("qapp")


@dataclass
class Asked:
    """A chooser and all that comes out of it."""

    chooser: MoveChooser
    acts: list[Play | Exchange] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    questions: list[list[str]] = field(default_factory=list)

    def card(self, card: str | None) -> None:
        self.chooser.choose_card(None if card is None else parse_card(card))

    def square(self, square: str) -> None:
        self.chooser.choose_square(parse_square(square))


def asked(state: State, seat: int | None = 0) -> Asked:
    chooser = MoveChooser()
    result = Asked(chooser)
    chooser.act.connect(result.acts.append)
    chooser.said.connect(result.said.append)
    chooser.claims_asked.connect(
        lambda square, options: result.questions.append(
            [" ".join(map(line_name, claim)) for claim in options]
        )
    )
    chooser.claims_over.connect(lambda: result.questions.append([]))
    chooser.set_view(view_of(state, seat))
    return result


def test_card_then_square_is_a_play() -> None:
    table = asked(middle())
    table.card("9D")
    table.square("h5")
    assert table.acts == [play(0, "9D", "h5")]
    assert table.chooser.card is None


def test_square_then_card_is_a_play() -> None:
    table = asked(middle())
    table.square("h5")
    assert table.chooser.square == parse_square("h5")
    table.card("9D")
    assert table.acts == [play(0, "9D", "h5")]
    assert table.chooser.square is None


def test_a_card_that_does_not_fit_the_waiting_square_is_chosen_instead() -> None:
    table = asked(middle())
    table.square("h5")
    table.card("2C")
    assert table.acts == []
    assert table.chooser.card == "2C"
    assert table.chooser.square is None


def test_the_same_square_again_no_longer_waits() -> None:
    table = asked(middle())
    table.square("h5")
    table.square("h5")
    assert table.chooser.square is None
    assert table.said == []


def test_a_square_that_no_card_fits_is_answered_in_words() -> None:
    table = asked(stage(hands=["9D 2C", "3C"]))
    table.square("a2")
    assert table.chooser.square is None
    assert table.said == ["No card in your hand can be played on that square."]


@pytest.mark.parametrize(
    ("card", "square", "sentence"),
    [
        (
            "9D",
            "c5",
            "That square does not show this card: choose one of the card's two squares.",
        ),
        ("JC", "c5", "That square already bears a chip: choose a free one."),
        ("JC", "a1", "The corners belong to everybody: choose another square."),
        (
            "JS",
            "h5",
            "There is no chip to take on that square: choose a chip of another side.",
        ),
        ("JS", "b5", "That chip is your own side's: choose a chip of another side."),
    ],
)
def test_what_the_rules_refuse_is_said_and_the_card_stays_chosen(
    card: str, square: str, sentence: str
) -> None:
    table = asked(middle())
    table.card(card)
    table.square(square)
    assert (table.acts, table.said) == ([], [sentence])
    assert table.chooser.card == card


def test_six_in_a_row_asks_and_the_answer_goes_with_the_play() -> None:
    table = asked(six())
    table.card("5H")
    table.square("e5")
    assert table.questions == [["b5-f5", "c5-g5"]]
    table.chooser.pick_claim((parse_line("c5-g5"),))
    assert table.acts == [play(0, "5H", "e5", "c5-g5")]
    assert table.questions == [["b5-f5", "c5-g5"], []]


def test_a_claim_that_was_not_offered_is_no_answer() -> None:
    table = asked(six())
    table.chooser.drop(parse_card("5H"), parse_square("e5"))
    table.chooser.pick_claim((parse_line("a5-e5"),))
    assert table.acts == []


def test_two_sequences_at_once_need_no_question() -> None:
    table = asked(stage(hands=["9D", "3C"], blue="f5 g5 i5 j5 h4 h6 h7 h8"))
    table.chooser.drop(parse_card("9D"), parse_square("h5"))
    assert table.questions == []
    assert table.acts == [play(0, "9D", "h5")]


def test_a_one_eyed_jack_is_never_asked_for_lines() -> None:
    table = asked(six(hands=["JS", "3C"]))
    table.chooser.drop(parse_card("JS"), parse_square("c3"))
    assert table.acts == [play(0, "JS", "c3")]


def test_choosing_something_else_drops_the_question() -> None:
    table = asked(six())
    table.chooser.drop(parse_card("5H"), parse_square("e5"))
    table.card("9D")
    assert table.questions[-1] == []
    table.chooser.pick_claim((parse_line("b5-f5"),))
    assert table.acts == []


def test_cancel_drops_first_the_question_and_then_the_card() -> None:
    table = asked(six())
    table.chooser.drop(parse_card("5H"), parse_square("e5"))
    table.chooser.cancel()
    assert table.questions[-1] == []
    assert table.chooser.card == "5H"
    table.chooser.cancel()
    assert table.chooser.card is None


def test_a_question_that_the_table_has_overtaken_is_dropped() -> None:
    state = six()
    table = asked(state)
    table.chooser.drop(parse_card("5H"), parse_square("e5"))
    _, view, _ = done(state, 0, play(0, "9D", "h5"))
    table.chooser.set_view(view)
    assert table.questions[-1] == []


def test_a_question_survives_a_view_in_which_nothing_of_it_changed() -> None:
    state = six()
    table = asked(state)
    table.chooser.drop(parse_card("5H"), parse_square("e5"))
    table.chooser.set_view(view_of(state, 0))
    table.chooser.pick_claim((parse_line("b5-f5"),))
    assert table.acts == [play(0, "5H", "e5", "b5-f5")]


def test_a_card_that_left_the_hand_is_no_longer_chosen() -> None:
    state = stage(hands=["9D 2C", "3C"], deck="4C")
    table = asked(state)
    table.card("9D")
    _, view, _ = done(state, 0, play(0, "9D", "h5"))
    table.chooser.set_view(view)
    assert table.chooser.card is None


def test_a_waiting_square_that_somebody_took_no_longer_waits() -> None:
    state = stage(hands=["9D 2C", "9D 3C"], to_play=1, deck="4C")
    table = asked(state)
    table.square("h5")
    _, view, _ = done(state, 0, play(1, "9D", "h5"))
    table.chooser.set_view(view)
    assert table.chooser.square is None


def test_a_card_may_be_chosen_before_the_turn_and_stays_chosen() -> None:
    state = stage(hands=["9D 2C", "3C"], to_play=1, deck="4C")
    table = asked(state)
    table.card("9D")
    _, view, _ = done(state, 0, play(1, "3C", "d2"))
    table.chooser.set_view(view)
    table.square("h5")
    assert table.acts == [play(0, "9D", "h5")]


DEAD: dict[str, Any] = {"hands": ["7H 9D", "3C"], "blue": "i5", "green": "d6"}


def test_the_only_dead_card_is_exchanged_without_being_chosen() -> None:
    table = asked(stage(**DEAD))
    table.chooser.exchange()
    assert table.acts == [exchange(0, "7H")]


def test_among_several_dead_cards_one_must_be_chosen() -> None:
    table = asked(stage(hands=["7H 9D 9S", "3C"], blue="i5 i1", green="d6 b7"))
    table.chooser.exchange()
    assert table.said == ["Choose which dead card to exchange."]
    table.card("9S")
    table.chooser.exchange()
    assert table.acts == [exchange(0, "9S")]


def test_without_a_dead_card_an_exchange_is_answered_in_words() -> None:
    table = asked(stage(hands=["9D 2C", "3C"]))
    table.chooser.exchange()
    assert table.said == ["No card in your hand is dead."]


def test_a_living_card_is_not_exchanged() -> None:
    table = asked(stage(**DEAD))
    table.card("9D")
    table.chooser.exchange()
    assert table.acts == []
    assert table.said == ["That card is not dead: it can still be played, or wait until it can."]


def test_a_watcher_chooses_nothing() -> None:
    table = asked(middle(), seat=None)
    table.square("h5")
    table.chooser.exchange()
    assert (table.acts, table.said) == ([], [])


def test_after_the_end_nothing_is_chosen_and_nothing_said() -> None:
    table = asked(middle())
    table.square("h5")
    over = middle()
    over = over._replace(public=over.public._replace(result=Result("sequences", 0)))
    table.chooser.set_view(view_of(over, 0))
    assert table.chooser.square is None
    table.square("h5")
    table.chooser.exchange()
    table.chooser.pass_turn()
    assert (table.chooser.square, table.acts, table.said) == (None, [], [])
