"""A person at the program, on a computer of their own.

``python -m tests.lan.person NAME`` takes what to do line by line, and says at each change what its
screen shows. Both are JSON.
"""

import json
import signal
import sys
import time
from pathlib import Path
from typing import Any

from sequence_lan.client.model import Game, Link, Table
from sequence_lan.net.advert import TableAd
from sequence_lan.net.messages import MoveTable, Ready, Say, Sit, Start, TakeTable
from sequence_lan.session import Hosting, Snapshot
from tests.visitor import Visitor, plan


class Person(Visitor):
    """Somebody who says aloud what they see."""

    pause_at: int | None = None
    """The number of moves after which this person plays no more."""

    def _hear(self, snapshot: Snapshot) -> None:
        game = None if snapshot.table is None else snapshot.table.game
        if game is not None and game.version == self.pause_at:
            self.plays = False
        super()._hear(snapshot)
        _say(snapshot)

    def do(self, word: str, *rest: Any) -> None:
        """What the word says."""
        match word:
            case "search":
                self.session.search(rest[0])
            case "use":
                self.session.use_interface(rest[0])
            case "open":
                name, players = rest
                self.session.open_table(plan(name, players), self.name)
            case "reopen":
                self.session.reopen(self.session.snapshot.unfinished[0].table, self.name)
            case "join":
                self.session.join(rest[0], self.name)
            case "watch":
                self.session.join(rest[0], self.name, watch=True)
            case "find":
                self.session.join_ad(self._listed(rest[0]), self.name)
            case "sit":
                self.sits(rest[0])
            case "start":
                self.session.send(Start())
            case "play":
                self.pause_at = rest[0] if rest else None
                self.plays_on()
            case "hand over":
                self.session.send(MoveTable(self._person(rest[0])))
            case "take":
                self.table("the question", lambda table: table.asked_to_host)
                self.session.send(TakeTable(True))
            case "say":
                self.session.send(Say(rest[0]))
            case "leave":
                self.session.leave()
            case _:
                raise ValueError(word)

    def sits(self, seat: int) -> None:
        """As they should; what was on its way when the connection broke is asked for again."""
        seated = False
        while not seated:
            self.table("the table", lambda table: table.link is Link.CONNECTED)
            self.session.send(Sit(seat))
            self.session.send(Ready(True))
            table = self.table("their seat", lambda table: _is_ready(table) or _is_cut_off(table))
            seated = _is_ready(table)

    def _person(self, name: str) -> int:
        table = self.session.snapshot.table
        assert table is not None
        assert table.lobby is not None
        return next(person.id for person in table.lobby.people if person.name == name)

    def _listed(self, name: str) -> TableAd:
        return next(ad for ad in self.session.snapshot.search.tables if ad.table == name)


def _is_ready(table: Table) -> bool:
    """Whether this person waits for the others, or the game has begun meanwhile."""
    begun = table.lobby is not None and table.lobby.phase != "lobby"
    return any(seat.you and (seat.ready or begun) for seat in table.seats)


def _is_cut_off(table: Table) -> bool:
    return table.link is not Link.CONNECTED


def _say(snapshot: Snapshot) -> None:
    # Two threads say something, and neither may cut the other short.
    sys.stdout.write(json.dumps({"at": time.monotonic(), **_shown(snapshot)}) + "\n")
    sys.stdout.flush()


def _shown(snapshot: Snapshot) -> dict[str, object]:
    search = snapshot.search
    return {
        "network": search.network,
        "interfaces": [interface.name for interface in search.interfaces],
        "problem": search.fault,
        "tables": [ad.table for ad in search.tables],
        "places": [[str(address) for address in ad.addresses] for ad in search.tables],
        "mismatch": [ad.mismatch for ad in search.tables],
        "hosting": None if snapshot.hosting is None else _hosting(snapshot.hosting),
        "unfinished": [game.name for game in snapshot.unfinished],
        "table": None if snapshot.table is None else _table(snapshot.table),
        "fault": None if snapshot.fault is None else snapshot.fault.text,
    }


def _hosting(hosting: Hosting) -> dict[str, object]:
    return {
        "addresses": hosting.addresses,
        "link": hosting.link,
        "advertised": hosting.advertised,
        "fault": hosting.fault,
    }


def _table(table: Table) -> dict[str, object]:
    return {
        "link": table.link,
        "attempt": table.attempt,
        "address": table.address,
        "phase": None if table.lobby is None else table.lobby.phase,
        "seat": table.seat,
        "ready": [seat.seat for seat in table.seats if seat.ready],
        "away": [seat.seat for seat in table.seats if seat.away_until is not None],
        "chat": [said.text for said in table.chat],
        "notice": None if table.notice is None else table.notice.text,
        "ended": None if table.ended is None else table.ended.text,
        "game": None if table.game is None else _game(table.game),
    }


def _game(game: Game) -> dict[str, object]:
    result = game.view.public.result
    return {
        "version": game.version,
        "over": result is not None,
        "chips": game.view.public.chips,
        "proof": None if game.proof is None else game.proof.outcome,
    }


def main(name: str) -> None:
    """The person is there until the program is told to end."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    person = Person(name, Path.home(), None)
    try:
        _say(person.session.snapshot)
        for line in sys.stdin:
            person.do(*json.loads(line))
    except KeyboardInterrupt:
        pass
    finally:
        person.close()


if __name__ == "__main__":
    main(sys.argv[1])
