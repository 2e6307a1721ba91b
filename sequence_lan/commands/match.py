"""``sequence-lan match``: two players, many games, the score with its interval."""

import json
import sys
from collections import Counter
from typing import Any, Final

from sequence_lan.bots.external import Fault
from sequence_lan.engine.sentence import Worded
from sequence_lan.language import decimal, noted, percent, said, translate
from sequence_lan.match import Outcome, Terms, check, play_all, score

_FAULTS: Final[dict[Fault, str]] = {
    "died": noted("Console", "ended too soon: {n}"),
    "silent": noted("Console", "silent: {n}"),
    "illegal": noted("Console", "not legal: {n}"),
}


def run(terms: Terms, as_json: bool) -> int:
    """The match was played and its score printed: 0; 2 with a sentence if it can't be."""
    try:
        check(terms)
    except Worded as bad:
        print(said(bad.sentence), file=sys.stderr)
        return 2
    outcomes = _play(terms)
    if as_json:
        print(json.dumps(summary(terms, outcomes)))
    else:
        print("\n".join(_words(terms, outcomes)))
    return 0


def _play(terms: Terms) -> list[Outcome]:
    """All outcomes in the order of the games; a bar shows on a terminal how far it is."""
    if not sys.stderr.isatty():
        return sorted(play_all(terms), key=lambda outcome: outcome.number)
    from rich.console import Console
    from rich.progress import Progress

    outcomes: list[Outcome] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=terms.games)
        for outcome in play_all(terms):
            outcomes.append(outcome)
            so_far = score(outcomes)
            progress.update(bar, advance=1, description=percent(so_far.share))
    return sorted(outcomes, key=lambda outcome: outcome.number)


def summary(terms: Terms, outcomes: list[Outcome]) -> dict[str, Any]:
    """The match as one JSON object; ``a`` is the first player, ``b`` the second."""
    total = score(outcomes)
    return {
        "a": terms.players[0],
        "b": terms.players[1],
        "games": total.games,
        "players": terms.seats,
        "sides": terms.sides,
        "budget": terms.budget,
        "seed": terms.seed,
        "wins": {"a": total.wins, "b": total.games - total.wins - total.draws},
        "draws": total.draws,
        "score": round(total.share, 4),
        "interval": [round(total.low, 4), round(total.high, 4)],
        "faults": {name: _faults(outcomes, who) for who, name in enumerate("ab")},
        "seconds_a_move": {
            name: round(_seconds_a_move(outcomes, who), 4) for who, name in enumerate("ab")
        },
    }


def _faults(outcomes: list[Outcome], who: int) -> dict[Fault, int]:
    counted = Counter(
        fault for outcome in outcomes for which, fault, _ in outcome.faults if which == who
    )
    return {fault: counted[fault] for fault in _FAULTS}


def _seconds_a_move(outcomes: list[Outcome], who: int) -> float:
    moves = sum(outcome.moves[who] for outcome in outcomes)
    return sum(outcome.thought[who] for outcome in outcomes) / moves if moves else 0.0


def _words(terms: Terms, outcomes: list[Outcome]) -> list[str]:
    total = score(outcomes)
    lost = total.games - total.wins - total.draws
    lines = [
        translate("Console", "{a} against {b}").format(a=terms.players[0], b=terms.players[1]),
        translate("Console", "  games: {games}, seats: {seats}, sides: {sides}").format(
            games=total.games, seats=terms.seats, sides=terms.sides
        ),
        translate("Console", "  won {won}, lost {lost}, drawn {drawn}").format(
            won=total.wins, lost=lost, drawn=total.draws
        ),
        translate("Console", "  score {share}, 95% interval {low} to {high}").format(
            share=percent(total.share), low=percent(total.low), high=percent(total.high)
        ),
    ]
    for who, player in enumerate(terms.players):
        faults = [
            translate("Console", _FAULTS[fault]).format(n=count)
            for fault, count in _faults(outcomes, who).items()
            if count
        ]
        if faults:
            first = next(text for o in outcomes for which, _, text in o.faults if which == who)
            words = translate("Console", "  lost by failing, {player}: {faults}. The first: {said}")
            lines.append(words.format(player=player, faults=", ".join(faults), said=said(first)))
        pace = translate("Console", "  {player}: {ms} ms a move")
        lines.append(
            pace.format(player=player, ms=decimal(1000 * _seconds_a_move(outcomes, who), 1))
        )
    return lines
