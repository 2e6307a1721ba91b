"""Three wrong codes at one place are enough for a while."""

from sequence_lan.client.tries import Tries

KITCHEN, ATTIC = b"k" * 32, b"a" * 32


def test_the_third_wrong_code_is_followed_by_a_rest() -> None:
    tries = Tries()
    for now in (0.0, 10.0):
        tries.wrong(KITCHEN, now)
        assert tries.wait(KITCHEN, now) == 0
    tries.wrong(KITCHEN, 20.0)
    assert tries.wait(KITCHEN, 20.0) == 60
    assert tries.wait(KITCHEN, 79.0) == 1
    assert tries.wait(ATTIC, 20.0) == 0


def test_after_the_rest_there_are_three_more() -> None:
    tries = Tries()
    for now in (0.0, 0.0, 0.0, 60.0, 60.0):
        tries.wrong(KITCHEN, now)
    assert tries.wait(KITCHEN, 60.0) == 0
    tries.wrong(KITCHEN, 60.0)
    assert tries.wait(KITCHEN, 60.0) == 60
