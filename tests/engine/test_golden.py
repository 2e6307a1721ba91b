"""Whole games, with every seat's view at every step, stay as they were read and kept."""

import pytest

from tests.engine.golden import FOLDER, GAMES, text_of


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_looks_to_every_seat_as_it_was_read(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert text_of(name).splitlines() == kept.splitlines()


def test_every_game_that_is_kept_is_played() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)
