"""A bare fan-out over TLS: _bare FOLDER BYTES ... Prints its port.

Whatever somebody sends, a line as long as a move's is synced in FOLDER; then the first client gets
a frame of so many bytes, the second one of the next number, and so on. That is all it does, until
standard input ends. In a folder that is no disk syncing costs nothing.
"""

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from sequence_lan.net.identity import load_identity
from sequence_lan.net.tls import server_context

_UPDATE = b"\x81\xa1t\xa6update"


_LINE = b"x" * 100


class _Client(asyncio.Protocol):
    def __init__(
        self, clients: list[asyncio.Transport], frames: Sequence[bytes], journal: int
    ) -> None:
        self._clients = clients
        self._frames = frames
        self._journal = journal

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._clients.append(transport)

    def data_received(self, data: bytes) -> None:
        os.write(self._journal, _LINE)
        os.fsync(self._journal)
        for client, frame in zip(self._clients, self._frames, strict=True):
            client.write(frame)


async def main(folder: Path, sizes: Sequence[int]) -> None:
    """Clients come until there are as many as sizes."""
    frames = [(size - 4).to_bytes(4, "big") + _UPDATE.ljust(size - 4, b"\0") for size in sizes]
    clients: list[asyncio.Transport] = []
    journal = os.open(folder / "bare", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    server = await asyncio.get_running_loop().create_server(
        lambda: _Client(clients, frames, journal),
        "127.0.0.1",
        0,
        ssl=server_context(load_identity(folder)),
    )
    print(server.sockets[0].getsockname()[1], flush=True)
    await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), [int(size) for size in sys.argv[2:]]))
