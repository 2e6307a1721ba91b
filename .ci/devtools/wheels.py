"""`wheels`: all that an installation without the network needs, in one folder."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from devtools.bundling import DEMO, WORDLESS
from devtools.environment import PLAY, ROOT, make_venv, pip, python_of, ready
from devtools.processes import without_python_settings
from devtools.speech import Stop, say

_STRANGERS = """
import importlib.util
print([name for name in ("ui", "tests", "devtools", "bundle") if importlib.util.find_spec(name)])
"""


def wheels(arguments: Sequence[str]) -> int:
    """dist/wheels has the game and its packages; what was installed from there has played."""
    if arguments:
        raise Stop("wheels takes no arguments", status=2)
    python = ready(PLAY)
    folder = ROOT / "dist" / "wheels"
    shutil.rmtree(folder, ignore_errors=True)
    say("filling dist/wheels, about 100 MB")
    pip(python, ROOT, "wheel", "--require-hashes", "-r", PLAY, "--wheel-dir", folder)
    itself = ("--no-deps", "--no-build-isolation", ".")
    pip(python, ROOT, "wheel", "--wheel-dir", folder, *itself)
    say("installing from there in a clean environment, which plays a game then")
    trial = ROOT / "build" / "wheels-trial"
    trial.parent.mkdir(exist_ok=True)
    try:
        prove(folder, trial)
    finally:
        shutil.rmtree(trial, ignore_errors=True)
    say(f"without the network: pip install --no-index --find-links {folder} sequence-lan")
    return 0


def prove(folder: Path, venv: Path) -> None:
    """The game was installed in `venv` from the wheels in `folder` alone, and played there.

    Stop if it could not, or if a package came along whose name is not the game's.
    """
    make_venv(venv)
    python = python_of(venv)
    pip(python, venv, "install", "--no-index", "--find-links", folder, "sequence-lan")
    env = without_python_settings()
    found = _said([python, "-P", "-c", _STRANGERS], venv, env)
    if found.strip() != "[]":
        raise Stop(f"the wheel installs what is not the game: {found.strip()}")
    program = python.with_name("sequence-lan.exe" if os.name == "nt" else "sequence-lan")
    _said([program, *DEMO], venv, env)


def _said(command: Sequence[str | Path], cwd: Path, env: dict[str, str]) -> str:
    ended = subprocess.run(command, cwd=cwd, env=env, capture_output=True, check=False)
    said = ended.stdout.decode(errors="replace")
    if ended.returncode != 0 or WORDLESS in ended.stderr:
        for line in (said + ended.stderr.decode(errors="replace")).splitlines()[-12:]:
            say(line)
        raise Stop("what was installed from the wheels does not work; the lines above say why")
    return said
