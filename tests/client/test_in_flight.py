"""What is sent again when a connection was made anew because it stalled, and what is not."""

from msgspec.structs import replace

from sequence_lan.client.fold import connecting, fold
from sequence_lan.client.in_flight import InFlight
from sequence_lan.client.model import Table
from sequence_lan.net.messages import (
    Act,
    CallAction,
    GameForm,
    Ping,
    PlayAction,
    Ready,
    Rejected,
    Say,
    Sit,
)
from tests.client.tabletop import game_form, lobby, view, welcome

PLAY = Act(7, PlayAction("9D", "h5"), 0)
CALL = Act(8, CallAction("blue"))


def at(form: GameForm | None = None) -> Table:
    """Bo's table, on whose seat 1 he sits."""
    came = welcome(game=form, lobby_form=lobby("lobby" if form is None else "playing"))
    return fold(connecting("192.168.1.5:47624"), came, 0.0)


def game(turn: int = 0, number: str = "000102030405060708090a0b0c0d0e0f") -> Table:
    """The same in a game, after that many plays."""
    form = game_form(turn, view(turn))
    return at(replace(form, begin=replace(form.begin, game=number)))


def test_a_play_is_sent_again_as_long_as_its_turn_lasts() -> None:
    sent = InFlight(8.0)
    sent.sent(PLAY, game(), 0.0)
    assert sent.again(game(), 100.0) == [PLAY]
    assert sent.again(game(), 200.0) == [PLAY]
    assert sent.again(game(1), 100.0) == []
    assert not sent.doubtful(0.0)


def test_no_act_is_sent_into_another_game() -> None:
    sent = InFlight(8.0)
    for act in (PLAY, CALL):
        sent.sent(act, game(), 0.0)
        assert sent.again(game(number="f" * 32), 1.0) == []
        assert sent.again(at(), 1.0) == []


def test_a_call_is_of_no_turn() -> None:
    sent = InFlight(8.0)
    sent.sent(CALL, game(), 0.0)
    assert sent.again(game(1), 1.0) == [CALL]


def test_what_was_refused_is_not_asked_for_again() -> None:
    sent = InFlight(8.0)
    sent.sent(PLAY, game(), 0.0)
    sent.heard(Ping(1))
    sent.heard(Rejected("no_seat", "No."))
    assert sent.again(game(), 1.0) == [PLAY]
    sent.heard(Rejected("locked", "No.", 7))
    assert sent.again(game(), 1.0) == []


def test_a_seat_is_asked_for_again_by_whoever_does_not_have_it() -> None:
    sent = InFlight(8.0)
    sent.sent(Sit(1), at(), 0.0)
    assert sent.again(at(), 1.0) == []
    sent.sent(Sit(0), at(), 0.0)
    sent.sent(Ready(True), at(), 0.0)
    assert not sent.doubtful(1.0)
    assert sent.again(at(), 7.0) == [Sit(0), Ready(True)]
    # Sent anew then, it may be lost anew.
    assert sent.again(at(), 14.0) == [Sit(0), Ready(True)]
    assert sent.again(at(), 22.0) == []


def test_what_may_not_be_said_twice_is_doubtful_for_a_while() -> None:
    sent = InFlight(8.0)
    sent.sent(Say("hello"), at(), 0.0)
    assert sent.doubtful(7.9)
    assert not sent.doubtful(8.0)
    assert sent.again(at(), 1.0) == []
    assert not sent.doubtful(1.0)
