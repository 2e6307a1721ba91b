"""The network interfaces of this machine, the likeliest way to the other players first."""

import ipaddress
import re
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import ifaddr

Kind = Literal["lan", "virtual", "loopback"]

LOOPBACK: Final = "loopback"
"""As a choice: this machine alone, whatever its system calls that interface."""

_VIRTUAL: Final = re.compile(
    # Containers and virtual machines
    r"docker|br-[0-9a-f]{12}$|veth|virbr|vnet\d|lxc|lxd|cni|flannel|cali|podman|kube|vmnet|vbox"
    r"|virtualbox|vmware|hyper-v|vethernet|parallels"
    # Tunnels
    r"|tun\d|tun$|tap\d|tap-|utun|wg\d|wg-|wireguard|tailscale|zt[a-z0-9]{8}|zerotier|ppp|ipsec"
    r"|gif\d|stf\d|sit\d|ham\d|hamachi|openvpn|nordlynx|proton|vpn"
    # Apple's links between devices, and telephones
    r"|awdl|llw|anpi|ap\d$|wwan|rmnet|pdp_ip",
    re.IGNORECASE,
)
_ORDER: Final[dict[Kind, int]] = {"lan": 0, "virtual": 1, "loopback": 2}


class Interface(NamedTuple):
    """A network interface that has an address."""

    name: str
    """What the system calls it; this is what a person's choice is kept by."""
    label: str
    """What a person calls it: ``Wi-Fi`` on Windows, elsewhere the name."""
    kind: Kind
    addresses: tuple[str, ...]
    """IPv4 first; an IPv6 address of the link bears its scope, ``fe80::1%2``."""


def ranked() -> tuple[Interface, ...]:
    """All interfaces with an address: the LAN's first, then virtual ones, loopback last.

    Asks the system, which may take some milliseconds; none where it does not say.
    """
    try:
        return rank(ifaddr.get_adapters())
    except OSError:
        return ()


def rank(adapters: Iterable[ifaddr.Adapter]) -> tuple[Interface, ...]:
    """What ``ranked`` gives for these adapters."""
    found = [made for adapter in adapters if (made := _interface(adapter)) is not None]
    return tuple(sorted(found, key=_rank))


def in_use(interfaces: tuple[Interface, ...], choice: str | None = None) -> tuple[Interface, ...]:
    """The interfaces to be found on: the chosen one, or all of the best kind that is there.

    ``choice`` is an interface's name, or ``loopback``. Empty if there is none.
    """
    if choice == LOOPBACK:
        return tuple(i for i in interfaces if i.kind == "loopback")
    if choice is not None:
        return tuple(i for i in interfaces if i.name == choice)
    return tuple(i for i in interfaces if i.kind == interfaces[0].kind)


def _interface(adapter: ifaddr.Adapter) -> Interface | None:
    four: list[str] = []
    six: list[str] = []
    narrow = False
    for ip in adapter.ips:
        if isinstance(ip.ip, tuple):
            address = ipaddress.IPv6Address(ip.ip[0].partition("%")[0])
            scope = ip.ip[2] or adapter.index
            six.append(f"{address}%{scope}" if address.is_link_local else str(address))
        else:
            four.append(ip.ip)
            narrow = narrow or ip.network_prefix == 32
    addresses = tuple(sorted(four, key=_plain_last) + sorted(six))
    if not addresses:
        return None
    label = adapter.ips[0].nice_name
    kind: Kind = "lan"
    if all(ipaddress.ip_address(address.partition("%")[0]).is_loopback for address in addresses):
        kind = "loopback"
    elif narrow or any(_VIRTUAL.match(n) for n in (adapter.name, adapter.nice_name, label)):
        kind = "virtual"
    return Interface(adapter.name, label, kind, addresses)


def _rank(interface: Interface) -> tuple[int, bool, str]:
    return (_ORDER[interface.kind], _plain_last(interface.addresses[0])[0], interface.name)


def _plain_last(address: str) -> tuple[bool, str]:
    """Sorts an address that a router gave out before one that the machine gave itself."""
    return (
        ipaddress.ip_address(address.partition("%")[0]).is_link_local or ":" in address,
        address,
    )
