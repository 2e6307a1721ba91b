"""The games on this computer that anybody may look back at."""

import os
from pathlib import Path

from sequence_lan.client.kept_records import kept_records
from sequence_lan.engine.public import Result
from tests.engine.paper import GONE, header, paper, played

PLAY = {"seat": 1, "do": "play", "card": "2S", "at": "b1"}
END = {"end": {"reason": "abandoned", "winner": None}}


def kept(folder: Path, name: str, data: bytes, when: int = 0) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    os.utime(file, (when, when))
    return file


def game(number: str, table: str = "Kitchen") -> dict[str, object]:
    return header(game=number * 32, table=table)


def test_games_of_hosted_tables_and_saved_ones_are_listed_the_latest_first(tmp_path: Path) -> None:
    hosted = kept(tmp_path, "tables/aa/1.seqrec", paper(game("1", "Attic"), PLAY, END), when=1)
    saved = kept(tmp_path, "records/mine.seqrec", paper(game("2", "Hall"), PLAY, END), when=2)
    found = kept_records(tmp_path)
    assert [each.path for each in found] == [saved, hosted]
    assert [each.header.table for each in found] == ["Hall", "Attic"]


def test_a_game_that_is_still_open_is_not_listed(tmp_path: Path) -> None:
    kept(tmp_path, "tables/aa/1.seqrec", paper(game("1"), PLAY))
    assert kept_records(tmp_path) == ()


def test_how_a_whole_game_ended_is_known(tmp_path: Path) -> None:
    kept(tmp_path, "tables/aa/1.seqrec", paper(game("1"), END))
    kept(tmp_path, "tables/bb/2.seqrec", played(game("2"), 3), when=5)
    won, given_up = kept_records(tmp_path)
    assert given_up.end == Result("abandoned", None)
    assert won.end.reason in ("sequences", "stalemate")


def test_what_was_saved_twice_is_listed_once(tmp_path: Path) -> None:
    kept(tmp_path, "tables/aa/1.seqrec", paper(game("1"), PLAY, END))
    kept(tmp_path, "records/copy.seqrec", paper(game("1"), PLAY, END))
    assert len(kept_records(tmp_path)) == 1


def test_games_without_a_number_are_all_listed(tmp_path: Path) -> None:
    for name in ("one", "two"):
        kept(tmp_path, f"records/{name}.seqrec", paper(header(game=GONE), PLAY, END))
    assert len(kept_records(tmp_path)) == 2


def test_what_is_no_record_is_passed_over(tmp_path: Path) -> None:
    for name, data in (("a", b""), ("b", b"\xff\n\x00"), ("c", b"{}\n{}\n"), ("d", b"x" * 2**21)):
        kept(tmp_path, f"records/{name}.seqrec", data)
    (tmp_path / "records" / "folder.seqrec").mkdir()
    assert kept_records(tmp_path) == ()


def test_where_nothing_was_ever_kept_nothing_is_listed(tmp_path: Path) -> None:
    assert kept_records(tmp_path / "nowhere") == ()
