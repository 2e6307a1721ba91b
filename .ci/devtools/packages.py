"""What only the operating system's own packages can bring: installed, or the line to type."""

import importlib
import importlib.util
import os
import shlex
import shutil
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

from devtools.processes import run
from devtools.speech import Stop, say

# A library's name for the linker; Debian's package; Arch's. Fedora and openSUSE install by the
# library's name itself.
_LIBRARIES = """
    libEGL.so.1              libegl1              libglvnd
    libGL.so.1               libgl1               libglvnd
    libGLX.so.0              libglx0              libglvnd
    libOpenGL.so.0           libopengl0           libglvnd
    libX11.so.6              libx11-6             libx11
    libX11-xcb.so.1          libx11-xcb1          libx11
    libxcb.so.1              libxcb1              libxcb
    libxcb-cursor.so.0       libxcb-cursor0       xcb-util-cursor
    libxcb-glx.so.0          libxcb-glx0          libxcb
    libxcb-icccm.so.4        libxcb-icccm4        xcb-util-wm
    libxcb-image.so.0        libxcb-image0        xcb-util-image
    libxcb-keysyms.so.1      libxcb-keysyms1      xcb-util-keysyms
    libxcb-randr.so.0        libxcb-randr0        libxcb
    libxcb-render.so.0       libxcb-render0       libxcb
    libxcb-render-util.so.0  libxcb-render-util0  xcb-util-renderutil
    libxcb-shape.so.0        libxcb-shape0        libxcb
    libxcb-shm.so.0          libxcb-shm0          libxcb
    libxcb-sync.so.1         libxcb-sync1         libxcb
    libxcb-util.so.1         libxcb-util1         xcb-util
    libxcb-xfixes.so.0       libxcb-xfixes0       libxcb
    libxcb-xinerama.so.0     libxcb-xinerama0     libxcb
    libxcb-xkb.so.1          libxcb-xkb1          libxcb
    libxkbcommon.so.0        libxkbcommon0        libxkbcommon
    libxkbcommon-x11.so.0    libxkbcommon-x11-0   libxkbcommon-x11
    libwayland-client.so.0   libwayland-client0   wayland
    libwayland-cursor.so.0   libwayland-cursor0   wayland
    libwayland-egl.so.1      libwayland-egl1      wayland
    libfontconfig.so.1       libfontconfig1       fontconfig
    libfreetype.so.6         libfreetype6         freetype2
    libdbus-1.so.3           libdbus-1-3          dbus
    libglib-2.0.so.0         libglib2.0-0         glib2
    libgthread-2.0.so.0      libglib2.0-0         glib2
    libstdc++.so.6           libstdc++6           gcc-libs
    libz.so.1                zlib1g               zlib
    libzstd.so.1             libzstd1             zstd
"""
_DEBIAN = {row.split()[0]: row.split()[1] for row in _LIBRARIES.strip().splitlines()}
_ARCH = {row.split()[0]: row.split()[2] for row in _LIBRARIES.strip().splitlines()}
A_FONT = "a font"
_FONTS = {"apt-get": "fonts-dejavu-core", "pacman": "ttf-dejavu"}
_INSTALL = {
    "apt-get": ["apt-get", "install", "-y", "--no-install-recommends"],
    "dnf": ["dnf", "install", "-y"],
    "zypper": ["zypper", "install", "-y"],
    "pacman": ["pacman", "-S", "--needed"],
}


def installer() -> str | None:
    """The package manager of this Linux; None if it is none that dev.py knows."""
    return next((name for name in _INSTALL if shutil.which(name)), None)


def names(wanted: Sequence[str], manager: str) -> list[str]:
    """The packages of `manager` that bring the wanted libraries and fonts, each once.

    What has no known package is left out.
    """
    found: list[str | None] = []
    for each in wanted:
        if each == A_FONT:
            found.append(_FONTS.get(manager, "dejavu-sans-fonts"))
        elif manager == "apt-get":
            found.append(_DEBIAN.get(each))
        elif manager == "pacman":
            found.append(_ARCH.get(each))
        else:
            found.append(f"{each}()(64bit)" if sys.maxsize > 2**32 else each)
    return sorted({name for name in found if name is not None})


def remedy(wanted: Sequence[str]) -> str:
    """What a person does to get the wanted libraries and fonts: a line to type, where one will do.

    It reads on from "without them".
    """
    manager = installer()
    packages = names(wanted, manager) if manager else []
    if manager is None or not packages:
        return f"install what brings {', '.join(wanted)} with this system's package manager"
    return f"type this once:\n{_typed(manager, packages)}"


def bring(wanted: Sequence[str]) -> bool:
    """Whether the wanted libraries and fonts were installed: only as root where apt is."""
    packages = names(wanted, "apt-get")
    return bool(packages) and _may_install() and _apt_install(packages)


def bring_venv() -> None:
    """Debian's Python has what makes virtual environments; Stop with the line to type if not."""
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    if _may_install():
        _apt_install([package])
        importlib.invalidate_caches()
    if importlib.util.find_spec("ensurepip") is None:
        lacks = "this Python cannot make virtual environments"
        if installer() == "apt-get":
            raise Stop(f"{lacks}; type this once:\n{_typed('apt-get', [package])}")
        raise Stop(f"{lacks}; install its module ensurepip with this system's package manager")


def bring_program(program: str, package: str) -> None:
    """The program is on this Linux; else Stop with the line to type for the package it is in."""
    if shutil.which(program) or (_may_install() and _apt_install([package])):
        return
    manager = installer()
    remedy = f"type this once:\n{_typed(manager, [package])}" if manager else f"install {package}"
    raise Stop(f"there is no {program} here; {remedy}")


def bring_libpython() -> None:
    """The library of this Linux Python is there, which Debian keeps in a package of its own.

    Else Stop, with the line to type or what to do.
    """
    name, folder, system = (
        sysconfig.get_config_var(each) or "" for each in ("INSTSONAME", "LIBDIR", "MULTIARCH")
    )
    if not name.startswith("libpython") or ".so" not in name:
        raise Stop(
            "this Python has no shared library, which a bundle is made from; delete .venv and "
            "start dev.py with another Python, for example the system's own"
        )
    places = [Path(folder) / name, Path(folder) / system / name]
    package = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
    if any(place.exists() for place in places) or (_may_install() and _apt_install([package])):
        return
    manager = installer()
    remedy = f"type this once:\n{_typed(manager, [package])}" if manager else f"install {package}"
    raise Stop(f"this Python lacks its library {name}; {remedy}")


def _may_install() -> bool:
    return sys.platform == "linux" and os.geteuid() == 0 and installer() == "apt-get"


def _typed(manager: str, packages: Sequence[str]) -> str:
    root = sys.platform == "linux" and os.geteuid() == 0
    return shlex.join([*([] if root else ["sudo"]), *_INSTALL[manager], *packages])


def _apt_install(packages: Sequence[str]) -> bool:
    say(f"installing with apt-get: {' '.join(packages)}")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quietly = ["-qq", "-o", "Dpkg::Use-Pty=0"]
    install = [*_INSTALL["apt-get"], *quietly, *packages]
    listed = any(Path("/var/lib/apt/lists").glob("*Packages*"))
    if listed and run(install, env=env) == 0:
        return True
    # No lists yet, or lists so old that what they name has gone.
    return run(["apt-get", "update", *quietly], env=env) == 0 and run(install, env=env) == 0
