import pytest

from sequence_lan.engine.cards import CARDS
from sequence_lan.engine.notation import parse_card, parse_square
from sequence_lan.engine.refusal import REASONS, Code
from sequence_ui import words
from tests.ui.scenes import middle

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("card", "name", "index"),
    [
        ("9D", "nine of diamonds", "9"),
        ("TS", "ten of spades", "10"),
        ("QH", "queen of hearts", "Q"),
    ],
)
def test_a_card_has_a_name_and_an_index(card: str, name: str, index: str) -> None:
    assert words.card_name(parse_card(card)) == name
    assert words.index(parse_card(card)) == index


def test_no_two_cards_share_a_name() -> None:
    assert len({words.card_name(card) for card in CARDS}) == 52


def test_a_square_is_named_without_a_table_too() -> None:
    assert words.square_words(None, parse_square("h5")) == "h5, nine of diamonds"


def test_a_locked_corner_is_part_of_a_sequence() -> None:
    state = middle(blue="b1 c1 d1 e1", sequences=[("blue", "a1-e1")])
    name = words.square_words(state.public, parse_square("a1"))
    assert name == "a1, corner, everybody's, part of a sequence"


def test_every_refusal_has_its_sentence() -> None:
    for code in Code:
        assert words.refusal_words(code) == REASONS[code]
