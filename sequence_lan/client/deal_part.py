"""This client's part of the deals at one table: what it answers, and what it does not accept."""

from collections.abc import Callable
from typing import assert_never

import msgspec

from sequence_lan.client import deal_check
from sequence_lan.client.deal_check import BadDeal
from sequence_lan.client.receipt import Attempt, Receipt
from sequence_lan.engine.deal import SEED_BYTES
from sequence_lan.net.messages import (
    ClientMessage,
    Deal,
    DealBegin,
    DealCommits,
    DealOff,
    DealSeeds,
    LobbyForm,
    SeatCommit,
    SeatSeed,
)


class DealPart:
    """The attempt under way, and the one before it when no game came of that.

    An attempt in which something did not fit gets no answer any more, and keeps the fault.
    """

    def __init__(self, draw: Callable[[int], bytes], kept: Callable[[str], Receipt | None]) -> None:
        """``draw`` makes a seed of that many bytes; ``kept`` finds the receipt of a game."""
        self.attempt: Attempt | None = None
        self._called_off: Attempt | None = None
        self._draw = draw
        self._kept = kept

    def answer(self, deal: Deal, lobby: LobbyForm | None, seat: int | None) -> list[ClientMessage]:
        """What the host waits for after ``deal``, from a client on ``seat`` whose lobby is shown.

        Raises BadDeal at what does not fit, once an attempt.
        """
        match deal.stage:
            case DealBegin() as begin:
                own = self.attempt
                # The same again for one that was away: its seed must stay the same, too.
                if own is None or (own.number, own.begin) != (deal.attempt, begin):
                    self._begin(deal.attempt, begin, lobby, seat)
                return self._commit()
            case DealCommits(commits):
                self._go_on(deal.attempt, lambda own: deal_check.with_commits(own, commits))
                return self._show()
            case DealSeeds(seeds):
                self._go_on(deal.attempt, lambda own: deal_check.with_seeds(own, seeds))
            case DealOff():
                if self.attempt is not None:
                    self._called_off, self.attempt = self.attempt, None
            case _:
                assert_never(deal.stage)
        return []

    def take(self) -> Attempt | None:
        """The attempt, over because its game begins; with a fault if that was too early."""
        own, self.attempt, self._called_off = self.attempt, None, None
        if own is None or own.fault is not None:
            return own
        try:
            deal_check.check_complete(own)
        except BadDeal as bad:
            return msgspec.structs.replace(own, fault=bad.sentence)
        return own

    def _begin(
        self, number: int, begin: DealBegin, lobby: LobbyForm | None, seat: int | None
    ) -> None:
        before = self.attempt or self._called_off
        kept = self._kept(begin.game)
        if kept is not None and (kept.attempt.number, kept.attempt.begin) == (number, begin):
            self.attempt = kept.attempt
        else:
            seed = None if seat is None else self._draw(SEED_BYTES)
            self.attempt = Attempt(number, begin, seat, seed)
        try:
            deal_check.check_number(number, before)
            if lobby is not None:
                deal_check.check_begin(begin, lobby)
            if kept is not None and kept.told:
                raise BadDeal("The host gave this deal the number of an earlier game.")
        except BadDeal as bad:
            self._fail(bad)

    def _commit(self) -> list[ClientMessage]:
        own = self.attempt
        if own is None or own.seed is None or own.fault is not None:
            return []
        return [SeatCommit(own.number, deal_check.own_commit(own))]

    def _show(self) -> list[ClientMessage]:
        own = self.attempt
        if own is None or own.seed is None or own.fault is not None:
            return []
        return [SeatSeed(own.number, own.seed)]

    def _go_on(self, number: int, step: Callable[[Attempt], Attempt]) -> None:
        own = self.attempt
        if own is None or own.fault is not None:
            return
        try:
            deal_check.check_same(number, own)
            self.attempt = step(own)
        except BadDeal as bad:
            self._fail(bad)

    def _fail(self, bad: BadDeal) -> None:
        if self.attempt is not None:
            self.attempt = msgspec.structs.replace(self.attempt, fault=bad.sentence)
        raise bad
