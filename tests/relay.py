"""A wire between a client and a table that can be cut and mended."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator

from sequence_lan.net.link import Address


class Relay:
    """Passes everything on between its own port and another one of this machine."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._loop = asyncio.SelectorEventLoop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="relay")
        self._ends: set[asyncio.StreamWriter] = set()
        self._pumps: set[asyncio.Task[None]] = set()
        self._whole = True
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        self.address = Address("127.0.0.1", self._server.sockets[0].getsockname()[1])

    def cut(self) -> None:
        """Every connection is broken off, and no new one gets through."""
        asyncio.run_coroutine_threadsafe(self._cut(), self._loop).result()

    def mend(self) -> None:
        """New connections get through again."""
        self._whole = True

    def close(self) -> None:
        """Nothing is left of it."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._pass_on, "127.0.0.1", 0)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._whole:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        self._ends |= {writer, far_writer}
        for source, sink in ((reader, far_writer), (far_reader, writer)):
            pump = asyncio.create_task(_pump(source, sink))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)

    async def _cut(self) -> None:
        self._whole = False
        for end in self._ends:
            end.transport.abort()
        self._ends.clear()

    async def _end(self) -> None:
        self._server.close()
        ends = list(self._ends)
        await self._cut()
        await asyncio.gather(*self._pumps, return_exceptions=True)
        await asyncio.gather(*(end.wait_closed() for end in ends), return_exceptions=True)


async def _pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while chunk := await source.read(65536):
            sink.write(chunk)
            await sink.drain()
    sink.close()


@contextlib.contextmanager
def relay_to(port: int) -> Iterator[Relay]:
    """A relay to that port of this machine."""
    relay = Relay(port)
    try:
        yield relay
    finally:
        relay.close()
