"""Compiles the translations into the wheel; hatchling calls it."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from devtools.translations import compile_all


class CompileTranslations(BuildHookInterface[Any]):
    """What the window and the console speak is there, made from the .ts files by Qt's lrelease."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """The wheel gets each compiled file beside the other resources."""
        root = Path(self.root)
        for made in compile_all(Path(sys.executable), root):
            packed = f"sequence_ui/{made.relative_to(root).as_posix()}"
            build_data["force_include"][str(made)] = packed
