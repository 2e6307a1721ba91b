"""When an installation counts as done, and when it is done again."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from devtools.environment import PLAY, ROOT, WORK, Stamp, holds, pins


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with our pins and an environment whose Python starts."""
    (tmp_path / ".ci/requirements").mkdir(parents=True)
    for name in ("pyproject.toml", PLAY, WORK):
        shutil.copy(ROOT / name, tmp_path / name)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / ".venv"], check=True)
    return tmp_path


def complete(project: Path, lock: Path) -> Path:
    """The project's environment, stamped as if `lock` had been installed."""
    venv = project / ".venv"
    Stamp(str(project), lock.as_posix(), pins(lock, project)).write(venv)
    return venv


def test_a_complete_environment_is_used_as_it_is(project: Path) -> None:
    assert holds(complete(project, WORK), WORK, project)


def test_an_environment_without_its_stamp_is_not_good(project: Path) -> None:
    assert not holds(project / ".venv", PLAY, project)


def test_a_stamp_cut_short_is_none(project: Path) -> None:
    venv = complete(project, PLAY)
    next(venv.glob("sequence-lan-pins")).write_text(f"{project}\n", encoding="utf-8")
    assert not holds(venv, PLAY, project)


def test_what_is_enough_to_work_is_enough_to_play(project: Path) -> None:
    assert holds(complete(project, WORK), PLAY, project)


def test_what_is_enough_to_play_is_not_enough_to_work(project: Path) -> None:
    assert not holds(complete(project, PLAY), WORK, project)


def test_a_changed_pin_is_installed(project: Path) -> None:
    venv = complete(project, PLAY)
    with (project / PLAY).open("a", encoding="utf-8") as lock:
        lock.write("# another\n")
    assert not holds(venv, PLAY, project)


def test_a_new_command_of_the_project_is_installed(project: Path) -> None:
    venv = complete(project, PLAY)
    settings = project / "pyproject.toml"
    text = settings.read_text(encoding="utf-8")
    renamed = text.replace('sequence-lan = "sequence_lan.cli:main"', 'sequence = "a:main"')
    settings.write_text(renamed, encoding="utf-8")
    assert not holds(venv, PLAY, project)


def test_another_setting_of_a_check_installs_nothing(project: Path) -> None:
    venv = complete(project, PLAY)
    settings = project / "pyproject.toml"
    text = settings.read_text(encoding="utf-8")
    settings.write_text(text.replace("line-length = 100", "line-length = 90"), encoding="utf-8")
    assert holds(venv, PLAY, project)


def test_a_project_that_was_moved_gets_a_new_environment(project: Path) -> None:
    complete(project, PLAY)
    moved = project.with_name("moved here")
    project.rename(moved)
    assert not holds(moved / ".venv", PLAY, moved)


def test_an_environment_whose_python_has_gone_is_not_good(project: Path) -> None:
    venv = complete(project, PLAY)
    shutil.rmtree(venv / ("Scripts" if os.name == "nt" else "bin"))
    assert not holds(venv, PLAY, project)
