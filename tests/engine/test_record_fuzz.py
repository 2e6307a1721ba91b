"""Whatever a file holds, replay and verify end as their page says (RECORD.md)."""

import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sequence_lan.engine.record import BadRecord, read_journal, read_record
from tests.engine.damage import damaged, ended_well, large, whole_records
from tests.engine.paper import header, paper

MOVE: Final = {"seat": 0, "do": "play", "card": "9D", "at": "h5", "claim": [], "side": "", "end": 0}
ROUNDS: Final = 60
"""Damaged files a whole record; tests/bench/fuzz_records.py tries far more of them."""


def test_whole_records_replay_without_a_refusal(tmp_path: Path) -> None:
    path = tmp_path / "whole.seqrec"
    for record in whole_records():
        path.write_bytes(record)
        assert ended_well(path)[0] == 0


def test_damaged_records_end_with_a_status_and_a_line(tmp_path: Path) -> None:
    path = tmp_path / "damaged.seqrec"
    dice = random.Random(2026)
    seen: Counter[tuple[int, int]] = Counter()
    for record in whole_records():
        for _ in range(ROUNDS):
            path.write_bytes(damaged(record, dice))
            seen[ended_well(path)] += 1
    assert set(seen) >= {(0, 0), (1, 1), (2, 2)}


def test_a_file_of_ten_megabytes_of_rubbish_is_one_line_of_complaint(tmp_path: Path) -> None:
    path = tmp_path / "large.seqrec"
    dice = random.Random(10)
    for data in large(whole_records()[1], dice)[::7]:
        path.write_bytes(data)
        assert ended_well(path)[0] in (0, 1, 2)


@given(st.binary(max_size=300))
def test_bytes_of_any_kind_are_a_bad_record_and_nothing_worse(data: bytes) -> None:
    for read in (read_record, read_journal):
        with pytest.raises(BadRecord, match=r"^line \d+: "):
            read(data)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists))
def test_lines_of_any_json_after_a_header_are_read_or_refused(value: object) -> None:
    for key in MOVE:
        with suppress(BadRecord):
            read_record(paper(header(), MOVE | {key: value}))
