"""Two programs that share nothing but the network find each other and play."""

import json
import secrets
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def program(*arguments: str) -> subprocess.Popen[str]:
    """A person's program."""
    command = [sys.executable, "-W", "error", "-m", "tests.e2e.person", *arguments]
    return subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )


def told(process: subprocess.Popen[str]) -> dict[str, Any]:
    """What that person has seen."""
    out, err = process.communicate(timeout=100)
    assert (process.returncode, err) == (0, "")
    seen: dict[str, Any] = json.loads(out)
    return seen


def deal_of(record: Path, folder: Path) -> str:
    """What the program of that folder says of the deal in ``record``."""
    command = [sys.executable, "-m", "sequence_lan", "verify", str(record), "--folder", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=60, check=True
    )
    return next(line for line in done.stdout.splitlines() if line.startswith("Deal: "))


def test_two_processes_find_each_other_by_mdns_and_play_a_game(tmp_path: Path) -> None:
    table = f"Kitchen {secrets.token_hex(4)}"
    ada = program("open", table, "Ada", str(tmp_path))
    bo = program("find", table, "Bo", str(tmp_path))
    try:
        seen = [told(ada), told(bo)]
    finally:
        for process in (ada, bo):
            process.kill()
            process.wait()
    assert seen[0] == seen[1]
    assert seen[0]["seats"] == ["Ada", "Bo"]
    assert seen[0]["result"][0] in ("sequences", "stalemate")
    assert seen[0]["proof"] == "proved"
    record = tmp_path / "game.seqrec"
    record.write_bytes(seen[0]["record"].encode())
    assert deal_of(record, tmp_path / "Ada").startswith("Deal: proved: ")
    assert deal_of(record, tmp_path / "Bo").startswith("Deal: proved: ")
    assert deal_of(record, tmp_path / "Cy").startswith("Deal: consistent: ")
