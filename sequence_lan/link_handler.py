"""Links of tables open this program: what a Linux desktop wants written for that.

The files and their places are those of freedesktop.org: the Desktop Entry Specification, the
Icon Theme Specification and the Association between MIME types and applications.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

ENTRY: Final = "sequence-lan.desktop"
_TYPE: Final = "x-scheme-handler/sequence-lan"
_DEFAULTS: Final = "[Default Applications]"
_KEEP: Final = "surrogateescape"
"""Bytes that are no UTF-8 in what others wrote go back as they were."""


class Places(NamedTuple):
    """The folders of the person's own that a desktop looks in."""

    data: Path
    """``applications`` and ``icons`` are here."""
    config: Path
    """``mimeapps.list`` is here."""

    @property
    def entry(self) -> Path:
        """The file that puts the program into the desktop's menu."""
        return self.data / "applications" / ENTRY


def places(env: Mapping[str, str] = os.environ) -> Places:
    """Where this person's desktop looks."""
    home = Path.home()
    data, config = env.get("XDG_DATA_HOME"), env.get("XDG_CONFIG_HOME")
    return Places(
        Path(data) if data else home / ".local" / "share",
        Path(config) if config else home / ".config",
    )


def bundled_program() -> Path | None:
    """The file of this program that a desktop can start, if it is a bundle's on Linux.

    Elsewhere an installation has told the system already, or does it in another way.
    """
    if sys.platform == "linux" and getattr(sys, "frozen", False):
        return Path(sys.executable)
    return None


def opens_links(program: Path, where: Places) -> bool:
    """Whether links of tables open just this program."""
    try:
        written = where.entry.read_text(encoding="utf-8")
        defaults = (where.config / "mimeapps.list").read_text(encoding="utf-8", errors=_KEEP)
    except (OSError, UnicodeDecodeError):
        return False
    return written == desktop_entry(program) and defaults == with_default(defaults)


def let_open_links(program: Path, icon: Path, where: Places) -> None:
    """Links of tables open ``program``, which is in the desktop's menu too, with ``icon``.

    Raises OSError if that can't be written.
    """
    image = where.data / "icons" / "hicolor" / "256x256" / "apps" / "sequence-lan.png"
    image.parent.mkdir(parents=True, exist_ok=True)
    image.write_bytes(icon.read_bytes())
    where.entry.parent.mkdir(parents=True, exist_ok=True)
    where.entry.write_text(desktop_entry(program), encoding="utf-8")
    defaults = where.config / "mimeapps.list"
    where.config.mkdir(parents=True, exist_ok=True)
    before = defaults.read_text(encoding="utf-8", errors=_KEEP) if defaults.exists() else ""
    fresh = defaults.with_name(f"{defaults.name}.sequence-lan")
    fresh.write_text(with_default(before), encoding="utf-8", errors=_KEEP)
    fresh.replace(defaults)


def desktop_entry(program: Path) -> str:
    """What a desktop's menu is told of ``program``."""
    return (
        "[Desktop Entry]\n"
        "Type=Application\n"
        "Name=Sequence LAN\n"
        "Comment=The board game Sequence on the local network\n"
        "Comment[de]=Das Brettspiel Sequence im lokalen Netz\n"
        "Comment[es]=El juego de mesa Sequence en la red local\n"
        "Comment[fr]=Le jeu de société Sequence sur le réseau local\n"
        "Comment[it]=Il gioco da tavolo Sequence nella rete locale\n"
        "Comment[nb]=Brettspillet Sequence på det lokale nettet\n"
        "Comment[nl]=Het bordspel Sequence op het lokale netwerk\n"
        f"Exec={_quoted(str(program))} play %u\n"
        "Icon=sequence-lan\n"
        "Terminal=false\n"
        "Categories=Game;BoardGame;\n"
        f"MimeType={_TYPE};\n"
        "StartupWMClass=sequence-lan\n"
    )


def with_default(text: str) -> str:
    """The ``mimeapps.list`` that says the same as ``text``, and that links open this program."""
    wanted = f"{_TYPE}={ENTRY}"
    lines = text.splitlines()
    if _DEFAULTS not in lines:
        return "\n".join([*lines, _DEFAULTS, wanted]) + "\n"
    start = lines.index(_DEFAULTS) + 1
    ends = (n for n in range(start, len(lines)) if lines[n].startswith("["))
    end = next(ends, len(lines))
    group = lines[start:end]
    if wanted in group:
        return text
    others = [line for line in group if line.partition("=")[0].strip() != _TYPE]
    return "\n".join([*lines[:start], wanted, *others, *lines[end:]]) + "\n"


def _quoted(program: str) -> str:
    """``program`` as one argument of an Exec line, whose backslashes count twice."""
    for letter in ("\\", '"', "`", "$"):
        program = program.replace(letter, f"\\{letter}")
    return f'"{program}"'.replace("\\", "\\\\").replace("%", "%%")
