"""An evening that is interrupted goes on: the host opens the game again, the others follow."""

import socket

from sequence_lan.client.model import Link
from tests.relay import Relay, relay_to
from tests.test_session import Visit, deal, play_to_the_end, port_of, visit
from tests.visitor import Visitor, plan

__all__ = ["visit"]


def interrupted(ada: Visitor, bo: Visitor, relay: Relay) -> tuple[str, int]:
    """A game of both, broken off as if the host had been killed; its number and its last move."""
    bo.joins(str(relay.address))
    deal(ada, bo)
    ada.plays_on()
    bo.plays_on()
    version = bo.game("some moves", lambda game: game.version >= 6).version
    relay.cut()
    ada.session.leave()
    snapshot = ada.wait("the game to go on with", lambda now: now.unfinished)
    bo.table("the loss", lambda table: table.link is Link.RECONNECTING)
    (game,) = snapshot.unfinished
    assert (game.name, sorted(game.players)) == ("Kitchen", ["Ada", "Bo"])
    assert game.moves >= version
    return game.table, version


def test_a_game_is_gone_on_with_where_it_was_and_ends_proved(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan())
    with relay_to(port_of(link)) as relay:
        number, version = interrupted(ada, bo, relay)
        ada.session.reopen(number, "Ada")
        there = ada.table("the game", lambda table: table.game is not None)
        assert there.seat == 0
        assert there.owner
        hosting = ada.session.snapshot.hosting
        assert hosting is not None
        assert port_of(hosting.link) == port_of(link)
        assert ada.session.snapshot.unfinished == ()
        relay.mend()
        games = play_to_the_end(ada, bo)
        assert [game.proof and game.proof.outcome for game in games] == ["proved", "proved"]
        assert games[1].version >= version
        notices = [now.table.notice for now in bo.seen if now.table and now.table.notice]
        assert {notice.code for notice in notices} == {"lost"}


def test_a_host_whose_port_was_taken_meanwhile_is_found_by_its_certificate(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    port = port_of(ada.opens(plan()))
    with relay_to(port) as relay:
        number, _ = interrupted(ada, bo, relay)
        with socket.create_server(("127.0.0.1", port)):
            ada.session.reopen(number, "Ada")
            games = play_to_the_end(ada, bo)
        assert [game.proof and game.proof.outcome for game in games] == ["proved", "proved"]
        assert bo.session.snapshot.table is not None
        assert bo.session.snapshot.table.address != str(relay.address)


def test_a_practice_game_goes_on_for_nobody_else(visit: Visit) -> None:
    ada = visit("Ada")
    ada.session.open_table(plan(practice=True, bots=((1, "club"),)), "Ada")
    ada.game("the cards", lambda game: True)
    ada.session.leave()
    (game,) = ada.wait("the game to go on with", lambda now: now.unfinished).unfinished
    ada.session.reopen(game.table, "Ada")
    ada.game("the game", lambda game: True)
    hosting = ada.session.snapshot.hosting
    assert hosting is not None
    assert (hosting.addresses, hosting.advertised) == ((), None)


def test_a_game_that_is_not_there_is_not_opened(visit: Visit) -> None:
    ada = visit("Ada")
    ada.session.reopen("0" * 32, "Ada")
    assert ada.fault("no_such_game") == (
        "That game is not on this computer any more, or it is open already."
    )
