from pytestqt.qtbot import QtBot

from sequence_lan.engine.cards import Card
from sequence_lan.engine.notation import parse_line
from sequence_ui.board.animation import AnimationLayer
from sequence_ui.theme import Theme
from tests.engine.staging import play, stage
from tests.ui.laid import laid
from tests.ui.scenes import done, middle, view_of


def test_a_move_is_seen_as_motion_and_nothing_waits_for_it(qtbot: QtBot) -> None:
    state = stage(hands=["9D 2C", "3C 8D"], deck="4C 5C 6C")
    table = laid(qtbot, state, theme=Theme("light", motion=True))
    board = table.top.board
    state, view, events = done(state, 0, play(0, "9D", "h5"))
    table.top.show_view(view, events)
    assert board.playing
    assert table.square("h5").look.chip is None
    assert table.square("h5").accessibleName() == "h5, nine of diamonds, blue chip"
    state, view, events = done(state, 0, play(1, "3C", "d2"))
    table.top.show_view(view, events)
    assert table.square("h5").look.chip == "blue"
    table.click_card("2C")
    table.click_square("e2")
    assert table.acts == ["2C e2"]
    qtbot.waitUntil(lambda: not board.playing)
    assert table.square("d2").look.chip == "green"


def test_a_sequence_gets_its_band_when_the_motion_has_drawn_it(qtbot: QtBot) -> None:
    state = stage(hands=["5S 2C", "3C"], blue="b1 c1 d1", deck="4C 5C 6C")
    table = laid(qtbot, state, theme=Theme("light", motion=True))
    _, view, events = done(state, 0, play(0, "5S", "e1"))
    table.top.show_view(view, events)
    assert table.square("c1").look.bands == ()
    assert not table.square("c1").look.locked
    qtbot.waitUntil(lambda: not table.top.board.playing)
    assert table.square("c1").look.bands == (("blue", parse_line("a1-e1")),)
    assert table.square("e1").look.locked


def test_a_taken_chip_stays_until_the_jack_has_reached_it(qtbot: QtBot) -> None:
    state = stage(hands=["JS 2C", "3C"], green="h5", deck="4C 5C 6C")
    table = laid(qtbot, state, theme=Theme("light", motion=True))
    _, view, events = done(state, 0, play(0, "JS", "h5"))
    table.top.show_view(view, events)
    assert table.square("h5").look.chip == "green"
    qtbot.waitUntil(lambda: not table.top.board.playing)
    assert table.square("h5").look.chip is None


def test_with_reduced_motion_everything_is_there_at_once(qtbot: QtBot) -> None:
    state = stage(hands=["5S 2C", "3C"], blue="b1 c1 d1", deck="4C 5C 6C")
    table = laid(qtbot, state)
    _, view, events = done(state, 0, play(0, "5S", "e1"))
    table.top.show_view(view, events)
    assert not table.top.board.playing
    assert table.square("e1").look.locked


def test_a_window_that_changes_size_during_a_motion_shows_its_end(qtbot: QtBot) -> None:
    state = stage(hands=["9D 2C", "3C 8D"], deck="4C 5C 6C")
    table = laid(qtbot, state, theme=Theme("light", motion=True))
    _, view, events = done(state, 0, play(0, "9D", "h5"))
    table.top.show_view(view, events)
    table.window.resize(700, 640)
    qtbot.waitUntil(lambda: not table.top.board.playing)
    assert table.square("h5").look.chip == "blue"


def test_a_view_without_events_is_shown_at_once(qtbot: QtBot) -> None:
    state = stage(hands=["9D 2C", "3C 8D"], deck="4C 5C 6C")
    table = laid(qtbot, state, theme=Theme("light", motion=True))
    table.top.show_view(view_of(middle(), 0))
    assert table.square("c5").look.chip == "green"
    assert Card("9D") in table.top.hand.cards


def test_a_board_that_leaves_the_window_leaves_nothing_that_moves(qtbot: QtBot) -> None:
    state = stage(hands=["9D 2C", "3C 8D"], deck="4C 5C 6C")
    table = laid(qtbot, state, theme=Theme("light", motion=True))
    _, view, events = done(state, 0, play(0, "9D", "h5"))
    table.top.show_view(view, events)
    table.top.board.hide()
    assert not table.top.board.playing
    assert table.window.findChildren(AnimationLayer)[0].parent() is table.top.board


def test_at_the_end_the_winners_sequences_are_drawn_one_after_another(qtbot: QtBot) -> None:
    state = stage(
        hands=["5H 2C", "3C"],
        blue="b1 c1 d1 e1 b5 c5 d5 f5",
        sequences=[("blue", "a1-e1")],
        deck="4C 5C 6C",
    )
    table = laid(qtbot, state, theme=Theme("light", motion=True))
    first, second = ("blue", parse_line("a1-e1")), ("blue", parse_line("b5-f5"))
    _, view, events = done(state, 0, play(0, "5H", "e5"))
    table.top.show_view(view, events)
    seen: list[tuple[bool, bool]] = []

    def look() -> bool:
        now = (first in table.square("c1").look.bands, second in table.square("c5").look.bands)
        if not seen or seen[-1] != now:
            seen.append(now)
        return not table.top.board.playing

    qtbot.waitUntil(look)
    assert (seen[0], seen[-1]) == ((False, False), (True, True))
    assert seen in (
        [(False, False), (True, False), (True, True)],
        # A slow computer may skip a frame.
        [(False, False), (True, True)],
    )
