"""What the old host of a table that has moved says of the new one, signed (DESIGN.md 7)."""

import contextlib
from typing import Final

from sequence_lan.net.identity import Identity, fingerprint, signed_by
from sequence_lan.net.link import Address, BadAddress, parse_address
from sequence_lan.net.messages import Moved

_LABEL: Final = b"sequence-lan/moved/1"


def moved(table: str, addresses: tuple[str, ...], new: bytes, old: Identity) -> Moved:
    """The word of ``old`` that its ``table`` is now with the host whose fingerprint is ``new``."""
    signature = old.sign(_said(table, addresses, new))
    return Moved(table, addresses, new, signature, certificate=old.certificate)


def places(said: Moved) -> tuple[Address, ...]:
    """The addresses in ``said`` that are some."""
    found = []
    for text in said.addresses:
        with contextlib.suppress(BadAddress):
            found.append(parse_address(text))
    return tuple(found)


def is_true(said: Moved, table: str, old: bytes) -> bool:
    """Whether the host with the fingerprint ``old`` said that of its ``table``."""
    certificate = said.certificate
    return (
        said.table == table
        and fingerprint(certificate) == old
        and signed_by(certificate, said.signature, _said(table, said.addresses, said.fingerprint))
    )


def _said(table: str, addresses: tuple[str, ...], new: bytes) -> bytes:
    return _LABEL + "\n".join(("", table, new.hex(), *addresses)).encode()
