"""Where the drawings, sounds and translations are."""

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def resource_path(*parts: str) -> Path:
    """The path of one resource, in the installed package or else in the checkout."""
    packed = _HERE / "resources"
    root = packed if packed.is_dir() else _HERE.parents[1] / "resources"
    return root.joinpath(*parts)
