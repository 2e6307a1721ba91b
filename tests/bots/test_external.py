"""A command plays: what it reads, what it may answer, and how it fails."""

import json
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest

from sequence_lan.bots.external import External, Failed, read_answer, view_object
from sequence_lan.engine.actions import Draw, Play
from sequence_lan.engine.board import Square
from sequence_lan.engine.cards import Card
from sequence_lan.engine.notation import parse_line, parse_square
from sequence_lan.engine.observe import observe
from sequence_lan.engine.public import Result
from sequence_lan.engine.rules import EDITIONS
from sequence_lan.engine.view import View
from tests.bots.tables import dealt
from tests.engine.staging import FRIENDLY, stage

NAMES = ("Ada", "Bo")
Start = Callable[[str], External]


def command(program: str) -> str:
    """A command that runs this Python program."""
    words = [sys.executable, "-c", program]
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts commands that are closed after the test; a silent one is waited for briefly."""
    with ExitStack() as stack:
        yield lambda program: stack.enter_context(External(command(program), NAMES, 0.5))


@pytest.fixture
def patient() -> Iterator[Start]:
    """The same with time enough for any machine."""
    with ExitStack() as stack:
        yield lambda program: stack.enter_context(External(command(program), NAMES, 60))


def view() -> View:
    """Blue, to move, can make a line at e5 in two ways."""
    state = stage(
        FRIENDLY,
        hands=["5H JS", "2C 3C 4C"],
        blue="b5 c5 d5 f5 g5",
        green="a2",
        deck="9D 9C",
        discards=["TH", "6C"],
    )
    return observe(state, 0)


def test_what_is_read_is_the_position_as_far_as_the_seat_may_know_it() -> None:
    assert view_object(view(), NAMES) == {
        "seat": 0,
        "rules": {
            "edition": "classic",
            "one_eyed": "hearts_spades",
            "draw": "auto",
            "forfeit": "on_next_draw",
            "dead_cards_per_turn": 1,
            "discard": "own",
            "chips": [50, 50, 35],
            "uneven_teams": False,
            "shared_must_cross": False,
            "table_talk": "penalty",
            "sequences_to_win": 2,
        },
        "sides": ["blue", "green"],
        "seats": [{"name": "Ada", "side": "blue"}, {"name": "Bo", "side": "green"}],
        "board": [
            "..........",
            "g.........",
            "..........",
            "..........",
            ".bbb.bb...",
            "..........",
            "..........",
            "..........",
            "..........",
            "..........",
        ],
        "sequences": [],
        "hand": ["5H", "JS"],
        "hand_counts": [2, 3],
        "deck_count": 2,
        "discards": [["TH"], ["6C"]],
        "to_play": 0,
        "exchanges": 0,
        "may_draw": [],
        "owes": [],
        "passed": [],
        "call": None,
        "legal": [
            {"do": "play", "card": "5H", "at": "e5", "claim": ["b5-f5"]},
            {"do": "play", "card": "5H", "at": "e5", "claim": ["c5-g5"]},
            {"do": "play", "card": "5H", "at": "i7"},
            {"do": "play", "card": "JS", "at": "a2"},
        ],
    }


def test_uneven_sides_are_told_whose_turn_comes_next_for_each() -> None:
    state = dealt(replace(EDITIONS["goliath"]), 5, 2, 1)
    seen = observe(state, state.public.to_play)
    said = view_object(seen, ["Ada", "Bo", "Cy", "Dana", "Eli"])
    assert said["next"] == list(state.public.next)


def test_an_open_call_and_completed_sequences_are_written_as_in_a_record() -> None:
    state = stage(
        FRIENDLY,
        hands=["9D", "2C", "3C", "4C"],
        green="f5 g5 h5 i5 j5",
        sequences=[("green", "f5-j5")],
        call={"side": "green", "by": 0},
    )
    said = view_object(observe(state, 0), ["Ada", "Bo", "Cy", "Dana"])
    assert said["sequences"] == [["green", "f5-j5"]]
    assert said["call"] == {"side": "green", "by": 0}
    assert said["legal"][-1] == {"do": "withdraw"}


def test_an_answer_needs_no_seat_and_one_that_is_there_is_ignored() -> None:
    line = b'{"do":"play","card":"5H","at":"e5","claim":["c5-g5"],"seat":1}\n'
    claim = (parse_line("c5-g5"),)
    assert read_answer(line, view()) == Play(0, Card("5H"), parse_square("e5"), claim)
    assert read_answer(b'{"do":"play","card":"JS","at":"a2"}\r\n', view()) == Play(
        0, Card("JS"), Square(10)
    )


@pytest.mark.parametrize(
    "line",
    [
        b"\n",
        b"5H e5\n",
        b'"pass"\n',
        b'{"do":"jump"}\n',
        b'{"do":"play","card":"5H"}\n',
        b'{"do":"play","card":"5H","at":"z9"}\n',
        b'{"do":"play","card":"5H","at":"a1"}\n',
        b'{"do":"play","card":"2C","at":"e2"}\n',
        b'{"do":"pass"}\n',
        b'{"do":"draw"}\n',
        b'{"do":"uphold"}\n',
        b"\xff\n",
    ],
)
def test_what_is_no_legal_action_is_called_illegal_in_a_sentence(line: bytes) -> None:
    with pytest.raises(Failed) as failed:
        read_answer(line, view())
    assert failed.value.fault == "illegal"
    assert str(failed.value).endswith(".")


def test_a_table_owners_answer_is_not_a_seats_to_give() -> None:
    called = view().public._replace(call=stage_call())
    with pytest.raises(Failed, match="not legal"):
        read_answer(b'{"do":"uphold"}\n', view()._replace(public=called))


def stage_call() -> Any:
    state = stage(FRIENDLY, hands=["9D"] * 2 + ["3C", "4C"], call={"side": "green", "by": 0})
    return state.public.call


FIRST_LEGAL = """
import json, sys
for line in sys.stdin:
    position = json.loads(line)
    if "result" in position:
        break
    print(json.dumps(position["legal"][0]), flush=True)
"""


def test_a_command_reads_one_line_and_answers_with_one(patient: Start) -> None:
    player = patient(FIRST_LEGAL)
    claim = (parse_line("b5-f5"),)
    for _ in range(3):
        assert player.choose(view()) == Play(0, Card("5H"), parse_square("e5"), claim)


def test_it_is_asked_for_a_draw_that_is_owed(patient: Start) -> None:
    seen = view()
    seen = seen._replace(public=seen.public._replace(to_play=1, may_draw=(0,)))
    assert patient(FIRST_LEGAL).choose(seen) == Draw(0)


def test_at_the_end_it_is_told_the_result(patient: Start, tmp_path_factory: Any) -> None:
    told = tmp_path_factory.mktemp("told") / "told.json"
    player = patient(f"import sys; open({str(told)!r}, 'w').write(sys.stdin.readline())")
    player.end(Result("sequences", 1), view().public)
    player.close()
    assert json.loads(told.read_text(encoding="utf-8")) == {
        "result": {"reason": "sequences", "winner": "green"}
    }


@pytest.mark.parametrize("program", ["pass", "raise SystemExit(3)", "print('{', end='')"])
def test_one_that_ends_has_died(patient: Start, program: str) -> None:
    with pytest.raises(Failed) as failed:
        patient(program).choose(view())
    assert failed.value.fault == "died"


@pytest.mark.parametrize(
    "program", ["import sys; sys.stdin.read()", "import threading; threading.Event().wait(60)"]
)
def test_one_that_says_nothing_is_silent_and_then_killed(start: Start, program: str) -> None:
    player = start(program)
    with pytest.raises(Failed) as failed:
        player.choose(view())
    assert failed.value.fault == "silent"


def test_one_that_never_stops_talking_has_answered_illegally(patient: Start) -> None:
    with pytest.raises(Failed) as failed:
        patient("print('x' * 1000000)").choose(view())
    assert failed.value.fault == "illegal"


@pytest.mark.parametrize("wrong", ["", "no-such-program-anywhere", "'"])
def test_one_that_cannot_be_started_has_died(wrong: str) -> None:
    with pytest.raises(Failed) as failed:
        External(wrong, NAMES, 1)
    assert failed.value.fault == "died"
