"""The ports that a table listens at (DESIGN.md 6)."""

import contextlib
import errno
import socket
from typing import Final

from sequence_lan.host.reception import BACKLOG
from sequence_lan.language import translate, why

_PORTS_TRIED: Final = 50


class NoFreePort(Exception):
    """No port is free; its text is the sentence for the person."""


def public_sockets(port: int) -> list[socket.socket]:
    """Sockets at ``port`` on all addresses, or at the next free one. Raises NoFreePort."""
    fault: OSError | None = None
    for tried in range(port, min(port + _PORTS_TRIED, 1 << 16)) if port else (0,):
        try:
            four = _bound(socket.AF_INET, "0.0.0.0", tried)
        except OSError as taken:
            fault = taken
            if taken.errno not in (errno.EADDRINUSE, errno.EACCES):
                break
        else:
            sockets = [four]
            # A machine without IPv6 does without it.
            with contextlib.suppress(OSError):
                sockets.append(_bound(socket.AF_INET6, "::", four.getsockname()[1]))
            return sockets
    reason = "" if fault is None else f" ({why(fault)})"
    raise NoFreePort(
        translate(
            "Net",
            "No port from {port} on is free to open a table on{reason}: "
            "close another table or program, or choose another port.",
        ).format(port=port, reason=reason)
    )


def own_sockets() -> list[socket.socket]:
    """Sockets at any free port of this machine alone."""
    return [_bound(socket.AF_INET, "127.0.0.1", 0)]


def _bound(family: socket.AddressFamily, address: str, port: int) -> socket.socket:
    return socket.create_server((address, port), family=family, backlog=BACKLOG)
