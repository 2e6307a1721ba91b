"""The commands of dev.py."""

import io
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from devtools import network, qt
from devtools.bundling import bundle
from devtools.environment import PLAY, ROOT, WORK, ready
from devtools.processes import INTERRUPTED, run
from devtools.speech import Stop, say
from devtools.translations import compile_all, translate
from devtools.wheels import wheels

USAGE = """\
usage: python3 dev.py COMMAND [ARGUMENT ...]

  play [ARGUMENT ...]          start sequence-lan with these arguments; none opens the window
  test [--lan] [ARGUMENT ...]  run the tests, with --lan those between computers too (as root);
                               arguments go to pytest, paths start at the project
  check                        style, types, and which package may import which
  bench [NAME [ARGUMENT ...]]  measure: one of tests/bench, or all
  translate                    the texts of today into resources/translations/*.ts, what is missing
  bundle [--archive]           dist/sequence-lan, a folder with a program that needs no Python
  wheels                       dist/wheels, all that pip needs to install without the network

The first start makes .venv and installs pinned packages in it; later ones are quick.
"""
NO_DISPLAY = (
    "there is no display here to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); "
    "without one, `dev.py play host --headless` opens a table for others, `dev.py play tables` "
    "lists the tables nearby, and `dev.py play demo` shows bots at play"
)


def main(arguments: Sequence[str]) -> int:
    """The command has been carried out; its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A path may hold letters that the console's encoding lacks.
            stream.reconfigure(errors="backslashreplace")
    if not arguments or arguments[0] in ("-h", "--help"):
        print(USAGE, end="")
        return 0 if arguments else 2
    command = COMMANDS.get(arguments[0])
    if command is None:
        print(USAGE, end="", file=sys.stderr)
        say(f"there is no command {arguments[0]!r}")
        return 2
    try:
        return command(arguments[1:])
    except Stop as stop:
        say(str(stop))
        return stop.status
    except PermissionError as error:
        say(f"cannot write {error.filename}: copy the project to a folder of your own, start there")
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def needs_window(arguments: Sequence[str]) -> bool:
    """Whether sequence-lan, started so, opens a window."""
    if {"-h", "--help", "--version"} & set(arguments):
        return False
    if arguments and arguments[0].partition("=")[0] == "--language":
        arguments = arguments[1 if "=" in arguments[0] else 2 :]
    if not arguments or arguments[0].startswith("-") or arguments[0] == "play":
        return True
    without = {"host": "--headless", "join": "--bot"}.get(arguments[0])
    return without is not None and not any(each.startswith(without) for each in arguments)


def _prepared(lock: Path) -> Path:
    """The Python of the environment with what `lock` pins; the translations are compiled."""
    python = ready(lock)
    try:
        compile_all(python, ROOT)
    except Stop as stop:
        # A system without a window may lack what Qt's tools need, and does without them.
        say(f"{stop}; where a translation is missing, the game speaks English")
    return python


def _play(arguments: Sequence[str]) -> int:
    window = needs_window(arguments)
    if window and not qt.has_display():
        raise Stop(NO_DISPLAY, status=2)
    python = _prepared(PLAY)
    if window:
        qt.provide(python, qt.platform_of())
    # -P: a random.py in the folder where somebody starts the game is not ours.
    return run([python, "-P", "-m", "sequence_lan", *arguments])


def _test(arguments: Sequence[str]) -> int:
    if "--lan" in arguments:
        network.provide()
    python = _prepared(WORK)
    qt.provide(python, "offscreen")
    return run([python, "-m", "pytest", *arguments], cwd=ROOT)


def _check(arguments: Sequence[str]) -> int:
    if arguments:
        raise Stop("check takes no arguments", status=2)
    python = _prepared(WORK)
    checks = ("ruff check .", "ruff format --check .", "mypy", "lint-imports --no-logo")
    failed = []
    for check in checks:
        say(check)
        program, *rest = check.split()
        if run([python.with_name(program), *rest], cwd=ROOT) != 0:
            failed.append(check)
    if failed:
        say(f"not clean: {', '.join(failed)}")
    return 1 if failed else 0


def _bench(arguments: Sequence[str]) -> int:
    names = bench_names(ROOT)
    if arguments and arguments[0] not in names:
        known = ", ".join(names) or "none yet"
        raise Stop(f"there is no bench {arguments[0]!r}; there are: {known}", status=2)
    python = _prepared(WORK)
    qt.provide(python, "offscreen")
    chosen, rest = (arguments[:1], arguments[1:]) if arguments else (names, [])
    statuses = []
    for name in chosen:
        say(f"bench {name}")
        statuses.append(run([python, "-m", f"tests.bench.{name}", *rest], cwd=ROOT))
    return next((status for status in statuses if status != 0), 0)


def bench_names(root: Path) -> list[str]:
    """What `bench` can measure: the scripts in tests/bench."""
    scripts = (root / "tests" / "bench").glob("*.py")
    return sorted(script.stem for script in scripts if not script.stem.startswith("_"))


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": _play,
    "test": _test,
    "check": _check,
    "bench": _bench,
    "translate": translate,
    "bundle": bundle,
    "wheels": wheels,
}
