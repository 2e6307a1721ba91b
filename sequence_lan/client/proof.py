"""Whether the record of a game is what this client was told (RECORD.md, the provable deal 13)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sequence_lan.client.event_words import event_words
from sequence_lan.client.model import Proof
from sequence_lan.client.receipt import Attempt, Receipt, Told
from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Drew, Event, Took
from sequence_lan.engine.header import Deal, Header
from sequence_lan.engine.record import BadRecord, Record, Step, read_record, replay, verify
from sequence_lan.engine.sentence import Sentence
from sequence_lan.language import noted, worded
from sequence_lan.net import messages as wire
from sequence_lan.net.forms import event_form, rules_form

_ALONE: Final = Sentence("There was no other person at the table.")
_LATE: Final = Sentence(
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
        unread = noted(
            "Fault", "The record that the host showed can't be read: line {line}: {fault}."
        )
        return Proof("false", Sentence(unread, {"line": bad.line, "fault": bad.fault}))
    fault = next(_faults(receipt, record), None)
    if fault is not None:
        return Proof("false", fault)
    return Proof("proved" if nothing is None else "nothing_to_prove", nothing)


@dataclass(frozen=True, slots=True)
class Witness:
    """A receipt as ``verify`` asks it (engine.record.Receipt)."""

    receipt: Receipt

    def faults(self, record: Record) -> list[Sentence]:
        """What in ``record`` is not as it was told at the table; none if true."""
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


def _nothing_to_prove(attempt: Attempt) -> Sentence | None:
    """The sentence that says why there is nothing to prove; None if there is."""
    if sum(entry.bot is None for entry in attempt.begin.seats) < 2:
        return _ALONE
    return _LATE if attempt.late else None


def _faults(receipt: Receipt, record: Record) -> Iterator[Sentence]:
    yield from _deal_faults(receipt.attempt, record.header)
    verdict = verify(record)
    yield from verdict.deal_faults
    yield from _told(receipt, record)
    if verdict.stop is not None:
        against = noted("Fault", "Move {n} of the record is against the rules: {reason}")
        reason = worded(verdict.stop.refused.code, verdict.stop.refused.reason)
        yield Sentence(against, {"n": verdict.stop.number, "reason": reason})
    if verdict.end != "true":
        yield Sentence("The record does not end as the game did.")


def _deal_faults(attempt: Attempt, header: Header) -> Iterator[Sentence]:
    """What in the header is not what the deal was bound to, and what everybody was sent then."""
    begin, deal = attempt.begin, header.start
    if header.game != begin.game:
        yield Sentence("The record is of another game.")
    if rules_form(header.rules) != begin.rules:
        yield Sentence("The rules in the record are not those that the deal was bound to.")
    if header.sides != begin.sides:
        yield Sentence("The sides in the record are not those that the deal was bound to.")
    for written, entry in zip(header.seats, begin.seats, strict=False):
        if (written.bot is None) != (entry.bot is None):
            if written.bot is None:
                kind = noted(
                    "Fault", "The record has {name} as a person; at the deal it was a bot."
                )
            else:
                kind = noted(
                    "Fault", "The record has {name} as a bot; at the deal it was a person."
                )
            yield Sentence(kind, {"name": written.name})
        elif (written.name, written.side, written.bot) != (entry.name, entry.side, entry.bot):
            seat = noted(
                "Fault", "The record has {name} on the seat that was {other}'s at the deal."
            )
            yield Sentence(seat, {"name": written.name, "other": entry.name})
    if len(header.seats) != len(begin.seats):
        seats = noted("Fault", "The record has {n} seats; the deal had {own}.")
        yield Sentence(seats, {"n": len(header.seats), "own": len(begin.seats)})
    if not isinstance(deal, Deal):
        yield Sentence("The record does not show the seeds that the cards came from.")
        return
    if deal.attempt != attempt.number:
        number = noted("Fault", "The record speaks of attempt {n} at the deal; it was {own}.")
        yield Sentence(number, {"n": deal.attempt, "own": attempt.number})
    if deal.commit != begin.commit:
        yield Sentence("The host's commit in the record is not the one that it sent at the deal.")
    if attempt.commits is None:
        yield Sentence("The host never sent the commits that the record has.")
    else:
        commit = noted(
            "Fault", "The commit of {name} in the record is not the one sent at the deal."
        )
        yield from _by_seat(begin, commit, deal.seat_commits, attempt.commits)
    if attempt.seeds is None:
        yield Sentence("The host never sent the seeds that the record has.")
    else:
        seed = noted("Fault", "The seed of {name} in the record is not the one sent at the deal.")
        yield from _by_seat(begin, seed, deal.seat_seeds, attempt.seeds)


def _by_seat(
    begin: wire.DealBegin,
    other_one: str,
    written: tuple[bytes | None, ...],
    received: tuple[bytes | None, ...],
) -> Iterator[Sentence]:
    for entry, one, other in zip(begin.seats, written, received, strict=False):
        if one != other:
            yield Sentence(other_one, {"name": entry.name})


def _told(receipt: Receipt, record: Record) -> Iterator[Sentence]:
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
            yield Sentence("You were told that the game was abandoned; the record does not say so.")
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
            expected = public[-wire.LOG_KEPT :]
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


def _other_cards(told: Told, written: tuple[Card, ...]) -> Iterator[Sentence]:
    held, given = Counter[str](told.hand), Counter[str](written)
    if held == given:
        return
    if told.version == 0:
        when = noted("Fault", "You held {held} at the deal; the record gives you {given}.")
    else:
        when = noted("Fault", "You held {held} after move {n}; the record gives you {given}.")
    cards = {"held": _cards(held - given), "given": _cards(given - held)}
    yield Sentence(when, {"n": told.version, **cards})


def _cards(cards: Counter[str]) -> str | Sentence:
    return ", ".join(sorted(cards.elements())) or Sentence("fewer cards")


def _other_events(
    told: Told,
    heard: list[wire.EventForm],
    written: list[wire.EventForm],
    seats: tuple[wire.SeatEntry, ...],
) -> Sentence:
    pairs = zip([*heard, None], [*written, None], strict=False)
    said, stands = next(((a, b) for a, b in pairs if a != b), (None, None))
    if told.snapshot:
        where = noted(
            "Fault", "You were told up to move {n}: {told}; the record has there: {written}."
        )
    else:
        where = noted(
            "Fault", "You were told as move {n}: {told}; the record has there: {written}."
        )
    both = {"told": event_words(said, seats), "written": event_words(stands, seats)}
    return Sentence(where, {"n": told.version, **both})


def _unknown_move(told: Told, known: int, seats: tuple[wire.SeatEntry, ...]) -> Sentence:
    heard = Sentence("something")
    if told.events:
        heard = event_words(told.events[-1 if told.snapshot else 0], seats)
    if told.snapshot:
        where = noted(
            "Fault",
            "You were told up to move {n}: {told}; the record has only {known} moves that the "
            "rules allow.",
        )
    else:
        where = noted(
            "Fault",
            "You were told as move {n}: {told}; the record has only {known} moves that the rules "
            "allow.",
        )
    return Sentence(where, {"n": told.version, "told": heard, "known": known})
