"""Tokens that a person's seat is known by: new at each use, kept as hashes (DESIGN.md 5)."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Final

TOKEN_BYTES: Final = 32


def token_hash(token: bytes) -> bytes:
    """What the host keeps of ``token``: 32 random bytes need no salt and no slow hash."""
    return sha256(b"sequence-lan/token/1" + token).digest()


@dataclass(frozen=True, slots=True)
class Tokens:
    """The hashes of the tokens that one person may come back with."""

    fresh: bytes
    """Of the token given last."""
    used: bytes | None = None
    """Of the one before: good until ``fresh`` has been used, since an answer may be lost."""
    older: bytes | None = None
    """Of the one before that, after a move of the table: good for as long."""

    def fits(self, hashed: bytes) -> bool:
        """Whether the token with that hash is one of them."""
        return hashed in (self.fresh, self.used, self.older)

    def renewed(self, hashed: bytes, fresh: bytes) -> "Tokens":
        """The tokens once that one of them was used and the token hashed to ``fresh`` given."""
        return Tokens(fresh, hashed)

    def moved(self, fresh: bytes) -> "Tokens":
        """The tokens at the table's new host, where the one hashed to ``fresh`` is given too."""
        return Tokens(fresh, self.fresh, self.used)
