"""The connections that were let in, each with its person."""

from dataclasses import dataclass
from typing import Final

from sequence_lan.host.denied import SENTENCES, Code
from sequence_lan.host.limits import CALLS, CHAT, Bucket
from sequence_lan.net.messages import Closed, HostMessage, Ping, Rejected

PING_EVERY: Final = 5.0
SILENT_AFTER: Final = 15.0
"""Seconds without a word after which a connection counts as lost."""

Out = list[tuple[int, HostMessage]]
"""Whom to send what, in this order."""


@dataclass(slots=True)
class Peer:
    """A connection that was let in."""

    person: int
    heard: float
    """When it last said anything."""
    chat: Bucket
    calls: Bucket


class Peers:
    """All of them, by the number that the server gave each."""

    def __init__(self) -> None:
        self._there: dict[int, Peer] = {}
        self._pings = 0
        self._next_ping = 0.0

    def add(self, peer: int, person: int, now: float) -> None:
        """``peer`` is the connection of ``person``."""
        self._there[peer] = Peer(person, now, Bucket(CHAT, now), Bucket(CALLS, now))

    def get(self, peer: int) -> Peer | None:
        """The peer with that number; None if it is none, or none any more."""
        return self._there.get(peer)

    def remove(self, peer: int) -> Peer | None:
        """``peer`` is none any more; what it was."""
        return self._there.pop(peer, None)

    def items(self) -> list[tuple[int, Peer]]:
        """Every peer with its number."""
        return list(self._there.items())

    def of(self, person: int) -> list[int]:
        """The peers of ``person``: one, or none."""
        return [peer for peer, there in self._there.items() if there.person == person]

    def to_all(self, message: HostMessage) -> Out:
        """``message`` for every peer."""
        return [(peer, message) for peer in self._there]

    def disk_full(self, asker: int | None = None, number: int | None = None) -> Out:
        """Everybody is told that the host can't write.

        The peer ``asker`` is told too that the act with that ``number`` was not done.
        """
        sentence = SENTENCES[Code.DISK]
        return [
            (peer, Rejected(Code.DISK, sentence, number if peer == asker else None))
            for peer in self._there
        ]

    def throw_out(self, person: int, code: Code) -> Out:
        """The connection of ``person`` ends with that word."""
        closed = Closed(code, SENTENCES[code])
        return [(peer, closed) for peer in self.of(person) if self.remove(peer) is not None]

    def pings(self, now: float) -> Out:
        """A ping for everybody, when it is time for one."""
        if now < self._next_ping:
            return []
        self._next_ping = now + PING_EVERY
        return self.to_all(self._ping())

    def ping(self, peer: int) -> Out:
        """A ping for ``peer``, which has asked for it."""
        return [(peer, self._ping())]

    def _ping(self) -> Ping:
        self._pings += 1
        return Ping(self._pings)

    def silent(self, now: float) -> list[int]:
        """The persons of whom nothing was heard for too long."""
        return [there.person for there in self._there.values() if now - there.heard >= SILENT_AFTER]
