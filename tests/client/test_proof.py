"""What the record of an ended game is held against (RECORD.md, the provable deal 13).

In each test the host is Ada's computer; what Bo's computer makes of it is looked at.
"""

import re
from collections.abc import Callable, Iterable

import msgspec
import pytest

from sequence_lan.client.model import Proof
from sequence_lan.net.messages import (
    EndedEvent,
    HostMessage,
    PlacedEvent,
    ResultForm,
    Reveal,
    TookEvent,
    Update,
)
from tests.client.evening import Evening, Hold, Tamper

Change = Callable[[list[bytes]], list[bytes]]


def record_as(change: Change) -> Tamper:
    """Bo is shown the record with its lines, each with its end, changed."""

    def tamper(person: str, message: HostMessage) -> Iterable[HostMessage]:
        if person != "Bo" or not isinstance(message, Reveal):
            return (message,)
        assert message.parts == 1
        return (Reveal(0, 1, b"".join(change(message.body.splitlines(keepends=True)))),)

    return tamper


def header(old: bytes, new: bytes) -> Change:
    """The first line with ``new`` where it had ``old``."""

    def change(lines: list[bytes]) -> list[bytes]:
        first = re.sub(old, new, lines[0], count=1)
        assert first != lines[0]
        return [first, *lines[1:]]

    return change


def updates_as(change: Callable[[Update], Update]) -> Tamper:
    """Bo is told of moves in another way."""

    def tamper(person: str, message: HostMessage) -> Iterable[HostMessage]:
        changes = person == "Bo" and isinstance(message, Update)
        return (change(message),) if changes and isinstance(message, Update) else (message,)

    return tamper


def proof_of(evening: Evening) -> Proof:
    """What Bo's computer says at the end."""
    evening.start()
    evening.play()
    return evening.proof("Bo")


def fault_of(evening: Evening) -> str:
    """What did not fit."""
    proof = proof_of(evening)
    assert proof.outcome == "false"
    return str(proof.fault)


# The header ------------------------------------------------------------------------------------

HEADERS: dict[str, tuple[Change, str]] = {
    "another game": (
        header(rb'"game":"[0-9a-f]{32}"', b'"game":"' + b"a" * 32 + b'"'),
        "The record is of another game.",
    ),
    "other rules": (
        header(rb'"draw":"auto"', rb'"draw":"manual"'),
        "The rules in the record are not those that the deal was bound to.",
    ),
    "somebody else": (
        header(rb'"name":"Ada"', rb'"name":"Mallory"'),
        "The record has Mallory on the seat that was Ada's at the deal.",
    ),
    "another attempt": (
        header(rb'"attempt":1', rb'"attempt":2'),
        "The record speaks of attempt 2 at the deal; it was 1.",
    ),
    "another commit of the host": (
        header(rb'"commit":"[0-9a-f]{64}"', b'"commit":"' + b"a" * 64 + b'"'),
        "The host's commit in the record is not the one that it sent at the deal.",
    ),
    "another seed of the host": (
        header(rb'"host_seed":"[0-9a-f]{64}"', b'"host_seed":"' + b"a" * 64 + b'"'),
        "The host's seed is not the one that it committed to.",
    ),
    "another commit of a seat": (
        header(rb'"seat_commits":\["[0-9a-f]{64}"', b'"seat_commits":["' + b"a" * 64 + b'"'),
        "The commit of Ada in the record is not the one sent at the deal.",
    ),
    "another seed of a seat": (
        header(rb'"seat_seeds":\["[0-9a-f]{64}"', b'"seat_seeds":["' + b"a" * 64 + b'"'),
        "The seed of Ada in the record is not the one sent at the deal.",
    ),
    "no deal": (
        header(
            rb'"deal":{.*}',
            b'"position":{"board":["..........","..........","..........","..........",'
            b'"..........","..........","..........","..........","..........",".........."],'
            b'"hands":[["9D"],["2C"]],"to_play":0}}',
        ),
        "The record does not show the seeds that the cards came from.",
    ),
}


@pytest.mark.parametrize(("change", "sentence"), HEADERS.values(), ids=list(HEADERS))
def test_a_record_with_another_deal_is_false(hold: Hold, change: Change, sentence: str) -> None:
    assert fault_of(hold("Ada", "Bo", tamper=record_as(change))) == sentence


def test_a_person_who_is_a_bot_in_the_record_is_told(hold: Hold) -> None:
    def change(lines: list[bytes]) -> list[bytes]:
        first = lines[0].replace(
            b'"name":"Ada","side":"blue"', b'"name":"Ada","side":"blue","bot":"club"'
        )
        for values in (b"seat_commits", b"seat_seeds"):
            first = re.sub(rb'("%s":\[)"[0-9a-f]{64}"' % values, rb"\1null", first)
        return [first, *lines[1:]]

    assert fault_of(hold("Ada", "Bo", tamper=record_as(change))) == (
        "The record has Ada as a bot; at the deal it was a person."
    )


# The moves -------------------------------------------------------------------------------------


def test_a_move_left_out_is_told(hold: Hold) -> None:
    evening = hold("Ada", "Bo", tamper=record_as(lambda lines: [*lines[:3], *lines[4:]]))
    assert re.fullmatch(
        r"You were told as move 3: (Ada|Bo) played .. at [a-j][0-9]+; "
        r"the record has only 2 moves that the rules allow\.",
        fault_of(evening),
    )


def test_the_last_moves_left_out_are_told(hold: Hold) -> None:
    evening = hold("Ada", "Bo", tamper=record_as(lambda lines: [*lines[:-3], lines[-1]]))
    fault = fault_of(evening)
    last = evening.game("Bo").version
    assert fault.startswith(f"You were told as move {last - 1}: ")
    assert fault.endswith(f"; the record has only {last - 2} moves that the rules allow.")


def test_a_move_told_as_another_is_caught(hold: Hold) -> None:
    def elsewhere(update: Update) -> Update:
        first = update.events[0] if update.events else None
        if update.version != 4 or not isinstance(first, PlacedEvent):
            return update
        moved = msgspec.structs.replace(first, at="a2" if first.at != "a2" else "a3")
        return msgspec.structs.replace(update, events=(moved, *update.events[1:]))

    fault = fault_of(hold("Ada", "Bo", tamper=updates_as(elsewhere)))
    assert fault.startswith("You were told as move 4: ")


def test_a_game_that_ends_otherwise_in_the_record_is_told(hold: Hold) -> None:
    def lost(lines: list[bytes]) -> list[bytes]:
        other = lines[-1].replace(b"blue", b"x").replace(b"green", b"blue").replace(b"x", b"green")
        return [*lines[:-1], other]

    assert fault_of(hold("Ada", "Bo", tamper=record_as(lost))) == (
        "The record does not end as the game did."
    )


def test_a_record_without_its_end_is_told(hold: Hold) -> None:
    evening = hold("Ada", "Bo", tamper=record_as(lambda lines: lines[:-1]))
    assert fault_of(evening) == "The record does not end as the game did."


def test_a_game_called_abandoned_that_was_not_is_told(hold: Hold) -> None:
    def abandoned(update: Update) -> Update:
        if update.view.result is None:
            return update
        view = msgspec.structs.replace(update.view, result=ResultForm("abandoned"))
        return Update(update.version, (EndedEvent("abandoned"),), view)

    assert fault_of(hold("Ada", "Bo", tamper=updates_as(abandoned))) == (
        "You were told that the game was abandoned; the record does not say so."
    )


# The cards -------------------------------------------------------------------------------------


def test_a_card_changed_at_the_deal_is_told(hold: Hold) -> None:
    dealt: list[str] = []

    def better(update: Update) -> Update:
        if update.version > 0:
            return update
        dealt.append(update.view.hand[0])
        hand = ("AC" if update.view.hand[0] == "KC" else "KC", *update.view.hand[1:])
        return Update(0, (), msgspec.structs.replace(update.view, hand=hand))

    fault = fault_of(hold("Ada", "Bo", tamper=updates_as(better)))
    instead = "AC" if dealt == ["KC"] else "KC"
    assert fault == f"You held {instead} at the deal; the record gives you {dealt[0]}."


def test_a_card_changed_when_it_was_drawn_is_told(hold: Hold) -> None:
    drawn: list[tuple[int, str, str]] = []

    def better(update: Update) -> Update:
        last = update.events[-1] if update.events else None
        if drawn or not isinstance(last, TookEvent):
            return update
        instead = "AC" if last.card == "KC" else "KC"
        drawn.append((update.version, last.card, instead))
        hand = list(update.view.hand)
        hand[hand.index(last.card)] = instead
        view = msgspec.structs.replace(update.view, hand=tuple(hand))
        return Update(update.version, (*update.events[:-1], TookEvent(1, instead)), view)

    fault = fault_of(hold("Ada", "Bo", tamper=updates_as(better)))
    ((version, card, instead),) = drawn
    assert fault == f"You held {instead} after move {version}; the record gives you {card}."


# What is no record -----------------------------------------------------------------------------


def test_what_is_no_record_is_told_with_its_line(hold: Hold) -> None:
    evening = hold("Ada", "Bo", tamper=record_as(lambda lines: [lines[0], b"nonsense\n"]))
    assert fault_of(evening).startswith("The record that the host showed can't be read: line 2: ")


def test_a_record_in_many_parts_is_put_together(hold: Hold) -> None:
    def in_parts(person: str, message: HostMessage) -> Iterable[HostMessage]:
        if not isinstance(message, Reveal):
            return (message,)
        body = message.body
        pieces = [body[at : at + 1000] for at in range(0, len(body), 1000)]
        return [Reveal(n, len(pieces), piece) for n, piece in enumerate(pieces)]

    assert proof_of(hold("Ada", "Bo", tamper=in_parts)) == Proof("proved", None)


@pytest.mark.parametrize(
    "parts",
    [
        [Reveal(1, 2, b"second")],
        [Reveal(0, 2, b"first"), Reveal(2, 2, b"third")],
        [Reveal(n, 1000, b"endless") for n in range(999)],
    ],
    ids=["the end alone", "past the end", "endless"],
)
def test_parts_that_make_no_whole_show_nothing(hold: Hold, parts: list[Reveal]) -> None:
    def instead(person: str, message: HostMessage) -> Iterable[HostMessage]:
        return parts if isinstance(message, Reveal) else (message,)

    evening = hold("Ada", "Bo", tamper=instead)
    evening.start()
    evening.play()
    assert evening.game("Bo").record is None
    evening.wait(15)
    assert evening.proof("Bo") == Proof("not_shown", None)


def test_a_record_shown_during_the_game_proves_nothing_yet(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    evening.play(moves=3)
    evening.guests["Bo"].receive(Reveal(0, 1, b"{}"), evening.now)
    assert evening.game("Bo").proof is None
    evening.play()
    assert evening.proof("Bo") == Proof("proved", None)
