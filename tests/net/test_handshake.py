"""Two ends joined in memory: who is let in, who is not, and what each is told."""

import contextlib
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sequence_lan.net.codec import encode, from_client, from_host
from sequence_lan.net.handshake import (
    Admission,
    ClientHandshake,
    HandshakeFailed,
    HostHandshake,
    Range,
    common_protocol,
    protocol_sentence,
)
from sequence_lan.net.messages import (
    ClientMessage,
    Confirm,
    Hello,
    HostMessage,
    Leave,
    Pake,
    Ping,
    Refusal,
    Sit,
    Welcome,
)
from tests.net.frames import HOST_FRAMES

HOST_HERE = b"h" * 32
SOMEBODY_ELSE = b"e" * 32
CODE = "42-amber-fox"
TOKEN = b"t" * 32
WELCOME = next(message for message, _ in HOST_FRAMES if isinstance(message, Welcome))


def over_the_wire_to_host(messages: Iterable[ClientMessage]) -> list[ClientMessage]:
    return list(from_client().feed(b"".join(map(encode, messages))))


def over_the_wire_to_client(messages: Iterable[HostMessage]) -> list[HostMessage]:
    return list(from_host().feed(b"".join(map(encode, messages))))


def joined(host: HostHandshake, client: ClientHandshake) -> Admission:
    """The two ends have said all they have to say, and the host has welcomed the client."""
    said: list[ClientMessage] = [client.hello]
    while said:
        answers = [a for m in over_the_wire_to_host(said) for a in host.receive(m)]
        if host.admission is not None:
            answers.append(WELCOME)
        said = [s for a in over_the_wire_to_client(answers) for s in client.receive(a)]
    assert host.admission is not None
    assert client.welcome == WELCOME
    return host.admission


def failure(host: HostHandshake, client: ClientHandshake) -> HandshakeFailed:
    with pytest.raises(HandshakeFailed) as caught:
        joined(host, client)
    return caught.value


def greeted(host: HostHandshake, client: ClientHandshake) -> list[HostMessage]:
    return host.receive(client.hello)


# Open tables


def test_at_an_open_table_a_hello_is_enough() -> None:
    came = joined(HostHandshake(HOST_HERE), ClientHandshake(HOST_HERE, "  Zoë  B. ", watch=True))
    assert came == Admission(protocol=1, name="Zoë B.", token=None, watch=True)


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "x" * 300, "Ada\n", "A\u202eda", "\U0001f0a1" * 17]
)
def test_a_name_that_is_none_is_refused_with_a_sentence(name: str) -> None:
    fault = failure(HostHandshake(HOST_HERE), ClientHandshake(HOST_HERE, name))
    assert fault.code == "bad_name"
    assert fault.refusal() == Refusal(code="bad_name", reason=fault.reason)
    assert fault.reason.startswith(("A name", "That name"))


def test_what_the_host_refuses_with_reaches_the_client() -> None:
    client = ClientHandshake(HOST_HERE, "Ada")
    with pytest.raises(HandshakeFailed) as caught:
        client.receive(Refusal(code="full", reason="The table is full."))
    assert (caught.value.code, caught.value.reason) == ("full", "The table is full.")
    assert client.welcome is None


# Versions


@pytest.mark.parametrize(
    ("host", "client", "used"),
    [
        ((1, 1), (1, 1), 1),
        ((1, 3), (2, 5), 3),
        ((2, 5), (1, 3), 3),
        ((1, 9), (4, 4), 4),
        ((1, 2), (3, 4), None),
        ((3, 4), (1, 2), None),
        ((1, 1), (9, 1), None),
    ],
)
def test_the_highest_protocol_that_both_speak_is_used(
    host: Range, client: Range, used: int | None
) -> None:
    assert common_protocol(host, client) == used


def test_the_host_says_which_protocol_it_has_chosen() -> None:
    host = HostHandshake(HOST_HERE, speaks=(1, 3))
    greeted(host, ClientHandshake(HOST_HERE, "Ada", speaks=(2, 7)))
    assert host.admission is not None
    assert host.admission.protocol == 3


@pytest.mark.parametrize(
    ("table", "client", "sentence"),
    [
        (
            (1, 1),
            (2, 3),
            (
                "The table speaks protocol 1 (version 0.1.0), the computer that joins "
                "protocols 2 to 3 (version 0.4.0): update the game on the table's computer."
            ),
        ),
        (
            (4, 5),
            (2, 3),
            (
                "The table speaks protocols 4 to 5 (version 0.1.0), the computer that joins "
                "protocols 2 to 3 (version 0.4.0): update the game on the computer that joins."
            ),
        ),
    ],
)
def test_two_versions_that_cannot_talk_part_in_words(
    table: Range, client: Range, sentence: str
) -> None:
    assert protocol_sentence(table, "0.1.0", client, "0.4.0") == sentence


def test_host_and_client_are_told_the_same_two_versions() -> None:
    client = ClientHandshake(HOST_HERE, "Ada", speaks=(2, 3))
    at_host = failure(HostHandshake(HOST_HERE, speaks=(1, 1)), client)
    assert at_host.code == "protocol"
    with pytest.raises(HandshakeFailed) as caught:
        client.receive(at_host.refusal())
    assert caught.value.reason == at_host.reason
    assert "protocol 1 " in at_host.reason
    assert "protocols 2 to 3" in at_host.reason


def test_a_version_that_a_peer_made_up_is_not_repeated_to_people() -> None:
    host = HostHandshake(HOST_HERE, speaks=(1, 1))
    with pytest.raises(HandshakeFailed) as caught:
        host.receive(Hello(protocol=(2, 2), app="9\x1b[2J\u202e<b>", name="Ada"))
    assert "(version 92Jb)" in caught.value.reason


def test_a_host_that_chooses_a_protocol_nobody_offered_is_left() -> None:
    client = ClientHandshake(HOST_HERE, "Ada", speaks=(2, 3))
    with pytest.raises(HandshakeFailed) as caught:
        client.receive(WELCOME)
    assert caught.value.code == "protocol"


# Private tables


def test_the_right_code_opens_a_private_table() -> None:
    came = joined(HostHandshake(HOST_HERE, code=CODE), ClientHandshake(HOST_HERE, "Ada", code=CODE))
    assert came.name == "Ada"


def test_a_client_proves_the_code_before_the_host_shows_its_own_proof() -> None:
    host = HostHandshake(HOST_HERE, code=CODE)
    client = ClientHandshake(HOST_HERE, "Ada", code=CODE)
    (host_pake,) = greeted(host, client)
    assert isinstance(host_pake, Pake)
    client_pake, client_proof = client.receive(host_pake)
    assert host.receive(client_pake) == []
    assert host.admission is None
    (host_proof,) = host.receive(client_proof)
    assert isinstance(host_proof, Confirm)
    assert host.admission is not None


def test_a_wrong_code_is_refused_and_counts_as_a_try() -> None:
    host = HostHandshake(HOST_HERE, code=CODE)
    fault = failure(host, ClientHandshake(HOST_HERE, "Ada", code="43-amber-fox"))
    assert fault.code == "wrong_code"
    assert host.admission is None


def test_nobody_can_try_twice_over_one_connection() -> None:
    host = HostHandshake(HOST_HERE, code=CODE)
    client = ClientHandshake(HOST_HERE, "Ada", code="1-amber-fox")
    pake, wrong = client.receive(greeted(host, client)[0])
    host.receive(pake)
    for _ in range(2):
        with pytest.raises(HandshakeFailed):
            host.receive(wrong)
    assert host.admission is None


def test_without_the_code_a_person_is_asked_for_it() -> None:
    fault = failure(HostHandshake(HOST_HERE, code=CODE), ClientHandshake(HOST_HERE, "Ada"))
    assert fault.code == "code_needed"
    assert fault.reason == "This table is private: type its code, a number and two words."


def test_one_in_the_middle_with_his_own_certificate_fails_although_he_passes_all_on() -> None:
    host = HostHandshake(HOST_HERE, code=CODE)
    client = ClientHandshake(SOMEBODY_ELSE, "Ada", code=CODE)
    assert failure(host, client).code == "wrong_code"
    assert host.admission is None


def test_one_in_the_middle_cannot_take_the_code_away_by_playing_an_open_table() -> None:
    client = ClientHandshake(SOMEBODY_ELSE, "Ada", code=CODE)
    with pytest.raises(HandshakeFailed) as caught:
        client.receive(WELCOME)
    assert caught.value.code == "not_proved"
    assert client.welcome is None


def test_a_host_that_does_not_know_the_code_cannot_confirm() -> None:
    liar = HostHandshake(SOMEBODY_ELSE, code="1-amber-fox")
    client = ClientHandshake(SOMEBODY_ELSE, "Ada", code=CODE)
    client.receive(greeted(liar, client)[0])
    with pytest.raises(HandshakeFailed) as caught:
        client.receive(Confirm(mac=b"m" * 32))
    assert caught.value.code == "not_proved"
    with pytest.raises(HandshakeFailed):
        client.receive(WELCOME)


def test_a_proof_sent_back_to_its_sender_is_none() -> None:
    host = HostHandshake(HOST_HERE, code=CODE)
    client = ClientHandshake(HOST_HERE, "Ada", code=CODE)
    _, proof = client.receive(greeted(host, client)[0])
    assert isinstance(proof, Confirm)
    with pytest.raises(HandshakeFailed) as caught:
        client.receive(proof)
    assert caught.value.code == "not_proved"


def test_the_code_is_never_sent() -> None:
    host = HostHandshake(HOST_HERE, code=CODE)
    client = ClientHandshake(HOST_HERE, "Ada", code=CODE)
    first = greeted(host, client)
    second = client.receive(first[0])
    third = [m for s in second for m in host.receive(s)]
    sent = b"".join(map(encode, [client.hello, *first, *second, *third]))
    for word in (b"42", b"amber", b"fox"):
        assert word not in sent


def test_two_handshakes_with_the_same_code_share_no_bytes() -> None:
    def exchange() -> list[ClientMessage]:
        client = ClientHandshake(HOST_HERE, "Ada", code=CODE)
        return client.receive(greeted(HostHandshake(HOST_HERE, code=CODE), client)[0])

    (pake, proof), (other_pake, other_proof) = exchange(), exchange()
    assert pake != other_pake
    assert proof != other_proof


@pytest.mark.parametrize(
    "body",
    {
        "nothing": b"",
        "too short": b"A" + bytes(31),
        "too long": b"A" + bytes(33),
        "of the host's side": b"B" + bytes(32),
        "of no side": b"S" + bytes(32),
        "the neutral element": b"A\x01" + bytes(31),
        "an element of order four": b"A" + bytes(32),
        "no point of the curve": b"A" + b"\x02" + bytes(31),
        "past the field": b"A" + b"\xff" * 32,
    }.items(),
    ids=lambda pair: pair[0],
)
def test_a_pake_that_is_none_is_a_wrong_code(body: tuple[str, bytes]) -> None:
    host = HostHandshake(HOST_HERE, code=CODE)
    greeted(host, ClientHandshake(HOST_HERE, "Ada", code=CODE))
    with pytest.raises(HandshakeFailed) as caught:
        host.receive(Pake(body=body[1]))
    assert caught.value.code == "wrong_code"


@given(st.binary(max_size=128))
def test_no_pake_that_somebody_makes_up_proves_the_code(body: bytes) -> None:
    client = ClientHandshake(HOST_HERE, "Ada", code=CODE)
    with contextlib.suppress(HandshakeFailed):
        client.receive(Pake(body=body))
    for message in (Confirm(mac=TOKEN), WELCOME):
        with pytest.raises(HandshakeFailed):
            client.receive(message)
    assert client.welcome is None


# Tokens


def test_who_has_a_seat_at_a_private_table_needs_its_token_and_no_code() -> None:
    came = joined(
        HostHandshake(HOST_HERE, code=CODE, knows=lambda token: token == TOKEN),
        ClientHandshake(HOST_HERE, "Ada", token=TOKEN),
    )
    assert came.token == TOKEN


def test_a_token_that_the_host_does_not_know_opens_no_private_table() -> None:
    host = HostHandshake(HOST_HERE, code=CODE, knows=lambda token: token == TOKEN)
    fault = failure(host, ClientHandshake(HOST_HERE, "Ada", token=b"x" * 32))
    assert fault.code == "code_needed"
    assert host.admission is None


def test_a_token_that_the_host_does_not_know_is_no_hindrance_at_an_open_table() -> None:
    came = joined(HostHandshake(HOST_HERE), ClientHandshake(HOST_HERE, "Ada", token=TOKEN))
    assert came.name == "Ada"


def test_the_token_and_the_code_help_each_other_out() -> None:
    came = joined(
        HostHandshake(HOST_HERE, code=CODE),
        ClientHandshake(HOST_HERE, "Ada", token=TOKEN, code=CODE),
    )
    assert came.name == "Ada"


def test_a_token_is_not_shown_when_an_admission_is() -> None:
    came = joined(HostHandshake(HOST_HERE), ClientHandshake(HOST_HERE, "Ada", token=TOKEN))
    assert "token" not in repr(came)


# Order


@pytest.mark.parametrize(
    "message", [Sit(seat=1), Leave(), Pake(body=b"A" * 33), Confirm(mac=TOKEN)]
)
def test_before_hello_nothing_else_is_taken(message: ClientMessage) -> None:
    with pytest.raises(HandshakeFailed) as caught:
        HostHandshake(HOST_HERE, code=CODE).receive(message)
    assert caught.value.code == "unexpected"


@pytest.mark.parametrize(
    "message", [Sit(seat=1), Hello(protocol=(1, 1), app="1", name="Eve"), Confirm(mac=TOKEN)]
)
def test_between_hello_and_the_code_nothing_else_is_taken(message: ClientMessage) -> None:
    host = HostHandshake(HOST_HERE, code=CODE)
    greeted(host, ClientHandshake(HOST_HERE, "Ada", code=CODE))
    with pytest.raises(HandshakeFailed) as caught:
        host.receive(message)
    assert caught.value.code == "unexpected"
    assert host.admission is None


@pytest.mark.parametrize("message", [Ping(number=1), Confirm(mac=TOKEN)])
def test_a_client_takes_nothing_out_of_order(message: HostMessage) -> None:
    with pytest.raises(HandshakeFailed) as caught:
        ClientHandshake(HOST_HERE, "Ada", code=CODE).receive(message)
    assert caught.value.code == "unexpected"


def test_at_an_open_table_a_pake_has_no_place() -> None:
    host = HostHandshake(HOST_HERE)
    greeted(host, ClientHandshake(HOST_HERE, "Ada"))
    with pytest.raises(HandshakeFailed) as caught:
        host.receive(Pake(body=b"A" * 33))
    assert caught.value.code == "unexpected"


def test_a_table_announced_as_private_is_not_entered_without_a_code() -> None:
    client = ClientHandshake(SOMEBODY_ELSE, "Ada", private=True)
    with pytest.raises(HandshakeFailed) as caught:
        client.receive(WELCOME)
    assert caught.value.code == "code_needed"
    assert client.welcome is None


def test_a_host_that_has_proved_itself_before_need_not_do_it_for_its_token() -> None:
    client = ClientHandshake(HOST_HERE, "Ada", code=CODE, token=bytes(32), trusted=True)
    client.receive(WELCOME)
    assert client.welcome == WELCOME


def test_a_host_that_has_proved_itself_before_may_ask_for_the_code_again() -> None:
    host = HostHandshake(HOST_HERE, code=CODE)
    client = ClientHandshake(HOST_HERE, "Ada", code=CODE, token=bytes(32), trusted=True)
    joined(host, client)
    assert client.proved
