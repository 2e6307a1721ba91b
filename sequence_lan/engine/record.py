"""A game on paper: its lines read and written, replayed and verified (RECORD.md)."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol, cast, get_args

from sequence_lan.engine.actions import Action
from sequence_lan.engine.apply import apply
from sequence_lan.engine.deal import binding, host_commit, seat_commit
from sequence_lan.engine.events import Event
from sequence_lan.engine.header import Deal, GivenDeck, Header, bound, read_header, start_state
from sequence_lan.engine.jsonlines import Malformed, members, one_of, parse_object
from sequence_lan.engine.notation import action_object, parse_action
from sequence_lan.engine.position import result_object
from sequence_lan.engine.public import Reason, Result, Setup
from sequence_lan.engine.refusal import Refused
from sequence_lan.engine.sentence import Sentence
from sequence_lan.engine.state import State

SUFFIX: Final = ".seqrec"


class BadRecord(ValueError):
    """A file that is no record; ``str`` is ``line N: `` and what is wrong there, in English."""

    def __init__(self, line: int, fault: Sentence) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line = line
        self.fault = fault


@dataclass(frozen=True, slots=True)
class ActionLine:
    """An action and the object that it was written as, its further keys kept."""

    action: Action
    written: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read; whether the rules allow its actions is for ``replay`` to find out."""

    header: Header
    start: State
    """The game before the first action."""
    actions: tuple[ActionLine, ...]
    end: Result | None
    """What the last line says; None without one."""


def action_line(action: Action, setup: Setup, **further: float | Sequence[int]) -> bytes:
    """The line of ``action`` with its end, and ``further`` keys, which readers keep and ignore.

    ``t`` is the time in seconds since the start.
    """
    return _line({**action_object(action, setup), **further})


def end_line(result: Result, setup: Setup) -> bytes:
    """The last line of a game that ended with ``result``, with its end."""
    return _line({"end": result_object(result, setup.sides)})


def _line(written: dict[str, Any]) -> bytes:
    return json.dumps(written, separators=(",", ":"), ensure_ascii=False).encode("utf-8") + b"\n"


def read_record(data: bytes) -> Record:
    """The record that the file of these bytes holds, read whole; else BadRecord."""
    lines = enumerate(_lines(data), start=1)
    number, line = next(lines)
    end: Result | None = None
    actions = []
    try:
        header = read_header(parse_object(line), line)
        start = start_state(header)
        setup = start.public.setup
        for number, line in lines:
            if end is not None:
                raise Malformed("something after line {line}, which ends the game", line=number - 1)
            written = parse_object(line)
            if "do" in written:
                actions.append(ActionLine(parse_action(written, setup), written))
            elif "end" in written:
                end = _read_end(written["end"], setup)
            else:
                raise Malformed("neither an action nor the end of the game")
    except Malformed as fault:
        raise BadRecord(number, fault.sentence) from None
    return Record(header, start, tuple(actions), end)


def read_journal(data: bytes) -> tuple[Record, int]:
    """The record of a journal that may have been cut off while a line was written, and its length.

    A last line without its end, or one that is no JSON, is left out: nobody has heard of it. The
    length in bytes is that of what stands; the journal is to be cut there before it goes on.
    """
    length = data.rfind(b"\n") + 1
    last = data[: max(length - 1, 0)].rfind(b"\n") + 1
    if last:
        try:
            parse_object(data[last : length - 1])
        except Malformed:
            length = last
    return read_record(data[:length]), length


def _lines(data: bytes) -> Iterator[bytes]:
    """The lines without their ends, one by one: a file of ten million must not fill the memory."""
    at = 0
    while True:
        end = data.find(b"\n", at)
        if end < 0:
            end = len(data)
        yield data[at:end]
        at = end + 1
        if at >= len(data):
            return


def _read_end(value: Any, setup: Setup) -> Result:
    written = members(value, "end", ("reason", "winner"))
    reason = cast(Reason, one_of(written["reason"], "end.reason", get_args(Reason)))
    if reason == "sequences":
        winner = one_of(written["winner"], "end.winner", setup.sides)
        return Result(reason, setup.sides.index(winner))
    if written["winner"] is not None:
        raise Malformed("end.winner must be null where the reason is {reason}", reason=reason)
    return Result(reason, None)


@dataclass(frozen=True, slots=True)
class Step:
    """An action that the rules allow, and what came of it."""

    number: int
    """From 1."""
    line: ActionLine
    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Stop:
    """The first action that the rules refuse; nothing is replayed after it."""

    number: int
    line: ActionLine
    refused: Refused


def replay(record: Record) -> Iterator[Step | Stop]:
    """Every action in its order with the state that it leaves, up to the first one refused."""
    state = record.start
    for number, line in enumerate(record.actions, start=1):
        try:
            state, events = apply(state, line.action)
        except Refused as refused:
            yield Stop(number, line, refused)
            return
        yield Step(number, line, state, events)


class Receipt(Protocol):
    """What this machine kept of a game that it took part in (RECORD.md, the provable deal 13)."""

    def faults(self, record: Record) -> Sequence[Sentence]:
        """What in ``record`` is not as it was told at the table; none if true."""
        ...


DealVerdict = Literal["proved", "consistent", "false", "given", "none"]
"""``given`` is a deck that nothing proves, ``none`` a position that was set up."""

EndVerdict = Literal["true", "false", "open", "missing"]
"""Of the last line; ``open``: there is none, nor need be; ``missing``: the game is over."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What ``verify`` found."""

    deal: DealVerdict
    deal_faults: tuple[Sentence, ...]
    """Why the deal is false."""
    state: State
    """The position reached."""
    stop: Stop | None
    end: EndVerdict

    @property
    def holds(self) -> bool:
        """Whether nothing in the record is refused or false."""
        return self.stop is None and "false" not in (self.deal, self.end)


def verify(record: Record, receipt: Receipt | None = None) -> Verdict:
    """All that a record can be checked for; ``receipt`` is this machine's for that game, if any."""
    state, stop = record.start, None
    for step in replay(record):
        if isinstance(step, Step):
            state = step.state
        else:
            stop = step
    faults = deal_faults(record.header)
    if receipt is not None:
        faults += receipt.faults(record)
    return Verdict(
        deal=_deal_verdict(record.header, bool(faults), receipt),
        deal_faults=tuple(faults),
        state=state,
        stop=stop,
        end=_end_verdict(record.end, state.public.result),
    )


def deal_faults(header: Header) -> list[Sentence]:
    """Which seeds of a provable deal are not those that were committed to."""
    deal = header.start
    if not isinstance(deal, Deal):
        return []
    bind = binding(bound(header))
    faults = []
    if host_commit(bind, deal.host_seed) != deal.commit:
        faults.append(Sentence("The host's seed is not the one that it committed to."))
    for seat, (commit, seed) in enumerate(zip(deal.seat_commits, deal.seat_seeds, strict=True)):
        if seed is not None and seat_commit(bind, seat, seed) != commit:
            faults.append(
                Sentence(
                    "The seed of seat {seat} is not the one that it committed to.", {"seat": seat}
                )
            )
    return faults


def _deal_verdict(header: Header, faulty: bool, receipt: Receipt | None) -> DealVerdict:
    if faulty:
        return "false"
    if isinstance(header.start, Deal):
        return "consistent" if receipt is None else "proved"
    return "given" if isinstance(header.start, GivenDeck) else "none"


def _end_verdict(said: Result | None, reached: Result | None) -> EndVerdict:
    if said is None:
        return "open" if reached is None else "missing"
    if said.reason == "abandoned":
        return "true" if reached is None else "false"
    return "true" if said == reached else "false"
