"""Hosts that this person has met, each known by its certificate (DESIGN.md 5)."""

import contextlib
import ipaddress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from sequence_lan.client.private_file import write_private
from sequence_lan.language import translate
from sequence_lan.net.link import BadAddress, parse_address

HOSTS_KEPT: Final = 200
RECENT: Final = 8
"""How many of the hosts met last are asked whether they have a table open."""


@dataclass(frozen=True, slots=True)
class KnownHost:
    """A host: its certificate, the names it was met under, and where it was last."""

    fingerprint: bytes
    host: str
    """The name of the person who had the table opened there."""
    tables: tuple[str, ...]
    address: str


class KnownHosts:
    """The hosts of one file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def all(self) -> list[KnownHost]:
        """Every host met, the one met last at the end; a file that is damaged counts as none."""
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=list[KnownHost])
        except (OSError, msgspec.DecodeError):
            return []

    def recent(self) -> tuple[str, ...]:
        """The addresses, without the port, where the hosts met last were."""
        places = [known.address for known in self.all()[-RECENT:]]
        return tuple(dict.fromkeys(place for text in places if (place := _host_in(text))))

    def meet(self, fingerprint: bytes, host: str, table: str, address: str) -> str | None:
        """The host is remembered; the warning, if its names are known with another certificate."""
        known = self.all()
        before = next((entry for entry in known if entry.fingerprint == fingerprint), None)
        tables = () if before is None else tuple(name for name in before.tables if name != table)
        met = KnownHost(fingerprint, host, (*tables, table)[-8:], address)
        if before != met:
            others = [entry for entry in known if entry.fingerprint != fingerprint]
            kept = [*others, met][-HOSTS_KEPT:]
            write_private(self._path, msgspec.json.encode(kept))
        return None if before is not None else _warning(known, host, table)


def _host_in(address: str) -> str | None:
    """The computer in ``address:port`` if it is named in a way that holds tomorrow, too."""
    with contextlib.suppress(BadAddress, ValueError):
        host = parse_address(address).host
        if "%" not in host and not ipaddress.ip_address(host).is_loopback:
            return host
    return None


def _warning(known: list[KnownHost], host: str, table: str) -> str | None:
    """The words for a host that is not known, if its names are."""
    if any(entry.host == host for entry in known if host):
        name = host
    elif any(table in entry.tables for entry in known):
        name = translate("Net", "the table {table}").format(table=table)
    else:
        return None
    return (
        translate(
            "Net",
            "You have met {name} before with another certificate. It may be another computer, or "
            "one set up anew; or somebody poses as the host. Compare the six words of both "
            "screens.",
        )
    ).format(name=name)
