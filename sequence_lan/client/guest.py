"""One client's side of a table, without a socket: messages in, the new table and answers out."""

import secrets
from collections.abc import Callable
from typing import Final, assert_never

from sequence_lan.client import fold
from sequence_lan.client.account import Account
from sequence_lan.client.deal_check import BadDeal, often_called_off
from sequence_lan.client.deal_part import DealPart
from sequence_lan.client.model import Proof, Table
from sequence_lan.client.proof import can_prove
from sequence_lan.client.receipt import Attempt, Line, Receipt
from sequence_lan.client.receipts import Receipts
from sequence_lan.language import said, translate, why
from sequence_lan.net.messages import (
    Chat,
    ClientMessage,
    Closed,
    Confirm,
    Deal,
    DealBegin,
    DealOff,
    GameForm,
    Handover,
    HostMessage,
    Lobby,
    Moved,
    Pake,
    Ping,
    Pong,
    Refusal,
    Rejected,
    Reveal,
    Update,
    Welcome,
)

REVEAL_WAIT: Final = 15.0
"""Seconds after the end of a game in which the host has to show its seed and the record."""


class Guest:
    """What this client knows of one table, and its part of the deals there."""

    def __init__(
        self,
        table: Table,
        receipts: Receipts,
        draw: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """At ``table``; ``draw`` makes this client's seeds, of that many bytes."""
        self.table = table
        self._receipts = receipts
        self._deal = DealPart(draw, receipts.load)
        self._account: Account | None = None
        """Of the game on the table."""
        self._reveal_due: float | None = None
        self._unkept = False

    def receive(self, message: HostMessage, now: float) -> list[ClientMessage]:
        """``table`` is as ``message`` makes it; the answers that the host waits for.

        ``now`` is on the clock of time.monotonic(). Raises forms.BadForm, the table unchanged.
        """
        before = self.table
        self.table = fold.fold(before, message, now)
        match message:
            case Welcome():
                self._welcomed(message.game)
            case Deal():
                return self._dealt(message)
            case Update():
                self._updated(message, before)
            case Reveal():
                self._shown(message)
            case Ping(number):
                return [Pong(number)]
            case Refusal() | Closed():
                self.over()
            case Lobby() | Rejected() | Chat() | Handover() | Moved() | Pake() | Confirm():
                pass
            case _:
                assert_never(message)
        self._expect_record(before, now)
        return []

    def tick(self, now: float) -> None:
        """A record that the host should have shown by ``now`` counts as not shown."""
        if self._reveal_due is not None and now >= self._reveal_due:
            self.over()

    def over(self) -> None:
        """A record that has not come by now is not expected any more."""
        self._reveal_due = None
        if self._account is not None and self._record_missing():
            self.table = fold.proved(self.table, self._account.proof(None), None)

    def _record_missing(self) -> bool:
        game = self.table.game
        return game is not None and game.record is None and game.view.public.result is not None

    def _expect_record(self, before: Table, now: float) -> None:
        if not self._record_missing():
            self._reveal_due = None
        elif self._reveal_due is None and self.table.game is not before.game:
            self._reveal_due = now + REVEAL_WAIT

    def _dealt(self, deal: Deal) -> list[ClientMessage]:
        if isinstance(deal.stage, DealBegin):
            self.over()
            often = often_called_off(deal.attempt)
            if often is not None:
                self.table = fold.noticed(self.table, "called_off", said(often))
        called_off = self._deal.attempt if isinstance(deal.stage, DealOff) else None
        answers: list[ClientMessage] = []
        try:
            answers = self._deal.answer(deal, self.table.lobby, self.table.seat)
        except BadDeal as bad:
            self.table = fold.noticed(self.table, "bad_deal", said(bad.sentence))
        if called_off is not None:
            self._receipts.forget(called_off.begin.game)
        elif self._deal.attempt is not None:
            self._keep(self._deal.attempt, self._deal.attempt)
        return answers

    def _updated(self, update: Update, before: Table) -> None:
        if update.version == 0 and before.dealing is not None:
            attempt = self._deal.take() or _late(before.dealing.attempt, before.dealing.begin)
            self._account = Account(Receipt(attempt, ()))
            self._keep(attempt, attempt)
        if self._account is not None:
            self._keep(self._account.attempt, self._account.heard(update))
            self._show_fault(self._account)

    def _welcomed(self, form: GameForm | None) -> None:
        """The account of the game in ``form`` goes on: from memory, else from disk, else anew."""
        if form is None:
            self._account = None
            return
        game = form.begin.game
        account = self._account
        if account is None or account.game != game:
            own = self._deal.attempt
            if own is not None and own.begin.game == game:
                self._deal.take()
                account = Account(Receipt(own, ()))
            else:
                kept = self._receipts.load(game)
                account = Account(kept or Receipt(_late(form.attempt, form.begin), ()))
        told = account.resumed(form)
        self._account = account
        self._keep(account.attempt, account.attempt)
        self._keep(account.attempt, told)
        self._show_fault(account)

    def _shown(self, reveal: Reveal) -> None:
        record = None if self._account is None else self._account.shown(reveal)
        if self._account is not None and record is not None and self._record_missing():
            self.table = fold.proved(self.table, self._account.proof(record), record)

    def _show_fault(self, account: Account) -> None:
        """A deal that is false already is shown so at once, not only at the end."""
        fault, game = account.attempt.fault, self.table.game
        if fault is not None and game is not None and game.proof is None:
            self.table = fold.proved(self.table, Proof("false", fault), None)

    def _keep(self, attempt: Attempt, line: Line) -> None:
        if self._unkept or not can_prove(attempt):
            return
        try:
            self._receipts.add(attempt.begin.game, line)
        except OSError as fault:
            self._unkept = True
            self.table = fold.noticed(
                self.table,
                "receipt",
                translate(
                    "Net",
                    "What proves the deal can't be kept in {folder} ({why}): it will be lost if "
                    "this program ends before the game does.",
                ).format(folder=self._receipts.folder, why=why(fault)),
            )


def _late(number: int, begin: DealBegin) -> Attempt:
    return Attempt(number, begin, late=True)
