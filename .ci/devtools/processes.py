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
    """The command has ended; its exit status, 128 + n if signal n ended it.

    After Ctrl-C the command has ended too, and KeyboardInterrupt goes on. SIGTERM is handed down.
    """
    parts = [str(part) for part in command]
    with subprocess.Popen(parts, cwd=cwd, env=env, close_fds=False) as child:
        before = signal.signal(signal.SIGTERM, lambda _number, _frame: child.terminate())
        try:
            code = child.wait()
        except KeyboardInterrupt:
            _end(child)
            raise
        finally:
            signal.signal(signal.SIGTERM, before)
    return 128 - code if code < 0 else code


def _end(child: subprocess.Popen[bytes]) -> None:
    # A terminal's Ctrl-C has reached the child as well; a signal to this process alone has not.
    try:
        child.wait(_GOODBYE_SECONDS)
    except subprocess.TimeoutExpired:
        child.terminate()
    except KeyboardInterrupt:
        child.kill()


def without_python_settings(env: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The environment less what would point another Python or pip elsewhere than at .venv."""
    unwanted = {"PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX"}
    return {name: value for name, value in env.items() if name.upper() not in unwanted}
