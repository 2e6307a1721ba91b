"""Somebody has to go, and hands the table to another person's computer."""

from pathlib import Path

from sequence_lan.client.model import Link, Table
from sequence_lan.net.messages import MoveTable, TakeTable
from tests.relay import relay_to
from tests.test_session import Visit, deal, fingerprint_in, play_to_the_end, port_of, visit
from tests.visitor import Visitor, plan

__all__ = ["visit"]


def person(table: Table, name: str) -> int:
    """The number that ``name`` has at ``table``."""
    assert table.lobby is not None
    return next(there.id for there in table.lobby.people if there.name == name)


def hands_over(giver: Visitor, taker: Visitor) -> None:
    """``giver`` hands the table to the computer of ``taker``, and both are at it there."""
    table = giver.session.snapshot.table
    assert table is not None
    giver.session.send(MoveTable(person(table, taker.name)))
    taker.table("the question", lambda now: now.asked_to_host)
    taker.session.send(TakeTable(True))
    taker.wait("the table here", lambda now: now.hosting)
    for visitor in (giver, taker):
        visitor.table(
            "the table elsewhere",
            lambda now: now.link is Link.CONNECTED and now.address != table.address,
        )


def at(visitor: Visitor) -> str:
    """Where the table is that ``visitor`` is at."""
    assert visitor.session.snapshot.table is not None
    return visitor.session.snapshot.table.address


def test_a_game_goes_on_at_the_new_host_and_ends_proved(visit: Visit) -> None:
    ada, bo, cy = visit("Ada"), visit("Bo"), visit("Cy")
    link = ada.opens(plan())
    bo.joins(link)
    cy.joins(link, watch=True)
    deal(ada, bo)
    ada.plays_on()
    bo.plays_on()
    ada.game("some moves", lambda game: game.version >= 5)
    hands_over(ada, bo)
    assert ada.session.snapshot.hosting is None
    hosting = bo.session.snapshot.hosting
    assert hosting is not None
    assert fingerprint_in(hosting.link) != fingerprint_in(link)
    bo_table = bo.table("the role", lambda table: table.owner)
    assert [(seat.name, seat.you) for seat in bo_table.seats] == [("Ada", False), ("Bo", True)]
    games = play_to_the_end(ada, bo)
    games.append(cy.game("the end", lambda game: game.proof))
    assert [game.proof and game.proof.outcome for game in games] == ["proved"] * 3
    for visitor in (ada, bo, cy):
        tables = [now.table for now in visitor.seen if now.table is not None]
        versions = [table.game.version for table in tables if table.game is not None]
        assert versions == sorted(versions)
        codes = {table.notice.code for table in tables if table.notice is not None}
        assert codes <= {"moved", "moving", "not_sent"}


def test_who_was_away_just_then_is_told_by_the_old_host(visit: Visit) -> None:
    ada, bo, cy = visit("Ada"), visit("Bo"), visit("Cy")
    link = ada.opens(plan())
    bo.joins(link)
    deal(ada, bo)
    with relay_to(port_of(link)) as relay:
        cy.joins(str(relay.address), watch=True)
        relay.cut()
        cy.table("the loss", lambda table: table.link is Link.RECONNECTING)
        hands_over(ada, bo)
        relay.mend()
        cy.table("the new host", lambda table: table.link is Link.CONNECTED)
        assert at(cy) != str(relay.address)
    play_to_the_end(ada, bo)
    cy.game("the end", lambda game: game.proof)


def test_who_was_away_finds_the_new_host_when_the_old_one_is_gone(visit: Visit) -> None:
    ada, bo, cy = visit("Ada"), visit("Bo"), visit("Cy")
    link = ada.opens(plan(players=3))
    bo.joins(link)
    with relay_to(port_of(link)) as relay:
        cy.joins(str(relay.address))
        cy.sits(2)
        deal(ada, bo)
        cy.game("the cards", lambda game: True)
        relay.cut()
        cy.table("the loss", lambda table: table.link is Link.RECONNECTING)
        hands_over(ada, bo)
        ada.close()
        back = cy.table("the new host", lambda table: table.link is Link.CONNECTED)
    assert back.seat == 2
    assert back.game is not None
    assert len(back.game.view.hand) == 6
    notices = [now.table.notice for now in cy.seen if now.table and now.table.notice]
    assert {notice.code for notice in notices} == {"lost"}


def test_a_private_table_has_a_code_at_its_new_host_that_was_never_sent(visit: Visit) -> None:
    ada, bo, cy = visit("Ada"), visit("Bo"), visit("Cy")
    link = ada.opens(plan(code="42-amber-fox"))
    bo.session.join(link, "Bo", code="42-amber-fox")
    bo.table("the lobby", lambda table: table.lobby)
    hands_over(ada, bo)
    hosting = bo.session.snapshot.hosting
    assert hosting is not None
    assert hosting.code == "42-amber-fox"
    cy.session.join(hosting.link, "Cy")
    cy.table("the question", lambda table: table.ended and table.ended.code == "code_needed")


def test_a_table_can_be_handed_back(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    bo.joins(ada.opens(plan()))
    deal(ada, bo)
    hands_over(ada, bo)
    hands_over(bo, ada)
    assert ada.session.snapshot.hosting is not None
    assert bo.session.snapshot.hosting is None
    games = play_to_the_end(ada, bo)
    assert [game.proof and game.proof.outcome for game in games] == ["proved", "proved"]


def test_a_computer_that_can_not_keep_the_table_leaves_it_where_it_is(
    visit: Visit, tmp_path: Path
) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan())
    bo.joins(link)
    deal(ada, bo)
    (tmp_path / "Bo" / "tables").write_bytes(b"no folder")
    table = ada.session.snapshot.table
    assert table is not None
    ada.session.send(MoveTable(person(table, "Bo")))
    bo.table("the question", lambda table: table.asked_to_host)
    bo.session.send(TakeTable(True))
    told = ada.table("why not", lambda table: table.notice and table.notice.code == "not_taken")
    assert told.notice is not None
    assert told.notice.text == "That computer could not take the table, so it stays where it is."
    games = play_to_the_end(ada, bo)
    assert [game.proof and game.proof.outcome for game in games] == ["proved", "proved"]


def test_somebody_who_does_not_want_the_table_leaves_it_where_it_is(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    bo.joins(ada.opens(plan()))
    table = ada.session.snapshot.table
    assert table is not None
    ada.session.send(MoveTable(person(table, "Bo")))
    bo.table("the question", lambda table: table.asked_to_host)
    bo.session.send(TakeTable(False))
    told = ada.table("why not", lambda table: table.notice)
    assert told.notice is not None
    assert told.notice.code == "declined"
    bo.table("no question", lambda table: not table.asked_to_host)
    assert not any(now.hosting for now in bo.seen)
