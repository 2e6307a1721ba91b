"""Several tables in one process, and the list of tables that is kept up to date."""

import json
import secrets
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.console import COMMAND, ROOT, Console, run
from tests.visitor import Visitor


def way(host: Console, table: str) -> list[str]:
    """The address of that table, and its code if it is private."""
    line = host.line(lambda line: line.startswith(f"{table}  "))
    return line.removeprefix(table).split()


def test_one_console_shows_who_comes_to_which_of_several_private_tables(
    console: Callable[..., Console], bo: Visitor
) -> None:
    host = console("--tables", "3", "--players", "2", "--name", "Class", "--private")
    ways = [way(host, f"Class {number}") for number in (1, 2, 3)]
    assert len({address for address, _ in ways}) == 3
    assert len({code for _, code in ways}) == 3
    address, code = ways[1]
    bo.session.join(address, "Bo", code=code)
    host.says("Class 2: Bo has come.")


def test_bots_play_at_one_table_while_people_are_awaited_at_the_other(
    console: Callable[..., Console], bo: Visitor
) -> None:
    host = console("--tables", "2", "--players", "2", "--bots", "1", "--auto-start")
    (address,) = way(host, "Sequence 1")
    bo.joins(address)
    bo.sits_alone(0)
    host.line(lambda line: line.startswith("Sequence 1: blue (b): Bo; green (g): Bot 2."))
    bo.plays_on()
    host.line(lambda line: line.startswith("Sequence 1:   3. "))
    assert "Sequence 2: People find their seats." in host.read


if sys.platform != "win32":

    def test_ctrl_c_closes_all_tables_in_order(
        console: Callable[..., Console], bo: Visitor
    ) -> None:
        host = console("--tables", "2")
        (address,) = way(host, "Sequence 2")
        bo.joins(address)
        host.says("Sequence 2: Bo has come.")
        status, out, err = host.interrupt()
        assert (status, err) == (0, "")
        assert out.endswith("The tables are closed.\n")
        table = bo.table("the end", lambda table: table.ended)
        assert table.ended is not None
        assert table.ended.text == "The host has closed the table."

    def test_tables_are_watched_until_ctrl_c(console: Callable[..., Console]) -> None:
        name = f"Attic {secrets.token_hex(4)}"
        watching = subprocess.Popen(
            [*COMMAND, "tables", "--watch", "--json", "--interface", "loopback"],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert watching.stdout is not None
        host = console("--name", name)
        host.says(f"The table is on the network as {name}.")
        told = (json.loads(line) for line in watching.stdout)
        assert next(ad for ad in told if ad["table"] == name)["phase"] == "lobby"
        host.interrupt()
        assert next(ad for ad in told if ad["table"] == name) == {"table": name, "gone": True}
        watching.send_signal(signal.SIGINT)
        watching.communicate(timeout=30)
        assert watching.returncode == 0


def test_all_games_that_were_open_are_gone_on_with(
    console: Callable[..., Console], bo: Visitor, tmp_path: Path
) -> None:
    host = console("--tables", "2", "--players", "2", "--bots", "1", "--auto-start")
    ways = [way(host, f"Sequence {number}")[0] for number in (1, 2)]
    cy = Visitor("Cy", tmp_path)
    try:
        for visitor, address in ((bo, ways[0]), (cy, ways[1])):
            visitor.joins(address)
            visitor.sits_alone(0)
            visitor.game("the cards", lambda game: True)
        host.process.kill()
        host.process.wait()
        again = console("--tables", "2", "--resume")
        # The first may be back before the second table is open.
        on: set[str] = set()
        back: set[str] = set()
        while len(on) < 2 or len(back) < 2:
            line = again.line(lambda line: line.startswith("Going on") or line.endswith(" back."))
            (on if line.startswith("Going on") else back).add(line)
        assert sorted(line.split("Sequence ")[1][:1] for line in on) == ["1", "2"]
        assert {line.split(": ")[1] for line in back} == {"Bo is back.", "Cy is back."}
    finally:
        cy.close()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("host", "--tables", "3"), "A window has one table: for several add --headless.\n"),
        (
            ("host", "--headless", "--tables", "2", "--name", "A name of just 24 letters"),
            "That name is too long",
        ),
        (("host", "--headless", "--tables", "0"), "a whole number from 1 to 40"),
    ],
)
def test_tables_that_can_not_be_are_told(
    tmp_path: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    done = run(*arguments, "--folder", str(tmp_path), "--interface", "loopback", "--port", "0")
    assert done.returncode in (1, 2)
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
