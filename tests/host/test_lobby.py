"""People find their seats: who may do what before the cards are dealt."""

from dataclasses import replace

import msgspec
import pytest

from sequence_lan.engine.rules import ITALIAN
from sequence_lan.net.messages import (
    AddBot,
    Ban,
    Chat,
    Closed,
    Colour,
    Deal,
    Kick,
    Leave,
    Lobby,
    MakeOwner,
    MovePerson,
    MoveTable,
    Options,
    Ready,
    Refusal,
    Rejected,
    Rematch,
    RemoveBot,
    Say,
    SeatWatcher,
    Sit,
    Stand,
    Start,
    Welcome,
)
from tests.host.conftest import Open
from tests.host.parlour import AUTO, TABLE, Visitor, options


def seats(visitor: Visitor) -> dict[str, int | None]:
    return {person.name: person.seat for person in visitor.lobby.people}


def bots(visitor: Visitor) -> tuple[str | None, ...]:
    return visitor.lobby.bots


def phase(visitor: Visitor) -> str:
    return visitor.lobby.phase


def owner(visitor: Visitor) -> int | None:
    return visitor.lobby.owner


def end(visitor: Visitor) -> object:
    return visitor.end


def test_the_hosts_own_client_is_the_owner(parlour: Open) -> None:
    room = parlour()
    bo = room.come("Bo")
    ada = room.host()
    assert ada.lobby.owner == ada.you
    assert bo.lobby.owner == ada.you


def test_a_newcomer_is_welcomed_with_the_whole_table(parlour: Open) -> None:
    room = parlour(options(4))
    ada = room.host()
    room.come("Bo", 1)
    cy = room.come("Cy")
    welcome = cy.last(Welcome)
    assert welcome.table == TABLE
    assert welcome.protocol == 1
    assert len(welcome.token) == 32
    assert welcome.game is None
    assert welcome.lobby.table == "Kitchen"
    assert welcome.lobby.phase == "lobby"
    assert seats(cy) == {"Ada": 0, "Bo": 1, "Cy": None}
    assert seats(ada) == seats(cy)


def test_two_people_of_one_name_are_told_apart(parlour: Open) -> None:
    room = parlour(options(12))
    names = ("Ada", "ada", "Ada", "x" * 24, "x" * 24, "é" * 24, "é" * 24)
    people = [room.come(name) for name in names]
    assert [person.name for person in people[-1].lobby.people] == [
        "Ada",
        "ada 2",
        "Ada 3",
        "x" * 24,
        "x" * 22 + " 2",
        "é" * 24,
        "é" * 22 + " 2",
    ]


def test_whoever_is_seated_can_move_to_another_free_seat(parlour: Open) -> None:
    room = parlour(options(4))
    ada = room.host()
    ada.send(Sit(2))
    assert ada.seat == 2
    bo = room.come("Bo", 0)
    assert bo.seat == 0


def test_a_seat_that_is_taken_is_refused(parlour: Open) -> None:
    room = parlour(options(4), bots=[(3, "club")])
    room.host()
    bo = room.come("Bo")
    assert bo.rejection(Sit(0))[0] == "seat_taken"
    assert bo.rejection(Sit(3))[0] == "seat_taken"
    assert bo.rejection(Sit(4)) == ("no_seat", "There is no such seat at this table.")


def test_whoever_stands_up_watches(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    ada.send(Stand())
    assert ada.seat is None
    assert room.come("Bo", 0).seat == 0


def test_readiness_is_shown_and_taken_back(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1)
    assert {p.name: p.ready for p in ada.lobby.people} == {"Ada": True, "Bo": True}
    bo.send(Ready(False))
    assert {p.name: p.ready for p in ada.lobby.people} == {"Ada": True, "Bo": False}


def test_a_watcher_cannot_be_ready(parlour: Open) -> None:
    watcher = parlour().come("Wes", watch=True)
    assert watcher.rejection(Ready(True))[0] == "not_seated"


def test_a_start_that_can_not_be_says_all_that_is_missing(parlour: Open) -> None:
    room = parlour(options(4))
    ada = room.host()
    bo = room.come("Bo", 1)
    bo.send(Ready(False))
    cy = room.come("Cy", 2)
    cy.drop()
    assert ada.rejection(Start()) == (
        "not_ready",
        "The game can't start yet: Bo is not ready, Cy is away, seat 4 is free.",
    )


def test_the_owner_is_ready_by_starting(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    ada.send(Ready(False))
    room.come("Bo", 1)
    ada.send(Start())
    assert phase(ada) == "playing"


def test_only_the_owner_decides(parlour: Open) -> None:
    room = parlour(options(4), bots=[(3, "club")])
    ada = room.host()
    bo = room.come("Bo", 1)
    for message in (
        Options(options(2)),
        Start(),
        AddBot(2, "club"),
        RemoveBot(3),
        MovePerson(ada.you, 2),
        SeatWatcher(bo.you, 0),
        Kick(ada.you),
        Ban(ada.you),
        MakeOwner(bo.you),
        MoveTable(bo.you),
        Rematch(),
    ):
        assert bo.rejection(message) == ("not_owner", "Only the table's owner can do that.")
    assert seats(ada) == {"Ada": 0, "Bo": 1}


def test_other_options_make_nobody_ready_and_who_sat_beyond_the_seats_watches(
    parlour: Open,
) -> None:
    room = parlour(options(4), bots=[(3, "club")])
    ada = room.host()
    room.come("Bo", 1)
    room.come("Cy", 2)
    ada.send(Options(options(2)))
    assert seats(ada) == {"Ada": 0, "Bo": 1, "Cy": None}
    assert not any(person.ready for person in ada.lobby.people)
    assert bots(ada) == (None, None)
    ada.send(Options(options(3, 3)))
    assert ada.lobby.options == options(3, 3)
    assert bots(ada) == (None, None, None)


def test_options_that_nobody_can_play_by_say_who_can(parlour: Open) -> None:
    ada = parlour().host()
    assert ada.rejection(Options(options(5))) == (
        "bad_options",
        "5 players cannot play by these rules: 2, 3, 4, 6, 8, 9, 10, 12 can.",
    )
    assert ada.rejection(Options(options(4, 3)))[1] == "4 players form 2 sides, not 3."
    assert ada.lobby.options == options(2)


def test_sides_pick_their_colours_by_the_italian_rules(parlour: Open) -> None:
    room = parlour(options(2, rules=ITALIAN))
    ada = room.host()
    bo = room.come("Bo", 1)
    bo.send(Colour("red"))
    assert ada.lobby.options.sides == ("blue", "red")
    ada.send(Colour("red"))
    assert ada.lobby.options.sides == ("red", "blue")
    assert room.come("Cy", watch=True).rejection(Colour("green"))[0] == "not_seated"


def test_sides_have_their_fixed_colours_by_other_rules(parlour: Open) -> None:
    ada = parlour().host()
    assert ada.rejection(Colour("red"))[0] == "no_choice"


def test_bots_take_seats_and_give_them_up(parlour: Open) -> None:
    room = parlour(options(4))
    ada = room.host()
    ada.send(AddBot(3, "master"))
    assert bots(ada) == (None, None, None, "master")
    assert ada.rejection(AddBot(3, "club"))[0] == "seat_taken"
    assert ada.rejection(AddBot(0, "club"))[0] == "seat_taken"
    assert ada.rejection(AddBot(7, "club"))[0] == "no_seat"
    ada.send(RemoveBot(3))
    assert bots(ada) == (None, None, None, None)
    assert ada.rejection(RemoveBot(3))[0] == "no_bot"


def test_a_bot_takes_the_seat_of_somebody_away_in_the_lobby(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1)
    bo.drop()
    ada.send(AddBot(1, "club"))
    assert seats(ada) == {"Ada": 0, "Bo": None}
    assert bots(ada) == (None, "club")


def test_the_owner_moves_people(parlour: Open) -> None:
    room = parlour(options(4))
    ada = room.host()
    bo = room.come("Bo", 1)
    ada.send(MovePerson(bo.you, 3))
    assert bo.seat == 3
    assert not next(p for p in ada.lobby.people if p.id == bo.you).ready
    assert ada.rejection(MovePerson(bo.you, 0))[0] == "seat_taken"
    assert ada.rejection(MovePerson(99, 1))[0] == "no_person"


def test_whoever_is_kicked_is_told_and_may_come_again(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1)
    ada.send(Kick(bo.you))
    assert end(bo) == Closed("kicked", "The table's owner has sent you from the table.")
    assert seats(ada) == {"Ada": 0}
    assert bo.send(Sit(1)) == []
    assert seats(room.come("Bo", 1)) == {"Ada": 0, "Bo": 1}


def test_the_token_of_whoever_was_kicked_is_worth_nothing(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1)
    ada.send(Kick(bo.you))
    back = room.come("Bo", token=bo.token)
    assert back.seat is None
    assert back.you != bo.you


def test_whoever_is_banned_does_not_come_in_again_from_there(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1, address="192.168.1.66")
    ada.send(Ban(bo.you))
    assert isinstance(bo.end, Closed)
    again = room.come("Bob", address="192.168.1.66", token=bo.token)
    assert end(again) == Refusal("banned", "The table's owner does not let you in.")
    assert room.come("Cy", 1, address="192.168.1.67").seat == 1


def test_nobody_kicks_themselves_or_the_host(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1)
    assert ada.rejection(Kick(ada.you))[0] == "yourself"
    ada.send(MakeOwner(bo.you))
    assert bo.rejection(Kick(ada.you))[0] == "host_stays"


def test_the_role_of_owner_is_handed_on_and_falls_back_to_the_host(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1)
    ada.send(MakeOwner(bo.you))
    assert ada.lobby.owner == bo.you
    assert ada.rejection(Start())[0] == "not_owner"
    bo.send(Leave())
    assert end(bo) == Closed("left", "You have left the table.")
    assert ada.lobby.owner == ada.you


def test_an_owner_who_makes_room_for_others_leaves_the_role_to_the_host(parlour: Open) -> None:
    room = parlour(options(2, watchers=1))
    ada = room.host()
    bo = room.come("Bo", watch=True)
    ada.send(MakeOwner(bo.you))
    bo.drop()
    assert ada.lobby.owner == bo.you
    # Those without a seat who are away make room.
    room.come("Cy", watch=True)
    assert [person.name for person in ada.lobby.people] == ["Ada", "Cy"]
    assert ada.lobby.owner == ada.you


def test_the_role_of_owner_goes_to_nobody_who_is_away(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1)
    bo.drop()
    assert ada.rejection(MakeOwner(bo.you))[0] == "away"


def test_at_a_table_without_a_client_of_its_own_the_first_one_seated_is_the_owner(
    parlour: Open,
) -> None:
    room = parlour(headless=True)
    ada = room.come("Ada")
    bo = room.come("Bo")
    assert owner(ada) is None
    bo.send(Sit(1))
    assert ada.lobby.owner == bo.you
    ada.send(Sit(0))
    bo.send(Leave())
    assert ada.lobby.owner == ada.you


def test_a_table_that_starts_by_itself_does_so_when_its_seats_are_taken(parlour: Open) -> None:
    room = parlour(options(3, 3), bots=[(2, "club")], auto_start=True, headless=True)
    ada = room.come("Ada")
    bo = room.come("Bo")
    ada.send(Sit(0))
    assert phase(ada) == "lobby"
    bo.send(Sit(1))
    assert phase(ada) == "playing"


def test_newcomers_watch_when_the_seats_are_taken(parlour: Open) -> None:
    room = parlour(options(2, watchers=1))
    room.host()
    room.come("Bo", 1)
    assert room.come("Cy").end is None
    assert end(room.come("Di")) == Refusal(
        "full", "The table is full: nobody else can sit or watch there."
    )


def test_watchers_have_a_limit_of_their_own(parlour: Open) -> None:
    room = parlour(options(2, watchers=1))
    room.host()
    room.come("Wes", watch=True)
    assert room.come("Will", watch=True).end is not None
    assert room.come("Bo", 1).seat == 1


def test_watchers_who_are_away_make_room(parlour: Open) -> None:
    room = parlour(options(2, watchers=2))
    ada = room.host()
    room.come("Wes", watch=True).drop()
    will = room.come("Will", watch=True)
    assert room.come("Xer", watch=True).end is None
    assert set(seats(ada)) == {"Ada", "Will", "Xer"}
    assert room.come("Yve", watch=True).end is not None
    will.drop()
    assert room.come("Zed").seat is None
    assert set(seats(ada)) == {"Ada", "Will", "Xer", "Zed"}


def test_a_table_full_of_strangers_still_lets_its_own_host_in(parlour: Open) -> None:
    room = parlour(options(2, watchers=0))
    room.come("Bo", 0)
    room.come("Cy", 1)
    assert room.host(seat=None).end is None


def test_what_is_said_goes_to_everybody_and_is_kept_for_newcomers(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1)
    ada.send(Say("  hello\nthere \u202eolleh "))
    line = bo.last(Chat).line
    assert (line.person, line.name, line.text) == (ada.you, "Ada", "hello there olleh")
    assert room.come("Cy", watch=True).last(Welcome).chat == (line,)


def test_nothing_is_said_with_invisible_signs_alone(parlour: Open) -> None:
    ada = parlour().host()
    assert ada.rejection(Say("\n\t "))[0] == "nothing_said"


def test_whoever_says_too_much_at_once_has_to_wait(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    for _ in range(5):
        ada.send(Say("hey"))
    assert ada.rejection(Say("hey")) == ("too_fast", "That was too much at once: wait a moment.")
    room.wait(2)
    ada.send(Say("ho"))
    assert ada.last(Chat).line.text == "ho"


def test_a_repeat_of_the_same_lobby_is_not_sent(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    assert ada.send(Ready(True)) == []
    assert ada.all(Rejected) == []


def test_a_second_start_is_refused(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    room.come("Bo", 1)
    ada.send(Start())
    assert ada.rejection(Start())[0] == "not_now"
    assert ada.rejection(Sit(1))[0] == "not_now"
    assert ada.rejection(Stand())[0] == "not_now"
    assert ada.rejection(Ready(False))[0] == "not_now"
    assert ada.rejection(Options(options(4)))[0] == "not_now"
    assert ada.rejection(RemoveBot(1))[0] == "not_now"
    assert ada.rejection(Colour("red"))[0] == "not_now"
    assert [d.attempt for d in ada.all(Deal)] == [1, 1, 1]


@pytest.mark.parametrize("rules", [AUTO, replace(AUTO, sequences_to_win=3)])
def test_the_rules_of_the_deal_are_those_that_the_lobby_showed(
    parlour: Open, rules: object
) -> None:
    room = parlour(options(2, rules=rules))  # type: ignore[arg-type]
    ada = room.host()
    room.come("Bo", 1)
    ada.send(Start())
    begin = ada.all(Deal)[0].stage
    assert msgspec.to_builtins(begin)["rules"] == msgspec.to_builtins(ada.lobby.options.rules)


def test_everybody_hears_of_each_change(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    wes = room.come("Wes", watch=True)
    before = len(wes.all(Lobby))
    ada.send(Ready(False))
    assert len(wes.all(Lobby)) == before + 1
    assert wes.lobby == ada.lobby
