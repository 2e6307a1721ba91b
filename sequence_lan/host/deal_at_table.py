"""The attempt at a deal that is under way at one table, and what everybody is told of it."""

from collections.abc import Callable
from typing import Final

from sequence_lan.host import dealing
from sequence_lan.host.dealing import Deal
from sequence_lan.host.denied import Code, Denied
from sequence_lan.host.peers import Out, Peers
from sequence_lan.host.room import Person, Room
from sequence_lan.net import messages as wire

_SEED_BYTES: Final = 32


class DealAtTable:
    """At most one attempt at a time (RECORD.md, the provable deal)."""

    def __init__(self, peers: Peers, draw: Callable[[int], bytes]) -> None:
        """Told to ``peers``; ``draw`` makes the host's seeds."""
        self.attempt: Deal | None = None
        """The one under way; None also while one waits for somebody to come back."""
        self._peers = peers
        self._draw = draw

    def begin(self, room: Room, game: str, now: float) -> Out:
        """A new attempt for the game with that number has begun, with fresh seeds."""
        deal = dealing.begin(room, game, self._draw(_SEED_BYTES), now)
        out = self._peers.to_all(wire.Deal(deal.attempt, deal.begin))
        return out + self._advanced(deal, committed=False)

    def commit(self, person: Person, attempt: int, commit: bytes, now: float) -> Out:
        """``person`` is bound by ``commit``; an answer to an attempt called off counts for none."""
        deal = self._answered(person, attempt)
        if deal is None or person.seat is None:
            return []
        bound = dealing.with_commit(deal, person.seat, commit, now)
        return self._advanced(bound, committed=deal.committed)

    def seed(self, person: Person, attempt: int, seed: bytes) -> None:
        """``person`` has shown the ``seed`` they are bound by."""
        deal = self._answered(person, attempt)
        if deal is not None and person.seat is not None:
            self.attempt = dealing.with_seed(deal, person.seat, seed)

    def end(self) -> Out:
        """The attempt is through: everybody is shown all seeds."""
        deal, self.attempt = self.attempt, None
        assert deal is not None, "only an attempt under way comes to its end"
        return self._peers.to_all(wire.Deal(deal.attempt, wire.DealSeeds(deal.seeds)))

    def call_off(self, seats: tuple[int, ...]) -> Out:
        """The attempt is over, because of those ``seats``."""
        assert self.attempt is not None, "only an attempt under way is called off"
        off = wire.Deal(self.attempt.attempt, wire.DealOff(seats))
        self.attempt = None
        return self._peers.to_all(off)

    def called_off_when_late(self, now: float) -> Out:
        """An attempt that some have not answered in time is over."""
        if self.attempt is None or now < self.attempt.until:
            return []
        return self.call_off(self.attempt.missing)

    def called_off_when_left(self, room: Room) -> Out:
        """An attempt is over when one of its people has no seat in ``room`` any more."""
        if self.attempt is None:
            return []
        vacated = tuple(
            seat
            for seat, entry in enumerate(self.attempt.begin.seats)
            if entry.bot is None and room.holder(seat) is None
        )
        return self.call_off(vacated) if vacated else []

    def shown_to(self, peer: int) -> Out:
        """``peer``, who has just come, is told of the attempt as far as it has come."""
        deal = self.attempt
        return [] if deal is None else [(peer, wire.Deal(deal.attempt, s)) for s in deal.stages()]

    def _answered(self, person: Person, attempt: int) -> Deal | None:
        if self.attempt is None or attempt != self.attempt.attempt:
            # It was called off while the answer was on its way.
            return None
        if person.seat is None:
            raise Denied(Code.NOT_SEATED)
        return self.attempt

    def _advanced(self, deal: Deal, *, committed: bool) -> Out:
        self.attempt = deal
        if committed or not deal.committed:
            return []
        return self._peers.to_all(wire.Deal(deal.attempt, wire.DealCommits(deal.commits)))
