"""Makes the sounds beside this file: python resources/sounds/make_sounds.py.

Each is a few notes of a struck bar, or a tap on wood.
"""

import math
import random
import struct
import wave
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Final

RATE: Final = 22_050
_FULL: Final = 26_000

Note = tuple[float, float, float]
"""When it begins in seconds, its frequency in hertz, its loudness from 0 to 1."""


def struck(notes: tuple[Note, ...], length: float) -> list[float]:
    """Bars of metal that are struck and ring out."""
    samples = [0.0] * round(length * RATE)
    for start, frequency, loudness in notes:
        begin = round(start * RATE)
        for n in range(begin, len(samples)):
            time = (n - begin) / RATE
            swell = min(1.0, time / 0.004)
            ring = math.exp(-time * 9.0)
            wave_ = math.sin(math.tau * frequency * time)
            wave_ += 0.35 * math.exp(-time * 16.0) * math.sin(math.tau * 2.76 * frequency * time)
            samples[n] += loudness * swell * ring * wave_
    return samples


def tapped(frequency: float, loudness: float, length: float) -> list[float]:
    """A chip that is put down on wood."""
    dice = random.Random(5)  # noqa: S311 - noise
    samples = []
    for n in range(round(length * RATE)):
        time = n / RATE
        body = math.exp(-time * 70.0) * math.sin(math.tau * frequency * time)
        click = 0.5 * math.exp(-time * 500.0) * (2 * dice.random() - 1)
        samples.append(loudness * (body + click))
    return samples


def rustled(loudness: float, length: float) -> list[float]:
    """A card that is slid off the deck."""
    dice = random.Random(7)  # noqa: S311 - noise
    samples, low = [], 0.0
    for n in range(round(length * RATE)):
        share = n / (length * RATE)
        low += 0.35 * ((2 * dice.random() - 1) - low)
        samples.append(loudness * math.sin(math.pi * share) ** 2 * low)
    return samples


SOUNDS: Final[dict[str, Callable[[], list[float]]]] = {
    "turn": lambda: struck(((0.0, 659.3, 0.5), (0.14, 880.0, 0.6)), 0.6),
    "chip": lambda: tapped(320.0, 0.8, 0.12),
    "card": lambda: rustled(0.9, 0.16),
    "sequence": lambda: struck(
        ((0.0, 523.3, 0.45), (0.09, 659.3, 0.45), (0.18, 784.0, 0.5), (0.27, 1046.5, 0.5)), 0.8
    ),
    "end": lambda: struck(
        ((0.0, 523.3, 0.4), (0.0, 659.3, 0.35), (0.22, 784.0, 0.45), (0.44, 1046.5, 0.5)), 1.2
    ),
}


def sound(name: str) -> bytes:
    """The WAV file of a sound: one channel, 16 bits."""
    samples = SOUNDS[name]()
    # The end fades out, so that nothing clicks.
    fade = round(0.02 * RATE)
    for n in range(fade):
        samples[-1 - n] *= n / fade
    loudest = max(1.0, *(abs(sample) for sample in samples))
    numbers = [round(_FULL * sample / loudest) for sample in samples]
    file = BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))
    return file.getvalue()


if __name__ == "__main__":
    for each in SOUNDS:
        Path(__file__).with_name(f"{each}.wav").write_bytes(sound(each))
