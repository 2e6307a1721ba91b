"""Words that people compare and codes that they type."""

import pytest

from sequence_lan.net.words import WORDS, BadCode, new_code, read_code, six_words


def test_there_are_512_plain_words_none_twice() -> None:
    assert len(WORDS) == len(set(WORDS)) == 512
    assert all(word.isascii() and word.isalpha() and word.islower() for word in WORDS)
    assert all(3 <= len(word) <= 6 for word in WORDS)


def test_the_words_of_a_fingerprint_stay_the_same_from_version_to_version() -> None:
    assert six_words(bytes(32)) == "beak tulip chest copper clock wheat"
    assert six_words(bytes(range(32))) == "cat brick nutmeg dusk clock opera"


def test_a_code_is_a_number_and_two_words() -> None:
    for _ in range(50):
        number, *words = new_code().split("-")
        assert 10 <= int(number) <= 99
        assert len(words) == 2
        assert set(words) <= set(WORDS)


def test_no_two_codes_are_alike() -> None:
    assert len({new_code() for _ in range(50)}) > 45


@pytest.mark.parametrize(
    "typed", ["42-amber-fox", "42 amber fox", "  42  Amber FOX ", "42,amber,fox", "42–amber—fox"]
)
def test_a_code_is_read_as_people_type_it(typed: str) -> None:
    assert read_code(typed) == "42-amber-fox"


@pytest.mark.parametrize(
    "typed", ["", "42", "amber-fox", "42-amber", "amber-42-fox", "4-2-a-b", "9" * 200]
)
def test_what_is_no_code_gets_a_sentence(typed: str) -> None:
    with pytest.raises(BadCode, match="like 42-amber-fox"):
        read_code(typed)
