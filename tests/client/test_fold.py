"""What a window shows after each message of the host (DESIGN.md 8)."""

from typing import Any

import pytest
from msgspec.structs import replace

from sequence_lan.client.fold import connecting, ended, fold, lost
from sequence_lan.client.model import Link, Table
from sequence_lan.engine.board import Square
from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Drew, Placed, Took
from sequence_lan.net.forms import BadForm
from sequence_lan.net.messages import (
    AnsweredEvent,
    CalledEvent,
    Chat,
    ChatLine,
    Closed,
    DealCommits,
    DealOff,
    DealSeeds,
    DrewEvent,
    EventForm,
    ExchangedEvent,
    ForfeitedEvent,
    GaveEvent,
    Handover,
    HostMessage,
    Lobby,
    PassedEvent,
    PersonForm,
    Ping,
    PlacedEvent,
    Refusal,
    Rejected,
    RemovedEvent,
    TookEvent,
)
from sequence_lan.net.messages import Deal as DealMessage
from tests.client.tabletop import (
    ADA,
    BO,
    NO_CHIPS,
    begun,
    game_form,
    lobby,
    update,
    view,
    welcome,
)

H5 = Square(47)
ONE_CHIP = (*NO_CHIPS[:4], ".......g..", *NO_CHIPS[5:])
BO_PLAYED = view(1, board=ONE_CHIP, hand=("2C", "JS", "3C", "4C", "5C", "6C", "KH"), to_play=0)
BO_PLAYS = (PlacedEvent(1, "9D", "h5"), TookEvent(1, "KH"))


def at(*messages: HostMessage, now: float = 100.0) -> Table:
    """The table after these messages."""
    table = connecting("192.168.1.5:47624")
    for message in messages:
        table = fold(table, message, now)
    return table


def playing() -> Table:
    """Bo's table after the deal."""
    return at(welcome(), Lobby(lobby("dealing")), begun(), update(0, view()))


def test_a_welcome_shows_who_sits_where_and_which_seat_is_ones_own() -> None:
    table = at(welcome())
    assert table.link is Link.CONNECTED
    assert [(seat.name, seat.side, seat.you) for seat in table.seats] == [
        ("Ada", "blue", False),
        ("Bo", "green", True),
    ]
    assert table.seat == 1
    assert not table.owner


def test_the_owner_is_whoever_the_lobby_says() -> None:
    assert at(welcome(you=1)).owner
    assert at(welcome(), Lobby(lobby(owner=2))).owner
    assert not at(welcome(), Lobby(lobby(owner=None))).owner


def test_a_free_seat_and_a_bots_seat_have_nobody() -> None:
    table = at(welcome(lobby_form=lobby(people=(BO,), bots=("club", None))))
    bot, bo = table.seats
    assert (bot.person, bot.name, bot.bot) == (None, None, "club")
    assert (bo.person, bo.name, bo.bot) == (2, "Bo", None)


def test_the_wait_for_somebody_away_counts_on_this_computers_own_clock() -> None:
    away = PersonForm(id=1, name="Ada", seat=0, away=170)
    table = at(welcome(), Lobby(lobby(people=(away, BO))), now=1000.0)
    assert table.seats[0].away_until == 1170.0
    assert table.seats[1].away_until is None


def test_a_deal_is_shown_stage_by_stage() -> None:
    deal = [
        DealMessage(1, DealCommits((bytes(32),) * 2)),
        DealMessage(1, DealSeeds((bytes(32),) * 2)),
    ]
    table = at(welcome(), Lobby(lobby("dealing")), begun())
    stages = []
    for message in (None, *deal):
        table = table if message is None else fold(table, message, 0.0)
        assert table.dealing is not None
        stages.append(table.dealing.stage)
    assert stages == ["begin", "commits", "seeds"]


def test_a_deal_called_off_says_who_did_not_answer_and_which_attempt_comes_next() -> None:
    table = at(welcome(), Lobby(lobby("dealing")), begun(), DealMessage(1, DealOff((0,))))
    assert table.dealing is not None
    assert (table.dealing.attempt, table.dealing.stage, table.dealing.missing) == (1, "off", (0,))
    table = fold(table, begun(2), 0.0)
    assert table.dealing is not None
    assert (table.dealing.attempt, table.dealing.stage, table.dealing.missing) == (2, "begin", (0,))


def test_a_game_begins_with_the_first_view_after_the_deal() -> None:
    table = playing()
    assert table.dealing is None
    assert table.game is not None
    assert table.game.version == 0
    assert table.game.view.hand == ("9D", "2C", "JS", "3C", "4C", "5C", "6C")
    assert [entry.name for entry in table.game.seats] == ["Ada", "Bo"]


def test_an_update_shows_the_view_and_what_happened() -> None:
    table = fold(playing(), update(1, BO_PLAYED, *BO_PLAYS), 0.0)
    assert table.game is not None
    assert table.game.view.public.chips == (0, 1 << H5)
    assert table.game.turn == 1
    assert table.game.fresh == (Placed(1, Card("9D"), H5), Took(1, Card("KH")))
    assert table.game.log == table.game.fresh


def test_the_turns_end_is_on_this_computers_own_clock() -> None:
    table = playing()
    assert table.game is not None
    assert table.game.clock_until is None
    table = fold(table, replace(update(1, BO_PLAYED, *BO_PLAYS), clock=30), 200.0)
    assert table.game is not None
    assert table.game.clock_until == 230.0
    table = fold(table, Rejected("no", "No.", 1, 1, BO_PLAYED), 210.0)
    assert table.game is not None
    assert table.game.clock_until == 230.0
    form = replace(game_form(1, BO_PLAYED), clock=9)
    table = fold(table, welcome(game=form, lobby_form=lobby("playing")), 300.0)
    assert table.game is not None
    assert table.game.clock_until == 309.0


def test_the_log_holds_everything_told_since_the_game_began() -> None:
    table = fold(playing(), update(1, BO_PLAYED, *BO_PLAYS), 0.0)
    table = fold(table, update(2, view(2), DrewEvent(0)), 0.0)
    assert table.game is not None
    assert table.game.log == (Placed(1, Card("9D"), H5), Took(1, Card("KH")), Drew(0))
    assert table.game.fresh == (Drew(0),)


def test_what_is_no_move_leaves_the_game_as_the_very_same_value() -> None:
    before = playing()
    after = fold(before, Chat(ChatLine(1, "Ada", "hello")), 0.0)
    after = fold(after, Ping(1), 0.0)
    assert after.game is before.game


def test_who_comes_back_sees_the_table_as_it_is_with_nothing_to_animate() -> None:
    form = game_form(1, BO_PLAYED, (PlacedEvent(1, "9D", "h5"),))
    table = fold(lost(playing(), 3), welcome(game=form, lobby_form=lobby("playing")), 0.0)
    assert (table.link, table.attempt) == (Link.CONNECTED, 0)
    assert table.game is not None
    assert table.game.view.public.chips == (0, 1 << H5)
    assert table.game.log == (Placed(1, Card("9D"), H5),)
    assert table.game.fresh == ()


def test_a_watcher_sees_the_board_and_no_hand() -> None:
    form = game_form(1, view(1, board=ONE_CHIP, seat=None))
    watcher = PersonForm(id=3, name="Cy")
    table = at(welcome(3, form, lobby("playing", people=(ADA, BO, watcher))))
    assert table.seat is None
    assert table.game is not None
    assert table.game.view.seat is None
    assert table.game.view.hand == ()


def test_a_rejection_is_told_and_shows_the_present_view() -> None:
    message = Rejected("stale", "The turn has passed on.", number=7, version=1, view=BO_PLAYED)
    table = fold(playing(), message, 0.0)
    assert table.notice is not None
    assert (table.notice.code, table.notice.text) == ("stale", "The turn has passed on.")
    assert table.game is not None
    assert table.game.version == 1
    assert table.game.view.public.chips == (0, 1 << H5)


def test_each_notice_has_a_number_of_its_own() -> None:
    table = at(welcome(), Rejected("no_seat", "No."), Rejected("no_seat", "No."))
    assert table.notice is not None
    assert table.notice.number == 2


@pytest.mark.parametrize(
    "message",
    [
        update(0, view()),
        Rejected("stale", "The turn has passed on.", version=0, view=view()),
        welcome(game=game_form(0, view()), lobby_form=lobby("playing")),
    ],
    ids=lambda message: type(message).__name__,
)
def test_a_version_that_goes_backwards_is_said(message: HostMessage) -> None:
    table = fold(playing(), update(1, BO_PLAYED, *BO_PLAYS), 0.0)
    table = fold(table, message, 0.0)
    assert table.notice is not None
    assert table.notice.code == "went_back"
    assert table.game is not None
    assert table.game.version == 0


def test_another_game_begins_at_version_0_without_a_word() -> None:
    table = fold(playing(), update(1, BO_PLAYED, *BO_PLAYS), 0.0)
    for message in (Lobby(lobby("dealing")), begun(), update(0, view())):
        table = fold(table, message, 0.0)
    assert table.notice is None
    assert table.game is not None
    assert (table.game.version, table.game.log) == (0, ())


def test_chat_is_kept_with_who_said_it() -> None:
    table = at(welcome(), Chat(ChatLine(1, "Ada", "hello")), Chat(ChatLine(2, "Bo", "hi")))
    assert [(line.name, line.text, line.you) for line in table.chat] == [
        ("Ada", "hello", False),
        ("Bo", "hi", True),
    ]


def test_a_lobby_after_the_game_clears_the_board() -> None:
    assert fold(playing(), Lobby(lobby("ended")), 0.0).game is not None
    assert fold(playing(), Lobby(lobby("lobby")), 0.0).game is None


@pytest.mark.parametrize("message", [Refusal("full", "No room."), Closed("full", "No room.")])
def test_the_hosts_last_word_is_kept_with_the_table(message: HostMessage) -> None:
    table = fold(playing(), message, 0.0)
    assert table.link is Link.CLOSED
    assert table.ended is not None
    assert (table.ended.code, table.ended.text) == ("full", "No room.")
    assert table.game is not None


def test_a_table_given_up_stays_to_be_looked_at() -> None:
    table = ended(playing(), "lost", "Gone.")
    assert table.link is Link.CLOSED
    assert table.game is not None


@pytest.mark.parametrize(
    "message",
    [
        Rejected("unanswered", "Nobody answered."),
        Handover(0, 1, b"a part"),
        Closed("table_closed", "The host has closed the table."),
        welcome(),
    ],
    ids=["lapsed", "begun", "closed", "welcomed anew"],
)
def test_the_question_whether_to_be_the_host_stands_until_something_comes_of_it(
    message: HostMessage,
) -> None:
    asked = at(welcome(), Handover(0, 0, b""), Rejected("no_seat", "No."), Ping(1))
    assert asked.asked_to_host
    assert not fold(asked, message, 0.0).asked_to_host
    assert not lost(asked, 1).asked_to_host


@pytest.mark.parametrize(
    "message",
    [
        update(1, BO_PLAYED, *BO_PLAYS),
        DealMessage(1, DealCommits((bytes(32),) * 2)),
    ],
    ids=["a move without a game", "commits without a deal"],
)
def test_what_has_no_place_is_refused(message: HostMessage) -> None:
    with pytest.raises(BadForm):
        at(welcome(), message)


def test_a_view_of_another_table_is_refused() -> None:
    with pytest.raises(BadForm):
        fold(playing(), update(1, view(1, to_play=5)), 0.0)


@pytest.mark.parametrize(
    "event",
    [
        PlacedEvent(2, "9D", "h5"),
        RemovedEvent(2, "JS", "h5", "green"),
        ExchangedEvent(2, "9D"),
        TookEvent(2, "9D"),
        DrewEvent(2),
        ForfeitedEvent(2),
        PassedEvent(2),
        CalledEvent(2, "green"),
        AnsweredEvent("withdrawn", "green", 2),
        GaveEvent(2, "9D"),
    ],
    ids=lambda event: type(event).__name__,
)
def test_whatever_tells_of_a_seat_that_is_not_there_is_refused(event: EventForm) -> None:
    with pytest.raises(BadForm):
        fold(playing(), update(1, BO_PLAYED, event), 0.0)
    with pytest.raises(BadForm):
        at(welcome(game=game_form(1, BO_PLAYED, (event,))))


@pytest.mark.parametrize(
    "change", [{"players": 11}, {"players": 3}, {"sides": ("blue", "blue")}], ids=str
)
def test_a_lobby_in_which_nobody_can_play_is_refused(change: dict[str, Any]) -> None:
    form = lobby()
    with pytest.raises(BadForm):
        at(welcome(), Lobby(replace(form, options=replace(form.options, **change))))
