"""What a screen reader says by itself."""

import pytest
from pytestqt.qtbot import QtBot

from sequence_lan.engine.actions import Draw
from sequence_lan.engine.public import Result
from sequence_lan.engine.rules import CLASSIC
from sequence_ui.parts.sentence import HERALD
from sequence_ui.table.table_screen import TableScreen
from sequence_ui.table.turn_banner import TurnBanner
from sequence_ui.theme import Theme
from tests.engine.staging import play, stage
from tests.ui.scenes import done, middle
from tests.ui.tables import game_table


class Heard:
    """A table, its banner, and all that was said aloud."""

    def __init__(self, qtbot: QtBot) -> None:
        theme = Theme("light", motion=False)
        self.screen = TableScreen(theme)
        self.banner = TurnBanner(theme)
        for widget in (self.screen, self.banner):
            qtbot.addWidget(widget)
        self.screen.headline_changed.connect(
            lambda: self.banner.show_headline(self.screen.headline)
        )
        self.screen.resize(1280, 760)
        self.screen.show()
        self.said: list[str] = []
        HERALD.said.connect(self.said.append)

    def since(self) -> list[str]:
        said, self.said[:] = list(self.said), []
        return said


@pytest.fixture
def heard(qtbot: QtBot) -> Heard:
    return Heard(qtbot)


def test_the_moves_of_others_are_said_with_the_cards_names_and_then_my_turn(heard: Heard) -> None:
    state, _view, first = done(middle(deck="4C 5C 6C"), 0, play(0, "9D", "h5"))
    heard.screen.show_table(game_table(state, 0, log=first, version=1))
    heard.since()
    state, _view, second = done(state, 0, play(1, "3C", "f4"))
    table = game_table(state, 0, log=first + second, fresh=second, version=2)
    heard.screen.show_table(table)
    assert heard.since() == ["Bo: three of clubs on f4", "YOUR TURN – play a card"]


def test_my_own_move_is_not_told_to_me(heard: Heard) -> None:
    heard.screen.show_table(game_table(middle(deck="4C 5C"), 0))
    heard.since()
    state, _view, first = done(middle(deck="4C 5C"), 0, play(0, "9D", "h5"))
    heard.screen.show_table(game_table(state, 0, log=first, fresh=first, version=1))
    assert heard.since() == ["Bo is on turn"]


def test_a_card_that_may_be_drawn_is_said(heard: Heard) -> None:
    state = stage(CLASSIC, hands=["9D KH JS", "3C 8D"], deck="4C 5C 6C")
    heard.screen.show_table(game_table(state, 0))
    heard.since()
    state, _view, first = done(state, 0, play(0, "9D", "h5"))
    heard.screen.show_table(game_table(state, 0, log=first, fresh=first, version=1))
    assert heard.since() == ["Draw your card – Bo is on turn"]


def test_a_card_that_was_lost_is_said(heard: Heard) -> None:
    state = stage(CLASSIC, hands=["9D KH JS", "3C 8D"], deck="4C 5C 6C")
    state, _view, first = done(state, 0, play(0, "9D", "h5"))
    state, _view, second = done(state, 0, play(1, "3C", "f4"))
    log = first + second
    heard.screen.show_table(game_table(state, 0, log=log, version=2))
    heard.since()
    state, _view, third = done(state, 0, Draw(1))
    heard.screen.show_table(game_table(state, 0, log=log + third, fresh=third, version=3))
    assert "You did not draw in time: that card is lost for this game." in heard.since()


def test_a_sequence_of_others_and_the_end_are_said(heard: Heard) -> None:
    state = stage(
        hands=["KH", "5H 8D"],
        green="a5 b5 c5 d5 f5 g5 h5 i5",
        blue="c3",
        to_play=1,
        deck="4C 5C",
    )
    heard.screen.show_table(game_table(state, 0))
    heard.since()
    state, _view, first = done(state, 0, play(1, "5H", "e5"))
    assert state.public.result == Result("sequences", 1)
    heard.screen.show_table(game_table(state, 0, log=first, fresh=first, version=1))
    said = heard.since()
    assert said[0] == ("Bo: five of hearts on e5. Green: sequence a5–e5. Green: sequence e5–i5")
    assert said[1] == "Green wins – not this time: by a5–e5 and e5–i5"
