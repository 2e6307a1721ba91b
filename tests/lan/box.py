"""A LAN in a box: computers and switches made of network namespaces of this machine.

::

    with Lan(folder) as lan:
        switch = lan.switch()
        ada = lan.computer("ada")
        ada.plug_in(switch, "192.168.7.10/24")
        person = ada.start("tests.lan.person", "Ada")

It takes root and iproute2. Nothing outside the namespaces is touched, and nothing is left of it.
"""

import itertools
import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.lan.program import Program

ROOT: Final = Path(__file__).parents[2]
_boxes = itertools.count(1)


@dataclass(frozen=True, slots=True)
class Weather:
    """What a poor cable does to each frame, in either direction."""

    delay: float = 0.0
    """Seconds."""
    loss: float = 0.0
    """The part of the frames that never arrives."""
    reorder: float = 0.0
    """The part that overtakes the delayed ones."""


@dataclass(frozen=True, slots=True)
class Switch:
    """What cables are plugged into; two of them can be joined by one more cable."""

    bridge: str


class Computer:
    """A network namespace; its programs are real ones."""

    def __init__(self, lan: "Lan", name: str, namespace: str, folder: Path) -> None:
        """Made by ``Lan.computer``."""
        self.name = name
        self.folder = folder
        """Home of its programs."""
        self._lan = lan
        self._namespace = namespace
        self._ports: dict[str, str] = {}

    def plug_in(
        self, switch: Switch, *addresses: str, card: str = "eth0", weather: Weather | None = None
    ) -> None:
        """The network card ``card`` has these addresses and a cable to ``switch``.

        With ``weather`` it is a poor cable, whose dice fall the same each time.
        """
        port = self._lan.new_port()
        if weather is None:
            self._lan.wires(f"link add {port} type veth peer name {card} netns {self._namespace}")
        else:
            self._lan.poor_cable(port, weather)
            self._lan.wires(f"link set {port}x netns {self._namespace} name {card}")
        self._ports[card] = port
        self._lan.wires(f"link set {port} master {switch.bridge} up")
        self.ip(f"link set {card} up")
        for address in addresses:
            self.ip(f"address add {address} dev {card}")

    def pull_out(self, card: str = "eth0") -> None:
        """The cable hangs loose."""
        self._lan.wires(f"link set {self._ports[card]} down")

    def push_in(self, card: str = "eth0") -> None:
        """The cable is where it was."""
        self._lan.wires(f"link set {self._ports[card]} up")

    def move_to(self, switch: Switch, card: str = "eth0") -> None:
        """The cable goes to another switch."""
        self._lan.wires(f"link set {self._ports[card]} master {switch.bridge}")

    def isolate(self, card: str = "eth0") -> None:
        """The switch lets this computer reach no other isolated one, as a guest Wi-Fi does."""
        self._lan.wires(f"link set {self._ports[card]} type bridge_slave isolated on")

    def lose_multicast(self, card: str = "eth0") -> None:
        """Nothing that the others say to all arrives here any more, as in networks that filter."""
        self._lan.wires(f"link set {self._ports[card]} type bridge_slave mcast_flood off")

    def have_address(self, address: str, card: str = "eth0") -> None:
        """``address`` is the only one of IPv4 that the card has."""
        self.ip(f"-4 address flush dev {card}")
        self.ip(f"address add {address} dev {card}")

    def ip(self, command: str) -> None:
        """``ip`` with these words has done its work here."""
        _ip(f"-n {self._namespace} {command}")

    def start(self, module: str, *words: str) -> Program:
        """``python -m module words`` runs here, until it ends or the LAN does."""
        env = {**os.environ, "HOME": str(self.folder), "PYTHONUNBUFFERED": "1"}
        enter = ["ip", "netns", "exec", self._namespace]
        command = [*enter, sys.executable, "-m", module, *words]
        return self._lan.keep(Program(f"{module} on {self.name}", command, ROOT, env))


class Lan:
    """Computers and switches that are gone with it."""

    def __init__(self, folder: Path, seed: int = 0) -> None:
        """``folder`` is where the computers' homes are made; ``seed`` is for the cables' dice."""
        self._folder = folder
        self._seed = seed
        self._mark = f"lan{os.getpid()}x{next(_boxes)}"
        self._numbers = itertools.count(1)
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        _clean_up()
        self._wires = self._namespace("wires")
        _write(self._wires, "net/ipv6/conf/default/disable_ipv6", "1")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.close()

    def switch(self) -> Switch:
        """A switch with nothing plugged in."""
        bridge = f"switch{next(self._numbers)}"
        self.wires(f"link add {bridge} type bridge")
        self.wires(f"link set {bridge} up")
        return Switch(bridge)

    def join(self, one: Switch, other: Switch) -> "Joint":
        """Both switches are one network."""
        port = self.new_port()
        self.wires(f"link add {port} type veth peer name {port}x")
        self.wires(f"link set {port} master {one.bridge} up")
        self.wires(f"link set {port}x master {other.bridge} up")
        return Joint(self, port)

    def computer(self, name: str) -> Computer:
        """A computer with no network card yet."""
        namespace = self._namespace(name)
        # An address of IPv6 is good at once: nobody else here has it.
        _write(namespace, "net/ipv6/conf/default/accept_dad", "0")
        _ip(f"-n {namespace} link set lo up")
        folder = self._folder / name
        folder.mkdir()
        return Computer(self, name, namespace, folder)

    def wires(self, command: str) -> None:
        """``ip`` with these words has done its work where the switches are."""
        _ip(f"-n {self._wires} {command}")

    def new_port(self) -> str:
        """The name of a socket to plug a cable into."""
        return f"port{next(self._numbers)}"

    def keep(self, program: Program) -> Program:
        """``program`` has ended when the LAN has; what it complained of fails the test."""
        self._stack.callback(program.close)
        return program

    def poor_cable(self, port: str, weather: Weather) -> None:
        """A cable between ``port`` and ``port``x."""
        words = [port, *map(str, (weather.delay, weather.loss, weather.reorder, self._seed))]
        enter = ["ip", "netns", "exec", self._wires]
        command = [*enter, sys.executable, "-m", "tests.lan.cable", *words]
        cable = self.keep(Program(f"the cable at {port}", command, ROOT, dict(os.environ)))
        cable.until("the cable is there", lambda line: line["text"] == "ready")

    def _namespace(self, name: str) -> str:
        namespace = f"{self._mark}-{name}"
        _ip(f"netns add {namespace}")
        self._stack.callback(_ip, f"netns delete {namespace}")
        return namespace


@dataclass(frozen=True, slots=True)
class Joint:
    """The cable between two switches."""

    lan: Lan
    port: str

    def pull_out(self) -> None:
        """There are two networks."""
        self.lan.wires(f"link set {self.port} down")

    def push_in(self) -> None:
        """There is one again."""
        self.lan.wires(f"link set {self.port} up")


def obstacle() -> str | None:
    """Why no LAN can be made here, as a sentence; None if one can be."""
    if sys.platform != "linux":
        return "A LAN in a box is made of Linux's network namespaces: run this on Linux."
    if os.geteuid() != 0:
        return "A LAN in a box needs network namespaces, which root alone can make."
    if shutil.which("ip") is None:
        return "A LAN in a box needs the program ip: install the package iproute2."
    return None


def _ip(words: str) -> None:
    done = subprocess.run(["ip", *words.split()], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise OSError(f"ip {words}: {done.stderr.strip()}")


def _write(namespace: str, setting: str, value: str) -> None:
    """A setting of the kernel has that value in the namespace, as far as the kernel knows it."""
    script = f"test ! -e /proc/sys/{setting} || echo {value} > /proc/sys/{setting}"
    subprocess.run(["ip", "netns", "exec", namespace, "sh", "-c", script], check=True)


def _clean_up() -> None:
    """What a killed test has left is gone."""
    for namespace in Path("/run/netns").glob("lan*x*-*"):
        owner = namespace.name[3:].partition("x")[0]
        if owner.isdecimal() and not Path("/proc", owner).exists():
            # Somebody else may be at it, too.
            subprocess.run(
                ["ip", "netns", "delete", namespace.name], capture_output=True, check=False
            )
