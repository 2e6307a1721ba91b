"""Going on with a table that was open when its host ended (DESIGN.md 7)."""

from dataclasses import dataclass, replace

from sequence_lan.engine.sentence import Sentence
from sequence_lan.host import lobby
from sequence_lan.host.acts import Answer, Answers
from sequence_lan.host.folder import DamagedGame, TableFolder
from sequence_lan.host.ledger import BadLedger, Place, read_ledger
from sequence_lan.host.recorded import RecordedGame
from sequence_lan.host.room import Phase
from sequence_lan.host.table import Table
from sequence_lan.language import noted, said
from sequence_lan.net.forms import action_form
from sequence_lan.net.identity import Identity
from sequence_lan.net.messages import TableOptions


@dataclass(frozen=True, slots=True)
class Resumed:
    """A table that goes on: everybody is away until they come back with their tokens."""

    table: Table
    notice: str | None
    """A sentence for the host where something could not be read."""


def resume(
    folder: TableFolder,
    now: float,
    *,
    own_token: bytes | None = None,
    auto_start: bool = False,
    place: Place = Place(),  # noqa: B008 - frozen
    identity: Identity | None = None,
) -> Resumed:
    """The table kept in ``folder``, as it was when its host ended; now it is open at ``place``.

    Without an ``own_token`` nobody there has the host's own client any more. A table that was shut
    to newcomers is open again. A move whose line was torn is as if never made: nobody has heard of
    it. A game that can't be read is set aside, and the table is back in its lobby. Raises
    BadLedger, OSError.
    """
    content = folder.load()
    if content is None:
        raise BadLedger(noted("Net", "Nothing was kept of that table."))
    ledger = read_ledger(content, now)
    room = replace(ledger.room, shut=False)
    if own_token is None:
        room = replace(room, people=tuple(replace(there, own=False) for there in room.people))
    recorded, answers, notice = None, Answers(), None
    if ledger.game is not None and room.phase != "lobby":
        try:
            recorded = _game(folder, ledger.game, room.options, now, answers)
        except DamagedGame as bad:
            notice = str(bad)
        if recorded is not None:
            phase: Phase = "playing" if recorded.game.result is None else "ended"
            room = replace(room, phase=phase, attempts=0)
        elif room.phase != "dealing":
            notice = notice or noted(
                "Net", "The record of the game is gone, so the table is in its lobby."
            )
            room = lobby.to_lobby(room)
    table = Table(
        ledger.table,
        room,
        folder,
        own_token=own_token,
        auto_start=auto_start,
        place=place,
        identity=identity,
        arrival=ledger.arrival,
        resumed=recorded,
        answers=answers,
    )
    return Resumed(table, notice)


def _game(
    folder: TableFolder, game: str, options: TableOptions, now: float, answers: Answers
) -> RecordedGame | None:
    """The game as far as it is on record; None if it was not dealt. Raises DamagedGame.

    It is damaged, too, if it is played by others than the table's ``options``.
    """
    opened = folder.open_game(game)
    if opened is None:
        return None
    record, journal = opened
    try:
        recorded = RecordedGame.resume(record, journal, now)
        begin = recorded.game.begin
        dealt = (len(begin.seats), begin.sides, begin.rules)
        if dealt != (options.players, options.sides, options.rules):
            raise ValueError(said(Sentence("no table could be like that")))
    except ValueError as bad:
        journal.close()
        raise folder.set_aside(game, str(bad)) from bad
    sides = recorded.game.begin.sides
    for line in record.actions:
        match line.written.get("act"):
            case [int(person), int(number)]:
                answers.keep(person, Answer(number, action_form(line.action, sides), None))
            case _:
                pass
    return recorded
