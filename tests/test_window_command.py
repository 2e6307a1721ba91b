"""What a person is told whose system can't show the window."""

import os
import subprocess
import sys
from pathlib import Path


def test_a_system_that_lacks_a_library_of_qt_is_told_which(tmp_path: Path) -> None:
    package = tmp_path / "PySide6"
    package.mkdir()
    fault = "libEGL.so.1: cannot open shared object file: No such file or directory"
    (package / "__init__.py").write_text(f"raise ImportError({fault!r})\n", encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, "-m", "sequence_lan", "play", "--folder", tmp_path / "home"],
        env={**os.environ, "PYTHONPATH": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr == (
        f"The window can't open, since Qt can't be loaded here: {fault}. On Linux install what "
        "brings that library, for example libgl1 and libegl1 on Debian and Ubuntu; without a "
        "window there are the commands `host --headless`, `tables` and `demo`.\n"
    )
