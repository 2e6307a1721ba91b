"""Records damaged in every way that a file can be, and how the commands must end on them."""

import io
import json
import random
import re
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, Final

from sequence_lan.cli import main
from sequence_lan.engine.rules import SIDES
from tests.engine.paper import FRIENDLY, GOLIATH, ITALIAN, header, played, position, seats

LARGE: Final = 10 * 1024 * 1024

VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    12,
    10**30,
    10**999,
    1.0,
    -0.5,
    1e308,
    "",
    "x",
    "9D",
    "h5",
    "a1-e1",
    "red",
    "\U0001f600\u202e\x7f",
    "\ud800",
    "\ufeff",
    "\x00\r\n",
    "9" * 10_000,
    [],
    {},
    [[]],
    [None],
    [0, 0],
    ["9D"] * 3,
    {"": {}},
    {"do": "play"},
)
RAW: Final = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-1e999",
    "9" * 20_000,
    "0." + "3" * 20_000,
    "1e" + "9" * 5_000,
    "[" * 200 + "]" * 200,
    "[" * 100_000,
    '{"a":' * 50_000 + "1" + "}" * 50_000,
    '"\\ud800"',
    '"\\udfff\\ud800"',
    '"\\u00zz"',
    "'x'",
    "01",
    "+1",
    "1.",
    ".5",
    "0x10",
    "tru",
    "//",
)


def whole_records() -> list[bytes]:
    """Records without a fault: each edition, several counts, each way to begin, open or ended."""
    records = []
    for number, (rules, players, sides) in enumerate(
        [
            (FRIENDLY, 2, 2),
            (FRIENDLY | {"draw": "manual", "chips": [40, 40]}, 4, 2),
            (GOLIATH | {"table_talk": "penalty"}, 5, 2),
            (GOLIATH | {"draw": "auto"}, 7, 3),
            (ITALIAN, 6, 3),
            (FRIENDLY, 12, 3),
        ]
    ):
        colours = SIDES[:sides]
        entries = seats(players, colours)
        entries[-1]["bot"] = "club"
        written = header(rules=rules, sides=[*colours], seats=entries)
        records.append(played(written, number))
        seeds = ["0a" * 32] * (players - 1) + [None]
        deal = {
            "attempt": 1,
            "commit": "0b" * 32,
            "host_seed": "0c" * 32,
            "seat_commits": seeds,
            "seat_seeds": seeds,
        }
        records.append(played(written | {"deal": deal}, number, actions=30))
    board = [*[".........."] * 4, ".gggg.....", *[".........."] * 5]
    call = {"side": "green", "by": 0}
    for rules in (FRIENDLY, ITALIAN):
        place = position(board=board, call=call, may_draw=[1], exchanges=1, dealer=0)
        records.append(played(header(rules=rules, position=place), 7, actions=20))
    place = position(
        hands=[["9D"], ["JS"], ["2C"], ["3C", "JH"], ["4C"]],
        board=board,
        sequences=[["green", "b5-f5"]],
        owes=[3],
        passed=[0, 2],
        next=[0, 3],
        to_play=3,
    ) | {"board": [*[".........."] * 4, ".ggggg....", *[".........."] * 5]}
    entries = seats(5, SIDES[:2])
    records.append(played(header(rules=GOLIATH, seats=entries, position=place), 8, actions=20))
    return records


def damaged(record: bytes, dice: random.Random) -> bytes:
    """``record`` with one to four damages."""
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        record = dice.choice(DAMAGES)(record, dice)
    return record


def _flipped(record: bytes, dice: random.Random) -> bytes:
    data = bytearray(record or b"x")
    for _ in range(dice.choice((1, 1, 3, 20))):
        data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    return bytes(data)


def _other_bytes(record: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(record) + 1)
    return record[:at] + dice.randbytes(dice.choice((1, 4, 100))) + record[at + dice.randrange(9) :]


def _cut(record: bytes, dice: random.Random) -> bytes:
    return record[: dice.randrange(len(record) + 1)]


def _hole(record: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(record) + 1)
    return record[:at] + record[at + dice.choice((1, 2, 10, 500)) :]


def _doubled(record: bytes, dice: random.Random) -> bytes:
    at, end = sorted(dice.randrange(len(record) + 1) for _ in range(2))
    return record[:end] + record[at:]


def _line_dropped(record: bytes, dice: random.Random) -> bytes:
    lines = record.split(b"\n")
    del lines[dice.randrange(len(lines))]
    return b"\n".join(lines)


def _line_doubled(record: bytes, dice: random.Random) -> bytes:
    lines = record.split(b"\n")
    lines.insert(dice.randrange(len(lines)), dice.choice(lines))
    return b"\n".join(lines)


def _lines_swapped(record: bytes, dice: random.Random) -> bytes:
    lines = record.split(b"\n")
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"\n".join(lines)


def _other_line_ends(record: bytes, dice: random.Random) -> bytes:
    return record.replace(b"\n", dice.choice((b"\r\n", b"\r", b"\n\n", b" \n", b"\n ", b"\0\n")))


def _marked(record: bytes, dice: random.Random) -> bytes:
    return dice.choice((b"\xef\xbb\xbf", b"\xff\xfe", b"\n", b" ", b"\0")) + record


def _in_another_encoding(record: bytes, dice: random.Random) -> bytes:
    text = record.decode("utf-8", "replace")
    return text.encode(dice.choice(("utf-16", "utf-32", "utf-7")), "replace")


def _other_value(record: bytes, dice: random.Random) -> bytes:
    """A value somewhere in a line becomes another one, or goes, or comes from elsewhere in it."""

    def change(value: Any) -> Any:
        places = list(_places(value))
        if not places:
            return dice.choice(VALUES)
        holder, key = dice.choice(places)
        kind = dice.randrange(5)
        if kind == 0:
            del holder[key]
        elif kind == 1:
            from_holder, from_key = dice.choice(places)
            holder[key] = json.loads(json.dumps(from_holder[from_key]))
        elif kind == 2 and isinstance(holder, dict):
            holder[dice.choice(("end", "do", "seat", "x", "bot", "deck", "next"))] = holder[key]
        elif kind == 3 and type(holder[key]) is int:
            holder[key] += dice.choice((-1, 1, 12, 10**40))
        else:
            holder[key] = dice.choice(VALUES)
        return value

    return _in_one_line(record, dice, lambda value: json.dumps(change(value)))


def _raw_value(record: bytes, dice: random.Random) -> bytes:
    """A value somewhere in a line becomes one that JSON or a record does not have."""

    def change(value: Any) -> str:
        places = list(_places(value))
        if not places:
            return dice.choice(RAW)
        holder, key = dice.choice(places)
        holder[key] = "THE PLACE"
        return json.dumps(value).replace('"THE PLACE"', dice.choice(RAW))

    return _in_one_line(record, dice, change)


def _key_repeated(record: bytes, dice: random.Random) -> bytes:
    def change(value: Any) -> str:
        keys = [key for holder, key in _places(value) if isinstance(holder, dict)]
        text = json.dumps(value)
        if keys:
            key = json.dumps(dice.choice(keys))
            text = text.replace(f"{key}: ", f"{key}: 1, {key}: ", 1)
        return text

    return _in_one_line(record, dice, change)


def _places(value: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        holder = waiting.pop()
        if isinstance(holder, dict | list):
            keys = list(holder) if isinstance(holder, dict) else range(len(holder))
            found += [(holder, key) for key in keys]
            waiting += [holder[key] for key in keys]
    return found


def _in_one_line(record: bytes, dice: random.Random, change: Callable[[Any], str]) -> bytes:
    lines = record.split(b"\n")
    at = dice.choice((0, dice.randrange(len(lines)), dice.randrange(len(lines))))
    try:
        text = change(json.loads(lines[at]))
    except (ValueError, RecursionError):
        return record
    lines[at] = text.encode("utf-8", "surrogatepass")
    return b"\n".join(lines)


DAMAGES: Final[tuple[Callable[[bytes, random.Random], bytes], ...]] = (
    _flipped,
    _flipped,
    _other_bytes,
    _cut,
    _hole,
    _doubled,
    _line_dropped,
    _line_doubled,
    _lines_swapped,
    _other_line_ends,
    _marked,
    _in_another_encoding,
    _other_value,
    _other_value,
    _other_value,
    _raw_value,
    _raw_value,
    _key_repeated,
)


def large(record: bytes, dice: random.Random) -> list[bytes]:
    """``record`` and 10 MB of rubbish, of many kinds, and rubbish alone."""
    head = record[: record.index(b"\n") + 1]
    action = b'{"seat":0,"do":"pass","x":'
    rubbish = [
        dice.randbytes(LARGE),
        b"\0" * LARGE,
        b"\n" * LARGE,
        b"ab\n" * (LARGE // 3),
        b"[" * LARGE,
        b'{"a":' * (LARGE // 5),
        b'"' + b"x" * LARGE,
        b"9" * LARGE,
        b"0." + b"9" * LARGE,
        b"\\" * LARGE,
        b'"' + b"\\ud800" * (LARGE // 6) + b'"',
        b" " * LARGE,
        b'{"do":"uphold","do":"uphold"}\n' * (LARGE // 31),
        b'{"seat":0,"do":"pass"}\n' * (LARGE // 24),
        action + b"9" * LARGE + b"}",
        action + b"0." + b"9" * LARGE + b"}",
        action + b"[" * LARGE,
        action + b"[" + b"[]," * (LARGE // 3) + b"0]}",
        action + b'"' + b"x" * LARGE + b'"}',
        action + b'"' + b"\\udc00" * (LARGE // 6) + b'"}',
    ]
    return [
        data
        for piece in rubbish
        for data in (piece, head + piece, record + piece, piece + b"\n" + record)
    ]


def ended_well(path: Path) -> tuple[int, int]:
    """The statuses of replay and verify on this file, each with what must be printed with it."""
    statuses = []
    for arguments in (["replay", "--json", str(path)], ["verify", str(path)]):
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            status = main(arguments)
        printed, complaint = out.getvalue(), err.getvalue()
        assert status in (0, 1, 2)
        if status == 2:
            assert printed == ""
            assert re.fullmatch(r"line \d+: [^\n\r]+\n", complaint)
        else:
            assert complaint == ""
            assert printed
        if arguments[0] == "replay":
            for line in printed.splitlines():
                json.loads(line)
            assert ('"refused":' in printed.splitlines()[-1] if printed else False) == (status == 1)
        statuses.append(status)
    replayed, verified = statuses
    assert (replayed == 2) == (verified == 2)
    assert replayed == 0 or verified == replayed
    return replayed, verified
