import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sequence_lan.engine.board import SQUARES
from sequence_lan.engine.notation import parse_line, parse_square, square_name
from sequence_lan.engine.public import Result, Sequence
from sequence_ui.board.moves import LastMove, after
from sequence_ui.board.square_button import Mark, SquareButton
from sequence_ui.theme import LIGHT
from tests.engine.staging import play, stage
from tests.ui.laid import hover, laid, unhover
from tests.ui.scenes import done, middle


@pytest.mark.parametrize(
    ("square", "name"),
    [
        ("h5", "h5, nine of diamonds, free"),
        ("c5", "c5, seven of clubs, green chip"),
        ("d3", "d3, three of diamonds, blue chip, part of a sequence"),
        ("a1", "a1, corner, everybody's"),
    ],
)
def test_a_square_says_what_is_on_it(qtbot: QtBot, square: str, name: str) -> None:
    table = laid(qtbot, middle())
    assert table.square(square).accessibleName() == name


def test_a_squares_name_stays_true_when_a_chip_is_placed_and_when_it_is_taken(
    qtbot: QtBot,
) -> None:
    state = stage(hands=["9D 2C", "JS 3C"], deck="4C 5C")
    table = laid(qtbot, state)
    state, view, events = done(state, 0, play(0, "9D", "h5"))
    table.top.show_view(view, events)
    assert table.square("h5").accessibleName() == "h5, nine of diamonds, blue chip"
    assert table.square("h5").accessibleDescription() == "The last move was here."
    _, view, events = done(state, 0, play(1, "JS", "h5"))
    table.top.show_view(view, events)
    assert table.square("h5").accessibleName() == "h5, nine of diamonds, free"


def test_a_lit_square_says_what_may_be_done_on_it(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    table.click_card("9D")
    assert table.square("h5").accessibleDescription() == "You may place a chip here."
    table.click_card("JS")
    assert table.square("h5").accessibleDescription() == ""
    assert table.square("c5").accessibleDescription() == "You may take this chip."


def test_a_chosen_card_lights_its_free_squares_and_the_others_step_back(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    table.click_card("9D")
    assert table.marked(Mark.PLACE) == "h5 f10"
    assert [square_name(s) for s in SQUARES if not table.top.board.square_button(s).look.back] == [
        "h5",
        "f10",
    ]


def test_a_one_eyed_jack_marks_the_chips_it_may_take_and_no_locked_one(qtbot: QtBot) -> None:
    table = laid(qtbot, middle(to_play=1, hands=["9D", "JS 2C"]), seat=1)
    table.click_card("JS")
    assert table.marked(Mark.TAKE) == "b5 d6"
    assert table.marked(Mark.PLACE) == ""


def test_a_two_eyed_jack_lights_every_free_square_but_the_corners(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    table.click_card("JC")
    assert len(table.marked(Mark.PLACE).split()) == 96 - 11
    assert "a1" not in table.marked(Mark.PLACE).split()


def test_a_card_that_is_only_hovered_lights_its_squares_until_the_mouse_is_gone(
    qtbot: QtBot,
) -> None:
    table = laid(qtbot, middle())
    table.click_card("9D")
    hover(table.card("2C"))
    assert table.marked(Mark.PLACE) == "e2 g4"
    unhover(table.card("2C"))
    assert table.marked(Mark.PLACE) == "h5 f10"


def test_while_another_plays_a_card_only_shows_where_it_would_go(qtbot: QtBot) -> None:
    table = laid(qtbot, middle(to_play=1))
    table.click_card("9D")
    assert table.marked(Mark.PLACE) == ""
    assert table.marked(Mark.COULD) == "h5 f10"
    table.click_square("h5")
    assert table.acts == []
    assert table.said == ["It is not your turn."]


def test_a_watcher_sees_the_table_and_can_do_nothing(qtbot: QtBot) -> None:
    table = laid(qtbot, middle(), seat=None)
    table.click_square("h5")
    assert table.top.hand.cards == ()
    assert (table.acts, table.said) == ([], [])
    assert table.square("c5").accessibleName() == "c5, seven of clubs, green chip"


def test_completed_squares_look_locked_and_bear_the_band(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    locked = table.square("d3").look
    assert locked.locked
    assert locked.bands == (("blue", parse_line("c3-g3")),)
    assert not table.square("b5").look.locked


def test_after_the_end_the_winning_sequences_stand_out(qtbot: QtBot) -> None:
    state = stage(
        hands=["9D", "3C"], green="f5 g5 h5 i5 j5 h4 h6 h7 h8", sequences=[("green", "f5-j5")]
    )
    public = state.public._replace(
        result=Result("sequences", 1),
        sequences=(*state.public.sequences, Sequence(1, parse_line("h4-h8"))),
    )
    table = laid(qtbot, state._replace(public=public))
    front = [square_name(s) for s in SQUARES if not table.top.board.square_button(s).look.back]
    assert front == ["h4", "f5", "g5", "h5", "i5", "j5", "h6", "h7", "h8"]


def test_each_players_last_chip_bears_a_tick_until_that_players_next_move(qtbot: QtBot) -> None:
    state = stage(hands=["9D 2C 4H", "3C 8D"], deck="4C 5C 6C 7C")
    table = laid(qtbot, state)
    for action in (play(0, "9D", "h5"), play(1, "3C", "d2")):
        state, view, events = done(state, 0, action)
        table.top.show_view(view, events)
    assert table.square("h5").look.tick
    assert not table.square("h5").look.latest
    assert table.square("d2").look.tick
    assert table.square("d2").look.latest
    _, view, events = done(state, 0, play(0, "2C", "e2"))
    table.top.show_view(view, events)
    assert not table.square("h5").look.tick
    assert table.square("e2").look.latest


def test_a_taken_chip_leaves_its_outline_until_the_next_move(qtbot: QtBot) -> None:
    state = stage(hands=["9D 2C", "JS 8D"], blue="h5", to_play=1, deck="4C 5C 6C")
    table = laid(qtbot, state)
    state, view, events = done(state, 0, play(1, "JS", "h5"))
    table.top.show_view(view, events)
    assert table.square("h5").look.taken == "blue"
    assert table.square("h5").look.chip is None
    _, view, events = done(state, 0, play(0, "2C", "e2"))
    table.top.show_view(view, events)
    assert table.square("h5").look.taken is None


def test_a_chip_that_was_taken_is_no_longer_anybodys_last_move() -> None:
    state = stage(hands=["9D 2C", "JS 8D"], deck="4C 5C 6C")
    state, _, placed = done(state, 0, play(0, "9D", "h5"))
    _, _, taken = done(state, 0, play(1, "JS", "h5"))
    moves = after((), placed)
    assert moves == (LastMove(0, parse_square("h5")),)
    assert after(moves, taken) == (LastMove(1, parse_square("h5"), taken=0),)


def test_card_then_square_plays(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    table.click_card("9D")
    table.click_square("h5")
    assert table.acts == ["9D h5"]
    assert table.marked(Mark.PLACE) == ""


def test_square_then_card_plays(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    table.click_square("h5")
    assert table.square("h5").look.chosen
    assert table.acts == []
    table.click_card("9D")
    assert table.acts == ["9D h5"]
    assert not table.square("h5").look.chosen


def test_a_card_dragged_to_a_square_is_played_there(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    table.drag("9D", "h5")
    assert table.acts == ["9D h5"]


def test_a_card_dragged_to_a_wrong_square_stays_and_says_why(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    table.drag("9D", "c5")
    assert table.acts == []
    assert table.said == [
        "That square does not show this card: choose one of the card's two squares."
    ]


def test_a_card_let_go_beside_the_board_is_not_played(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    button = table.card("9D")
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=QPoint(30, 60))
    QTest.mouseMove(button, QPoint(60, 60))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
    assert (table.acts, table.said) == ([], [])


def test_hovering_a_square_marks_the_cards_that_fit(qtbot: QtBot) -> None:
    table = laid(qtbot, middle())
    hover(table.square("h5"))
    fitting = [str(card) for card in table.top.hand.cards if table.card(card).fits]
    assert fitting == ["9D", "JC"]
    unhover(table.square("h5"))
    assert not table.card("9D").fits


class PaintWatch(QObject):
    """Writes down the names of the squares that paint."""

    def __init__(self, painted: list[str]) -> None:
        super().__init__()
        self._painted = painted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint and isinstance(watched, SquareButton):
            self._painted.append(square_name(watched.square))
        return False


def test_a_change_of_one_square_paints_no_other(qtbot: QtBot) -> None:
    state = stage(hands=["9D 2C", "3C 8D"], deck="4C 5C")
    table = laid(qtbot, state)
    table.card("9D").setFocus()
    QApplication.processEvents()
    painted: list[str] = []
    watcher = PaintWatch(painted)
    for square in SQUARES:
        table.top.board.square_button(square).installEventFilter(watcher)
    _, view, _ = done(state, 0, play(0, "9D", "h5"))
    table.top.board.set_view(view)
    qtbot.waitUntil(lambda: bool(painted))
    QApplication.processEvents()
    assert painted == ["h5"]


def test_a_hundred_squares_need_one_picture_for_each_different_one(qtbot: QtBot) -> None:
    table = laid(qtbot, stage(hands=["9D 2C", "3C 8D"]))
    QApplication.processEvents()
    assert table.top.board.pictures == 49


def test_a_table_that_cannot_be_reached_is_greyed(qtbot: QtBot) -> None:
    table = laid(qtbot, stage(hands=["9D 2C", "3C 8D"]))
    here = QPoint(20, 50)
    assert table.square("e5").grab().toImage().pixelColor(here).name().upper() == LIGHT.card_face
    table.top.board.setEnabled(False)
    assert table.square("e5").grab().toImage().pixelColor(here).name().upper() == LIGHT.face_back
