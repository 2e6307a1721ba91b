"""Matches: who plays which side of which deal, how they are scored, and what is printed."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from devtools.environment import ROOT
from sequence_lan.bots.external import PREFIX
from sequence_lan.engine.rules import BadTable
from sequence_lan.match import Outcome, Terms, check, play, play_all, score
from tests.bots.test_external import FIRST_LEGAL, command


def sequence_lan(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sequence_lan", *arguments],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_match_of_equals_is_even_since_each_deal_is_played_from_both_sides() -> None:
    outcomes = list(play_all(Terms(("club", "club"), games=6)))
    assert sorted(outcome.number for outcome in outcomes) == [0, 1, 2, 3, 4, 5]
    assert score(outcomes).games == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_has_each_side_of_a_deal_once(seats: int) -> None:
    # One player fails at once: who sat where shows in who is credited.
    terms = Terms(("club", PREFIX + command("pass")), seats=seats)
    for number in range(terms.sides):
        outcome = play(terms, number)
        assert outcome.winner == 0
        assert [(who, fault) for who, fault, _ in outcome.faults] == [(1, "died")]


def test_the_same_seed_plays_the_same_games() -> None:
    terms = Terms(("club", "novice"), seed=5)
    first, again = play(terms, 3), play(terms, 3)
    assert (first.winner, first.moves) == (again.winner, again.moves)


def test_a_command_plays_a_whole_game_by_its_first_legal_action() -> None:
    outcome = play(Terms((PREFIX + command(FIRST_LEGAL), "club")), 0)
    assert outcome.faults == ()
    assert outcome.moves[0] > 10


def test_a_silent_command_loses_its_game() -> None:
    silent = PREFIX + command("import sys; sys.stdin.read()")
    outcome = play(Terms((silent, "club"), move_timeout=0.2), 0)
    assert outcome.winner == 1
    (fault,) = outcome.faults
    assert (*fault[:2], str(fault[2])) == (0, "silent", "No answer came in time (0.2 s).")


def test_a_score_has_wilsons_interval() -> None:
    outcomes = [Outcome(n, 0 if n < 70 else 1) for n in range(100)]
    total = score(outcomes)
    assert total.share == 0.7
    assert (round(total.low, 3), round(total.high, 3)) == (0.604, 0.781)


def test_a_draw_is_half_a_win() -> None:
    total = score([Outcome(0, None), Outcome(1, 0)])
    assert (total.share, total.draws, total.wins) == (0.75, 1, 1)


def test_a_score_of_nothing_says_nothing() -> None:
    total = score([])
    assert (total.share, total.low, total.high) == (0.5, 0.0, 1.0)


@pytest.mark.parametrize("player", ["expert", "cmd:", "cmd:  ", ""])
def test_a_player_there_is_none_of_is_refused_in_a_sentence(player: str) -> None:
    with pytest.raises(ValueError, match="cmd:"):
        check(Terms(("club", player)))


def test_a_number_of_seats_that_cannot_play_is_refused() -> None:
    with pytest.raises(BadTable, match="5 players cannot play"):
        check(Terms(("club", "club"), seats=5))


def test_the_command_prints_the_score_for_a_person() -> None:
    ended = sequence_lan("match", "club", "novice", "--games", "4")
    assert ended.returncode == 0
    assert ended.stderr == ""
    lines = ended.stdout.splitlines()
    assert lines[:2] == ["club against novice", "  games: 4, seats: 2, sides: 2"]
    assert re.fullmatch(r"  won \d, lost \d, drawn \d", lines[2])
    assert re.fullmatch(r"  score \S+%, 95% interval \S+% to \S+%", lines[3])


def test_the_command_prints_the_score_for_a_program() -> None:
    dying = PREFIX + command("pass")
    ended = sequence_lan("match", "club", dying, "--games", "3", "--players", "3", "--json")
    assert ended.returncode == 0
    printed = json.loads(ended.stdout)
    printed.pop("seconds_a_move")
    assert printed == {
        "a": "club",
        "b": dying,
        "games": 3,
        "players": 3,
        "sides": 3,
        "budget": 1.0,
        "seed": 0,
        "wins": {"a": 3, "b": 0},
        "draws": 0,
        "score": 1.0,
        "interval": [0.4385, 1.0],
        "faults": {
            "a": {"died": 0, "silent": 0, "illegal": 0},
            "b": {"died": 3, "silent": 0, "illegal": 0},
        },
    }


def test_failures_are_told_apart_and_the_first_in_words() -> None:
    wrong = PREFIX + command("print(1)")
    ended = sequence_lan("match", wrong, "club", "--games", "2")
    assert f"lost by failing, {wrong}: not legal: 2. The first: The answer" in ended.stdout


@pytest.mark.parametrize(
    "arguments",
    [("club", "expert"), ("club", "club", "--players", "5"), ("cmd:", "club")],
)
def test_a_match_that_cannot_be_is_one_sentence_and_status_2(arguments: tuple[str, ...]) -> None:
    ended = sequence_lan("match", *arguments)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1


def test_the_readmes_example_bot_plays_without_a_fault(tmp_path: Path) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    assert len(program.splitlines()) == 10
    bot = tmp_path / "bot.py"
    bot.write_text(program, encoding="utf-8")
    words = subprocess.list2cmdline([sys.executable, str(bot)])
    outcome = play(Terms(("club", PREFIX + words)), 0)
    assert outcome.faults == ()
