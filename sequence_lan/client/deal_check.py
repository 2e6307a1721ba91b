"""This client's part of the provable deal: it is bound, sees that all are, then shows its seed.

Each function gives the attempt after a message of the host, or raises BadDeal with the sentence
that says what does not fit (RECORD.md, the provable deal 2-5).
"""

import hmac
from typing import Any, Final, NamedTuple

import msgspec

from sequence_lan.client.receipt import Attempt
from sequence_lan.engine.deal import binding, seat_commit
from sequence_lan.engine.sentence import Sentence, Worded
from sequence_lan.language import noted
from sequence_lan.net.messages import DealBegin, LobbyForm, RulesForm, SeatEntry

OFTEN: Final = 3
"""From the attempt with this number on, the person is told that deals are being called off."""


class _Faults(NamedTuple):
    """What can be wrong with the commits of the seats, or with their seeds."""

    number: str
    dropped: str
    of_a_bot: str


_COMMITS: Final = _Faults(
    noted("Fault", "The host sent {n} commits for {seats} seats."),
    noted("Fault", "The host dropped the commit of {name}."),
    noted("Fault", "The host sent a commit for {name}, which is a bot."),
)
_SEEDS: Final = _Faults(
    noted("Fault", "The host sent {n} seeds for {seats} seats."),
    noted("Fault", "The host dropped the seed of {name}."),
    noted("Fault", "The host sent a seed for {name}, which is a bot."),
)


class BadDeal(Worded):
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
        raise BadDeal(
            "The host has called off a deal, but says that this is attempt {n}.", n=number
        )


def check_same(number: int, attempt: Attempt) -> None:
    """BadDeal if the host goes on with another attempt than the one it has begun."""
    if number != attempt.number:
        raise BadDeal(
            "The host speaks of attempt {n} while {own} goes on.", n=number, own=attempt.number
        )


def check_begin(begin: DealBegin, lobby: LobbyForm) -> None:
    """BadDeal if the deal is bound to anything else than the lobby showed."""
    options = lobby.options
    if begin.rules != options.rules:
        raise _other_rule(begin.rules, options.rules)
    if begin.sides != options.sides:
        raise BadDeal(
            "The deal is bound to the sides {bound}; the lobby showed {shown}.",
            bound=", ".join(begin.sides),
            shown=", ".join(options.sides),
        )
    if len(begin.seats) != options.players:
        raise BadDeal(
            "The deal is bound to {n} seats; the lobby showed {shown}.",
            n=len(begin.seats),
            shown=options.players,
        )
    sitting = {person.seat: person.name for person in lobby.people if person.seat is not None}
    for seat, entry in enumerate(begin.seats):
        side = begin.sides[seat % len(begin.sides)]
        if entry.side != side:
            raise BadDeal(
                "The deal has {name} play for {side}, but that seat plays for {other}.",
                name=entry.name,
                side=entry.side,
                other=side,
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
    _check_by_seat(attempt.begin, commits, _COMMITS)
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
    _check_by_seat(begin, seeds, _SEEDS)
    bound = bound_of(begin)
    for seat, (commit, seed) in enumerate(zip(commits, seeds, strict=True)):
        if commit is None or seed is None:
            continue
        if not hmac.compare_digest(seat_commit(bound, seat, seed), commit):
            raise BadDeal(
                "The seed shown for {name} is not the one it was bound to: it was chosen or "
                "changed afterwards.",
                name=begin.seats[seat].name,
            )


def check_complete(attempt: Attempt) -> None:
    """BadDeal if the host deals the cards before the attempt has gone through its stages."""
    if attempt.commits is None:
        raise BadDeal("The host dealt the cards before everybody was bound by a commit.")
    if attempt.seeds is None:
        raise BadDeal("The host dealt the cards without showing everybody's seeds.")


def often_called_off(number: int) -> Sentence | None:
    """The sentence about deals called off again and again, from the third attempt on."""
    if number < OFTEN:
        return None
    return Sentence(
        "The deal was called off {off} times; this is attempt {n}. A host that goes on like that "
        "may be waiting for cards it likes.",
        {"off": number - 1, "n": number},
    )


def _check_by_seat(begin: DealBegin, values: tuple[bytes | None, ...], faults: _Faults) -> None:
    if len(values) != len(begin.seats):
        raise BadDeal(faults.number, n=len(values), seats=len(begin.seats))
    for entry, value in zip(begin.seats, values, strict=True):
        if entry.bot is None and value is None:
            raise BadDeal(faults.dropped, name=entry.name)
        if entry.bot is not None and value is not None:
            raise BadDeal(faults.of_a_bot, name=entry.name)


def _check_seat(entry: SeatEntry, person: str | None, bot: str | None) -> None:
    if person is not None:
        if entry.bot is not None:
            raise BadDeal(
                "The deal calls the seat of {name} a bot's; a person sits there.", name=person
            )
        if entry.name != person:
            raise BadDeal(
                "The deal has {name} on the seat where the lobby showed {other}.",
                name=entry.name,
                other=person,
            )
    elif bot is not None:
        if entry.bot is None:
            raise BadDeal(
                "The deal has {name} on a seat where the lobby showed a bot.", name=entry.name
            )
        if entry.bot != bot:
            raise BadDeal(
                "The deal has the bot {bot} on a seat where the lobby showed the bot {other}.",
                bot=entry.bot,
                other=bot,
            )
    else:
        raise BadDeal("The deal has {name} on a seat that was free in the lobby.", name=entry.name)


def _other_rule(bound: RulesForm, shown: RulesForm) -> BadDeal:
    rule = next(
        name for name in bound.__struct_fields__ if getattr(bound, name) != getattr(shown, name)
    )
    return BadDeal(
        "The deal is bound to other rules than the lobby showed: {rule} is {bound}, not {shown}.",
        rule=rule,
        bound=_words(getattr(bound, rule)),
        shown=_words(getattr(shown, rule)),
    )


def _words(value: object) -> str | Sentence:
    if isinstance(value, bool):
        return Sentence("on") if value else Sentence("off")
    if isinstance(value, tuple):
        return "/".join(map(str, value))
    return Sentence("without limit") if value is None else str(value)
