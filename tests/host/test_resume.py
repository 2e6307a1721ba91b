"""A host that was ended at any moment goes on where it was, and nobody loses a seat."""

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace as replaced

from sequence_lan.engine.rules import CLASSIC
from sequence_lan.host.folder import TableFolder
from sequence_lan.host.ledger import BadLedger, Place, read_ledger, write_ledger
from sequence_lan.host.resume import Resumed, resume
from sequence_lan.host.room import Room
from sequence_lan.net.forms import action_form, rules_form
from sequence_lan.net.handshake import Admission
from sequence_lan.net.messages import (
    Abandon,
    Act,
    Deal,
    DealBegin,
    MakeOwner,
    Rematch,
    Update,
    Welcome,
)
from tests.host.conftest import Open
from tests.host.parlour import TABLE, Parlour, Visitor, options
from tests.host.test_playing import a_play, off_turn, on_turn, over, play_on, seated


def killed(room: Parlour, copy: Path) -> TableFolder:
    """The folder as it would be found if the host were ended now."""
    if copy.exists():
        shutil.rmtree(copy)
    shutil.copytree(room.folder.path, copy)
    return TableFolder(copy, sync=lambda file: None)


def welcome(resumed: Resumed, name: str, token: bytes, now: float = 5.0) -> Welcome:
    """What ``name`` is told who comes back with ``token``."""
    visitor = Admission(1, name, token, False)
    out = resumed.table.admit(900, visitor, "192.168.1.9", now)
    return next(m for peer, m in out if peer == 900 and isinstance(m, Welcome))


def closed(resumed: Resumed, folder: TableFolder) -> None:
    resumed.table.close()
    folder.close()


def test_a_host_killed_after_any_message_of_a_game_has_lost_nothing_that_was_told(
    parlour: Open, tmp_path: Path
) -> None:
    room = parlour(options(3, 3), bots=[(2, "club")])
    ada, bo = seated(room, "Bo")
    while not over(ada):
        folder = killed(room, tmp_path / "copy")
        resumed = resume(folder, 0.0)
        assert resumed.notice is None
        assert room.table.game is not None
        assert resumed.table.game is not None
        assert resumed.table.game.state == room.table.game.state
        assert resumed.table.game.version == ada.last(Update).version
        assert resumed.table.game.turn == ada.form.turn
        assert resumed.table.game.log == room.table.game.log
        back = welcome(resumed, "Bo", bo.token)
        assert back.you == bo.you
        assert back.game is not None
        assert back.game.view == bo.form
        closed(resumed, folder)
        room.move_bots()
        if not over(ada) and ada.form.to_play < 2:
            on_turn([ada, bo]).move()


def test_the_game_goes_on_to_its_end_from_there(parlour: Open, tmp_path: Path) -> None:
    room = parlour(bots=[(1, "club")])
    (ada,) = seated(room)
    room.move_bots()
    ada.move()
    folder = killed(room, tmp_path / "copy")
    resumed = resume(folder, room.now)
    room.table.close()
    room.table = resumed.table
    back = room.come("Ada", token=ada.token)
    room.move_bots()
    while back.form.result is None:
        back.move()
        room.move_bots()
    assert back.lobby.phase == "ended"
    folder.close()


def test_who_sits_where_who_is_owner_and_who_is_banned_is_kept(
    parlour: Open, tmp_path: Path
) -> None:
    room = parlour(options(4), bots=[(3, "master")])
    ada = room.host()
    bo = room.come("Bo", 1)
    ada.send(MakeOwner(bo.you))
    folder = killed(room, tmp_path / "copy")
    resumed = resume(folder, 0.0)
    back = welcome(resumed, "Bo", bo.token)
    assert back.table == "0" * 32
    assert [(p.name, p.seat, p.away) for p in back.lobby.people] == [
        ("Ada", 0, 175),
        ("Bo", 1, None),
    ]
    assert back.lobby.owner == bo.you
    assert back.lobby.bots == (None, None, None, "master")
    assert back.lobby.options == options(4)
    closed(resumed, folder)


def test_the_hosts_own_client_comes_back_with_the_token_of_the_new_start(
    parlour: Open, tmp_path: Path
) -> None:
    room = parlour()
    ada = room.host()
    folder = killed(room, tmp_path / "copy")
    resumed = resume(folder, 0.0, own_token=b"n" * 32)
    assert resumed.table.newcomers.knows(ada.token)
    assert welcome(resumed, "Ada", b"n" * 32).you == ada.you
    closed(resumed, folder)


def test_a_torn_last_line_is_as_if_never_made(parlour: Open, tmp_path: Path) -> None:
    room = parlour()
    people = seated(room, "Bo")
    on_turn(people).move()
    folder = killed(room, tmp_path / "copy")
    record = next(folder.path.glob("*.seqrec"))
    whole = record.read_bytes()
    record.write_bytes(whole + b'{"seat":0,"do":"pl')
    resumed = resume(folder, 0.0)
    assert resumed.table.game is not None
    assert resumed.table.game.version == 1
    assert record.read_bytes() == whole
    closed(resumed, folder)


def test_a_damaged_record_is_set_aside_and_the_table_is_in_its_lobby(
    parlour: Open, tmp_path: Path
) -> None:
    room = parlour()
    people = seated(room, "Bo")
    on_turn(people).move()
    folder = killed(room, tmp_path / "copy")
    record = next(folder.path.glob("*.seqrec"))
    record.write_bytes(record.read_bytes().replace(b'"do":"play"', b'"do":"plod"') + b"{}\n")
    resumed = resume(folder, 0.0)
    assert resumed.notice is not None
    assert "can't be gone on with" in resumed.notice
    assert f"{record.name}.damaged" in resumed.notice
    assert not record.exists()
    assert record.with_name(record.name + ".damaged").exists()
    back = welcome(resumed, "Bo", people[1].token)
    assert back.lobby.phase == "lobby"
    assert back.game is None
    closed(resumed, folder)


def test_a_record_with_a_move_against_the_rules_is_set_aside_too(
    parlour: Open, tmp_path: Path
) -> None:
    room = parlour()
    people = seated(room, "Bo")
    on_turn(people).move()
    folder = killed(room, tmp_path / "copy")
    record = next(folder.path.glob("*.seqrec"))
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join([*lines, lines[-1]]))
    resumed = resume(folder, 0.0)
    assert resumed.notice is not None
    assert "It is not your turn" in resumed.notice
    closed(resumed, folder)


def test_a_record_that_is_gone_leaves_the_table_in_its_lobby(parlour: Open, tmp_path: Path) -> None:
    room = parlour()
    seated(room, "Bo")
    folder = killed(room, tmp_path / "copy")
    next(folder.path.glob("*.seqrec")).unlink()
    resumed = resume(folder, 0.0)
    assert resumed.notice == "The record of the game is gone, so the table is in its lobby."
    closed(resumed, folder)


def test_a_deal_under_way_goes_on_with_its_next_attempt(parlour: Open, tmp_path: Path) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1, answers_deals=False)
    room.started(ada)
    folder = killed(room, tmp_path / "copy")
    resumed = resume(folder, 0.0)
    first = resumed.table.admit(901, Admission(1, "Ada", ada.token, False), "10.0.0.1", 1.0)
    assert [type(m) for _, m in first] == [Welcome]
    second = resumed.table.admit(902, Admission(1, "Bo", bo.token, False), "10.0.0.2", 2.0)
    deals = [m for _, m in second if isinstance(m, Deal)]
    assert {deal.attempt for deal in deals} == {2}
    assert all(isinstance(deal.stage, DealBegin) for deal in deals)
    assert len(deals) == 2
    closed(resumed, folder)


def test_a_game_whose_record_was_written_before_the_ledger_is_played(
    parlour: Open, tmp_path: Path
) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1, answers_deals=False)
    room.started(ada)
    dealing = (room.folder.path / "table.json").read_bytes()
    bo.answers_deals = True
    room.wait(11)
    folder = killed(room, tmp_path / "copy")
    (folder.path / "table.json").write_bytes(dealing)
    resumed = resume(folder, 0.0)
    assert welcome(resumed, "Bo", bo.token).lobby.phase == "playing"
    closed(resumed, folder)


def test_an_end_that_was_reached_is_written_down(parlour: Open, tmp_path: Path) -> None:
    room = parlour()
    people = seated(room, "Bo")
    play_on(room, people)
    folder = killed(room, tmp_path / "copy")
    record = next(folder.path.glob("*.seqrec"))
    whole = record.read_bytes()
    record.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    resumed = resume(folder, 0.0)
    assert record.read_bytes() == whole
    assert welcome(resumed, "Bo", people[1].token).lobby.phase == "ended"
    closed(resumed, folder)


def test_a_game_that_was_given_up_stays_given_up(parlour: Open, tmp_path: Path) -> None:
    room = parlour()
    people = seated(room, "Bo")
    people[0].send(Abandon())
    folder = killed(room, tmp_path / "copy")
    resumed = resume(folder, 0.0)
    back = welcome(resumed, "Bo", people[1].token)
    assert back.lobby.phase == "ended"
    assert back.game is not None
    assert back.game.view.result is not None
    assert back.game.view.result.reason == "abandoned"
    closed(resumed, folder)


def test_the_lobby_after_a_game_is_a_lobby_again(parlour: Open, tmp_path: Path) -> None:
    room = parlour()
    people = seated(room, "Bo")
    people[0].send(Abandon())
    people[0].send(Rematch())
    folder = killed(room, tmp_path / "copy")
    resumed = resume(folder, 0.0)
    back = welcome(resumed, "Bo", people[1].token)
    assert back.lobby.phase == "lobby"
    assert back.game is None
    closed(resumed, folder)


def test_a_move_sent_again_to_the_host_started_again_is_not_made_twice(
    parlour: Open, tmp_path: Path
) -> None:
    room = parlour()
    people = seated(room, "Bo")
    mover, other = on_turn(people), off_turn(people)
    turn = mover.form.turn
    play = a_play(mover)
    mover.act(play, turn=turn)
    other.move()
    folder = killed(room, tmp_path / "copy")
    resumed = resume(folder, 0.0)
    welcome(resumed, mover.name, mover.token)
    act = Act(mover.acts, action_form(play, ("blue", "green")), turn)
    (answer,) = [m for peer, m in resumed.table.handle(900, act, 6.0) if peer == 900]
    assert isinstance(answer, Update)
    assert answer.version == 2
    assert answer.events == ()
    closed(resumed, folder)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b'{"version":1}', b'{"version":"1"}', b"\xff" * 40]
)
def test_a_file_that_is_no_ledger_is_refused_in_words(content: bytes) -> None:
    with pytest.raises(BadLedger, match=r"can.t be read"):
        read_ledger(content, 0.0)


@pytest.mark.parametrize(
    "damage",
    [
        lambda room: replace(room, bots=()),
        lambda room: replace(room, options=options(3)),
        lambda room: replace(room, options=replaced(room.options, players=4)),
        lambda room: replace(room, stand_ins=frozenset({2})),
        lambda room: replace(room, next_id=1),
        lambda room: replace(room, name="x" * 1000),
        lambda room: replace(room, people=room.people * 2),
        lambda room: _with(room, id=1),
        lambda room: _with(room, seat=0),
        lambda room: _with(room, seat=2),
        lambda room: _with(room, seat=-1),
        lambda room: _with(room, name=""),
    ],
)
def test_a_ledger_that_is_none_of_any_table_is_refused_in_words(
    parlour: Open, damage: Callable[[Room], Room]
) -> None:
    room = parlour()
    seated(room, "Bo")
    whole = room.table.room
    assert read_ledger(write_ledger(TABLE, None, whole, Place()), 0.0).room.name == "Kitchen"
    with pytest.raises(BadLedger, match=r"can.t be read"):
        read_ledger(write_ledger(TABLE, None, damage(whole), Place()), 0.0)


def _with(room: Room, **changes: Any) -> Room:
    """``room`` with the last of its people changed."""
    return replace(room, people=(*room.people[:-1], replace(room.people[-1], **changes)))


def test_a_record_of_another_table_is_set_aside(parlour: Open, tmp_path: Path) -> None:
    room = parlour()
    seated(room, "Bo")
    folder = killed(room, tmp_path / "copy")
    kept = read_ledger((folder.path / "table.json").read_bytes(), 0.0)
    other = replaced(kept.room.options, rules=rules_form(replace(CLASSIC, one_eyed="clubs_spades")))
    folder.save(write_ledger(kept.table, kept.game, replace(kept.room, options=other), kept.place))
    resumed = resume(folder, 0.0)
    assert resumed.notice is not None
    assert "can't be gone on with" in resumed.notice
    assert resumed.table.room.phase == "lobby"
    closed(resumed, folder)


def test_a_ledger_of_another_version_is_refused_in_words(parlour: Open) -> None:
    room = parlour()
    content = (room.folder.path / "table.json").read_bytes()
    with pytest.raises(BadLedger, match="of version 2, but this program reads version 1"):
        read_ledger(content.replace(b'"version": 1', b'"version": 2'), 0.0)


def test_an_empty_folder_is_no_table(tmp_path: Path) -> None:
    folder = TableFolder(tmp_path / "empty")
    with pytest.raises(BadLedger, match="Nothing was kept"):
        resume(folder, 0.0)
    folder.close()


def test_no_token_stands_in_the_ledger(parlour: Open) -> None:
    room = parlour()
    people: list[Visitor] = seated(room, "Bo")
    content = (room.folder.path / "table.json").read_bytes()
    for person in people:
        assert person.token not in content
        assert person.token.hex().encode() not in content
