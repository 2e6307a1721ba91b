"""A table's rules as sentences, made from their values so that they hold for every edition."""

from collections.abc import Callable
from dataclasses import replace
from html import escape
from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sequence_lan.engine.rules import EDITIONS, Rules, sequences_needed
from sequence_lan.net.forms import rules_of
from sequence_lan.net.messages import TableOptions

_NUMBERS: Final[tuple[Any, ...]] = (
    QT_TRANSLATE_NOOP("Number", "no"),
    QT_TRANSLATE_NOOP("Number", "one"),
    QT_TRANSLATE_NOOP("Number", "two"),
    QT_TRANSLATE_NOOP("Number", "three"),
)


def number(n: int) -> str:
    """``two``: small numbers in words, larger ones in figures."""
    return QCoreApplication.translate("Number", _NUMBERS[n]) if n < len(_NUMBERS) else str(n)


def aim(rules: Rules) -> str:
    """What wins."""
    if rules.sequences_to_win == 1:
        return QCoreApplication.translate("Rules", "The first sequence wins.")
    words = QCoreApplication.translate("Rules", "First to {n} sequences.")
    return words.format(n=number(rules.sequences_to_win))


def draw(rules: Rules) -> str:
    """How cards come."""
    translate = QCoreApplication.translate
    if rules.draw == "auto":
        return translate("Rules", "Cards are drawn by themselves.")
    if rules.forfeit == "on_next_draw":
        return translate(
            "Rules", "Draw by hand; a forgotten card is lost when the next player draws."
        )
    return translate("Rules", "Draw by hand; a forgotten card is lost when the next player plays.")


def forfeit(rules: Rules) -> str:
    """When a draw by hand that was forgotten is lost."""
    if rules.forfeit == "on_next_draw":
        return QCoreApplication.translate(
            "Rules", "A card that nobody drew by hand is lost when the next player draws."
        )
    return QCoreApplication.translate(
        "Rules", "A card that nobody drew by hand is lost when the next player plays."
    )


def jacks(rules: Rules) -> str:
    """Which jacks do what."""
    if rules.one_eyed == "hearts_spades":
        return QCoreApplication.translate(
            "Rules",
            "Jacks of hearts and spades take a chip, those of diamonds and clubs place one.",
        )
    return QCoreApplication.translate(
        "Rules", "Jacks of clubs and spades take a chip, those of hearts and diamonds place one."
    )


def dead_cards(rules: Rules) -> str:
    """How often a dead card may be exchanged."""
    translate = QCoreApplication.translate
    if rules.dead_cards_per_turn is None:
        return translate("Rules", "Any number of dead cards may be exchanged in a turn.")
    words = translate("Rules", "Dead cards exchanged in a turn: at most {n}.")
    return words.format(n=number(rules.dead_cards_per_turn))


def discards(rules: Rules) -> str:
    """Where played cards go."""
    if rules.discard == "common":
        return QCoreApplication.translate("Rules", "All discard onto one pile.")
    return QCoreApplication.translate("Rules", "Everybody has a discard pile, open to all.")


def chips(rules: Rules) -> str:
    """How many chips each side has."""
    words = QCoreApplication.translate(
        "Rules", "Chips of the first, second and third side: {list}."
    )
    return words.format(list=", ".join(map(str, rules.chips)))


def crossing(rules: Rules) -> str:
    """How two sequences of a side may share a square."""
    if rules.shared_must_cross:
        return QCoreApplication.translate(
            "Rules", "Sequences that share a square must cross there."
        )
    return QCoreApplication.translate(
        "Rules", "Two sequences may share one square, also along one line."
    )


def teams(rules: Rules) -> str:
    """Whether sides may differ in size."""
    if rules.uneven_teams:
        return QCoreApplication.translate(
            "Rules", "Sides may differ by one player: 5, 7 and 11 can play too."
        )
    return QCoreApplication.translate("Rules", "All sides have the same number of players.")


def table_talk(rules: Rules) -> str:
    """What advice to a teammate costs."""
    translate = QCoreApplication.translate
    return {
        "penalty": translate("Rules", "Advice to a teammate costs each of that side a card."),
        "warn": translate("Rules", "Advice to a teammate is called out, and costs nothing."),
        "off": translate("Rules", "Nobody watches for advice to a teammate."),
    }[rules.table_talk]


def clock(seconds: int | None) -> str:
    """How long a turn may take."""
    if seconds is None:
        return QCoreApplication.translate("Rules", "A turn may take as long as it likes.")
    words = QCoreApplication.translate(
        "Rules", "A turn has {n} seconds; then a bot makes that one move."
    )
    return words.format(n=seconds)


def rules_sentences(options: TableOptions) -> list[str]:
    """All that matters of a table's rules, one sentence each; a house rule says that it is one."""
    rules = rules_of(options.rules)
    usual = replace(EDITIONS[rules.edition], sequences_to_win=sequences_needed(len(options.sides)))
    say: list[Callable[[Rules], str]] = [aim, draw, jacks, dead_cards]
    if rules.shared_must_cross or usual.shared_must_cross:
        say.append(crossing)
    if rules.discard == "common" or usual.discard == "common":
        say.append(discards)
    if rules.uneven_teams != usual.uneven_teams:
        say.append(teams)
    if rules.chips != usual.chips:
        say.append(chips)
    if options.players > len(options.sides):
        say.append(table_talk)
    # Both ways to draw belong to every edition (RULES.md 6).
    usual = replace(usual, draw=rules.draw)
    marked = QCoreApplication.translate("Rules", "{sentence} (house rule)")
    sentences = [
        words if (words := each(rules)) == each(usual) else marked.format(sentence=words)
        for each in say
    ]
    if options.clock is not None:
        sentences.append(clock(options.clock))
    return sentences


def as_paragraphs(sentences: list[str]) -> str:
    """``sentences`` as rich text, with some air between them."""
    return "".join(f'<p style="margin: 0 0 5px 0">{escape(each, False)}</p>' for each in sentences)
