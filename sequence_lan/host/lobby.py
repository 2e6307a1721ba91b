"""Coming, going, sitting, readiness and options: each makes a new room, or Denied says why not."""

from dataclasses import replace

from sequence_lan.engine.rules import BadTable, Side, check_table
from sequence_lan.host.denied import Code, Denied
from sequence_lan.host.room import Person, Room, unique_name
from sequence_lan.host.tokens import Tokens
from sequence_lan.net.forms import rules_of
from sequence_lan.net.messages import Level, TableOptions

# Coming and going ------------------------------------------------------------------------------


def enter(room: Room, name: str, address: str, tokens: Tokens, *, watch: bool, own: bool) -> Room:
    """Somebody new has come, the last of ``people``: to play while there is room, else to watch.

    The host's own client is always let in, and the role of the owner is its. Where it is too full,
    those without a seat who are away make room.
    """
    if address in room.banned and not own:
        raise Denied(Code.BANNED)
    if _is_full(room, watch) and not own:
        here = tuple(p for p in room.people if p.seat is not None or p.away_since is None)
        room = replace(room, people=here)
        if _is_full(room, watch):
            raise Denied(Code.FULL)
    watch = watch or not _has_play(room)
    name = unique_name(name, frozenset(there.name for there in room.people))
    person = Person(room.next_id, name, tokens, address, watch, own=own)
    return replace(
        room,
        people=(*room.people, person),
        next_id=room.next_id + 1,
        owner=person.id if own else room.owner,
    )


def _has_play(room: Room) -> bool:
    """Whether there is a seat left for somebody who comes to play."""
    to_play = sum(not there.watch for there in room.people)
    bots = sum(bot is not None for bot in room.bots)
    return room.phase == "lobby" and to_play + bots < room.options.players


def _is_full(room: Room, watch: bool) -> bool:
    """Whether there is no room for somebody who comes to watch, or to play and else watches."""
    watching = sum(there.watch for there in room.people)
    return (watch or not _has_play(room)) and watching >= room.options.watchers


def come_back(room: Room, person: Person, name: str, address: str, tokens: Tokens) -> Room:
    """``person`` is there again, under another name if there is one and no game uses the old.

    A bot that stood in gives the seat back.
    """
    if room.phase == "lobby" and name != person.name:
        taken = frozenset(there.name for there in room.people if there.id != person.id)
        name = unique_name(name, taken)
    else:
        name = person.name
    room = room.with_person(
        replace(person, name=name, address=address, tokens=tokens, away_since=None)
    )
    return room if person.seat is None else _without_stand_in(room, person.seat)


def drop(room: Room, person: Person, now: float) -> Room:
    """The connection of ``person`` was lost at ``now``: the seat waits."""
    return room.with_person(replace(person, ready=False, away_since=now))


def leave(room: Room, person: Person) -> Room:
    """``person`` has gone for good and the seat is free."""
    people = tuple(there for there in room.people if there.id != person.id)
    owner = None if room.owner == person.id else room.owner
    return replace(room, people=people, owner=owner)


def pass_time(room: Room, now: float) -> Room:
    """Whoever was away for too long is forgotten, but for the seats of a game.

    An owner who has such a seat loses the role to somebody who is there.
    """
    for there in room.people:
        if there.away(now) != 0:
            continue
        if there.seat is None or room.phase == "lobby":
            room = leave(room, there)
        elif there.id == room.owner and _heir(room) is not None:
            room = replace(room, owner=None)
    return room


def with_owner(room: Room) -> Room:
    """The room with an owner if it can have one: the host's own client, else who sits first."""
    there = any(person.id == room.owner for person in room.people)
    return room if there else replace(room, owner=_heir(room))


def _heir(room: Room) -> int | None:
    present = [there for there in room.people if there.away_since is None]
    own = [there.id for there in present if there.own]
    seated = sorted((there.seat, there.id) for there in present if there.seat is not None)
    return own[0] if own else seated[0][1] if seated else None


# Seats -----------------------------------------------------------------------------------------


def sit(room: Room, person: Person, seat: int) -> Room:
    """``person`` sits on the free ``seat``."""
    room.check_phase("lobby")
    _check_free(room, seat)
    return room.with_person(replace(person, seat=seat, ready=False, watch=False))


def stand(room: Room, person: Person) -> Room:
    """``person`` watches."""
    room.check_phase("lobby")
    return room.with_person(replace(person, seat=None, ready=False, watch=True))


def set_ready(room: Room, person: Person, ready: bool) -> Room:
    """``person`` is ready to start, or not."""
    room.check_phase("lobby")
    if person.seat is None:
        raise Denied(Code.NOT_SEATED)
    return room.with_person(replace(person, ready=ready))


def pick_colour(room: Room, person: Person, colour: Side) -> Room:
    """The side of ``person`` has that colour; another side that had it takes the old one."""
    room.check_phase("lobby")
    if person.seat is None:
        raise Denied(Code.NOT_SEATED)
    if room.options.rules.edition != "italian":
        raise Denied(Code.NO_CHOICE)
    old = room.options.sides
    own = old[person.seat % len(old)]
    swapped = {own: colour, colour: own}
    sides = tuple(swapped.get(side, side) for side in old)
    return replace(room, options=_with_sides(room.options, sides))


def _with_sides(options: TableOptions, sides: tuple[Side, ...]) -> TableOptions:
    return TableOptions(options.players, sides, options.rules, options.clock, options.watchers)


def _check_free(room: Room, seat: int) -> None:
    room.check_seat(seat)
    if room.holder(seat) is not None or room.bots[seat] is not None:
        raise Denied(Code.SEAT_TAKEN)


# The owner's -----------------------------------------------------------------------------------


def set_options(room: Room, options: TableOptions) -> Room:
    """The table plays by ``options``; nobody is ready, who sat beyond the seats watches."""
    room.check_phase("lobby")
    check_options(options)
    players = options.players
    people = tuple(
        replace(there, seat=None, ready=False, watch=True)
        if there.seat is not None and there.seat >= players
        else replace(there, ready=False)
        for there in room.people
    )
    bots = (*room.bots, *(None,) * players)[:players]
    return replace(room, options=options, people=people, bots=bots)


def check_options(options: TableOptions) -> None:
    """Denied, with what would do, if nobody can play by ``options``."""
    try:
        check_table(options.players, options.sides, rules_of(options.rules))
    except BadTable as bad:
        raise Denied(Code.BAD_OPTIONS, str(bad)) from bad


def add_bot(room: Room, seat: int, level: Level, now: float) -> Room:
    """A bot plays ``seat``: in the lobby for good, in a game for whoever is away or has left.

    Before the cards are dealt whoever was away watches; in a game the seat stays theirs.
    """
    room.check_phase("lobby", "dealing", "playing")
    holder = _check_open(room, seat, now)
    if room.phase == "playing":
        room = replace(room, stand_ins=room.stand_ins | {seat})
    elif holder is not None:
        room = room.with_person(replace(holder, seat=None, watch=True))
    return room.with_bot(seat, level)


def remove_bot(room: Room, seat: int) -> Room:
    """The bot's seat is free."""
    room.check_phase("lobby")
    room.check_seat(seat)
    if room.bots[seat] is None:
        raise Denied(Code.NO_BOT)
    return room.with_bot(seat, None)


def seat_watcher(room: Room, person: Person, seat: int, now: float) -> Room:
    """In a game a watcher has the seat of somebody who is away or has left, or of the stand-in."""
    room.check_phase("playing")
    if person.seat is not None:
        raise Denied(Code.SEAT_TAKEN, f"{person.name} has a seat already.")
    if person.away_since is not None:
        raise Denied(Code.AWAY)
    room.check_seat(seat)
    holder = room.holder(seat) if seat in room.stand_ins else _check_open(room, seat, now)
    if holder is not None:
        room = room.with_person(replace(holder, seat=None, watch=True))
    room = room.with_person(replace(person, seat=seat, watch=False))
    return _without_stand_in(room, seat)


def _check_open(room: Room, seat: int, now: float) -> Person | None:
    """Whose seat it is, away long enough that a bot or a watcher may have it; None if nobody's."""
    room.check_seat(seat)
    holder = room.holder(seat)
    if room.bots[seat] is not None or (holder is not None and holder.away_since is None):
        raise Denied(Code.SEAT_TAKEN)
    if holder is not None and room.phase != "lobby" and holder.away(now) != 0:
        raise Denied(Code.SEAT_WAITS)
    return holder


def _without_stand_in(room: Room, seat: int) -> Room:
    if seat not in room.stand_ins:
        return room
    return replace(room.with_bot(seat, None), stand_ins=room.stand_ins - {seat})


def kick(room: Room, person: Person, by: int) -> Room:
    """``person`` is not at the table any more."""
    if person.id == by:
        raise Denied(Code.YOURSELF)
    if person.own:
        raise Denied(Code.HOST_STAYS)
    return leave(room, person)


def ban(room: Room, person: Person, by: int) -> Room:
    """``person`` is not at the table any more, and nobody new comes in from where they came."""
    room = kick(room, person, by)
    return replace(room, banned=room.banned | {person.address})


def make_owner(room: Room, person: Person) -> Room:
    """``person`` is the owner."""
    if person.away_since is not None:
        raise Denied(Code.AWAY)
    return replace(room, owner=person.id)


# The start and the end -------------------------------------------------------------------------


def start(room: Room) -> Room:
    """Every seat is taken and everybody is ready, but for the owner, who says so by starting.

    Denied with what is missing.
    """
    room.check_phase("lobby")
    missing = []
    for seat in range(room.options.players):
        holder = room.holder(seat)
        if holder is not None and holder.away_since is not None:
            missing.append(f"{holder.name} is away")
        elif holder is not None and not holder.ready and holder.id != room.owner:
            missing.append(f"{holder.name} is not ready")
        elif holder is None and room.bots[seat] is None:
            missing.append(f"seat {seat + 1} is free")
    if missing:
        listed = ", ".join(missing)
        raise Denied(Code.NOT_READY, f"The game can't start yet: {listed}.")
    return replace(room, phase="dealing")


def is_full(room: Room) -> bool:
    """Whether somebody who is there, or a bot, sits on every seat."""
    return all(
        bot is not None or ((holder := room.holder(seat)) is not None and holder.away_since is None)
        for seat, bot in enumerate(room.bots)
    )


def has_free_seat(room: Room) -> bool:
    """Whether some seat is nobody's, not even somebody's who is away."""
    return any(bot is None and room.holder(seat) is None for seat, bot in enumerate(room.bots))


def to_lobby(room: Room) -> Room:
    """Back in the lobby with the same seats, nobody ready; a bot that stood in keeps the seat."""
    people = tuple(
        replace(there, seat=None, ready=False, watch=True)
        if there.seat is not None and room.bots[there.seat] is not None
        else replace(there, ready=False)
        for there in room.people
    )
    return replace(room, phase="lobby", people=people, stand_ins=frozenset())
