"""What people ask for that changes nothing but the room."""

from typing import assert_never

from sequence_lan.host import lobby
from sequence_lan.host.room import Person, Room
from sequence_lan.net.messages import (
    AddBot,
    Ban,
    Colour,
    Kick,
    MakeOwner,
    MovePerson,
    Options,
    Ready,
    RemoveBot,
    SeatWatcher,
    Sit,
    Stand,
)

Own = Sit | Stand | Ready | Colour
Owners = Options | AddBot | RemoveBot | MovePerson | SeatWatcher | Kick | Ban | MakeOwner
Request = Own | Owners


def granted(room: Room, person: Person, request: Request, now: float) -> Room:
    """The room as ``person`` wants it; Denied if they may not, or it can't be."""
    if isinstance(request, Own):
        return _own(room, person, request)
    room.check_owner(person.id)
    return _owners(room, person, request, now)


def _own(room: Room, person: Person, request: Own) -> Room:
    match request:
        case Sit(seat):
            return lobby.sit(room, person, seat)
        case Stand():
            return lobby.stand(room, person)
        case Ready(ready):
            return lobby.set_ready(room, person, ready)
        case Colour(colour):
            return lobby.pick_colour(room, person, colour)
        case _:
            assert_never(request)


def _owners(room: Room, person: Person, request: Owners, now: float) -> Room:
    match request:
        case Options(options):
            return lobby.set_options(room, options)
        case AddBot(seat, level):
            return lobby.add_bot(room, seat, level, now)
        case RemoveBot(seat):
            return lobby.remove_bot(room, seat)
        case MovePerson(other, seat):
            return lobby.sit(room, room.find(other), seat)
        case SeatWatcher(other, seat):
            return lobby.seat_watcher(room, room.find(other), seat, now)
        case Kick(other):
            return lobby.kick(room, room.find(other), person.id)
        case Ban(other):
            return lobby.ban(room, room.find(other), person.id)
        case MakeOwner(other):
            return lobby.make_owner(room, room.find(other))
        case _:
            assert_never(request)
