"""``sequence-lan replay``: a recorded game, move by move (RECORD.md)."""

import json
import sys
from pathlib import Path
from typing import Any

from sequence_lan.client.record_file import Unreadable, printable, read_file
from sequence_lan.commands.words import OPEN_HANDS, Words, board, edition_words
from sequence_lan.engine.notation import action_object, event_object
from sequence_lan.engine.position import position_of
from sequence_lan.engine.record import Record, Step, Stop, replay
from sequence_lan.language import moment, translate, worded


def run(path: Path, as_json: bool, hands: bool) -> int:
    """The game is printed: 0; with an action that the rules refuse: 1; an unreadable file: 2."""
    try:
        record = read_file(path)
    except Unreadable as fault:
        print(fault, file=sys.stderr)
        return 2
    return _print_objects(record) if as_json else _print_words(record, hands)


def _print_objects(record: Record) -> int:
    _print_object({"n": 0, "position": position_of(record.start)})
    sides = record.header.sides
    for step in replay(record):
        written = {"n": step.number, "action": step.line.written}
        if isinstance(step, Stop):
            refused = {"code": step.refused.code, "reason": step.refused.reason}
            _print_object({**written, "refused": refused})
            return 1
        events = [event_object(event, sides) for event in step.events]
        _print_object({**written, "events": events, "position": position_of(step.state)})
    return 0


def _print_object(written: dict[str, Any]) -> None:
    print(json.dumps(written, separators=(",", ":")))


def _print_words(record: Record, hands: bool) -> int:
    header = record.header
    words = Words.of_record(header, hands)
    steps = list(replay(record))
    played = [step for step in steps if isinstance(step, Step)]
    last = played[-1].state if played else record.start
    is_open = last.public.result is None and record.end is None
    edition, begun = edition_words(header.rules.edition), moment(header.started)
    print(f"{printable(header.table)}: {edition}, {begun}")
    print(words.table())
    if hands and is_open:
        print(translate("Console", OPEN_HANDS))
    _print_lines(board(record.start.public))
    if hands:
        _print_lines(words.hands(record.start))
    begins = translate("Console", "{name} begins.")
    print(begins.format(name=words.name(record.start.public.to_play)))
    chips = record.start.public.chips
    for step in played:
        told = " ".join(words.event(event) for event in step.events)
        print(f"{step.number}. {told}")
        if step.state.public.chips != chips:
            chips = step.state.public.chips
            _print_lines(board(step.state.public))
        if hands:
            _print_lines(words.hands(step.state))
    stop = steps[-1] if steps else None
    if isinstance(stop, Stop):
        action = json.dumps(action_object(stop.line.action, last.public.setup))
        code, reason = stop.refused.code, worded(stop.refused.code, stop.refused.reason)
        refused = translate("Console", "{n}. Refused: {reason} ({code}) {action}")
        print(refused.format(n=stop.number, reason=reason, code=code, action=action))
        return 1
    if is_open:
        print(translate("Console", "The game is still open."))
    elif last.public.result is None and record.end is not None:
        print(words.result(record.end))
    return 0


def _print_lines(lines: list[str]) -> None:
    print("\n".join(lines))
