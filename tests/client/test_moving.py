"""A table that moves, as its clients see it: what comes in parts, and where it says it is."""

from sequence_lan.client.moving import Parcel
from sequence_lan.net.link import Address
from sequence_lan.net.messages import Handover, Moved
from sequence_lan.net.moved import places


def test_the_whole_is_there_with_the_last_part() -> None:
    parcel = Parcel()
    assert parcel.add(Handover(0, 3, b"a")) is None
    assert parcel.add(Handover(1, 3, b"b")) is None
    assert parcel.add(Handover(2, 3, b"c")) == b"abc"
    assert parcel.add(Handover(0, 1, b"d")) == b"d"


def test_parts_that_do_not_fit_together_are_dropped() -> None:
    parcel = Parcel()
    assert parcel.add(Handover(0, 2, b"a")) is None
    assert parcel.add(Handover(0, 2, b"b")) is None
    assert parcel.add(Handover(1, 2, b"c")) == b"bc"
    assert parcel.add(Handover(1, 2, b"c")) is None
    assert parcel.add(Handover(0, 1_000_000, b"a")) is None
    assert parcel.add(Handover(0, 0, b"a")) is None


def test_what_is_no_address_is_passed_over() -> None:
    said = Moved("0" * 32, ("192.0.2.7:1", "nowhere at all", ":"), bytes(32), b"", b"")
    assert places(said) == (Address("192.0.2.7", 1),)
