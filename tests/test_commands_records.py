"""The commands that read records, as a person or a program uses them (RECORD.md)."""

import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest

from sequence_lan.cli import PIPE_CLOSED, main
from sequence_lan.commands import verify
from sequence_lan.engine.record import Record
from sequence_lan.engine.sentence import Sentence
from tests.engine.paper import DECK, FRIENDLY, GAME, header, paper, position, seats

_HERE: Final = datetime(2026, 11, 29, 19, 10, tzinfo=UTC).astimezone()
BEGUN: Final = f"{_HERE:%Y-%m-%d %H:%M}"
"""When the games of these tests began, by the clock on the wall."""
MOVE: Final = {"seat": 1, "do": "play", "card": "2S", "at": "b1"}
ANSWER: Final = {"seat": 0, "do": "play", "card": "3S", "at": "f9"}
ABANDONED: Final = {"end": {"reason": "abandoned", "winner": None}}
NEARLY: Final = header(
    rules=FRIENDLY | {"sequences_to_win": 1},
    position=position(
        board=[*[".........."] * 4, ".gggg.....", *[".........."] * 5],
        hands=[["2C", "3C"], ["9C", "4C"]],
        deck=["5C", "6C"],
        to_play=1,
    ),
)
WINNING: Final = {"seat": 1, "do": "play", "card": "9C", "at": "a5"}
GREEN_WON: Final = {"end": {"reason": "sequences", "winner": "green"}}
CALL: Final = {"seat": 0, "do": "call", "side": "green"}
EVENTFUL: Final = paper(
    header(
        rules=FRIENDLY | {"draw": "manual"},
        seats=seats(4, ["blue", "green"]),
        position=position(
            hands=[["AC", "JC"], ["JS", "2C"], ["5D"], ["TC"]],
            deck=["3C"],
            discards=[["4C", "4C"], [], [], []],
            may_draw=[3],
        ),
    ),
    CALL,
    {"seat": 0, "do": "withdraw"},
    CALL,
    {"do": "dismiss"},
    CALL,
    {"do": "uphold"},
    {"seat": 1, "do": "give", "card": "2C"},
    {"seat": 3, "do": "give", "card": "TC"},
    {"seat": 0, "do": "play", "card": "AC", "at": "a9"},
    {"seat": 1, "do": "play", "card": "JS", "at": "a9"},
    {"seat": 1, "do": "draw"},
    {"seat": 2, "do": "play", "card": "5D", "at": "j9"},
    {"seat": 3, "do": "pass"},
    {"seat": 2, "do": "draw"},
)
"""Owed draws, a removal, a refill, and table talk answered in three ways."""
ADMITTED: Final = paper(
    header(
        seats=seats(4, ["blue", "green"]),
        position=position(
            board=[*["." * 10] * 4, "........b.", "...g......", *["." * 10] * 4],
            hands=[["7H"], ["2C"], ["3C"], ["4C"]],
            deck=["AC"],
        ),
    ),
    {"seat": 0, "do": "exchange", "card": "7H"},
    {"seat": 1, "do": "call", "side": "blue"},
    {"seat": 2, "do": "admit"},
)
"""A dead card exchanged, and a call admitted."""
VECTOR: Final = json.loads(
    (Path(__file__).parent / "golden" / "deal-vector.json").read_text("utf-8")
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.seqrec"


def objects(printed: str) -> list[dict[str, Any]]:
    lines = printed.splitlines()
    read = [json.loads(line) for line in lines]
    assert [json.dumps(one, separators=(",", ":")) for one in read] == lines, "compact JSON"
    return read


def program(*arguments: str | Path) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "sequence_lan", *map(str, arguments)],
        capture_output=True,
        check=False,
    )


# replay --json


def test_replay_prints_the_position_before_and_after_each_action_as_json(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(paper(header(), MOVE | {"t": 4}))
    assert main(["replay", "--json", str(file)]) == 0
    before, after = objects(capsys.readouterr().out)
    empty = [".........."] * 10
    green = ["3S", "5S", "7S", "9S", "JS", "KS", "2H"]
    assert before == {
        "n": 0,
        "position": {
            "board": empty,
            "sequences": [],
            "hands": [green, ["2S", "4S", "6S", "8S", "TS", "QS", "AS"]],
            "deck": DECK[14:],
            "discards": [[], []],
            "to_play": 1,
            "exchanges": 0,
            "may_draw": [],
            "owes": [],
            "passed": [],
            "call": None,
            "dealer": 0,
        },
    }
    assert after == {
        "n": 1,
        "action": MOVE | {"t": 4},
        "events": [
            {"event": "placed", "seat": 1, "card": "2S", "at": "b1"},
            {"event": "took", "seat": 1, "card": "3H"},
        ],
        "position": before["position"]
        | {
            "board": [".g........", *empty[1:]],
            "hands": [green, ["4S", "6S", "8S", "TS", "QS", "AS", "3H"]],
            "deck": DECK[15:],
            "discards": [[], ["2S"]],
            "to_play": 0,
        },
    }


def test_the_end_of_a_game_is_announced_and_stands_in_its_last_position(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(paper(NEARLY, WINNING, GREEN_WON))
    assert main(["replay", "--json", str(file)]) == 0
    before, last = objects(capsys.readouterr().out)
    assert "result" not in before["position"]
    assert last["events"] == [
        {"event": "placed", "seat": 1, "card": "9C", "at": "a5"},
        {"event": "completed", "side": "green", "line": "a5-e5"},
        {"event": "ended", "reason": "sequences", "winner": "green"},
    ]
    assert last["position"]["result"] == {"reason": "sequences", "winner": "green"}
    assert last["position"]["sequences"] == [["green", "a5-e5"]]
    assert last["position"]["to_play"] == 1


def test_every_kind_of_event_is_an_object(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(EVENTFUL)
    assert main(["replay", "--json", str(file)]) == 0
    _, *steps = objects(capsys.readouterr().out)
    told = [event for step in steps for event in step["events"]]
    assert told.pop()["event"] == "took"
    called = {"event": "called", "seat": 0, "side": "green"}
    assert told == [
        called,
        {"event": "withdrawn", "side": "green", "seat": 0},
        called,
        {"event": "dismissed", "side": "green"},
        called,
        {"event": "upheld", "side": "green"},
        {"event": "gave", "seat": 1, "card": "2C"},
        {"event": "gave", "seat": 3, "card": "TC"},
        {"event": "placed", "seat": 0, "card": "AC", "at": "a9"},
        {"event": "removed", "seat": 1, "card": "JS", "at": "a9", "side": "blue"},
        {"event": "forfeited", "seat": 3},
        {"event": "forfeited", "seat": 0},
        {"event": "took", "seat": 1, "card": "3C"},
        {"event": "placed", "seat": 2, "card": "5D", "at": "j9"},
        {"event": "passed", "seat": 3},
        {"event": "refilled", "cards": 7},
    ]


def test_a_dead_card_exchanged_and_a_call_admitted_are_events(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(ADMITTED)
    assert main(["replay", "--json", str(file)]) == 0
    _, *steps = objects(capsys.readouterr().out)
    assert [event for step in steps for event in step["events"]] == [
        {"event": "exchanged", "seat": 0, "card": "7H"},
        {"event": "took", "seat": 0, "card": "AC"},
        {"event": "called", "seat": 1, "side": "blue"},
        {"event": "admitted", "side": "blue", "seat": 2},
    ]
    assert steps[-1]["position"]["owes"] == [0, 2]


def test_the_first_refused_action_ends_the_replay_with_status_1(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(paper(header(), MOVE, MOVE, ANSWER))
    assert main(["replay", "--json", str(file)]) == 1
    *_, last = objects(capsys.readouterr().out)
    assert last == {
        "n": 2,
        "action": MOVE,
        "refused": {"code": "not_your_turn", "reason": "It is not your turn."},
    }


def test_an_abandoned_game_prints_no_further_line(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(paper(header(), MOVE, ABANDONED))
    assert main(["replay", "--json", str(file)]) == 0
    assert [one["n"] for one in objects(capsys.readouterr().out)] == [0, 1]


@pytest.mark.parametrize("end", [GREEN_WON, ABANDONED])
def test_replay_does_not_compare_the_end_line_with_the_game(
    file: Path, end: dict[str, Any]
) -> None:
    file.write_bytes(paper(header(), MOVE, end))
    assert main(["replay", "--json", str(file)]) == 0
    assert main(["replay", str(file)]) == 0


def test_replay_does_not_check_the_commits(file: Path) -> None:
    none = "00" * 32
    deal = {
        "attempt": 1,
        "commit": none,
        "host_seed": none,
        "seat_commits": [none, none],
        "seat_seeds": [none, none],
    }
    file.write_bytes(paper(header(deal=deal)))
    assert main(["replay", "--json", str(file)]) == 0
    assert main(["verify", str(file)]) == 1


def test_letters_of_any_language_are_printed_on_any_console(file: Path) -> None:
    entries = [{"name": "Zoë ♥ \U0001f600", "side": "blue"}, {"name": "Bo", "side": "green"}]
    file.write_bytes(paper(header(seats=entries, table="Küche"), MOVE | {"note": "é\u2028"}))
    for arguments in (["replay", file], ["replay", "--json", file], ["verify", file]):
        done = subprocess.run(
            [sys.executable, "-m", "sequence_lan", *map(str, arguments)],
            capture_output=True,
            check=False,
            env=os.environ | {"PYTHONIOENCODING": "ascii:strict"},
        )
        assert (done.returncode, done.stderr) == (0, b"")


# Files that cannot be read


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["verify"]])
@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "line 1: an empty line\n"),
        (paper(header(), MOVE, {"seat": 2, "do": "pass"}), "line 3: seat must be a whole number"),
        (paper(header(), b"\xff\n"), "line 2: byte 1 is not UTF-8\n"),
        (paper(header(), MOVE, GREEN_WON, MOVE), "line 4: something after line 3"),
    ],
)
def test_an_unreadable_file_is_one_line_on_stderr_and_status_2(
    command: list[str],
    data: bytes,
    complaint: str,
    file: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file.write_bytes(data)
    assert main([*command, str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(complaint)
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", [["replay"], ["replay", "--json"], ["verify"]])
def test_a_missing_file_a_folder_and_an_endless_file_are_one_sentence(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    endless = tmp_path / "endless"
    with endless.open("wb") as file:
        file.truncate(17 * 1024 * 1024)
    for path, said in (
        (tmp_path / "none.seqrec", f"There is no file {tmp_path / 'none.seqrec'}.\n"),
        (tmp_path, "folder"),
        (tmp_path / ("x" * 300), "cannot be read: "),
        (endless, f"line 1: {endless} is larger than any record.\n"),
    ):
        assert main([*command, str(path)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert said in err
        assert err.count("\n") == 1


def test_a_file_name_that_would_break_the_line_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(tmp_path / "a\nb\x1b[31m")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# replay for people


def test_replay_tells_a_person_the_moves_and_shows_the_board(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(paper(NEARLY, WINNING, GREEN_WON))
    assert main(["replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"Kitchen: classic rules, {BEGUN}"
    assert lines[1] == "blue (b): Ada; green (g): Bo"
    assert lines[2] == "      a   b   c   d   e   f   g   h   i   j"
    assert lines[3] == "   1 **  2S  3S  4S  5S  6S  7S  8S  9S  **"
    assert lines[7] == "   5 9C  (g) (g) (g) (g) 4H  AH  9D  7H  AS"
    assert lines[13] == "Bo begins."
    assert lines[14] == (
        "1. Bo plays 9C: a green chip on a5. Green completes the sequence a5-e5. Green wins."
    )
    assert lines[20] == "   5 [g] [g] [g] [g] [g] 4H  AH  9D  7H  AS"
    assert len(lines) == 26


def test_replay_has_a_sentence_for_everything_that_happens(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for record in (EVENTFUL, ADMITTED):
        file.write_bytes(record)
        assert main(["replay", str(file)]) == 0
        lines = capsys.readouterr().out.splitlines()
        told += [line.split(". ", 1)[1] for line in lines if line[:1].isdigit()]
    assert told == [
        "Ada calls table talk on green.",
        "Ada has withdrawn the call of table talk on green.",
        "Ada calls table talk on green.",
        "The table's owner has dismissed the call of table talk on green.",
        "Ada calls table talk on green.",
        "The table's owner has upheld the call of table talk on green.",
        "Bo gives up 2C.",
        "Di gives up TC.",
        "Ada plays AC: a blue chip on a9.",
        "Bo plays JS and takes off the blue chip on a9.",
        "Di has lost the right to draw. Ada has lost the right to draw. Bo draws a card.",
        "Cy plays 5D: a blue chip on j9.",
        "Di passes.",
        "The discard piles become the new draw deck (7). Cy draws a card.",
        "Ada shows the dead card 7H and exchanges it. Ada draws a card.",
        "Bo calls table talk on blue.",
        "Cy has admitted the call of table talk on blue.",
    ]


def test_replay_tells_of_a_draw_by_stalemate(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = header(position=position(hands=[[], []], passed=[1]))
    file.write_bytes(paper(place, {"seat": 0, "do": "pass"}))
    assert main(["replay", str(file)]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last == "1. Ada passes. The game is a draw by stalemate."


def test_the_cards_of_an_open_game_are_shown_only_when_asked_for_and_after_a_warning(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(paper(header(), MOVE))
    assert main(["replay", str(file)]) == 0
    out = capsys.readouterr().out
    assert "1. Bo plays 2S: a green chip on b1. Bo draws a card." in out
    assert out.endswith("The game is still open.\n")
    assert "everybody's cards" not in out
    assert "Ada: 3S" not in out
    assert main(["replay", "--hands", str(file)]) == 0
    out = capsys.readouterr().out
    assert "Bo draws 3H." in out
    warning = out.index("This game is still open, and what follows shows everybody's cards")
    assert warning < out.index("    Ada: 3S 5S 7S 9S JS KS 2H")
    assert "    Bo: 4S 6S 8S TS QS AS 3H" in out


def test_the_cards_of_a_game_that_is_over_are_shown_without_a_warning(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(paper(NEARLY, WINNING))
    assert main(["replay", "--hands", str(file)]) == 0
    out = capsys.readouterr().out
    assert "still open" not in out
    assert out.endswith("    Ada: 2C 3C\n    Bo: 4C\n")


def test_replay_says_that_a_game_was_abandoned(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(paper(header(), MOVE, ABANDONED))
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.endswith("The game was abandoned.\n")


def test_replay_tells_a_person_why_an_action_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(paper(header(), MOVE, MOVE))
    assert main(["replay", str(file)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == (
        "2. Refused: It is not your turn. (not_your_turn) "
        '{"seat": 1, "do": "play", "card": "2S", "at": "b1"}'
    )


def test_a_name_cannot_steer_the_terminal(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entries = [{"name": "\x1b[2JAda\n", "side": "blue"}, {"name": "", "side": "green"}]
    file.write_bytes(paper(header(seats=entries, table="\x07"), MOVE))
    assert main(["replay", "--hands", str(file)]) == 0
    assert main(["verify", "--hands", str(file)]) == 0
    out = capsys.readouterr().out
    assert all(letter.isprintable() or letter == "\n" for letter in out)
    assert "    seat 1: " in out


# verify


@pytest.mark.parametrize(
    ("lines", "status", "said"),
    [
        ([header(), MOVE], 0, "End: The game is still open."),
        ([header(), MOVE, ABANDONED], 0, "End: The game was abandoned. The last line says so"),
        ([NEARLY, WINNING], 0, "End: Green wins. The last line, which says so, is missing."),
        ([NEARLY, WINNING, GREEN_WON], 0, "End: Green wins. The last line says so, and it fits."),
        ([NEARLY, GREEN_WON], 1, "End: false. The last line says: Green wins. By the actions: The"),
        ([NEARLY, WINNING, ABANDONED], 1, "End: false. The last line says: The game was abandoned"),
        ([header(), MOVE], 0, "Actions: 1, and the rules allow every one."),
        ([header(), MOVE, MOVE], 1, "Actions: number 2 is refused. It is not your turn. (not_you"),
        ([header()], 0, "Deal: given: "),
        ([NEARLY], 0, "Deal: none: "),
        ([header()], 0, "Header: Kitchen, classic rules, seats: 2, begun " + BEGUN),
    ],
)
def test_verify_says_what_it_found(
    lines: list[dict[str, Any]],
    status: int,
    said: str,
    file: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file.write_bytes(paper(*lines))
    assert main(["verify", str(file)]) == status
    out, err = capsys.readouterr()
    assert any(line.startswith(said) for line in out.splitlines())
    assert err == ""


def test_verify_calls_a_deal_that_fits_consistent_and_one_that_does_not_false(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deal = {"attempt": 1} | {
        key: VECTOR[key] for key in ("commit", "host_seed", "seat_commits", "seat_seeds")
    }
    assert VECTOR["bound"]["game"] == GAME
    file.write_bytes(paper(header(deal=deal)))
    assert main(["verify", str(file)]) == 0
    assert "Deal: consistent: " in capsys.readouterr().out
    file.write_bytes(paper(header(deal=deal | {"host_seed": "00" * 32})))
    assert main(["verify", str(file)]) == 1
    assert (
        "Deal: false. The host's seed is not the one that it committed to.\n"
        in capsys.readouterr().out
    )


class Kept:
    """A receipt that finds nothing wrong."""

    def faults(self, record: Record) -> tuple[Sentence, ...]:
        return ()


def test_verify_says_proved_only_with_this_computers_receipt_of_that_very_game(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    receipts = {GAME: Kept()}
    deal = {"attempt": 1} | {
        key: VECTOR[key] for key in ("commit", "host_seed", "seat_commits", "seat_seeds")
    }
    file.write_bytes(paper(header(deal=deal)))
    assert verify.run(file, hands=False, receipt_for=receipts.get) == 0
    assert "Deal: proved: " in capsys.readouterr().out
    assert verify.run(file, hands=False, receipt_for={"0f" * 16: Kept()}.get) == 0
    assert "Deal: consistent: " in capsys.readouterr().out


def test_verify_shows_hands_only_when_asked_for_and_after_a_warning(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(paper(header()))
    assert main(["verify", str(file)]) == 0
    assert "Ada: " not in capsys.readouterr().out
    assert main(["verify", "--hands", str(file)]) == 0
    *_, warning, ada, bo = capsys.readouterr().out.splitlines()
    assert warning.startswith("This game is still open, and what follows shows everybody's cards")
    assert ada == "    Ada: 3S 5S 7S 9S JS KS 2H"
    assert bo == "    Bo: 2S 4S 6S 8S TS QS AS"


# The program itself


def test_the_program_ends_with_the_commands_status(file: Path) -> None:
    file.write_bytes(paper(header(), MOVE, MOVE))
    done = program("replay", "--json", file)
    assert (done.returncode, done.stderr) == (1, b"")
    file.write_bytes(b"rubbish")
    done = program("verify", file)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"line 1: not JSON")


def test_a_reader_who_goes_away_is_no_trouble(file: Path) -> None:
    call = [{"seat": 0, "do": "call", "side": "green"}, {"seat": 0, "do": "withdraw"}]
    entries = seats(4, ["blue", "green"])
    file.write_bytes(paper(header(seats=entries), *call * 200))
    with subprocess.Popen(
        [sys.executable, "-m", "sequence_lan", "replay", "--json", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline().startswith(b'{"n":0,')
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == PIPE_CLOSED


def test_reading_records_needs_neither_windows_nor_the_network(file: Path) -> None:
    file.write_bytes(paper(header()))
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            (
                "import sys; from sequence_lan.cli import main; main(sys.argv[1:]);"
                "print({*sys.modules} & {'PySide6', 'zeroconf', 'asyncio', 'msgspec', 'ssl'})"
            ),
            "replay",
            str(file),
        ],
        capture_output=True,
        check=True,
        text=True,
    )
    assert done.stdout.endswith("set()\n")
