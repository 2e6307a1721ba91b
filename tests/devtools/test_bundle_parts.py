"""What a bundle is made of, and what Windows and macOS read in it."""

import ast
import os
import plistlib
import shutil
import sys
from pathlib import Path

import pytest

from devtools.bundle_parts import LEFT_OUT, info_plist, is_wanted, needed, version_resource
from devtools.bundling import BOT_WORKER, archive, project_version, size_of, without_a_python
from devtools.environment import ROOT
from sequence_lan import __version__
from sequence_lan.host.bot_worker import FROZEN_FLAG


def imported_by(*folders: str) -> set[str]:
    """The modules that our own source files import by name."""
    found: set[str] = set()
    for folder in folders:
        for file in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module is not None:
                    found.add(node.module)
                elif isinstance(node, ast.Import):
                    found.update(alias.name for alias in node.names)
    return found


def test_no_module_that_the_game_imports_is_left_out_of_the_bundle() -> None:
    used = imported_by("sequence_lan", "ui/sequence_ui")
    assert "PySide6.QtWidgets" in used
    assert used.isdisjoint(LEFT_OUT)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "sequence_ui/resources/art/icon.png",
        "sequence_ui/resources/translations/de.qm",
    ],
)
def test_what_a_window_needs_is_in_the_bundle(name: str) -> None:
    assert is_wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platforms/libqminimal.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "PySide6/Qt/translations/qtbase_lg.qm",
        "PySide6/Qt/translations/qt_de.qm",
        "PySide6/opengl32sw.dll",
        "sequence_ui/resources/translations/de.ts",
        "sequence_ui/resources/art/README",
        "sequence_ui/resources/sounds/make_sounds.py",
    ],
)
def test_what_no_window_uses_stays_out_of_the_bundle(name: str) -> None:
    assert not is_wanted(name)


def test_libraries_of_a_part_that_was_left_out_are_left_out_with_it() -> None:
    links: dict[str, list[tuple[str, str | None]]] = {
        "/qt/libqxcb.so": [("libX11.so.6", "/lib/libX11.so.6"), ("libGL.so.1", None)],
        "/lib/libX11.so.6": [("libXau.so.6", "/lib/libXau.so.6")],
        "/lib/libXau.so.6": [("libX11.so.6", "/lib/libX11.so.6")],
        "/qt/libqgtk3.so": [("libgtk-3.so.0", "/lib/libgtk-3.so.0")],
    }
    roots = [("PySide6/Qt/plugins/platforms/libqxcb.so", "/qt/libqxcb.so")]
    assert needed(roots, lambda path: links[path]) == {"libX11.so.6", "libXau.so.6"}


def test_macos_is_told_that_the_game_looks_for_tables_on_the_local_network() -> None:
    read = plistlib.loads(plistlib.dumps(info_plist()))
    assert read["NSBonjourServices"] == ["_sequence-lan._tcp"]
    assert read["NSLocalNetworkUsageDescription"].endswith("lets others find yours.")


def test_windows_is_told_the_version_of_the_game() -> None:
    resource = version_resource("1.2.3")
    ast.parse(resource, mode="eval")
    assert "filevers=(1, 2, 3, 0)" in resource
    assert "StringStruct('ProductVersion', '1.2.3')" in resource


def test_the_bundle_bears_the_version_of_the_game() -> None:
    assert project_version(ROOT) == __version__


def test_the_proof_of_a_bundle_starts_the_process_that_a_host_starts() -> None:
    assert BOT_WORKER == FROZEN_FLAG


def test_a_bundle_is_tried_where_no_python_is_to_be_found() -> None:
    env = {"PATH": "/project/.venv/bin:/usr/bin", "PYTHONPATH": "/project", "HOME": "/home/ada"}
    tried = without_a_python(env)
    assert "/project" not in "".join(tried.values())
    assert tried["HOME"] == "/home/ada"


def bundle_in(folder: Path) -> Path:
    """A folder like a bundle's: a program, and a library with a link to it."""
    inner = folder / "sequence-lan" / "_internal"
    inner.mkdir(parents=True)
    (folder / "sequence-lan" / "sequence-lan").write_bytes(b"program")
    (folder / "sequence-lan" / "sequence-lan").chmod(0o755)
    (inner / "libQt6Core.so.6").write_bytes(b"library")
    return folder / "sequence-lan"


if sys.platform == "linux":

    def test_one_file_holds_the_bundle_with_its_links_and_permissions(tmp_path: Path) -> None:
        folder = bundle_in(tmp_path)
        (folder / "_internal" / "libQt6Core.so").symlink_to("libQt6Core.so.6")
        assert size_of(folder) == len("program") + len("library")
        packed = archive(folder)
        assert packed.name.startswith(f"sequence-lan-{__version__}-linux-")
        shutil.unpack_archive(packed, tmp_path / "elsewhere", filter="data")
        unpacked = tmp_path / "elsewhere" / "sequence-lan"
        assert os.access(unpacked / "sequence-lan", os.X_OK)
        assert (unpacked / "_internal" / "libQt6Core.so").is_symlink()
