"""What a person who wants help copies and sends along; in English, as the log is."""

import ipaddress
import platform
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from sequence_lan import __version__
from sequence_lan.log_file import last_lines
from sequence_lan.net.interfaces import Interface

_PACKAGES: Final = ("zeroconf", "cryptography", "msgspec")
_LINES: Final = 40


def report(folder: Path, interfaces: Iterable[Interface], window: Sequence[str] = ()) -> str:
    """Versions, network interfaces and the last lines of the log in ``folder``, as plain text.

    Addresses are shortened, so that they tell which network it is but not which computer.
    ``window`` are lines about the window, like Qt's version.
    """
    kind = "bundle" if getattr(sys, "frozen", False) else "installed"
    lines = [
        f"sequence-lan {__version__} ({kind})",
        f"Python {platform.python_version()}",
        f"{platform.system()} {platform.release()} {platform.machine()}",
        *(f"{name} {_version(name)}" for name in _PACKAGES),
        *window,
        "",
        "Network:",
        *(_told(interface) for interface in interfaces),
        "",
        "Log:",
        *last_lines(folder, _LINES),
    ]
    return "\n".join(lines) + "\n"


def shortened(address: str) -> str:
    """What of an address tells the network alone: ``192.168.*`` or ``fe80:*``."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if ip.is_loopback:
        return str(ip)
    if isinstance(ip, ipaddress.IPv6Address):
        return f"{ip.exploded.partition(':')[0]}:*"
    return ".".join(str(ip).split(".")[:2]) + ".*"


def _told(interface: Interface) -> str:
    addresses = ", ".join(shortened(address) for address in interface.addresses)
    return f"  {interface.label} ({interface.kind}): {addresses}"


def _version(package: str) -> str:
    return str(getattr(import_module(package), "__version__", "of unknown version"))
