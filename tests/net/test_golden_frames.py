"""The bytes of every message are those that were written out by hand."""

from typing import get_args

import msgspec
import pytest

from sequence_lan.net.codec import Decoder, encode, from_client, from_host
from sequence_lan.net.messages import (
    ActionForm,
    ClientMessage,
    EventForm,
    HostMessage,
)
from tests.net.frames import CLIENT_FRAMES, HOST_FRAMES

FRAMES = [*CLIENT_FRAMES, *HOST_FRAMES]


def named(value: object) -> str | None:
    return type(value).__name__ if isinstance(value, msgspec.Struct) else None


@pytest.mark.parametrize(("message", "frame"), FRAMES, ids=named)
def test_a_message_becomes_these_bytes(message: ClientMessage | HostMessage, frame: bytes) -> None:
    assert encode(message) == frame


@pytest.mark.parametrize(("message", "frame"), CLIENT_FRAMES, ids=named)
def test_these_bytes_from_a_client_are_the_message(message: ClientMessage, frame: bytes) -> None:
    assert list(from_client().feed(frame)) == [message]


@pytest.mark.parametrize(("message", "frame"), HOST_FRAMES, ids=named)
def test_these_bytes_from_the_host_are_the_message(message: HostMessage, frame: bytes) -> None:
    assert list(from_host().feed(frame)) == [message]


def test_every_message_action_and_event_has_its_bytes() -> None:
    def kinds(value: object) -> set[type]:
        if isinstance(value, tuple):
            return {kind for inner in value for kind in kinds(inner)}
        if not isinstance(value, msgspec.Struct):
            return set()
        inner = tuple(getattr(value, field) for field in value.__struct_fields__)
        return {type(value)} | kinds(inner)

    pinned = kinds(tuple(message for message, _ in FRAMES))
    for union in (ClientMessage, HostMessage, ActionForm, EventForm):
        assert set(get_args(union)) - pinned == set()


def test_frames_sent_together_come_out_in_order_however_they_are_cut() -> None:
    stream = b"".join(frame for _, frame in CLIENT_FRAMES)
    messages = [message for message, _ in CLIENT_FRAMES]
    for cut in range(len(stream) + 1):
        decoder = from_client()
        assert [*decoder.feed(stream[:cut]), *decoder.feed(stream[cut:])] == messages


@pytest.mark.parametrize(("message", "frame"), HOST_FRAMES, ids=named)
def test_a_frame_that_comes_byte_by_byte_is_the_message(message: HostMessage, frame: bytes) -> None:
    decoder: Decoder[HostMessage] = from_host()
    got = [list(decoder.feed(frame[n : n + 1])) for n in range(len(frame))]
    assert got == [[]] * (len(frame) - 1) + [[message]]
