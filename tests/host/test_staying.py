"""Coming back, going away, leaving: whose seat it is meanwhile."""

import pytest

from sequence_lan.host.peers import PING_EVERY, SILENT_AFTER
from sequence_lan.host.room import SEAT_WAITS
from sequence_lan.net.messages import (
    AddBot,
    Closed,
    Confirm,
    Hello,
    Leave,
    MakeOwner,
    Pake,
    Ping,
    Pong,
    Ready,
    Rejected,
    Rematch,
    SeatWatcher,
    Stand,
    Update,
    Welcome,
)
from tests.host.conftest import Open
from tests.host.parlour import Parlour, Visitor, options
from tests.host.test_playing import off_turn, on_turn, play_on, seated


def away(visitor: Visitor, name: str) -> int | None:
    """The seconds that the seat of ``name`` waits, as the lobby says."""
    return next(person.away for person in visitor.lobby.people if person.name == name)


def bots(visitor: Visitor) -> tuple[str | None, ...]:
    return visitor.lobby.bots


def owner(visitor: Visitor) -> int | None:
    return visitor.lobby.owner


def names(visitor: Visitor) -> dict[str, int | None]:
    return {person.name: person.seat for person in visitor.lobby.people}


def test_everybody_is_asked_whether_they_are_there(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    room.wait(2 * PING_EVERY + 1)
    assert [ping.number for ping in ada.all(Ping)] == [1, 2, 3]


def test_whoever_asks_whether_the_host_is_there_is_answered_at_once(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo")
    room.wait(1)
    (answer,) = bo.send(Pong(0))
    assert answer == Ping(2)
    assert bo.send(Pong(2)) == []
    assert [ping.number for ping in ada.all(Ping)] == [1]


def test_whoever_is_silent_is_away_and_the_seat_waits(parlour: Open) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    bo.answers_pings = False
    room.wait(SILENT_AFTER - 1)
    assert away(ada, "Bo") is None
    room.wait(1)
    assert bo.end == Closed(
        "silent", "Nothing was heard from you for a while: the connection was closed."
    )
    assert away(ada, "Bo") == SEAT_WAITS


def test_whatever_is_said_counts_as_a_word(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    ada.answers_pings = False
    room.wait(SILENT_AFTER - 1)
    ada.send(Ready(False))
    room.wait(SILENT_AFTER - 1)
    ada.send(Pong(1))
    room.wait(SILENT_AFTER - 1)
    assert ada.end is None


def test_the_countdown_is_shown_to_newcomers_as_it_is_then(parlour: Open) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    bo.drop()
    assert away(ada, "Bo") == 180
    room.wait(60)
    assert away(room.come("Wes", watch=True), "Bo") == 120
    room.wait(500)
    assert away(room.come("Will", watch=True), "Bo") == 0


def test_a_token_gives_the_seat_back_with_the_whole_view(parlour: Open) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    on_turn([ada, bo]).move()
    before = bo.form
    bo.drop()
    back = room.come("Bo", token=bo.token)
    welcome = back.last(Welcome)
    assert welcome.you == bo.you
    assert welcome.game is not None
    assert welcome.game.view == before
    assert welcome.game.version == 1
    assert away(ada, "Bo") is None
    on_turn([ada, back]).move()
    assert back.form.turn == 2


def test_a_game_goes_on_while_somebody_else_is_away(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    mover, other = on_turn(people), off_turn(people)
    other.drop()
    mover.move()
    assert mover.form.turn == 1


def test_the_old_connection_is_closed_when_its_person_comes_from_elsewhere(
    parlour: Open,
) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    new = room.come("Bo", token=bo.token)
    assert bo.end == Closed(
        "replaced", "You came to this table from somewhere else: this connection was closed."
    )
    assert new.you == bo.you
    assert bo.send(Leave()) == []
    bo.drop()
    assert away(ada, "Bo") is None


def test_each_welcome_gives_a_new_token_and_the_old_one_works_until_it_is_used(
    parlour: Open,
) -> None:
    room = parlour()
    _, bo = seated(room, "Bo")
    first = bo.token
    bo.drop()
    lost = room.come("Bo", token=first)
    second = lost.token
    assert second != first
    lost.drop()
    again = room.come("Bo", token=first)
    assert again.you == bo.you
    third = again.token
    again.drop()
    used = room.come("Bo", token=third)
    assert used.you == bo.you
    used.drop()
    assert room.table.newcomers.knows(third)
    assert room.table.newcomers.knows(used.token)
    assert not room.table.newcomers.knows(second)
    assert not room.table.newcomers.knows(first)
    assert room.come("Bo", token=first).you != bo.you


def test_a_token_of_another_table_makes_a_newcomer(parlour: Open) -> None:
    room = parlour()
    ada, _ = seated(room, "Bo")
    stranger = room.come("Bo", token=bytes(32))
    assert stranger.seat is None
    assert names(ada) == {"Ada": 0, "Bo": 1, "Bo 2": None}


def test_the_hosts_own_token_stays_good(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    ada.drop()
    second = room.come("Ada", token=ada.token)
    second.drop()
    third = room.host(seat=None)
    assert third.you == ada.you
    assert third.lobby.owner == ada.you
    assert names(third) == {"Ada": 0}


def test_a_name_changes_in_the_lobby_but_not_in_a_game(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1)
    bo.drop()
    bob = room.come("ada", token=bo.token)
    assert names(ada) == {"Ada": 0, "ada 2": 1}
    bob.send(Ready(True))
    room.started(ada)
    bob.drop()
    room.come("Zoe", token=bob.token)
    assert names(ada) == {"Ada": 0, "ada 2": 1}


def test_in_the_lobby_whoever_is_away_too_long_is_forgotten(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    bo = room.come("Bo", 1)
    wes = room.come("Wes", watch=True)
    bo.drop()
    wes.drop()
    room.wait(SEAT_WAITS - 1)
    assert names(ada) == {"Ada": 0, "Bo": 1, "Wes": None}
    room.wait(1)
    assert names(ada) == {"Ada": 0}


def test_a_seat_of_a_game_is_kept_for_as_long_as_the_game(parlour: Open) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    bo.drop()
    room.wait(3600, step=60)
    assert names(ada) == {"Ada": 0, "Bo": 1}
    assert room.come("Bo", token=bo.token).form.seat == 1


def test_a_bot_stands_in_when_the_time_is_up_and_gives_the_seat_back(parlour: Open) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    bo.drop()
    room.wait(SEAT_WAITS - 1)
    assert ada.rejection(AddBot(1, "club")) == (
        "seat_waits",
        "That seat still waits for its player: try again when the time is up.",
    )
    room.wait(1)
    ada.send(AddBot(1, "club"))
    assert bots(ada) == (None, "club")
    if ada.form.to_play == 0:
        ada.move()
    room.move_bots()
    assert ada.form.to_play == 0
    back = room.come("Bo", token=bo.token)
    assert bots(ada) == (None, None)
    ada.move()
    assert room.table.bot_turn(room.now) is None
    back.move()
    assert ada.form.to_play == 0


def test_whoever_leaves_frees_the_seat_at_once(parlour: Open) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    bo.send(Leave())
    assert names(ada) == {"Ada": 0}
    ada.send(AddBot(1, "club"))
    assert bots(ada) == (None, "club")
    stranger = room.come("Bo", token=bo.token)
    assert stranger.seat is None
    assert stranger.form.hand == ()


def test_a_watcher_takes_the_seat_of_somebody_who_left(parlour: Open) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    wes = room.come("Wes", watch=True)
    hand = bo.form.hand
    assert ada.rejection(SeatWatcher(wes.you, 1))[0] == "seat_taken"
    bo.send(Leave())
    assert ada.rejection(SeatWatcher(ada.you, 1))[0] == "seat_taken"
    assert ada.rejection(SeatWatcher(99, 1))[0] == "no_person"
    assert ada.rejection(SeatWatcher(wes.you, 9))[0] == "no_seat"
    ada.send(SeatWatcher(wes.you, 1))
    assert names(ada) == {"Ada": 0, "Wes": 1}
    shown = wes.last(Update)
    assert shown.events == ()
    assert shown.view.seat == 1
    assert shown.view.hand == hand
    on_turn([ada, wes]).move()
    on_turn([ada, wes]).move()
    assert ada.form.turn == 2


def test_a_watcher_takes_the_seat_of_a_stand_in(parlour: Open) -> None:
    room = parlour(options(3, 3), bots=[(2, "club")])
    ada, bo = seated(room, "Bo")
    wes = room.come("Wes", watch=True)
    bo.drop()
    assert ada.rejection(SeatWatcher(wes.you, 1))[0] == "seat_waits"
    room.wait(SEAT_WAITS)
    ada.send(AddBot(1, "club"))
    assert ada.rejection(SeatWatcher(wes.you, 2))[0] == "seat_taken"
    ada.send(SeatWatcher(wes.you, 1))
    assert names(ada) == {"Ada": 0, "Bo": None, "Wes": 1}
    assert bots(ada) == (None, None, "club")
    back = room.come("Bo", token=bo.token)
    assert back.form.hand == ()


def test_nobody_away_is_given_a_seat(parlour: Open) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    wes = room.come("Wes", watch=True)
    wes.drop()
    bo.send(Leave())
    assert ada.rejection(SeatWatcher(wes.you, 1))[0] == "away"


def test_there_is_no_watchers_seat_in_the_lobby(parlour: Open) -> None:
    room = parlour()
    ada = room.host()
    wes = room.come("Wes", watch=True)
    assert ada.rejection(SeatWatcher(wes.you, 1))[0] == "not_now"


def test_after_a_rematch_a_stand_in_keeps_the_seat_of_whoever_is_away(parlour: Open) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    bo.drop()
    room.wait(SEAT_WAITS)
    ada.send(AddBot(1, "club"))
    while ada.form.result is None:
        room.move_bots()
        if ada.form.result is None:
            ada.move()
    ada.send(Rematch())
    assert bots(ada) == (None, "club")
    assert names(ada).get("Bo") is None
    room.started(ada)
    assert ada.form.turn == 0


def test_the_role_of_an_owner_who_is_away_for_long_falls_to_who_is_there(parlour: Open) -> None:
    room = parlour(headless=True)
    ada = room.come("Ada", 0)
    bo = room.come("Bo", 1)
    room.started(ada)
    ada.drop()
    room.wait(SEAT_WAITS - 1)
    assert owner(bo) == ada.you
    room.wait(1)
    assert owner(bo) == bo.you
    room.come("Ada", token=ada.token)
    assert owner(bo) == bo.you


def test_an_owner_whom_nobody_follows_keeps_the_role(parlour: Open) -> None:
    room = parlour(headless=True)
    ada = room.come("Ada", 0)
    bo = room.come("Bo", 1)
    room.started(ada)
    wes = room.come("Wes", watch=True)
    bo.drop()
    ada.drop()
    room.wait(SEAT_WAITS + 1)
    assert owner(wes) == ada.you


def test_the_role_is_the_first_ones_again_who_comes_back_to_a_table_without_one(
    parlour: Open,
) -> None:
    room = parlour(headless=True)
    ada = room.come("Ada", 0)
    bo = room.come("Bo", 1)
    room.started(ada)
    bo.drop()
    ada.send(Leave())
    back = room.come("Bo", token=bo.token)
    assert owner(back) == bo.you


def test_the_role_given_away_stays_away_from_the_host(parlour: Open) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    ada.send(MakeOwner(bo.you))
    ada.drop()
    assert room.host(seat=None).lobby.owner == bo.you


@pytest.mark.parametrize(
    "message",
    [Hello((1, 1), "1.0", "Ada"), Pake(b"x"), Confirm(bytes(32))],
    ids=lambda message: type(message).__name__,
)
def test_what_belongs_before_admission_ends_the_connection_after_it(
    parlour: Open, message: Hello | Pake | Confirm
) -> None:
    room = parlour()
    ada, bo = seated(room, "Bo")
    bo.send(message)
    assert bo.end == Closed(
        "unexpected", "A message came that has no place here: the connection was closed."
    )
    assert away(ada, "Bo") == 180


def test_a_peer_that_was_never_let_in_is_not_listened_to(parlour: Open) -> None:
    room = parlour()
    room.host()
    assert room.table.handle(99, Leave(), room.now) == []
    assert room.table.disconnect(99, room.now) == []


def test_two_who_go_at_once_are_both_away(parlour: Open) -> None:
    room = parlour(options(3, 3))
    ada, bo, cy = seated(room, "Bo", "Cy")
    bo.answers_pings = cy.answers_pings = False
    room.wait(SILENT_AFTER)
    assert away(ada, "Bo") == away(ada, "Cy") == 180


def test_whoever_stood_up_before_the_game_is_a_watcher_in_it(parlour: Open) -> None:
    room = parlour(bots=[(1, "club")])
    ada = room.host()
    bo = room.come("Bo")
    bo.send(Stand())
    room.started(ada)
    assert bo.form.hand == ()
    assert bo.all(Rejected) == []


def test_a_game_between_people_who_come_and_go_ends_as_any_other(parlour: Open) -> None:
    room: Parlour = parlour(options(4))
    people = seated(room, "Bo", "Cy", "Di")
    for number in range(60):
        if people[0].form.result is not None:
            return
        gone = number % 3 + 1
        people[gone].drop()
        people[gone] = room.come("back", token=people[gone].token)
        on_turn(people).move()
    play_on(room, people)
    assert people[0].form.result is not None
