"""The table as its host runs it, with no socket and no clock: messages in, messages out.

``admit`` lets a client in, ``handle`` takes what it sends, ``disconnect`` says that it is gone,
``tick`` that time has passed; each answers with what is to be sent to whom. A ``Closed`` or a
``Refusal`` is the last that a peer is sent (DESIGN.md 7).
"""

import contextlib
import secrets
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from sequence_lan import __version__
from sequence_lan.engine.actions import Action
from sequence_lan.host import chat, lobby
from sequence_lan.host.acts import Answers
from sequence_lan.host.bot_turn import BotTurn
from sequence_lan.host.denied import SENTENCES, Code, Denied
from sequence_lan.host.evening import Evening
from sequence_lan.host.folder import TableFolder
from sequence_lan.host.game_at_table import GameAtTable
from sequence_lan.host.household import pack
from sequence_lan.host.kept_room import KeptRoom
from sequence_lan.host.ledger import Place
from sequence_lan.host.moving import Removal
from sequence_lan.host.newcomers import Newcomers
from sequence_lan.host.peers import Out, Peer, Peers
from sequence_lan.host.playing import Game
from sequence_lan.host.recorded import RecordedGame
from sequence_lan.host.requests import Request, granted
from sequence_lan.host.room import Person, Room, lobby_form
from sequence_lan.net import messages as wire
from sequence_lan.net.handshake import Admission
from sequence_lan.net.identity import Identity
from sequence_lan.net.messages import ClientMessage


def _today() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Table:
    """One table from the lobby through its games. All times are seconds on one steady clock."""

    def __init__(
        self,
        table: str,
        room: Room,
        folder: TableFolder,
        *,
        own_token: bytes | None = None,
        auto_start: bool = False,
        place: Place = Place(),  # noqa: B008 - frozen
        identity: Identity | None = None,
        arrival: wire.Moved | None = None,
        resumed: RecordedGame | None = None,
        answers: Answers | None = None,
        draw: Callable[[int], bytes] = secrets.token_bytes,
        today: Callable[[], str] = _today,
    ) -> None:
        """The table with the number ``table`` (32 hex digits), kept in ``folder``, on disk at once.

        ``own_token`` makes a client the host's own, whenever it comes; ``auto_start`` starts the
        game when all seats are taken; ``place`` is where the table is open; without ``identity``
        it can't move; ``arrival`` is what its old host said when it moved here; ``resumed`` is a
        game to go on with, ``answers`` what the acts in it were answered. Raises OSError.
        """
        self._table = table
        self._place = place
        self._draw = draw
        self._peers = Peers()
        self._play = GameAtTable(folder, self._peers, resumed, answers)
        self._removal = Removal(table, self._peers, identity)
        self._chat: tuple[wire.ChatLine, ...] = ()
        number = None if resumed is None else resumed.game.begin.game
        self._kept = KeptRoom(table, room, number, arrival, place, folder, self._peers)
        self.newcomers = Newcomers(self._kept, own_token, draw)
        """Who may come, to be asked before they are admitted."""
        self._evening = Evening(
            self._kept, self._play, self._peers, draw, today, auto_start=auto_start
        )

    @property
    def room(self) -> Room:
        """Who is at the table and how it plays."""
        return self._kept.room

    @property
    def game(self) -> Game | None:
        """The game that is played or has ended; None in the lobby."""
        return self._play.game

    def farewell(self) -> Out:
        """What everybody is told when the table closes."""
        return self._peers.to_all(wire.Closed(Code.TABLE_CLOSED, SENTENCES[Code.TABLE_CLOSED]))

    def close(self) -> None:
        """The game's record is closed; the folder is for whoever opened it to close.

        A game that has ended is done with, and won't be offered to be gone on with.
        """
        self._play.close()
        if self.room.phase == "ended":
            # Where that can't be written it is offered in vain.
            with contextlib.suppress(OSError):
                self._kept.save(lobby.to_lobby(self.room))

    # Coming and going --------------------------------------------------------------------------

    def admit(self, peer: int, visitor: Admission, address: str, now: float) -> Out:
        """``peer`` is welcomed, or refused; ``address`` is where it comes from, without the port.

        Who comes back with a token has their seat at once, and an older connection is closed.
        """
        come = self.newcomers.caller(visitor, address)
        before = come.before
        if self._removal.departed or (self._removal.under_way and before is None):
            return self._removal.turn_away(peer, before)
        try:
            person, token, out = self.newcomers.enter(come, visitor.token, now)
        except Denied as no:
            return [(peer, wire.Refusal(no.code, no.reason))]
        out += self._peers.throw_out(person.id, Code.REPLACED)
        self._peers.add(peer, person.id, now)
        out.append((peer, self._welcome(visitor.protocol, person, token, now)))
        out += self._removal.remind(person)
        out += self._evening.deal.shown_to(peer)
        if self.room.phase == "ended":
            out += [(peer, part) for part in self._play.reveal()]
        return out + self._go_on(now)

    def _welcome(self, protocol: int, person: Person, token: bytes, now: float) -> wire.Welcome:
        return wire.Welcome(
            protocol=protocol,
            app=__version__,
            table=self._table,
            you=person.id,
            token=token,
            lobby=lobby_form(self.room, now),
            game=self._play.snapshot(self.room, person.seat, now),
            chat=self._chat,
        )

    def disconnect(self, peer: int, now: float) -> Out:
        """The connection of ``peer`` is lost; its person is away."""
        gone = self._peers.remove(peer)
        if gone is None:
            return []
        return self._away(gone.person, now) + self._go_on(now)

    def _away(self, person: int, now: float) -> Out:
        room = lobby.drop(self.room, self.room.find(person), now)
        return self._kept.become(room, now, must_save=False)

    def tick(self, now: float) -> Out:
        """Whatever is due at ``now`` has been done; to be called every second or so."""
        out = self._peers.pings(now)
        for person in self._peers.silent(now):
            out += self._peers.throw_out(person, Code.SILENT)
            out += self._away(person, now)
        room = lobby.pass_time(self.room, now)
        if room is not self.room:
            out += self._kept.become(room, now, must_save=False)
        out += self._evening.deal.called_off_when_late(now)
        return out + self._go_on(now)

    # Messages ----------------------------------------------------------------------------------

    def handle(self, peer: int, message: ClientMessage, now: float) -> Out:
        """What ``peer`` asks for is done, or it is told why not."""
        there = self._peers.get(peer)
        if there is None:
            return []
        there.heard = now
        person = self.room.find(there.person)
        try:
            out = self._handled(peer, there, person, message, now)
        except Denied as no:
            return [(peer, self._play.rejected(message, person, no.code, no.reason))]
        except OSError:
            number = message.number if isinstance(message, wire.Act) else None
            return self._peers.disk_full(peer, number)
        return out + self._go_on(now)

    def _handled(
        self, peer: int, there: Peer, person: Person, message: ClientMessage, now: float
    ) -> Out:
        meanwhile = isinstance(message, wire.Taken | wire.Pong | wire.Leave)
        if self._removal.under_way and not meanwhile:
            raise Denied(Code.MOVING)
        match message:
            case wire.Act():
                return self._evening.act(peer, there, person, message, now)
            case wire.Say(text):
                return self._say(there, person, text, now)
            case wire.Start():
                self.room.check_owner(person.id)
                return self._evening.start(now)
            case wire.SeatCommit(attempt, commit):
                return self._evening.deal.commit(person, attempt, commit, now)
            case wire.SeatSeed(attempt, seed):
                return self._evening.seed(person, attempt, seed, now)
            case wire.Rematch():
                self.room.check_owner(person.id)
                self.room.check_phase("ended")
                return self._evening.to_lobby(now)
            case wire.Abandon():
                self.room.check_owner(person.id)
                return self._evening.abandon(now)
            case wire.Leave():
                out = self._kept.become(lobby.leave(self.room, person), now)
                return out + self._peers.throw_out(person.id, Code.LEFT)
            case wire.Kick(other) | wire.Ban(other):
                out = self._kept.become(granted(self.room, person, message, now), now)
                return out + self._peers.throw_out(other, Code.KICKED)
            case wire.Options(options) if self.room.shut and options == self.room.options:
                self.room.check_owner(person.id)
                return self.newcomers.reopen(now)
            case wire.MoveTable(other):
                self.room.check_owner(person.id)
                to = self.room.find(other)
                if to.id != person.id:
                    return self._removal.ask(self.room, person, to, now)
                return self._removal.hand_over(
                    self.room, person.id, to, self._pack, self._draw, now
                )
            case wire.TakeTable(willing):
                return self._removal.answered(
                    self.room, person, self._pack, self._draw, now, willing=willing
                )
            case wire.Taken():
                return self._removal.taken(peer, message, self._give_up)
            case wire.Pong(number):
                return self._peers.ping(peer) if number == 0 else []
            case wire.Hello() | wire.Pake() | wire.Confirm():
                out = self._peers.throw_out(person.id, Code.UNEXPECTED)
                return out + self._away(person.id, now)
            case wire.SeatWatcher(other):
                out = self._kept.become(granted(self.room, person, message, now), now)
                return out + self._play.shown_again(other, self.room, now)
            case _:
                request: Request = message
                return self._kept.become(granted(self.room, person, request, now), now)

    def _say(self, there: Peer, person: Person, text: str, now: float) -> Out:
        line = wire.ChatLine(person.id, person.name, chat.clean(text))
        if not there.chat.take(now):
            raise Denied(Code.TOO_FAST)
        self._chat = chat.kept(self._chat, line)
        return self._peers.to_all(wire.Chat(line))

    def _go_on(self, now: float) -> Out:
        """What happens by itself has happened."""
        return self._removal.check(now) + self._evening.go_on(now)

    # Moving to another machine -----------------------------------------------------------------

    @property
    def departed(self) -> bool:
        """Whether the table is another host's now."""
        return self._removal.departed

    def arrived(self, word: wire.Moved) -> None:
        """The table's old host has said ``word`` of its move here; kept for those who seek it."""
        self._kept.arrival = msgspec.structs.replace(word, token=None)
        # Where that can't be written those who were away find the table by their own eyes.
        with contextlib.suppress(OSError):
            self._kept.save(self.room)

    def sought(self, table: str) -> wire.Moved | wire.Refusal:
        """What somebody is told who looks for the host that ``table`` has now."""
        return self._removal.sought(table, self._kept.arrival)

    def _pack(self, room: Room) -> list[wire.Handover]:
        return pack(self._table, self._kept.game, room, self._place, self._play.written)

    def _give_up(self) -> None:
        """Nobody goes on with the table here, or there would be two of it."""
        # If that can't be written, its people know better.
        with contextlib.suppress(OSError):
            self._kept.save(lobby.to_lobby(self.room))

    # Bots --------------------------------------------------------------------------------------

    def bot_turn(self, now: float) -> BotTurn | None:
        """The next seat that a bot has to act for: its own, or one whose clock has run out."""
        if self._removal.under_way or self._removal.departed:
            return None
        return self._play.bot_turn(self.room, now)

    def bot_acts(self, turn: BotTurn, action: Action, now: float) -> Out:
        """What the bot chose is done; nothing, if the game has gone on meanwhile.

        Raises Refused for what the rules don't allow.
        """
        return [] if self.bot_turn(now) is None else self._evening.bot_acts(turn, action, now)
