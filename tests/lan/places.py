"""What the tests of the LAN have in common: computers with one card, people who host and search."""

from collections.abc import Callable

from tests.lan.box import Computer, Lan, Switch, Weather
from tests.lan.program import Line, Program


def computer(
    lan: Lan, name: str, switch: Switch, *addresses: str, weather: Weather | None = None
) -> Computer:
    """A computer with one card, plugged into ``switch``."""
    made = lan.computer(name)
    made.plug_in(switch, *addresses, weather=weather)
    return made


def searcher(there: Computer, name: str = "Bo") -> Program:
    """Somebody will look for tables."""
    person = there.start("tests.lan.person", name)
    person.ask("search", True)
    return person


def host(there: Computer, table: str = "Kitchen", players: int = 2, name: str = "Ada") -> Program:
    """Somebody has a table open, and it is on the network."""
    person = there.start("tests.lan.person", name)
    person.ask("open", table, players)
    person.until("the table's name on the network", advertised)
    return person


def advertised(line: Line) -> str | None:
    """The name that the table hosted there has on the network."""
    name: str | None = line["hosting"] and line["hosting"]["advertised"]
    return name


def lists(*tables: str) -> Callable[[Line], bool]:
    """Whether a screen lists just these tables."""
    return lambda line: line["tables"] == list(tables)


def in_lobby(line: Line) -> bool:
    """Whether a screen shows a table's lobby."""
    return bool(line["table"]) and line["table"]["phase"] == "lobby"


def seat_all(*people: Program) -> None:
    """The people, all at one table, sit there in their order; the first one starts the game."""
    seats = list(range(len(people)))
    for seat, person in zip(seats, people, strict=True):
        person.ask("sit", seat)
    people[0].until("everybody ready", lambda line: line["table"]["ready"] == seats)
    people[0].ask("start")


def game(line: Line) -> Line | None:
    """The game that a screen shows."""
    shown: Line | None = line["table"] and line["table"]["game"]
    return shown


def moves(line: Line) -> int | None:
    """How many moves a screen shows."""
    shown = game(line)
    return None if shown is None else int(shown["version"])


def ended_well(line: Line) -> bool:
    """Whether a screen shows the end of a game whose deal is proved."""
    shown = game(line)
    return shown is not None and shown["over"] and shown["proof"] == "proved"
