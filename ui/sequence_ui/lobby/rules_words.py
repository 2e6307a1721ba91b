"""A table's rules as sentences, made from their values so that they hold for every edition."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sequence_lan.engine.rules import Rules
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


def table_talk(rules: Rules) -> str:
    """What advice to a teammate costs."""
    translate = QCoreApplication.translate
    return {
        "penalty": translate("Rules", "Advice to a teammate costs each of that side a card."),
        "warn": translate("Rules", "Advice to a teammate is called out, and costs nothing."),
        "off": translate("Rules", "Nobody watches for advice to a teammate."),
    }[rules.table_talk]


def rules_sentences(options: TableOptions) -> list[str]:
    """All that matters of a table's rules, one sentence each."""
    rules = rules_of(options.rules)
    sentences = [aim(rules), draw(rules), jacks(rules), dead_cards(rules)]
    translate = QCoreApplication.translate
    if rules.shared_must_cross:
        sentences.append(translate("Rules", "Sequences that share a square must cross there."))
    if rules.discard == "common":
        sentences.append(translate("Rules", "All discard onto one pile."))
    if options.players > len(options.sides):
        sentences.append(table_talk(rules))
    if options.clock is not None:
        words = translate("Rules", "A turn has {n} seconds; then a bot makes that one move.")
        sentences.append(words.format(n=options.clock))
    return sentences
