"""Tokens give a person their seat back, and nobody else (DESIGN.md 5)."""

import stat
import sys
from pathlib import Path

from sequence_lan.client.tokens import TABLES_KEPT, Ticket, Tokens

HOST = bytes(32)
OTHER_HOST = bytes(31) + b"\x01"
KITCHEN = "a" * 32
GARDEN = "b" * 32
THERE = "192.168.1.5:47624"


def ticket(
    table: str = KITCHEN, name: str = "Bo", address: str = THERE, when: float = 1.0, token: int = 1
) -> Ticket:
    return Ticket(table, name, address, when, bytes([token]) * 32)


def test_a_token_is_there_after_a_restart(tmp_path: Path) -> None:
    Tokens(tmp_path).keep(HOST, ticket())
    assert Tokens(tmp_path).find(HOST, "Bo", THERE) == ticket()


def test_a_token_is_never_shown_to_another_host(tmp_path: Path) -> None:
    Tokens(tmp_path).keep(HOST, ticket())
    assert Tokens(tmp_path).find(OTHER_HOST, "Bo", THERE) is None


def test_a_token_is_not_used_under_another_name(tmp_path: Path) -> None:
    Tokens(tmp_path).keep(HOST, ticket())
    assert Tokens(tmp_path).find(HOST, "Cy", THERE) is None


def test_a_new_token_replaces_the_old_one_of_its_table(tmp_path: Path) -> None:
    tokens = Tokens(tmp_path)
    tokens.keep(HOST, ticket(token=1))
    tokens.keep(HOST, ticket(token=2, when=2.0))
    assert tokens.find(HOST, "Bo", THERE) == ticket(token=2, when=2.0)


def test_of_two_tables_of_one_host_the_one_at_that_address_is_meant(tmp_path: Path) -> None:
    tokens = Tokens(tmp_path)
    kitchen = ticket(KITCHEN, address="192.168.1.5:47624", when=1.0)
    garden = ticket(GARDEN, address="192.168.1.5:47625", when=2.0)
    tokens.keep(HOST, kitchen)
    tokens.keep(HOST, garden)
    assert tokens.find(HOST, "Bo", "192.168.1.5:47624") == kitchen
    assert tokens.find(HOST, "Bo", "192.168.1.5:47625") == garden
    assert tokens.find(HOST, "Bo", "10.0.0.5:47624") == garden


def test_a_table_left_for_good_has_no_token_any_more(tmp_path: Path) -> None:
    tokens = Tokens(tmp_path)
    tokens.keep(HOST, ticket(KITCHEN))
    tokens.keep(HOST, ticket(GARDEN, when=2.0))
    tokens.forget(HOST, GARDEN, "Bo")
    assert tokens.find(HOST, "Bo", THERE) == ticket(KITCHEN)


def test_a_table_joined_after_the_clock_was_set_back_is_still_the_latest(tmp_path: Path) -> None:
    tokens = Tokens(tmp_path)
    for number in range(TABLES_KEPT):
        tokens.keep(HOST, ticket(f"{number:032x}", when=2000.0 + number))
    tokens.keep(HOST, ticket(GARDEN, when=1.0, token=7))
    found = tokens.find(HOST, "Bo", THERE)
    assert found is not None
    assert (found.table, found.token) == (GARDEN, bytes([7]) * 32)


def test_only_the_latest_tables_of_a_host_are_remembered(tmp_path: Path) -> None:
    tokens = Tokens(tmp_path)
    for number in range(TABLES_KEPT + 3):
        tokens.keep(HOST, ticket(f"{number:032x}", when=float(number)))
    assert len(list(tmp_path.rglob("*.json"))) == TABLES_KEPT
    found = tokens.find(HOST, "Bo", THERE)
    assert found is not None
    assert found.when == TABLES_KEPT + 2


def test_a_damaged_file_counts_as_none(tmp_path: Path) -> None:
    tokens = Tokens(tmp_path)
    tokens.keep(HOST, ticket())
    (file,) = tmp_path.rglob("*.json")
    file.write_bytes(file.read_bytes()[:20])
    assert tokens.find(HOST, "Bo", THERE) is None
    tokens.keep(HOST, ticket())
    assert tokens.find(HOST, "Bo", THERE) == ticket()


def test_a_token_is_hidden_where_a_ticket_is_printed() -> None:
    assert "token" not in repr(ticket())


if sys.platform != "win32":

    def test_tokens_are_readable_by_their_owner_alone(tmp_path: Path) -> None:
        Tokens(tmp_path / "tokens").keep(HOST, ticket())
        for path in (tmp_path / "tokens").rglob("*"):
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0
