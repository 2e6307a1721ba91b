"""``sequence-lan verify``: whether a record is true, as far as it can be known (RECORD.md)."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sequence_lan.client.record_file import Unreadable, printable, read_file
from sequence_lan.commands.words import OPEN_HANDS, Words
from sequence_lan.engine.record import DealVerdict, Receipt, Record, Verdict, verify

_DEALS: Final[dict[DealVerdict, str]] = {
    "proved": "proved: it is the one that this computer took part in, and nobody chose the cards.",
    "consistent": "consistent: seeds and commits fit. More than that a file alone cannot show.",
    "false": "false.",
    "given": "given: the record names the deck, and nothing proves it.",
    "none": "none: the game begins from a position that was set up.",
}


def run(path: Path, hands: bool, receipt_for: Callable[[str], Receipt | None]) -> int:
    """What can be known of the record is printed: 0; something false or refused: 1; unreadable: 2.

    ``receipt_for`` finds this computer's receipt of the game with that number.
    """
    try:
        record = read_file(path)
    except Unreadable as fault:
        print(fault, file=sys.stderr)
        return 2
    game = record.header.game
    verdict = verify(record, None if game is None else receipt_for(game))
    words = Words.of_record(record.header, hands)
    print(f"Header: {_header(record)}")
    print(f"Deal: {' '.join((_DEALS[verdict.deal], *verdict.deal_faults))}")
    print(f"Actions: {_actions(record, verdict)}")
    print(f"End: {_end(record, verdict, words)}")
    if hands:
        if verdict.end == "open":
            print(OPEN_HANDS)
        print("\n".join(words.hands(verdict.state)))
    return 0 if verdict.holds else 1


def _header(record: Record) -> str:
    header = record.header
    return (
        f"{printable(header.table)}, {header.rules.edition} rules, {len(header.seats)} seats, "
        f"begun {header.started}, written by sequence-lan {printable(header.app)}."
    )


def _actions(record: Record, verdict: Verdict) -> str:
    stop = verdict.stop
    if stop is not None:
        return f"number {stop.number} is refused. {stop.refused.reason} ({stop.refused.code})"
    return f"{len(record.actions)}, and the rules allow every one."


def _end(record: Record, verdict: Verdict, words: Words) -> str:
    reached = verdict.state.public.result
    is_so = "The game is still open." if reached is None else words.result(reached)
    if record.end is None:
        return is_so if reached is None else f"{is_so} The last line, which says so, is missing."
    said = words.result(record.end)
    if verdict.end == "false":
        return f"false. The last line says: {said} By the actions: {is_so}"
    return f"{said} The last line says so, and it fits."
