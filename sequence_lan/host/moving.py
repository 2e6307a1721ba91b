"""A table that moves to another machine, and what is said of it before and after (DESIGN.md 7)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

import msgspec

from sequence_lan.host.denied import SENTENCES, Code, Denied
from sequence_lan.host.peers import Out, Peers
from sequence_lan.host.room import Person, Room
from sequence_lan.host.tokens import TOKEN_BYTES, token_hash
from sequence_lan.net.identity import Identity
from sequence_lan.net.messages import Handover, Moved, Refusal, Rejected, Taken
from sequence_lan.net.moved import moved, places

WAITS: Final = 20.0
"""Seconds that the table waits for the new host."""
ASKS: Final = 60.0
"""Seconds that somebody has to say whether they want the table on their machine."""
_QUESTION: Final = Handover(0, 0, b"")


@dataclass(frozen=True, slots=True)
class Question:
    """Somebody is asked whether their machine takes the table; the game goes on meanwhile."""

    asker: int
    """The person who wants it so."""
    person: int
    """The one who is asked."""
    until: float


@dataclass(frozen=True, slots=True)
class Move:
    """The table waits for the machine of ``person`` to take it; nothing else happens meanwhile."""

    asker: int
    """The person who wanted it so."""
    peer: int
    """The peer who is to take it."""
    person: int
    until: float
    room: Room
    """As it is at the new host."""
    tokens: Mapping[int, bytes] = field(repr=False)
    """For each person their token there."""


def begin(
    room: Room, asker: int, peer: int, other: Person, draw: Callable[[int], bytes], now: float
) -> Move:
    """``room`` moves to the machine of ``other``, who is the owner there."""
    tokens = {there.id: draw(TOKEN_BYTES) for there in room.people}
    people = tuple(
        replace(
            there,
            own=there.id == other.id,
            tokens=there.tokens.moved(token_hash(tokens[there.id])),
        )
        for there in room.people
    )
    return Move(
        asker, peer, other.id, now + WAITS, replace(room, people=people, owner=other.id), tokens
    )


@dataclass(frozen=True, slots=True)
class Departure:
    """The table is elsewhere now: what everybody is told who comes for it."""

    word: Moved
    """Signed, without a token."""
    tokens: Mapping[int, bytes] = field(repr=False)

    def told(self, person: int) -> Moved:
        """The word for ``person``."""
        return msgspec.structs.replace(self.word, token=self.tokens.get(person))


class Removal:
    """Whether one table stays here, is on its way to another machine, or has gone there."""

    def __init__(self, table: str, peers: Peers, identity: Identity | None) -> None:
        """Of the table with the number ``table`` and these ``peers``.

        Without ``identity`` it always stays.
        """
        self._table = table
        self._peers = peers
        self._identity = identity
        self._question: Question | None = None
        self._move: Move | None = None
        self._departure: Departure | None = None

    @property
    def under_way(self) -> bool:
        """Whether another machine is just taking it."""
        return self._move is not None

    @property
    def departed(self) -> bool:
        """Whether it is another host's now."""
        return self._departure is not None

    def ask(self, room: Room, asker: Person, other: Person, now: float) -> Out:
        """``other`` is asked whether the table of ``room`` may move to their machine.

        Denied where it can't, or somebody is being asked already.
        """
        self._check(room, other)
        if self._question is not None:
            raise Denied(Code.BEING_ASKED)
        self._question = Question(asker.id, other.id, now + ASKS)
        return self.remind(other)

    def remind(self, person: Person) -> Out:
        """``person`` is asked again, if they have a question to answer."""
        if self._question is None or person.id != self._question.person:
            return []
        return [(peer, _QUESTION) for peer in self._peers.of(person.id)]

    def answered(
        self,
        room: Room,
        person: Person,
        pack: Callable[[Room], list[Handover]],
        draw: Callable[[int], bytes],
        now: float,
        *,
        willing: bool,
    ) -> Out:
        """The table of ``room`` moves to the machine of ``person``, who was asked, or stays."""
        question = self._question
        if question is None or person.id != question.person:
            return []
        self._question = None
        if not willing:
            return self._told(Code.DECLINED, question.asker)
        room.check_owner(question.asker)
        return self.hand_over(room, question.asker, person, pack, draw, now)

    def hand_over(
        self,
        room: Room,
        asker: int,
        other: Person,
        pack: Callable[[Room], list[Handover]],
        draw: Callable[[int], bytes],
        now: float,
    ) -> Out:
        """The machine of ``other`` is sent what ``pack`` makes of the room as it will be there.

        Denied where the table can't move there.
        """
        self._check(room, other)
        move = begin(room, asker, self._peers.of(other.id)[0], other, draw, now)
        self._move = move
        return [(move.peer, part) for part in pack(move.room)]

    def _check(self, room: Room, other: Person) -> None:
        room.check_phase("lobby", "playing", "ended")
        if other.own:
            raise Denied(Code.IS_THERE)
        if not self._peers.of(other.id) or self._identity is None:
            raise Denied(Code.AWAY)

    def taken(self, peer: int, taken: Taken, give_up: Callable[[], None]) -> Out:
        """The table is the other host's, ``give_up`` is done, and everybody is told so."""
        move, identity = self._move, self._identity
        if move is None or identity is None or peer != move.peer:
            return []
        word = moved(self._table, taken.addresses, taken.fingerprint, identity)
        if not places(word):
            return self._stay(move)
        give_up()
        self._move, self._departure = None, Departure(word, move.tokens)
        told: Out = [(n, self._departure.told(p.person)) for n, p in self._peers.items()]
        for n, _ in told:
            self._peers.remove(n)
        return told

    def check(self, now: float) -> Out:
        """A table whose new host has gone, or has taken too long, stays; so does an open answer."""
        out: Out = []
        question, move = self._question, self._move
        if question is not None and (now >= question.until or not self._peers.of(question.person)):
            self._question = None
            out += self._told(Code.UNANSWERED, question.asker, question.person)
        if move is not None and (now >= move.until or self._peers.get(move.peer) is None):
            out += self._stay(move)
        return out

    def _stay(self, move: Move) -> Out:
        """Who wanted it to move, and who should have taken it, know that it stays."""
        self._move = None
        return self._told(Code.NOT_TAKEN, move.asker, move.person)

    def _told(self, code: Code, *people: int) -> Out:
        no = Rejected(code, SENTENCES[code])
        return [(peer, no) for peer, there in self._peers.items() if there.person in people]

    def turn_away(self, peer: int, person: Person | None) -> Out:
        """What ``peer`` is told who comes too late; ``person`` if it was at the table before."""
        if self._departure is not None and person is not None:
            return [(peer, self._departure.told(person.id))]
        code = Code.MOVING if self._departure is None else Code.HAS_MOVED
        return [(peer, Refusal(code, SENTENCES[code]))]

    def sought(self, table: str, arrival: Moved | None) -> Moved | Refusal:
        """What somebody is told who looks for the host that ``table`` has now.

        ``arrival`` is its old host's word that it is here.
        """
        if arrival is not None and table == self._table and not self.departed:
            return arrival
        return Refusal(Code.NOT_HERE, SENTENCES[Code.NOT_HERE])
