"""A name that no font can show is said once."""

from pathlib import Path

from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from sequence_ui.letters import Letters
from sequence_ui.parts.sentence import Sentence
from tests.ui.opened import Opened
from tests.ui.tables import ad, snapshot

# A letter of a script that no font of this machine is expected to have: Meroitic.
UNSEEN = "\N{MEROITIC HIEROGLYPHIC LETTER A}"


def test_a_name_in_letters_without_a_font_is_noticed_once(qtbot: QtBot) -> None:
    letters, font = Letters(), QFont()
    assert not letters.newly_missing(["Küche", "Kitchen 2 ♠"], font)
    assert letters.newly_missing(["Küche", UNSEEN], font)
    assert not letters.newly_missing([UNSEEN, UNSEEN * 2], font)


def test_the_window_says_what_to_do_about_it(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path)
    start = opened.window.start
    opened.window.show_snapshot(snapshot(tables=(ad(f"Kitchen {UNSEEN}"),)))
    (sentence,) = start.findChildren(Sentence)
    assert sentence.text() == (
        "A name here is written in letters that no font on this computer has: "
        "install a font for that script to read it. You can play all the same."
    )
