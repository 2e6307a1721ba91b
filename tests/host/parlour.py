"""A table in memory, and the people at it: every byte that goes to each of them is kept."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import msgspec

from sequence_lan.bots import club
from sequence_lan.engine.actions import Action, Exchange, Pass, Play
from sequence_lan.engine.deal import binding, seat_commit
from sequence_lan.engine.rules import CLASSIC, Rules, Side
from sequence_lan.engine.view import View
from sequence_lan.host.folder import TableFolder
from sequence_lan.host.peers import Out
from sequence_lan.host.room import Room
from sequence_lan.host.table import Table
from sequence_lan.net.codec import encode, from_host
from sequence_lan.net.forms import action_form, rules_form, rules_of, view_of
from sequence_lan.net.handshake import Admission
from sequence_lan.net.identity import Identity
from sequence_lan.net.messages import (
    Act,
    ClientMessage,
    Closed,
    Deal,
    DealBegin,
    DealCommits,
    HostMessage,
    Level,
    Lobby,
    LobbyForm,
    Ping,
    Pong,
    Ready,
    Refusal,
    Rejected,
    SeatCommit,
    SeatSeed,
    Sit,
    Start,
    TableOptions,
    Update,
    ViewForm,
    Welcome,
)

TABLE = "0" * 32
AUTO = replace(CLASSIC, draw="auto")
SIDES: dict[int, tuple[Side, ...]] = {2: ("blue", "green"), 3: ("blue", "green", "red")}

M = TypeVar("M")


def options(
    players: int = 2,
    sides: int = 2,
    rules: Rules = AUTO,
    clock: int | None = None,
    watchers: int = 4,
) -> TableOptions:
    """A friendly table: ``classic`` that draws by itself, unless said otherwise."""
    return TableOptions(players, SIDES[sides], rules_form(rules), clock, watchers)


@dataclass(eq=False)
class Visitor:
    """A client's end of one connection, with just as much sense as the deal needs."""

    parlour: "Parlour"
    number: int
    name: str
    answers_deals: bool = True
    answers_pings: bool = True
    frames: list[bytes] = field(default_factory=list)
    heard: list[HostMessage] = field(default_factory=list)
    seed: bytes = b""
    acts: int = 0
    begin: DealBegin | None = None

    def send(self, message: ClientMessage) -> list[HostMessage]:
        """What this visitor is sent because of ``message``."""
        before = len(self.heard)
        self.parlour.deliver(self.parlour.table.handle(self.number, message, self.parlour.now))
        return self.heard[before:]

    def act(self, action: Action, *, turn: int | None = None) -> list[HostMessage]:
        """What is answered to ``action``, sent for the present turn unless another is given."""
        self.acts += 1
        game = self.parlour.table.game
        assert game is not None
        if turn is None and isinstance(action, Play | Exchange | Pass):
            turn = game.turn
        return self.send(Act(self.acts, action_form(action, game.begin.sides), turn))

    def drop(self) -> None:
        """The connection is lost."""
        self.parlour.deliver(self.parlour.table.disconnect(self.number, self.parlour.now))

    def last(self, kind: type[M]) -> M:
        """The last message of that kind."""
        return next(m for m in reversed(self.heard) if isinstance(m, kind))

    def all(self, kind: type[M]) -> list[M]:
        """Every message of that kind."""
        return [m for m in self.heard if isinstance(m, kind)]

    def rejection(self, message: ClientMessage) -> tuple[str, str]:
        """The code and the sentence that ``message`` is rejected with, and nothing else comes."""
        (answer,) = self.send(message)
        assert isinstance(answer, Rejected)
        return answer.code, answer.reason

    @property
    def you(self) -> int:
        """This person's number."""
        return self.last(Welcome).you

    @property
    def token(self) -> bytes:
        """The token given last."""
        return self.last(Welcome).token

    @property
    def lobby(self) -> LobbyForm:
        """The lobby as this visitor was last told of it."""
        told = next(m for m in reversed(self.heard) if isinstance(m, Lobby | Welcome))
        return told.lobby

    @property
    def seat(self) -> int | None:
        """The seat that the lobby gives this visitor."""
        return next(p.seat for p in self.lobby.people if p.id == self.you)

    @property
    def end(self) -> Closed | Refusal | None:
        """The last word, if there was one."""
        last = self.heard[-1] if self.heard else None
        return last if isinstance(last, Closed | Refusal) else None

    @property
    def form(self) -> ViewForm:
        """The view that was sent last."""
        for message in reversed(self.heard):
            if isinstance(message, Update):
                return message.view
            if isinstance(message, Rejected) and message.view is not None:
                return message.view
            if isinstance(message, Welcome) and message.game is not None:
                return message.game.view
        raise AssertionError("no view was sent")

    @property
    def view(self) -> View:
        """The same as the engine's value."""
        assert self.parlour.table.game is not None
        begin = self.parlour.table.game.begin
        return view_of(self.form, rules_of(begin.rules), begin.sides, len(begin.seats))

    def move(self) -> list[HostMessage]:
        """What the simple player would do here is done."""
        return self.act(club.choose(self.view, self.parlour.dice, 0))

    def answer(self, message: HostMessage) -> None:
        """What a client answers by itself."""
        match message:
            case Ping(number):
                if self.answers_pings:
                    self.send(Pong(number))
            case Deal():
                if self.answers_deals and self.seat is not None:
                    self._answer_deal(message)
            case _:
                pass

    def _answer_deal(self, deal: Deal) -> None:
        match deal.stage:
            case DealBegin() as begin:
                self.begin = begin
                self.seed = self.parlour.dice.randbytes(32)
                self.send(SeatCommit(deal.attempt, self.commit()))
            case DealCommits():
                self.send(SeatSeed(deal.attempt, self.seed))
            case _:
                pass

    def commit(self) -> bytes:
        """What binds this seat to its seed."""
        assert self.begin is not None
        assert self.seat is not None
        return commit_of(self.begin, self.seat, self.seed)


def commit_of(begin: DealBegin, seat: int, seed: bytes) -> bytes:
    """What binds ``seat`` to ``seed`` in the deal that ``begin`` began."""
    bound: dict[str, Any] = msgspec.to_builtins(
        {key: getattr(begin, key) for key in ("game", "rules", "seats", "sides")}
    )
    return seat_commit(binding(bound), seat, seed)


class Parlour:
    """The table Kitchen; its first visitor is the host's own client."""

    def __init__(
        self,
        folder: Path,
        chosen: TableOptions | None = None,
        bots: Iterable[tuple[int, Level]] = (),
        *,
        sync: Callable[[int], None] = lambda file: None,
        seed: int = 1,
        auto_start: bool = False,
        headless: bool = False,
        code: str | None = None,
        identity: Identity | None = None,
    ) -> None:
        self.now = 1000.0
        self.dice = Random(seed)
        self.visitors: dict[int, Visitor] = {}
        self.folder = TableFolder(folder / "table", sync)
        chosen = chosen or options()
        room = Room("Kitchen", chosen, (None,) * chosen.players, code=code)
        for seat, level in bots:
            room = room.with_bot(seat, level)
        self.own_token = self.dice.randbytes(32)
        self.table = Table(
            TABLE,
            room,
            self.folder,
            own_token=None if headless else self.own_token,
            auto_start=auto_start,
            identity=identity,
            draw=self.dice.randbytes,
            today=lambda: "2026-11-29T19:10:00Z",
        )
        self.look: Callable[[Visitor, bytes], None] = lambda visitor, frame: None
        """Called with every frame, before it is read."""
        self._unanswered: deque[tuple[Visitor, HostMessage]] = deque()
        self._answering = False

    def close(self) -> None:
        """Its files are closed."""
        self.table.close()
        self.folder.close()

    def come(
        self,
        name: str,
        seat: int | None = None,
        *,
        token: bytes | None = None,
        watch: bool = False,
        address: str = "192.168.1.9",
        answers_deals: bool = True,
    ) -> Visitor:
        """Somebody has been let in, or refused; sits on ``seat`` and is ready, if one is given."""
        visitor = Visitor(self, len(self.visitors), name, answers_deals)
        self.visitors[visitor.number] = visitor
        admission = Admission(1, name, token, watch)
        self.deliver(self.table.admit(visitor.number, admission, address, self.now))
        if seat is not None:
            visitor.send(Sit(seat))
            visitor.send(Ready(True))
        return visitor

    def host(self, name: str = "Ada", seat: int | None = 0) -> Visitor:
        """The host's own client has come."""
        return self.come(name, seat, token=self.own_token, address="127.0.0.1")

    def wait(self, seconds: float, *, step: float = 1.0) -> None:
        """Time passes, and everybody who is there answers pings."""
        until = self.now + seconds
        while self.now < until:
            self.now = min(until, self.now + step)
            self.deliver(self.table.tick(self.now))

    def deliver(self, out: Out) -> None:
        """Everybody has what is for them, in bytes that were read again."""
        for peer, message in out:
            visitor = self.visitors[peer]
            frame = encode(message)
            self.look(visitor, frame)
            visitor.frames.append(frame)
            (read,) = from_host().feed(frame)
            visitor.heard.append(read)
            self._unanswered.append((visitor, read))
        if self._answering:
            return
        self._answering = True
        while self._unanswered:
            visitor, read = self._unanswered.popleft()
            visitor.answer(read)
        self._answering = False

    def started(self, *visitors: Visitor) -> None:
        """The owner, first of them, has started; the cards are dealt."""
        owner = visitors[0]
        assert not [m for m in owner.send(Start()) if isinstance(m, Rejected)]

    def move_bots(self) -> None:
        """Every bot that has something to do has done it."""
        while (turn := self.table.bot_turn(self.now)) is not None:
            choice = club.choose(turn.view, self.dice, 0)
            self.deliver(self.table.bot_acts(turn, choice, self.now))
