"""Who it is that comes to a table, and the room with them in it (DESIGN.md 5)."""

from dataclasses import dataclass

from sequence_lan.host import lobby
from sequence_lan.host.room import Person, Room
from sequence_lan.host.tokens import Tokens, token_hash
from sequence_lan.net.handshake import Admission


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody at the door, with what the table knows of them."""

    visitor: Admission
    address: str
    """Where they come from, without the port."""
    own: bool
    """The host's own client."""
    before: Person | None
    """Who they are at this table already."""


def caller(room: Room, visitor: Admission, address: str, own_token: bytes | None) -> Caller:
    """``visitor`` as ``room`` knows them; ``own_token`` is the hash of the own client's token."""
    hashed = None if visitor.token is None else token_hash(visitor.token)
    own = hashed is not None and hashed == own_token
    before = None
    if own:
        before = next((there for there in room.people if there.own), None)
    elif hashed is not None:
        before = room.bearer(hashed)
    return Caller(visitor, address, own, before)


def entered(room: Room, come: Caller, fresh: bytes) -> Room:
    """The room with whoever has come, who is given the token ``fresh``; else Denied."""
    visitor, before = come.visitor, come.before
    if before is None or visitor.token is None:
        tokens = Tokens(token_hash(fresh))
        return lobby.enter(
            room, visitor.name, come.address, tokens, watch=visitor.watch, own=come.own
        )
    tokens = before.tokens.renewed(token_hash(visitor.token), token_hash(fresh))
    return lobby.come_back(room, before, visitor.name, come.address, tokens)
