"""A move is on disk before anybody hears of it; what can't be written has not happened."""

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from sequence_lan.host.folder import TableFolder, TableInUse
from sequence_lan.host.journal import Journal, write_private
from sequence_lan.net.forms import action_form
from sequence_lan.net.handshake import Admission
from sequence_lan.net.messages import (
    Abandon,
    Act,
    Deal,
    DealOff,
    DealSeeds,
    Ready,
    Refusal,
    Rejected,
    Reveal,
    SeatCommit,
    SeatSeed,
    Sit,
    Start,
    Update,
    Welcome,
)
from tests.host.conftest import Open
from tests.host.parlour import Parlour, Visitor
from tests.host.test_playing import a_play, on_turn, seated

DISK = "The host can't write to its disk, so nothing was changed: make room there, then try again."


class Disk:
    """Syncs for real, and writes down each file with the bytes it had then; can be full."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.synced: list[tuple[str, bytes]] = []
        self.full = False

    def __call__(self, file: int) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "No space left on device")
        os.fsync(file)
        inode = os.fstat(file).st_ino
        for path in [self.folder, *self.folder.rglob("*")]:
            if path.stat().st_ino == inode:
                content = b"" if path.is_dir() else path.read_bytes()
                self.synced.append((path.name, content))


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    return Disk(tmp_path)


@pytest.fixture
def room(tmp_path: Path, disk: Disk) -> Iterator[Parlour]:
    made = Parlour(tmp_path, sync=disk)
    yield made
    made.close()


def record_of(room: Parlour) -> Path:
    return next((room.folder.path).glob("*.seqrec"))


def test_a_move_is_written_and_synced_before_anybody_is_told(room: Parlour, disk: Disk) -> None:
    people = seated(room, "Bo")
    mover = on_turn(people)
    mover.acts += 1
    form = mover.form
    act = Act(mover.acts, action_form(a_play(mover), ("blue", "green")), form.turn)
    disk.synced.clear()
    out = room.table.handle(mover.number, act, room.now)
    (synced,) = disk.synced
    assert synced[0] == record_of(room).name
    last = synced[1].splitlines(keepends=True)[-1]
    assert last.startswith(f'{{"seat":{mover.seat},"do":"play","card":'.encode())
    assert last.endswith(b"}\n")
    assert record_of(room).read_bytes() == synced[1]
    assert [type(message) for _, message in out] == [Update, Update]


def test_the_record_and_its_name_are_synced_before_anybody_can_know_the_cards(
    tmp_path: Path, disk: Disk, room: Parlour
) -> None:
    ada = room.host()
    bo = room.come("Bo", 1, answers_deals=False)
    room.started(ada)
    bo.begin, bo.seed = ada.begin, bytes(32)
    bo.send(SeatCommit(1, bo.commit()))
    disk.synced.clear()
    out = room.table.handle(bo.number, SeatSeed(1, bo.seed), room.now)
    record = record_of(room).name
    folder = (room.folder.path).name
    names = [name for name, _ in disk.synced]
    assert names[:2] == [record, folder]
    assert b'"seat_seeds":["' in disk.synced[0][1]
    told = [message for _, message in out if isinstance(message, Deal)]
    assert told
    assert isinstance(told[0].stage, DealSeeds)


def test_a_token_is_on_disk_before_it_is_given(room: Parlour, disk: Disk) -> None:
    disk.synced.clear()
    out = room.table.admit(50, Admission(1, "Bo", None, False), "10.0.0.2", room.now)
    assert [name for name, _ in disk.synced] == ["table.json.new", "table"]
    assert isinstance(out[-1][1], Welcome)
    assert out[-1][1].token not in (room.folder.path / "table.json").read_bytes()


def test_a_move_that_can_not_be_written_has_not_happened(room: Parlour, disk: Disk) -> None:
    people = seated(room, "Bo")
    mover = on_turn(people)
    play = a_play(mover)
    before = record_of(room).read_bytes()
    disk.full = True
    mover.act(play)
    for person in people:
        answer = person.heard[-1]
        assert isinstance(answer, Rejected)
        assert (answer.code, answer.reason) == ("disk", DISK)
        assert answer.number == (1 if person is mover else None)
        assert person.all(Update)[-1].version == 0
    disk.full = False
    mover.acts -= 1
    mover.act(play)
    assert mover.last(Update).version == 1
    written = record_of(room).read_bytes()
    assert written.startswith(before)
    assert written[len(before) :].count(b"\n") == 1


def test_a_game_can_not_be_given_up_while_nothing_can_be_written(room: Parlour, disk: Disk) -> None:
    ada, bo = seated(room, "Bo")
    disk.full = True
    ada.send(Abandon())
    assert bo.last(Rejected).code == "disk"
    assert ada.lobby.phase == "playing"
    assert bo.all(Reveal) == []


def test_a_deal_that_can_not_be_written_ends_in_the_lobby(room: Parlour, disk: Disk) -> None:
    ada = room.host()
    bo = room.come("Bo", 1, answers_deals=False)
    room.started(ada)
    bo.begin, bo.seed = ada.begin, bytes(32)
    bo.send(SeatCommit(1, bo.commit()))
    disk.full = True
    bo.send(SeatSeed(1, bo.seed))
    assert isinstance(ada.last(Deal).stage, DealOff)
    assert ada.last(Rejected).code == "disk"
    assert ada.lobby.phase == "lobby"
    assert list((room.folder.path).glob("*.seqrec")) == []
    disk.full = False
    bo.answers_deals = True
    bo.send(Ready(True))
    ada.send(Start())
    assert ada.last(Update).version == 0


def test_nobody_new_is_let_in_while_tokens_can_not_be_kept(room: Parlour, disk: Disk) -> None:
    room.host()
    disk.full = True
    assert room.come("Bo").end == Refusal("disk", DISK)
    disk.full = False
    assert room.come("Bo").end is None


def test_whoever_belongs_here_comes_back_also_while_the_disk_is_full(
    room: Parlour, disk: Disk
) -> None:
    _, bo = seated(room, "Bo")
    bo.drop()
    disk.full = True
    back = room.come("Bo", token=bo.token)
    assert back.you == bo.you
    assert back.token == bo.token
    assert back.form.seat == 1


def test_a_seat_that_can_not_be_written_is_not_taken(room: Parlour, disk: Disk) -> None:
    ada = room.host(seat=None)
    disk.full = True
    assert [type(message) for message in ada.send(Sit(1))] == [Rejected]
    assert ada.seat is None
    disk.full = False
    ada.send(Sit(1))
    assert ada.seat == 1


def test_a_table_that_starts_by_itself_waits_for_a_person_once_the_disk_was_full(
    tmp_path: Path,
) -> None:
    disk = Disk(tmp_path)
    room = Parlour(tmp_path / "auto", sync=disk, auto_start=True, bots=[(1, "club")])
    ada = room.host(seat=None)
    disk.full = True
    room.wait(3)
    disk.full = False
    ada.send(Sit(0))
    disk.full = True
    room.wait(5)
    assert len(ada.all(Rejected)) <= 1
    room.close()


def test_what_is_kept_is_its_owners_alone(room: Parlour) -> None:
    seated(room, "Bo")
    kept = list((room.folder.path).iterdir())
    assert len(kept) == 3
    for path in (room.folder.path, *kept):
        # On Windows files are private by the folder that they are in.
        assert os.name == "nt" or stat.S_IMODE(path.stat().st_mode) & 0o077 == 0


def test_a_table_is_open_in_one_program_at_a_time(tmp_path: Path) -> None:
    first = TableFolder(tmp_path / "table")
    with pytest.raises(TableInUse, match="open already"):
        TableFolder(tmp_path / "table")
    first.close()
    TableFolder(tmp_path / "table").close()


def test_nothing_is_kept_of_a_table_where_no_game_was_dealt(tmp_path: Path) -> None:
    folder = TableFolder(tmp_path / "table")
    folder.save(b"{}")
    folder.close()
    assert list(tmp_path.iterdir()) == []
    folder = TableFolder(tmp_path / "table")
    folder.new_game("0" * 32, b"{}").close()
    folder.close()
    assert [path.name for path in (tmp_path / "table").glob("*.seqrec")] == ["0" * 32 + ".seqrec"]


def test_half_a_line_that_a_full_disk_left_is_gone_with_the_next_one(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    path = tmp_path / "game.seqrec"
    journal = Journal.create(path, b"first\n")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, hard))
    try:
        with pytest.raises(OSError, match="large"):
            journal.append(b"second\n")
        assert path.read_bytes() == b"first\nseco"
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    journal.append(b"third\n")
    assert path.read_bytes() == journal.written == b"first\nthird\n"
    journal.close()


def test_half_a_line_is_gone_when_the_journal_is_closed(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    path = tmp_path / "game.seqrec"
    journal = Journal.create(path, b"first\n", disk)
    disk.full = True
    with pytest.raises(OSError, match="space"):
        journal.append(b"second\n")
    journal.close()
    assert path.read_bytes() == b"first\n"


def test_a_journal_that_can_not_be_begun_leaves_no_file(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    disk.full = True
    with pytest.raises(OSError, match="space"):
        Journal.create(tmp_path / "game.seqrec", b"first\n", disk)
    assert list(tmp_path.iterdir()) == []


def test_no_journal_is_begun_over_another(tmp_path: Path) -> None:
    path = tmp_path / "game.seqrec"
    Journal.create(path, b"first\n").close()
    with pytest.raises(FileExistsError):
        Journal.create(path, b"other\n")
    assert path.read_bytes() == b"first\n"


def test_a_private_file_is_the_old_one_or_the_new_one(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    path = tmp_path / "table.json"
    write_private(path, b"old", disk)
    disk.full = True
    with pytest.raises(OSError, match="space"):
        write_private(path, b"new", disk)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_lines_of_the_record_say_when_and_for_whom(parlour: Open) -> None:
    room = parlour()
    people: list[Visitor] = seated(room, "Bo")
    mover = on_turn(people)
    room.now += 12.34
    mover.move()
    last = record_of(room).read_bytes().splitlines()[-1]
    assert last.endswith(f',"t":12.3,"act":[{mover.you},1]}}'.encode())
