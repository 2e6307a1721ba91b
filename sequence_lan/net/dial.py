"""Reaching a table: all its addresses at once, the certificate checked before a byte is sent."""

import asyncio
import contextlib
import errno
import ipaddress
import socket
import ssl
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from sequence_lan.language import noted, translate
from sequence_lan.net.identity import fingerprint
from sequence_lan.net.link import Address
from sequence_lan.net.tls import WrongHost, check_host, client_context, host_certificate

_MOST_ADDRESSES: Final = 8
_DIAL_SECONDS: Final = 8.0
_AGAIN_SECONDS: Final = 1.0
_LINK_LATER_SECONDS: Final = 0.1
_PROBE_SECONDS: Final = 3.0


class Unreachable(Exception):
    """No table was reached: a code for programs, a sentence for people."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        """``unknown_name``, ``refused``, ``no_answer`` or ``no_tls``."""
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Connection:
    """A connection over TLS whose certificate has been checked; nothing has been sent yet."""

    reader: asyncio.StreamReader = field(repr=False)
    writer: asyncio.StreamWriter = field(repr=False)
    address: Address
    """The one that answered first."""
    certificate: bytes = field(repr=False)
    """The host's (DER)."""

    @property
    def fingerprint(self) -> bytes:
        """The SHA-256 of the host's certificate."""
        return fingerprint(self.certificate)


async def dial(addresses: Iterable[Address], pinned: bytes | None) -> Connection:
    """A connection to the first of the addresses where the expected host answers.

    They are all tried at once, and one where another host answers is passed over, since two
    networks may have the same addresses. With ``pinned`` None whoever answers first is taken.
    Each has eight seconds, in which one that is silent is tried anew each second. Raises WrongHost
    if only other hosts answered, else Unreachable.
    """
    context = client_context()
    pending = {
        asyncio.create_task(_try(address, pinned, context))
        for address in list(dict.fromkeys(addresses))[:_MOST_ADDRESSES]
    }
    faults: list[WrongHost | Unreachable] = []
    reached: Connection | None = None
    try:
        while pending and reached is None:
            done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                match task.result():
                    case Connection() as connection if reached is None:
                        reached = connection
                    case Connection() as connection:
                        connection.writer.transport.abort()
                    case fault:
                        faults.append(fault)
    finally:
        await _drop(pending)
    if reached is not None:
        return reached
    if not faults:
        raise Unreachable(
            "no_answer", noted("Net", "No address of that table is known: ask the host for it.")
        )
    raise min(faults, key=_how_little_it_says)


async def answers(addresses: Iterable[Address]) -> bool:
    """Whether anything accepts a TCP connection at one of the addresses within three seconds.

    They are all tried at once; nothing is sent.
    """
    pending = {
        asyncio.create_task(_accepts(address)) for address in list(addresses)[:_MOST_ADDRESSES]
    }
    try:
        while pending:
            done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
            if any(task.result() for task in done):
                return True
    finally:
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
    return False


async def _try(
    address: Address, pinned: bytes | None, context: ssl.SSLContext
) -> Connection | WrongHost | Unreachable:
    """What the first of several tries comes to.

    On a bad radio link a new one is often through sooner than one whose packets were lost, since
    that waits twice as long each time before it sends them again.
    """
    tries: set[asyncio.Task[Connection | WrongHost | Unreachable]] = set()
    try:
        async with asyncio.timeout(_DIAL_SECONDS):
            if "%" in address.host:
                # It tells a person nothing and may be another one tomorrow: others go first.
                await asyncio.sleep(_LINK_LATER_SECONDS)
            while True:
                tries.add(asyncio.create_task(_try_once(address, pinned, context)))
                done, _ = await asyncio.wait(
                    tries, timeout=_AGAIN_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
                for task in done:
                    tries.remove(task)
                    return task.result()
    except TimeoutError as fault:
        return _unreachable(address, fault)
    finally:
        await _drop(tries)


async def _try_once(
    address: Address, pinned: bytes | None, context: ssl.SSLContext
) -> Connection | WrongHost | Unreachable:
    """Does not return while there is silence."""
    try:
        reader, writer = await asyncio.open_connection(
            address.host,
            address.port,
            ssl=context,
            server_hostname="",
            ssl_shutdown_timeout=1.0,
            # What asyncio reaches in this way as it is cancelled stays open: only where a name can
            # stand for several addresses.
            happy_eyeballs_delay=None if _is_number(address.host) else 0.25,
        )
    except OSError as fault:
        if fault.errno == errno.EHOSTUNREACH:
            # Nobody has answered the question who has that address: a packet may be lost.
            await asyncio.Event().wait()
        return _unreachable(address, fault)
    tls: ssl.SSLObject = writer.get_extra_info("ssl_object")
    try:
        check_host(tls, pinned)
    except WrongHost as fault:
        writer.transport.abort()
        return fault
    return Connection(reader, writer, address, host_certificate(tls))


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


async def _accepts(address: Address) -> bool:
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(_PROBE_SECONDS):
            _, writer = await asyncio.open_connection(address.host, address.port)
        writer.transport.abort()
        return True
    return False


async def _drop(
    pending: set[asyncio.Task[Connection | WrongHost | Unreachable]],
) -> None:
    """The attempts that are not needed any more have ended; what they reached is let go."""
    for task in pending:
        task.cancel()
    for result in await asyncio.gather(*pending, return_exceptions=True):
        if isinstance(result, Connection):
            result.writer.transport.abort()


def _unreachable(address: Address, fault: OSError) -> Unreachable:
    if isinstance(fault, socket.gaierror):
        return Unreachable(
            "unknown_name",
            translate(
                "Net", "No computer is called {name} here: type the address that the host shows."
            ).format(name=address.host),
        )
    if isinstance(fault, (ssl.SSLError, ConnectionResetError)):
        return Unreachable(
            "no_tls",
            translate(
                "Net",
                "What answers at {address} is no table of this game: check the address and the "
                "port.",
            ).format(address=address),
        )
    if isinstance(fault, ConnectionRefusedError):
        return Unreachable(
            "refused",
            translate(
                "Net",
                "No table is open at {address}: check the address and the port with the host.",
            ).format(address=address),
        )
    return Unreachable(
        "no_answer",
        translate(
            "Net",
            "{address} does not answer: see that both computers are in the same network, that it "
            "lets its computers talk to each other, and that no firewall of the host stops the "
            "game.",
        ).format(address=address),
    )


def _how_little_it_says(fault: WrongHost | Unreachable) -> int:
    order = ("no_tls", "refused", "no_answer", "unknown_name")
    return -1 if isinstance(fault, WrongHost) else order.index(fault.code)
