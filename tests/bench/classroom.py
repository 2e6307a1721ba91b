"""What a classroom costs its host: python -m tests.bench.classroom [TABLES] [SECONDS].

One program opens twelve tables of four, each for a person and three bots, by the command that a
teacher types. A second one is all the persons: each plays a second after their turn has come, as
the bots do. Printed are the moves a second at all tables together, and for the host with the
processes that its bots think in, and for the persons: processors in use, and memory. Linux only,
since these are read in /proc.
"""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from sequence_lan.bots import club
from sequence_lan.bots.duties import acts_now
from sequence_lan.client.connection import Keepsakes, TableConnection, Target
from sequence_lan.client.model import Table
from sequence_lan.net.link import parse_address
from sequence_lan.net.messages import Sit

PLAYERS = 4
PAUSE = 1.0


class Pupil:
    """One person: takes the free seat, and plays a second after their turn has come."""

    def __init__(self, address: str, folder: Path) -> None:
        target = Target((parse_address(address),), "Pupil")
        self.connection = TableConnection(target, Keepsakes.within(folder), self._see)
        self._seen: tuple[str, int] | None = None
        self._dice = random.Random(address)
        self.playing = asyncio.Event()
        """Set once the first move was made."""

    @property
    def version(self) -> int:
        """How many moves were made at the table; -1 before the game."""
        game = self.connection.table.game
        return -1 if game is None else game.version

    def _see(self, table: Table) -> None:
        asyncio.get_running_loop().call_soon(self._look, table)

    def _look(self, table: Table) -> None:
        game = table.game
        if table.you is not None and table.seat is None and game is None:
            self.connection.send(Sit(0))
        if self.version > 0:
            self.playing.set()
        if game is None or not acts_now(game.view) or (game.game, game.version) == self._seen:
            return
        self._seen = (game.game, game.version)
        action = club.choose(game.view, self._dice, 0)
        asyncio.get_running_loop().call_later(PAUSE, self.connection.act, action)


async def attend(addresses: list[str], folder: Path, host: int, seconds: float) -> None:
    """The pupils have played for so long, and what that cost was printed."""
    pupils = [Pupil(address, folder / str(n)) for n, address in enumerate(addresses)]
    visits = [asyncio.create_task(pupil.connection.run()) for pupil in pupils]
    for pupil in pupils:
        await pupil.playing.wait()
    family = [host, *children(host)]
    began, moves = time.monotonic(), sum(pupil.version for pupil in pupils)
    at_first = [sum(map(cpu_seconds, pids)) for pids in (family, [os.getpid()])]
    await asyncio.sleep(seconds)
    spent = time.monotonic() - began
    at_last = [sum(map(cpu_seconds, pids)) for pids in (family, [os.getpid()])]
    made = sum(pupil.version for pupil in pupils) - moves
    print(f"{len(pupils)} tables of {PLAYERS}, {spent:.0f} s, {made / spent:.1f} moves a second")
    for who, pids, first, last in zip(
        (f"host and {len(family) - 1} bot processes", "all persons' clients"),
        (family, [os.getpid()]),
        at_first,
        at_last,
        strict=True,
    ):
        memory = sum(map(megabytes, pids))
        print(f"  {who}: {(last - first) / spent:.1%} of one processor, {memory:.0f} MB")
    print(f"  the host process alone: {megabytes(host):.0f} MB")
    for visit in visits:
        visit.cancel()
    await asyncio.gather(*visits, return_exceptions=True)


def children(pid: int) -> list[int]:
    """The processes that the process has started."""
    written = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    if written:
        return [int(child) for child in written]
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found


def cpu_seconds(pid: int) -> float:
    """What the process has spent on processors so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes(pid: int) -> float:
    """The process's memory, its share of what it has in common with others."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("a process has memory")


def main(tables: int, seconds: float) -> None:
    """The figures were printed."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        command = [sys.executable, "-m", "sequence_lan", "host", "--headless", "--auto-start"]
        command += ["--tables", str(tables), "--players", str(PLAYERS), "--bots", str(PLAYERS - 1)]
        command += ["--interface", "loopback", "--port", "0", "--folder", str(folder / "host")]
        host = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
        try:
            assert host.stdout is not None, "asked for"
            lines = (line.split() for line in host.stdout)
            addresses = [
                next(line[2] for line in lines if line[:2] == ["Sequence", str(number)])
                for number in range(1, tables + 1)
            ]
            # Somebody has to read, or the host waits.
            with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
                reading = subprocess.Popen(["cat"], stdin=host.stdout, stdout=nowhere)
            asyncio.run(attend(addresses, folder, host.pid, seconds))
            host.terminate()
            reading.wait()
        finally:
            host.kill()
            host.wait()


if __name__ == "__main__":
    given = [float(each) for each in sys.argv[1:]]
    main(int(given[0]) if given else 12, given[1] if len(given) > 1 else 30.0)
