"""A table without a window, on the console, and the list of tables that it is found in."""

import json
import secrets
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sequence_lan.net.messages import Abandon, MoveTable, Sit
from tests.e2e.console import COMMAND, ROOT, Console, run
from tests.host.parlour import TABLE, Parlour
from tests.host.test_playing import seated
from tests.visitor import Visitor


def test_the_console_shows_the_way_the_people_and_every_move(
    console: Callable[..., Console], bo: Visitor
) -> None:
    host = console("--name", "Attic", "--seats", "2", "--bots", "1", "--auto-start")
    link = host.line(lambda line: line.startswith("sequence-lan://"))
    address = link.removeprefix("sequence-lan://").partition("/")[0]
    assert any(line.split() == ["address", address] for line in host.read)
    words = next(line for line in host.read if line.startswith("six words"))
    host.says("People find their seats.")
    table = bo.joins(link)
    assert " ".join(table.words) == words.removeprefix("six words").strip()
    host.says("Bo has come.")
    bo.sits_alone(0)
    host.says("Bo sits down for blue.")
    host.says("The cards are being dealt.")
    bo.game("the cards", lambda game: True)
    host.line(lambda line: line.startswith("blue (b): Bo; green (g): Bot 2. "))
    bo.plays_on()
    for move in ("1", "2", "3"):
        assert " plays " in host.line(lambda line, move=move: line.startswith(f"{move}. "))  # type: ignore[misc]
    bo.session.send(Abandon())
    host.line(lambda line: line.endswith(" The game was abandoned."))
    host.says("The game is over.")
    bo.session.leave()
    host.says("Bo has left.")


def test_the_table_is_in_the_list(console: Callable[..., Console]) -> None:
    name = f"Attic {secrets.token_hex(4)}"
    host = console("--name", name, "--seats", "6", "--bots", "2", "--edition", "goliath")
    host.says(f"The table is on the network as {name}.")
    found = run("tables", "--json", "--seconds", "2", "--interface", "loopback")
    assert (found.returncode, found.stderr) == (0, "")
    (ad,) = (ad for line in found.stdout.splitlines() if (ad := json.loads(line))["table"] == name)
    assert (ad["seats_taken"], ad["seats_total"]) == (2, 6)
    assert (ad["edition"], ad["phase"], ad["mismatch"]) == ("goliath", "lobby", None)
    address = ad["addresses"][0]
    assert any(line.split() == ["address", address] for line in host.read)
    plain = run("tables", "--seconds", "2", "--interface", "loopback")
    assert f"{name}  {address}  2 of 6 seats taken, lobby, goliath rules" in plain.stdout


def test_a_network_without_tables_or_none_at_all_is_told() -> None:
    done = run("tables", "--seconds", "1", "--interface", "nowhere0")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "The network interface nowhere0 is not there: choose another, or plug it in.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--seats", "5"),
            "5 players cannot play by these rules: 2, 3, 4, 6, 8, 9, 10, 12 can.\n",
        ),
        (("--seats", "2", "--bots", "3"), "A table of 2 seats can't have 3 bots.\n"),
    ],
)
def test_a_table_that_can_not_be_is_told(
    console: Callable[..., Console], arguments: tuple[str, ...], sentence: str
) -> None:
    out, err = console(*arguments).process.communicate(timeout=60)
    assert (out, err) == ("", sentence)


def test_a_table_without_a_name_is_told(console: Callable[..., Console]) -> None:
    host = console("--name", "")
    out, err = host.process.communicate(timeout=60)
    assert host.process.returncode == 1
    assert (out, err) == ("", "A name can't be empty: give one of 1 to 24 characters.\n")


if sys.platform != "win32":

    def test_ctrl_c_closes_the_table_in_order(console: Callable[..., Console], bo: Visitor) -> None:
        host = console()
        bo.joins(host.line(lambda line: line.startswith("sequence-lan://")))
        host.says("Bo has come.")
        status, out, err = host.interrupt()
        assert (status, err) == (0, "")
        assert out.endswith("The table is closed.\n")
        table = bo.table("the end", lambda table: table.ended)
        assert table.ended is not None
        assert table.ended.text == "The host has closed the table."


def test_a_private_table_shows_its_code_and_asks_newcomers_for_it(
    console: Callable[..., Console], bo: Visitor
) -> None:
    kitchen = console("--name", "Kitchen", "--private")
    code = kitchen.line(lambda line: line.startswith("code ")).split()[1]
    link = kitchen.line(lambda line: line.startswith("sequence-lan://"))
    assert code not in link
    bo.session.join(link, "Bo")
    bo.table("the question", lambda table: table.ended and table.ended.code == "code_needed")
    bo.session.leave()
    bo.wait("the start", lambda now: now.table is None)
    bo.session.join(link, "Bo", code=code)
    bo.table("the lobby", lambda table: table.lobby)


def test_a_game_that_is_not_there_can_not_be_gone_on_with(tmp_path: Path) -> None:
    command = [*COMMAND, "host", "--headless", "--resume", "--folder", str(tmp_path)]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert ended.returncode == 1
    assert ended.stderr == "There is no unfinished game here: open a new table without --resume.\n"


def test_a_network_interface_that_is_not_there_is_named(console: Callable[..., Console]) -> None:
    kitchen = console("--name", "Kitchen", "--interface", "nowhere0")
    kitchen.says("The network interface nowhere0 is not there: choose another, or plug it in.")
    # Nobody is shown a way here that others can't take.
    assert kitchen.read[:-1] == ["Ctrl-C closes the table.", "People find their seats."]


def test_of_several_games_whose_numbers_begin_alike_none_is_taken_for_the_other(
    tmp_path: Path,
) -> None:
    room = Parlour(tmp_path / "there")
    seated(room, "Bo")
    other = "0" * 31 + "1"
    for number in (TABLE, other):
        folder = tmp_path / "tables" / number
        shutil.copytree(room.folder.path, folder)
        for file in folder.iterdir():
            file.write_bytes(file.read_bytes().replace(TABLE.encode(), number.encode()))
    room.close()
    command = [*COMMAND, "host", "--headless", "--folder", str(tmp_path), "--resume"]
    refused = subprocess.run(
        [*command, "000"], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert (refused.returncode, refused.stdout) == (1, "")
    first, *games = refused.stderr.splitlines()
    assert first == "Several unfinished games begin like that: give more of the number."
    assert len(games) == 2
    assert all("Kitchen" in game for game in games)
    missed = subprocess.run(
        [*command, "1"], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert missed.returncode == 1
    assert missed.stderr.splitlines()[0] == "There is no such unfinished game here."


def test_a_table_that_was_handed_to_a_players_computer_is_told_to_whoever_comes_back(
    console: Callable[..., Console], bo: Visitor
) -> None:
    kitchen = console("--name", "Kitchen", "--seats", "2", "--bots", "1")
    bo.joins(kitchen.line(lambda line: line.startswith("sequence-lan://")))
    bo.session.send(Sit(0))
    table = bo.table("the role", lambda table: table.owner)
    assert table.you is not None
    bo.session.send(MoveTable(table.you))
    bo.wait("the table here", lambda now: now.hosting and now.hosting.advertised)
    told = kitchen.line(lambda line: "moved to another computer" in line)
    assert "as long as this program runs" in told.lower()
