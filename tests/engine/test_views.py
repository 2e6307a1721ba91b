"""What a seat and a watcher may know (DESIGN.md 3)."""

import pytest

from sequence_lan.engine.actions import Draw
from sequence_lan.engine.apply import apply
from sequence_lan.engine.observe import events_for, observe
from sequence_lan.engine.rules import CLASSIC
from tests.engine.staging import FRIENDLY, exchange, play, stage, told

TABLE = stage(
    CLASSIC,
    hands=["7H 2S", "2H 3H", "2D", "2C 3C 4C"],
    blue="i5 d6",
    deck="KC QC",
    discards=["9S", "", "8S 7S", ""],
    may_draw=[3],
)


@pytest.mark.parametrize(
    ("seat", "hand"),
    [(0, ("7H", "2S")), (1, ("2H", "3H")), (2, ("2D",)), (3, ("2C", "3C", "4C"))],
)
def test_a_seat_sees_its_own_hand_and_the_public_table(seat: int, hand: tuple[str, ...]) -> None:
    view = observe(TABLE, seat)
    assert (view.seat, view.hand) == (seat, hand)
    assert view.public == TABLE.public


def test_a_watcher_sees_the_public_table_and_no_hand() -> None:
    view = observe(TABLE, None)
    assert (view.seat, view.hand) == (None, ())
    assert view.public == TABLE.public


def test_of_hidden_cards_everybody_sees_how_many_there_are() -> None:
    public = observe(TABLE, None).public
    assert (public.hand_counts, public.deck_count) == ((2, 2, 1, 3), 2)
    assert public.discards == (("9S",), (), ("8S", "7S"), ())
    for card in ("7H", "2S", "2H", "3H", "2D", "2C", "3C", "4C", "KC", "QC"):
        assert card not in repr(public)


@pytest.mark.parametrize(
    ("action", "public", "own"),
    [
        (Draw(3), ["drew 3"], ["took 3 KC"]),
        (exchange(0, "7H"), ["exchanged 0 7H", "drew 0"], ["exchanged 0 7H", "took 0 KC"]),
    ],
)
def test_only_who_takes_a_card_sees_its_face(
    action: Draw, public: list[str], own: list[str]
) -> None:
    _, events = apply(TABLE, action)
    for seat in (None, 0, 1, 2, 3):
        heard = [told(TABLE, event) for event in events_for(events, seat)]
        assert heard == (own if seat == action.seat else public)


def test_an_automatic_draw_shows_no_face_to_the_others_either() -> None:
    state = stage(FRIENDLY, hands=["2S", "2H"], deck="KC")
    _, events = apply(state, play(0, "2S", "b1"))
    heard = {
        seat: [told(state, event) for event in events_for(events, seat)] for seat in (None, 0, 1)
    }
    assert heard == {
        None: ["placed 0 2S b1", "drew 0"],
        0: ["placed 0 2S b1", "took 0 KC"],
        1: ["placed 0 2S b1", "drew 0"],
    }


def test_a_state_printed_hides_every_hand_and_the_deck() -> None:
    assert repr(TABLE.secret) == "Secret(hidden)"
    for text in (repr(TABLE), str(TABLE), f"{TABLE}"):
        assert "Secret(hidden)" in text
        for card in ("7H", "2S", "2H", "3H", "2D", "2C", "3C", "4C", "KC", "QC"):
            assert card not in text
