"""The table on its way to another machine: what each is told, and what happens when it fails."""

from pathlib import Path

import pytest

from sequence_lan.host.folder import TableFolder
from sequence_lan.host.household import BadHousehold, settle
from sequence_lan.host.resume import resume
from sequence_lan.net.codec import encode
from sequence_lan.net.identity import Identity, load_identity
from sequence_lan.net.messages import (
    Handover,
    HostMessage,
    Leave,
    Lobby,
    MakeOwner,
    Moved,
    MoveTable,
    Ready,
    Refusal,
    Rejected,
    Say,
    Taken,
    TakeTable,
    Update,
    Welcome,
)
from sequence_lan.net.moved import is_true
from tests.host.conftest import Open
from tests.host.parlour import TABLE, Parlour, Visitor, options
from tests.host.test_playing import on_turn, seated

THERE = ("192.0.2.7:47624",)
NEW = b"n" * 32
CODE = "10-acorn-agate"


@pytest.fixture(scope="module")
def identity(tmp_path_factory: pytest.TempPathFactory) -> Identity:
    return load_identity(tmp_path_factory.mktemp("identity"))


def playing(parlour: Open, identity: Identity) -> tuple[Parlour, Visitor, Visitor, Visitor]:
    """Ada, whose machine the table is on, and Bo play, and Cy watches."""
    room = parlour(identity=identity)
    ada, bo = seated(room, "Bo")
    cy = room.come("Cy", watch=True)
    for _ in range(4):
        on_turn([ada, bo]).move()
    return room, ada, bo, cy


def parcel(heard: list[HostMessage]) -> bytes:
    """What came in the handover's parts."""
    return b"".join(m.body for m in heard if isinstance(m, Handover))


def handed(ada: Visitor, bo: Visitor) -> bytes:
    """Ada hands the table to Bo's machine; what comes there."""
    assert not [m for m in ada.send(MoveTable(bo.you)) if isinstance(m, Rejected)]
    assert parcel(bo.heard) == b""
    bo.send(TakeTable(True))
    return parcel(bo.heard)


def test_only_the_new_host_gets_the_table_and_everybody_a_word_of_their_own(
    parlour: Open, identity: Identity
) -> None:
    room, ada, bo, cy = playing(parlour, identity)
    assert handed(ada, bo)
    assert not ada.all(Handover)
    assert not cy.all(Handover)
    bo.send(Taken(THERE, NEW))
    words = [visitor.last(Moved) for visitor in (ada, bo, cy)]
    assert {word.addresses for word in words} == {THERE}
    assert {word.fingerprint for word in words} == {NEW}
    assert all(is_true(word, TABLE, identity.fingerprint) for word in words)
    assert len({word.token for word in words}) == 3
    assert room.table.departed


def test_every_part_fits_into_a_frame(parlour: Open, identity: Identity) -> None:
    _, ada, bo, _ = playing(parlour, identity)
    handed(ada, bo)
    assert all(len(encode(part)) < 64 * 1024 for part in bo.all(Handover))


def test_the_table_goes_on_from_what_was_handed_over(
    parlour: Open, identity: Identity, tmp_path: Path
) -> None:
    room, ada, bo, cy = playing(parlour, identity)
    whole = handed(ada, bo)
    bo.send(Taken(THERE, NEW))
    assert room.table.game is not None
    kept = settle(whole, TABLE, tmp_path / "there", CODE)
    folder = TableFolder(tmp_path / "there" / TABLE, sync=lambda file: None)
    there = resume(folder, room.now, own_token=b"o" * 32).table
    assert there.game is not None
    assert there.game.state == room.table.game.state
    assert there.room.owner == bo.you
    assert [(p.name, p.own) for p in there.room.people] == [
        ("Ada", False),
        ("Bo", True),
        ("Cy", False),
    ]
    for visitor in (ada, cy):
        given = visitor.last(Moved).token
        assert given is not None
        assert there.newcomers.knows(given)
        # Who was away just then has nothing newer than the old one.
        assert there.newcomers.knows(visitor.token)
    assert kept.room.code is None
    there.close()
    folder.close()


def test_a_private_table_gets_the_code_that_its_new_host_has(
    parlour: Open, identity: Identity, tmp_path: Path
) -> None:
    room = parlour(identity=identity, code="42-amber-fox")
    ada, bo = room.host(), room.come("Bo")
    whole = handed(ada, bo)
    assert b"amber" not in whole
    settle(whole, TABLE, tmp_path, CODE)
    folder = TableFolder(tmp_path / TABLE, sync=lambda file: None)
    assert resume(folder, room.now).table.room.code == CODE
    folder.close()


def test_nothing_happens_while_the_table_is_on_its_way(parlour: Open, identity: Identity) -> None:
    room, ada, bo, cy = playing(parlour, identity)
    handed(ada, bo)
    assert cy.rejection(Say("hello"))[0] == "moving"
    (answer,) = on_turn([ada, bo]).move()
    assert isinstance(answer, Rejected)
    assert answer.code == "moving"
    newcomer = room.come("Di")
    assert newcomer.end == Refusal(
        "moving", "The table is just moving to another computer: try again in a moment."
    )


@pytest.mark.parametrize("how", ["declines", "is nowhere", "leaves", "drops", "says nothing"])
def test_a_machine_that_does_not_take_it_leaves_it_where_it_is(
    parlour: Open, identity: Identity, how: str
) -> None:
    room, ada, bo, _ = playing(parlour, identity)
    handed(ada, bo)
    match how:
        case "declines":
            bo.send(Taken((), bytes(32)))
        case "is nowhere":
            bo.send(Taken(("http://x", "192.0.2.7:99999", "\u202e" * 8), NEW))
        case "leaves":
            bo.send(Leave())
        case "drops":
            bo.drop()
        case _:
            room.wait(20)
    assert ada.last(Rejected).code == "not_taken"
    assert not room.table.departed
    assert ada.send(Say("still here"))


def test_a_word_that_nobody_asked_for_moves_nothing(parlour: Open, identity: Identity) -> None:
    room, ada, bo, cy = playing(parlour, identity)
    assert bo.send(Taken(THERE, NEW)) == []
    handed(ada, bo)
    assert cy.send(Taken(THERE, NEW)) == []
    assert not room.table.departed


def test_only_the_owner_hands_the_table_on_and_to_somebody_else_who_is_there(
    parlour: Open, identity: Identity
) -> None:
    _, ada, bo, cy = playing(parlour, identity)
    assert bo.rejection(MoveTable(cy.you))[0] == "not_owner"
    assert ada.rejection(MoveTable(ada.you))[0] == "is_there"
    assert ada.rejection(MoveTable(99))[0] == "no_person"
    cy.drop()
    assert ada.rejection(MoveTable(cy.you))[0] == "away"


# The question whether somebody wants it --------------------------------------------------------


def test_somebody_is_asked_before_anything_of_the_table_is_sent(
    parlour: Open, identity: Identity
) -> None:
    _, ada, bo, cy = playing(parlour, identity)
    assert ada.send(MoveTable(bo.you)) == []
    assert bo.last(Handover) == Handover(0, 0, b"")
    assert not cy.all(Handover)
    assert on_turn([ada, bo]).move()
    assert ada.rejection(MoveTable(cy.you)) == (
        "being_asked",
        "Somebody is just being asked to take the table: wait for the answer.",
    )


def test_somebody_who_does_not_want_the_table_gets_nothing_of_it(
    parlour: Open, identity: Identity
) -> None:
    room, ada, bo, cy = playing(parlour, identity)
    ada.send(MoveTable(bo.you))
    bo.send(TakeTable(False))
    assert parcel(bo.heard) == b""
    assert ada.last(Rejected).code == "declined"
    assert ada.last(Rejected).reason == (
        "That person does not want the table on their computer, so it stays where it is."
    )
    assert not bo.all(Rejected)
    assert not room.table.departed
    # Somebody else can be asked now.
    assert ada.send(MoveTable(cy.you)) == []
    assert cy.all(Handover)


@pytest.mark.parametrize("how", ["says nothing", "drops", "leaves"])
def test_a_question_that_nobody_answers_lapses(parlour: Open, identity: Identity, how: str) -> None:
    room, ada, bo, _ = playing(parlour, identity)
    ada.send(MoveTable(bo.you))
    match how:
        case "says nothing":
            room.wait(59)
            assert not ada.all(Rejected)
            room.wait(1)
            assert bo.last(Rejected).code == "unanswered"
        case "drops":
            bo.drop()
        case _:
            bo.send(Leave())
    assert (ada.last(Rejected).code, ada.last(Rejected).reason) == (
        "unanswered",
        "Nobody answered whether that computer takes the table, so it stays where it is.",
    )
    if how == "says nothing":
        bo.send(TakeTable(True))
        assert parcel(bo.heard) == b""


def test_only_who_was_asked_can_answer(parlour: Open, identity: Identity) -> None:
    room, ada, bo, cy = playing(parlour, identity)
    assert cy.send(TakeTable(True)) == []
    ada.send(MoveTable(bo.you))
    assert cy.send(TakeTable(True)) == []
    assert cy.send(TakeTable(False)) == []
    assert parcel(cy.heard) == b""
    bo.send(TakeTable(True))
    assert parcel(bo.heard)
    assert not room.table.departed


def test_who_comes_back_while_they_are_asked_is_asked_again(
    parlour: Open, identity: Identity
) -> None:
    room, ada, bo, _ = playing(parlour, identity)
    ada.send(MoveTable(bo.you))
    back = room.come("Bo", token=bo.token)
    assert back.last(Handover) == Handover(0, 0, b"")
    back.send(TakeTable(True))
    assert parcel(back.heard)


def test_an_answer_counts_only_while_who_asked_is_still_the_owner(
    parlour: Open, identity: Identity
) -> None:
    _, ada, bo, cy = playing(parlour, identity)
    ada.send(MoveTable(bo.you))
    ada.send(MakeOwner(cy.you))
    assert bo.rejection(TakeTable(True))[0] == "not_owner"
    assert parcel(bo.heard) == b""


def test_an_owner_who_takes_the_table_to_their_own_machine_is_not_asked(
    parlour: Open, identity: Identity
) -> None:
    _, ada, bo, _ = playing(parlour, identity)
    ada.send(MakeOwner(bo.you))
    bo.send(MoveTable(bo.you))
    assert parcel(bo.heard)


def test_a_deal_is_not_interrupted(parlour: Open, identity: Identity) -> None:
    room = parlour(options(3), identity=identity)
    ada, bo = room.host(), room.come("Bo", 1)
    room.come("Cy", 2, answers_deals=False)
    room.started(ada)
    assert ada.rejection(MoveTable(bo.you))[0] == "not_now"


def test_who_comes_later_is_told_where_it_is_as_long_as_the_old_host_runs(
    parlour: Open, identity: Identity
) -> None:
    room, ada, bo, cy = playing(parlour, identity)
    cy.drop()
    handed(ada, bo)
    bo.send(Taken(THERE, NEW))
    back = room.come("Cy", token=cy.token)
    assert back.last(Moved).token is not None
    assert room.come("Di").end == Refusal(
        "has_moved", "The table has moved to another computer: look for it in the list."
    )


def test_the_new_host_shows_its_old_ones_word_to_who_seeks_the_table(
    parlour: Open, identity: Identity
) -> None:
    room, ada, bo, _ = playing(parlour, identity)
    handed(ada, bo)
    bo.send(Taken(THERE, NEW))
    word = bo.last(Moved)
    there = parlour()
    assert isinstance(there.table.sought(TABLE), Refusal)
    there.table.arrived(word)
    shown = there.table.sought(TABLE)
    assert isinstance(shown, Moved)
    assert shown.token is None
    assert is_true(shown, TABLE, identity.fingerprint)
    assert isinstance(there.table.sought("1" * 32), Refusal)
    assert isinstance(room.table.sought(TABLE), Refusal)


def test_a_word_that_was_changed_on_its_way_is_not_true(
    parlour: Open, identity: Identity, tmp_path: Path
) -> None:
    _, ada, bo, _ = playing(parlour, identity)
    handed(ada, bo)
    bo.send(Taken(THERE, NEW))
    word = bo.last(Moved)
    other = load_identity(tmp_path)
    changed = [
        Moved(TABLE, ("192.0.2.8:1",), NEW, word.signature, word.certificate),
        Moved(TABLE, THERE, b"m" * 32, word.signature, word.certificate),
        Moved(TABLE, THERE, NEW, word.signature, other.certificate),
        Moved(TABLE, THERE, NEW, b"", b""),
    ]
    assert is_true(word, TABLE, identity.fingerprint)
    assert not is_true(word, "1" * 32, identity.fingerprint)
    assert not is_true(word, TABLE, other.fingerprint)
    assert not any(is_true(said, TABLE, identity.fingerprint) for said in changed)


def test_what_is_no_table_is_not_settled(parlour: Open, identity: Identity, tmp_path: Path) -> None:
    _, ada, bo, _ = playing(parlour, identity)
    whole = handed(ada, bo)
    for bad in (b"", b"nothing", whole[:-50], whole.replace(b'"do"', b'"DO"')):
        with pytest.raises(BadHousehold):
            settle(bad, TABLE, tmp_path, CODE)
    with pytest.raises(BadHousehold):
        settle(whole, "1" * 32, tmp_path, CODE)
    # More seats than there are bots' places for.
    with pytest.raises(BadHousehold):
        settle(whole.replace(b'"players": 2', b'"players": 4'), TABLE, tmp_path, CODE)


def test_the_lobby_moves_too(parlour: Open, identity: Identity, tmp_path: Path) -> None:
    room = parlour(identity=identity)
    ada, bo = room.host(), room.come("Bo", 1)
    settle(handed(ada, bo), TABLE, tmp_path, CODE)
    folder = TableFolder(tmp_path / TABLE, sync=lambda file: None)
    there = resume(folder, room.now).table
    assert [(p.name, p.seat) for p in there.room.people] == [("Ada", 0), ("Bo", 1)]
    assert not ada.all(Update)
    assert bo.all(Welcome)
    assert ada.all(Lobby)
    assert ada.rejection(Ready(True))[0] == "moving"
    folder.close()
