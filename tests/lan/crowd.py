"""Many tables of one computer, which are shown and answer, and no more.

``python -m tests.lan.crowd TABLE ...``
"""

import asyncio
import secrets
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack

from sequence_lan.net.advert import Announcement
from sequence_lan.net.discovery import Advertiser


async def main(tables: Sequence[str]) -> None:
    """All tables are on the network until this is killed."""
    server = await asyncio.start_server(lambda _, writer: writer.close(), port=0)
    port = server.sockets[0].getsockname()[1]
    async with AsyncExitStack() as stack:
        advertisers = [Advertiser(_said(table), port) for table in tables]
        await asyncio.gather(*(stack.enter_async_context(one) for one in advertisers))
        await asyncio.Event().wait()


def _said(table: str) -> Announcement:
    return Announcement(
        table=table,
        seats_taken=1,
        seats_total=4,
        phase="lobby",
        private=False,
        edition="classic",
        fingerprint=secrets.token_bytes(32),
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
