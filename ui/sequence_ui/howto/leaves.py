"""The pages of how to play, made from a table's own rules so that they hold for it (no widget)."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from sequence_lan.engine.cards import JACKS, Card
from sequence_lan.engine.rules import (
    Rules,
    hand_size,
    player_counts,
    sequences_needed,
    side_counts,
)
from sequence_lan.engine.view import View
from sequence_ui.howto.positions import example
from sequence_ui.lobby import rules_words
from sequence_ui.words import card_name

_SUITS: Final = "SHDC"

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Leaf:
    """One page: a title, some sentences, and a picture."""

    title: str
    text: tuple[str, ...]
    view: View
    """The table in the picture."""
    chosen: Card | None = None
    """The card whose squares are lit in it."""
    told: str = ""
    """What the picture shows, for who can't see it."""


def leaves(rules: Rules, *, at_table: bool = True) -> tuple[Leaf, ...]:
    """All pages for a table with ``rules``, in reading order.

    Where they are not those of a table, what hangs on the number of sides is said of each.
    """
    pages = tuple(make(rules) for make in _MAKERS)
    if at_table or rules.sequences_to_win == sequences_needed(3):
        return pages
    three = translate("HowTo", "With three sides the first one wins.")
    return tuple(
        replace(page, text=tuple(_with(line, three, rules) for line in page.text)) for page in pages
    )


def _with(line: str, more: str, rules: Rules) -> str:
    """``line``, and ``more`` after it where it is what wins."""
    return f"{line} {more}" if line == rules_words.aim(rules) else line


def placing_jacks(rules: Rules) -> tuple[Card, ...]:
    """The two jacks that place a chip anywhere."""
    return tuple(card for card in _jacks() if card not in rules.one_eyed_jacks)


def taking_jacks(rules: Rules) -> tuple[Card, ...]:
    """The two jacks that take a chip."""
    return tuple(card for card in _jacks() if card in rules.one_eyed_jacks)


def _jacks() -> tuple[Card, ...]:
    jacks = tuple(Card(f"J{suit}") for suit in _SUITS)
    assert set(jacks) == set(JACKS), "there is a jack of each suit"
    return jacks


def _both(cards: tuple[Card, ...]) -> str:
    words = translate("HowTo", "The {one} and the {other}")
    return words.format(one=card_name(cards[0]), other=card_name(cards[1]))


def _aim(rules: Rules) -> Leaf:
    return Leaf(
        translate("HowTo", "The aim"),
        (
            translate(
                "HowTo", "Five chips of one side in a row are a sequence: across, down or slanting."
            ),
            rules_words.aim(rules),
            translate("HowTo", "A sequence is locked: its chips stay to the end of the game."),
        ),
        example(rules, blue="c3 d4 g6 b8", green="f5 g5 h5 i5 j5 d7 e9", sequences=[(1, "f5-j5")]),
        told=translate(
            "HowTo", "Green has a sequence from f5 to j5; a band runs beneath its five chips."
        ),
    )


def _turn(rules: Rules) -> Leaf:
    return Leaf(
        translate("HowTo", "A turn"),
        (
            translate(
                "HowTo", "Everybody cuts a card: the lowest deals, and the next player begins."
            ),
            translate("HowTo", "Every card but the jacks is printed on two squares of the board."),
            translate(
                "HowTo", "Play a card and put a chip on one of its two squares, if that is free."
            ),
            rules_words.discards(rules),
            _draw(rules),
        ),
        example(rules, hand="9D 4C KH", blue="c3 d4", green="g5 i5"),
        Card("9D"),
        translate("HowTo", "The nine of diamonds is chosen: its two squares, h5 and f10, are lit."),
    )


def _draw(rules: Rules) -> str:
    if rules.draw == "auto":
        return translate("HowTo", "The next card comes by itself.")
    if rules.forfeit == "on_next_draw":
        return translate(
            "HowTo",
            "Then draw a card yourself. Once the next player has drawn it is too late: "
            "your hand stays one card smaller for the rest of the game.",
        )
    return translate(
        "HowTo",
        "Then draw a card yourself. Once the next player has played it is too late: "
        "your hand stays one card smaller for the rest of the game.",
    )


def _corners(rules: Rules) -> Leaf:
    return Leaf(
        translate("HowTo", "The corners"),
        (
            translate(
                "HowTo", "The four corners belong to everybody: they count as a chip of every side."
            ),
            translate(
                "HowTo",
                "With a corner four chips make a sequence. Two sides may use the same corner.",
            ),
        ),
        example(
            rules,
            blue="b1 c1 d1 e1",
            green="a2 a3 a4 a5 d6",
            sequences=[(0, "a1-e1"), (1, "a1-a5")],
        ),
        told=translate("HowTo", "Blue has a sequence from a1 to e1, green one from a1 to a5."),
    )


def _placing(rules: Rules) -> Leaf:
    jacks = placing_jacks(rules)
    return Leaf(
        translate("HowTo", "Jacks with two eyes"),
        (
            translate("HowTo", "{jacks} put a chip on any free square.").format(jacks=_both(jacks)),
            translate("HowTo", "Only the corners need no chip, and take none."),
        ),
        example(rules, hand=" ".join(jacks), blue="c3 d4 e5 f6", green="g5 i5 h4 d8 c7"),
        jacks[0],
        translate("HowTo", "All free squares are lit."),
    )


def _taking(rules: Rules) -> Leaf:
    jacks = taking_jacks(rules)
    return Leaf(
        translate("HowTo", "Jacks with one eye"),
        (
            translate("HowTo", "{jacks} take a chip of another side off the board.").format(
                jacks=_both(jacks)
            ),
            translate(
                "HowTo",
                "That is the whole play: nothing is placed, and the square is open to all again.",
            ),
            translate("HowTo", "Chips of a sequence can't be taken."),
        ),
        example(
            rules,
            hand=" ".join(jacks),
            blue="c3 d4 e5",
            green="f5 g5 h5 i5 j5 d8 c7 g2",
            sequences=[(1, "f5-j5")],
        ),
        jacks[0],
        translate("HowTo", "Three green chips may be taken; the five of the sequence may not."),
    )


def _dead(rules: Rules) -> Leaf:
    limit = rules.dead_cards_per_turn
    if limit is None:
        often = translate("HowTo", "You may do so as often as you like before you play.")
    elif limit == 1:
        often = translate("HowTo", "You may do so once in a turn, before you play.")
    else:
        often = translate(
            "HowTo", "You may do so up to {n} times in a turn, before you play."
        ).format(n=rules_words.number(limit))
    return Leaf(
        translate("HowTo", "Dead cards"),
        (
            translate(
                "HowTo", "A card is dead when both its squares bear a chip. A jack never is."
            ),
            translate("HowTo", "Show a dead card and exchange it for another one, then play on."),
            often,
        ),
        example(rules, hand="7H 4C KH", blue="i5 c3", green="d6 g7"),
        Card("7H"),
        translate("HowTo", "Both squares of the seven of hearts are covered."),
    )


def _sharing(rules: Rules) -> Leaf:
    if rules.shared_must_cross:
        shared = translate(
            "HowTo", "Two sequences of a side may share one square, if they cross there."
        )
        straight = translate(
            "HowTo", "On the same straight they may share none: ten in a row are two."
        )
    else:
        shared = translate("HowTo", "Two sequences of a side may share one square.")
        straight = translate(
            "HowTo", "So nine in a row are two sequences that share the middle one."
        )
    return Leaf(
        translate("HowTo", "Two sequences"),
        (
            shared,
            straight,
            translate("HowTo", "With six or more in a row you choose which five are yours."),
        ),
        example(
            rules,
            blue="c3 b8 d6",
            green="f5 g5 h5 i5 j5 h4 h6 h7 h8",
            sequences=[(1, "f5-j5"), (1, "h4-h8")],
        ),
        told=translate("HowTo", "Green has sequences f5 to j5 and h4 to h8; they share h5."),
    )


def _together(rules: Rules) -> Leaf:
    talk = {
        "penalty": translate(
            "HowTo",
            "Teammates may not advise one another. Who hears it calls table talk: if it stands, "
            "everybody of that side gives up a card.",
        ),
        "warn": translate(
            "HowTo", "Teammates may not advise one another. Who hears it calls table talk."
        ),
        "off": translate(
            "HowTo", "Teammates may talk; what is written here goes to the whole table."
        ),
    }[rules.table_talk]
    return Leaf(
        translate("HowTo", "Playing together"),
        (
            translate("HowTo", "Members of a side sit apart, and sides take turns."),
            rules_words.teams(rules),
            talk,
            *_hands(rules),
        ),
        example(rules, blue="c3 d4 e6 g7 h3", green="f5 d8 g2 i6"),
        told=translate("HowTo", "Blue and green chips in the middle of a game."),
    )


def _hands(rules: Rules) -> tuple[str, ...]:
    one = translate("HowTo", "{players} players: {sides} sides, {cards} cards each.")
    either = translate("HowTo", "{players} players: {sides} or {more} sides, {cards} cards each.")
    lines = []
    for players in player_counts(rules):
        sides = side_counts(players, rules)
        words = one if len(sides) == 1 else either
        lines.append(
            words.format(players=players, sides=sides[0], more=sides[-1], cards=hand_size(players))
        )
    return ("\n".join(lines),)


def _end(rules: Rules) -> Leaf:
    return Leaf(
        translate("HowTo", "Passing, and the end"),
        (
            rules_words.aim(rules),
            translate(
                "HowTo",
                "Who can play none of their cards passes. If everybody passes, nobody wins.",
            ),
            translate(
                "HowTo", "When the draw deck is empty, the discards are shuffled into a new one."
            ),
            rules_words.chips(rules)
            + " "
            + translate("HowTo", "A side that has none left places no chip."),
        ),
        example(
            rules,
            blue="e1 d2 g7 c8 f8",
            green="b2 c3 d4 e5 b6 h6",
            sequences=[(1, "a1-e5")],
        ),
        told=translate("HowTo", "Green has a sequence from the corner a1 to e5."),
    )


_MAKERS: Final[tuple[Callable[[Rules], Leaf], ...]] = (
    _aim,
    _turn,
    _corners,
    _placing,
    _taking,
    _dead,
    _sharing,
    _together,
    _end,
)
