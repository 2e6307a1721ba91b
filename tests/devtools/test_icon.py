"""The icon in the forms that Windows and macOS read."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader
from pytestqt.qtbot import QtBot

from bundle.draw_icon import ICNS_SIZES, ICO_SIZES, icns, ico, main, png
from devtools.environment import ROOT


def test_the_windows_icon_has_a_picture_for_each_size(qtbot: QtBot, tmp_path: Path) -> None:
    main(tmp_path, ("icon.ico",))
    reader = QImageReader(str(tmp_path / "icon.ico"))
    sizes = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        sizes.append(reader.read().width())
    assert sizes == list(ICO_SIZES)


def test_the_windows_icon_says_where_each_picture_lies() -> None:
    assert ico({16: b"abc", 256: b"defg"}) == (
        b"\x00\x00\x01\x00\x02\x00"
        b"\x10\x10\x00\x00\x01\x00\x20\x00\x03\x00\x00\x00\x26\x00\x00\x00"
        b"\x00\x00\x00\x00\x01\x00\x20\x00\x04\x00\x00\x00\x29\x00\x00\x00"
        b"abcdefg"
    )


def test_the_macos_icon_names_each_picture_and_its_length() -> None:
    assert icns({b"ic07": b"abc"}) == b"icns\x00\x00\x00\x13ic07\x00\x00\x00\x0babc"
    assert sorted(ICNS_SIZES.values()) == [16, 32, 64, 128, 256, 512, 1024]


def test_the_windows_own_picture_is_the_drawing(qtbot: QtBot) -> None:
    kept = QImage(str(ROOT / "resources" / "art" / "icon.png"))
    drawn = QImage.fromData(png(256))
    assert kept.size() == drawn.size() == QSize(256, 256)
    for x, y in ((128, 128), (60, 192), (84, 78), (4, 4), (172, 176)):
        assert kept.pixelColor(x, y) == drawn.pixelColor(x, y)
