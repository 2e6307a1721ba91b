"""Each message from the host makes a new table for the window (DESIGN.md 8)."""

from dataclasses import replace
from typing import Final, Literal, assert_never

from sequence_lan.client.model import (
    Dealing,
    Game,
    Link,
    Notice,
    Proof,
    Said,
    SeatView,
    Table,
)
from sequence_lan.engine.events import Event
from sequence_lan.engine.rules import Side
from sequence_lan.language import noted
from sequence_lan.net.forms import BadForm, check_sides, event_of, rules_of, view_of
from sequence_lan.net.messages import (
    Chat,
    ChatLine,
    Closed,
    Confirm,
    Deal,
    DealBegin,
    DealCommits,
    DealOff,
    DealSeeds,
    EventForm,
    GameForm,
    Handover,
    HostMessage,
    Lobby,
    LobbyForm,
    Moved,
    Pake,
    Ping,
    Refusal,
    Rejected,
    Reveal,
    Update,
    ViewForm,
    Welcome,
)

CHAT_KEPT: Final = 500
WENT_BACK: Final = noted(
    "Net",
    "The table went back to an earlier move: the host has lost something. "
    "What you see now is what counts.",
)


def connecting(address: str) -> Table:
    """The table at ``address`` before anything is known of it."""
    return Table(
        link=Link.CONNECTING,
        attempt=0,
        address=address,
        words=(),
        you=None,
        lobby=None,
        seats=(),
        game=None,
        dealing=None,
        chat=(),
        notice=None,
        ended=None,
    )


def fold(table: Table, message: HostMessage, now: float) -> Table:
    """The table after ``message``, which came at ``now`` on the clock of time.monotonic().

    Raises forms.BadForm for a message that fits no table like this one.
    """
    match message:
        case Welcome():
            return _welcomed(table, message, now)
        case Lobby(lobby):
            return _in_lobby(table, lobby, now)
        case Deal():
            return _dealing(table, message)
        case Update():
            return _updated(table, message, now)
        case Rejected(code):
            return _rejected(answered(table) if code == "unanswered" else table, message)
        case Chat(line):
            return replace(table, chat=(*table.chat, _said(line, table.you))[-CHAT_KEPT:])
        case Refusal(code, reason) | Closed(code, reason):
            return ended(table, code, reason)
        case Moved():
            return noticed(
                answered(table),
                "moved",
                noted("Net", "The table moves to another computer, and you with it."),
            )
        case Handover(parts=parts):
            return replace(table, asked_to_host=parts == 0)
        case Ping() | Reveal() | Pake() | Confirm():
            return table
        case _:
            assert_never(message)


def noticed(table: Table, code: str, text: str) -> Table:
    """``table`` with something to tell the person."""
    return replace(table, notice=_notice(table, code, text))


def answered(table: Table) -> Table:
    """``table`` with no question whether this computer will be its host."""
    return replace(table, asked_to_host=False)


def ended(table: Table, code: str, text: str) -> Table:
    """``table`` left for good, and why; what was on it stays to be looked at."""
    closed = replace(answered(table), link=Link.CLOSED, attempt=0)
    return replace(closed, ended=_notice(table, code, text))


def lost(table: Table, attempt: int) -> Table:
    """``table`` while its host is sought again, for the time with number ``attempt`` from 1."""
    return replace(answered(table), link=Link.RECONNECTING, attempt=attempt)


def proved(table: Table, proof: Proof, record: bytes | None) -> Table:
    """``table`` with what became of the deal's proof and, once it is revealed, the record."""
    if table.game is None:
        return table
    return replace(table, game=replace(table.game, proof=proof, record=record))


def _notice(table: Table, code: str, text: str) -> Notice:
    numbers = [notice.number for notice in (table.notice, table.ended) if notice is not None]
    return Notice(max(numbers, default=0) + 1, code, text)


def _welcomed(table: Table, welcome: Welcome, now: float) -> Table:
    before = table.game
    game = None if welcome.game is None else _game_of(welcome.game, before, now)
    table = replace(
        table,
        link=Link.CONNECTED,
        attempt=0,
        you=welcome.you,
        game=game,
        dealing=table.dealing if welcome.lobby.phase == "dealing" else None,
        # A host that was started anew has heard nothing of what was said.
        chat=tuple(_said(line, welcome.you) for line in welcome.chat[-CHAT_KEPT:]) or table.chat,
        ended=None,
        asked_to_host=False,
    )
    table = _in_lobby(table, welcome.lobby, now)
    return table if before is None else _gone_back(table, before)


def _game_of(form: GameForm, before: Game | None, now: float) -> Game:
    """The game of a snapshot; what had been proved of it before stays proved."""
    begin = form.begin
    known = before if before is not None and before.game == begin.game else None
    return Game(
        game=begin.game,
        seats=begin.seats,
        attempt=form.attempt,
        version=form.version,
        turn=form.view.turn,
        view=view_of(form.view, rules_of(begin.rules), begin.sides, len(begin.seats)),
        log=_events(form.log, begin.sides, len(begin.seats)),
        fresh=(),
        proof=None if known is None else known.proof,
        record=None if known is None else known.record,
        clock_until=_until(form.clock, now),
    )


def _until(seconds: int | None, now: float) -> float | None:
    return None if seconds is None else now + seconds


def _events(
    forms: tuple[EventForm, ...], sides: tuple[Side, ...], players: int
) -> tuple[Event, ...]:
    if any((getattr(form, "seat", None) or 0) >= players for form in forms):
        raise BadForm("The host tells of somebody who is not at this table.")
    return tuple(event_of(form, sides) for form in forms)


def _said(line: ChatLine, you: int | None) -> Said:
    return Said(line.person, line.name, line.text, line.person == you)


def _in_lobby(table: Table, lobby: LobbyForm, now: float) -> Table:
    """``table`` with these people and options; a lobby before a game has no game and no deal."""
    options = lobby.options
    check_sides(options.players, options.sides, rules_of(options.rules))
    table = replace(table, lobby=lobby, seats=_seats(lobby, table.you, now))
    if lobby.phase == "lobby":
        return replace(table, game=None, dealing=None)
    return replace(table, dealing=None) if lobby.phase == "ended" else table


def _seats(lobby: LobbyForm, you: int | None, now: float) -> tuple[SeatView, ...]:
    sitting = {person.seat: person for person in lobby.people if person.seat is not None}
    sides = lobby.options.sides
    seats = []
    for seat in range(lobby.options.players):
        person = sitting.get(seat)
        away = None if person is None else person.away
        seats.append(
            SeatView(
                seat=seat,
                side=sides[seat % len(sides)],
                person=None if person is None else person.id,
                name=None if person is None else person.name,
                bot=lobby.bots[seat] if seat < len(lobby.bots) else None,
                ready=person is not None and person.ready,
                away_until=None if away is None else now + away,
                you=person is not None and person.id == you,
            )
        )
    return tuple(seats)


def _dealing(table: Table, deal: Deal) -> Table:
    match deal.stage:
        case DealBegin() as begin:
            missing = () if table.dealing is None else table.dealing.missing
            return replace(table, dealing=Dealing(deal.attempt, "begin", missing, begin))
        case DealCommits():
            return _at_stage(table, "commits")
        case DealSeeds():
            return _at_stage(table, "seeds")
        case DealOff(seats):
            return _at_stage(table, "off", seats)
        case _:
            assert_never(deal.stage)


def _at_stage(
    table: Table, stage: Literal["commits", "seeds", "off"], missing: tuple[int, ...] = ()
) -> Table:
    if table.dealing is None:
        raise BadForm("The host went on with a deal that it has not begun.")
    return replace(table, dealing=replace(table.dealing, stage=stage, missing=missing))


def _updated(table: Table, update: Update, now: float) -> Table:
    before, dealing = table.game, table.dealing
    if update.version == 0 and dealing is not None:
        begin = dealing.begin
        fresh = _events(update.events, begin.sides, len(begin.seats))
        game = Game(
            game=begin.game,
            seats=begin.seats,
            attempt=dealing.attempt,
            version=0,
            turn=update.view.turn,
            view=view_of(update.view, rules_of(begin.rules), begin.sides, len(begin.seats)),
            log=fresh,
            fresh=fresh,
            proof=None,
            record=None,
            clock_until=_until(update.clock, now),
        )
        return replace(table, game=game, dealing=None)
    if before is None:
        raise BadForm("The host sent a move of a game that has not begun.")
    setup = before.view.public.setup
    fresh = _events(update.events, setup.sides, setup.players)
    game = replace(
        _seen(before, update.version, update.view),
        log=(*before.log, *fresh),
        fresh=fresh,
        clock_until=_until(update.clock, now),
    )
    return _gone_back(replace(table, game=game), before)


def _rejected(table: Table, rejected: Rejected) -> Table:
    before = table.game
    table = noticed(table, rejected.code, rejected.reason)
    if before is None or rejected.version is None or rejected.view is None:
        return table
    game = _seen(before, rejected.version, rejected.view)
    return _gone_back(replace(table, game=game), before)


def _seen(game: Game, version: int, form: ViewForm) -> Game:
    """``game`` as ``form`` shows it, with nothing to animate."""
    setup = game.view.public.setup
    view = view_of(form, setup.rules, setup.sides, setup.players)
    return replace(game, version=version, turn=form.turn, view=view, fresh=())


def _gone_back(table: Table, before: Game) -> Table:
    """``table`` with a word about it if its game is at an earlier move than it was."""
    game = table.game
    if game is None or game.game != before.game or game.version >= before.version:
        return table
    return noticed(table, "went_back", WENT_BACK)
