"""What the README promises: every command in it is run by a test, here or elsewhere."""

import os
import re
import secrets
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from devtools.environment import ROOT
from tests.e2e.console import Console
from tests.engine.paper import header, played

README: Final = (ROOT / "README.md").read_text(encoding="utf-8")
OURS: Final = re.compile(r"(sequence-lan|python3 dev\.py)( |$)")

ELSEWHERE: Final = {
    "python3 dev.py bench classroom": "devtools/test_commands.py::test_each_script_in_the_bench",
    "python3 dev.py bundle": "test_house.py::test_ci_runs_what_the_readme_tells_developers",
    "python3 dev.py bundle --archive": "devtools/test_bundle_parts.py::test_one_file_holds",
    "python3 dev.py check": "test_house.py::test_ci_runs_what_the_readme_tells_developers",
    "python3 dev.py play": "devtools/test_commands.py::test_without_a_display_play_says",
    "python3 dev.py play --help": "devtools/test_commands.py::test_play_passes_everything_on",
    "python3 dev.py play demo": "e2e/test_demo.py::test_a_demonstration_plays_a_game",
    "python3 dev.py test": "test_house.py::test_ci_runs_what_the_readme_tells_developers",
    "python3 dev.py test tests/engine -q": "test_house.py::test_ci_runs_what_the_readme_tells",
    "python3 dev.py translate": "devtools/test_translations.py::test_",
    "python3 dev.py wheels": "test_house.py::test_ci_runs_what_the_readme_tells_developers",
    "sequence-lan": "test_window_command.py::test_a_system_that_lacks_a_library_of_qt",
    "sequence-lan demo": "e2e/test_demo.py::test_a_demonstration_plays_a_game",
    "sequence-lan host": "devtools/test_commands.py::test_without_a_display_play_says",
    "sequence-lan host --headless": "e2e/test_host_command.py::test_the_console_shows_the_way",
    "sequence-lan host --headless --tables 8 --resume": (
        "e2e/test_classroom.py::test_all_games_that_were_open_are_gone_on_with"
    ),
    "sequence-lan join ADDRESS": "ui/test_app.py::test_the_window_goes_straight_to_a_table",
    "sequence-lan join ADDRESS --bot BOT": "e2e/test_bot_seat.py::test_a_program_of_ones_own",
    "sequence-lan match A B": "test_match.py::test_",
    "sequence-lan replay FILE": "test_commands_records.py::test_replay_tells_a_person_the_moves",
    "sequence-lan tables": "e2e/test_host_command.py::test_the_table_is_in_the_list",
    "sequence-lan tables --watch": "e2e/test_classroom.py::test_tables_are_watched_until_ctrl_c",
    "sequence-lan verify FILE": "test_commands_records.py::test_verify_says_what_it_found",
}
"""The test that runs a command, which need not be run once more."""

CLASSROOM: Final = "sequence-lan host --headless --tables 8 --players 4 --private --auto-start"
AT_A_TABLE: Final = 'sequence-lan join 192.168.1.20:47624 --bot "python3 bot.py" --name Robin'
MATCHES: Final = {
    "sequence-lan match master club --games 200 --budget 1": ("--games", "2", "--budget", "0.02"),
    'sequence-lan match club "cmd:python3 bot.py" --games 100': ("--games", "2"),
}
"""With less of everything: what is given last counts."""
RECORDS: Final = ("sequence-lan verify evening.seqrec", "sequence-lan replay evening.seqrec")


def promised() -> set[str]:
    """Every command of ours in the README, in a block or within a line."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    blocks = "".join(text for language, text in fenced if not language)
    text = re.sub(r"^```.*?^```", "", README, flags=re.MULTILINE | re.DOTALL)
    found = [*blocks.splitlines(), *re.findall(r"`([^`\n]+)`", text)]
    return {each for each in found if OURS.match(each)}


def started(command: str, folder: Path, *further: str) -> list[str]:
    """The words that start a command of the README in ``folder``, where the example bot is."""
    (program,) = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    (folder / "bot.py").write_text(program, encoding="utf-8")
    name, *words = shlex.split(command)
    assert name == "sequence-lan"
    return [sys.executable, "-m", "sequence_lan", *words, *further]


def run(command: str, folder: Path, *further: str) -> str:
    """What the command prints."""
    ended = subprocess.run(
        started(command, folder, *further),
        cwd=folder,
        env=os.environ | {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    return ended.stdout


def test_every_command_in_the_readme_is_run_by_a_test() -> None:
    assert promised() == {*ELSEWHERE, CLASSROOM, AT_A_TABLE, *MATCHES, *RECORDS}


@pytest.mark.parametrize("command", ELSEWHERE)
def test_the_test_that_runs_a_command_is_there(command: str) -> None:
    file, _, name = ELSEWHERE[command].partition("::")
    assert f"def {name}" in (ROOT / "tests" / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("command", MATCHES)
def test_a_match_is_played_as_the_readme_says(command: str, tmp_path: Path) -> None:
    assert "95" in run(command, tmp_path, *MATCHES[command])


@pytest.mark.parametrize("command", RECORDS)
def test_a_record_is_checked_as_the_readme_says(command: str, tmp_path: Path) -> None:
    (tmp_path / "evening.seqrec").write_bytes(played(header(), 3))
    assert run(command, tmp_path)


def test_a_classroom_is_opened_and_a_bot_seated_as_the_readme_says(tmp_path: Path) -> None:
    _, *words = shlex.split(CLASSROOM)
    assert words[:2] == ["host", "--headless"]
    host = Console(tmp_path / "host", *words[2:], "--name", f"Class {secrets.token_hex(2)}")
    bot = None
    try:
        ways = [
            host.line(lambda line: line.startswith("Class ") and "  " in line).split()
            for _ in range(8)
        ]
        address, code = ways[3][-2:]
        command = AT_A_TABLE.replace("192.168.1.20:47624", address)
        bot = subprocess.Popen(started(command, tmp_path, "--code", code), cwd=tmp_path)
        host.line(lambda line: line.endswith("Robin sits down for blue."))
    finally:
        for process in (bot, host.process):
            if process is not None:
                process.kill()
                process.communicate()


def test_the_picture_in_the_readme_is_there_and_its_script_makes_one(tmp_path: Path) -> None:
    (picture,) = re.findall(r"^!\[[^\]]+\]\((.+?)\)$", README, re.MULTILINE)
    there = (ROOT / picture).read_bytes()
    assert len(there) < 150_000
    made = subprocess.run(
        [sys.executable, "-m", "tests.ui.pictures", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert made.returncode == 0, made.stderr
    anew = (tmp_path / Path(picture).name).read_bytes()
    # Letters are drawn a little differently from system to system.
    assert anew[:24] == there[:24]


def test_every_file_that_the_readme_names_is_there() -> None:
    names = set(re.findall(r"`([a-z_.]+(?:/[A-Za-z_.]+)+)`", README))
    bases = [ROOT, ROOT / "sequence_lan", ROOT / "ui" / "sequence_ui"]
    made = {"dist/sequence-lan", "dist/wheels", "resources/translations/CODE.ts"}
    assert [n for n in names - made if not any((base / n).exists() for base in bases)] == []
