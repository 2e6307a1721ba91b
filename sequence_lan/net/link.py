"""Addresses and links of tables, as people type, read and scan them (DESIGN.md 6)."""

import ipaddress
import re
from typing import Final, NamedTuple

from sequence_lan.language import noted, translate

DEFAULT_PORT: Final = 47624
_SCHEME: Final = "sequence-lan://"
_LONGEST: Final = 400
_HOST_NAME: Final = re.compile(r"(?!-)[A-Za-z0-9_-]{1,63}(\.(?!-)[A-Za-z0-9_-]{1,63})*\.?")
_SCOPE: Final = re.compile(r"[A-Za-z0-9_.-]{1,32}")
_FINGERPRINT: Final = re.compile(r"[0-9a-fA-F]{64}")

_EXAMPLE: Final = noted("Net", "Type it like 192.168.1.20:47624, as the host's screen shows it.")


class BadAddress(ValueError):
    """A text that is no address or link; its own text is the sentence for the person."""


class Address(NamedTuple):
    """Where a table listens."""

    host: str
    """An IPv4 or IPv6 address, the latter with ``%scope`` where it has one, or a host's name."""
    port: int = DEFAULT_PORT

    def __str__(self) -> str:
        """``host:port``, an IPv6 address in brackets."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class Link(NamedTuple):
    """An address, with the fingerprint of the certificate expected there when it is known."""

    address: Address
    fingerprint: bytes | None = None

    def __str__(self) -> str:
        """``sequence-lan://address:port/#fingerprint``, the part from # on only when known."""
        mark = "" if self.fingerprint is None else f"#{self.fingerprint.hex()}"
        return f"{_SCHEME}{self.address}/{mark}"


def parse_link(text: str) -> Link:
    """The link that ``text`` gives: a whole link, ``address:port``, or an address alone.

    Without a port it is 47624. Raises BadAddress.
    """
    text = text.strip()
    if len(text) > _LONGEST:
        raise BadAddress(_like(translate("Net", "That is too long for an address.")))
    if text[: len(_SCHEME)].lower() != _SCHEME:
        return Link(parse_address(text))
    place, _, mark = text[len(_SCHEME) :].partition("#")
    if mark and not _FINGERPRINT.fullmatch(mark):
        raise BadAddress(
            translate("Net", "The end of that link is damaged: copy or scan the whole link again.")
        )
    return Link(parse_address(place.removesuffix("/")), bytes.fromhex(mark) if mark else None)


def parse_address(text: str) -> Address:
    """The address that ``text`` gives, with port 47624 where it names none. Raises BadAddress."""
    text = text.strip()
    if not text:
        raise BadAddress(_like(translate("Net", "There is no address.")))
    if text.startswith("["):
        host, bracket, rest = text[1:].partition("]")
        if not bracket or (rest and not rest.startswith(":")):
            raise BadAddress(
                translate("Net", "An IPv6 address with a port is typed like [fd00::20]:47624.")
            )
        return Address(_ipv6(host), _port(rest[1:]) if rest else DEFAULT_PORT)
    if text.count(":") > 1:
        return Address(_ipv6(text))
    host, colon, port = text.partition(":")
    return Address(_ipv4_or_name(host), _port(port) if colon else DEFAULT_PORT)


def _like(sentence: str) -> str:
    return f"{sentence} {translate('Net', _EXAMPLE)}"


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and 0 < int(text) < 65536):
        raise BadAddress(_like(translate("Net", "The port must be a number from 1 to 65535.")))
    return int(text)


def _ipv6(text: str) -> str:
    try:
        address = ipaddress.IPv6Address(text)
    except ValueError:
        raise BadAddress(_like(translate("Net", "That is no IPv6 address."))) from None
    if address.scope_id is not None and not _SCOPE.fullmatch(address.scope_id):
        raise BadAddress(
            translate(
                "Net", "What stands after % must be the name or number of a network interface."
            )
        )
    if address.is_link_local and address.scope_id is None:
        raise BadAddress(
            translate(
                "Net",
                "An address that begins with fe80 needs the network interface it is reached by, "
                "like [fe80::20%eth0]:47624.",
            )
        )
    return _reachable(address)


def _ipv4_or_name(text: str) -> str:
    if text.rpartition(".")[2].isdecimal():
        try:
            return _reachable(ipaddress.IPv4Address(text))
        except ipaddress.AddressValueError:
            raise BadAddress(_like(translate("Net", "That is no IPv4 address."))) from None
    if len(text) > 253 or not _HOST_NAME.fullmatch(text):
        raise BadAddress(
            _like(translate("Net", "That is neither an address nor a computer's name."))
        )
    return text.lower()


def _reachable(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> str:
    if address.is_unspecified or address.is_multicast:
        raise BadAddress(
            _like(translate("Net", "No table can be reached at {address}.").format(address=address))
        )
    return str(address)
