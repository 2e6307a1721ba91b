"""Bots against bots on one machine, scored."""

import multiprocessing
import random
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from hashlib import sha256
from math import sqrt
from time import perf_counter
from typing import Final

from sequence_lan.bots.duties import acts_now
from sequence_lan.bots.external import MOVE_TIMEOUT, PREFIX, External, Failed, Fault
from sequence_lan.bots.levels import LEVELS
from sequence_lan.engine.actions import SeatAction
from sequence_lan.engine.apply import apply
from sequence_lan.engine.deal import provable_deal
from sequence_lan.engine.observe import observe
from sequence_lan.engine.public import Result
from sequence_lan.engine.rules import (
    CLASSIC,
    SIDES,
    check_table,
    sequences_needed,
    side_counts,
)
from sequence_lan.engine.sentence import Sentence, Worded
from sequence_lan.engine.state import State
from sequence_lan.engine.view import View

PROCESSES: Final = 2
_Z: Final = 1.96
"""Standard deviations on either side of a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a match is played by."""

    players: tuple[str, str]
    """A level, or ``cmd:`` and a command, for each of the two."""
    games: int = 100
    seats: int = 2
    budget: float = 1.0
    """Seconds that a bot may think about a move."""
    seed: int = 0
    move_timeout: float = MOVE_TIMEOUT
    """Seconds that a command has for an answer."""

    @property
    def sides(self) -> int:
        """How many sides there are: the usual number for so many seats."""
        return side_counts(self.seats, RULES)[0]


RULES: Final = replace(CLASSIC, draw="auto", table_talk="off")
"""Nobody can talk in a match; and a card that is always drawn at once need not be asked for."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game ended for the two players."""

    number: int
    winner: int | None
    """0 or 1; None is a draw."""
    faults: tuple[tuple[int, Fault, Sentence], ...] = ()
    """At most one: who failed, how, and the sentence."""
    moves: tuple[int, int] = (0, 0)
    thought: tuple[float, float] = (0.0, 0.0)
    """Seconds."""


@dataclass(frozen=True, slots=True)
class Score:
    """The sum of a match for the first player; a draw is half a win."""

    games: int
    wins: int
    draws: int
    low: float
    high: float
    """The 95 % interval of the share."""

    @property
    def share(self) -> float:
        """From 0 to 1; half where nothing was played."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5


def score(outcomes: list[Outcome]) -> Score:
    """What the games add up to, with Wilson's interval."""
    games = len(outcomes)
    wins = sum(outcome.winner == 0 for outcome in outcomes)
    draws = sum(outcome.winner is None for outcome in outcomes)
    if not games:
        return Score(0, 0, 0, 0.0, 1.0)
    share = (wins + draws / 2) / games
    spread = _Z * sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2))
    middle, whole = share + _Z**2 / (2 * games), 1 + _Z**2 / games
    return Score(games, wins, draws, (middle - spread) / whole, (middle + spread) / whole)


def check(terms: Terms) -> None:
    """Nothing, if such a match can be played; else Worded says what is wrong."""
    for player in terms.players:
        if player not in LEVELS and not player.removeprefix(PREFIX).strip():
            raise Worded(
                "{player} names no command: write cmd: and the command after it.", player=player
            )
        if player not in LEVELS and not player.startswith(PREFIX):
            raise Worded(
                "There is no player {player}: choose {known} or {prefix}COMMAND.",
                player=player,
                known=", ".join(LEVELS),
                prefix=PREFIX,
            )
    counts = side_counts(terms.seats, RULES)
    check_table(terms.seats, SIDES[: counts[0] if counts else 2], RULES)


def play_all(terms: Terms) -> Iterator[Outcome]:
    """The outcomes as the games end, two being played at a time."""
    context = multiprocessing.get_context("spawn")
    work = [(terms, number) for number in range(terms.games)]
    with context.Pool(min(PROCESSES, max(1, terms.games)), _leave_interrupts) as pool:
        yield from pool.imap_unordered(_play_one, work)


def _leave_interrupts() -> None:
    """An interrupt from the keyboard is the parent's to see to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_one(work: tuple[Terms, int]) -> Outcome:
    return play(*work)


def play(terms: Terms, number: int) -> Outcome:
    """The game of the match with that number, from 0.

    Each deal is played once for each side that the first player can have, so twice by two sides;
    the starting seat is the deal's.
    """
    sides = terms.sides
    dealt, first = divmod(number, sides)
    master = sha256(f"match {terms.seed} {dealt}".encode("ascii")).digest()
    rules = replace(RULES, sequences_to_win=sequences_needed(sides))
    state = provable_deal(rules, SIDES[:sides], terms.seats, master)
    who = [0 if seat % sides == first else 1 for seat in range(terms.seats)]
    return _Game(terms, number, state, who).outcome()


class _Game:
    """One game of a match under way."""

    def __init__(self, terms: Terms, number: int, state: State, who: list[int]) -> None:
        self._terms = terms
        self._number = number
        self._state = state
        self._who = who
        self._moves = [0, 0]
        self._thought = [0.0, 0.0]

    def outcome(self) -> Outcome:
        """The game has been played to its end."""
        with ExitStack() as stack:
            externals: list[External] = []
            faults: list[tuple[int, Fault, Sentence]] = []
            seat = 0
            try:
                choosers: list[Callable[[View], SeatAction]] = []
                for seat in range(len(self._who)):
                    chooser = self._chooser(seat, externals, stack)
                    choosers.append(chooser)
                while self._state.public.result is None:
                    seat = self._seat_to_act()
                    self._act(seat, choosers[seat])
            except Failed as failed:
                faults = [(self._who[seat], failed.fault, failed.sentence)]
            public = self._state.public
            result = public.result or Result("abandoned", None)
            for external in externals:
                external.end(result, public)
        winner: int | None = None
        if faults:
            winner = 1 - faults[0][0]
        elif result.winner is not None:
            winner = self._who[result.winner]
        return Outcome(
            self._number,
            winner,
            tuple(faults),
            (self._moves[0], self._moves[1]),
            (self._thought[0], self._thought[1]),
        )

    def _chooser(
        self, seat: int, externals: list[External], stack: ExitStack
    ) -> Callable[[View], SeatAction]:
        terms = self._terms
        player = terms.players[self._who[seat]]
        if player in LEVELS:
            choose = LEVELS[player]
            dice = random.Random(f"{terms.seed} {self._number} {seat}")  # noqa: S311 - the bot's
            return lambda view: choose(view, dice, terms.budget)
        names = [f"{'AB'[which]}{number}" for number, which in enumerate(self._who)]
        external = External(player.removeprefix(PREFIX), names, terms.move_timeout)
        externals.append(stack.enter_context(external))
        return external.choose

    def _seat_to_act(self) -> int:
        public = self._state.public
        seats = [*public.owes, *public.may_draw, public.to_play]
        return next(seat for seat in seats if acts_now(observe(self._state, seat)))

    def _act(self, seat: int, choose: Callable[[View], SeatAction]) -> None:
        who = self._who[seat]
        began = perf_counter()
        action = choose(observe(self._state, seat))
        self._thought[who] += perf_counter() - began
        self._moves[who] += 1
        self._state, _ = apply(self._state, action)
