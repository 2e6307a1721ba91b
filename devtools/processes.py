"""Starting other programs, and passing on how they ended."""

import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

INTERRUPTED = 130
# How long a program may take to say goodbye after Ctrl-C before it is told once more.
_GOODBYE_SECONDS = 5.0


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
) -> int:
    """The command has ended; its exit status, 128 + n for signal n, 130 after Ctrl-C."""
    with subprocess.Popen([str(part) for part in command], cwd=cwd, env=env) as child:
        before = signal.signal(signal.SIGTERM, lambda _number, _frame: child.terminate())
        try:
            return _status(child.wait())
        except KeyboardInterrupt:
            # A terminal has told the child too; whoever signalled only this process has not.
            _end(child)
            return INTERRUPTED
        finally:
            signal.signal(signal.SIGTERM, before)


def _end(child: subprocess.Popen[bytes]) -> None:
    try:
        child.wait(_GOODBYE_SECONDS)
    except subprocess.TimeoutExpired:
        child.terminate()
    except KeyboardInterrupt:
        child.kill()


def _status(code: int) -> int:
    return 128 - code if code < 0 else code


def without_python_settings(env: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment less what would point another Python or pip elsewhere than at .venv."""
    unwanted = {"PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX"}
    return {name: value for name, value in env.items() if name.upper() not in unwanted}
