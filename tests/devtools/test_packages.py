"""From the library that Qt misses to the package that brings it."""

import pytest

from devtools.packages import A_FONT, names
from devtools.qt import unlinked_in

LDD = """\
\tlinux-vdso.so.1 (0x00007ffc7bd6e000)
\tlibQt6Gui.so.6 => /home/ada/.venv/lib/Qt/lib/libQt6Gui.so.6 (0x00007f26e9579000)
\tlibxcb-icccm.so.4 => not found
\tlibxcb-keysyms.so.1 => not found
\tlibxcb-icccm.so.4 => not found
\t/lib64/ld-linux-x86-64.so.2 (0x00007f26ea1b2000)
"""


def test_what_ldd_does_not_find_is_lacking() -> None:
    assert unlinked_in(LDD) == {"libxcb-icccm.so.4", "libxcb-keysyms.so.1"}


def test_a_system_with_everything_lacks_nothing() -> None:
    assert unlinked_in("\tlibz.so.1 => /lib/x86_64-linux-gnu/libz.so.1 (0x00007f26)\n") == set()


@pytest.mark.parametrize(
    ("manager", "expected"),
    [
        ("apt-get", ["fonts-dejavu-core", "libegl1", "libxcb-cursor0"]),
        ("pacman", ["libglvnd", "ttf-dejavu", "xcb-util-cursor"]),
        ("dnf", ["dejavu-sans-fonts", "libEGL.so.1()(64bit)", "libxcb-cursor.so.0()(64bit)"]),
    ],
)
def test_each_system_has_its_own_names(manager: str, expected: list[str]) -> None:
    assert names(["libEGL.so.1", "libxcb-cursor.so.0", A_FONT], manager) == expected


def test_a_package_that_brings_two_libraries_is_named_once() -> None:
    assert names(["libglib-2.0.so.0", "libgthread-2.0.so.0"], "apt-get") == ["libglib2.0-0"]


def test_a_library_of_no_known_package_is_left_out() -> None:
    assert names(["libnobody-knows.so.3"], "apt-get") == []
