"""A host's real table and its clients' real ends, joined in memory, with somebody in between.

What the host sends passes through ``tamper(person, message)``, which gives back what arrives: so
a host that does not play fair is an honest one whose words are changed on their way.
"""

import random
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from sequence_lan.client.fold import connecting
from sequence_lan.client.guest import Guest
from sequence_lan.client.model import Game, Proof
from sequence_lan.client.receipts import Receipts
from sequence_lan.engine.actions import Exchange, Pass, Play
from sequence_lan.engine.legal import legal_actions
from sequence_lan.host.folder import TableFolder
from sequence_lan.host.room import Room
from sequence_lan.host.table import Table
from sequence_lan.net.forms import action_form
from sequence_lan.net.handshake import Admission
from sequence_lan.net.messages import (
    Abandon,
    Act,
    ClientMessage,
    HostMessage,
    Level,
    Ready,
    Rematch,
    Sit,
    Start,
    Welcome,
)
from tests.client.tabletop import OPTIONS

Tamper = Callable[[str, HostMessage], Iterable[HostMessage]]
Hold = Callable[..., "Evening"]
"""Evening(*names, bots=, tamper=), in a folder of its own, closed after the test."""
ADDRESS = "192.168.1.5:47624"


def honest(person: str, message: HostMessage) -> Iterable[HostMessage]:
    """Everything arrives as it was sent."""
    return (message,)


class Evening:
    """The table Kitchen on a computer of its own, and the people at it, by their names."""

    def __init__(
        self,
        folder: Path,
        *names: str,
        bots: tuple[Level | None, ...] = (None, None),
        tamper: Tamper = honest,
    ) -> None:
        """Those named sit in their order on the seats without a bot; the first is the owner."""
        self.folder = folder
        self.tamper = tamper
        self.now = 0.0
        self.guests: dict[str, Guest] = {}
        self.answered: list[tuple[str, ClientMessage]] = []
        """What people's computers answered by themselves, in order."""
        self._open = True
        self._tokens: dict[str, bytes] = {}
        self._dice = random.Random(1)
        self._peers: list[str] = []
        self._numbers = 0
        self._kept = TableFolder(folder / "host", sync=lambda file: None)
        options = msgspec.structs.replace(OPTIONS, players=len(bots))
        self.table = Table(
            "f" * 32, Room("Kitchen", options, bots), self._kept, draw=self._dice.randbytes
        )
        seats = [seat for seat, bot in enumerate(bots) if bot is None]
        for name, seat in zip(names, seats, strict=False):
            self.come(name)
            self.send(name, Sit(seat))
            self.send(name, Ready(True))

    def come(self, name: str) -> None:
        """``name`` is let in: with the token kept, if there is one, but nothing else in memory."""
        receipts = Receipts(self.receipts(name))
        self.guests[name] = Guest(connecting(ADDRESS), receipts, self._dice.randbytes)
        self._connect(name)

    def come_back(self, name: str) -> None:
        """``name`` is let in again, and the program ran on meanwhile."""
        self._connect(name)

    def receipts(self, name: str) -> Path:
        """Where the computer of ``name`` keeps its receipts."""
        return self.folder / name

    def _connect(self, name: str) -> None:
        self._peers.append(name)
        token = self._tokens.get(name)
        visitor = Admission(1, name, token, False)
        self._deliver(self.table.admit(len(self._peers) - 1, visitor, "192.168.1.9", self.now))

    def drop(self, name: str) -> None:
        """The connection of ``name`` is lost."""
        peer = self._peer(name)
        self._peers[peer] = ""
        self._deliver(self.table.disconnect(peer, self.now))

    def send(self, name: str, message: ClientMessage) -> None:
        """``name`` sends ``message``, and all that follows from it has been said."""
        self._deliver(self.table.handle(self._peer(name), message, self.now))

    def wait(self, seconds: float) -> None:
        """So much time passes, without a word from anybody."""
        self.now += seconds
        self._deliver(self.table.tick(self.now))
        for guest in self.guests.values():
            guest.tick(self.now)

    def start(self) -> None:
        """The cards are dealt, if the deal comes about."""
        self.send(self._owner, Start())

    def again(self) -> None:
        """Another game begins with the same people."""
        self.send(self._owner, Rematch())
        for name in self.guests:
            self.send(name, Ready(True))
        self.start()

    def abandon(self) -> None:
        """The owner ends the game."""
        self.send(self._owner, Abandon())

    @property
    def _owner(self) -> str:
        return next(iter(self.guests))

    def play(self, moves: int = 10_000) -> None:
        """So many moves are made, by people and bots alike, or all until the end."""
        while moves > 0 and self.table.game is not None and self.table.game.result is None:
            moves -= 1
            turn = self.table.bot_turn(self.now)
            if turn is not None:
                actions = legal_actions(turn.view.public, turn.view.hand, turn.seat)
                action = self._dice.choice(actions)
                self._deliver(self.table.bot_acts(turn, action, self.now))
            else:
                self._move()

    def game(self, name: str) -> Game:
        """The game on the screen of ``name``."""
        game = self.guests[name].table.game
        assert game is not None, f"{name} sees no game"
        return game

    def proof(self, name: str) -> Proof:
        """What the computer of ``name`` found out about the deal."""
        proof = self.game(name).proof
        assert proof is not None, f"{name} has nothing about the deal yet"
        return proof

    def notice(self, name: str) -> str:
        """What ``name`` was told last."""
        notice = self.guests[name].table.notice
        assert notice is not None, f"{name} was told nothing"
        return notice.text

    def close(self) -> None:
        """The host has closed the table, if it was open."""
        if self._open:
            self._open = False
            self._deliver(self.table.farewell())
            self.table.close()
            self._kept.close()

    def _move(self) -> None:
        assert self.table.game is not None
        seat = self.table.game.state.public.to_play
        name = next(name for name, guest in self.guests.items() if guest.table.seat == seat)
        hand = self.table.game.state.secret.hands[seat]
        public = self.table.game.state.public
        action = self._dice.choice(legal_actions(public, hand, seat))
        self._numbers += 1
        turn = self.table.game.turn if isinstance(action, Play | Exchange | Pass) else None
        self.send(name, Act(self._numbers, action_form(action, public.setup.sides), turn))

    def _peer(self, name: str) -> int:
        return len(self._peers) - 1 - self._peers[::-1].index(name)

    def _deliver(self, out: list[tuple[int, HostMessage]]) -> None:
        waiting = deque(out)
        while waiting:
            peer, message = waiting.popleft()
            name = self._peers[peer]
            if not name:
                continue
            if isinstance(message, Welcome):
                self._tokens[name] = message.token
            for arrived in self.tamper(name, message):
                for answer in self.guests[name].receive(arrived, self.now):
                    self.answered.append((name, answer))
                    waiting.extend(self.table.handle(peer, answer, self.now))
