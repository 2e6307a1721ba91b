"""Which network interfaces a table is shown on, and in which order a person sees them."""

import pytest
from ifaddr import IP, Adapter

from sequence_lan.net.interfaces import LOOPBACK, Interface, in_use, rank, ranked


def adapter(
    name: str, *addresses: str, label: str | None = None, nice: str | None = None
) -> Adapter:
    """An adapter as the system reports it; ``fe80::1/64`` is an address with its prefix."""
    ips = []
    for text in addresses:
        address, _, prefix = text.partition("/")
        where = (address, 0, 7 if address.startswith("fe80") else 0) if ":" in address else address
        ips.append(IP(where, int(prefix or (64 if ":" in address else 24)), label or name))
    return Adapter(name, nice or name, ips, index=7)


LO = adapter("lo", "127.0.0.1/8", "::1/128")
ETHERNET = adapter("enp3s0", "192.168.1.20", "fe80::20", "fd00::20")
WIFI = adapter("wlp2s0", "10.0.0.5")
DOCKER = adapter("docker0", "172.17.0.1/16")


def names(*adapters: Adapter) -> list[str]:
    return [interface.name for interface in rank(adapters)]


def test_the_lan_comes_first_then_what_is_virtual_and_loopback_last() -> None:
    assert names(LO, DOCKER, WIFI, ETHERNET) == ["enp3s0", "wlp2s0", "docker0", "lo"]


@pytest.mark.parametrize(
    "name",
    [
        "docker0",
        "br-0123456789ab",
        "veth12ab34",
        "virbr0",
        "vmnet8",
        "vboxnet0",
        "lxcbr0",
        "cni0",
        "tun0",
        "tap0",
        "utun3",
        "wg0",
        "tailscale0",
        "ztabcdef12",
        "ppp0",
        "awdl0",
        "llw0",
        "nordlynx",
    ],
)
def test_containers_machines_in_machines_and_tunnels_are_virtual(name: str) -> None:
    assert rank([adapter(name, "10.8.0.2")])[0].kind == "virtual"


@pytest.mark.parametrize(
    "name",
    ["eth0", "en0", "enp0s31f6", "wlan0", "wlp2s0", "br0", "bond0", "enx001122334455", "em1"],
)
def test_cards_and_radios_are_the_lan(name: str) -> None:
    assert rank([adapter(name, "192.168.1.20")])[0].kind == "lan"


@pytest.mark.parametrize(
    ("label", "nice", "kind"),
    [
        ("Wi-Fi", "Intel(R) Wi-Fi 6 AX201 160MHz", "lan"),
        ("Ethernet", "Realtek PCIe GbE Family Controller", "lan"),
        ("vEthernet (WSL)", "Hyper-V Virtual Ethernet Adapter", "virtual"),
        ("Ethernet 3", "VirtualBox Host-Only Ethernet Adapter", "virtual"),
        ("VMware Network Adapter VMnet8", "VMware Virtual Ethernet Adapter", "virtual"),
        ("Tailscale", "Tailscale Tunnel", "virtual"),
        ("OpenVPN TAP", "TAP-Windows Adapter V9", "virtual"),
    ],
)
def test_on_windows_the_description_tells(label: str, nice: str, kind: str) -> None:
    found = rank([adapter("{846EE342-7039}", "192.168.1.20", label=label, nice=nice)])
    assert [(i.label, i.kind) for i in found] == [(label, kind)]


def test_an_address_that_is_alone_in_its_network_is_a_tunnel_s() -> None:
    assert rank([adapter("home", "10.2.0.2/32")])[0].kind == "virtual"


def test_an_interface_that_found_no_router_comes_after_one_that_did() -> None:
    assert names(adapter("eth0", "169.254.7.7/16"), WIFI) == ["wlp2s0", "eth0"]


def test_ipv4_stands_first_and_an_address_of_the_link_bears_its_scope() -> None:
    assert rank([ETHERNET])[0].addresses == ("192.168.1.20", "fd00::20", "fe80::20%7")


def test_an_interface_without_an_address_is_none() -> None:
    assert rank([Adapter("eth1", "eth1", [], index=3)]) == ()


def test_all_interfaces_of_the_lan_are_used_and_no_others() -> None:
    used = in_use(rank([LO, DOCKER, WIFI, ETHERNET]))
    assert [interface.name for interface in used] == ["enp3s0", "wlp2s0"]


def test_without_a_lan_virtual_ones_are_used_and_loopback_only_when_alone() -> None:
    assert [i.name for i in in_use(rank([LO, DOCKER]))] == ["docker0"]
    assert [i.name for i in in_use(rank([LO]))] == ["lo"]
    assert in_use(()) == ()


def test_a_person_s_choice_is_used_alone() -> None:
    all_here = rank([LO, DOCKER, WIFI, ETHERNET])
    assert [i.name for i in in_use(all_here, "docker0")] == ["docker0"]
    assert [i.name for i in in_use(all_here, LOOPBACK)] == ["lo"]
    assert in_use(all_here, "usb0") == ()


def test_this_machine_has_its_loopback() -> None:
    (loopback,) = in_use(ranked(), LOOPBACK)
    assert isinstance(loopback, Interface)
    assert "127.0.0.1" in loopback.addresses
