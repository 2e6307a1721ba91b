"""Who may come to one table: by a code, by a token, or as the host's own client (DESIGN.md 5)."""

from collections.abc import Callable
from dataclasses import replace

from sequence_lan.host import lobby
from sequence_lan.host.arrivals import Caller, caller, entered
from sequence_lan.host.denied import Code, Denied
from sequence_lan.host.kept_room import KeptRoom
from sequence_lan.host.lockout import Lockout
from sequence_lan.host.peers import Out
from sequence_lan.host.room import Person
from sequence_lan.host.tokens import TOKEN_BYTES, token_hash
from sequence_lan.net.handshake import Admission


class Newcomers:
    """All who have not been let in yet, also those who come back."""

    def __init__(
        self, kept: KeptRoom, own_token: bytes | None, draw: Callable[[int], bytes]
    ) -> None:
        """To the room ``kept``; ``own_token`` is the host's own client's.

        ``draw`` makes the tokens of the others.
        """
        self._kept = kept
        self._own_token = None if own_token is None else token_hash(own_token)
        self._draw = draw
        self._lockout = Lockout()

    def knows(self, token: bytes) -> bool:
        """Whether the bearer of ``token`` has been at this table, or is the host's own client."""
        hashed = token_hash(token)
        return hashed == self._own_token or self._kept.room.bearer(hashed) is not None

    def caller(self, visitor: Admission, address: str) -> Caller:
        """Who ``visitor`` is, who comes from ``address``."""
        return caller(self._kept.room, visitor, address, self._own_token)

    def enter(self, come: Caller, token: bytes | None, now: float) -> tuple[Person, bytes, Out]:
        """Who has come in, their token from now on, and what the others are told.

        ``token`` is the one that was shown. Denied where they can't come in.
        """
        room, before, fresh = self._kept.room, come.before, self._draw(TOKEN_BYTES)
        try:
            out = self._kept.become(entered(room, come, fresh), now)
        except OSError:
            if before is None or token is None:
                raise Denied(Code.DISK) from None
            # Who belongs here gets in all the same, with the token that is on disk.
            fresh = token
            room = lobby.come_back(room, before, before.name, before.address, before.tokens)
            out = self._kept.become(room, now, must_save=False)
        room = self._kept.room
        return room.people[-1] if before is None else room.find(before.id), fresh, out

    def check_may_try(self, address: str, now: float) -> None:
        """Denied to newcomers from ``address`` while it, or the whole table, is shut."""
        if self._kept.room.shut:
            raise Denied(Code.SHUT)
        if self._lockout.wait(address, now) > 0:
            raise Denied(Code.LOCKED_OUT)

    def tried(self, address: str, now: float, *, right: bool) -> Out:
        """A code came from ``address``; after too many wrong ones the table is shut."""
        if right:
            self._lockout.right(address)
            return []
        self._lockout.wrong(address, now)
        if not self._lockout.shut:
            return []
        return self._kept.become(replace(self._kept.room, shut=True), now, must_save=False)

    def reopen(self, now: float) -> Out:
        """They may try again."""
        self._lockout.reopen()
        return self._kept.become(replace(self._kept.room, shut=False), now)
