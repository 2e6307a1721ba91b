"""`bundle`: one folder, and in it one file to start, that need no Python and no network."""

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from devtools import packages, qt
from devtools.bundle_parts import version_resource
from devtools.environment import PLAY, ROOT, pip, ready
from devtools.processes import run, without_python_settings
from devtools.speech import Stop, say
from devtools.translations import compile_all

BUNDLE = Path(".ci/requirements/bundle.txt")
"""PyInstaller and what it needs, pinned."""

BOT_WORKER = "--bot-worker"
"""What makes the bundle's program work for a host; sequence_lan.host.bot_worker has it too."""

DEMO = ("--language", "de", "demo", "--players", "2", "--interface", "loopback")
"""A game in another language than the code's, so that the translations are seen to be there."""
WORDLESS = b"so this is English"
"""What is said where they are not (sequence_lan.language.not_there)."""

_RECIPE = Path(".ci/bundle/sequence-lan.spec")
_SHOWN = "the window is open"
_SHOWN_WITHIN = 60.0
_MEBIBYTE = 1024 * 1024


def bundle(arguments: Sequence[str]) -> int:
    """dist/sequence-lan is there and has played; with --archive it is packed in one file too."""
    if set(arguments) - {"--archive"}:
        raise Stop("bundle takes no arguments but --archive", status=2)
    python = ready(PLAY)
    qt.provide(python, "xcb")
    compile_all(python, ROOT)
    if sys.platform == "linux":
        packages.bring_program("objdump", "binutils")
        packages.bring_libpython()
    dist, build = ROOT / "dist", ROOT / "build"
    tool = _tool(python, build / "pyinstaller")
    if sys.platform in ("win32", "darwin"):
        _draw_icons(python, build)
    say("packing the game, about a minute")
    command: list[str | Path] = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", dist, "--workpath", build, ROOT / _RECIPE]
    paths = os.pathsep.join(str(path) for path in (tool, ROOT / ".ci"))
    status = run(command, cwd=ROOT, env={**without_python_settings(), "PYTHONPATH": paths})
    if status != 0:
        raise Stop("PyInstaller could not pack the game; the lines above say why")
    folder = dist / "sequence-lan"
    say(f"{folder}: {size_of(folder) / _MEBIBYTE:.0f} MB; it plays a game now")
    prove(folder / ("sequence-lan.exe" if os.name == "nt" else "sequence-lan"))
    if "--archive" in arguments:
        say(str(archive(folder)))
    return 0


def project_version(root: Path) -> str:
    """The version of the game in the checkout at ``root``."""
    text = (root / "sequence_lan" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    assert found is not None, "the version is written there"
    return found[1]


def size_of(folder: Path) -> int:
    """Bytes of the files in ``folder``; what is there twice by a link counts once."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in files)


def archive(folder: Path) -> Path:
    """One file with the folder in it, beside it; named after version and system.

    On Linux it is a tar.gz: a stick's own file system keeps neither links nor permissions.
    """
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, sys.platform)
    name = f"sequence-lan-{project_version(ROOT)}-{system}-{platform.machine().lower()}"
    form = "gztar" if sys.platform == "linux" else "zip"
    packed = "Sequence LAN.app" if sys.platform == "darwin" else folder.name
    if sys.platform == "darwin":
        # zipfile would turn the links in it into copies.
        whole = folder.parent / f"{name}.zip"
        run(["ditto", "-c", "-k", "--keepParent", folder.parent / packed, whole])
        return whole
    return Path(shutil.make_archive(str(folder.parent / name), form, folder.parent, packed))


def prove(program: Path) -> None:
    """The program in the bundle plays a game and opens its window, with no Python to be found.

    Stop if not.
    """
    env = without_a_python()
    command: list[str | Path] = [program, *DEMO]
    demo = subprocess.run(command, env=env, capture_output=True, check=False)
    if demo.returncode != 0 or WORDLESS in demo.stderr:
        for line in (demo.stdout + demo.stderr).decode(errors="replace").splitlines()[-12:]:
            say(line)
        raise Stop("the bundle could not play a game in German")
    # Bots think in a process of this same program; without a question it ends at once.
    worker = subprocess.run([program, BOT_WORKER], env=env, stdin=subprocess.DEVNULL, check=False)
    if worker.returncode != 0:
        raise Stop("the bundle could not start the process that its bots think in")
    with tempfile.TemporaryDirectory() as folder:
        command = [program, "play", "--folder", folder, "--interface", "loopback"]
        with subprocess.Popen(command, env={**env, "QT_QPA_PLATFORM": "offscreen"}) as window:
            shown = _wait_for(Path(folder) / "sequence-lan.log", window)
            window.terminate()
    if not shown:
        raise Stop("the bundle could not open its window")


def _wait_for(log: Path, window: subprocess.Popen[bytes]) -> bool:
    """Whether the window has said in its log that it is open, while its program runs."""
    end = time.monotonic() + _SHOWN_WITHIN
    while window.poll() is None and time.monotonic() < end:
        if log.exists() and _SHOWN in log.read_text(encoding="utf-8"):
            return True
        time.sleep(0.1)
    return False


def without_a_python(env: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment of somebody who has no Python."""
    bare = without_python_settings(env)
    bare["PATH"] = os.defpath if os.name == "nt" else "/usr/bin:/bin"
    bare.pop("VIRTUAL_ENV", None)
    return bare


def _tool(python: Path, folder: Path) -> Path:
    """The folder that has PyInstaller as pinned, apart from what the game itself is made of."""
    stamp = folder / "pins"
    pins = hashlib.sha256((ROOT / BUNDLE).read_bytes() + str(python).encode()).hexdigest()
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != pins:
        say("installing PyInstaller in build/")
        shutil.rmtree(folder, ignore_errors=True)
        pip(python, ROOT, "install", "--target", folder, "--require-hashes", "-r", BUNDLE)
        stamp.write_text(pins, encoding="utf-8")
    return folder


def _draw_icons(python: Path, build: Path) -> None:
    build.mkdir(exist_ok=True)
    (build / "version.txt").write_text(version_resource(project_version(ROOT)), encoding="utf-8")
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    if run([python, ROOT / ".ci" / "bundle" / "draw_icon.py", build], env=env) != 0:
        raise Stop("the icon could not be drawn; the lines above say why")
