"""Short sounds, made by a script, and silence where they can't be played."""

import runpy
import struct
import wave
from io import BytesIO
from pathlib import Path

import pytest

from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Completed, Drew, Ended, Event, Passed, Placed, Removed, Took
from sequence_lan.engine.notation import parse_line, parse_square
from sequence_ui import sound
from sequence_ui.resources import resource_path
from sequence_ui.settings.settings import Settings

CUES = ("turn", "chip", "card", "sequence", "end")
CARD, SQUARE, LINE = Card("9D"), parse_square("h5"), parse_line("f5-j5")


def samples(data: bytes) -> tuple[int, ...]:
    with wave.open(BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22_050)
        count = file.getnframes()
        return struct.unpack(f"<{count}h", file.readframes(count))


@pytest.mark.parametrize("cue", CUES)
def test_a_sound_is_what_the_script_makes_short_and_ends_in_silence(cue: str) -> None:
    script = runpy.run_path(str(resource_path("sounds", "make_sounds.py")))
    there = samples(resource_path("sounds", f"{cue}.wav").read_bytes())
    made = samples(script["sound"](cue))
    # The last digit of a sine differs from one system to another.
    assert len(there) == len(made)
    assert all(abs(a - b) <= 1 for a, b in zip(there, made, strict=True))
    assert len(there) <= 1.3 * 22_050
    assert abs(there[-1]) < 50


@pytest.mark.parametrize(
    ("events", "cue"),
    [
        ([Placed(0, CARD, SQUARE), Took(0, CARD)], "chip"),
        ([Removed(0, CARD, SQUARE, 1)], "chip"),
        ([Placed(0, CARD, SQUARE), Completed(0, LINE), Drew(0)], "sequence"),
        ([Completed(0, LINE), Placed(0, CARD, SQUARE)], "sequence"),
        ([Placed(0, CARD, SQUARE), Completed(0, LINE), Ended("sequences", 0)], "end"),
        ([Took(0, CARD)], "card"),
        ([Passed(0)], None),
        ([], None),
    ],
)
def test_of_what_happens_together_one_sound_is_heard(
    events: list[Event], cue: sound.Cue | None
) -> None:
    assert sound.cue_of(events) == cue


def test_nothing_breaks_whether_or_not_sound_is_installed(qapp: object, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    player = sound.Sound(settings)
    player.play("turn")
    settings.set_sounds(False)
    player.play("end")
    player.play(None)
