"""A table that moves to another machine, as its clients see it (DESIGN.md 7)."""

import asyncio
import contextlib
from dataclasses import dataclass, field
from typing import Final

from sequence_lan import __version__
from sequence_lan.net.advert import TableAd
from sequence_lan.net.codec import BadFrame, Decoder, encode, from_host
from sequence_lan.net.dial import Unreachable, dial
from sequence_lan.net.handshake import OURS
from sequence_lan.net.link import Address
from sequence_lan.net.messages import Handover, Hello, HostMessage, Moved
from sequence_lan.net.moved import is_true
from sequence_lan.net.tls import WrongHost

_MOST_PARTS: Final = 64
_MOST_ASKED: Final = 8
_ASKING: Final = 3.0


@dataclass(frozen=True, slots=True)
class Home:
    """This machine, ready to be the table's host."""

    address: Address
    fingerprint: bytes
    own_token: bytes = field(repr=False)


class Parcel:
    """What a host sends to the machine that is to be the next one, as far as it has come."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def add(self, handover: Handover) -> bytes | None:
        """The whole, once the last part is there; parts that don't fit together are dropped."""
        if handover.part == 0:
            self._parts = []
        if handover.part != len(self._parts) or not 0 < handover.parts <= _MOST_PARTS:
            self._parts = []
            return None
        self._parts.append(handover.body)
        if len(self._parts) < handover.parts:
            return None
        whole, self._parts = b"".join(self._parts), []
        return whole


async def seek(ads: list[TableAd], table: str, old: bytes) -> Moved | None:
    """What one of the hosts in ``ads`` shows: the word of the ``old`` one that it has the table.

    Nobody is told more than which table is sought.
    """
    asked = [asyncio.create_task(_ask(ad, table)) for ad in ads[:_MOST_ASKED]]
    for ad, said in zip(ads, await asyncio.gather(*asked), strict=False):
        if said is not None and said.fingerprint == ad.fingerprint and is_true(said, table, old):
            return said
    return None


async def _ask(ad: TableAd, table: str) -> Moved | None:
    with contextlib.suppress(Unreachable, WrongHost, OSError, TimeoutError, BadFrame):
        async with asyncio.timeout(_ASKING):
            connection = await dial(ad.addresses, ad.fingerprint)
            try:
                hello = Hello(OURS, __version__, "?", seeks=table)
                connection.writer.write(encode(hello))
                decoder: Decoder[HostMessage] = from_host()
                while chunk := await connection.reader.read(4096):
                    for message in decoder.feed(chunk):
                        return message if isinstance(message, Moved) else None
            finally:
                connection.writer.transport.abort()
    return None
