"""Draws resources/art/icon.svg in the forms that systems want it in.

python .ci/bundle/draw_icon.py FOLDER writes icon.png, icon.ico and icon.icns there; the PNG that
the window shows is made with it too: python .ci/bundle/draw_icon.py resources/art icon.png
"""

import struct
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from devtools.environment import ROOT

DRAWING: Final = ROOT / "resources" / "art" / "icon.svg"
WINDOW_SIZE: Final = 256
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 256)
# The size in pixels of each picture that macOS looks for, by the name it has in the file.
ICNS_SIZES: Final = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
}


def png(size: int) -> bytes:
    """The drawing as a PNG of so many pixels a side."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(written.data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """An icon file of Windows with these PNGs, by their sizes."""
    at = 6 + 16 * len(pictures)
    entries = b""
    for size, picture in pictures.items():
        side = size % 256
        entries += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return struct.pack("<3H", 0, 1, len(pictures)) + entries + b"".join(pictures.values())


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """An icon file of macOS with these PNGs, by their names there."""
    parts = b"".join(
        name + struct.pack(">I", 8 + len(picture)) + picture for name, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def main(folder: Path, names: tuple[str, ...]) -> None:
    """The files of these names are in the folder; all of them if none is named."""
    files = {
        "icon.png": lambda: png(WINDOW_SIZE),
        "icon.ico": lambda: ico({size: png(size) for size in ICO_SIZES}),
        "icon.icns": lambda: icns({name: png(size) for name, size in ICNS_SIZES.items()}),
    }
    for name in names or files:
        (folder / name).write_bytes(files[name]())


if __name__ == "__main__":
    application = QGuiApplication(sys.argv)
    main(Path(sys.argv[1]), tuple(sys.argv[2:]))
