"""Nobody is sent what they may not know: not a card, not a byte that depends on one."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import get_args

import msgspec
import pytest

from sequence_lan.engine import actions
from sequence_lan.engine.actions import (
    Action,
    Admit,
    Call,
    Dismiss,
    Draw,
    Exchange,
    Give,
    Pass,
    Play,
    SeatAction,
    Uphold,
    Withdraw,
)
from sequence_lan.engine.cards import CARDS, Card
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.rules import CLASSIC, Rules
from sequence_lan.engine.state import State
from sequence_lan.host.folder import TableFolder
from sequence_lan.host.journal import Journal
from sequence_lan.host.peers import Out
from sequence_lan.host.playing import Game
from sequence_lan.host.recorded import RecordedGame
from sequence_lan.host.room import Room
from sequence_lan.host.table import Table
from sequence_lan.net import messages as wire
from sequence_lan.net.codec import encode
from sequence_lan.net.forms import action_form
from sequence_lan.net.handshake import Admission
from tests.host.canary import Canary, Leak
from tests.host.conftest import Open
from tests.host.parlour import TABLE, Parlour, Visitor, options

MANUAL = replace(CLASSIC, dead_cards_per_turn=None)
LATER = (wire.Pake, wire.Confirm, wire.Handover, wire.Moved)
"""What a host says at private tables, and when a table moves."""


class Evening:
    """A game in which everything happens that can, by dice; what people did is counted."""

    def __init__(self, room: Parlour, players: int, seed: int) -> None:
        self.room = room
        self.dice = Random(seed)
        self.canary = Canary(room)
        self.did: set[str] = set()
        self.said: set[str] = set()
        self.players = players
        self.people: dict[int, Visitor] = {}
        self.wes: Visitor

    def send(self, visitor: Visitor, message: wire.ClientMessage) -> None:
        self.said.add(type(message).__struct_config__.tag)  # type: ignore[arg-type]
        visitor.send(message)

    def open(self) -> None:
        """Everybody sits, in a lobby where everything is tried once."""
        room, ada = self.room, self.room.host()
        self.people = {0: ada}
        for seat in range(1, self.players):
            self.people[seat] = room.come(f"P{seat}", seat)
        self.wes = room.come("Wes", watch=True)
        last = self.people[self.players - 1]
        for visitor, message in (
            (self.wes, wire.Sit(0)),
            (self.wes, wire.Colour("red")),
            (last, wire.Stand()),
            (ada, wire.AddBot(self.players - 1, "club")),
            (ada, wire.RemoveBot(self.players - 1)),
            (ada, wire.MovePerson(last.you, self.players - 1)),
            (ada, wire.Options(self.room.table.room.options)),
            (ada, wire.SeatWatcher(self.wes.you, 0)),
            (ada, wire.MakeOwner(ada.you)),
            (ada, wire.MoveTable(ada.you)),
            (ada, wire.TakeTable(True)),
            (ada, wire.Taken((), bytes(32))),
            (ada, wire.Rematch()),
            (self.wes, wire.Abandon()),
            (self.wes, wire.Act(1, wire.DrawAction())),
            (self.wes, wire.SeatCommit(1, bytes(32))),
            (self.wes, wire.SeatSeed(1, bytes(32))),
        ):
            self.send(visitor, message)
        for visitor in self.people.values():
            self.send(visitor, wire.Ready(True))
        self.send(ada, wire.Start())

    @property
    def game(self) -> Game:
        game = self.room.table.game
        assert game is not None
        return game

    def play(self, most: int) -> None:
        """The game until its end, or until ``most`` things have happened."""
        for _ in range(most):
            if self.game.result is not None:
                return
            self.room.wait(1)
            self.room.move_bots()
            self.happening()()

    def happening(self) -> Callable[[], None]:
        return self.dice.choices(
            [self.act, self.talk, self.come_back, self.go_wrong, self.say, self.intrude],
            [30, 6, 2, 4, 1, 1],
        )[0]

    def act(self) -> None:
        """Somebody does something to bring the game on."""
        public = self.game.state.public
        due = [*public.owes, *public.may_draw, public.to_play]
        seat = self.dice.choice(due)
        if seat not in self.people:
            return
        visitor = self.people[seat]
        choices = [
            action
            for action in legal_actions(public, visitor.view.hand, seat)
            if isinstance(action, Play | Exchange | Pass | Give | Draw)
        ]
        exchanges = [action for action in choices if isinstance(action, Exchange)]
        if exchanges or choices:
            self.do(visitor, self.dice.choice(exchanges or choices))

    def do(self, visitor: Visitor, action: Action) -> None:
        self.did.add(type(action).__name__)
        self.said.add("act")
        visitor.act(action)

    def talk(self) -> None:
        """Table talk is called, or an open call settled."""
        public = self.game.state.public
        seats = sorted(self.people)
        if public.call is None:
            seat = self.dice.choice(seats)
            calls: list[SeatAction] = [
                action
                for action in legal_actions(public, self.people[seat].view.hand, seat)
                if isinstance(action, Call)
            ]
            if calls:
                self.do(self.people[seat], self.dice.choice(calls))
            return
        by = public.call.by
        members = [s for s in public.setup.members(public.call.side) if s in self.people]
        how = self.dice.randrange(4)
        if how == 0 and by in self.people:
            self.do(self.people[by], Withdraw(by))
        elif how == 1 and members:
            self.do(self.people[members[0]], Admit(members[0]))
        elif how == 2:
            self.do(self.people[0], Uphold())
        else:
            self.do(self.people[0], Dismiss())

    def come_back(self) -> None:
        """Somebody is away for a moment, or comes from elsewhere."""
        seat = self.dice.choice(sorted(self.people))
        visitor = self.people[seat]
        if self.dice.random() < 0.5:
            visitor.drop()
        acts = visitor.acts
        back = self.room.come("back", token=visitor.token)
        back.acts = acts + 1000
        self.people[seat] = back

    def go_wrong(self) -> None:
        """An act that is refused, repeated, stale, or for another seat's cards."""
        seat = self.dice.choice(sorted(self.people))
        visitor = self.people[seat]
        card = self.dice.choice(CARDS)
        number = self.dice.randrange(5)
        forms: list[wire.ActionForm] = [
            wire.PlayAction(card, "e5"),
            wire.PlayAction(card, "a1"),
            wire.PlayAction(card, "e5", ("a1-b9",)),
            wire.ExchangeAction(card),
            wire.DrawAction(),
            wire.PassAction(),
            wire.CallAction("red"),
            wire.AdmitAction(),
            wire.WithdrawAction(),
            wire.UpholdAction(),
            wire.GiveAction(card),
        ]
        form = self.dice.choice(forms)
        legal = legal_actions(self.game.state.public, visitor.view.hand, seat)
        if form not in [action_form(action, self.game.begin.sides) for action in legal]:
            turn = self.game.turn - self.dice.randrange(2)
            self.send(visitor, wire.Act(number, form, max(turn, 0)))

    def say(self) -> None:
        """Something is said; the host is asked for what it does not give."""
        visitor = self.dice.choice([*self.people.values(), self.wes])
        self.send(visitor, wire.Say("has anybody the 9 of diamonds?"))
        self.send(visitor, wire.Ready(True))
        self.send(visitor, wire.Pong(1))

    def intrude(self) -> None:
        """A stranger comes to watch, tries this and that, and is sent away or leaves."""
        wil = self.room.come("Wil", watch=True)
        if wil.end is not None:
            return
        self.send(wil, wire.Act(1, wire.PlayAction("9D", "h5"), self.game.turn))
        self.send(wil, wire.SeatWatcher(wil.you, 0))
        self.send(wil, wire.Kick(1))
        ada = self.people[0]
        way = self.dice.randrange(5)
        if way == 0:
            self.send(ada, wire.Kick(wil.you))
        elif way == 1:
            self.send(ada, wire.Ban(wil.you))
            self.room.come("Wil", watch=True)
        elif way == 2:
            self.send(wil, wire.Hello((1, 1), "1", "Wil"))
        elif way == 3:
            self.send(wil, wire.Pake(b"x"))
        else:
            self.send(wil, wire.Confirm(bytes(32)))

    def leave(self) -> None:
        """One leaves, a bot or the watcher plays on; another is silent, and a bot stands in."""
        ada = self.people[0]
        first, second = self.players - 1, max(1, self.players - 2)
        self.send(self.people.pop(first), wire.Leave())
        self.send(ada, wire.SeatWatcher(self.wes.you, first))
        self.people[first] = self.wes
        self.wes = self.room.come("Xer", watch=True)
        self.send(ada, wire.AddBot(second, "club"))
        if second in self.people and second != first:
            gone = self.people.pop(second)
            gone.answers_pings = False
            self.room.wait(200, step=5)
            self.send(ada, wire.AddBot(second, "club"))

    def close(self) -> None:
        """The game ends, if it has not yet; another is dealt, with an attempt called off."""
        ada = self.people[0]
        self.send(ada, wire.Abandon())
        self.room.come("Late", watch=True)
        self.send(ada, wire.Rematch())
        for seat, visitor in self.people.items():
            self.send(visitor, wire.Ready(True))
            visitor.answers_deals = seat == 0
        self.send(ada, wire.Start())
        self.room.wait(12)
        self.send(ada, wire.Abandon())
        self.room.deliver(self.room.table.farewell())


TABLES: list[tuple[int, int, Rules]] = [
    (2, 2, MANUAL),
    (3, 3, replace(CLASSIC, draw="auto")),
    (4, 2, MANUAL),
    (6, 3, replace(CLASSIC, discard="common")),
    (12, 2, MANUAL),
]


def evenings(parlour: Open) -> Iterator[Evening]:
    for players, sides, rules in TABLES:
        room = parlour(options(players, sides, rules, watchers=9))
        evening = Evening(room, players, seed=players)
        evening.open()
        evening.play(60)
        evening.leave()
        evening.play(600)
        evening.close()
        yield evening


def test_over_whole_evenings_nobody_is_sent_a_card_that_they_were_not_shown(
    parlour: Open,
) -> None:
    did: set[str] = set()
    said: set[str] = set()
    kinds: set[str] = set()
    unknown = 0
    for evening in evenings(parlour):
        did |= evening.did
        said |= evening.said
        kinds |= set(evening.canary.kinds)
        unknown += evening.canary.unknown
    assert did == {kind.__name__ for kind in get_args(actions.Action)}
    assert said == {kind.__struct_config__.tag for kind in get_args(wire.ClientMessage)}
    assert kinds == {
        kind.__struct_config__.tag for kind in get_args(wire.HostMessage) if kind not in LATER
    }
    assert unknown > 10_000


def test_the_canary_sings_at_another_seats_card_a_hidden_hand_and_a_seed(parlour: Open) -> None:
    room = parlour(options(2, rules=MANUAL))
    canary = Canary(room)
    ada, bo = room.host(), room.come("Bo", 1)
    room.started(ada)
    game = room.table.game
    assert game is not None
    other = next(card for card in game.state.secret.hands[1] if card not in ada.form.hand)
    with pytest.raises(Leak, match=f"{other} was sent to Ada in a update"):
        canary.look(ada, encode(wire.Update(0, (wire.TookEvent(1, other),), ada.form)))
    with pytest.raises(Leak, match="another hand was sent to Bo"):
        canary.look(bo, encode(wire.Update(0, (), msgspec.structs.replace(bo.form, hand=()))))
    with pytest.raises(Leak, match="a secret of the deal"):
        canary.look(bo, encode(wire.Reveal(0, 1, game.state.secret.master)))


# Non-interference ------------------------------------------------------------------------------


def shuffled(state: State, seat: int | None, action: Action, dice: Random) -> State:
    """Another game that ``seat`` can't tell from this one, in which ``action`` can be done too.

    All that the seat does not know is dealt anew: the hands of the others, but for what the one
    who acts now shows by it, and the draw deck, but for what the seat itself draws now.
    """
    public, secret = state
    actor = action.seat if not isinstance(action, Uphold | Dismiss) else None
    hands = [list(hand) for hand in secret.hands]
    kept: list[Card] = []
    if actor is not None and actor != seat:
        # A pass shows that nothing in the hand can be played: that hand is known for it.
        kept = hands[actor] if isinstance(action, Pass) else []
        if isinstance(action, Play | Exchange | Give):
            kept = [action.card]
        for card in kept:
            hands[actor].remove(card)
    deck = list(secret.deck[secret.drawn :])
    top = deck[:1] if actor is not None and actor == seat else []
    pool = deck[len(top) :] + [card for n, hand in enumerate(hands) if n != seat for card in hand]
    dice.shuffle(pool)
    dealt = []
    for number, hand in enumerate(hands):
        if number == seat:
            dealt.append(tuple(hand))
            continue
        fresh = [pool.pop() for _ in hand]
        dealt.append(tuple(fresh + (kept if number == actor else [])))
    return State(public, secret._replace(hands=tuple(dealt), deck=(*top, *pool), drawn=0))


class Twin:
    """The table as it is, with its game in this state, and everybody there as they were."""

    def __init__(self, room: Room, game: Game, tokens: dict[int, bytes], folder: Path) -> None:
        self.folder = TableFolder(folder, sync=lambda file: None)
        journal = Journal.create(folder / "game.seqrec", b"", lambda file: None)
        recorded = RecordedGame(game, journal)
        self.table = Table(TABLE, room, self.folder, resumed=recorded, draw=Random(99).randbytes)
        self.sent: dict[int, list[bytes]] = {person: [] for person in tokens}
        self.tokens = tokens
        for person in tokens:
            self.come(person)

    def come(self, person: int) -> None:
        visitor = Admission(1, "x", self.tokens[person], False)
        self.take(self.table.admit(person, visitor, "192.168.1.9", 1.0))

    def take(self, out: Out) -> None:
        for peer, message in out:
            self.sent[peer].append(encode(message))

    def live(self, script: list[tuple[int, wire.ClientMessage]]) -> dict[int, list[bytes]]:
        """What each was sent while all of ``script`` was said, each came back, time passed."""
        for person, message in script:
            self.take(self.table.handle(person, message, 2.0))
        for person in self.tokens:
            self.take(self.table.disconnect(person, 3.0))
            self.come(person)
        self.take(self.table.tick(10.0))
        self.table.close()
        self.folder.close()
        return self.sent


@pytest.mark.parametrize(("players", "sides", "rules"), TABLES)
def test_the_bytes_to_a_seat_do_not_depend_on_what_it_can_not_know(
    parlour: Open, tmp_path: Path, players: int, sides: int, rules: Rules
) -> None:
    room = parlour(options(players, sides, rules, watchers=9))
    evening = Evening(room, players, seed=players)
    evening.open()
    dice = Random(players)
    compared, changed = 0, 0
    for step in range(16):
        evening.play(4)
        game = evening.game
        if game.result is not None:
            break
        public = game.state.public
        seat = dice.choice([*public.owes, *public.may_draw, public.to_play])
        action = dice.choice(
            [
                a
                for a in legal_actions(public, game.state.secret.hands[seat], seat)
                if seat not in public.owes or isinstance(a, Give)
            ]
        )
        people = {p.id: p.seat for p in room.table.room.people}
        tokens = {v.you: v.token for v in [*evening.people.values(), evening.wes]}
        actor = next(person for person, there in people.items() if there == seat)
        sides_names = game.begin.sides
        real = wire.Act(7, action_form(action, sides_names), game.turn)
        illegal = wire.Act(8, wire.PlayAction(dice.choice(CARDS), "a1"), game.turn + 1)
        stale = wire.Act(9, wire.PassAction(), game.turn + 9)
        for watcher in (None, dice.randrange(players)):
            me = next(p for p in tokens if people[p] == watcher)
            other = shuffled(game.state, watcher, action, dice)
            changed += other.secret.hands != game.state.secret.hands
            script: list[tuple[int, wire.ClientMessage]] = [
                (me, illegal),
                (me, stale),
                (actor, real),
                (actor, real),
                (me, wire.Say("hm")),
            ]
            sent = [
                Twin(
                    room.table.room,
                    replace(game, state=state),
                    tokens,
                    tmp_path / f"{step}-{watcher}-{n}",
                ).live(script)[me]
                for n, state in enumerate((game.state, other))
            ]
            assert sent[0] == sent[1]
            assert sent[0]
            compared += len(sent[0])
        evening.do(evening.people[seat], action)
    assert changed > 10
    assert compared > 200


def test_a_byte_that_depends_on_what_a_seat_can_not_know_is_seen(
    parlour: Open, tmp_path: Path
) -> None:
    room = parlour(options(2, rules=MANUAL))
    evening = Evening(room, 2, seed=2)
    evening.open()
    game = evening.game
    tokens = {v.you: v.token for v in [*evening.people.values(), evening.wes]}
    other = shuffled(game.state, 0, Draw(0), Random(1))
    me = evening.people[1].you
    sent = [
        Twin(room.table.room, replace(game, state=state), tokens, tmp_path / str(n)).live([])[me]
        for n, state in enumerate((game.state, other))
    ]
    assert sent[0] != sent[1]
