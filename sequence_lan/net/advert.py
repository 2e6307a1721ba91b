"""What a table says of itself on the network: a hint, never believed (DESIGN.md 6)."""

import ipaddress
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sequence_lan import __version__
from sequence_lan.net.handshake import OURS, Range, common_protocol, protocol_sentence
from sequence_lan.net.link import Address
from sequence_lan.net.names import BadName, check_name

_RANGE: Final = re.compile(r"(\d{1,5})-(\d{1,5})")
_SEATS: Final = re.compile(r"(\d{1,2})/(\d{1,2})")
_WORD: Final = re.compile(r"[a-z][a-z_]{0,15}")
_VERSION: Final = re.compile(r"[0-9A-Za-z.+-]{1,32}")
_HEX: Final = re.compile(r"[0-9a-f]{64}")
_ENTRIES: Final = {"open": False, "private": True}
_MOST_ADDRESSES: Final = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Announcement:
    """What a host says of its table."""

    table: str
    """The table's name; on the network another one of the same name is told apart by a number."""
    seats_taken: int
    seats_total: int
    phase: str
    """``lobby``, ``dealing``, ``playing``, ``ended``; another version may have more."""
    private: bool
    edition: str
    """``classic``, ``goliath``, ``italian``; another version may have more."""
    fingerprint: bytes
    """The SHA-256 of the host's certificate."""
    protocol: Range = OURS
    app: str = __version__


@dataclass(frozen=True, slots=True, kw_only=True)
class TableAd(Announcement):
    """A table that was found, as it describes itself."""

    addresses: tuple[Address, ...]
    """Where it says it listens, IPv4 first: to be tried side by side."""

    @property
    def mismatch(self) -> str | None:
        """A sentence with both versions if this table speaks none of our protocols, else None."""
        if common_protocol(self.protocol, OURS) is not None:
            return None
        return protocol_sentence(self.protocol, self.app, OURS, __version__)


def to_txt(said: Announcement, table: str) -> dict[str, str]:
    """The TXT record of ``said``, with the name that the table has on the network."""
    return {
        "protocol": f"{said.protocol[0]}-{said.protocol[1]}",
        "table": table,
        "seats": f"{said.seats_taken}/{said.seats_total}",
        "phase": said.phase,
        "entry": "private" if said.private else "open",
        "edition": said.edition,
        "app": said.app,
        "cert": said.fingerprint.hex(),
    }


def read_ad(txt: Mapping[bytes, bytes | None], addresses: list[str], port: int) -> TableAd | None:
    """The table that a TXT record and its addresses describe, or None where it makes no sense.

    An IPv6 address of the link counts only with its scope.
    """
    try:
        said = {key.decode(): (value or b"").decode() for key, value in txt.items()}
        lowest, highest = _match(_RANGE, said["protocol"])
        taken, total = _match(_SEATS, said["seats"])
        _match(_WORD, said["phase"])
        _match(_WORD, said["edition"])
        _match(_VERSION, said["app"])
        _match(_HEX, said["cert"])
        places = sorted({a for a in addresses if _can_be_reached(a)}, key=lambda a: (":" in a, a))
        if not places or not 0 < port < 65536:
            return None
        return TableAd(
            table=check_name(said["table"]),
            seats_taken=int(taken),
            seats_total=int(total),
            phase=said["phase"],
            private=_ENTRIES[said["entry"]],
            edition=said["edition"],
            fingerprint=bytes.fromhex(said["cert"]),
            protocol=(int(lowest), int(highest)),
            app=said["app"],
            addresses=tuple(Address(place, port) for place in places[:_MOST_ADDRESSES]),
        )
    except (KeyError, UnicodeDecodeError, BadName, ValueError):
        return None


def _match(form: re.Pattern[str], text: str) -> tuple[str, ...]:
    found = form.fullmatch(text)
    if found is None or not text.isascii():
        raise ValueError(text)
    return found.groups()


def _can_be_reached(text: str) -> bool:
    address = ipaddress.ip_address(text)
    scoped = "%" in text or address.version == 4 or not address.is_link_local
    return scoped and not address.is_multicast and not address.is_unspecified
