"""Whether the record of a game is what this client was told (RECORD.md, the provable deal 13)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, assert_never

from sequence_lan.client.model import Proof
from sequence_lan.client.receipt import Attempt, Receipt, Told
from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Drew, Event, Took
from sequence_lan.engine.header import Deal, Header
from sequence_lan.engine.record import BadRecord, Record, Step, read_record, replay, verify
from sequence_lan.language import noted
from sequence_lan.net import messages as wire
from sequence_lan.net.forms import event_form, rules_form

LOG_KEPT: Final = 500
"""How many public events a snapshot holds at most (messages.GameForm)."""

_ALONE: Final = noted("Net", "There was no other person at the table.")
_LATE: Final = noted(
    "Net",
    "This computer came to the table after the deal, so it can't say who was bound to what before.",
)


def prove(receipt: Receipt, data: bytes | None) -> Proof:
    """What became of the proof; ``data`` is the record that the host showed, None if it did not."""
    if receipt.attempt.fault is not None:
        return Proof("false", receipt.attempt.fault)
    nothing = _nothing_to_prove(receipt.attempt)
    if data is None:
        return Proof("not_shown" if nothing is None else "nothing_to_prove", nothing)
    try:
        record = read_record(data)
    except BadRecord as bad:
        return Proof("false", f"The record that the host showed can't be read: {bad}.")
    fault = next(_faults(receipt, record), None)
    if fault is not None:
        return Proof("false", fault)
    return Proof("proved" if nothing is None else "nothing_to_prove", nothing)


@dataclass(frozen=True, slots=True)
class Witness:
    """A receipt as ``verify`` asks it (engine.record.Receipt)."""

    receipt: Receipt

    def faults(self, record: Record) -> list[str]:
        """What in ``record`` is not as it was told at the table, a sentence each; none if true."""
        fault = self.receipt.attempt.fault
        own = [] if fault is None else [fault]
        return [
            *own,
            *_deal_faults(self.receipt.attempt, record.header),
            *_told(self.receipt, record),
        ]


def can_prove(attempt: Attempt) -> bool:
    """Whether this client was at the deal, with another person there (RECORD.md 13)."""
    return _nothing_to_prove(attempt) is None


def _nothing_to_prove(attempt: Attempt) -> str | None:
    """The sentence that says why there is nothing to prove; None if there is."""
    if sum(entry.bot is None for entry in attempt.begin.seats) < 2:
        return _ALONE
    return _LATE if attempt.late else None


def _faults(receipt: Receipt, record: Record) -> Iterator[str]:
    yield from _deal_faults(receipt.attempt, record.header)
    verdict = verify(record)
    yield from verdict.deal_faults
    yield from _told(receipt, record)
    if verdict.stop is not None:
        yield (
            f"Move {verdict.stop.number} of the record is against the rules: "
            f"{verdict.stop.refused.reason}"
        )
    if verdict.end != "true":
        yield "The record does not end as the game did."


def _deal_faults(attempt: Attempt, header: Header) -> Iterator[str]:
    """What in the header is not what the deal was bound to, and what everybody was sent then."""
    begin, deal = attempt.begin, header.start
    if header.game != begin.game:
        yield "The record is of another game."
    if rules_form(header.rules) != begin.rules:
        yield "The rules in the record are not those that the deal was bound to."
    if header.sides != begin.sides:
        yield "The sides in the record are not those that the deal was bound to."
    for written, entry in zip(header.seats, begin.seats, strict=False):
        if (written.bot is None) != (entry.bot is None):
            yield (
                f"The record has {written.name} as {_kind(written.bot)}; "
                f"at the deal it was {_kind(entry.bot)}."
            )
        elif (written.name, written.side, written.bot) != (entry.name, entry.side, entry.bot):
            yield f"The record has {written.name} on the seat that was {entry.name}'s at the deal."
    if len(header.seats) != len(begin.seats):
        yield f"The record has {len(header.seats)} seats; the deal had {len(begin.seats)}."
    if not isinstance(deal, Deal):
        yield "The record does not show the seeds that the cards came from."
        return
    if deal.attempt != attempt.number:
        yield f"The record speaks of attempt {deal.attempt} at the deal; it was {attempt.number}."
    if deal.commit != begin.commit:
        yield "The host's commit in the record is not the one that it sent at the deal."
    yield from _by_seat(begin, "commit", deal.seat_commits, attempt.commits)
    yield from _by_seat(begin, "seed", deal.seat_seeds, attempt.seeds)


def _kind(bot: str | None) -> str:
    return "a person" if bot is None else "a bot"


def _by_seat(
    begin: wire.DealBegin,
    word: str,
    written: tuple[bytes | None, ...],
    received: tuple[bytes | None, ...] | None,
) -> Iterator[str]:
    if received is None:
        yield f"The host never sent the {word}s that the record has."
        return
    for entry, one, other in zip(begin.seats, written, received, strict=False):
        if one != other:
            yield f"The {word} of {entry.name} in the record is not the one sent at the deal."


def _told(receipt: Receipt, record: Record) -> Iterator[str]:
    """What this client was told of the game that the record does not say."""
    seats, sides = receipt.attempt.begin.seats, record.header.sides
    hands = [record.start.secret.hands]
    happened: list[tuple[Event, ...]] = [()]
    for step in replay(record):
        if isinstance(step, Step):
            hands.append(step.state.secret.hands)
            happened.append(step.events)
    for told in receipt.told:
        events = [event for event in told.events if not _abandoned(event)]
        if len(events) < len(told.events) and (
            record.end is None or record.end.reason != "abandoned"
        ):
            yield "You were told that the game was abandoned; the record does not say so."
        if told.version >= len(hands):
            yield _unknown_move(told, len(hands) - 1, seats)
            return
        if told.seat is not None and told.seat < len(seats):
            yield from _other_cards(told, hands[told.version][told.seat])
        if told.snapshot:
            public = [
                event_form(event, sides)
                for step_events in happened[: told.version + 1]
                for event in step_events
                if not isinstance(event, Took | Drew)
            ]
            expected = public[-LOG_KEPT:]
        elif events:
            expected = [
                event_form(_heard(event, told.seat), sides) for event in happened[told.version]
            ]
        else:
            # The present view once more, or a game abandoned: no move was told.
            expected = []
        if events != expected:
            yield _other_events(told, events, expected, seats)


def _abandoned(event: wire.EventForm) -> bool:
    """An end that no action of the record makes; its last line says it."""
    return isinstance(event, wire.EndedEvent) and event.reason == "abandoned"


def _heard(event: Event, seat: int | None) -> Event:
    """``event`` as ``seat`` hears of it: another's card has no face."""
    return Drew(event.seat) if isinstance(event, Took) and event.seat != seat else event


def _other_cards(told: Told, written: tuple[Card, ...]) -> Iterator[str]:
    held, given = Counter[str](told.hand), Counter[str](written)
    if held == given:
        return
    when = "at the deal" if told.version == 0 else f"after move {told.version}"
    yield f"You held {_cards(held - given)} {when}; the record gives you {_cards(given - held)}."


def _cards(cards: Counter[str]) -> str:
    return ", ".join(sorted(cards.elements())) or "fewer cards"


def _other_events(
    told: Told,
    heard: list[wire.EventForm],
    written: list[wire.EventForm],
    seats: tuple[wire.SeatEntry, ...],
) -> str:
    pairs = zip([*heard, None], [*written, None], strict=False)
    said, stands = next(((a, b) for a, b in pairs if a != b), (None, None))
    where = f"up to move {told.version}" if told.snapshot else f"as move {told.version}"
    return (
        f"You were told {where}: {_words(said, seats)}; the record has there: "
        f"{_words(stands, seats)}."
    )


def _unknown_move(told: Told, known: int, seats: tuple[wire.SeatEntry, ...]) -> str:
    said = _words(told.events[-1 if told.snapshot else 0], seats) if told.events else "something"
    where = f"up to move {told.version}" if told.snapshot else f"as move {told.version}"
    return f"You were told {where}: {said}; the record has only {known} moves that the rules allow."


def _words(event: wire.EventForm | None, seats: tuple[wire.SeatEntry, ...]) -> str:
    """``event`` shortly, for a sentence about what does not fit."""

    def name(seat: int) -> str:
        return seats[seat].name if seat < len(seats) else f"seat {seat}"

    match event:
        case None:
            return "nothing"
        case wire.PlacedEvent():
            return f"{name(event.seat)} played {event.card} at {event.at}"
        case wire.RemovedEvent():
            return f"{name(event.seat)} took the chip at {event.at} with {event.card}"
        case wire.CompletedEvent():
            return f"{event.side} completed {event.line}"
        case wire.ExchangedEvent():
            return f"{name(event.seat)} exchanged {event.card}"
        case wire.TookEvent():
            return f"you took {event.card}"
        case wire.DrewEvent():
            return f"{name(event.seat)} took a card"
        case wire.ForfeitedEvent():
            return f"{name(event.seat)} lost a draw"
        case wire.RefilledEvent():
            return f"{event.cards} discarded cards became the deck"
        case wire.PassedEvent():
            return f"{name(event.seat)} passed"
        case wire.CalledEvent():
            return f"{name(event.seat)} called table talk on {event.side}"
        case wire.AnsweredEvent():
            return f"the call on {event.side} was {event.how}"
        case wire.GaveEvent():
            return f"{name(event.seat)} gave up {event.card}"
        case wire.EndedEvent():
            return f"the game ended by {event.reason}"
        case _:
            assert_never(event)
