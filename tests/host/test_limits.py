"""How much one peer may ask for, and how many may wait at the door."""

from sequence_lan.host.doorway import Doorway
from sequence_lan.host.limits import CALLS, CHAT, Bucket, Pace, Rate
from sequence_lan.host.stream import WRITE_LIMIT


def test_so_many_at_once_and_so_many_more_a_second() -> None:
    bucket = Bucket(Rate(3, 2), 100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(100.4) is False
    assert bucket.take(100.5) is True
    assert bucket.take(100.5) is False
    assert [bucket.take(101.5) for _ in range(3)] == [True, True, False]


def test_the_limits_are_those_that_everybody_was_told() -> None:
    pace = Pace()
    assert pace.messages == Rate(at_once=20, a_second=10)
    assert (pace.hello, pace.admission) == (3.0, 10.0)
    assert (Rate(5, 0.5), Rate(3, 0.1)) == (CHAT, CALLS)
    assert WRITE_LIMIT == 256 * 1024


def test_no_more_is_saved_up_than_at_once() -> None:
    bucket = Bucket(Rate(2, 10), 0.0)
    assert [bucket.take(1000.0) for _ in range(3)] == [True, True, False]


def test_the_wait_for_the_next_one_is_known() -> None:
    bucket = Bucket(Rate(1, 4), 0.0)
    assert bucket.wait(0.0) == 0
    bucket.take(0.0)
    assert 0.24 < bucket.wait(0.0) <= 0.25
    assert bucket.wait(0.25) == 0


def test_eight_wait_from_one_address_and_the_oldest_makes_room() -> None:
    door = Doorway()
    assert [door.enter(n, "10.0.0.1") for n in range(8)] == [None] * 8
    assert door.enter(8, "10.0.0.1") == 0
    assert door.enter(9, "10.0.0.1") == 1
    assert door.enter(10, "10.0.0.2") is None


def test_sixty_four_wait_in_all_and_the_oldest_of_any_address_makes_room() -> None:
    door = Doorway()
    assert [door.enter(n, f"10.0.0.{n // 8}") for n in range(64)] == [None] * 64
    assert door.enter(64, "10.0.1.1") == 0
    assert door.enter(65, "10.0.1.1") == 1


def test_who_was_let_in_or_has_gone_waits_no_more() -> None:
    door = Doorway(per_address=2)
    door.enter(1, "a")
    door.enter(2, "a")
    door.leave(1)
    door.leave(7)
    assert door.enter(3, "a") is None
    assert door.enter(4, "a") == 2
