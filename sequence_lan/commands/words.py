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

OPEN_HANDS: Final = (
    "This game is still open, and what follows shows everybody's cards: whoever plays in it, or"
    " talks to somebody who does, should not look."
)


class Words:
    """The words for one game: who sits where, and whether cards in hands are named."""

    def __init__(self, names: Iterable[str], sides: tuple[Side, ...], hands: bool) -> None:
        """``names`` in seat order."""
        self._names = [
            printable(name).strip() or f"seat {number}" for number, name in enumerate(names)
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
            f"{side} ({side[0]}): {', '.join(self._names[index::sides])}"
            for index, side in enumerate(self._sides)
        )

    def name(self, seat: int) -> str:
        """The name of who sits there."""
        return self._names[seat]

    def hands(self, state: State) -> list[str]:
        """A line for each hand."""
        return [
            f"    {name}: {' '.join(hand) or 'no card'}"
            for name, hand in zip(self._names, state.secret.hands, strict=True)
        ]

    def event(self, event: events.Event) -> str:
        """What happened, as a sentence."""
        names, sides = self._names, self._sides
        match event:
            case events.Placed(seat, card, square):
                side = sides[seat % len(sides)]
                return f"{names[seat]} plays {card}: a {side} chip on {square_name(square)}."
            case events.Removed(seat, card, square, side_index):
                chip = f"the {sides[side_index]} chip on {square_name(square)}"
                return f"{names[seat]} plays {card} and takes off {chip}."
            case events.Completed(side_index, line):
                return f"{sides[side_index].capitalize()} completes the sequence {line_name(line)}."
            case events.Exchanged(seat, card):
                return f"{names[seat]} shows the dead card {card} and exchanges it."
            case events.Took(seat, card):
                return f"{names[seat]} draws {card if self._hands else 'a card'}."
            case events.Drew(seat):
                return f"{names[seat]} draws a card."
            case events.Forfeited(seat):
                return f"{names[seat]} has lost the right to draw."
            case events.Refilled(cards):
                return f"The discard piles become a new draw deck of {cards} cards."
            case events.Passed(seat):
                return f"{names[seat]} passes."
            case events.Called(seat, side_index):
                return f"{names[seat]} calls table talk on {sides[side_index]}."
            case events.Answered(how, side_index, seat):
                who = "The table's owner" if seat is None else names[seat]
                return f"{who} has {how} the call of table talk on {sides[side_index]}."
            case events.Gave(seat, card):
                return f"{names[seat]} gives up {card}."
            case events.Ended(reason, winner):
                return self.result(Result(reason, winner))
            case _:
                assert_never(event)

    def result(self, result: Result) -> str:
        """How the game ended, as a sentence."""
        if result.winner is not None:
            return f"{self._sides[result.winner].capitalize()} wins."
        if result.reason == "stalemate":
            return "The game is a draw by stalemate."
        return "The game was abandoned."


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
