"""What can be done with a seat or with somebody at the table, in words and as messages."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sequence_lan.client.model import Game, SeatView, Table
from sequence_lan.engine.rules import SIDES, Side
from sequence_lan.net.messages import (
    Abandon,
    AddBot,
    Ban,
    ClientMessage,
    Colour,
    Kick,
    Level,
    MakeOwner,
    MovePerson,
    MoveTable,
    PersonForm,
    RemoveBot,
    SeatWatcher,
    Sit,
    Stand,
)

LEVELS: Final[tuple[Level, ...]] = ("novice", "club", "master")

translate: Final = QCoreApplication.translate

_LEVELS: Final[dict[Level, Any]] = {
    "novice": QT_TRANSLATE_NOOP("Level", "novice"),
    "club": QT_TRANSLATE_NOOP("Level", "club player"),
    "master": QT_TRANSLATE_NOOP("Level", "master"),
}
_COLOURS: Final[dict[Side, Any]] = {
    "blue": QT_TRANSLATE_NOOP("Offer", "Our side plays with the blue chips"),
    "green": QT_TRANSLATE_NOOP("Offer", "Our side plays with the green chips"),
    "red": QT_TRANSLATE_NOOP("Offer", "Our side plays with the red chips"),
}


class Offer(NamedTuple):
    """Something that can be done, and what the host is asked for."""

    words: str
    messages: tuple[ClientMessage, ...]


def level_words(level: Level) -> str:
    """``club player``."""
    return translate("Level", _LEVELS[level])


def in_lobby(table: Table, seat: SeatView) -> list[Offer]:
    """What the person can do with ``seat`` before the game, the nearest first."""
    if seat.you:
        return [Offer(translate("Offer", "Stand up"), (Stand(),)), *_colours(table, seat)]
    if seat.bot is not None:
        return _with_bot(seat) if table.owner else []
    if seat.person is not None:
        return [*_bots(seat), *with_person(table, seat.person)] if table.owner else []
    offers = [Offer(translate("Offer", "Sit here"), (Sit(seat.seat),))]
    if table.owner and table.lobby is not None:
        offers += _bots(seat)
        offers += [
            Offer(
                translate("Offer", "Bring {name} here").format(name=there.name), _moved(there, seat)
            )
            for there in table.lobby.people
            if there.id != table.you
        ]
    return offers


def in_game(table: Table, game: Game, seat: SeatView) -> list[Offer]:
    """What the owner can do about ``seat`` while a game is played; nobody else can do a thing."""
    if not table.owner or game.view.public.result is not None:
        return []
    if seat.you:
        return [Offer(translate("Offer", "End the game without a winner"), (Abandon(),))]
    offers = []
    stands_in = seat.bot is not None and game.seats[seat.seat].bot is None
    absent = seat.away_until is not None or (seat.person is None and seat.bot is None)
    if absent and seat.bot is None:
        offers += _bots(seat)
    if absent or stands_in:
        offers += [
            Offer(
                translate("Offer", "Give the seat to {name}").format(name=there.name),
                (SeatWatcher(there.id, seat.seat),),
            )
            for there in watching(table)
            if there.away is None
        ]
    if seat.person is not None:
        offers += with_person(table, seat.person)
    return offers


def with_person(table: Table, person: int) -> list[Offer]:
    """What the owner can do with ``person``; nothing with oneself, or for anybody else."""
    there = _person(table, person)
    if not table.owner or there is None or person == table.you:
        return []
    offers = []
    if there.away is None:
        words = translate("Offer", "Make {name} the table's owner")
        offers.append(Offer(words.format(name=there.name), (MakeOwner(person),)))
        words = translate("Offer", "I have to go: hand the table to {name}’s computer")
        offers.append(Offer(words.format(name=there.name), (MoveTable(person),)))
    words = translate("Offer", "Send {name} away")
    offers.append(Offer(words.format(name=there.name), (Kick(person),)))
    words = translate("Offer", "Send {name} away for good")
    offers.append(Offer(words.format(name=there.name), (Ban(person),)))
    return offers


def watching(table: Table) -> tuple[PersonForm, ...]:
    """Those at the table without a seat."""
    people: Iterable[PersonForm] = () if table.lobby is None else table.lobby.people
    return tuple(there for there in people if there.seat is None)


def _person(table: Table, person: int) -> PersonForm | None:
    people: Iterable[PersonForm] = () if table.lobby is None else table.lobby.people
    return next((there for there in people if there.id == person), None)


def _moved(there: PersonForm, seat: SeatView) -> tuple[ClientMessage, ...]:
    return (MovePerson(there.id, seat.seat),)


def _bots(seat: SeatView) -> list[Offer]:
    """A bot of each strength on a seat that is nobody's, or whose person is away."""
    if seat.person is not None and seat.away_until is None:
        return []
    words = translate("Offer", "Seat a bot here: {level}")
    return [
        Offer(words.format(level=level_words(level)), (AddBot(seat.seat, level),))
        for level in LEVELS
    ]


def _with_bot(seat: SeatView) -> list[Offer]:
    words, n = translate("Offer", "Make it a bot: {level}"), seat.seat
    offers = [Offer(translate("Offer", "Take the bot away"), (RemoveBot(n),))]
    offers += [
        Offer(words.format(level=level_words(level)), (RemoveBot(n), AddBot(n, level)))
        for level in LEVELS
        if level != seat.bot
    ]
    return offers


def _colours(table: Table, seat: SeatView) -> list[Offer]:
    """Where each side picks its colour (RULES.md 6)."""
    if table.lobby is None or table.lobby.options.rules.edition != "italian":
        return []
    return [
        Offer(translate("Offer", _COLOURS[side]), (Colour(side),))
        for side in SIDES
        if side != seat.side
    ]
