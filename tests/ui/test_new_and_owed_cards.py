"""What a hand says about cards that were just drawn, and ones that may be given up."""

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Drew, Placed, Took
from sequence_lan.engine.notation import parse_square
from sequence_ui.hand.card_button import CardButton
from sequence_ui.settings.settings import Settings
from tests.engine.staging import stage
from tests.ui.laid import laid
from tests.ui.scenes import middle, view_of


def test_a_card_that_was_drawn_is_new_until_the_next_play(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    top, view = table.top, view_of(middle(), 0)
    top.show_view(view, [Took(0, Card("TS"))])
    assert [button.new for button in map(top.hand.button, range(7))] == [False] * 6 + [True]
    assert table.card("TS").accessibleName() == "ten of spades, new"
    top.show_view(view, [Placed(1, Card("3C"), parse_square("f4")), Drew(1)])
    assert table.card("TS").new
    top.show_view(view, [Placed(0, Card("3C"), parse_square("f4")), Took(0, Card("KH"))])
    assert (table.card("TS").new, table.card("KH").new) == (False, True)


def test_of_two_cards_alike_one_is_new(qtbot: QtBot) -> None:
    state = stage(hands=["2C 2C", "3C 8D"])
    table = laid(qtbot, state)
    table.top.show_view(view_of(state, 0), [Took(0, Card("2C"))])
    assert [table.top.hand.button(n).new for n in (0, 1)] == [False, True]


def foot(button: CardButton) -> QPoint:
    box = button.card_box()
    return QPoint(round(box.center().x()), round(box.bottom() - 6))


def test_a_card_that_is_owed_is_given_up_by_a_click_on_its_foot(qtbot: QtBot) -> None:
    state = middle()
    state = state._replace(public=state.public._replace(owes=(0,)))
    table = laid(qtbot, state)
    button = table.card("2C")
    assert button.accessibleName() == "two of clubs, give up"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=foot(button))
    assert table.acts == ["give 2C"]


def test_s_sorts_the_hand_by_suit_then_by_rank_then_as_drawn(qtbot: QtBot, tmp_path: Path) -> None:
    table = laid(qtbot, middle())
    settings = Settings(tmp_path / "settings.ini")
    table.top.follow(settings)
    seen = []
    for _ in range(3):
        QTest.keyClick(table.window, Qt.Key.Key_S)
        seen.append(" ".join(table.top.hand.cards))
    assert seen == [
        "TS JS 7H KH 2C JC 9D",
        "2C 7H 9D TS JS JC KH",
        "9D KH JS JC 7H 2C TS",
    ]
    assert settings.order == "drawn"


def test_cards_are_as_large_as_the_settings_have_them(qtbot: QtBot, tmp_path: Path) -> None:
    table = laid(qtbot, middle())
    settings = Settings(tmp_path / "settings.ini")
    table.top.follow(settings)
    hand = table.top.hand
    table.window.resize(1400, 1000)
    qtbot.waitUntil(lambda: hand.width() > 1300 and hand.height() == hand.sizeHint().height())
    usual = table.card("9D").width()
    settings.set_card_size("small")
    qtbot.waitUntil(lambda: table.card("9D").width() < usual)
    settings.set_card_size("large")
    qtbot.waitUntil(lambda: table.card("9D").width() > usual)
