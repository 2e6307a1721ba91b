"""What the network costs between computers: lan [PART ...], as root on Linux.

The parts are shown, gone, back, restarted and lossy.
Computers are network namespaces of this one (tests/lan). Ends with status 1 if a figure is past
its goal.
"""

import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.bench._figures import Figures, at, measure
from tests.lan.box import Computer, Lan, Weather, obstacle
from tests.lan.places import (
    advertised,
    computer,
    ended_well,
    host,
    in_lobby,
    lists,
    moves,
    searcher,
    seat_all,
)
from tests.lan.program import Line, Program

OPENINGS: Final = 20
KILLS: Final = 5
OUTAGES: Final = (*range(1, 11), 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, *range(11, 31))
"""Seconds: closest where what waits longest is sent again by TCP, or given up by a client."""
RESTARTS: Final = 5
GAMES: Final = 20
AT_ONCE: Final = 4
BAD: Final = Weather(delay=0.2, loss=0.2)
NAMES: Final = ("Ada", "Bo", "Cy", "Dana")


@contextmanager
def lan(seed: int = 0) -> Iterator[Lan]:
    """A LAN of its own."""
    with tempfile.TemporaryDirectory() as folder, Lan(Path(folder), seed) as made:
        yield made


def shown(figures: Figures) -> None:
    """From a table's opening until it stands in another computer's list."""
    taken = []
    with lan() as made:
        switch = made.switch()
        bo = searcher(computer(made, "laptop", switch, "192.168.7.11/24"))
        ada = computer(made, "desktop", switch, "192.168.7.10/24").start("tests.lan.person", "Ada")
        for number in range(OPENINGS):
            ada.ask("open", f"Table {number}", 2)
            opened = ada.until("the table", lambda line: line["hosting"])["at"]
            taken.append(bo.until("it", lists(f"Table {number}"))["at"] - opened)
            ada.ask("leave")
            ada.until("no table", lambda line: not line["hosting"])
            bo.until("no table", lists())
    figures.say("the table is shown, median", statistics.median(taken), "s")
    figures.say("the table is shown, 95 of 100", at(taken, 0.95), "s", 2)


def gone(figures: Figures) -> None:
    """From the end of a host's program, or its cable's, until its table is in no list any more."""
    killed, cut = [], []
    for _ in range(KILLS):
        with lan() as made:
            switch = made.switch()
            desktop = computer(made, "desktop", switch, "192.168.7.10/24")
            tower = computer(made, "tower", switch, "192.168.7.12/24")
            bo = searcher(computer(made, "laptop", switch, "192.168.7.11/24"))
            ada, _ = host(desktop), host(tower, "Larder", name="Cy")
            bo.until("both", lists("Kitchen", "Larder"))
            ada.kill()
            tower.pull_out()
            end = time.monotonic()
            killed.append(
                bo.until("one gone", lambda line: "Kitchen" not in line["tables"])["at"] - end
            )
            cut.append(bo.until("both gone", lists())["at"] - end)
    figures.say("a killed host's table is gone, longest", max(killed), "s", 15)
    figures.say("a table behind a pulled cable is gone, longest", max(cut), "s", 15)


def back(figures: Figures) -> None:
    """From the network's return until a player sees what was said meanwhile."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        taken = list(pool.map(_back, OUTAGES))
    for outage, seconds in sorted(zip(OUTAGES, taken, strict=True)):
        figures.say(f"back after {outage:g} s without network", seconds, "s", 2)
    figures.say("back, median", statistics.median(taken), "s")
    figures.say("back, 95 of 100", at(taken, 0.95), "s", 2)
    figures.say("back, longest", max(taken), "s", 2)


def _back(outage: float) -> float:
    with lan() as made:
        computers, (ada, bo) = seated(made, 2)
        computers[1].pull_out()
        ada.ask("say", "still here")
        time.sleep(outage)
        computers[1].push_in()
        began = time.monotonic()
        line = bo.until("it", lambda line: line["table"]["chat"] == ["still here"])
        return max(0.0, float(line["at"]) - began)


def restarted(figures: Figures) -> None:
    """From the start of a host that was killed until all three others are at the table again."""
    taken = []
    for _ in range(RESTARTS):
        with lan() as made:
            computers, (ada, *guests) = seated(made, 4)
            ada.kill()
            for guest in guests:
                guest.until("the loss", lambda line: line["table"]["link"] == "reconnecting")
            began = time.monotonic()
            ada = computers[0].start("tests.lan.person", "Ada")
            ada.until("the game", lambda line: line["unfinished"])
            ada.ask("reopen")
            for guest in guests:
                line = guest.until("the table", lambda line: line["table"]["link"] == "connected")
                taken.append(line["at"] - began)
    figures.say("at the table again, median", statistics.median(taken), "s")
    figures.say("at the table again, longest", max(taken), "s", 10)


def lossy(figures: Figures) -> None:
    """Whole games of four, three of them at 20 % loss and 200 ms delay each way."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        taken = list(pool.map(_lossy, range(GAMES)))
    finished = [seconds for seconds in taken if seconds is not None]
    figures.say("games not finished", GAMES - len(finished), f"/{GAMES}", 0)
    figures.say("a game, median", statistics.median(finished), "s")
    figures.say("a game, longest", max(finished), "s")


def _lossy(number: int) -> float | None:
    """Seconds from the start of a game until all four see its end and the proof of its deal."""
    try:
        with lan(number) as made:
            began = time.monotonic()
            _, people = seated(made, 4, BAD)
            for person in people:
                person.ask("play")
            for person in people:
                person.until("the end", ended_well, within=600.0)
            return time.monotonic() - began
    except AssertionError as fault:
        print(f"  game {number}: {fault}", flush=True)
        return None


def seated(
    made: Lan, players: int, weather: Weather | None = None
) -> tuple[list[Computer], list[Program]]:
    """Computers at one switch, and people in the seats of a table on the first, cards dealt."""
    switch = made.switch()
    computers = [
        computer(made, name, switch, f"192.168.7.{10 + n}/24", weather=weather if n else None)
        for n, name in enumerate(NAMES[:players])
    ]
    guests = [there.start("tests.lan.person", there.name) for there in computers[1:]]
    ada = host(computers[0], players=players)
    link = ada.until("the link", advertised)["hosting"]["link"]
    for guest in guests:
        guest.ask("join", link)
    for guest in guests:
        while not in_lobby(guest.until("an answer", _answered, within=60.0)):
            # As people do whom the host did not answer.
            guest.ask("leave")
            guest.until("no table", lambda line: not line["table"])
            guest.ask("join", link)
    people = [ada, *guests]
    seat_all(*people)
    for person in people:
        person.until("the cards", lambda line: moves(line) == 0, within=60.0)
    return computers, people


def _answered(line: Line) -> bool:
    """Whether somebody who joins is in the lobby, or told that they can't be."""
    return in_lobby(line) or bool(line["table"] and line["table"]["ended"])


PARTS: Final = {
    "shown": shown,
    "gone": gone,
    "back": back,
    "restarted": restarted,
    "lossy": lossy,
}


def main(chosen: Sequence[str]) -> int:
    """0 if every goal is met; 1 also where no LAN can be made."""
    reason = obstacle()
    if reason is not None:
        print(reason, file=sys.stderr)
        return 1
    return measure(PARTS, chosen)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
