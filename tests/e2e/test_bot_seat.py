"""A bot of any make at a real table: ``join ADDRESS --bot``."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sequence_lan.net.messages import Start
from tests.e2e.console import COMMAND, ROOT, run
from tests.visitor import Visitor, plan

HEARD = """
import json, pathlib, random, sys
for line in sys.stdin:
    table = json.loads(line)
    with pathlib.Path(sys.argv[1]).open("a") as heard:
        print(line.rstrip(), file=heard)
    if "result" in table:
        break
    moves = [m for m in table["legal"] if m["do"] not in ("call", "admit", "withdraw")]
    print(json.dumps(random.choice(moves)), flush=True)
"""
QUITS = "import sys; sys.stdin.readline()"
CHEATS = 'import sys\nfor line in sys.stdin: print(\'{"do":"draw"}\', flush=True)'


@pytest.fixture
def ada(tmp_path: Path) -> Iterator[Visitor]:
    """Somebody who opens a table."""
    visitor = Visitor("Ada", tmp_path)
    yield visitor
    visitor.close()


def bot_at(address: str, bot: str, *further: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [*COMMAND, "join", address, "--bot", bot, *further],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def program(folder: Path, text: str, *arguments: str) -> str:
    """The command of a bot whose program is ``text``."""
    file = folder / "bot.py"
    file.write_text(text, encoding="utf-8")
    return " ".join([sys.executable, str(file), *arguments])


def whole_game(ada: Visitor, bot: str) -> tuple[str, str]:
    """What the console of the bot's program says of a game against Ada, and of faults."""
    link = ada.opens(plan())
    joined = bot_at(link, bot, "--name", "Rob", "--move-timeout", "2")
    ada.sits(0)
    table = ada.table("both ready", lambda now: all(seat.ready for seat in now.seats))
    assert [seat.name for seat in table.seats] == ["Ada", "Rob"]
    ada.session.send(Start())
    ada.plays_on()
    proof = ada.game("the end", lambda game: game.proof).proof
    assert proof is not None
    assert proof.outcome == "proved"
    ada.session.leave()
    out, err = joined.communicate(timeout=60)
    assert joined.returncode == 0
    return out, err


def test_a_program_of_ones_own_plays_a_whole_game_at_a_real_table(
    ada: Visitor, tmp_path: Path
) -> None:
    heard = tmp_path / "heard.jsonl"
    out, err = whole_game(ada, program(tmp_path, HEARD, str(heard)))
    assert out.startswith("Rob is at the table Kitchen.\n")
    assert "Rob plays " in out
    assert " wins." in out
    assert err == "The host has closed the table.\n"
    *decisions, last = heard.read_text(encoding="utf-8").splitlines()
    assert '"result":{"reason":"sequences"' in last
    assert all('"seat":1' in line and '"hand":[' in line for line in decisions)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (QUITS, "The command ended in the middle of the game."),
        (CHEATS, "The answer is not legal: nothing_to_draw."),
    ],
)
def test_a_program_that_fails_is_replaced_by_club_for_the_rest_of_the_game(
    ada: Visitor, tmp_path: Path, text: str, reason: str
) -> None:
    command = program(tmp_path, text)
    out, err = whole_game(ada, command)
    assert err == (
        f"{command} can't go on: {reason} The club bot plays this game in its place.\n"
        "The host has closed the table.\n"
    )
    assert " wins." in out


def test_a_program_that_can_not_be_started_is_replaced_too(ada: Visitor, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/no/such/interpreter\n", encoding="utf-8")
    broken.chmod(0o755)
    out, err = whole_game(ada, str(broken))
    assert "cannot be started" in err
    assert " wins." in out


def test_a_bot_of_the_house_takes_a_seat_at_a_private_table(ada: Visitor) -> None:
    link = ada.opens(plan(code="42-amber-fox"))
    hosting = ada.session.snapshot.hosting
    assert hosting is not None
    assert hosting.code is not None
    joined = bot_at(link, "novice", "--code", hosting.code)
    table = ada.table("the bot", lambda now: any(seat.ready for seat in now.seats))
    assert table.seats[0].name == "Bot"
    joined.kill()
    joined.communicate()


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (("nowhere at all", "--bot", "club"), 2, "neither an address nor"),
        (("127.0.0.1:1", "--bot", "cmd:"), 2, "Name a bot: novice, club, master or a command."),
        (
            ("127.0.0.1:1", "--bot", "nosuchprog --fast"),
            2,
            "no bot or program nosuchprog --fast here: name novice, club, master or a command.\n",
        ),
        (("127.0.0.1:1", "--bot", "cmd:nosuchprog"), 2, "There is no bot or program cmd:nosuch"),
        (("127.0.0.1:1", "--bot", "'nosuchprog"), 2, "There is no bot or program 'nosuchprog"),
        (("127.0.0.1:1", "--bot", "club"), 1, "127.0.0.1:1"),
        (("127.0.0.1:1", "--bot", "club", "--name", ""), 2, "A name can't be empty"),
        (("127.0.0.1:1", "--bot", "club", "--code", "x"), 2, "code"),
    ],
)
def test_a_bot_that_can_not_come_is_told(
    arguments: tuple[str, ...], status: int, sentence: str
) -> None:
    done = run("join", *arguments)
    assert sentence in done.stderr
    assert (done.returncode, done.stdout) == (status, "")
    assert "Traceback" not in done.stderr
