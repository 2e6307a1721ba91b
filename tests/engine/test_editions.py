"""The editions and their switches (RULES.md 6)."""

from dataclasses import asdict

import pytest

from sequence_lan.engine.rules import CLASSIC, EDITIONS, GOLIATH, ITALIAN, Rules
from tests.engine.staging import FRIENDLY


@pytest.mark.parametrize(
    ("rules", "switches"),
    [
        (
            CLASSIC,
            {
                "edition": "classic",
                "one_eyed": "hearts_spades",
                "draw": "manual",
                "forfeit": "on_next_draw",
                "dead_cards_per_turn": 1,
                "discard": "own",
                "chips": (50, 50, 35),
                "uneven_teams": False,
                "shared_must_cross": False,
                "table_talk": "penalty",
                "sequences_to_win": 2,
            },
        ),
        (
            GOLIATH,
            {
                "edition": "goliath",
                "one_eyed": "clubs_spades",
                "draw": "manual",
                "forfeit": "on_next_play",
                "dead_cards_per_turn": None,
                "discard": "own",
                "chips": (50, 50, 35),
                "uneven_teams": True,
                "shared_must_cross": True,
                "table_talk": "warn",
                "sequences_to_win": 2,
            },
        ),
        (
            ITALIAN,
            {
                "edition": "italian",
                "one_eyed": "hearts_spades",
                "draw": "manual",
                "forfeit": "on_next_draw",
                "dead_cards_per_turn": None,
                "discard": "common",
                "chips": (48, 48, 48),
                "uneven_teams": False,
                "shared_must_cross": False,
                "table_talk": "off",
                "sequences_to_win": 2,
            },
        ),
    ],
    ids=["classic", "goliath", "italian"],
)
def test_an_edition_is_a_named_set_of_values(rules: Rules, switches: dict[str, object]) -> None:
    assert asdict(rules) == switches
    assert EDITIONS[rules.edition] is rules


def test_there_are_three_editions() -> None:
    assert list(EDITIONS) == ["classic", "goliath", "italian"]


def test_a_friendly_table_is_classic_with_automatic_draws() -> None:
    assert asdict(FRIENDLY) == asdict(CLASSIC) | {"draw": "auto"}
