"""The host's side of the provable deal: everybody bound before anybody shows (RECORD.md)."""

import hmac
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from sequence_lan.engine import header
from sequence_lan.engine.deal import binding, host_commit, seat_commit
from sequence_lan.host.denied import Code, Denied
from sequence_lan.host.room import Room
from sequence_lan.net.forms import rules_of
from sequence_lan.net.messages import DealBegin, DealCommits, SeatEntry

ANSWER_WITHIN: Final = 10.0
"""Seconds in which every person's client has to answer a stage."""


@dataclass(frozen=True, slots=True)
class Deal:
    """One attempt at a deal."""

    attempt: int
    """From 1; how often this deal has been begun (RECORD.md, the provable deal 5)."""
    begin: DealBegin
    bound: bytes
    """What every commit contains (RECORD.md, the provable deal 1)."""
    host_seed: bytes = field(repr=False)
    commits: tuple[bytes | None, ...]
    seeds: tuple[bytes | None, ...] = field(repr=False)
    until: float
    """When the stage that is under way is called off."""

    @property
    def committed(self) -> bool:
        """Whether everybody is bound, so that seeds may be shown."""
        return not self._missing(self.commits)

    @property
    def answered(self) -> bool:
        """Whether everybody is bound and has shown their seed."""
        return self.committed and not self._missing(self.seeds)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have not answered the present stage."""
        return self._missing(self.seeds if self.committed else self.commits)

    def _missing(self, values: tuple[bytes | None, ...]) -> tuple[int, ...]:
        return tuple(
            seat
            for seat, (entry, value) in enumerate(zip(self.begin.seats, values, strict=True))
            if entry.bot is None and value is None
        )

    def stages(self) -> tuple[DealBegin | DealCommits, ...]:
        """What everybody has been told of this attempt while it is under way."""
        return (self.begin, DealCommits(self.commits)) if self.committed else (self.begin,)


def begin(room: Room, game: str, host_seed: bytes, now: float) -> Deal:
    """A new attempt at the deal of ``game`` for the seats of ``room``, each of them taken.

    ``host_seed`` is 32 random bytes drawn for this attempt alone.
    """
    options = room.options
    seats = tuple(_entry(room, seat) for seat in range(options.players))
    values = {"game": game, "rules": options.rules, "seats": seats, "sides": options.sides}
    bound = binding(msgspec.to_builtins(values))
    nobody = (None,) * options.players
    return Deal(
        attempt=room.attempts,
        begin=DealBegin(game, options.rules, options.sides, seats, host_commit(bound, host_seed)),
        bound=bound,
        host_seed=host_seed,
        commits=nobody,
        seeds=nobody,
        until=now + ANSWER_WITHIN,
    )


def _entry(room: Room, seat: int) -> SeatEntry:
    side = room.options.sides[seat % len(room.options.sides)]
    bot = room.bots[seat]
    if bot is not None:
        return SeatEntry(f"Bot {seat + 1}", side, bot)
    holder = room.holder(seat)
    if holder is None:
        raise ValueError(f"nobody sits on seat {seat}")
    return SeatEntry(holder.name, side)


def with_commit(deal: Deal, seat: int, commit: bytes, now: float) -> Deal:
    """The deal with the commit of ``seat``; Denied if it is bound already by another."""
    if deal.commits[seat] == commit:
        return deal
    if deal.commits[seat] is not None:
        raise Denied(Code.BOUND)
    deal = replace(deal, commits=_with(deal.commits, seat, commit))
    return replace(deal, until=now + ANSWER_WITHIN) if deal.committed else deal


def with_seed(deal: Deal, seat: int, seed: bytes) -> Deal:
    """The deal with the seed of ``seat``; Denied if that is not what it is bound to.

    Seeds come only once everybody is bound (RECORD.md, the provable deal 4).
    """
    commit = deal.commits[seat]
    if commit is None or not deal.committed:
        raise Denied(Code.NOT_NOW, "Nobody shows a seed before everybody is bound by a commit.")
    if not hmac.compare_digest(seat_commit(deal.bound, seat, seed), commit):
        raise Denied(Code.WRONG_SEED)
    return replace(deal, seeds=_with(deal.seeds, seat, seed))


def _with(values: tuple[bytes | None, ...], seat: int, value: bytes) -> tuple[bytes | None, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def header_of(deal: Deal, table: str, app: str, started: str) -> header.Header:
    """The header of the game's record; ``started`` is the time in ISO 8601."""
    return header.Header(
        app=app,
        table=table,
        game=deal.begin.game,
        started=started,
        rules=rules_of(deal.begin.rules),
        sides=deal.begin.sides,
        seats=tuple(
            header.SeatEntry(entry.name, entry.side, entry.bot) for entry in deal.begin.seats
        ),
        start=header.Deal(
            attempt=deal.attempt,
            commit=deal.begin.commit,
            host_seed=deal.host_seed,
            seat_commits=deal.commits,
            seat_seeds=deal.seeds,
        ),
    )
