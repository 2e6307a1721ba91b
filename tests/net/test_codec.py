"""What goes in comes out, and what is no message of ours is refused without harm."""

import contextlib
from collections.abc import Iterator
from typing import Any, get_args

import msgpack  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sequence_lan.engine.public import Setup
from sequence_lan.engine.rules import CLASSIC
from sequence_lan.net.codec import (
    ADMITTED_LIMIT,
    UNADMITTED_LIMIT,
    BadFrame,
    encode,
    from_client,
    from_host,
)
from sequence_lan.net.messages import (
    ClientMessage,
    Hello,
    HostMessage,
    Leave,
    PersonForm,
    Pong,
    Reveal,
    Say,
    Sit,
    Wire,
)
from tests.net.any_message import client_messages, host_messages
from tests.net.frames import CLIENT_FRAMES, HOST_FRAMES


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(4, "big") + body


def refused(*chunks: bytes, admitted: bool = True) -> str:
    """The code with which a host refuses what came last; nothing before it may be refused."""
    decoder = from_client()
    if admitted:
        decoder.admit()
    *fine, last = chunks
    for chunk in fine:
        list(decoder.feed(chunk))
    with pytest.raises(BadFrame) as caught:
        list(decoder.feed(last))
    assert caught.value.reason.endswith(".")
    assert str(caught.value) == caught.value.reason
    return caught.value.code


# What goes in comes out


@given(client_messages)
def test_every_message_of_a_client_comes_out_as_it_went_in(message: ClientMessage) -> None:
    decoder = from_client()
    decoder.admit()
    assert list(decoder.feed(encode(message))) == [message]


@given(host_messages)
def test_every_message_of_the_host_comes_out_as_it_went_in(message: HostMessage) -> None:
    assert list(from_host().feed(encode(message))) == [message]


@given(st.lists(client_messages, max_size=5), st.lists(st.integers(1, 700)))
def test_messages_come_out_the_same_in_whatever_pieces_they_came(
    messages: list[ClientMessage], sizes: list[int]
) -> None:
    def pieces(stream: bytes) -> Iterator[bytes]:
        for size in sizes:
            yield stream[:size]
            stream = stream[size:]
        yield stream

    decoder = from_client()
    decoder.admit()
    stream = b"".join(map(encode, messages))
    assert [m for piece in pieces(stream) for m in decoder.feed(piece)] == messages


# What is encoded


class Lookalike(Leave, tag="leave"):
    """A message's subclass, which could carry anything."""

    hand: str = "9D"


@pytest.mark.parametrize(
    "value",
    [
        Setup(CLASSIC, ("blue", "green"), 2, 1),
        PersonForm(id=1, name="Ada"),
        Lookalike(),
        {"t": "leave"},
        Leave,
        None,
    ],
    ids=lambda value: type(value).__name__,
)
def test_only_the_messages_of_the_schema_are_encoded(value: Any) -> None:
    with pytest.raises(TypeError):
        encode(value)


def test_a_message_longer_than_a_peer_accepts_is_not_sent() -> None:
    with pytest.raises(ValueError, match="too long to send"):
        encode(Reveal(part=0, parts=1, body=b"x" * ADMITTED_LIMIT))


# Lengths


def test_a_stranger_may_send_4_kib_and_not_a_byte_more() -> None:
    filler = b"\x82\xa1t\xa4chat\xa4text\xda" + (UNADMITTED_LIMIT - 16).to_bytes(2, "big")
    body = filler + b"x" * (UNADMITTED_LIMIT - len(filler))
    assert refused(framed(body), admitted=False) == "malformed"  # a text is shorter than that
    assert refused(framed(body + b"x"), admitted=False) == "too_long"


def test_the_length_alone_is_enough_to_refuse_a_frame() -> None:
    assert refused(b"\x00\x00\x10\x01", admitted=False) == "too_long"
    assert refused(b"\x00\x01\x00\x01") == "too_long"
    assert refused(b"\xff", b"\xff\xff", b"\xff") == "too_long"


def test_admission_counts_from_the_frame_that_follows_it() -> None:
    decoder = from_client()
    long = framed(b"\x81\xa1t\xa5leave" + b"\xc0" * UNADMITTED_LIMIT)
    messages = decoder.feed(encode(Leave()) + long)
    assert next(messages) == Leave()
    decoder.admit()
    with pytest.raises(BadFrame) as caught:
        next(messages)
    assert caught.value.code == "malformed"


def test_a_frame_that_never_ends_is_kept_waiting_within_its_limit() -> None:
    decoder = from_client()
    assert list(decoder.feed(b"\x00\x00\x10\x00" + b"\x81" * 4095)) == []
    with pytest.raises(BadFrame) as caught:
        list(decoder.feed(b"\x81"))
    assert caught.value.code == "malformed"


def test_messages_before_a_bad_frame_are_given_out() -> None:
    messages = from_client().feed(encode(Sit(seat=1)) + framed(b"\xc1") + encode(Leave()))
    assert next(messages) == Sit(seat=1)
    with pytest.raises(BadFrame):
        next(messages)


def test_after_a_bad_frame_nothing_more_is_taken_from_that_peer() -> None:
    decoder = from_client()
    for chunk in (framed(b"\xc1"), encode(Leave())):
        with pytest.raises(BadFrame) as caught:
            list(decoder.feed(chunk))
        assert caught.value.code == "malformed"


# What is not MessagePack as we write it


@pytest.mark.parametrize(
    "body",
    {
        "nothing": b"",
        "no map": b"\x91\xa1t",
        "a number": b"\x07",
        "an unused byte": b"\xc1",
        "cut short": b"\x81\xa1t\xa5leav",
        "something after it": b"\x81\xa1t\xa5leave\xc0",
        "text that is no UTF-8": b"\x82\xa1t\xa4chat\xa4text\xa2\xc3\x28",
        "a tag that is no UTF-8": b"\x81\xa1t\xa1\xff",
        "a key that is a number": b"\x82\xa1t\xa5leave\x01\xc0",
        "a key of bytes": b"\x82\xa1t\xa5leave\xc4\x01a\xc0",
        "a key that is a list": b"\x82\xa1t\xa5leave\x90\xc0",
        "a key that is nothing": b"\x82\xa1t\xa5leave\xc0\xc0",
        "the tag twice": b"\x82\xa1t\xa5leave\xa1t\xa5leave",
        "a field twice": b"\x83\xa1t\xa3sit\xa4seat\x01\xa4seat\x02",
        "a field twice, further in": b"\x83\xa1t\xa3act\xa6number\x01\xa6action"
        b"\x82\xa2do\xa4draw\xa2do\xa4pass",
        "an extension of one byte": b"\x82\xa1t\xa4pong\xa6number\xd4\x01\x00",
        "an extension of no bytes": b"\x82\xa1t\xa4pong\xa6number\xc7\x00\x01",
        "a long extension": b"\x82\xa1t\xa4pong\xa6number\xc9\xff\xff\xff\xff\x01",
        "a moment in time": b"\x82\xa1t\xa4pong\xa6number\xd6\xff\x00\x00\x00\x00",
        "a fraction": b"\x82\xa1t\xa4pong\xa6number\xcb\x3f\xf0\x00\x00\x00\x00\x00\x00",
        "no number at all": b"\x82\xa1t\xa4pong\xa6number\xca\x7f\xc0\x00\x00",
        "a list said to be huge": b"\x82\xa1t\xa4pong\xa6number\xdd\xff\xff\xff\xff",
        "a map said to be huge": b"\xdf\xff\xff\xff\xff",
        "a text said to be huge": b"\x82\xa1t\xa4chat\xa4text\xdb\xff\xff\xff\xff",
        "bytes said to be huge": b"\x82\xa1t\xa4pake\xa4body\xc6\xff\xff\xff\xff",
        "a list of 513": b"\x82\xa1t\xa4pong\xa6number\xdc\x02\x01" + b"\x00" * 513,
        "lists in lists": b"\x82\xa1t\xa4pong\xa6number" + b"\x91" * 3000 + b"\x00",
        "lists in lists, a few": b"\x82\xa1t\xa4pong\xa6number" + b"\x91" * 8 + b"\x00",
        "maps in maps": b"\x82\xa1t\xa4pong\xa6number" + b"\x81\xa1a" * 1000 + b"\x00",
        "endless lists in lists": b"\x91" * 4000,
        "long lists in lists": b"\xdc\x02\x00" * 1300,
    }.items(),
    ids=lambda pair: pair[0],
)
def test_bytes_that_are_no_map_as_we_write_it_are_refused(body: tuple[str, bytes]) -> None:
    name, bytes_ = body
    assert refused(framed(bytes_), admitted=False) == (
        "bad_message" if name in ("no map", "a number") else "malformed"
    )


# What is MessagePack, but no message


@pytest.mark.parametrize(
    "plain",
    [
        {},
        {"seat": 1},
        {"t": "nonsense"},
        {"t": None},
        {"t": 1},
        {"t": "SIT", "seat": 1},
        {"t": "sit"},
        {"t": "sit", "seat": "1"},
        {"t": "sit", "seat": True},
        {"t": "sit", "seat": None},
        {"t": "sit", "seat": [1]},
        {"t": "sit", "seat": -1},
        {"t": "sit", "seat": 12},
        {"t": "sit", "seat": 2**64 - 1},
        {"t": "sit", "seat": 1, "owner": True},
        {"t": "stand", "": ""},
        {"t": "ready", "ready": 1},
        {"t": "colour", "colour": "pink"},
        {"t": "chat", "text": ""},
        {"t": "chat", "text": "x" * 501},
        {"t": "chat", "text": b"bytes"},
        {"t": "pake", "body": "text"},
        {"t": "confirm", "mac": b"m" * 31},
        {"t": "hello", "protocol": [1], "app": "1", "name": "Ada"},
        {"t": "hello", "protocol": [1, 1], "app": "1", "name": "Ada", "token": b"short"},
        {"t": "hello", "protocol": {"1": 1}, "app": "1", "name": "Ada"},
        {"t": "act", "number": 1, "action": {"do": "cheat"}},
        {"t": "act", "number": 1, "action": {"do": "draw", "seat": 1}},
        {"t": "act", "number": 1, "action": {"do": "play", "card": "9d", "at": "h5"}},
        {"t": "act", "number": 1, "action": {"do": "play", "card": "9D\n", "at": "h5"}},
        {"t": "act", "number": 1, "action": {"do": "play", "card": "9D", "at": "h11"}},
        {"t": "act", "number": 1, "action": {"do": "play", "card": "9D", "at": 75}},
        {
            "t": "act",
            "number": 1,
            "action": {"do": "play", "card": "9D", "at": "h5", "claim": "a1"},
        },
        {"t": "act", "number": 1, "action": None},
    ],
    ids=repr,
)
def test_a_map_that_is_no_message_is_refused(plain: dict[str, object]) -> None:
    assert refused(framed(msgpack.packb(plain))) == "bad_message"


@pytest.mark.parametrize(("message", "frame"), CLIENT_FRAMES, ids=lambda v: type(v).__name__)
def test_a_message_with_a_field_that_nobody_knows_is_refused(
    message: ClientMessage, frame: bytes
) -> None:
    plain = msgpack.unpackb(frame[4:])
    assert refused(framed(msgpack.packb({**plain, "extra": 0}))) == "bad_message"


@pytest.mark.parametrize("message", [m for m, _ in HOST_FRAMES], ids=lambda m: type(m).__name__)
def test_a_host_takes_from_a_client_only_what_clients_say(message: HostMessage) -> None:
    if not isinstance(message, get_args(ClientMessage)):
        assert refused(encode(message)) == "bad_message"


def test_a_client_takes_from_a_host_only_what_hosts_say() -> None:
    with pytest.raises(BadFrame) as caught:
        list(from_host().feed(encode(Pong(number=1))))
    assert caught.value.code == "bad_message"


def test_what_a_peer_is_told_quotes_nothing_that_it_sent() -> None:
    with pytest.raises(BadFrame) as caught:
        list(from_client().feed(framed(msgpack.packb({"t": "\x1b[31mowned"}))))
    assert "owned" not in caught.value.reason


# Anything at all


def only_messages(stream: bytes) -> bool:
    """Whether all that comes out of ``stream`` is messages, until a refusal if there is one."""
    with contextlib.suppress(BadFrame):
        return all(isinstance(message, Wire) for message in from_client().feed(stream))
    return True


@given(st.binary(max_size=200))
def test_whatever_bytes_come_there_is_a_message_or_a_refusal(stream: bytes) -> None:
    assert only_messages(stream)


@given(
    st.sampled_from([frame for _, frame in CLIENT_FRAMES]),
    st.lists(st.tuples(st.integers(0, 400), st.integers(0, 255)), min_size=1, max_size=4),
)
def test_a_frame_with_changed_bytes_is_a_message_a_refusal_or_not_whole(
    frame: bytes, changes: list[tuple[int, int]]
) -> None:
    changed = bytearray(frame)
    for place, byte in changes:
        changed[place % len(changed)] = byte
    assert only_messages(bytes(changed))


plain_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)


@given(
    st.sampled_from([message.__struct_config__.tag for message in get_args(ClientMessage)]),
    st.dictionaries(
        st.sampled_from(["seat", "person", "text", "action", "number", "options", "ready"]),
        plain_values,
    ),
)
def test_fields_of_any_kind_make_a_message_or_a_refusal(tag: str, fields: dict[str, Any]) -> None:
    assert only_messages(framed(msgpack.packb({"t": tag, **fields})))


def test_a_name_of_300_characters_still_makes_a_hello_to_be_answered_in_words() -> None:
    hello = Hello(protocol=(1, 1), app="0.1.0", name="\U0001f0a1" * 300)
    assert list(from_client().feed(encode(hello))) == [hello]


def test_the_longest_chat_goes_through() -> None:
    said = Say(text="\U0001f0a1" * 500)
    decoder = from_client()
    decoder.admit()
    assert list(decoder.feed(encode(said))) == [said]
