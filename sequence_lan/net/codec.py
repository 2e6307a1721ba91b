"""Frames: bytes into messages and back, with no I/O (DESIGN.md 4).

A frame is a 4-byte big-endian length and one MessagePack map. Whoever reads from a socket makes a
decoder for the end it talks to, gives it what came and takes messages out::

    decoder = from_client()
    for message in decoder.feed(chunk): ...      # raises BadFrame at the first frame that is none
    decoder.admit()                              # from now on the larger limit holds
"""

from collections.abc import Iterator
from typing import Any, Final, Generic, TypeVar, get_args

import msgpack  # type: ignore[import-untyped]
import msgspec

from sequence_lan.language import noted
from sequence_lan.net.messages import ClientMessage, HostMessage

UNADMITTED_LIMIT: Final = 4 * 1024
ADMITTED_LIMIT: Final = 64 * 1024
"""The most bytes of a frame's map, before a client is admitted and after."""

_LENGTH_BYTES: Final = 4
_MOST_ITEMS: Final = 512
_MOST_KEYS: Final = 64
_MOST_TEXT: Final = 2048
_DEEPEST: Final = 8
_PLAIN: Final = (str, int, bytes, bool, type(None))
_REGISTERED: Final = frozenset(get_args(ClientMessage) + get_args(HostMessage))

_REASONS: Final = {
    "too_long": noted(
        "Net", "A message was longer than this game sends: the connection was closed."
    ),
    "malformed": noted(
        "Net", "What came was not a message of this game: the connection was closed."
    ),
    "bad_message": noted(
        "Net",
        "A message did not have the form that this version expects: the connection was "
        "closed. Use the same version of the game on both sides.",
    ),
}

M = TypeVar("M")


class BadFrame(Exception):
    """What a peer sent does not fit: a code for programs, a sentence for people.

    The sentence quotes nothing that the peer sent; the fault itself is the ``__cause__``.
    """

    def __init__(self, code: str) -> None:
        super().__init__(_REASONS[code])
        self.code = code
        """``too_long``, ``malformed`` (no MessagePack map as we write it) or ``bad_message``."""
        self.reason = _REASONS[code]


def encode(message: ClientMessage | HostMessage) -> bytes:
    """The frame of ``message``; TypeError for whatever is no message of the two unions.

    The check is for the very type: nothing that merely looks like a message leaves (DESIGN.md 3).
    ValueError for a message longer than a peer accepts.
    """
    if type(message) not in _REGISTERED:
        raise TypeError(f"{type(message).__name__} is no message of the wire")
    body: bytes = msgpack.packb(msgspec.to_builtins(message, builtin_types=(bytes,)))
    if len(body) > ADMITTED_LIMIT:
        raise ValueError(f"a {type(message).__name__} of {len(body)} bytes is too long to send")
    return len(body).to_bytes(_LENGTH_BYTES, "big") + body


class Decoder(Generic[M]):
    """Turns the bytes of one connection into messages. Made by from_client and from_host."""

    def __init__(self, union: Any, limit: int) -> None:
        self._union = union
        self._limit = limit
        self._buffer = bytearray()
        self._broken: BadFrame | None = None

    def admit(self) -> None:
        """Frames up to 64 KiB are accepted, also those that came with the last chunk."""
        self._limit = ADMITTED_LIMIT

    def feed(self, chunk: bytes) -> Iterator[M]:
        """The messages that are whole once ``chunk`` has come, one by one as they are asked for.

        Raises BadFrame at the first frame that doesn't fit, as soon as its length is known if it
        is too long; the messages before it have been given out by then. A decoder that has raised
        raises again at each further chunk.
        """
        self._buffer += chunk
        return self._messages()

    def _messages(self) -> Iterator[M]:
        while self._broken is None:
            try:
                body = self._take_frame()
                if body is None:
                    return
                message = self._message(body)
            except BadFrame as fault:
                self._buffer.clear()
                self._broken = fault
            else:
                yield message
        raise self._broken

    def _take_frame(self) -> bytes | None:
        if len(self._buffer) < _LENGTH_BYTES:
            return None
        length = int.from_bytes(self._buffer[:_LENGTH_BYTES], "big")
        if length > self._limit:
            raise BadFrame("too_long")
        end = _LENGTH_BYTES + length
        if len(self._buffer) < end:
            return None
        body = bytes(self._buffer[_LENGTH_BYTES:end])
        del self._buffer[:end]
        return body

    def _message(self, body: bytes) -> M:
        try:
            plain = msgpack.unpackb(
                body,
                raw=False,
                strict_map_key=True,
                object_pairs_hook=_map,
                ext_hook=_no_ext,
                max_str_len=_MOST_TEXT,
                max_array_len=_MOST_ITEMS,
                max_map_len=_MOST_KEYS,
                max_ext_len=0,
            )
            _check_plain(plain, _DEEPEST)
        except (ValueError, msgpack.UnpackException) as fault:
            raise BadFrame("malformed") from fault
        try:
            message: M = msgspec.convert(plain, self._union, builtin_types=(bytes,))
        except msgspec.ValidationError as fault:
            raise BadFrame("bad_message") from fault
        return message


def from_client() -> Decoder[ClientMessage]:
    """A host's decoder for one connection: frames up to 4 KiB until the client is admitted."""
    return Decoder(ClientMessage, UNADMITTED_LIMIT)


def from_host() -> Decoder[HostMessage]:
    """A client's decoder for its connection: frames up to 64 KiB, since a welcome is a snapshot."""
    return Decoder(HostMessage, ADMITTED_LIMIT)


def _map(pairs: list[tuple[Any, Any]]) -> dict[str, Any]:
    made = {}
    for key, value in pairs:
        if type(key) is not str:
            raise ValueError("a key that is no string")
        if key in made:
            raise ValueError("a key that is there twice")
        made[key] = value
    return made


def _no_ext(code: int, payload: bytes) -> None:
    raise ValueError("an extension type")


def _check_plain(value: object, depth: int) -> None:
    """ValueError for what a message never holds: floats, timestamps, nesting past ``depth``."""
    if isinstance(value, (dict, list)):
        if depth == 0:
            raise ValueError("nested too deeply")
        for inner in value.values() if isinstance(value, dict) else value:
            _check_plain(inner, depth - 1)
    elif type(value) not in _PLAIN:
        raise ValueError("a type that no message has")
