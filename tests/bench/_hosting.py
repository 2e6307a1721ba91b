"""A table in a process of its own: _hosting PLAYERS WATCHERS FOLDER [CODE]. Prints its port.

It is open until standard input ends.
"""

import asyncio
import sys
from pathlib import Path

import msgspec

from sequence_lan.commands.options import table_options
from sequence_lan.host.server import Opening, TableServer
from sequence_lan.net.identity import load_identity


async def main(players: int, watchers: int, folder: Path, code: str | None = None) -> None:
    """The table is open, and its game begins as soon as every seat is taken."""
    options = table_options(players, "classic", "auto")
    opening = Opening(
        "Bench",
        msgspec.structs.replace(options, watchers=watchers),
        folder / "tables",
        port=0,
        headless=True,
        auto_start=True,
        interface="loopback",
        code=code,
    )
    async with TableServer(opening, load_identity(folder)) as server:
        print(server.port, flush=True)
        await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]), *sys.argv[4:]))
