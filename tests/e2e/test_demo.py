"""The demonstration: a whole game over a real table on this machine, with no display."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def demo(*arguments: str) -> subprocess.CompletedProcess[str]:
    """What ``sequence-lan demo`` has printed."""
    command = [sys.executable, "-W", "error", "-m", "sequence_lan", "demo", *arguments]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=100, check=False
    )


@pytest.mark.parametrize("players", [4, 12])
def test_a_demonstration_plays_a_game_that_everybody_saw_alike_and_proved(players: int) -> None:
    done = demo("--players", str(players), "--seed", "1", "--interface", "loopback")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("A table is open at 127.0.0.1:")
    assert lines[1].startswith("Found by mDNS: Demo")
    moves = [line for line in lines if " plays " in line]
    assert len(moves) > 5
    assert sum("proved" in line for line in lines) == players


def test_a_number_of_players_that_can_not_play_is_told() -> None:
    done = demo("--players", "5")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "5 players cannot play by these rules: 2, 3, 4, 6, 8, 9, 10, 12 can.\n"


def test_a_network_that_is_not_there_is_told() -> None:
    done = demo("--interface", "nowhere0")
    assert done.returncode == 1
    assert done.stderr == (
        "The network interface nowhere0 is not there: choose another, or plug it in.\n"
    )
