"""TLS over real sockets: only 1.3, and only with the host that the client means."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sequence_lan.net.codec import encode, from_client, from_host
from sequence_lan.net.identity import Identity, load_identity
from sequence_lan.net.messages import Leave, Ping
from sequence_lan.net.tls import (
    WrongHost,
    check_host,
    client_context,
    host_certificate,
    server_context,
)


@pytest.fixture
def identity(tmp_path: Path) -> Identity:
    return load_identity(tmp_path)


@asynccontextmanager
async def host(identity: Identity) -> AsyncIterator[int]:
    """A port where a host answers the first message it hears with a ping."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        decoder = from_client()
        while chunk := await reader.read(4096):
            for _ in decoder.feed(chunk):
                writer.write(encode(Ping(number=1)))
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=server_context(identity))
    async with server:
        yield server.sockets[0].getsockname()[1]


@asynccontextmanager
async def joined(
    port: int, context: ssl.SSLContext
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter, ssl.SSLObject]]:
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, ssl=context, server_hostname=""
    )
    try:
        yield reader, writer, writer.get_extra_info("ssl_object")
    finally:
        writer.close()
        await writer.wait_closed()


async def test_messages_go_both_ways_to_the_host_that_is_meant(identity: Identity) -> None:
    async with host(identity) as port, joined(port, client_context()) as (reader, writer, tls):
        assert check_host(tls, identity.fingerprint) == identity.fingerprint
        assert tls.version() == "TLSv1.3"
        writer.write(encode(Leave()))
        assert list(from_host().feed(await reader.read(4096))) == [Ping(number=1)]


async def test_a_host_met_for_the_first_time_is_taken_as_it_is(identity: Identity) -> None:
    async with host(identity) as port, joined(port, client_context()) as (_, _, tls):
        assert check_host(tls, None) == identity.fingerprint
        assert host_certificate(tls) == identity.certificate


async def test_another_host_than_the_one_that_is_meant_is_left(
    identity: Identity, tmp_path: Path
) -> None:
    meant = load_identity(tmp_path / "meant").fingerprint
    async with host(identity) as port, joined(port, client_context()) as (_, _, tls):
        with pytest.raises(WrongHost, match="six words") as caught:
            check_host(tls, meant)
        assert caught.value.found == identity.fingerprint


async def test_an_older_tls_is_not_spoken_by_a_host(identity: Identity) -> None:
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname = False
    old.verify_mode = ssl.CERT_NONE
    old.maximum_version = ssl.TLSVersion.TLSv1_2
    async with host(identity) as port:
        with pytest.raises((ssl.SSLError, ConnectionError)):
            await asyncio.open_connection("127.0.0.1", port, ssl=old)


async def test_an_older_tls_is_not_spoken_by_a_client(identity: Identity) -> None:
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    old.load_cert_chain(identity.path)
    old.maximum_version = ssl.TLSVersion.TLSv1_2
    server = await asyncio.start_server(lambda *ends: None, "127.0.0.1", 0, ssl=old)
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises((ssl.SSLError, ConnectionError)):
            await asyncio.open_connection(
                "127.0.0.1", port, ssl=client_context(), server_hostname=""
            )


async def test_what_crosses_the_wire_cannot_be_read(identity: Identity) -> None:
    """A peer in between sees the frames of TLS and no word of ours, the certificate included."""
    seen = bytearray()

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while chunk := await reader.read(4096):
            seen.extend(chunk)
            writer.write(chunk)
        writer.close()

    async with host(identity) as port:

        async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            to_host = await asyncio.open_connection("127.0.0.1", port)
            await asyncio.gather(pump(reader, to_host[1]), pump(to_host[0], writer))

        listener = await asyncio.start_server(between, "127.0.0.1", 0)
        async with listener:
            tapped = listener.sockets[0].getsockname()[1]
            async with joined(tapped, client_context()) as (reader, writer, tls):
                check_host(tls, identity.fingerprint)
                writer.write(encode(Leave()))
                await reader.read(4096)
    assert len(seen) > 500
    assert b"leave" not in seen
    assert b"sequence-lan" not in seen
