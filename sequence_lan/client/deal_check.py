"""This client's part of the provable deal: it is bound, sees that all are, then shows its seed.

Each function gives the attempt after a message of the host, or raises BadDeal with the sentence
that says what does not fit (RECORD.md, the provable deal 2-5).
"""

import hmac
from typing import Any, Final

import msgspec

from sequence_lan.client.receipt import Attempt
from sequence_lan.engine.deal import binding, seat_commit
from sequence_lan.net.messages import DealBegin, LobbyForm, RulesForm, SeatEntry

OFTEN: Final = 3
"""From the attempt with this number on, the person is told that deals are being called off."""


class BadDeal(Exception):
    """A deal that this client does not accept; its text is the sentence for the person."""


def bound_of(begin: DealBegin) -> bytes:
    """The 32 bytes that everybody's commits contain (RECORD.md, the provable deal 1)."""
    values: dict[str, Any] = msgspec.to_builtins(
        {"game": begin.game, "rules": begin.rules, "seats": begin.seats, "sides": begin.sides}
    )
    return binding(values)


def own_commit(attempt: Attempt) -> bytes:
    """What this client is bound by; only for an attempt in which it has a seed."""
    if attempt.seat is None or attempt.seed is None:
        raise ValueError("a watcher has no seed")
    return seat_commit(bound_of(attempt.begin), attempt.seat, attempt.seed)


def check_number(number: int, before: Attempt | None) -> None:
    """BadDeal if the attempt ``number`` hides that there have been others.

    ``before`` is the attempt before this one, called off with no game since.
    """
    if before is not None and number <= before.number:
        raise BadDeal(f"The host has called off a deal, but says that this is attempt {number}.")


def check_same(number: int, attempt: Attempt) -> None:
    """BadDeal if the host goes on with another attempt than the one it has begun."""
    if number != attempt.number:
        raise BadDeal(f"The host speaks of attempt {number} while {attempt.number} goes on.")


def check_begin(begin: DealBegin, lobby: LobbyForm) -> None:
    """BadDeal if the deal is bound to anything else than the lobby showed."""
    options = lobby.options
    if begin.rules != options.rules:
        raise BadDeal(_other_rule(begin.rules, options.rules))
    if begin.sides != options.sides:
        raise BadDeal(
            f"The deal is bound to the sides {', '.join(begin.sides)}; "
            f"the lobby showed {', '.join(options.sides)}."
        )
    if len(begin.seats) != options.players:
        raise BadDeal(
            f"The deal is bound to {len(begin.seats)} seats; the lobby showed {options.players}."
        )
    sitting = {person.seat: person.name for person in lobby.people if person.seat is not None}
    for seat, entry in enumerate(begin.seats):
        side = begin.sides[seat % len(begin.sides)]
        if entry.side != side:
            raise BadDeal(
                f"The deal puts {entry.name} on the {entry.side} side, where this seat plays "
                f"for {side}."
            )
        bot = lobby.bots[seat] if seat < len(lobby.bots) else None
        _check_seat(entry, sitting.get(seat), bot)


def with_commits(attempt: Attempt, commits: tuple[bytes | None, ...]) -> Attempt:
    """``attempt`` with everybody's commits: this client's seed may be shown.

    BadDeal if one is missing, is not this client's own, or is another than before.
    """
    if attempt.commits is not None and attempt.commits != commits:
        raise BadDeal("The host changed commits after it had sent them.")
    if attempt.commits is None and attempt.seeds is not None:
        raise BadDeal("The host sent the commits after the seeds.")
    _check_by_seat(attempt.begin, commits, "commit")
    if attempt.seat is not None and attempt.seed is not None:
        sent = commits[attempt.seat]
        if sent is None or not hmac.compare_digest(sent, own_commit(attempt)):
            raise BadDeal("The host passed on another commit for your seat than yours.")
    return msgspec.structs.replace(attempt, commits=commits)


def with_seeds(attempt: Attempt, seeds: tuple[bytes | None, ...]) -> Attempt:
    """``attempt`` with everybody's seeds, each the one that its seat was bound to; else BadDeal."""
    if attempt.commits is None:
        raise BadDeal("The host showed seeds before everybody was bound by a commit.")
    if attempt.seeds is not None and attempt.seeds != seeds:
        raise BadDeal("The host changed seeds after it had shown them.")
    check_seeds(attempt.begin, attempt.commits, seeds)
    own = None if attempt.seat is None else seeds[attempt.seat]
    if attempt.seed is not None and own != attempt.seed:
        raise BadDeal("The host passed on another seed for your seat than yours.")
    return msgspec.structs.replace(attempt, seeds=seeds)


def check_seeds(
    begin: DealBegin, commits: tuple[bytes | None, ...], seeds: tuple[bytes | None, ...]
) -> None:
    """BadDeal if a seed is missing, or is not the one that its seat's commit binds it to."""
    _check_by_seat(begin, seeds, "seed")
    bound = bound_of(begin)
    for seat, (commit, seed) in enumerate(zip(commits, seeds, strict=True)):
        if commit is None or seed is None:
            continue
        if not hmac.compare_digest(seat_commit(bound, seat, seed), commit):
            raise BadDeal(
                f"The seed shown for {begin.seats[seat].name} is not the one it was bound to: "
                "it was chosen or changed afterwards."
            )


def check_complete(attempt: Attempt) -> None:
    """BadDeal if the host deals the cards before the attempt has gone through its stages."""
    if attempt.commits is None:
        raise BadDeal("The host dealt the cards before everybody was bound by a commit.")
    if attempt.seeds is None:
        raise BadDeal("The host dealt the cards without showing everybody's seeds.")


def often_called_off(number: int) -> str | None:
    """The sentence about deals called off again and again, from the third attempt on."""
    if number < OFTEN:
        return None
    return (
        f"The deal was called off {number - 1} times; this is attempt {number}. "
        "A host that goes on like that may be waiting for cards it likes."
    )


def _check_by_seat(begin: DealBegin, values: tuple[bytes | None, ...], word: str) -> None:
    if len(values) != len(begin.seats):
        raise BadDeal(f"The host sent {len(values)} {word}s for {len(begin.seats)} seats.")
    for entry, value in zip(begin.seats, values, strict=True):
        if entry.bot is None and value is None:
            raise BadDeal(f"The host dropped the {word} of {entry.name}.")
        if entry.bot is not None and value is not None:
            raise BadDeal(f"The host sent a {word} for {entry.name}, which is a bot.")


def _check_seat(entry: SeatEntry, person: str | None, bot: str | None) -> None:
    if person is not None:
        if entry.bot is not None:
            raise BadDeal(f"The deal calls the seat of {person} a bot's; a person sits there.")
        if entry.name != person:
            raise BadDeal(f"The deal has {entry.name} on the seat where the lobby showed {person}.")
    elif bot is not None:
        if entry.bot is None:
            raise BadDeal(f"The deal has {entry.name} on a seat where the lobby showed a bot.")
        if entry.bot != bot:
            raise BadDeal(
                f"The deal has a {entry.bot} bot on a seat where the lobby showed a {bot} bot."
            )
    else:
        raise BadDeal(f"The deal has {entry.name} on a seat that was free in the lobby.")


def _other_rule(bound: RulesForm, shown: RulesForm) -> str:
    rule = next(
        name for name in bound.__struct_fields__ if getattr(bound, name) != getattr(shown, name)
    )
    return (
        f"The deal is bound to other rules than the lobby showed: {rule} is "
        f"{_words(getattr(bound, rule))}, not {_words(getattr(shown, rule))}."
    )


def _words(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return "/".join(map(str, value))
    return "without limit" if value is None else str(value)
