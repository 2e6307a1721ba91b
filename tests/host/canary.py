"""Looks at every byte that goes to a peer for a card that the peer has not been shown."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgpack  # type: ignore[import-untyped]

from sequence_lan.engine.header import Deal
from sequence_lan.engine.record import read_record
from sequence_lan.net.messages import Welcome
from tests.host.parlour import Parlour, Visitor

CARD = re.compile(r"[2-9TJQKA][SHDC]")


class Leak(AssertionError):
    """A peer was sent what it may not know."""


class Canary:
    """Set on a table before anybody comes: raises Leak at the first frame that holds too much."""

    def __init__(self, room: Parlour) -> None:
        self.kinds: Counter[str] = Counter()
        """How often each kind of message was sent."""
        self.unknown = 0
        """Cards looked at while the peer did not know all there are."""
        self._room = room
        self._shown: dict[int, set[str]] = {}
        """By person."""
        self._secrets: list[bytes] = []
        self._game: str | None = None
        room.look = self.look

    def look(self, visitor: Visitor, frame: bytes) -> None:
        """``frame`` is on its way to ``visitor``."""
        plain = msgpack.unpackb(frame[4:])
        self.kinds[plain["t"]] += 1
        game = self._room.table.game
        person = plain["you"] if plain["t"] == "welcome" else self._person(visitor)
        if game is None or person is None:
            for card in cards(plain):
                raise Leak(f"{card} was sent to {visitor.name} though no game is on")
            return
        if game.begin.game != self._game:
            self._game = game.begin.game
            self._shown.clear()
            self._secrets = self._read_secrets()
        if game.result is None and any(secret in frame for secret in self._secrets):
            raise Leak(f"a secret of the deal was sent to {visitor.name}")
        shown = self._shown.setdefault(person, set())
        people = self._room.table.room.people
        seat = next((p.seat for p in people if p.id == person), None)
        hand = () if seat is None else game.state.secret.hands[seat]
        public = game.state.public
        shown.update(hand, *public.discards, *(self._shown_to_all()))
        for card in cards(plain):
            self.unknown += len(shown) < 52
            if card not in shown:
                raise Leak(f"{card} was sent to {visitor.name} in a {plain['t']}")
        for view in views(plain):
            if sorted(view.get("hand", ())) != sorted(hand):
                raise Leak(f"another hand was sent to {visitor.name} in a {plain['t']}")

    def _person(self, visitor: Visitor) -> int | None:
        welcomes = visitor.all(Welcome)
        return welcomes[-1].you if welcomes else None

    def _shown_to_all(self) -> Iterator[set[str]]:
        """Every card that was ever played, exchanged or given up in this game."""
        game = self._room.table.game
        assert game is not None
        yield {event.card for event in game.log if hasattr(event, "card")}

    def _read_secrets(self) -> list[bytes]:
        """What nobody may see while the game is on."""
        game = self._room.table.game
        assert game is not None
        record = next(self._room.folder.path.glob(f"{game.begin.game}.seqrec"))
        start = read_record(record.read_bytes()).header.start
        assert isinstance(start, Deal)
        return [start.host_seed, game.state.secret.master]


def cards(value: Any) -> Iterator[str]:
    """Every text in ``value`` that is a card, wherever it stands."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from cards(key)
            yield from cards(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from cards(inner)
    elif isinstance(value, str) and CARD.fullmatch(value):
        yield value


def views(value: Any) -> Iterator[dict[str, Any]]:
    """Every view in ``value``."""
    if isinstance(value, dict):
        if "hand_counts" in value:
            yield value
        for inner in value.values():
            yield from views(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from views(inner)
