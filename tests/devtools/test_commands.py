"""What a person gets who starts dev.py."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from devtools.commands import bench_names, needs_window
from devtools.environment import ROOT
from devtools.qt import has_display, platform_of

DISPLAYS = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}


def dev(*arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """dev.py has ended, started by this Python where no display is."""
    env = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    command = [sys.executable, str(ROOT / "dev.py"), *arguments]
    return subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, encoding="utf-8", check=False
    )


def test_old_pythons_can_read_dev_py() -> None:
    source = (ROOT / "dev.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))
    assert 'f"' not in source


def test_an_old_python_is_told_in_one_sentence_which_one_is_needed() -> None:
    as_old = (
        "import runpy, sys; sys.version_info = (3, 8, 10, 'final', 0);"
        f"runpy.run_path({str(ROOT / 'dev.py')!r}, run_name='__main__')"
    )
    ended = subprocess.run(
        [sys.executable, "-c", as_old], capture_output=True, encoding="utf-8", check=False
    )
    assert ended.returncode == 1
    assert ended.stderr == (
        "sequence-lan needs Python 3.11 or newer, and this is Python 3.8: start dev.py with a "
        "newer one, for example python3.12 dev.py.\n"
    )


def test_without_a_command_the_commands_are_listed() -> None:
    ended = dev()
    assert ended.returncode == 2
    assert ended.stdout.startswith("usage: python3 dev.py COMMAND")
    assert dev("--help").returncode == 0


def test_an_unknown_command_is_named() -> None:
    ended = dev("plya")
    assert ended.returncode == 2
    assert ended.stderr.endswith("dev.py: there is no command 'plya'\n")


def test_play_passes_everything_on_and_the_status_back(tmp_path: Path) -> None:
    version = dev("play", "--version", cwd=tmp_path)
    assert (version.returncode, version.stdout) == (0, "sequence-lan 0.1.0\n")
    assert dev("play", "no-such-command").returncode == 2


def test_a_file_in_the_persons_folder_is_not_taken_for_ours(tmp_path: Path) -> None:
    (tmp_path / "argparse.py").write_text("raise SystemExit(9)\n", encoding="utf-8")
    assert dev("play", "--version", cwd=tmp_path).returncode == 0


if sys.platform == "linux":  # elsewhere there is always a display

    @pytest.mark.parametrize("arguments", [[], ["play"], ["join", "192.0.2.1"], ["host"]])
    def test_without_a_display_play_says_what_can_be_done(arguments: list[str]) -> None:
        ended = dev("play", *arguments)
        assert ended.returncode == 2
        assert ended.stdout == ""
        assert ended.stderr == (
            "dev.py: there is no display here to open a window on (neither DISPLAY nor "
            "WAYLAND_DISPLAY is set); without one, `dev.py play host --headless` opens a table for "
            "others, `dev.py play tables` lists the tables nearby, and `dev.py play demo` shows "
            "bots at play\n"
        )


@pytest.mark.parametrize(
    ("arguments", "window"),
    [
        ([], True),
        (["play"], True),
        (["join", "10.0.0.2:47624"], True),
        (["host"], True),
        (["--language", "de"], True),
        (["--language", "de", "tables"], False),
        (["--language=de"], True),
        (["--language=de", "tables"], False),
        (["join", "10.0.0.2:47624", "--bot", "club"], False),
        (["join", "10.0.0.2:47624", "--bot=club"], False),
        (["--name", "Ada"], True),
        (["host", "--headless", "--bots", "2"], False),
        (["tables", "--json"], False),
        (["demo", "--players", "4"], False),
        (["replay", "game.seqrec"], False),
        (["--version"], False),
        (["join", "--help"], False),
    ],
)
def test_only_what_opens_a_window_needs_a_display(arguments: list[str], window: bool) -> None:
    assert needs_window(arguments) is window


@pytest.mark.parametrize(
    ("env", "platform"),
    [
        ({"DISPLAY": ":0"}, "xcb"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "wayland"),
        ({"QT_QPA_PLATFORM": "offscreen"}, "offscreen"),
        ({"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":0"}, "wayland"),
        ({"QT_QPA_PLATFORM": "vnc:port=5900"}, "vnc"),
    ],
)
def test_the_platform_is_the_one_that_qt_will_take(env: dict[str, str], platform: str) -> None:
    assert has_display(env)
    assert platform_of(env) == platform


def test_each_script_in_the_bench_folder_is_a_bench(tmp_path: Path) -> None:
    assert bench_names(tmp_path) == []
    folder = tmp_path / "tests" / "bench"
    folder.mkdir(parents=True)
    for name in ("moves.py", "frames.py", "__init__.py", "notes.txt"):
        (folder / name).touch()
    assert bench_names(tmp_path) == ["frames", "moves"]


def test_an_unknown_bench_is_named() -> None:
    ended = dev("bench", "no-such-bench")
    assert ended.returncode == 2
    assert "there is no bench 'no-such-bench'" in ended.stderr
