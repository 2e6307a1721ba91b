"""A picture as people see it who lack one kind of cone (Machado, Oliveira and Fernandes 2009)."""

from typing import Final

from PySide6.QtGui import QImage

MATRICES: Final = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""By kind, what linear red, green and blue turn into."""


def seen(image: QImage, kind: str) -> QImage:
    """``image`` as it is seen with that kind of colour blindness."""
    flat = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(flat.bits()).cast("B").cast("I")
    turned = {pixel: _turned(pixel, kind) for pixel in set(pixels)}
    for n, pixel in enumerate(pixels):
        pixels[n] = turned[pixel]
    return flat


def _turned(pixel: int, kind: str) -> int:
    linear = [_linear((pixel >> shift & 255) / 255) for shift in (16, 8, 0)]
    result = 0xFF
    for row in MATRICES[kind]:
        value = sum(part * light for part, light in zip(row, linear, strict=True))
        result = result << 8 | round(255 * _encoded(min(max(value, 0.0), 1.0)))
    return result


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> float:
    return value * 12.92 if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)
