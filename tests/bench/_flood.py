"""Peers who mean no good: _flood PORT HALF_OPEN. Prints a line once all of them are at it.

Three watchers send chat, calls and moves that are not theirs as fast as the socket takes them, and
so many connections stay silent; whichever is closed is opened anew. Until standard input ends.
"""

import asyncio
import contextlib
import itertools
import sys

from sequence_lan.net.codec import encode
from sequence_lan.net.messages import Act, CallAction, ClientMessage, Hello, PassAction, Say
from sequence_lan.net.tls import client_context

_ADDRESSES = 250
_PAUSE = 0.05
_REOPENED_AFTER = 1.0


async def _shout(port: int, name: str) -> None:
    for number in itertools.count():
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=client_context())
            writer.write(encode(Hello((1, 1), "0", f"{name}{number}", watch=True)))
            listening = asyncio.create_task(_swallow(reader))
            for act in itertools.count(1):
                messages: tuple[ClientMessage, ...] = (
                    Say("a" * 200),
                    Act(act, PassAction(), act),
                    Act(act, CallAction("blue")),
                )
                writer.write(b"".join(map(encode, messages)))
                await writer.drain()
                await asyncio.sleep(0)
                if listening.done():
                    break
            writer.transport.abort()
        await asyncio.sleep(_PAUSE)


async def _swallow(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(1 << 16):
            pass


async def _say_nothing(port: int, number: int) -> None:
    address = f"127.0.1.{1 + number % _ADDRESSES}"
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(address, 0)
            )
            await reader.read()
            writer.transport.abort()
        await asyncio.sleep(_REOPENED_AFTER)


async def main(port: int, half_open: int) -> None:
    """All are at it."""
    tasks = [asyncio.create_task(_shout(port, name)) for name in ("Mallory", "Trudy", "Eve")]
    tasks += [asyncio.create_task(_say_nothing(port, number)) for number in range(half_open)]
    await asyncio.sleep(1)
    print("at it", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2])))
