"""What the banner says of a game: whose turn it is, and what the person may do in it."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from sequence_lan.client.model import Game, Table
from sequence_ui.table.sentences import names_of, result_words
from sequence_ui.table.turn_banner import Headline

translate = QCoreApplication.translate


class Doing(NamedTuple):
    """What the person is at."""

    past: str = ""
    """The earlier move that the board shows, in words; empty while it shows what is now."""
    passes: bool = False
    """All that can be done is to pass."""
    asked: bool = False
    """It is asked which lines become a sequence."""
    chosen: bool = False
    """A card is chosen."""


def headline_of(table: Table, game: Game, doing: Doing) -> Headline:
    """What matters this second in ``game`` at ``table``."""
    public, seat = game.view.public, game.view.seat
    setup = public.setup
    if public.result is not None:
        winner = public.result.winner
        words = result_words(public.result, setup.sides)
        if doing.past:
            # The log itself is read aloud: once is enough that it leads back.
            return Headline(_earlier(doing.past), "quiet", spoken=_earlier(words))
        return Headline(words, "quiet", None if winner is None else setup.sides[winner])
    side = setup.sides[setup.side_of(public.to_play)]
    if seat is not None and seat in public.owes:
        return Headline(translate("Headline", "Table talk: give up a card"), "yours", side)
    if seat == public.to_play:
        return Headline(_mine(doing), "yours", side)
    name = names_of(table, game)[public.to_play]
    if seat is not None and seat in public.may_draw:
        words = translate("Headline", "Draw your card – {name} is on turn").format(name=name)
        return Headline(words, "yours", side)
    words = translate("Headline", "{name} is on turn").format(name=name)
    if doing.past:
        words = _earlier(words)
    elif seat is None:
        words = translate("Headline", "{words} – you are watching").format(words=words)
    return Headline(words, "quiet", side)


def _earlier(words: str) -> str:
    earlier = translate("Headline", "{words} – the board shows an earlier move")
    return earlier.format(words=words)


def _mine(doing: Doing) -> str:
    if doing.past:
        return translate("Headline", "YOUR TURN – the board shows an earlier move")
    if doing.passes:
        return translate("Headline", "YOUR TURN – no card can be played: pass")
    if doing.asked:
        return translate("Headline", "YOUR TURN – which five become your sequence?")
    if doing.chosen:
        return translate("Headline", "YOUR TURN – choose a square")
    return translate("Headline", "YOUR TURN – play a card")
