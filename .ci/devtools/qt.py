"""What Qt needs of a Linux system beyond its own package: libraries, a font, a display."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from devtools import packages
from devtools.speech import Stop, say

# Everything that Qt loads by itself on each platform; ldd follows the links from there.
_LOADED = {
    "offscreen": ["platforms/libqoffscreen.so"],
    "xcb": ["platforms/libqxcb.so", "xcbglintegrations/libqxcb-glx-integration.so"],
    "wayland": ["platforms/libqwayland.so"],
}
_FONT_FOLDERS = ["/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts"]
_FONT_SUFFIXES = {".ttf", ".otf", ".ttc", ".pfb"}


def has_display(env: Mapping[str, str] = os.environ) -> bool:
    """Whether a window can be shown here: always but on a Linux without a display."""
    settings = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform != "linux" or any(env.get(name) for name in settings)


def platform_of(env: Mapping[str, str] = os.environ) -> str:
    """The Qt platform that a window will be shown on: offscreen, xcb or wayland."""
    chosen = env.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if chosen:
        return chosen
    return "wayland" if env.get("WAYLAND_DISPLAY") and not env.get("DISPLAY") else "xcb"


def provide(python: Path, platform: str) -> None:
    """Qt can start on `platform`, as far as the system's libraries and fonts go.

    What xcb and offscreen lack is installed as root where apt is. Else the line to type is said,
    and Stop raised if `platform` itself lacks something. On macOS and Windows nothing is lacking.
    """
    if sys.platform == "linux":
        _provide(python, platform)


def _provide(python: Path, platform: str) -> None:
    plugins = _plugins(python)
    wanted = missing(plugins, {"offscreen", "xcb", platform})
    if not wanted:
        return
    say(f"Qt needs what is not on this system: {', '.join(wanted)}")
    if packages.bring(wanted):
        wanted = missing(plugins, {"offscreen", "xcb", platform})
        if not wanted:
            return
    if missing(plugins, {platform}):
        raise Stop(f"Qt cannot start without them; {packages.remedy(wanted)}")
    say(f"this goes on, but a window may not open without them; {packages.remedy(wanted)}")


def missing(plugins: Path, platforms: Iterable[str]) -> list[str]:
    """The libraries that Qt's `platforms` lack, by the linker's names, and `packages.A_FONT`."""
    files = [plugins / file for each in sorted(platforms) for file in _LOADED.get(each, [])]
    lacking = {library for file in files if file.exists() for library in _unlinked(file)}
    return sorted(lacking) + ([] if _any_font() else [packages.A_FONT])


def unlinked_in(ldd_output: str) -> set[str]:
    """The libraries that ldd says it did not find."""
    lines = [line.split() for line in ldd_output.splitlines()]
    return {words[0] for words in lines if words[1:] == ["=>", "not", "found"]}


def _unlinked(library: Path) -> set[str]:
    if not shutil.which("ldd"):
        return set()
    found = subprocess.run(
        ["ldd", library], capture_output=True, text=True, check=False, errors="replace"
    )
    return unlinked_in(found.stdout)


def _any_font() -> bool:
    if shutil.which("fc-list"):
        listed = subprocess.run(["fc-list", ":", "family"], capture_output=True, check=False)
        return bool(listed.stdout.strip())
    folders = [Path(folder).expanduser() for folder in _FONT_FOLDERS]
    return any(
        file.suffix.lower() in _FONT_SUFFIXES for folder in folders for file in folder.rglob("*.*")
    )


def _plugins(python: Path) -> Path:
    site = python.parent.parent / "lib"
    return next(site.glob("python3*/site-packages/PySide6/Qt/plugins"), site)
