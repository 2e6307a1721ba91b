"""From the lobby through a deal and a game and back, as one table plays (RULES.md 2, RECORD.md)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from sequence_lan import __version__
from sequence_lan.engine.actions import Action
from sequence_lan.engine.events import Event
from sequence_lan.engine.refusal import Refused
from sequence_lan.host import dealing, lobby
from sequence_lan.host.bot_turn import BotTurn
from sequence_lan.host.deal_at_table import DealAtTable
from sequence_lan.host.denied import Code, Denied
from sequence_lan.host.game_at_table import GameAtTable
from sequence_lan.host.kept_room import KeptRoom
from sequence_lan.host.peers import Out, Peer, Peers
from sequence_lan.host.room import Person, Room
from sequence_lan.net import messages as wire

_GAME_BYTES: Final = 16


class Evening:
    """What is dealt and played at one table. All that it answers with is for ``Peers``."""

    def __init__(
        self,
        kept: KeptRoom,
        play: GameAtTable,
        peers: Peers,
        draw: Callable[[int], bytes],
        today: Callable[[], str],
        *,
        auto_start: bool,
    ) -> None:
        """In the room ``kept``; ``auto_start`` deals as soon as all seats are taken."""
        self.play = play
        """The game."""
        self.deal = DealAtTable(peers, draw)
        """The attempt at a deal."""
        self._kept = kept
        self._peers = peers
        self._draw = draw
        self._today = today
        self._auto_start = auto_start

    def go_on(self, now: float) -> Out:
        """What the room lets happen by itself has happened."""
        out = self.deal.called_off_when_left(self._room)
        try:
            if self._room.phase == "dealing" and self.deal.attempt is None:
                if lobby.is_full(self._room):
                    out += self._begin_deal(self._room, now)
                elif lobby.has_free_seat(self._room):
                    out += self.to_lobby(now)
            elif self._auto_start and self._room.phase == "lobby" and lobby.is_full(self._room):
                out += self._begin_deal(replace(self._room, phase="dealing"), now)
        except OSError:
            out += self._cannot_deal(now)
        return out

    # The deal (RECORD.md, the provable deal) ---------------------------------------------------

    def start(self, now: float) -> Out:
        """The deal has begun. Denied, or OSError, where it can't."""
        return self._begin_deal(lobby.start(self._room), now)

    def seed(self, person: Person, attempt: int, seed: bytes, now: float) -> Out:
        """``person`` has shown their seed; with the last one the game begins."""
        self.deal.seed(person, attempt, seed)
        return self._dealt(now)

    def to_lobby(self, now: float) -> Out:
        """There is no game, and everybody may sit elsewhere."""
        self.play.clear()
        return self._kept.become(lobby.to_lobby(self._room), now, must_save=False)

    @property
    def _room(self) -> Room:
        return self._kept.room

    def _begin_deal(self, room: Room, now: float) -> Out:
        """A new attempt has begun: with the game's number, if the one before was called off."""
        if self._room.phase != "dealing" or self._kept.game is None:
            self._kept.game = self._draw(_GAME_BYTES).hex()
        out = self._kept.become(replace(room, attempts=room.attempts + 1), now)
        out += self.deal.begin(self._room, self._kept.game, now)
        return out + self._dealt(now)

    def _dealt(self, now: float) -> Out:
        """The game begins once everybody has answered; on disk before anybody knows the cards."""
        deal = self.deal.attempt
        if deal is None or not deal.answered:
            return []
        header = dealing.header_of(deal, self._room.name, __version__, self._today())
        try:
            self.play.begin(header, now)
        except OSError:
            return self.deal.call_off(()) + self._cannot_deal(now)
        out = self.deal.end()
        room = replace(self._room, phase="playing", attempts=0)
        out += self._kept.become(room, now, must_save=False)
        return out + self.play.updates((), self._room, now)

    def _cannot_deal(self, now: float) -> Out:
        """Back in the lobby, where somebody starts by hand once there is room on the disk."""
        self._auto_start = False
        return self._peers.disk_full() + self.to_lobby(now)

    # The game ----------------------------------------------------------------------------------

    def act(self, peer: int, there: Peer, person: Person, act: wire.Act, now: float) -> Out:
        """What ``person`` wants is done, or ``peer`` is told why not. Raises Denied, OSError."""
        if self.play.game is None:
            raise Denied(Code.NO_GAME)
        repeated = self.play.repeated(peer, person, act, self._room, now)
        if repeated:
            return repeated
        try:
            events = self.play.act(there, person, act, self._room, now)
        except (Refused, Denied) as no:
            return [(peer, self.play.rejected(act, person, no.code, no.reason))]
        return self._happened(events, now)

    def abandon(self, now: float) -> Out:
        """The deal is called off, or the game has ended without a winner. Raises OSError."""
        self._room.check_phase("dealing", "playing")
        if self._room.phase == "playing":
            return self._happened(self.play.abandon(), now)
        deal = self.deal.attempt
        out = [] if deal is None else self.deal.call_off(deal.missing)
        return out + self.to_lobby(now)

    def bot_acts(self, turn: BotTurn, action: Action, now: float) -> Out:
        """What the bot chose is done; nothing, if the game has gone on meanwhile.

        Raises Refused for what the rules don't allow.
        """
        if turn != self.play.bot_turn(self._room, now):
            return []
        try:
            return self._happened(self.play.bot_acts(action, now), now)
        except OSError:
            return self._peers.disk_full()

    def _happened(self, events: tuple[Event, ...], now: float) -> Out:
        """Everybody is told of ``events``, and shown the record if they ended the game."""
        out = self.play.updates(events, self._room, now)
        if self.play.game is not None and self.play.game.result is not None:
            out += self._kept.become(replace(self._room, phase="ended"), now, must_save=False)
            for part in self.play.reveal():
                out += self._peers.to_all(part)
        return out
