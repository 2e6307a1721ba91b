"""Wrong codes at a private table, on a clock that is put forward by hand."""

import pytest

from sequence_lan.host.denied import Denied
from sequence_lan.host.lockout import Lockout
from sequence_lan.net.messages import Options
from tests.host.conftest import Open
from tests.host.parlour import Parlour, options

THERE = "192.168.1.66"
ELSEWHERE = "192.168.1.5"


def test_five_wrong_codes_shut_an_address_out_for_a_minute() -> None:
    lockout = Lockout()
    for _ in range(4):
        lockout.wrong(THERE, 100.0)
        assert lockout.wait(THERE, 100.0) == 0
    lockout.wrong(THERE, 100.0)
    assert lockout.wait(THERE, 100.0) == 60
    assert lockout.wait(THERE, 159.0) == 1
    assert lockout.wait(THERE, 160.0) == 0
    assert lockout.wait(ELSEWHERE, 100.0) == 0


def test_each_further_time_is_twice_as_long() -> None:
    lockout = Lockout()
    waits, now = [], 0.0
    for _ in range(4):
        for _ in range(5):
            lockout.wrong(THERE, now)
        waits.append(lockout.wait(THERE, now))
        now += waits[-1]
    assert waits == [60, 120, 240, 480]


def test_the_right_code_makes_the_wrong_ones_slips() -> None:
    lockout = Lockout()
    for _ in range(4):
        lockout.wrong(THERE, 0.0)
    lockout.right(THERE)
    lockout.wrong(THERE, 0.0)
    assert lockout.wait(THERE, 0.0) == 0


def private(parlour: Open) -> Parlour:
    room = parlour(code="42-amber-fox")
    room.host()
    return room


def tries(room: Parlour, address: str) -> str | None:
    """A wrong code is tried from ``address``; why it may not, None if it may."""
    try:
        room.table.newcomers.check_may_try(address, room.now)
    except Denied as no:
        return no.code
    room.deliver(room.table.newcomers.tried(address, room.now, right=False))
    return None


def test_wrong_codes_by_the_thousand_get_fifty_guesses_in_all(parlour: Open) -> None:
    room = private(parlour)
    answers: list[str | None] = []
    for second in range(3000):
        room.now += 1
        answers.append(tries(room, f"10.0.{second % 3}.{second % 200}"))
    assert answers.count(None) == 50
    assert answers[-1] == "shut"
    assert room.visitors[0].lobby.shut


def test_one_address_gets_few_guesses_in_an_evening(parlour: Open) -> None:
    room = private(parlour)
    allowed = 0
    for _ in range(4 * 3600):
        room.now += 1
        allowed += tries(room, THERE) is None
    # 5 at once, 5 more after 1, 3, 7, 15, 31, 63 and 127 minutes; the next ones after 255.
    assert allowed == 40
    assert not room.visitors[0].lobby.shut
    assert tries(room, ELSEWHERE) is None


def test_the_owner_opens_a_table_again_that_was_shut(parlour: Open) -> None:
    room = private(parlour)
    bo = room.come("Bo")
    for n in range(50):
        assert tries(room, f"10.0.0.{n}") is None
    assert tries(room, ELSEWHERE) == "shut"
    assert bo.rejection(Options(options()))[0] == "not_owner"
    ada = room.visitors[0]
    ada.send(Options(options()))
    assert not ada.lobby.shut
    assert tries(room, ELSEWHERE) is None


def test_a_table_is_opened_again_in_the_middle_of_a_game(parlour: Open) -> None:
    room = private(parlour)
    bo = room.come("Bo", 1)
    ada = room.visitors[0]
    room.started(ada, bo)
    for n in range(50):
        tries(room, f"10.0.0.{n}")
    assert ada.lobby.shut
    ada.send(Options(options()))
    assert (ada.lobby.phase, ada.lobby.shut) == ("playing", False)


@pytest.mark.parametrize("bad", ["42", "amber-fox", "x" * 200])
def test_who_is_at_the_table_is_not_asked_again(parlour: Open, bad: str) -> None:
    room = private(parlour)
    bo = room.come("Bo")
    for n in range(50):
        tries(room, f"10.0.0.{n}")
    assert room.table.newcomers.knows(bo.token)
    assert not room.table.newcomers.knows(bad.encode())


def test_the_code_is_in_nothing_that_is_sent_or_shown(parlour: Open) -> None:
    room = private(parlour)
    bo = room.come("Bo", 1)
    room.started(room.visitors[0], bo)
    assert room.visitors[0].lobby.private
    frames = b"".join(frame for visitor in room.visitors.values() for frame in visitor.frames)
    assert b"amber" not in frames
    assert "amber" not in repr(room.table.room)
