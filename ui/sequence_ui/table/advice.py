"""What a bot would play, and why, as one sentence."""

from typing import Any, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sequence_lan.bots.explain import Code, Reason
from sequence_lan.engine.actions import Draw, Exchange, Give, Pass, Play, SeatAction
from sequence_lan.engine.notation import square_name
from sequence_lan.engine.public import Public
from sequence_ui.words import line_words, short, side_name

translate: Final = QCoreApplication.translate

_REASONS: Final[dict[Code, Any]] = {
    "wins": QT_TRANSLATE_NOOP("Advice", "the line {line} wins the game"),
    "completes": QT_TRANSLATE_NOOP("Advice", "that completes the sequence {line}"),
    "blocks_four": QT_TRANSLATE_NOOP(
        "Advice", "it blocks the line {line}, of which {side} has four squares"
    ),
    "breaks_four": QT_TRANSLATE_NOOP(
        "Advice", "it breaks the line {line}, of which {side} has four squares"
    ),
    "builds_four_held": QT_TRANSLATE_NOOP(
        "Advice", "that makes four of the line {line}, and the card for the fifth is in the hand"
    ),
    "builds_four": QT_TRANSLATE_NOOP("Advice", "that makes four of the line {line}"),
    "frees_line": QT_TRANSLATE_NOOP("Advice", "it frees the line {line}"),
    "blocks_three": QT_TRANSLATE_NOOP(
        "Advice", "it blocks the line {line}, of which {side} has three squares"
    ),
    "breaks_three": QT_TRANSLATE_NOOP(
        "Advice", "it breaks the line {line}, of which {side} has three squares"
    ),
    "builds_three": QT_TRANSLATE_NOOP("Advice", "that makes three of the line {line}"),
    "last_square": QT_TRANSLATE_NOOP("Advice", "this card fits on no other square any more"),
    "saves_jack": QT_TRANSLATE_NOOP("Advice", "a jack is saved for later"),
    "best_chances": QT_TRANSLATE_NOOP("Advice", "no other play promises more"),
    "dead_card": QT_TRANSLATE_NOOP("Advice", "both its squares are taken, and a new card is free"),
    "owed_draw": QT_TRANSLATE_NOOP("Advice", "a card that is not drawn in time is lost"),
    "no_play": QT_TRANSLATE_NOOP("Advice", "no card in the hand can be played"),
    "least_missed": QT_TRANSLATE_NOOP("Advice", "it is the card that will be missed least"),
}


def advice_words(public: Public, action: SeatAction, reasons: tuple[Reason, ...]) -> str:
    """``My choice: 9♦ on h5: it blocks …, and a jack is saved for later.``"""
    return _because(public, _move(public, action), reasons)


def better_words(public: Public, play: Play, reasons: tuple[Reason, ...]) -> str:
    """``Better: 9♦ on h5: it blocks …, and a jack is saved for later.``"""
    return _because(public, better_play(public, play), reasons)


def better_play(public: Public, play: Play) -> str:
    """``Better: 9♦ on h5``."""
    return translate("Advice", "Better: {play}").format(play=_play(public, play))


def _because(public: Public, move: str, reasons: tuple[Reason, ...]) -> str:
    why = [_reason(public, reason) for reason in reasons]
    if len(why) > 1:
        words = translate("Advice", "{move}: {first}, and {second}.")
        return words.format(move=move, first=why[0], second=why[1])
    return translate("Advice", "{move}: {first}.").format(move=move, first=why[0])


def _play(public: Public, play: Play) -> str:
    square = square_name(play.square)
    taken = [side for side, chips in enumerate(public.chips) if chips >> play.square & 1]
    if not taken:
        words = translate("Advice", "{card} on {square}")
        return words.format(card=short(play.card), square=square)
    words = translate("Advice", "{card} takes {side} off {square}")
    side = side_name(public.setup.sides[taken[0]])
    return words.format(card=short(play.card), side=side, square=square)


def _move(public: Public, action: SeatAction) -> str:
    match action:
        case Play():
            words = translate("Advice", "My choice: {play}")
            return words.format(play=_play(public, action))
        case Exchange(_, card):
            return translate("Advice", "My choice: exchange {card}").format(card=short(card))
        case Give(_, card):
            return translate("Advice", "My choice: give up {card}").format(card=short(card))
        case Draw():
            return translate("Advice", "My choice: draw now")
        case Pass():
            return translate("Advice", "My choice: pass")
        case _:
            raise ValueError("no bot calls table talk, or answers a call")


def _reason(public: Public, reason: Reason) -> str:
    words = translate("Advice", _REASONS[reason.code])
    line = "" if reason.line is None else line_words(reason.line)
    side = "" if reason.side is None else side_name(public.setup.sides[reason.side])
    return words.format(line=line, side=side)
