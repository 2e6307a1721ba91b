"""A position as the object of a record, and back (RECORD.md)."""

from collections import Counter
from typing import Any, Final

from sequence_lan.engine.board import CORNER_MASK, LINE_MASK, SIZE, SQUARES
from sequence_lan.engine.cards import Card
from sequence_lan.engine.deal import turn_heads
from sequence_lan.engine.jsonlines import Malformed, items, members, one_of, shown, text, whole
from sequence_lan.engine.lines import agree
from sequence_lan.engine.notation import line_name, parse_card, parse_line
from sequence_lan.engine.public import OpenCall, Public, Result, Sequence, Setup
from sequence_lan.engine.rules import Rules, Side
from sequence_lan.engine.state import Secret, State

_REQUIRED: Final = ("board", "hands", "to_play")
_OPTIONAL: Final = (
    "sequences",
    "deck",
    "discards",
    "exchanges",
    "may_draw",
    "owes",
    "passed",
    "call",
    "dealer",
    "next",
)


def position_of(state: State) -> dict[str, Any]:
    """``state`` with every key of the form; ``result`` is there once the game has ended.

    It holds everybody's cards and the deck: for the host, and for games that have ended.
    """
    public, secret = state
    setup = public.setup
    call = public.call
    position: dict[str, Any] = {
        "board": board_rows(public),
        "sequences": [[setup.sides[side], line_name(line)] for side, line in public.sequences],
        "hands": [list(hand) for hand in secret.hands],
        "deck": list(secret.deck[secret.drawn :]),
        "discards": [list(pile) for pile in public.discards],
        "to_play": public.to_play,
        "exchanges": public.exchanges,
        "may_draw": list(public.may_draw),
        "owes": list(public.owes),
        "passed": list(public.passed),
        "call": None if call is None else {"side": setup.sides[call.side], "by": call.by},
        "dealer": setup.dealer,
    }
    if setup.players % len(setup.sides):
        position["next"] = list(public.next)
    if public.result is not None:
        position["result"] = result_object(public.result, setup.sides)
    return position


def board_rows(public: Public) -> list[str]:
    """The ten rows of the board: ``.`` free or corner, else the first letter of the chip's side."""
    squares = ["."] * len(SQUARES)
    for side, chips in zip(public.setup.sides, public.chips, strict=True):
        for square in SQUARES:
            if chips >> square & 1:
                squares[square] = side[0]
    return ["".join(squares[row : row + SIZE]) for row in range(0, len(SQUARES), SIZE)]


def result_object(result: Result, sides: tuple[Side, ...]) -> dict[str, str | None]:
    """How a game ended, the winner by name."""
    winner = None if result.winner is None else sides[result.winner]
    return {"reason": result.reason, "winner": winner}


def state_of(
    position: Any, rules: Rules, sides: tuple[Side, ...], players: int, master: bytes
) -> State:
    """The game that ``position`` describes, at a table that check_table allows; else Malformed.

    ``position`` is what a JSON reader makes of it; ``master`` shuffles the refills.
    """
    position = members(position, "position", _REQUIRED, _OPTIONAL)
    chips = _read_board(position["board"], rules, sides)
    sequences = _read_sequences(position.get("sequences", []), rules, sides, chips)
    hands = tuple(
        _read_cards(hand, f"position.hands[{seat}]")
        for seat, hand in enumerate(items(position["hands"], "position.hands", players))
    )
    deck = _read_cards(position.get("deck", []), "position.deck")
    discards = _read_discards(position, players if rules.discard == "own" else 1)
    _check_twice(hands, deck, discards)
    to_play = whole(position["to_play"], "position.to_play", 0, players - 1)
    dealer = whole(position.get("dealer", players - 1), "position.dealer", 0, players - 1)
    public = Public(
        setup=Setup(rules, sides, players, dealer),
        chips=chips,
        sequences=sequences,
        locked=_locked(sequences),
        hand_counts=tuple(len(hand) for hand in hands),
        deck_count=len(deck),
        discards=discards,
        to_play=to_play,
        next=_read_next(position, to_play, players, len(sides)),
        exchanges=whole(position.get("exchanges", 0), "position.exchanges", 0),
        may_draw=_read_may_draw(position, players),
        owes=_read_owes(position, hands),
        passed=_read_passed(position, players),
        call=_read_call(position.get("call"), sides, players),
        result=None,
    )
    return State(public, Secret(hands, deck, 0, 0, master))


def _read_board(value: Any, rules: Rules, sides: tuple[Side, ...]) -> tuple[int, ...]:
    letters = {side[0]: index for index, side in enumerate(sides)}
    chips = [0] * len(sides)
    for number, row in enumerate(items(value, "position.board", SIZE)):
        if not isinstance(row, str) or len(row) != SIZE:
            raise Malformed(
                "{name} must be a text of {n} letters", name=f"position.board[{number}]", n=SIZE
            )
        for column, letter in enumerate(row):
            if letter == ".":
                continue
            if letter not in letters:
                raise Malformed(
                    "{name} has a {value}", name=f"position.board[{number}]", value=shown(letter)
                )
            chips[letters[letter]] |= 1 << SIZE * number + column
    for side, mask, supply in zip(sides, chips, rules.chips, strict=False):
        if mask & CORNER_MASK:
            raise Malformed("a corner of position.board bears a chip")
        if mask.bit_count() > supply:
            raise Malformed(
                "{side} has {found} chips on the board, but only {n}",
                side=side,
                found=mask.bit_count(),
                n=supply,
            )
    return tuple(chips)


def _read_sequences(
    value: Any, rules: Rules, sides: tuple[Side, ...], chips: tuple[int, ...]
) -> tuple[Sequence, ...]:
    sequences: list[Sequence] = []
    for number, entry in enumerate(items(value, "position.sequences")):
        name = f"position.sequences[{number}]"
        named, written = items(entry, name, 2)
        side = sides.index(one_of(named, f"{name}[0]", sides))
        line = parse_line(text(written, f"{name}[1]"))
        if LINE_MASK[line] & ~CORNER_MASK & ~chips[side]:
            raise Malformed(
                "the squares of the sequence {line} of {side} do not bear it",
                line=written,
                side=named,
            )
        for other in sequences:
            if other.side == side and not agree(line, other.line, rules.shared_must_cross):
                raise Malformed(
                    "{side} cannot have both {one} and {other} as sequences",
                    side=named,
                    one=line_name(other.line),
                    other=written,
                )
        sequences.append(Sequence(side, line))
        if sum(other.side == side for other in sequences) >= rules.sequences_to_win:
            raise Malformed("{side} has won this game already", side=named)
    return tuple(sequences)


def _locked(sequences: tuple[Sequence, ...]) -> int:
    locked = 0
    for sequence in sequences:
        locked |= LINE_MASK[sequence.line]
    return locked


def _read_cards(value: Any, name: str) -> tuple[Card, ...]:
    return tuple(
        parse_card(text(card, f"{name}[{number}]"))
        for number, card in enumerate(items(value, name))
    )


def _read_discards(position: dict[str, Any], piles: int) -> tuple[tuple[Card, ...], ...]:
    if "discards" not in position:
        return ((),) * piles
    written = items(position["discards"], "position.discards", piles)
    return tuple(_read_cards(pile, "position.discards") for pile in written)


def _check_twice(
    hands: tuple[tuple[Card, ...], ...],
    deck: tuple[Card, ...],
    discards: tuple[tuple[Card, ...], ...],
) -> None:
    count = Counter(card for cards in (*hands, deck, *discards) for card in cards)
    for card, times in count.items():
        if times > 2:
            raise Malformed(
                "position has the card {card} {n} times, but there are two", card=card, n=times
            )


def _read_next(position: dict[str, Any], to_play: int, players: int, sides: int) -> tuple[int, ...]:
    """For each side its next member: as written, or the first met clockwise from ``to_play``."""
    met = turn_heads(players, sides, to_play)
    if "next" not in position:
        return met
    written = tuple(
        whole(seat, f"position.next[{number}]", 0, players - 1)
        for number, seat in enumerate(items(position["next"], "position.next", sides))
    )
    for side, seat in enumerate(written):
        if seat % sides != side:
            raise Malformed("position.next has seat {seat} in the place of another side", seat=seat)
    if written[to_play % sides] != to_play:
        raise Malformed("position.next must have position.to_play for the side on turn")
    if players % sides == 0 and written != met:
        raise Malformed("position.next must follow the seats clockwise where sides are equal")
    return written


def _read_seats(value: Any, name: str, players: int) -> tuple[int, ...]:
    return tuple(
        whole(seat, f"{name}[{number}]", 0, players - 1)
        for number, seat in enumerate(items(value, name))
    )


def _read_may_draw(position: dict[str, Any], players: int) -> tuple[int, ...]:
    seats = _read_seats(position.get("may_draw", []), "position.may_draw", players)
    if len(set(seats)) < len(seats):
        raise Malformed("position.may_draw has a seat twice")
    return seats


def _read_owes(position: dict[str, Any], hands: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    seats = _read_seats(position.get("owes", []), "position.owes", len(hands))
    if list(seats) != sorted(seats):
        raise Malformed("position.owes must be in seat order")
    for seat, due in Counter(seats).items():
        if due > len(hands[seat]):
            raise Malformed(
                "seat {seat} owes {due} cards but holds {n}", seat=seat, due=due, n=len(hands[seat])
            )
    return seats


def _read_passed(position: dict[str, Any], players: int) -> tuple[int, ...]:
    seats = _read_seats(position.get("passed", []), "position.passed", players)
    if list(seats) != sorted(set(seats)):
        raise Malformed("position.passed must have each seat once, in seat order")
    if len(seats) == players:
        raise Malformed("this game has ended by stalemate already")
    return seats


def _read_call(value: Any, sides: tuple[Side, ...], players: int) -> OpenCall | None:
    if value is None:
        return None
    call = members(value, "position.call", ("side", "by"))
    side = sides.index(one_of(call["side"], "position.call.side", sides))
    return OpenCall(side, whole(call["by"], "position.call.by", 0, players - 1))
