"""How to play, for each edition as its own rules have it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sequence_lan.engine.board import squares_in
from sequence_lan.engine.legal import is_dead, targets
from sequence_lan.engine.lines import completed
from sequence_lan.engine.notation import line_name, square_name
from sequence_lan.engine.rules import CLASSIC, GOLIATH, ITALIAN, Rules
from sequence_ui.howto.howto_screen import HowToScreen
from sequence_ui.howto.leaves import Leaf, leaves
from sequence_ui.theme import Theme

EVERY = pytest.mark.parametrize("rules", [CLASSIC, GOLIATH, ITALIAN])


def leaf(rules: Rules, title: str) -> Leaf:
    return next(leaf for leaf in leaves(rules) if leaf.title == title)


def lit(leaf: Leaf) -> str:
    assert leaf.chosen is not None
    mask = targets(leaf.view.public, 0, leaf.chosen)
    return " ".join(square_name(square) for square in squares_in(mask))


@EVERY
def test_every_page_has_a_title_some_sentences_and_words_for_its_picture(rules: Rules) -> None:
    for page in leaves(rules):
        assert page.title
        assert all(page.text)
        assert page.told


@EVERY
def test_every_sequence_in_a_picture_is_one(rules: Rules) -> None:
    for page in leaves(rules):
        public = page.view.public
        for sequence in public.sequences:
            chips = public.chips[sequence.side]
            made = {line for square in squares_in(chips) for line in completed(chips, square)}
            assert sequence.line in made, (page.title, line_name(sequence.line))


@EVERY
def test_the_squares_that_a_picture_lights_are_those_its_words_name(rules: Rules) -> None:
    assert lit(leaf(rules, "A turn")) == "h5 f10"
    assert lit(leaf(rules, "Jacks with one eye")) == "g2 c7 d8"
    dead = leaf(rules, "Dead cards")
    assert dead.chosen is not None
    assert is_dead(dead.chosen, dead.view.public.occupied)


@pytest.mark.parametrize(
    ("rules", "takes", "places"),
    [
        (CLASSIC, "spades and the jack of hearts", "diamonds and the jack of clubs"),
        (GOLIATH, "spades and the jack of clubs", "hearts and the jack of diamonds"),
    ],
)
def test_the_jacks_are_those_of_the_tables_rules(rules: Rules, takes: str, places: str) -> None:
    assert takes in leaf(rules, "Jacks with one eye").text[0]
    assert places in leaf(rules, "Jacks with two eyes").text[0]


@pytest.mark.parametrize(
    ("rules", "title", "words"),
    [
        (CLASSIC, "A turn", "Once the next player has drawn it is too late"),
        (GOLIATH, "A turn", "Once the next player has played it is too late"),
        (replace(CLASSIC, draw="auto"), "A turn", "The next card comes by itself."),
        (CLASSIC, "Dead cards", "You may do so once in a turn"),
        (GOLIATH, "Dead cards", "You may do so as often as you like"),
        (replace(CLASSIC, dead_cards_per_turn=2), "Dead cards", "You may do so up to two times"),
        (CLASSIC, "Two sequences", "nine in a row are two sequences"),
        (GOLIATH, "Two sequences", "ten in a row are two"),
        (CLASSIC, "Playing together", "everybody of that side gives up a card"),
        (ITALIAN, "Playing together", "Teammates may talk"),
        (CLASSIC, "Playing together", "6 players: 2 or 3 sides, 5 cards each."),
        (GOLIATH, "Playing together", "7 players: 2 or 3 sides, 4 cards each."),
        (CLASSIC, "A turn", "Everybody has a discard pile, open to all."),
        (ITALIAN, "A turn", "All discard onto one pile."),
        (CLASSIC, "Playing together", "All sides have the same number of players."),
        (GOLIATH, "Playing together", "Sides may differ by one player"),
        (CLASSIC, "Passing, and the end", "side: 50, 50, 35."),
        (ITALIAN, "Passing, and the end", "side: 48, 48, 48."),
        (CLASSIC, "The aim", "First to two sequences."),
        (replace(CLASSIC, sequences_to_win=1), "The aim", "The first sequence wins."),
    ],
)
def test_the_pages_say_what_the_rules_are(rules: Rules, title: str, words: str) -> None:
    assert words in " ".join(leaf(rules, title).text)


@EVERY
def test_away_from_a_table_the_pages_say_what_wins_with_three_sides(rules: Rules) -> None:
    said = [page.text for page in leaves(rules, at_table=False)]
    sentence = "First to two sequences. With three sides the first one wins."
    assert [sentence in text for text in said] == [True, *[False] * 7, True]
    assert "three sides" not in " ".join(leaf(rules, "The aim").text)


def test_without_uneven_teams_five_players_are_not_offered() -> None:
    assert "5 players" not in " ".join(leaf(CLASSIC, "Playing together").text)


def shown(qtbot: QtBot) -> HowToScreen:
    screen = HowToScreen(Theme("light", motion=False))
    screen.resize(1100, 700)
    qtbot.addWidget(screen)
    with qtbot.waitExposed(screen):
        screen.show()
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    screen.take_keyboard()
    return screen


def test_pages_are_turned_by_buttons_by_keys_and_in_the_list(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    seen = [screen.title.text()]
    QTest.mouseClick(screen.on, Qt.MouseButton.LeftButton)
    seen.append(screen.title.text())
    QTest.keyClick(screen.titles, Qt.Key.Key_Down)
    seen.append(screen.title.text())
    QTest.keyClick(screen.titles, Qt.Key.Key_PageUp)
    seen.append(screen.title.text())
    assert seen == ["The aim", "A turn", "The corners", "A turn"]
    assert screen.picture.accessibleName().startswith("The nine of diamonds is chosen")


def test_the_rules_of_the_table_come_first_and_any_edition_can_be_read(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    screen.show_rules(GOLIATH, practice=False)
    assert screen.whose.currentText() == "this table’s rules"
    assert not screen.practise.isVisible()
    screen.titles.setCurrentRow(4)
    assert "jack of clubs" in screen.text.text()
    screen.whose.setCurrentIndex(1)
    assert screen.whose.currentText() == "classic rules"
    assert "jack of hearts" in screen.text.text()


def test_a_first_game_is_offered_and_escape_closes(qtbot: QtBot) -> None:
    screen = shown(qtbot)
    with qtbot.waitSignal(screen.practice_asked):
        QTest.mouseClick(screen.practise, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(screen.closed):
        QTest.keyClick(screen.titles, Qt.Key.Key_Escape)
