"""One installation at a time."""

import subprocess
import sys
from pathlib import Path

from devtools.alone import alone
from devtools.environment import ROOT

STAYER = "print('inside', flush=True); input()"
HOLDER = f"""
import subprocess, sys
from pathlib import Path
from devtools.alone import alone
with alone(Path(sys.argv[1]), lambda: print("waiting", flush=True)):
    subprocess.run([sys.executable, "-c", {STAYER!r}], close_fds=False)
"""


def holder(file: Path) -> subprocess.Popen[str]:
    """A process whose program says when it is inside `alone`, and stays until it reads a line."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(file)],
        cwd=ROOT / ".ci",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def test_a_second_process_says_that_it_waits_and_gets_its_turn(tmp_path: Path) -> None:
    with holder(tmp_path / "lock") as first, holder(tmp_path / "lock") as second:
        assert first.stdout is not None
        assert second.stdout is not None
        said = {first: first.stdout.readline(), second: second.stdout.readline()}
        assert sorted(said.values()) == ["inside\n", "waiting\n"]
        inside, waiting = sorted(said, key=lambda each: said[each])
        inside.communicate("\n")
        assert waiting.stdout is not None
        assert waiting.stdout.readline() == "inside\n"
        waiting.communicate("\n")


def test_who_is_alone_does_not_wait(tmp_path: Path) -> None:
    waited: list[str] = []
    for _ in range(2):
        with alone(tmp_path / "lock", lambda: waited.append("waited")):
            pass
    assert waited == []


if sys.platform != "win32":  # there a killed process takes its lock with it

    def test_what_a_killed_process_has_started_is_waited_for(tmp_path: Path) -> None:
        with holder(tmp_path / "lock") as killed:
            assert killed.stdout is not None
            assert killed.stdout.readline() == "inside\n"
            killed.kill()
            killed.wait()
            with holder(tmp_path / "lock") as second:
                assert second.stdout is not None
                assert second.stdout.readline() == "waiting\n"
                assert killed.stdin is not None
                killed.stdin.write("\n")
                killed.stdin.close()
                assert second.stdout.readline() == "inside\n"
                second.communicate("\n")
