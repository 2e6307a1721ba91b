"""What goes into the bundle, and what Windows and macOS are told about it."""

import re
from collections.abc import Callable, Iterable
from pathlib import PurePath
from typing import Final

LEFT_OUT: Final = (
    # Of Qt: what no window of ours imports.
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSvg",
    # Of Python: what nothing here comes to use.
    "doctest",
    "lib2to3",
    "pdb",
    "pkg_resources",
    "pydoc",
    "setuptools",
    "tkinter",
    "unittest",
    # What rich prints programs and Markdown with.
    "markdown_it",
    "pygments",
)
"""Modules that some package could import and that no part of the game comes to."""

_PLUGINS: Final = re.compile(
    # Where a window can be, and one that is nowhere for tests
    r"platforms/(lib)?q(xcb|wayland|offscreen|windows|cocoa)\b"
    r"|xcbglintegrations/|wayland-shell-integration/libxdg-shell|wayland-decoration-client/"
    r"|wayland-graphics-integration-client/libqt-plugin-wayland-egl"
    # Writing with more keys than the keyboard has
    r"|platforminputcontexts/lib(compose|ibus)"
    # The system's own look; GTK's would bring GTK
    r"|platformthemes/libqxdgdesktopportal|styles/"
    # The sound of the extra `sound`
    r"|multimedia/"
)
_QT_WORDS: Final = re.compile(r"qtbase_(de|es|fr|it|nl|nb|nn|no)\.qm$")
_WINDOWS_DRAWING: Final = re.compile(r"(opengl32sw|d3dcompiler_\d+)\.dll$", re.IGNORECASE)
_SOURCES: Final = re.compile(r"sequence_ui/resources/.*(\.ts|\.py|/README)$")


def is_wanted(name: str) -> bool:
    """Whether the file of that name in the bundle is of any use to the game.

    Of Qt's plugins and texts only those count that a window of ours loads; Windows' software
    OpenGL does not, since nothing here is drawn with OpenGL.
    """
    name = PurePath(name).as_posix()
    _, plugin, which = name.partition("/plugins/")
    if plugin and "PySide6" in name:
        return _PLUGINS.match(which) is not None
    if name.startswith("PySide6/") and name.endswith(".qm"):
        return _QT_WORDS.search(name) is not None
    return not (_WINDOWS_DRAWING.search(name) or _SOURCES.match(name))


def needed(
    roots: Iterable[tuple[str, str]], links: Callable[[str], Iterable[tuple[str, str | None]]]
) -> set[str]:
    """The names of all libraries that ``roots`` are linked to, directly or by one another.

    A root is a name and a path; ``links`` gives the same of what the file at a path is linked to.
    """
    found: set[str] = set()
    waiting = [path for _, path in roots]
    while waiting:
        for name, path in links(waiting.pop()):
            if path is not None and PurePath(name).name not in found:
                found.add(PurePath(name).name)
                waiting.append(path)
    return found


def info_plist() -> dict[str, object]:
    """What macOS must read in the bundle, or no table is found and no link opens the game."""
    return {
        "CFBundleDisplayName": "Sequence LAN",
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSLocalNetworkUsageDescription": (
            "Sequence LAN finds the tables on your network and lets others find yours."
        ),
        "NSBonjourServices": ["_sequence-lan._tcp"],
    }


def version_resource(version: str) -> str:
    """What Windows shows as the program's properties, in the form that PyInstaller reads.

    ``version`` is three numbers with dots.
    """
    numbers = (*(int(part) for part in version.split(".")), 0)
    strings = {
        "FileDescription": "Sequence LAN",
        "ProductName": "Sequence LAN",
        "FileVersion": version,
        "ProductVersion": version,
        "InternalName": "sequence-lan",
        "OriginalFilename": "sequence-lan.exe",
        "LegalCopyright": "MIT",
    }
    structs = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{structs}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
