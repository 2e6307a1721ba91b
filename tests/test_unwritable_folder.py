"""A folder that can't be written: each person hears it in a sentence, and can play all the same."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.visitor import Visitor, plan


@pytest.fixture
def people(tmp_path: Path) -> Iterator[tuple[Visitor, Visitor]]:
    """Ada, and Bo whose folder can't be made since a file is in its way."""
    (tmp_path / "Bo").write_text("", encoding="utf-8")
    ada, bo = Visitor("Ada", tmp_path), Visitor("Bo", tmp_path)
    yield ada, bo
    bo.close()
    ada.close()


def test_who_cannot_keep_a_certificate_opens_no_table_and_is_told_why(
    people: tuple[Visitor, Visitor],
) -> None:
    _, bo = people
    bo.session.open_table(plan(), "Bo")
    told = bo.fault("bad_identity")
    assert told.startswith("This host's certificate can't be kept in ")
    assert told.endswith("make that folder readable and writable for yourself.")


def test_who_cannot_keep_a_token_plays_and_is_told_that_the_seat_may_be_lost(
    people: tuple[Visitor, Visitor],
) -> None:
    ada, bo = people
    bo.session.join(ada.opens(plan()), "Bo")
    table = bo.table("what is not kept", lambda table: table.notice is not None)
    assert table.notice is not None
    assert table.notice.code == "not_kept"
    bo.sits(1)
    ada.table("Bo", lambda table: table.seats[1].person is not None)
