"""From hello to welcome, for both ends, with no I/O (DESIGN.md 4, 5).

::

    client                          host
    hello            ->
                     <-  pake            at a private table only, without a known token
    pake, confirm    ->
                     <-  confirm
                     <-  welcome         or refused, at any step

The client proves first that it knows the code: whoever gives up before that has tried nothing.
Each side's key is bound to the certificate it sees, so one in the middle, with a certificate of
his own, fails even when he passes everything on. What ``hello``, ``pake``, ``confirm`` and
``refused`` look like is the same in every protocol, or two versions could not part in words.
"""

import hmac
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import spake2  # type: ignore[import-untyped]
from spake2.ed25519_basic import NotOnCurve  # type: ignore[import-untyped]

from sequence_lan import __version__
from sequence_lan.language import noted
from sequence_lan.net.messages import (
    PROTOCOL_HIGHEST,
    PROTOCOL_LOWEST,
    ClientMessage,
    Confirm,
    Hello,
    HostMessage,
    Pake,
    Refusal,
    Welcome,
)
from sequence_lan.net.names import BadName, check_name

Range = tuple[int, int]
"""The lowest and the highest protocol number that one side speaks."""

OURS: Final[Range] = (PROTOCOL_LOWEST, PROTOCOL_HIGHEST)

_CLIENT: Final = b"sequence-lan/client/1"
_HOST: Final = b"sequence-lan/host/1"
_PAKE_BYTES: Final = 33

_UNEXPECTED: Final = noted(
    "Net", "A message came that has no place before admission: the connection was closed."
)
_WRONG_CODE: Final = noted(
    "Net", "That is not this table's code: read it again from the host's screen."
)
_NOT_PROVED: Final = noted(
    "Net",
    "Whoever answered does not know this table's code. Type the code again; if it is right, "
    "somebody stands between you and the table: do not play there.",
)
_CODE_NEEDED: Final = noted("Net", "This table is private: type its code, a number and two words.")

SENTENCES: Final = {
    "wrong_code": _WRONG_CODE,
    "not_proved": _NOT_PROVED,
    "code_needed": _CODE_NEEDED,
}
"""By the codes that a host says them with, for whoever words them."""


class HandshakeFailed(Exception):
    """No admission: a code for programs, a sentence for people. Ends the connection."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        """``protocol``, ``bad_name``, ``wrong_code``, ``unexpected``, or the code of a host that
        lets nobody try just now; for a client also ``code_needed``, ``not_proved`` or whatever
        code the host refused with."""
        self.reason = reason

    def refusal(self) -> Refusal:
        """What a host sends before it closes the connection."""
        return Refusal(self.code, self.reason)


def common_protocol(one: Range, other: Range) -> int | None:
    """The highest protocol number that both sides speak, or None."""
    highest = min(one[1], other[1])
    return highest if highest >= max(one[0], other[0]) else None


def protocol_sentence(table: Range, table_app: str, client: Range, client_app: str) -> str:
    """Why the two can't play together, with both versions, and what to do."""
    old = "on the table's computer" if table[1] < client[1] else "on the computer that joins"
    return (
        f"The table speaks {_spoken(table)} (version {_printable(table_app)}), the computer that "
        f"joins {_spoken(client)} (version {_printable(client_app)}): update the game {old}."
    )


@dataclass(frozen=True, slots=True)
class Admission:
    """Whom a handshake has let in, if the table has room."""

    protocol: int
    name: str
    """Checked and cleaned (see ``check_name``)."""
    token: bytes | None = field(repr=False)
    """What the client sent; it may be one that this table does not know."""
    watch: bool


class HostHandshake:
    """The host's end, for one connection. Feed it messages until there is an ``admission``."""

    def __init__(
        self,
        fingerprint: bytes,
        *,
        code: str | None = None,
        knows: Callable[[bytes], bool] = lambda token: False,
        speaks: Range = OURS,
    ) -> None:
        """For the host with this certificate; ``code`` is a private table's.

        ``knows(token)`` says whether a token is one of this table's: its bearer needs no code.
        """
        self.admission: Admission | None = None
        """Set once the client may be welcomed."""
        self._fingerprint = fingerprint
        self._code = code
        self._knows = knows
        self._speaks = speaks
        self._visitor: Admission | None = None
        self._pake: spake2.SPAKE2_B | None = None
        self._key: bytes | None = None

    def receive(self, message: ClientMessage) -> list[HostMessage]:
        """What is to be sent in answer, before a welcome.

        Raises HandshakeFailed, whose refusal is to be sent; with the code ``wrong_code`` the
        client has used up a try.
        """
        if self._visitor is None and isinstance(message, Hello):
            return self._greeted(message)
        if self._pake is not None and self._key is None and isinstance(message, Pake):
            # A pake that is none counts as a wrong code: to whoever sends it, it is a try too.
            self._key = _key(self._pake, b"A", message.body)
            if self._key is None:
                raise HandshakeFailed("wrong_code", _WRONG_CODE)
            return []
        if self._key is not None and self.admission is None and isinstance(message, Confirm):
            if not hmac.compare_digest(message.mac, _proof(self._key, _CLIENT)):
                raise HandshakeFailed("wrong_code", _WRONG_CODE)
            self.admission = self._visitor
            return [Confirm(_proof(self._key, _HOST))]
        raise HandshakeFailed("unexpected", _UNEXPECTED)

    def _greeted(self, hello: Hello) -> list[HostMessage]:
        protocol = common_protocol(self._speaks, hello.protocol)
        if protocol is None:
            sentence = protocol_sentence(self._speaks, __version__, hello.protocol, hello.app)
            raise HandshakeFailed("protocol", sentence)
        try:
            name = check_name(hello.name)
        except BadName as fault:
            raise HandshakeFailed("bad_name", str(fault)) from fault
        known = hello.token is not None and self._knows(hello.token)
        self._visitor = Admission(protocol, name, hello.token, hello.watch)
        if self._code is None or known:
            self.admission = self._visitor
            return []
        self._pake = spake2.SPAKE2_B(
            self._code.encode(), idA=_CLIENT, idB=_HOST + self._fingerprint
        )
        return [Pake(self._pake.start())]


class ClientHandshake:
    """The client's end, for one connection. Send ``hello``, feed it messages until ``welcome``."""

    def __init__(
        self,
        fingerprint: bytes,
        name: str,
        *,
        code: str | None = None,
        token: bytes | None = None,
        watch: bool = False,
        private: bool = False,
        trusted: bool = False,
        speaks: Range = OURS,
    ) -> None:
        """To the host whose certificate TLS has shown; ``name`` as the person typed it.

        ``code`` is a private table's (see ``read_code``): with one, or with ``private`` where the
        table was announced as such, only a host that proves to know it will do, whatever it says
        of its table. ``token`` may be given for the very certificate that it is kept under; a host
        is ``trusted`` that had proved to know the code when it gave it.
        """
        self.hello: Hello = Hello(speaks, __version__, name, token, watch)
        """The first message to send."""
        self.welcome: Welcome | None = None
        """Set once the client is admitted."""
        self._speaks = speaks
        self._fingerprint = fingerprint
        self._code = code
        self._must_prove = (private or code is not None) and not trusted
        self._key: bytes | None = None
        self.proved = False
        """Whether the host has shown to know the code."""

    def receive(self, message: HostMessage) -> list[ClientMessage]:
        """What is to be sent in answer. Raises HandshakeFailed.

        The code ``code_needed`` says that the table is private: ask for its code, connect anew.
        """
        if isinstance(message, Refusal):
            raise HandshakeFailed(message.code, message.reason)
        if self.welcome is not None:
            raise HandshakeFailed("unexpected", _UNEXPECTED)
        if isinstance(message, Welcome):
            return self._admitted(message)
        if isinstance(message, Pake) and self._key is None:
            return self._answer(message)
        if isinstance(message, Confirm) and self._key is not None and not self.proved:
            if not hmac.compare_digest(message.mac, _proof(self._key, _HOST)):
                raise HandshakeFailed("not_proved", _NOT_PROVED)
            self.proved = True
            return []
        raise HandshakeFailed("unexpected", _UNEXPECTED)

    def _admitted(self, welcome: Welcome) -> list[ClientMessage]:
        if self._must_prove and not self.proved:
            if self._code is None:
                raise HandshakeFailed("code_needed", _CODE_NEEDED)
            raise HandshakeFailed("not_proved", _NOT_PROVED)
        if not self._speaks[0] <= welcome.protocol <= self._speaks[1]:
            theirs = (welcome.protocol, welcome.protocol)
            sentence = protocol_sentence(theirs, welcome.app, self._speaks, __version__)
            raise HandshakeFailed("protocol", sentence)
        self.welcome = welcome
        return []

    def _answer(self, message: Pake) -> list[ClientMessage]:
        if self._code is None:
            raise HandshakeFailed("code_needed", _CODE_NEEDED)
        pake = spake2.SPAKE2_A(self._code.encode(), idA=_CLIENT, idB=_HOST + self._fingerprint)
        ours = Pake(pake.start())
        self._key = _key(pake, b"B", message.body)
        if self._key is None:
            raise HandshakeFailed("not_proved", _NOT_PROVED)
        return [ours, Confirm(_proof(self._key, _CLIENT))]


def _key(pake: spake2.SPAKE2_A | spake2.SPAKE2_B, side: bytes, body: bytes) -> bytes | None:
    """The key agreed with the other side, or None if what it sent is no SPAKE2 message."""
    # The library asserts where the other side's bytes are wrong in length.
    if len(body) != _PAKE_BYTES or body[:1] != side:
        return None
    try:
        key: bytes = pake.finish(body)
    except (spake2.SPAKEError, NotOnCurve, ValueError, AssertionError):
        return None
    return key


def _proof(key: bytes, who: bytes) -> bytes:
    return hmac.digest(key, b"confirm " + who, "sha256")


def _spoken(protocol: Range) -> str:
    lowest, highest = protocol
    return f"protocol {lowest}" if lowest == highest else f"protocols {lowest} to {highest}"


def _printable(app: str) -> str:
    """A peer's version as it may be shown: 32 characters at most of those that versions have."""
    return "".join(c for c in app if c.isascii() and (c.isalnum() or c in ".+-"))[:32]
