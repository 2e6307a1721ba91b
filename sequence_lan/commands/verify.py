"""``sequence-lan verify``: whether a record is true, as far as it can be known (RECORD.md)."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sequence_lan.client.record_file import Unreadable, printable, read_file
from sequence_lan.commands.words import OPEN_HANDS, Words, edition_words
from sequence_lan.engine.record import DealVerdict, Receipt, Record, Verdict, verify
from sequence_lan.language import moment, noted, said, translate, worded

_DEALS: Final[dict[DealVerdict, str]] = {
    "proved": noted(
        "Console",
        "proved: it is the one that this computer took part in, and nobody chose the cards.",
    ),
    "consistent": noted(
        "Console",
        "consistent: seeds and commits fit. More than that a file alone cannot show.",
    ),
    "false": noted("Console", "false."),
    "given": noted("Console", "given: the record names the deck, and nothing proves it."),
    "none": noted("Console", "none: the game begins from a position that was set up."),
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
    deal = " ".join((translate("Console", _DEALS[verdict.deal]), *map(said, verdict.deal_faults)))
    print(translate("Console", "Header: {words}").format(words=_header(record)))
    print(translate("Console", "Deal: {words}").format(words=deal))
    print(translate("Console", "Actions: {words}").format(words=_actions(record, verdict)))
    print(translate("Console", "End: {words}").format(words=_end(record, verdict, words)))
    if hands:
        if verdict.end == "open":
            print(translate("Console", OPEN_HANDS))
        print("\n".join(words.hands(verdict.state)))
    return 0 if verdict.holds else 1


def _header(record: Record) -> str:
    header = record.header
    words = translate(
        "Console",
        "{table}, {edition}, seats: {n}, begun {when}, written by sequence-lan {version}.",
    )
    return words.format(
        table=printable(header.table),
        edition=edition_words(header.rules.edition),
        n=len(header.seats),
        when=moment(header.started),
        version=printable(header.app),
    )


def _actions(record: Record, verdict: Verdict) -> str:
    stop = verdict.stop
    if stop is not None:
        words = translate("Console", "number {n} is refused. {reason} ({code})")
        code = stop.refused.code
        return words.format(n=stop.number, reason=worded(code, stop.refused.reason), code=code)
    words = translate("Console", "{n}, and the rules allow every one.")
    return words.format(n=len(record.actions))


def _end(record: Record, verdict: Verdict, words: Words) -> str:
    reached = verdict.state.public.result
    still_open = translate("Console", "The game is still open.")
    is_so = still_open if reached is None else words.result(reached)
    if record.end is None:
        missing = translate("Console", "{result} The last line, which says so, is missing.")
        return is_so if reached is None else missing.format(result=is_so)
    said = words.result(record.end)
    if verdict.end == "false":
        false = translate("Console", "false. The last line says: {said} By the actions: {so}")
        return false.format(said=said, so=is_so)
    return translate("Console", "{result} The last line says so, and it fits.").format(result=said)
