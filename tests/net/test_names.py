"""What is a name, and what is none."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sequence_lan.net.names import BadName, check_name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada ", "Ada"),
        ("Ada   Lovelace", "Ada Lovelace"),
        ("Ada\u00a0L.", "Ada L."),
        ("Zoe\u0308", "Zo\u00eb"),
        ("x" * 24, "x" * 24),
        ("é" * 24, "é" * 24),
        ("\U0001f0a1" * 16, "\U0001f0a1" * 16),
        ("日本語のテーブル", "日本語のテーブル"),
        ("مريم", "مريم"),
        ("O'Neil-Bø (3)", "O'Neil-Bø (3)"),
    ],
)
def test_a_name_is_kept_as_people_write_it(typed: str, name: str) -> None:
    assert check_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "\u3000",
        "x" * 25,
        "x" * 300,
        "é" * 25,
        "\U0001f0a1" * 17,
        "Ada\n",
        "\tAda",
        "A\x00da",
        "A\x7fda",
        "A\x9bda",
        "\u202eadA",
        "\u2066Ada\u2069",
        "A\u200bda",
        "A\u200dda",
        "\ufeffAda",
        "A\u00adda",
        "A\u2028da",
        "\u3164",
        "\ue000",
        "\ud800",
    ],
    ids=ascii,
)
def test_what_is_no_name_is_refused_with_a_sentence(typed: str) -> None:
    with pytest.raises(BadName) as caught:
        check_name(typed)
    assert str(caught.value).endswith(".")


@given(st.text(max_size=30))
def test_a_name_stays_what_it_is_when_it_is_checked_again(typed: str) -> None:
    try:
        name = check_name(typed)
    except BadName:
        return
    assert check_name(name) == name
    assert 1 <= len(name) <= 24
    assert len(name.encode()) <= 64
    assert unicodedata.is_normalized("NFC", name)
