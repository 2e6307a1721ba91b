"""The table as its host runs it, with no socket and no clock: messages in, messages out.

``admit`` lets a client in, ``handle`` takes what it sends, ``disconnect`` says that it is gone,
``tick`` that time has passed; each answers with what is to be sent to whom. A ``Closed`` or a
``Refusal`` is the last that a peer is sent (DESIGN.md 7).
"""

import contextlib
import secrets
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

import msgspec

from sequence_lan import __version__
from sequence_lan.engine.actions import Action
from sequence_lan.engine.events import Event
from sequence_lan.engine.refusal import Refused
from sequence_lan.host import chat, dealing, lobby, playing
from sequence_lan.host.acts import Answer, Answers, asked_for
from sequence_lan.host.arrivals import caller, entered
from sequence_lan.host.bot_turn import BotTurn, next_turn
from sequence_lan.host.dealing import Deal
from sequence_lan.host.denied import SENTENCES, Code, Denied
from sequence_lan.host.folder import TableFolder
from sequence_lan.host.household import pack
from sequence_lan.host.ledger import Place, write_ledger
from sequence_lan.host.lockout import Lockout
from sequence_lan.host.moving import Removal
from sequence_lan.host.peers import Out, Peer, Peers
from sequence_lan.host.playing import Game
from sequence_lan.host.recorded import RecordedGame
from sequence_lan.host.requests import Request, granted
from sequence_lan.host.room import Person, Room, lobby_form
from sequence_lan.host.tokens import TOKEN_BYTES, token_hash
from sequence_lan.net import messages as wire
from sequence_lan.net.handshake import Admission
from sequence_lan.net.identity import Identity
from sequence_lan.net.messages import ClientMessage

_SEED_BYTES: Final = 32
_GAME_BYTES: Final = 16


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
        self.room = room
        self.deal: Deal | None = None
        """The attempt under way; None also while one waits for somebody to come back."""
        self._recorded = resumed
        self._game_id: str | None = None if resumed is None else resumed.game.begin.game
        self._table = table
        self._folder = folder
        self._own_token = None if own_token is None else token_hash(own_token)
        self._auto_start = auto_start
        self._place = place
        self._draw = draw
        self._today = today
        self._answers = Answers() if answers is None else answers
        self._lockout = Lockout()
        self._peers = Peers()
        self._removal = Removal(table, self._peers, identity, arrival)
        self._chat: tuple[wire.ChatLine, ...] = ()
        self._saved = b""
        self._save(room)

    @property
    def game(self) -> Game | None:
        """The game that is played or has ended; None in the lobby."""
        return None if self._recorded is None else self._recorded.game

    def farewell(self) -> Out:
        """What everybody is told when the table closes."""
        return self._peers.to_all(wire.Closed(Code.TABLE_CLOSED, SENTENCES[Code.TABLE_CLOSED]))

    def close(self) -> None:
        """The game's record is closed; the folder is for whoever opened it to close.

        A game that has ended is done with, and won't be offered to be gone on with.
        """
        if self._recorded is not None:
            self._recorded.close()
        if self.room.phase == "ended":
            # Where that can't be written it is offered in vain.
            with contextlib.suppress(OSError):
                self._save(lobby.to_lobby(self.room))

    # Coming and going --------------------------------------------------------------------------

    def knows(self, token: bytes) -> bool:
        """Whether the bearer of ``token`` has been at this table, or is the host's own client."""
        hashed = token_hash(token)
        return hashed == self._own_token or self.room.bearer(hashed) is not None

    def admit(self, peer: int, visitor: Admission, address: str, now: float) -> Out:
        """``peer`` is welcomed, or refused; ``address`` is where it comes from, without the port.

        Who comes back with a token has their seat at once, and an older connection is closed.
        """
        come = caller(self.room, visitor, address, self._own_token)
        before, token = come.before, visitor.token
        if self._removal.departed or (self._removal.under_way and before is None):
            return self._removal.turn_away(peer, before)
        fresh = self._draw(TOKEN_BYTES)
        try:
            room = entered(self.room, come, fresh)
            out = self._become(room, now)
        except Denied as no:
            return [(peer, wire.Refusal(no.code, no.reason))]
        except OSError:
            if before is None or token is None:
                return [(peer, wire.Refusal(Code.DISK, SENTENCES[Code.DISK]))]
            # Who belongs here gets in all the same, with the token that is on disk.
            fresh = token
            room = lobby.come_back(self.room, before, before.name, before.address, before.tokens)
            out = self._become(room, now, must_save=False)
        person = self.room.people[-1] if before is None else self.room.find(before.id)
        out += self._peers.throw_out(person.id, Code.REPLACED)
        self._peers.add(peer, person.id, now)
        out.append((peer, self._welcome(visitor.protocol, person, fresh, now)))
        out += self._removal.remind(person)
        if self.deal is not None:
            out += [(peer, wire.Deal(self.deal.attempt, stage)) for stage in self.deal.stages()]
        if self.room.phase == "ended":
            assert self._recorded is not None, "an ended game has its record"
            out += [(peer, part) for part in self._recorded.reveal()]
        return out + self._go_on(now)

    def _welcome(self, protocol: int, person: Person, token: bytes, now: float) -> wire.Welcome:
        return wire.Welcome(
            protocol=protocol,
            app=__version__,
            table=self._table,
            you=person.id,
            token=token,
            lobby=lobby_form(self.room, now),
            game=self._snapshot(person.seat, now),
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
        return self._become(room, now, must_save=False)

    def tick(self, now: float) -> Out:
        """Whatever is due at ``now`` has been done; to be called every second or so."""
        out = self._peers.pings(now)
        for person in self._peers.silent(now):
            out += self._peers.throw_out(person, Code.SILENT)
            out += self._away(person, now)
        room = lobby.pass_time(self.room, now)
        if room is not self.room:
            out += self._become(room, now, must_save=False)
        if self.deal is not None and now >= self.deal.until:
            out += self._call_off(self.deal.missing)
        return out + self._go_on(now)

    def check_may_try(self, address: str, now: float) -> None:
        """Denied to newcomers from ``address`` while it, or the whole table, is shut."""
        if self.room.shut:
            raise Denied(Code.SHUT)
        if self._lockout.wait(address, now) > 0:
            raise Denied(Code.LOCKED_OUT)

    def tried(self, address: str, now: float, *, right: bool) -> Out:
        """A code came from ``address``; after too many wrong ones the table is shut."""
        if right:
            self._lockout.right(address)
            return []
        self._lockout.wrong(address, now)
        if not self._lockout.shut:
            return []
        return self._become(replace(self.room, shut=True), now, must_save=False)

    def _reopen(self, person: Person, now: float) -> Out:
        """Newcomers may try again, since the owner wants it so."""
        self.room.check_owner(person.id)
        self._lockout.reopen()
        return self._become(replace(self.room, shut=False), now)

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
            return [(peer, self._rejected(message, person, no.code, no.reason))]
        except OSError:
            return self._disk_full(peer, message)
        return out + self._go_on(now)

    def _handled(
        self, peer: int, there: Peer, person: Person, message: ClientMessage, now: float
    ) -> Out:
        meanwhile = isinstance(message, wire.Taken | wire.Pong | wire.Leave)
        if self._removal.under_way and not meanwhile:
            raise Denied(Code.MOVING)
        match message:
            case wire.Act():
                return self._act(peer, there, person, message, now)
            case wire.Say(text):
                return self._say(there, person, text, now)
            case wire.Start():
                self.room.check_owner(person.id)
                return self._begin_deal(lobby.start(self.room), now)
            case wire.SeatCommit(attempt, commit):
                return self._committed(person, attempt, commit, now)
            case wire.SeatSeed(attempt, seed):
                return self._seeded(person, attempt, seed, now)
            case wire.Rematch():
                self.room.check_owner(person.id)
                self.room.check_phase("ended")
                return self._to_lobby(now)
            case wire.Abandon():
                self.room.check_owner(person.id)
                return self._abandon(now)
            case wire.Leave():
                out = self._become(lobby.leave(self.room, person), now)
                return out + self._peers.throw_out(person.id, Code.LEFT)
            case wire.Kick(other) | wire.Ban(other):
                out = self._become(granted(self.room, person, message, now), now)
                return out + self._peers.throw_out(other, Code.KICKED)
            case wire.Options(options) if self.room.shut and options == self.room.options:
                return self._reopen(person, now)
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
                out = self._become(granted(self.room, person, message, now), now)
                return out + self._shown_again(other, now)
            case _:
                request: Request = message
                return self._become(granted(self.room, person, request, now), now)

    def _say(self, there: Peer, person: Person, text: str, now: float) -> Out:
        line = wire.ChatLine(person.id, person.name, chat.clean(text))
        if not there.chat.take(now):
            raise Denied(Code.TOO_FAST)
        self._chat = chat.kept(self._chat, line)
        return self._peers.to_all(wire.Chat(line))

    def _rejected(
        self, message: ClientMessage, person: Person, code: str, reason: str
    ) -> wire.Rejected:
        if not isinstance(message, wire.Act):
            return wire.Rejected(code, reason)
        if self.game is None:
            return wire.Rejected(code, reason, message.number)
        view = playing.form_of_view(self.game, person.seat)
        return wire.Rejected(code, reason, message.number, self.game.version, view)

    def _disk_full(self, asker: int | None, message: ClientMessage | None) -> Out:
        """Everybody is told that the host can't write, and whose act was not done."""
        number = message.number if isinstance(message, wire.Act) else None
        return [
            (
                peer,
                wire.Rejected(Code.DISK, SENTENCES[Code.DISK], number if peer == asker else None),
            )
            for peer, _ in self._peers.items()
        ]

    # The room ----------------------------------------------------------------------------------

    def _become(self, room: Room, now: float, *, must_save: bool = True) -> Out:
        """The room is ``room``, on disk, and everybody is told what is new.

        OSError, and nothing has changed, where it ``must_save`` and can't.
        """
        room = lobby.with_owner(room)
        try:
            self._save(room)
        except OSError:
            if must_save:
                raise
        before, self.room = self.room, room
        if lobby_form(before, 0) == lobby_form(room, 0):
            return []
        return self._peers.to_all(wire.Lobby(lobby_form(room, now)))

    def _save(self, room: Room) -> None:
        ledger = write_ledger(self._table, self._game_id, room, self._place, self._removal.arrival)
        if ledger != self._saved:
            self._folder.save(ledger)
            self._saved = ledger

    def _go_on(self, now: float) -> Out:
        """What the room lets happen by itself has happened."""
        out = self._removal.check(now)
        if self.deal is not None:
            vacated = tuple(
                seat
                for seat, entry in enumerate(self.deal.begin.seats)
                if entry.bot is None and self.room.holder(seat) is None
            )
            out += self._call_off(vacated) if vacated else []
        try:
            if self.room.phase == "dealing" and self.deal is None:
                if lobby.is_full(self.room):
                    out += self._begin_deal(self.room, now)
                elif lobby.has_free_seat(self.room):
                    out += self._to_lobby(now)
            elif self._auto_start and self.room.phase == "lobby" and lobby.is_full(self.room):
                out += self._begin_deal(replace(self.room, phase="dealing"), now)
        except OSError:
            out += self._cannot_deal(now)
        return out

    def _to_lobby(self, now: float) -> Out:
        if self._recorded is not None:
            self._recorded.close()
        self._recorded = None
        return self._become(lobby.to_lobby(self.room), now, must_save=False)

    def _cannot_deal(self, now: float) -> Out:
        """Back in the lobby, where somebody starts by hand once there is room on the disk."""
        self._auto_start = False
        return self._disk_full(None, None) + self._to_lobby(now)

    # Moving to another machine -----------------------------------------------------------------

    @property
    def departed(self) -> bool:
        """Whether the table is another host's now."""
        return self._removal.departed

    def arrived(self, word: wire.Moved) -> None:
        """The table's old host has said ``word`` of its move here; kept for those who seek it."""
        self._removal.arrival = msgspec.structs.replace(word, token=None)
        # Where that can't be written those who were away find the table by their own eyes.
        with contextlib.suppress(OSError):
            self._save(self.room)

    def sought(self, table: str) -> wire.Moved | wire.Refusal:
        """What somebody is told who looks for the host that ``table`` has now."""
        return self._removal.sought(table)

    def _pack(self, room: Room) -> list[wire.Handover]:
        record = None if self._recorded is None else self._recorded.written
        return pack(self._table, self._game_id, room, self._place, record)

    def _give_up(self) -> None:
        """Nobody goes on with the table here, or there would be two of it."""
        # If that can't be written, its people know better.
        with contextlib.suppress(OSError):
            self._save(lobby.to_lobby(self.room))

    # The deal (RECORD.md, the provable deal) ---------------------------------------------------

    def _begin_deal(self, room: Room, now: float) -> Out:
        """A new attempt has begun: with the game's number, if the one before was called off."""
        if self.room.phase != "dealing" or self._game_id is None:
            self._game_id = self._draw(_GAME_BYTES).hex()
        out = self._become(replace(room, attempts=room.attempts + 1), now)
        deal = dealing.begin(self.room, self._game_id, self._draw(_SEED_BYTES), now)
        out += self._peers.to_all(wire.Deal(deal.attempt, deal.begin))
        return out + self._advanced(False, deal, now)

    def _committed(self, person: Person, attempt: int, commit: bytes, now: float) -> Out:
        if self.deal is None or attempt != self.deal.attempt:
            # It was called off while the answer was on its way.
            return []
        if person.seat is None:
            raise Denied(Code.NOT_SEATED)
        deal = dealing.with_commit(self.deal, person.seat, commit, now)
        return self._advanced(self.deal.committed, deal, now)

    def _seeded(self, person: Person, attempt: int, seed: bytes, now: float) -> Out:
        if self.deal is None or attempt != self.deal.attempt:
            return []
        if person.seat is None:
            raise Denied(Code.NOT_SEATED)
        return self._advanced(True, dealing.with_seed(self.deal, person.seat, seed), now)

    def _advanced(self, committed: bool, deal: Deal, now: float) -> Out:
        """The attempt stands as ``deal``; a stage that everybody has answered is over."""
        self.deal = deal
        out: Out = []
        if deal.committed and not committed:
            out += self._peers.to_all(wire.Deal(deal.attempt, wire.DealCommits(deal.commits)))
        if deal.committed and deal.complete:
            out += self._begin_game(deal, now)
        return out

    def _call_off(self, seats: tuple[int, ...]) -> Out:
        assert self.deal is not None, "only an attempt under way is called off"
        off = wire.Deal(self.deal.attempt, wire.DealOff(seats))
        self.deal = None
        return self._peers.to_all(off)

    def _begin_game(self, deal: Deal, now: float) -> Out:
        """The record is on disk before anybody can know the cards."""
        header = dealing.header_of(deal, self.room.name, __version__, self._today())
        try:
            self._recorded = RecordedGame.begin(self._folder, header, now)
        except OSError:
            return self._call_off(()) + self._cannot_deal(now)
        self._answers = Answers()
        self.deal = None
        out = self._peers.to_all(wire.Deal(deal.attempt, wire.DealSeeds(deal.seeds)))
        room = replace(self.room, phase="playing", attempts=0)
        out += self._become(room, now, must_save=False)
        return out + self._updates((), now)

    # The game ----------------------------------------------------------------------------------

    def _act(self, peer: int, there: Peer, person: Person, act: wire.Act, now: float) -> Out:
        recorded = self._recorded
        if recorded is None:
            raise Denied(Code.NO_GAME)
        known = self._answers.find(person.id, act)
        if known is not None and known.refused is None:
            return [(peer, self._update((), person.seat, now))]
        if known is not None and known.refused is not None:
            return [(peer, self._rejected(act, person, *known.refused))]
        if isinstance(act.action, wire.CallAction) and not there.calls.take(now):
            raise Denied(Code.TOO_FAST)
        try:
            action = asked_for(act, recorded.game, person.seat, person.id == self.room.owner)
            events = recorded.act(action, now, act=[person.id, act.number])
        except (Refused, Denied) as no:
            self._answers.keep(person.id, Answer(act.number, act.action, (no.code, no.reason)))
            return [(peer, self._rejected(act, person, no.code, no.reason))]
        self._answers.keep(person.id, Answer(act.number, act.action, None))
        return self._happened(events, now)

    def _happened(self, events: tuple[Event, ...], now: float) -> Out:
        """Everybody is told of ``events``, and shown the record if they ended the game."""
        out = self._updates(events, now)
        if self._recorded is not None and self._recorded.game.result is not None:
            out += self._become(replace(self.room, phase="ended"), now, must_save=False)
            for part in self._recorded.reveal():
                out += self._peers.to_all(part)
        return out

    def _abandon(self, now: float) -> Out:
        self.room.check_phase("dealing", "playing")
        if self.room.phase == "dealing":
            out = [] if self.deal is None else self._call_off(self.deal.missing)
            return out + self._to_lobby(now)
        assert self._recorded is not None, "a game under way is on record"
        return self._happened(self._recorded.abandon(), now)

    def _updates(self, events: tuple[Event, ...], now: float) -> Out:
        """Everybody is told of ``events`` as far as their seat may know."""
        made: dict[int | None, wire.Update] = {}
        out: Out = []
        for peer, there in self._peers.items():
            seat = self.room.find(there.person).seat
            if seat not in made:
                made[seat] = self._update(events, seat, now)
            out.append((peer, made[seat]))
        return out

    def _update(self, events: tuple[Event, ...], seat: int | None, now: float) -> wire.Update:
        """What ``seat`` is told after ``events``."""
        game = self.game
        assert game is not None, "a game is under way"
        left = playing.time_left(game, self.room.options.clock, now)
        return playing.update(game, events, seat, left)

    def _snapshot(self, seat: int | None, now: float) -> wire.GameForm | None:
        """All of the game that somebody who comes to ``seat`` may know."""
        game = self.game
        if game is None:
            return None
        left = playing.time_left(game, self.room.options.clock, now)
        return playing.snapshot(game, seat, left)

    def _shown_again(self, person: int, now: float) -> Out:
        """``person`` is shown the game as their new seat sees it."""
        shown = self._update((), self.room.find(person).seat, now)
        return [(peer, shown) for peer in self._peers.of(person)]

    # Bots --------------------------------------------------------------------------------------

    def bot_turn(self, now: float) -> BotTurn | None:
        """The next seat that a bot has to act for: its own, or one whose clock has run out."""
        game = self.game
        moves = self._removal.under_way or self._removal.departed
        if game is None or self.room.phase != "playing" or moves:
            return None
        return next_turn(self.room, game, now)

    def bot_acts(self, turn: BotTurn, action: Action, now: float) -> Out:
        """What the bot chose is done; nothing, if the game has gone on meanwhile.

        Raises Refused for what the rules don't allow.
        """
        if self._recorded is None or turn != self.bot_turn(now):
            return []
        try:
            return self._happened(self._recorded.act(action, now), now)
        except OSError:
            return self._disk_full(None, None)
