"""Private tables, interrupted games and tables that move, as the window has them."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu
from pytestqt.qtbot import QtBot

from sequence_lan.client.model import Link, Notice, Table
from sequence_lan.net.messages import MoveTable
from sequence_ui.lobby.code_question import CodeQuestion
from sequence_ui.lobby.kept_games import KeptGames
from sequence_ui.lobby.open_table import OpenTable
from sequence_ui.lobby.share import Share
from sequence_ui.lobby.start import StartScreen
from sequence_ui.offers import with_person
from sequence_ui.parts.question import Question
from sequence_ui.settings.settings import Settings
from sequence_ui.theme import Theme
from tests.ui.opened import Opened
from tests.ui.tables import ad, hosting, lobby_table, snapshot, unfinished
from tests.ui.test_questions import Asked
from tests.visitor import Visitor, plan

CODE = "42-amber-fox"


@pytest.fixture
def asked(qtbot: QtBot, tmp_path: Path) -> Asked:
    return Asked(qtbot, tmp_path)


def question(asked: Asked) -> CodeQuestion | None:
    """The question for a code, if it is open."""
    found = asked.window.findChildren(CodeQuestion)
    return next((each for each in found if each.isVisible()), None)


def test_a_table_that_calls_itself_private_is_not_entered_without_its_code(asked: Asked) -> None:
    asked.window.start.table_picked.emit(ad("Kitchen", private=True), False)
    shown = question(asked)
    assert shown is not None
    assert "Kitchen is private" in shown.words.text()
    QTest.keyClicks(shown.code, "amber")
    QTest.keyClick(shown.code, Qt.Key.Key_Return)
    assert shown.isVisible()
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert question(asked) is None


def test_the_code_is_typed_in_the_window_and_lets_one_in(qtbot: QtBot, tmp_path: Path) -> None:
    host = Visitor("Ada", tmp_path)
    opened = Opened(qtbot, tmp_path / "window")
    try:
        link = host.opens(plan(code=CODE))
        opened.window.start.name.setText("Bo")
        opened.window.start.address_given.emit(link)
        opened.until(lambda: bool(opened.window.findChildren(CodeQuestion)))
        (shown,) = opened.window.findChildren(CodeQuestion)
        # What is behind the question has not stopped.
        opened.until(opened.searches)
        QTest.keyClicks(shown.code, "42 amber fox")
        QTest.keyClick(shown.code, Qt.Key.Key_Return)
        host.table("Bo", lambda table: table.lobby and len(table.lobby.people) == 2)
    finally:
        opened.close()
        host.close()


@pytest.mark.parametrize("code", ["code_needed", "wrong_code"])
def test_why_the_code_is_asked_for_is_said_once(asked: Asked, code: str) -> None:
    window = asked.window
    window.show_snapshot(snapshot(lobby_table(link=Link.CONNECTING, lobby=None)))
    refused = lobby_table(link=Link.CLOSED, lobby=None, ended=Notice(1, code, "No, because."))
    window.show_snapshot(snapshot(refused))
    assert question(asked) is not None
    assert window.header.banner.headline.text == ""
    window.show_snapshot(snapshot(lobby_table(link=Link.CLOSED, ended=Notice(2, "full", "Full."))))
    assert window.header.banner.headline.text != ""


def test_a_table_is_opened_privately_and_its_code_is_shown_large(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = OpenTable(Theme("light"), Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(page)
    page.begin("Ada")
    page.private.click()
    with qtbot.waitSignal(page.opened) as opened:
        page.go.click()
    assert opened.args is not None
    assert opened.args[2] is True
    share = Share(Theme("light"))
    qtbot.addWidget(share)
    share.show_hosting(hosting(code=CODE))
    assert share.table_code.text() == CODE
    assert share.table_code.isVisibleTo(share)
    assert share.caption.text() == "Code"
    assert share.caption.isVisibleTo(share)
    share.show_hosting(hosting())
    assert not share.table_code.isVisibleTo(share)
    assert not share.caption.isVisibleTo(share)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_unfinished_games_are_offered_on_the_first_screen(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.set_name("Ada")
    start = StartScreen(Theme("light"), settings)
    qtbot.addWidget(start)
    start.show_unfinished(())
    assert start.findChildren(KeptGames) == []
    kitchen, attic = unfinished("Kitchen"), unfinished("Attic & Co")
    start.show_unfinished((attic,))
    assert start.kept is not None
    assert start.kept.way is not None
    assert start.kept.way.text() == "Go on with Attic && Co"
    assert start.kept.way.accessibleDescription() == "Ada, Bo · moves made: 12"
    with qtbot.waitSignal(start.game_chosen) as chosen:
        start.kept.way.click()
    assert chosen.args == [attic.table]
    start.show_unfinished((kitchen, attic))
    assert start.kept.way.text() == "Go on with a game"
    assert start.kept.way.accessibleDescription() == "Kitchen, Attic & Co"
    start.kept.way.click()
    (menu,) = start.kept.findChildren(QMenu)
    assert [entry.text() for entry in menu.actions()] == [
        "Kitchen: Ada, Bo · moves made: 12",
        "Attic && Co: Ada, Bo · moves made: 12",
    ]
    with qtbot.waitSignal(start.game_chosen) as chosen:
        menu.actions()[1].trigger()
    assert chosen.args == [attic.table]
    menu.close()
    start.show_unfinished(())
    assert start.kept.way is None


def owners_table() -> Table:
    """A lobby whose owner is the person at this window."""
    table = lobby_table()
    assert table.owner
    return table


def test_the_owner_hands_the_table_on_after_reading_what_that_means(asked: Asked) -> None:
    table = owners_table()
    assert table.lobby is not None
    other = next(there for there in table.lobby.people if there.id != table.you)
    offer = next(
        each for each in with_person(table, other.id) if isinstance(each.messages[0], MoveTable)
    )
    assert offer.words == f"I have to go: hand the table to {other.name}’s computer"
    asked.window.show_snapshot(snapshot(table, hosting=hosting()))
    assert asked.window.lobby is not None
    asked.window.lobby.send.emit(offer.messages[0])
    assert f"Hand the table to {other.name}’s computer?" in asked.words
    assert "can see all hands" in asked.words
    assert "order of the deck" in asked.words


def test_whoever_is_to_have_the_table_is_asked_and_may_take_it(
    qtbot: QtBot, tmp_path: Path
) -> None:
    host = Visitor("Ada", tmp_path)
    opened = Opened(qtbot, tmp_path / "window")
    try:
        opened.window.start.name.setText("Bo")
        opened.window.start.address_given.emit(host.opens(plan()))
        opened.until(lambda: opened.window.lobby is not None)
        table = host.table("Bo", lambda table: table.lobby and len(table.lobby.people) == 2)
        assert table.lobby is not None
        bo = next(person.id for person in table.lobby.people if person.name == "Bo")
        host.session.send(MoveTable(bo))
        press(opened, "no")
        host.table("why not", lambda table: table.notice and table.notice.code == "declined")
        host.session.send(MoveTable(bo))
        press(opened, "yes")
        host.wait("the table there", lambda now: now.hosting is None)
    finally:
        opened.close()
        host.close()


def press(opened: Opened, answer: str) -> None:
    """The question is read, and answered by that button."""

    def questions() -> list[Question]:
        return [each for each in opened.window.findChildren(Question) if each.isVisible()]

    opened.until(lambda: bool(questions()))
    (shown,) = questions()
    words = shown.findChildren(QLabel)[0].text()
    assert words.startswith("Ada wants to hand this table to your computer.")
    QTest.mouseClick(getattr(shown, answer), Qt.MouseButton.LeftButton)


def test_a_question_for_the_table_that_has_lapsed_is_gone_without_an_answer(asked: Asked) -> None:
    table = lobby_table()
    asked.window.show_snapshot(snapshot(replace(table, asked_to_host=True)))
    assert "Take the table?" in asked.words
    asked.window.show_snapshot(snapshot(replace(table, asked_to_host=True)))
    assert len(asked.window.findChildren(Question)) == 1
    asked.window.show_snapshot(snapshot(table))
    assert asked.words == ""


def test_the_owner_is_asked_whether_newcomers_may_come_in_again(asked: Asked) -> None:
    table = owners_table()
    assert table.lobby is not None
    shut = replace(table, lobby=msgspec.structs.replace(table.lobby, private=True, shut=True))
    asked.window.show_snapshot(snapshot(shut))
    assert "too many wrong codes" in asked.words
    assert asked.question is not None
    QTest.keyClick(asked.question, Qt.Key.Key_Escape)
    asked.window.show_snapshot(snapshot(shut))
    assert asked.words == ""
    assert not [label for label in asked.window.findChildren(QLabel) if CODE in label.text()]
