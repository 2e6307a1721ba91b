"""Looking back through records, on the real screen."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from sequence_lan.engine.notation import parse_square
from sequence_ui.replay.replay_screen import ReplayScreen
from sequence_ui.theme import Theme
from tests.engine.paper import header, paper, played

PLAY = {"seat": 1, "do": "play", "card": "2S", "at": "b1"}
NEXT = {"seat": 0, "do": "play", "card": "3S", "at": "c1"}


def shown(qtbot: QtBot, folder: Path) -> ReplayScreen:
    """The screen, with nothing on it yet."""
    screen = ReplayScreen(Theme("light", motion=False), folder)
    screen.resize(1280, 760)
    qtbot.addWidget(screen)
    with qtbot.waitExposed(screen):
        screen.show()
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    return screen


def opened(qtbot: QtBot, folder: Path, data: bytes) -> ReplayScreen:
    """The screen with a record from a file on it."""
    file = folder / "evening.seqrec"
    file.write_bytes(data)
    screen = shown(qtbot, folder)
    with qtbot.waitSignal(screen.shown):
        screen.open_file(file)
    return screen


def told(qtbot: QtBot, folder: Path, data: bytes) -> str:
    """What the screen says of a file that it can't show."""
    file = folder / "evening.seqrec"
    file.write_bytes(data)
    screen = shown(qtbot, folder)
    screen.open_file(file)
    qtbot.waitUntil(lambda: screen.sentence.text() not in ("", "Reading …"))
    assert screen.story is None
    return screen.sentence.text()


def chip(screen: ReplayScreen, square: str) -> str | None:
    return screen.board.square_button(parse_square(square)).look.chip


def two_moves(**changes: Any) -> bytes:
    return paper(header(**changes), PLAY, NEXT)


def test_the_moves_are_listed_and_the_board_begins_empty(qtbot: QtBot, tmp_path: Path) -> None:
    screen = opened(qtbot, tmp_path, two_moves())
    lines = [screen.moves.item(n).text() for n in range(screen.moves.count())]
    assert lines == ["Ada has dealt, Bo begins", "1  Bo: 2♠ on b1", "2  Ada: 3♠ on c1"]
    assert (screen.at, chip(screen, "b1"), chip(screen, "c1")) == (0, None, None)


def test_on_back_first_and_last_lead_through_the_game(qtbot: QtBot, tmp_path: Path) -> None:
    screen = opened(qtbot, tmp_path, two_moves())
    way = screen.transport
    seen = []
    for button in (way.on, way.on, way.back, way.last, way.first):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        seen.append((screen.at, chip(screen, "b1"), chip(screen, "c1")))
    assert seen == [
        (1, "green", None),
        (2, "green", "blue"),
        (1, "green", None),
        (2, "green", "blue"),
        (0, None, None),
    ]


@pytest.mark.parametrize(
    ("keys", "at"),
    [
        ([Qt.Key.Key_Right], 1),
        ([Qt.Key.Key_Period, Qt.Key.Key_Period], 2),
        ([Qt.Key.Key_End], 2),
        ([Qt.Key.Key_End, Qt.Key.Key_Left], 1),
        ([Qt.Key.Key_End, Qt.Key.Key_Comma, Qt.Key.Key_Comma], 0),
        ([Qt.Key.Key_End, Qt.Key.Key_Home], 0),
        ([Qt.Key.Key_M, Qt.Key.Key_Down], 1),
        # On the board the arrows walk its squares.
        ([Qt.Key.Key_B, Qt.Key.Key_Right, Qt.Key.Key_Right], 0),
        ([Qt.Key.Key_B, Qt.Key.Key_Right, Qt.Key.Key_Period], 1),
    ],
)
def test_keys_lead_through_the_game(
    qtbot: QtBot, tmp_path: Path, keys: list[Qt.Key], at: int
) -> None:
    screen = opened(qtbot, tmp_path, two_moves())
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or screen, key)
    assert screen.at == at


def test_a_line_of_the_list_and_the_slider_show_that_moment(qtbot: QtBot, tmp_path: Path) -> None:
    screen = opened(qtbot, tmp_path, two_moves())
    screen.moves.setCurrentRow(2)
    assert (screen.at, screen.transport.slider.value()) == (2, 2)
    screen.transport.slider.setValue(1)
    assert (screen.at, screen.moves.currentRow()) == (1, 1)


def test_playing_goes_to_the_end_and_stops_there(qtbot: QtBot, tmp_path: Path) -> None:
    screen = opened(qtbot, tmp_path, two_moves())
    for _ in range(3):
        QTest.keyClick(screen.transport.on, Qt.Key.Key_Plus)
    assert screen.transport.pace.currentText() == "very fast"
    QTest.mouseClick(screen.transport.play, Qt.MouseButton.LeftButton)
    assert screen.transport.play.text() == "Pause"
    qtbot.waitUntil(lambda: screen.at == 2)
    qtbot.waitUntil(lambda: screen.transport.play.text() == "Play")


def test_everybodys_hand_one_seats_or_none_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    data = played(header(), 3)
    screen = opened(qtbot, tmp_path, data)
    rows = screen.hands.rows
    everybody = [row.accessibleName() for row in rows]
    assert everybody == [
        (
            "Ada, blue chip: three of spades, five of spades, seven of spades, nine of spades, "
            "jack of spades, king of spades, two of hearts"
        ),
        (
            "Bo, green chip: two of spades, four of spades, six of spades, eight of spades, "
            "ten of spades, queen of spades, ace of spades"
        ),
    ]
    screen.whose.setCurrentIndex(screen.whose.findText("The cards of Bo"))
    assert [row.accessibleName() for row in rows] == ["Ada, blue chip: 7 cards", everybody[1]]
    screen.whose.setCurrentIndex(screen.whose.findText("No cards"))
    assert rows[1].accessibleName() == "Bo, green chip: 7 cards"


def test_an_open_game_keeps_its_cards_until_somebody_asks(qtbot: QtBot, tmp_path: Path) -> None:
    screen = opened(qtbot, tmp_path, two_moves())
    assert screen.whose.currentText() == "No cards"
    assert screen.hands.rows[0].accessibleName() == "Ada, blue chip: 7 cards"
    assert "still open" in screen.sentence.text()


def test_the_proof_and_the_end_are_told(qtbot: QtBot, tmp_path: Path) -> None:
    screen = opened(qtbot, tmp_path, played(header(), 3))
    lines = screen.proof.text().splitlines()
    assert lines[0] == "The deal is written in the file: nothing proves it."
    assert lines[1].startswith("The rules allow every one of ")
    assert lines[2].endswith(" wins.")
    assert screen.proof.property("role") == "quiet"


def test_a_false_end_is_loud(qtbot: QtBot, tmp_path: Path) -> None:
    end = {"end": {"reason": "sequences", "winner": "green"}}
    screen = opened(qtbot, tmp_path, paper(header(), PLAY, end))
    assert screen.proof.property("role") == "alarm"
    assert "The end is false: “Green wins” is not what the moves say." in screen.proof.text()


def test_a_game_is_shown_up_to_the_action_that_the_rules_refuse(
    qtbot: QtBot, tmp_path: Path
) -> None:
    again = {"seat": 0, "do": "play", "card": "3S", "at": "b1"}
    screen = opened(qtbot, tmp_path, paper(header(), PLAY, again))
    assert screen.moves.count() == 2
    assert screen.proof.property("role") == "alarm"
    assert "Action 2 is against the rules: " in screen.proof.text()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "This record can't be read, line 1: "),
        (b"not a record\n", "This record can't be read, line 1: "),
        (b"\x00" * 40, "This record can't be read, line 1: "),
    ],
)
def test_a_file_that_is_no_record_is_one_sentence(
    qtbot: QtBot, tmp_path: Path, data: bytes, words: str
) -> None:
    assert told(qtbot, tmp_path, data).startswith(words)


def test_a_file_larger_than_any_record_is_one_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    assert told(qtbot, tmp_path, b" " * (16 * 1024 * 1024 + 1)).endswith(
        "is larger than any record."
    )


def test_a_record_of_more_moves_than_the_window_can_show_is_one_sentence(
    qtbot: QtBot, tmp_path: Path
) -> None:
    passes = [{"seat": 0, "do": "pass"}] * 10_001
    words = told(qtbot, tmp_path, paper(header(), *passes))
    assert words == (
        "This record has 10001 moves, more than the window can show: "
        "the command “sequence-lan replay” prints it."
    )


def test_a_file_that_is_gone_is_one_sentence_and_what_was_shown_stays(
    qtbot: QtBot, tmp_path: Path
) -> None:
    screen = opened(qtbot, tmp_path, two_moves())
    screen.open_file(tmp_path / "gone.seqrec")
    qtbot.waitUntil(lambda: screen.sentence.text().startswith("There is no file "))
    assert screen.moves.count() == 3


def test_the_position_is_saved_as_a_picture(qtbot: QtBot, tmp_path: Path) -> None:
    screen = opened(qtbot, tmp_path, two_moves())
    file = tmp_path / "board.png"
    screen.save_picture(file)
    qtbot.waitUntil(lambda: screen.sentence.text() == "Saved as board.png.")
    image = QImage(str(file))
    assert min(image.width(), image.height()) >= 2000


def test_a_picture_is_called_after_the_table_as_far_as_files_can_be(
    qtbot: QtBot, tmp_path: Path
) -> None:
    screen = shown(qtbot, tmp_path)
    with qtbot.waitSignal(screen.shown):
        screen.open_bytes('../Ada\\Bo: "2"?', two_moves())
    screen.save.click()
    (dialog,) = screen.findChildren(QFileDialog)
    (chosen,) = dialog.selectedFiles()
    assert Path(chosen).name == ".._Ada_Bo_ _2__, moment 0.png"
    assert Path(chosen).parent == Path.cwd()
    dialog.reject()


def test_a_picture_that_can_not_be_saved_is_one_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    screen = opened(qtbot, tmp_path, two_moves())
    screen.save_picture(tmp_path / "nowhere" / "board.png")
    qtbot.waitUntil(lambda: screen.sentence.text().startswith("The picture could not be saved"))


def test_names_from_a_file_are_cut_to_what_a_line_can_hold(qtbot: QtBot, tmp_path: Path) -> None:
    long = [{"name": "x" * 300, "side": "blue"}, {"name": "a\nb", "side": "green"}]
    screen = opened(qtbot, tmp_path, two_moves(seats=long))
    assert screen.moves.item(0).text() == f"{'x' * 39}… has dealt, a?b begins"
