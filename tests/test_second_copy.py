"""A program that is started twice on one computer, with the same files."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.visitor import Visitor, plan


@pytest.fixture
def copies(tmp_path: Path) -> Iterator[tuple[Visitor, Visitor]]:
    """Ada's program, and a second copy of it."""
    both = Visitor("Ada", tmp_path), Visitor("Ada", tmp_path)
    yield both
    for each in reversed(both):
        each.close()


def test_both_open_a_table_of_their_own(copies: tuple[Visitor, Visitor]) -> None:
    first, second = copies
    link = first.opens(plan("Kitchen"))
    other = second.opens(plan("Garden"))
    assert link.partition("#")[0] != other.partition("#")[0]
    assert link.partition("#")[2] == other.partition("#")[2], "it is one host, with one certificate"
    first.table("Kitchen", lambda table: table.lobby and table.lobby.table == "Kitchen")
    second.table("Garden", lambda table: table.lobby and table.lobby.table == "Garden")


def test_the_second_joins_the_table_of_the_first_as_another_person(
    copies: tuple[Visitor, Visitor],
) -> None:
    first, second = copies
    table = second.joins(first.opens(plan("Kitchen")))
    assert table.lobby is not None
    assert len({person.name for person in table.lobby.people}) == 2
    first.sits(0)
    second.sits(1)
    first.table("the other", lambda table: all(seat.ready for seat in table.seats))
