"""Which package may import which: the contracts hold, and each of them catches its breach."""

import os
import pkgutil
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import sequence_lan.engine
from devtools.environment import ROOT

LINTER = Path(sys.executable).with_name("lint-imports")


def linted(project: Path) -> subprocess.CompletedProcess[str]:
    """What import-linter says of the packages in this folder."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(project), str(project / "ui")])}
    return subprocess.run(
        [LINTER, "--no-cache"],
        cwd=project,
        env=env,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The packages and their contracts, to be broken."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for package in ("sequence_lan", "ui/sequence_ui"):
        shutil.copytree(ROOT / package, tmp_path / package)
    return tmp_path


def test_all_arrows_point_down() -> None:
    ended = linted(ROOT)
    assert ended.returncode == 0, ended.stdout


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("sequence_lan/engine/breach.py", "import msgspec"),
        ("sequence_lan/engine/breach.py", "import random"),
        ("sequence_lan/engine/breach.py", "import sequence_lan.net"),
        ("sequence_lan/net/breach.py", "import sequence_lan.host"),
        ("sequence_lan/net/breach.py", "import sequence_lan.engine.observe"),
        ("sequence_lan/bots/breach.py", "import sequence_lan.net"),
        ("sequence_lan/bots/breach.py", "import sequence_lan.engine.state"),
        ("sequence_lan/client/breach.py", "import sequence_lan.engine.state"),
        ("sequence_lan/client/breach.py", "import sequence_lan.host"),
        ("sequence_lan/client/breach.py", "import sequence_lan.cli"),
        ("sequence_lan/host/breach.py", "import sequence_lan.client"),
        ("sequence_lan/host/breach.py", "import PySide6.QtCore"),
        ("sequence_lan/host/breach.py", "import sequence_ui"),
        ("ui/sequence_ui/breach.py", "import sequence_lan.engine.observe"),
        ("ui/sequence_ui/breach.py", "import sequence_lan.host"),
        ("ui/sequence_ui/breach.py", "import sequence_lan.cli"),
        ("ui/sequence_ui/breach.py", "import sequence_lan.commands"),
        ("sequence_lan/commands/breach.py", "import sequence_ui"),
        ("sequence_lan/cli.py", "import sequence_ui"),
    ],
)
def test_an_arrow_that_points_up_or_skips_is_caught(copy: Path, module: str, line: str) -> None:
    (copy / module).write_text(f"{line}\n", encoding="utf-8")
    ended = linted(copy)
    assert ended.returncode == 1
    importer = module.removeprefix("ui/").removesuffix(".py").replace("/", ".")
    assert f"{importer} -> " in ended.stdout


def loaded_with(package: ModuleType) -> set[str]:
    """The top names of all that is loaded when everything in this package is imported."""
    modules = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    names = [module.name for module in modules if not module.name.endswith("__main__")]
    programme = (
        "import sys; before = set(sys.modules)\n"
        f"import {', '.join(names)}\n"
        "print(*set(sys.modules) - before)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", programme], stdout=subprocess.PIPE, encoding="utf-8", check=True
    )
    return {name.split(".")[0] for name in ended.stdout.split()}


def test_the_engine_needs_the_standard_library_only() -> None:
    assert loaded_with(sequence_lan.engine) - sys.stdlib_module_names == {"sequence_lan"}


def test_importing_all_of_the_game_loads_no_window() -> None:
    loaded = loaded_with(sequence_lan)
    assert "sequence_lan" in loaded
    assert loaded.isdisjoint({"PySide6", "shiboken6", "sequence_ui"})
