"""Addresses and links as people type, read and scan them."""

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sequence_lan.net.link import Address, BadAddress, Link, parse_address, parse_link

FINGERPRINT = bytes(range(32))
HEX = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("192.168.1.20:47624", "192.168.1.20", 47624),
        ("192.168.1.20", "192.168.1.20", 47624),
        (" 192.168.1.20:5000\n", "192.168.1.20", 5000),
        ("[fd00::20]:5000", "fd00::20", 5000),
        ("[fd00::20]", "fd00::20", 47624),
        ("fd00::20", "fd00::20", 47624),
        ("[FD00:0:0::20]:1", "fd00::20", 1),
        ("[fe80::20%eth0]:5000", "fe80::20%eth0", 5000),
        ("fe80::20%4", "fe80::20%4", 47624),
        ("::1", "::1", 47624),
        ("127.0.0.1:65535", "127.0.0.1", 65535),
        ("kitchen.local:5000", "kitchen.local", 5000),
        ("Adas-Laptop", "adas-laptop", 47624),
    ],
)
def test_an_address_is_read_as_people_type_it(text: str, host: str, port: int) -> None:
    assert parse_address(text) == Address(host, port)


@pytest.mark.parametrize(
    ("link", "text"),
    [
        (Link(Address("192.168.1.20", 47624)), "sequence-lan://192.168.1.20:47624/"),
        (
            Link(Address("192.168.1.20", 5000), FINGERPRINT),
            f"sequence-lan://192.168.1.20:5000/#{HEX}",
        ),
        (Link(Address("fd00::20", 47624), FINGERPRINT), f"sequence-lan://[fd00::20]:47624/#{HEX}"),
    ],
)
def test_a_link_is_written_with_its_fingerprint(link: Link, text: str) -> None:
    assert str(link) == text
    assert parse_link(text) == link


@pytest.mark.parametrize(
    "text",
    [
        f"SEQUENCE-LAN://192.168.1.20:47624/#{HEX.upper()}",
        f"sequence-lan://192.168.1.20/#{HEX}",
        f"sequence-lan://192.168.1.20:47624#{HEX}",
        f"  sequence-lan://192.168.1.20:47624/#{HEX}  ",
    ],
)
def test_a_link_is_read_as_scanners_and_people_leave_it(text: str) -> None:
    assert parse_link(text) == Link(Address("192.168.1.20", 47624), FINGERPRINT)


@pytest.mark.parametrize("text", ["192.168.1.20:47624", "sequence-lan://192.168.1.20:47624"])
def test_a_link_may_be_an_address_alone(text: str) -> None:
    assert parse_link(text) == Link(Address("192.168.1.20", 47624), None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   ",
        ":47624",
        "192.168.1.20:",
        "192.168.1.20:0",
        "192.168.1.20:65536",
        "192.168.1.20:99999999999",
        "192.168.1.20:4 7",
        "192.168.1.20:+5",
        "192.168.1.20:\u0665",
        "192.168.1",
        "192.168.1.256",
        "0x7f.1",
        "1",
        "0.0.0.0",
        "::",
        "224.0.0.251",
        "[fd00::20",
        "[fd00::20]5000",
        "[192.168.1.20]:5000",
        "fd00::20::1",
        "fe80::20",
        "[fe80::20]:5000",
        "[fe80::20%]:5000",
        "[fe80::20%a/b]:5000",
        "a b",
        "-a",
        "a..b",
        "a" * 64,
        "é.local",
        "http://192.168.1.20:47624/",
        "sequence-lan://",
        "sequence-lan://192.168.1.20:47624/x",
        f"sequence-lan://192.168.1.20:47624/#{HEX[:-1]}",
        f"sequence-lan://192.168.1.20:47624/#{HEX}0",
        f"sequence-lan://192.168.1.20:47624/#{'g' * 64}",
        "x" * 5000,
    ],
    ids=lambda text: ascii(text)[:40],
)
def test_what_is_no_address_is_refused_with_a_sentence_that_helps(text: str) -> None:
    with pytest.raises(BadAddress) as caught:
        parse_link(text)
    assert str(caught.value).endswith(".")


hosts = st.ip_addresses().filter(
    lambda ip: not (ip.is_unspecified or ip.is_multicast or ip.is_link_local)
)


@given(hosts, st.integers(1, 65535), st.none() | st.binary(min_size=32, max_size=32))
def test_every_link_comes_back_as_it_was_written(
    ip: ipaddress.IPv4Address | ipaddress.IPv6Address, port: int, fingerprint: bytes | None
) -> None:
    link = Link(Address(str(ip), port), fingerprint)
    assert parse_link(str(link)) == link
    assert parse_address(str(link.address)) == link.address


@given(st.text(max_size=80))
def test_whatever_is_typed_is_an_address_or_gets_a_sentence(text: str) -> None:
    try:
        link = parse_link(text)
    except BadAddress:
        return
    assert parse_link(str(link)) == link
