"""The list of records, and a record that is dropped on the window."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from sequence_ui.window import Window
from tests.engine.paper import header, paper
from tests.ui.test_pages import Opened

PLAY = {"seat": 1, "do": "play", "card": "2S", "at": "b1"}
END = {"end": {"reason": "abandoned", "winner": None}}


def keep(folder: Path, name: str, table: str, number: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(paper(header(table=table, game=number * 32), PLAY, END))
    return file


def listed(qtbot: QtBot, window: Window) -> list[str]:
    """The lines of the list, once it is there."""
    with qtbot.waitSignal(window.pages.shelf.filled):
        window.start.record_asked.emit()
    shelf = window.pages.shelf
    return [shelf.list.item(n).text() for n in range(shelf.list.count())]


def test_finished_games_are_listed_and_enter_looks_back_at_one(
    qtbot: QtBot, tmp_path: Path
) -> None:
    keep(tmp_path, "tables/aa/one.seqrec", "Kitchen", "1")
    opened = Opened(qtbot, tmp_path)
    window = opened.window
    (line,) = listed(qtbot, window)
    assert line.startswith("Kitchen, ")
    assert line.endswith(": Ada, Bo. The game was abandoned")
    assert window.pages.shelf.list.hasFocus()
    with qtbot.waitSignal(window.pages.replay.shown):
        opened.key(Qt.Key.Key_Return)
    assert window.screen_shown is window.pages.replay


def test_the_button_looks_back_at_the_chosen_one(qtbot: QtBot, tmp_path: Path) -> None:
    keep(tmp_path, "tables/aa/one.seqrec", "Kitchen", "1")
    opened = Opened(qtbot, tmp_path)
    listed(qtbot, opened.window)
    with qtbot.waitSignal(opened.window.pages.replay.shown):
        QTest.mouseClick(opened.window.pages.shelf.look, Qt.MouseButton.LeftButton)


def test_where_nothing_is_kept_it_is_said_and_a_file_can_be_opened(
    qtbot: QtBot, tmp_path: Path
) -> None:
    opened = Opened(qtbot, tmp_path)
    window = opened.window
    assert listed(qtbot, window) == []
    shelf = window.pages.shelf
    assert shelf.empty.isVisible()
    assert not shelf.look.isVisible()
    assert shelf.open_file.hasFocus()
    file = keep(tmp_path, "elsewhere/mine.seqrec", "Hall", "2")
    QTest.mouseClick(shelf.open_file, Qt.MouseButton.LeftButton)
    (dialog,) = shelf.findChildren(QFileDialog)
    with qtbot.waitSignal(window.pages.replay.shown):
        dialog.fileSelected.emit(str(file))
    dialog.close()


def test_escape_leads_back_to_the_start(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path)
    listed(qtbot, opened.window)
    opened.key(Qt.Key.Key_Escape)
    assert opened.window.screen_shown is opened.window.start


def test_a_game_that_was_just_saved_is_in_the_list(qtbot: QtBot, tmp_path: Path) -> None:
    opened = Opened(qtbot, tmp_path)
    assert listed(qtbot, opened.window) == []
    keep(tmp_path, "records/game.seqrec", "Hall", "3")
    assert len(listed(qtbot, opened.window)) == 1


def dropped(window: Window, *paths: Path) -> bool:
    """Whether the window takes what is carried to it, which is then let go there."""
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    free = Qt.KeyboardModifier.NoModifier
    entered = QDragEnterEvent(QPoint(40, 40), copy, carried, left, free)
    entered.ignore()
    QApplication.sendEvent(window, entered)
    if entered.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(40, 40), copy, carried, left, free))
    return entered.isAccepted()


def test_a_record_that_is_dropped_on_the_window_is_looked_back_at(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = Opened(qtbot, tmp_path).window
    file = keep(tmp_path, "desk/mine.seqrec", "Hall", "2")
    with qtbot.waitSignal(window.pages.replay.shown):
        assert dropped(window, tmp_path / "holiday.jpg", file)
    assert window.screen_shown is window.pages.replay


def test_what_is_no_record_can_not_be_dropped(qtbot: QtBot, tmp_path: Path) -> None:
    window = Opened(qtbot, tmp_path).window
    assert not dropped(window, tmp_path / "holiday.jpg")
    assert window.screen_shown is window.start
