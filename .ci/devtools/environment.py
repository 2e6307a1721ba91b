"""The virtual environment: made once, and brought up to date only when the pins change."""

import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from devtools import packages
from devtools.alone import alone
from devtools.processes import without_python_settings
from devtools.speech import Stop, say

ROOT = Path(__file__).resolve().parents[2]
# What is needed to play, and what is needed to work on the project; the second holds the first.
PLAY = Path(".ci/requirements/run.txt")
WORK = Path(".ci/requirements/dev.txt")
# Of all that pip prints, the lines that show a person that it gets on.
_PROGRESS = ("Downloading ", "Installing collected ", "Successfully ")


def python_of(venv: Path) -> Path:
    """Where the Python of this virtual environment is."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


@dataclass(frozen=True)
class Stamp:
    """What a virtual environment holds once its installation is complete.

    It lies in the environment as a file of three lines: the project's folder, to which the
    editable installation points, the lock that was installed, and the digest of the pins.
    """

    root: str
    lock: str
    pins: str

    def write(self, venv: Path) -> None:
        """The environment counts as complete."""
        lines = [self.root, self.lock, self.pins]
        _stamp_file(venv).write_text("\n".join(lines), encoding="utf-8")

    @staticmethod
    def read(venv: Path) -> "Stamp | None":
        """The environment's stamp; None if its installation never came to an end."""
        try:
            lines = _stamp_file(venv).read_text(encoding="utf-8").splitlines()
        except OSError:
            return None
        return Stamp(*lines) if len(lines) == 3 else None


def _stamp_file(venv: Path) -> Path:
    return venv / "sequence-lan-pins"


def ready(lock: Path, root: Path = ROOT) -> Path:
    """The virtual environment under `root` holds what `lock` pins; its Python."""
    venv = root / ".venv"
    if not holds(venv, lock, root):
        with alone(root / ".venv.lock", lambda: say("waiting for another dev.py to install")):
            # It may have done the work.
            if not holds(venv, lock, root):
                _install(venv, lock, root)
    return python_of(venv)


def pins(lock: Path, root: Path) -> str:
    """A digest of what an installation from `lock` depends on: no setting of ruff or pytest."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    hatch = project.get("tool", {}).get("hatch", {})
    parts = [project["build-system"], project["project"], hatch]
    digest = hashlib.sha256(json.dumps(parts, sort_keys=True).encode())
    digest.update((root / lock).read_bytes())
    return digest.hexdigest()


def holds(venv: Path, lock: Path, root: Path) -> bool:
    """Whether `venv` has everything that `lock` pins, for the project in this folder."""
    stamp = Stamp.read(venv)
    if stamp is None or stamp.root != str(root):
        return False
    installed = Path(stamp.lock)
    return installed in (lock, WORK) and stamp.pins == pins(installed, root) and _starts(venv)


def _starts(venv: Path) -> bool:
    """False when the Python that made the environment has been removed."""
    try:
        return subprocess.run([python_of(venv), "-c", ""], check=False).returncode == 0
    except OSError:
        return False


def _install(venv: Path, lock: Path, root: Path) -> None:
    stamp = Stamp.read(venv)
    if stamp is not None and stamp.root == str(root) and _starts(venv):
        say("bringing .venv up to date")
        if Path(stamp.lock) == WORK:
            lock = WORK
        # Without its stamp, an environment whose installation was interrupted is made anew.
        _stamp_file(venv).unlink()
    else:
        say(f"making .venv with Python {sys.version_info.major}.{sys.version_info.minor}")
        make_venv(venv)
    say("installing the pinned packages, about 100 MB the first time")
    pip(python_of(venv), root, "install", "--require-hashes", "-r", lock)
    say("installing sequence-lan itself")
    itself = ["--no-deps", "--no-build-isolation", "--editable", "."]
    pip(python_of(venv), root, "install", *itself)
    Stamp(str(root), lock.as_posix(), pins(lock, root)).write(venv)


def make_venv(venv: Path) -> None:
    """An empty virtual environment is at `venv`, whatever was there; Stop if none can be made."""
    if importlib.util.find_spec("ensurepip") is None:
        packages.bring_venv()
    command: list[str | Path] = [sys.executable, "-m", "venv", "--clear", venv]
    _step(command, "Python could not make .venv")


def pip(python: Path, root: Path, task: str, *what: str | Path) -> None:
    """The pip of that Python has carried out the task in the folder `root`; Stop if it failed."""
    command: list[str | Path] = [python, "-m", "pip", task, *what]
    command += ["--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
    fault = f"pip {task} failed, which may need the network"
    _step(command, fault, cwd=root)


def _step(command: Sequence[str | Path], fault: str, cwd: Path | None = None) -> None:
    said: list[str] = []
    with subprocess.Popen(
        command,
        cwd=cwd,
        env=without_python_settings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        close_fds=False,
    ) as step:
        for raw in step.stdout or ():
            said.append(raw.decode(errors="replace").strip())
            if said[-1].startswith(_PROGRESS):
                say(said[-1] if len(said[-1]) <= 90 else said[-1][:87] + "...")
    if step.returncode != 0:
        for line in said[-12:]:
            say(line)
        raise Stop(f"{fault}; the lines above say why. Once that is mended, start dev.py again")
