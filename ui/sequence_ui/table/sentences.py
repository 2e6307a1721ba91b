"""What happened at the table, in words."""

from collections.abc import Callable
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from sequence_lan.client.model import Game, Table
from sequence_lan.engine import events
from sequence_lan.engine.cards import Card
from sequence_lan.engine.notation import square_name
from sequence_lan.engine.public import Result
from sequence_lan.engine.rules import Side
from sequence_ui.words import card_name, line_words, short, side_name


def names_of(table: Table, game: Game) -> tuple[str, ...]:
    """Who sits where now; whoever has left is still called by the name of the deal."""
    return tuple(
        (table.seats[n].name if n < len(table.seats) else None) or entry.name
        for n, entry in enumerate(game.seats)
    )


def result_words(result: Result, sides: tuple[Side, ...]) -> str:
    """Who won, in three words."""
    translate = QCoreApplication.translate
    if result.winner is not None:
        return translate("Result", "{side} wins").format(side=side_name(sides[result.winner]))
    if result.reason == "stalemate":
        return translate("Result", "A draw by stalemate")
    return translate("Result", "The game was abandoned")


class Sentences:
    """Events as sentences, for a table with these names and sides."""

    def __init__(
        self,
        names: tuple[str, ...],
        sides: tuple[Side, ...],
        card_words: Callable[[Card], str] = short,
    ) -> None:
        """``card_words`` names a card."""
        self._names, self._sides, self.card = names, sides, card_words

    @property
    def aloud(self) -> "Sentences":
        """The same, to be heard: cards are called by their names."""
        return Sentences(self._names, self._sides, card_name)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self._names[seat]

    def of(self, event: events.Event) -> str | None:
        """``Bo: 9♦ on h5``; None for a draw, which the log leaves out."""
        translate = QCoreApplication.translate
        names, sides = self._names, self._sides
        match event:
            case events.Placed(seat, card, square):
                words = translate("Log", "{name}: {card} on {square}")
                return words.format(
                    name=names[seat], card=self.card(card), square=square_name(square)
                )
            case events.Removed(seat, card, square, side):
                words = translate("Log", "{name}: {card} takes {side} off {square}")
                return words.format(
                    name=names[seat],
                    card=self.card(card),
                    side=side_name(sides[side]),
                    square=square_name(square),
                )
            case events.Completed(side, line):
                words = translate("Log", "{side}: sequence {line}")
                return words.format(side=side_name(sides[side]), line=line_words(line))
            case events.Exchanged(seat, card):
                words = translate("Log", "{name} exchanges the dead {card}")
                return words.format(name=names[seat], card=self.card(card))
            case events.Took() | events.Drew():
                return None
            case events.Forfeited(seat):
                words = translate("Log", "{name} has forgotten to draw: the card is lost")
                return words.format(name=names[seat])
            case events.Refilled(cards):
                words = translate("Log", "The discards become a new deck of {n} cards")
                return words.format(n=cards)
            case events.Passed(seat):
                return translate("Log", "{name} passes").format(name=names[seat])
            case events.Called(seat, side):
                words = translate("Log", "{name} calls table talk on {side}")
                return words.format(name=names[seat], side=side_name(sides[side]))
            case events.Answered(how, side, answerer):
                who = translate("Log", "The table's owner") if answerer is None else names[answerer]
                words = {
                    "admitted": translate("Log", "{name} admits it: {side} gives up cards"),
                    "upheld": translate("Log", "{name} upholds it: {side} gives up cards"),
                    "withdrawn": translate("Log", "{name} takes the call on {side} back"),
                    "dismissed": translate("Log", "{name} dismisses the call on {side}"),
                }[how]
                return words.format(name=who, side=side_name(sides[side]))
            case events.Gave(seat, card):
                words = translate("Log", "{name} gives up {card}")
                return words.format(name=names[seat], card=self.card(card))
            case events.Ended(reason, winner):
                return result_words(Result(reason, winner), sides)
            case _:
                assert_never(event)
