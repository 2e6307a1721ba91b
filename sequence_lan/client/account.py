"""What this client was told of a game and its deal, until the record is shown and checked."""

from typing import Final

import msgspec

from sequence_lan.client.deal_check import BadDeal, with_commits, with_seeds
from sequence_lan.client.model import Proof
from sequence_lan.client.proof import prove
from sequence_lan.client.receipt import Attempt, Receipt, Told
from sequence_lan.net.messages import GameForm, Reveal, Update, ViewForm

MOST_PARTS: Final = 64
"""Of a record that is shown: some 3 MB, twenty times any game."""


class Account:
    """One game: the attempt that it came from, and every word about it in the order they came."""

    def __init__(self, receipt: Receipt) -> None:
        self.attempt = receipt.attempt
        self._told = list(receipt.told)
        self._parts: list[bytes] = []

    @property
    def game(self) -> str:
        """The game's number."""
        return self.attempt.begin.game

    def heard(self, update: Update) -> Told:
        """What ``update`` tells, which belongs to the account from now on."""
        told = Told(update.version, update.view.seat, update.view.hand, update.events)
        self._told.append(told)
        return told

    def resumed(self, form: GameForm) -> Told:
        """What ``form`` tells whoever comes or comes back; a fault where its deal is another."""
        self._parts = []
        try:
            self.attempt = _completed(self.attempt, form)
        except BadDeal as bad:
            if self.attempt.fault is None:
                self.attempt = msgspec.structs.replace(self.attempt, fault=bad.sentence)
        view: ViewForm = form.view
        told = Told(form.version, view.seat, view.hand, form.log, snapshot=True)
        self._told.append(told)
        return told

    def shown(self, reveal: Reveal) -> bytes | None:
        """The record, once all its parts are there; a part out of its order is left out."""
        if reveal.part == 0:
            self._parts = []
        if reveal.part != len(self._parts) or not reveal.part < reveal.parts <= MOST_PARTS:
            return None
        self._parts.append(reveal.body)
        return b"".join(self._parts) if len(self._parts) == reveal.parts else None

    def proof(self, record: bytes | None) -> Proof:
        """What becomes of the proof with ``record``; with None the host has not shown it."""
        return prove(Receipt(self.attempt, tuple(self._told)), record)


def _completed(attempt: Attempt, form: GameForm) -> Attempt:
    """``attempt`` with what was missed of its deal; BadDeal where the host tells another one."""
    if (form.attempt, form.begin) != (attempt.number, attempt.begin):
        raise BadDeal("The host speaks of another deal than the one that this game began with.")
    if form.commits is None or form.seeds is None:
        raise BadDeal("The host does not say any more which commits and seeds the deal had.")
    if attempt.seat is None and attempt.commits is None:
        attempt = msgspec.structs.replace(attempt, late=True)
    return with_seeds(with_commits(attempt, form.commits.commits), form.seeds.seeds)
