"""A game in words and as a small board, for the console."""

from collections.abc import Iterable
from typing import Final, assert_never

from sequence_lan.client.record_file import printable
from sequence_lan.engine import events
from sequence_lan.engine.board import CARD_ON, CORNERS, SIZE, SQUARES
from sequence_lan.engine.header import Header
from sequence_lan.engine.notation import line_name, square_name
from sequence_lan.engine.position import board_rows
from sequence_lan.engine.public import Public, Result
from sequence_lan.engine.rules import Side
from sequence_lan.engine.state import State
from sequence_lan.language import noted, translate

OPEN_HANDS: Final = noted(
    "Console",
    "This game is still open, and what follows shows everybody's cards: whoever plays in it, or"
    " talks to somebody who does, should not look.",
)
_SIDES: Final[dict[Side, str]] = {
    "blue": noted("Console", "blue"),
    "green": noted("Console", "green"),
    "red": noted("Console", "red"),
}
_PHASES: Final = {
    "lobby": noted("Console", "lobby"),
    "dealing": noted("Console", "dealing"),
    "playing": noted("Console", "playing"),
    "ended": noted("Console", "ended"),
}
_EDITIONS: Final = {
    "classic": noted("Console", "classic rules"),
    "goliath": noted("Console", "goliath rules"),
    "italian": noted("Console", "italian rules"),
}


class Words:
    """The words for one game: who sits where, and whether cards in hands are named."""

    def __init__(self, names: Iterable[str], sides: tuple[Side, ...], hands: bool) -> None:
        """``names`` in seat order."""
        self._names = [
            printable(name).strip() or translate("Console", "seat {n}").format(n=number)
            for number, name in enumerate(names)
        ]
        self._sides = sides
        self._hands = hands

    @classmethod
    def of_record(cls, header: Header, hands: bool) -> "Words":
        """Those for the game with that header."""
        return cls((seat.name for seat in header.seats), header.sides, hands)

    def table(self) -> str:
        """Who plays for which side."""
        sides = len(self._sides)
        return "; ".join(
            f"{side_word(side)} ({side[0]}): {', '.join(self._names[index::sides])}"
            for index, side in enumerate(self._sides)
        )

    def name(self, seat: int) -> str:
        """The name of who sits there."""
        return self._names[seat]

    def hands(self, state: State) -> list[str]:
        """A line for each hand."""
        return [
            f"    {name}: {' '.join(hand) or translate('Console', 'no card')}"
            for name, hand in zip(self._names, state.secret.hands, strict=True)
        ]

    def event(self, event: events.Event) -> str:
        """What happened, as a sentence."""
        words, values = self._pattern(event)
        return words if values is None else words.format(**values)

    def _pattern(self, event: events.Event) -> tuple[str, dict[str, object] | None]:
        """What happened with gaps, and what stands in them; None for a whole sentence."""
        names, sides = self._names, self._sides
        match event:
            case events.Placed(seat, card, square):
                words = translate("Console", "{name} plays {card}: a {side} chip on {square}.")
                side = side_word(sides[seat % len(sides)])
                at = square_name(square)
                return words, {"name": names[seat], "card": card, "side": side, "square": at}
            case events.Removed(seat, card, square, side_index):
                words = translate(
                    "Console", "{name} plays {card} and takes off the {side} chip on {square}."
                )
                side, at = side_word(sides[side_index]), square_name(square)
                return words, {"name": names[seat], "card": card, "side": side, "square": at}
            case events.Completed(side_index, line):
                words = translate("Console", "{side} completes the sequence {line}.")
                side = side_word(sides[side_index]).capitalize()
                return words, {"side": side, "line": line_name(line)}
            case events.Exchanged(seat, card):
                words = translate("Console", "{name} shows the dead card {card} and exchanges it.")
                return words, {"name": names[seat], "card": card}
            case events.Took(seat, card) if self._hands:
                words = translate("Console", "{name} draws {card}.")
                return words, {"name": names[seat], "card": card}
            case events.Took(seat) | events.Drew(seat):
                return translate("Console", "{name} draws a card."), {"name": names[seat]}
            case events.Forfeited(seat):
                words = translate("Console", "{name} has lost the right to draw.")
                return words, {"name": names[seat]}
            case events.Refilled(cards):
                words = translate("Console", "The discard piles become the new draw deck ({n}).")
                return words, {"n": cards}
            case events.Passed(seat):
                return translate("Console", "{name} passes."), {"name": names[seat]}
            case events.Called(seat, side_index):
                words = translate("Console", "{name} calls table talk on {side}.")
                return words, {"name": names[seat], "side": side_word(sides[side_index])}
            case events.Answered(how, side_index, seat):
                owner = translate("Console", "The table's owner")
                who = owner if seat is None else names[seat]
                return _answer(how), {"name": who, "side": side_word(sides[side_index])}
            case events.Gave(seat, card):
                words = translate("Console", "{name} gives up {card}.")
                return words, {"name": names[seat], "card": card}
            case events.Ended(reason, winner):
                return self.result(Result(reason, winner)), None
            case _:
                assert_never(event)

    def result(self, result: Result) -> str:
        """How the game ended, as a sentence."""
        if result.winner is not None:
            side = side_word(self._sides[result.winner]).capitalize()
            return translate("Console", "{side} wins.").format(side=side)
        if result.reason == "stalemate":
            return translate("Console", "The game is a draw by stalemate.")
        return translate("Console", "The game was abandoned.")


def side_word(side: Side) -> str:
    """``blue``, in the language that is spoken."""
    return translate("Console", _SIDES[side])


def phase_words(phase: str) -> str:
    """``lobby``, in the language that is spoken; a phase of another version by its own name."""
    return translate("Console", _PHASES.get(phase, phase))


def edition_words(edition: str) -> str:
    """``classic rules``; an edition of another version by its own name."""
    return translate("Console", _EDITIONS.get(edition, "{edition} rules")).format(edition=edition)


def _answer(how: str) -> str:
    return {
        "admitted": translate("Console", "{name} has admitted the call of table talk on {side}."),
        "upheld": translate("Console", "{name} has upheld the call of table talk on {side}."),
        "withdrawn": translate("Console", "{name} has withdrawn the call of table talk on {side}."),
        "dismissed": translate("Console", "{name} has dismissed the call of table talk on {side}."),
    }[how]


def board(public: Public) -> list[str]:
    """The board in eleven lines: (b) is a chip, [b] one in a sequence, else the square's card."""
    chips = "".join(board_rows(public))
    cells = []
    for square in SQUARES:
        if square in CORNERS:
            cells.append("** ")
        elif chips[square] == ".":
            cells.append(f"{CARD_ON[square]} ")
        elif public.locked >> square & 1:
            cells.append(f"[{chips[square]}]")
        else:
            cells.append(f"({chips[square]})")
    lines = ["      " + "   ".join("abcdefghij")]
    for row in range(SIZE):
        across = "".join(f"{cell:>4}" for cell in cells[row * SIZE : (row + 1) * SIZE])
        lines.append(f"  {row + 1:>2}{across}".rstrip())
    return lines
