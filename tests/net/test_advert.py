"""What a table says of itself, and how little of it is believed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sequence_lan import __version__
from sequence_lan.net.advert import Announcement, TableAd, read_ad, to_txt
from sequence_lan.net.link import Address

FINGERPRINT = bytes(range(32))
KITCHEN = Announcement(
    table="Kitchen",
    seats_taken=2,
    seats_total=4,
    phase="lobby",
    private=True,
    edition="goliath",
    fingerprint=FINGERPRINT,
    protocol=(1, 2),
    app="0.1.0",
)
TXT: dict[bytes, bytes | None] = {
    b"protocol": b"1-2",
    b"table": b"Kitchen",
    b"seats": b"2/4",
    b"phase": b"lobby",
    b"entry": b"private",
    b"edition": b"goliath",
    b"app": b"0.1.0",
    b"cert": b"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
}


def found(**changes: bytes | None) -> TableAd | None:
    return read_ad(
        TXT | {key.encode(): value for key, value in changes.items()}, ["10.0.0.5"], 47624
    )


def test_the_network_is_told_just_this() -> None:
    assert to_txt(KITCHEN, "Kitchen-2") == {
        key.decode(): (value or b"").decode()
        for key, value in (TXT | {b"table": b"Kitchen-2"}).items()
    }


def test_an_announcement_bears_this_version() -> None:
    said = Announcement(
        table="Kitchen",
        seats_taken=0,
        seats_total=2,
        phase="lobby",
        private=False,
        edition="classic",
        fingerprint=FINGERPRINT,
    )
    assert to_txt(said, "Kitchen")["protocol"] == "1-1"
    assert to_txt(said, "Kitchen")["app"] == __version__
    assert to_txt(said, "Kitchen")["entry"] == "open"


def test_a_table_is_found_as_it_describes_itself() -> None:
    assert found() == TableAd(
        table="Kitchen",
        seats_taken=2,
        seats_total=4,
        phase="lobby",
        private=True,
        edition="goliath",
        fingerprint=FINGERPRINT,
        protocol=(1, 2),
        app="0.1.0",
        addresses=(Address("10.0.0.5", 47624),),
    )


def test_what_a_later_version_adds_does_no_harm() -> None:
    later = found(spectators=b"3", flag=None)
    assert later is not None
    assert later == found()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("protocol", b"1"),
        ("protocol", b"-1"),
        ("protocol", b"1-2-3"),
        ("protocol", b"999999-999999"),
        ("protocol", "\u0661-\u0662".encode()),
        ("table", b""),
        ("table", b"x" * 25),
        ("table", b"\x1b[2J"),
        ("table", b"\xff"),
        ("seats", b"2"),
        ("seats", b"2/100"),
        ("seats", b"-1/4"),
        ("phase", b""),
        ("phase", b"<b>"),
        ("entry", b"maybe"),
        ("entry", None),
        ("edition", b"x" * 40),
        ("app", b""),
        ("app", b"0.1.0\n"),
        ("cert", b""),
        ("cert", b"00"),
        ("cert", b"zz" * 32),
        ("cert", b"AB" * 32),
    ],
)
def test_a_description_that_makes_no_sense_is_left_out(key: str, value: bytes | None) -> None:
    assert found(**{key: value}) is None


@pytest.mark.parametrize("key", sorted(TXT))
def test_a_description_that_lacks_something_is_left_out(key: bytes) -> None:
    assert read_ad({k: v for k, v in TXT.items() if k != key}, ["10.0.0.5"], 47624) is None


@given(st.dictionaries(st.sampled_from(sorted(TXT)), st.none() | st.binary(max_size=30)))
def test_whatever_somebody_announces_is_a_table_or_nothing(said: dict[bytes, bytes | None]) -> None:
    ad = read_ad(TXT | said, ["10.0.0.5"], 47624)
    assert ad is None or isinstance(ad, TableAd)


def test_ipv4_is_named_first_and_an_address_of_the_link_only_with_its_scope() -> None:
    ad = read_ad(TXT, ["fe80::1", "fd00::1", "fe80::2%3", "10.0.0.6", "10.0.0.5", "10.0.0.5"], 5000)
    assert ad is not None
    assert [str(address) for address in ad.addresses] == [
        "10.0.0.5:5000",
        "10.0.0.6:5000",
        "[fd00::1]:5000",
        "[fe80::2%3]:5000",
    ]


@pytest.mark.parametrize("address", ["0.0.0.0", "::", "224.0.0.251", "ff02::fb", "fe80::1"])
def test_a_table_that_cannot_be_reached_is_left_out(address: str) -> None:
    assert read_ad(TXT, [address], 47624) is None


def test_a_flood_of_addresses_is_not_followed() -> None:
    ad = read_ad(TXT, [f"10.0.0.{n}" for n in range(200)], 47624)
    assert ad is not None
    assert len(ad.addresses) == 8


def test_a_table_of_another_protocol_says_both_versions() -> None:
    ours, theirs = found(), found(protocol=b"7-9", app=b"3.0")
    assert ours is not None
    assert ours.mismatch is None
    assert theirs is not None
    assert theirs.mismatch == (
        "The table speaks protocols 7 to 9 (version 3.0), the computer that joins protocol 1 "
        f"(version {__version__}): update the game on the computer that joins."
    )
