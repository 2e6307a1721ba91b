"""At the fullest table, late in the longest game, everything still fits into a frame."""

from dataclasses import replace
from random import Random

from sequence_lan.engine.actions import Call, Withdraw
from sequence_lan.engine.deal import binding, host_commit, seat_commit
from sequence_lan.engine.header import Deal, Header, SeatEntry, bound
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.rules import CLASSIC
from sequence_lan.host import chat, playing
from sequence_lan.host.playing import Game
from sequence_lan.host.room import Person, Room, lobby_form
from sequence_lan.host.tokens import Tokens
from sequence_lan.net.codec import ADMITTED_LIMIT, encode, from_host
from sequence_lan.net.messages import LOG_KEPT, ChatLine, Lobby, Welcome
from tests.host.parlour import TABLE, options

NAME = "\N{CYRILLIC CAPITAL LETTER ZHE}" * 24 + "W" * 16
"""As long as a name can be, and longer than any that is let in."""


def longest_game() -> Game:
    """Twelve people late in a game in which every event kept is one of the long ones."""
    seeds = tuple(bytes([seat]) * 32 for seat in range(12))
    header = Header(
        app="0.1.0",
        table=NAME[:24],
        game=TABLE,
        started="2026-11-29T19:10:00Z",
        rules=CLASSIC,
        sides=("blue", "green"),
        seats=tuple(SeatEntry(NAME, ("blue", "green")[seat % 2]) for seat in range(12)),
        start=Deal(1, bytes(32), bytes(32), seeds, seeds),
    )
    bind = binding(bound(header))
    commits = tuple(seat_commit(bind, seat, seed) for seat, seed in enumerate(seeds))
    deal = Deal(1, host_commit(bind, bytes(32)), bytes(32), commits, seeds)
    game = playing.new_game(replace(header, start=deal), 0.0)
    dice = Random(2)
    while game.turn < 40:
        public = game.state.public
        seat = public.may_draw[0] if public.may_draw else public.to_play
        actions = legal_actions(public, game.state.secret.hands[seat], seat)
        turn = [action for action in actions if not isinstance(action, Call)]
        game, _ = playing.act(game, dice.choice(turn), 0.0)
    while len(game.log) < LOG_KEPT:
        game, _ = playing.act(game, Call(0, 1), 0.0)
        game, _ = playing.act(game, Withdraw(0), 0.0)
    return game


def fullest_room() -> Room:
    """Twelve players and two hundred watchers, everybody with a long name."""
    people = tuple(
        Person(2**31 - 300 + n, NAME, Tokens(bytes(32)), "10.0.0.1", n >= 12) for n in range(212)
    )
    seated = tuple(
        replace(person, seat=seat) if seat < 12 else person for seat, person in enumerate(people)
    )
    room = Room("Kitchen", options(12, watchers=200), (None,) * 12, people=seated)
    return replace(room, phase="playing", owner=people[0].id)


def test_a_welcome_fits_into_a_frame() -> None:
    lines: tuple[ChatLine, ...] = ()
    for _ in range(50):
        lines = chat.kept(lines, ChatLine(2**31, NAME, "\N{GRINNING FACE}" * 500))
    game = longest_game()
    welcome = Welcome(
        protocol=1,
        app="0.1.0",
        table=TABLE,
        you=1,
        token=bytes(32),
        lobby=lobby_form(fullest_room(), 1e6),
        game=playing.snapshot(game, 0, 3600),
        chat=lines,
    )
    frame = encode(welcome)
    assert len(frame) <= ADMITTED_LIMIT
    assert list(from_host().feed(frame)) == [welcome]


def test_a_lobby_fits_into_a_frame_with_everybody_away() -> None:
    room = fullest_room()
    away = tuple(replace(person, away_since=0.0) for person in room.people)
    assert len(encode(Lobby(lobby_form(replace(room, people=away), 0.0)))) <= ADMITTED_LIMIT


def test_the_newest_of_what_was_said_is_kept() -> None:
    lines: tuple[ChatLine, ...] = ()
    for number in range(300):
        lines = chat.kept(lines, ChatLine(1, "Ada", f"line {number} " + "x" * 90))
    assert lines[-1].text.startswith("line 299 ")
    assert 40 < len(lines) < 100
    assert [line.text.split()[1] for line in lines] == [
        str(number) for number in range(300 - len(lines), 300)
    ]
