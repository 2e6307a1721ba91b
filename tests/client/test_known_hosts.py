"""A host is known by its certificate; a known name with another one is said (DESIGN.md 5)."""

from pathlib import Path

import msgspec
import pytest

from sequence_lan.client.known_hosts import HOSTS_KEPT, KnownHost, KnownHosts

FIRST = bytes(32)
SECOND = bytes(31) + b"\x01"
THERE = "192.168.1.5:47624"


@pytest.fixture
def known(tmp_path: Path) -> KnownHosts:
    return KnownHosts(tmp_path / "hosts.json")


def test_a_host_never_met_is_remembered_without_a_word(known: KnownHosts) -> None:
    assert known.all() == []
    assert known.meet(FIRST, "Ada", "Kitchen", THERE) is None
    assert known.all() == [KnownHost(FIRST, "Ada", ("Kitchen",), THERE)]


def test_a_host_met_again_is_known_by_all_its_tables(known: KnownHosts) -> None:
    known.meet(FIRST, "Ada", "Kitchen", THERE)
    assert known.meet(FIRST, "Ada", "Garden", THERE) is None
    assert [met.tables for met in known.all()] == [("Kitchen", "Garden")]


def test_a_known_person_with_another_certificate_is_said(known: KnownHosts) -> None:
    known.meet(FIRST, "Ada", "Kitchen", THERE)
    warning = known.meet(SECOND, "Ada", "Garden", THERE)
    assert warning == (
        "You have met Ada before with another certificate. It may be another computer, or one set "
        "up anew; or somebody poses as the host. Compare the six words of both screens."
    )


def test_a_known_table_with_another_certificate_is_said(known: KnownHosts) -> None:
    known.meet(FIRST, "Ada", "Kitchen", THERE)
    warning = known.meet(SECOND, "Mallory", "Kitchen", THERE)
    assert warning is not None
    assert warning.startswith("You have met the table Kitchen before with another certificate.")


def test_a_host_that_was_warned_of_is_known_from_then_on(known: KnownHosts) -> None:
    known.meet(FIRST, "Ada", "Kitchen", THERE)
    known.meet(SECOND, "Ada", "Kitchen", THERE)
    assert known.meet(SECOND, "Ada", "Kitchen", THERE) is None


def test_hosts_without_an_owner_are_not_taken_for_one_another(known: KnownHosts) -> None:
    known.meet(FIRST, "", "Kitchen", THERE)
    assert known.meet(SECOND, "", "Garden", THERE) is None


def test_the_host_met_last_is_at_the_end(known: KnownHosts) -> None:
    known.meet(FIRST, "Ada", "Kitchen", THERE)
    known.meet(SECOND, "Bo", "Garden", THERE)
    known.meet(FIRST, "Ada", "Kitchen", "192.168.1.6:47624")
    assert [host.host for host in known.all()] == ["Bo", "Ada"]


def test_the_oldest_hosts_are_forgotten_at_last(known: KnownHosts, tmp_path: Path) -> None:
    full = [
        KnownHost(number.to_bytes(32, "big"), f"Ada {number}", ("Kitchen",), THERE)
        for number in range(HOSTS_KEPT)
    ]
    (tmp_path / "hosts.json").write_bytes(msgspec.json.encode(full))
    known.meet(SECOND[::-1], "Bo", "Garden", THERE)
    assert len(known.all()) == HOSTS_KEPT
    assert known.all()[0].host == "Ada 1"
    assert known.all()[-1].host == "Bo"


def test_a_damaged_file_counts_as_nobody_met(known: KnownHosts, tmp_path: Path) -> None:
    (tmp_path / "hosts.json").write_text("{", encoding="utf-8")
    assert known.all() == []
    assert known.meet(FIRST, "Ada", "Kitchen", THERE) is None
    assert [met.fingerprint for met in known.all()] == [FIRST]


def test_where_the_hosts_met_last_were_is_where_they_may_be_again(known: KnownHosts) -> None:
    for number in range(10):
        known.meet(bytes([number]) * 32, f"Host {number}", "Kitchen", f"192.168.1.{number}:47624")
    assert known.recent() == tuple(f"192.168.1.{number}" for number in range(2, 10))


@pytest.mark.parametrize(
    ("address", "where"),
    [
        ("192.168.1.5:47624", ("192.168.1.5",)),
        ("[fd00::5]:47624", ("fd00::5",)),
        ("[fe80::5%2]:47624", ()),
        ("127.0.0.1:47624", ()),
        ("[::1]:47624", ()),
        ("desktop.local:47624", ()),
        ("?", ()),
    ],
)
def test_only_an_address_that_says_the_same_tomorrow_is_tried(
    known: KnownHosts, address: str, where: tuple[str, ...]
) -> None:
    known.meet(FIRST, "Ada", "Kitchen", address)
    assert known.recent() == where
