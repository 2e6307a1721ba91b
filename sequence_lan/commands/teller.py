"""What happens at a table, told to a console line by line."""

from typing import Final

from sequence_lan.client.model import Table
from sequence_lan.client.record_file import printable
from sequence_lan.commands.words import Words, side_word
from sequence_lan.engine.rules import Side
from sequence_lan.language import noted, translate
from sequence_lan.net.forms import event_of
from sequence_lan.net.messages import EventForm, GameForm, LobbyForm, PersonForm


class GameTeller:
    """Prints the games at a table as one client sees them."""

    def __init__(self) -> None:
        self._game = ""
        self._version = -1

    def tell(self, table: Table) -> None:
        """What has happened since the table before is printed."""
        game = table.game
        if game is None or (game.game, game.version) == (self._game, self._version):
            return
        public = game.view.public
        words = Words((entry.name for entry in game.seats), public.setup.sides, hands=False)
        if game.game != self._game:
            dealt = translate("Console", "The cards are dealt. {sides}. {name} begins.")
            print(dealt.format(sides=words.table(), name=words.name(public.to_play)), flush=True)
        else:
            told = " ".join(words.event(event) for event in game.fresh)
            print(f"{game.version:>3}. {told}", flush=True)
        self._game, self._version = game.game, game.version


class Teller:
    """Says what is new at the table since it was last looked at."""

    def __init__(self) -> None:
        self._lobby: LobbyForm | None = None
        self._game: GameForm | None = None

    def news(self, lobby: LobbyForm, game: GameForm | None) -> list[str]:
        """A line for each thing that people, phase and game have become."""
        lines = self._people(lobby) + self._moves(game)
        if (self._lobby is None or self._lobby.phase != lobby.phase) and lobby.phase in _PHASES:
            lines.append(translate("Console", _PHASES[lobby.phase]))
        self._lobby, self._game = lobby, game
        return lines

    def _people(self, lobby: LobbyForm) -> list[str]:
        before = self._lobby
        old = {} if before is None else {person.id: person for person in before.people}
        new = {person.id: person for person in lobby.people}
        sides = lobby.options.sides
        left = translate("Console", "{name} has left.")
        lines = [left.format(name=printable(p.name)) for n, p in old.items() if n not in new]
        for number, person in new.items():
            lines += _steps(person, old.get(number), sides)
        return lines

    def _moves(self, game: GameForm | None) -> list[str]:
        if game is None:
            return []
        begin, before = game.begin, self._game
        words = Words((entry.name for entry in begin.seats), begin.sides, hands=False)
        if before is None or before.begin.game != begin.game:
            begins = translate("Console", "{sides}. {name} begins.")
            return [begins.format(sides=words.table(), name=words.name(game.view.to_play))]
        if game.version == before.version and game.view.result == before.view.result:
            return []
        fresh = game.log[_common(before.log, game.log) :]
        told = " ".join(words.event(event_of(event, begin.sides)) for event in fresh)
        return [f"{game.version:>3}. {told}"] if told else []


_PHASES: Final = {
    "lobby": noted("Console", "People find their seats."),
    "dealing": noted("Console", "The cards are being dealt."),
    "ended": noted("Console", "The game is over."),
}


def _steps(person: PersonForm, before: PersonForm | None, sides: tuple[Side, ...]) -> list[str]:
    """What ``person`` has done since ``before``; None is somebody new."""
    said = [] if before is not None else [translate("Console", "{name} has come.")]
    side = side_word(sides[(person.seat or 0) % len(sides)])
    if person.seat != (None if before is None else before.seat):
        if person.seat is None:
            said.append(translate("Console", "{name} watches."))
        else:
            said.append(translate("Console", "{name} sits down for {side}."))
    was_away = before is not None and before.away is not None
    if (person.away is not None) != was_away:
        if was_away:
            said.append(translate("Console", "{name} is back."))
        elif person.seat is None:
            said.append(translate("Console", "{name} is away."))
        else:
            said.append(translate("Console", "{name} is away: the seat waits."))
    return [words.format(name=printable(person.name), side=side) for words in said]


def _common(before: tuple[EventForm, ...], now: tuple[EventForm, ...]) -> int:
    """How many of the events in ``now`` were there ``before``; the log forgets its oldest ones."""
    return next(
        len(before) - start
        for start in range(len(before) + 1)
        if before[start:] == now[: len(before) - start]
    )
