"""The game at one table: what is asked of it, and what each seat is told (DESIGN.md 3, 4)."""

from sequence_lan.engine.actions import Action
from sequence_lan.engine.events import Event
from sequence_lan.engine.header import Header
from sequence_lan.engine.refusal import Refused
from sequence_lan.host import playing
from sequence_lan.host.acts import Answer, Answers, asked_for
from sequence_lan.host.bot_turn import BotTurn, next_turn
from sequence_lan.host.denied import Code, Denied
from sequence_lan.host.folder import TableFolder
from sequence_lan.host.peers import Out, Peer, Peers
from sequence_lan.host.playing import Game
from sequence_lan.host.recorded import RecordedGame
from sequence_lan.host.room import Person, Room
from sequence_lan.net import messages as wire


class GameAtTable:
    """At most one game, under way or ended; each of its actions is on disk before it counts."""

    def __init__(
        self,
        folder: TableFolder,
        peers: Peers,
        resumed: RecordedGame | None,
        answers: Answers | None,
    ) -> None:
        """Kept in ``folder`` and shown to ``peers``.

        ``resumed`` is one to go on with, ``answers`` what the acts in it were answered.
        """
        self._folder = folder
        self._peers = peers
        self._recorded = resumed
        self._answers = Answers() if answers is None else answers

    @property
    def game(self) -> Game | None:
        """The game that is played or has ended; None in the lobby."""
        return None if self._recorded is None else self._recorded.game

    @property
    def written(self) -> bytes | None:
        """Its record so far, with everybody's cards."""
        return None if self._recorded is None else self._recorded.written

    def begin(self, header: Header, now: float) -> None:
        """The game that ``header`` deals is on disk. Raises OSError."""
        self._recorded = RecordedGame.begin(self._folder, header, now)
        self._answers = Answers()

    def clear(self) -> None:
        """There is no game any more; its record is closed."""
        self.close()
        self._recorded = None

    def close(self) -> None:
        """The record is closed."""
        if self._recorded is not None:
            self._recorded.close()

    # What is done ------------------------------------------------------------------------------

    def repeated(self, peer: int, person: Person, act: wire.Act, room: Room, now: float) -> Out:
        """What ``peer`` is answered to an act that was answered before; nothing to another."""
        known = self._answers.find(person.id, act)
        if known is None:
            return []
        if known.refused is None:
            return [(peer, self._update((), room, person.seat, now))]
        return [(peer, self.rejected(act, person, *known.refused))]

    def act(
        self, there: Peer, person: Person, act: wire.Act, room: Room, now: float
    ) -> tuple[Event, ...]:
        """What happened when ``person`` did that; Refused, Denied or OSError, and nothing did."""
        if self._recorded is None:
            raise Denied(Code.NO_GAME)
        if isinstance(act.action, wire.CallAction) and not there.calls.take(now):
            raise Denied(Code.TOO_FAST)
        try:
            action = asked_for(act, self._recorded.game, person.seat, person.id == room.owner)
            events = self._recorded.act(action, now, act=[person.id, act.number])
        except (Refused, Denied) as no:
            self._answers.keep(person.id, Answer(act.number, act.action, (no.code, no.reason)))
            raise
        self._answers.keep(person.id, Answer(act.number, act.action, None))
        return events

    def abandon(self) -> tuple[Event, ...]:
        """The game has ended without a winner. Raises OSError, and nothing has changed."""
        assert self._recorded is not None, "a game under way is on record"
        return self._recorded.abandon()

    def bot_turn(self, room: Room, now: float) -> BotTurn | None:
        """The next seat that a bot has to act for: its own, or one whose clock has run out."""
        if self.game is None or room.phase != "playing":
            return None
        return next_turn(room, self.game, now)

    def bot_acts(self, action: Action, now: float) -> tuple[Event, ...]:
        """What happened when a bot did ``action``. Raises Refused, OSError."""
        assert self._recorded is not None, "a bot acts in a game"
        return self._recorded.act(action, now)

    # What is told ------------------------------------------------------------------------------

    def updates(self, events: tuple[Event, ...], room: Room, now: float) -> Out:
        """Everybody is told of ``events`` as far as their seat may know."""
        made: dict[int | None, wire.Update] = {}
        out: Out = []
        for peer, there in self._peers.items():
            seat = room.find(there.person).seat
            if seat not in made:
                made[seat] = self._update(events, room, seat, now)
            out.append((peer, made[seat]))
        return out

    def shown_again(self, person: int, room: Room, now: float) -> Out:
        """``person`` is shown the game as their seat sees it."""
        shown = self._update((), room, room.find(person).seat, now)
        return [(peer, shown) for peer in self._peers.of(person)]

    def snapshot(self, room: Room, seat: int | None, now: float) -> wire.GameForm | None:
        """All of the game that somebody who comes to ``seat`` may know."""
        game = self.game
        if game is None:
            return None
        return playing.snapshot(game, seat, playing.time_left(game, room.options.clock, now))

    def rejected(
        self, message: wire.ClientMessage, person: Person, code: str, reason: str
    ) -> wire.Rejected:
        """What ``person`` is told whose ``message`` was refused; an act is shown the view."""
        if not isinstance(message, wire.Act):
            return wire.Rejected(code, reason)
        if self.game is None:
            return wire.Rejected(code, reason, message.number)
        view = playing.form_of_view(self.game, person.seat)
        return wire.Rejected(code, reason, message.number, self.game.version, view)

    def reveal(self) -> list[wire.Reveal]:
        """The record of a game that has ended, in parts."""
        assert self._recorded is not None, "an ended game has its record"
        return self._recorded.reveal()

    def _update(
        self, events: tuple[Event, ...], room: Room, seat: int | None, now: float
    ) -> wire.Update:
        game = self.game
        assert game is not None, "a game is under way"
        left = playing.time_left(game, room.options.clock, now)
        return playing.update(game, events, seat, left)
