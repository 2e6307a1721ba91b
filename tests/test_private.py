"""A private table: who has the code comes in, and nobody who stands in between."""

import asyncio
import dataclasses
import logging
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sequence_lan.client.model import Link
from sequence_lan.net.advert import TableAd
from sequence_lan.net.identity import Identity, load_identity
from sequence_lan.net.link import Address
from sequence_lan.net.tls import client_context, server_context
from tests.relay import relay_to
from tests.test_session import Visit, deal, fingerprint_in, listed, play_to_the_end, port_of, visit
from tests.visitor import Visitor, plan

__all__ = ["visit"]
CODE = "42-amber-fox"


def end(visitor: Visitor, code: str) -> str:
    """Why ``visitor`` is not at the table."""
    table = visitor.table(code, lambda table: table.ended and table.ended.code == code)
    assert table.ended is not None
    visitor.session.leave()
    visitor.wait("the start", lambda now: now.table is None)
    return table.ended.text


def test_who_has_the_code_plays_and_comes_back_without_it(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan(code=CODE))
    hosting = ada.session.snapshot.hosting
    assert hosting is not None
    assert hosting.code == CODE
    with relay_to(port_of(link)) as relay:
        bo.session.join(str(relay.address), "Bo", code="42 Amber Fox")
        bo.table("a private lobby", lambda table: table.lobby and table.lobby.private)
        deal(ada, bo)
        relay.cut()
        bo.table("the loss", lambda table: table.link is Link.RECONNECTING)
        relay.mend()
        games = play_to_the_end(ada, bo)
    assert [game.proof and game.proof.outcome for game in games] == ["proved", "proved"]


def test_without_the_code_one_is_asked_for_it(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan(code=CODE))
    bo.session.join(link, "Bo")
    assert "private" in end(bo, "code_needed")
    bo.session.join(link, "Bo", code="43-amber-fox")
    assert "not this table's code" in end(bo, "wrong_code")
    bo.session.join(link, "Bo", code="not a code")
    assert "number and two words" in bo.fault("bad_code")
    bo.session.join(link, "Bo", code=CODE)
    bo.table("the lobby", lambda table: table.lobby)


def test_three_wrong_codes_are_enough(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan(code=CODE))
    for code in ("10-acorn-agate", "11-acorn-agate", "12-acorn-agate"):
        bo.session.join(link, "Bo", code=code)
        end(bo, "wrong_code")
    bo.session.join(link, "Bo", code=CODE)
    assert "Three codes were wrong" in bo.fault("three_codes")


def test_the_network_is_told_that_a_code_is_needed_and_nothing_of_it(
    visit: Visit, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    ada, bo = visit("Ada"), visit("Bo")
    bo.session.search(True)
    fingerprint = fingerprint_in(ada.opens(plan(code=CODE)))
    found = bo.wait("the table", lambda now: listed(now, fingerprint))
    (ad,) = listed(found, fingerprint)
    assert ad.private
    bo.session.join_ad(ad, "Bo", code=CODE)
    bo.table("the lobby", lambda table: table.lobby)
    assert "amber" not in repr(ad)
    assert "amber" not in caplog.text
    assert not any("amber" in str(path) for path in tmp_path.rglob("*"))
    caplog.clear()


class Between:
    """Somebody with a certificate of their own, who passes on all that both sides say."""

    def __init__(self, port: int, identity: Identity) -> None:
        self._port, self._identity = port, identity
        self._loop = asyncio.SelectorEventLoop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="between")
        self._passing: set[asyncio.Task[None]] = set()
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        self.address = Address("127.0.0.1", self._server.sockets[0].getsockname()[1])

    def close(self) -> None:
        """Nothing is left of them."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _listen(self) -> asyncio.Server:
        context = server_context(self._identity)
        return await asyncio.start_server(self._pass_on, "127.0.0.1", 0, ssl=context)

    async def _pass_on(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        far, to_far = await asyncio.open_connection("127.0.0.1", self._port, ssl=client_context())
        for source, sink in ((near, to_far), (far, to_near)):
            task = asyncio.create_task(_pump(source, sink))
            self._passing.add(task)

    async def _end(self) -> None:
        self._server.close()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)


async def _pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    try:
        while chunk := await source.read(65536):
            sink.write(chunk)
            await sink.drain()
    except (OSError, ssl.SSLError):
        pass
    finally:
        sink.transport.abort()


@contextmanager
def between(port: int, identity: Identity) -> Iterator[Between]:
    """Somebody between a person and the table at that port."""
    there = Between(port, identity)
    try:
        yield there
    finally:
        there.close()


def test_somebody_in_the_middle_gets_nobody_into_a_private_table(
    visit: Visit, tmp_path: Path
) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan(code=CODE))
    with between(port_of(link), load_identity(tmp_path / "middle")) as middle:
        bo.session.join(str(middle.address), "Bo", code=CODE)
        # To the host a proof for another certificate is one for another code.
        end(bo, "wrong_code")
    bo.session.join(link, "Bo", code=CODE)
    bo.table("the lobby", lambda table: table.lobby)


def test_at_an_open_table_the_link_and_the_six_words_tell_of_somebody_in_the_middle(
    visit: Visit, tmp_path: Path
) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan())
    with between(port_of(link), load_identity(tmp_path / "middle")) as middle:
        by_link = f"sequence-lan://{middle.address}/#{link.partition('#')[2]}"
        bo.session.join(by_link, "Bo")
        end(bo, "wrong_host")
        bo.session.join(str(middle.address), "Bo")
        table = bo.table("the lobby", lambda table: table.lobby)
        hosting = ada.session.snapshot.hosting
        assert hosting is not None
        assert table.words != hosting.words
        bo.session.leave()
        bo.wait("the start", lambda now: now.table is None)


# What the network says of a table is forged -------------------------------------------------------


def ad_of(
    link: str, *, private: bool, at: Address | None = None, by: bytes | None = None
) -> TableAd:
    """An advertisement of the table behind ``link``, at ``at`` and by that certificate."""
    return TableAd(
        table="Kitchen",
        seats_taken=0,
        seats_total=2,
        phase="lobby",
        private=private,
        edition="classic",
        fingerprint=by or fingerprint_in(link),
        addresses=(at or Address("127.0.0.1", port_of(link)),),
    )


def test_a_private_table_announced_as_open_asks_for_its_code(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    ad = ad_of(ada.opens(plan(code=CODE)), private=False)
    bo.session.join_ad(ad, "Bo")
    assert "private" in end(bo, "code_needed")
    bo.session.join_ad(ad, "Bo", code=CODE)
    bo.table("the lobby", lambda table: table.lobby)


def test_an_open_table_announced_as_private_is_entered_by_nobody(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    ad = ad_of(ada.opens(plan()), private=True)
    bo.session.join_ad(ad, "Bo")
    end(bo, "code_needed")
    bo.session.join_ad(ad, "Bo", code=CODE)
    assert "somebody stands between you and the table" in end(bo, "not_proved")


@pytest.mark.parametrize("private", [False, True], ids=["as open", "as private"])
def test_somebody_in_the_middle_who_forges_the_announcement_gets_nobody_in(
    visit: Visit, tmp_path: Path, private: bool
) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan(code=CODE))
    identity = load_identity(tmp_path / "middle")
    with between(port_of(link), identity) as middle:
        ad = ad_of(link, private=private, at=middle.address, by=identity.fingerprint)
        bo.session.join_ad(ad, "Bo")
        end(bo, "code_needed")
        bo.session.join_ad(ad, "Bo", code=CODE)
        end(bo, "wrong_code")


@pytest.mark.parametrize("private", [False, True], ids=["as open", "as private"])
def test_an_open_table_that_poses_as_the_private_one_gets_nobody_who_has_the_code(
    visit: Visit, private: bool
) -> None:
    cy, bo = visit("Cy"), visit("Bo")
    forged = ad_of(cy.opens(plan()), private=private)
    bo.session.join_ad(forged, "Bo", code=CODE)
    end(bo, "not_proved")
    # Not even for somebody who was at its open table before, and has a token of it.
    bo.session.join_ad(dataclasses.replace(forged, private=False), "Bo")
    bo.table("the lobby", lambda table: table.lobby)
    cy.session.leave()
    bo.table("the end", lambda table: table.ended)
    bo.session.leave()
    bo.wait("the start", lambda now: now.table is None)
    forged = ad_of(cy.opens(plan()), private=private)
    bo.session.join_ad(forged, "Bo", code=CODE)
    end(bo, "not_proved")


def test_five_wrong_codes_shut_a_computer_out_and_who_is_at_the_table_plays_on(
    visit: Visit,
) -> None:
    ada, bo, cy, di = visit("Ada"), visit("Bo"), visit("Cy"), visit("Di")
    link = ada.opens(plan(code=CODE))
    di.session.join(link, "Di", code=CODE)
    di.table("the lobby", lambda table: table.lobby)
    for visitor, tries in ((bo, 3), (cy, 2)):
        for _ in range(tries):
            visitor.session.join(link, visitor.name, code="10-acorn-agate")
            end(visitor, "wrong_code")
    cy.session.join(link, "Cy", code=CODE)
    assert end(cy, "locked_out").startswith("Too many wrong codes came from your computer")
    deal(ada, di)
