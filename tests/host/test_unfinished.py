"""Which games on this machine can be gone on with."""

import os
import shutil
from pathlib import Path

from sequence_lan.host.ledger import Place
from sequence_lan.host.unfinished import unfinished
from sequence_lan.net.messages import Abandon, Rematch
from tests.host.conftest import Open
from tests.host.parlour import TABLE, Parlour, Visitor
from tests.host.test_playing import seated


def moved(room: Parlour, *people: Visitor) -> None:
    """Whoever is on turn has made a move."""
    next(v for v in people if v.seat == v.form.to_play).move()


def kept(room: Parlour) -> Path:
    """The folder of this host's tables, as it is once the host was killed."""
    tables = room.folder.path.with_name("kept")
    shutil.copytree(room.folder.path, tables / TABLE)
    return tables


def test_a_game_under_way_can_be_gone_on_with(parlour: Open) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    moved(room, ada, bo)
    (game,) = unfinished(kept(room))
    assert (game.table, game.name, game.players, game.moves) == (TABLE, "Kitchen", ("Ada", "Bo"), 1)
    assert game.options == ada.lobby.options
    assert game.place == Place()


def test_a_lobby_and_a_game_that_has_ended_can_not(parlour: Open, tmp_path: Path) -> None:
    lobby = parlour()
    lobby.host()
    assert unfinished(kept(lobby)) == ()
    room = parlour()
    ada, _ = seated(room, "Bo")
    ada.send(Abandon())
    ada.send(Rematch())
    assert unfinished(kept(room)) == ()
    assert unfinished(tmp_path / "nothing") == ()


def test_a_game_that_ended_is_offered_until_its_host_has_closed_the_table(
    tmp_path: Path,
) -> None:
    room = Parlour(tmp_path)
    ada, _ = seated(room, "Bo")
    ada.send(Abandon())
    (game,) = unfinished(kept(room))
    assert game.over
    room.close()
    tables = room.folder.path.with_name("closed")
    shutil.copytree(room.folder.path, tables / TABLE)
    assert unfinished(tables) == ()


def test_a_table_that_is_open_is_not_offered(parlour: Open) -> None:
    room = parlour()
    seated(room, "Bo")
    assert unfinished(room.folder.path.parent) == ()


def test_what_cannot_be_read_is_passed_over(parlour: Open) -> None:
    room = parlour()
    seated(room, "Bo")
    tables = kept(room)
    (tables / TABLE / "table.json").write_bytes(b"{")
    (tables / "a file").write_bytes(b"")
    (tables / "an empty folder").mkdir()
    assert unfinished(tables) == ()


def test_the_latest_game_comes_first(parlour: Open, tmp_path: Path) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    moved(room, ada, bo)
    tables = kept(room)
    older = tables / ("1" * 32)
    older.mkdir()
    for file in (tables / TABLE).iterdir():
        copy = older / file.name
        copy.write_bytes(file.read_bytes().replace(TABLE.encode(), older.name.encode()))
        os.utime(copy, (1000.0, 1000.0))
    assert [game.table for game in unfinished(tables)] == [TABLE, older.name]
