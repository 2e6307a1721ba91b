"""Whole games as text, with what each seat sees after every step.

``python -m tests.engine.golden`` writes them anew; read what has changed before it is kept.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from sequence_lan.engine.actions import (
    Action,
    Admit,
    Call,
    Dismiss,
    Draw,
    Exchange,
    Give,
    Pass,
    Play,
    Uphold,
    Withdraw,
)
from sequence_lan.engine.apply import apply
from sequence_lan.engine.board import LINE_SQUARES, LINES_THROUGH, Square
from sequence_lan.engine.deal import cut, provable_deal
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.notation import line_name
from sequence_lan.engine.observe import events_for, observe
from sequence_lan.engine.public import Public
from sequence_lan.engine.rules import CLASSIC, GOLIATH, ITALIAN, Rules, Side
from sequence_lan.engine.state import State
from sequence_lan.engine.view import View
from tests.engine.staging import told, words

FOLDER: Final = Path(__file__).parents[1] / "golden" / "games"

GAMES: Final[dict[str, tuple[Rules, tuple[Side, ...], int, int]]] = {
    "classic-4": (CLASSIC, ("blue", "green"), 4, 10),
    "goliath-2": (GOLIATH, ("blue", "green"), 2, 56),
    "goliath-5": (GOLIATH, ("blue", "green"), 5, 67),
    "italian-3": (
        replace(ITALIAN, sequences_to_win=1),
        ("red", "blue", "green"),
        3,
        19,
    ),
}
"""Rules, sides, players and the byte that all 32 of the shuffles' secret are."""


def text_of(name: str) -> str:
    """The whole game of that name: the deal, then each step with every seat's view."""
    rules, sides, players, seed = GAMES[name]
    master = bytes([seed]) * 32
    state = provable_deal(rules, sides, players, master)
    lines = [f"{rules.edition}, {players} players: {', '.join(sides)}"]
    lines += [
        "cut: " + ", ".join(f"{seat} {card}" for seat, card in cuts)
        for cuts in cut(master, players)[1]
    ]
    lines += [f"seat {state.public.setup.dealer} deals", "", *views(state)]
    for number, action in enumerate(game(state), start=1):
        who = "owner" if isinstance(action, Uphold | Dismiss) else f"seat {action.seat}"
        lines += ["", f"--- {number}. {who}: {words(state, action)}"]
        state, events = apply(state, action)
        watched = [told(state, event) for event in events_for(events, None)]
        lines.append("heard by all: " + ", ".join(watched))
        for seat in range(players):
            own = [told(state, event) for event in events_for(events, seat)]
            if own != watched:
                lines.append(f"heard by {seat}: " + ", ".join(own))
        lines += views(state)
    return "\n".join(lines) + "\n"


def views(state: State) -> Iterator[str]:
    """What watchers see, and beside it what each seat sees and may do."""
    watched = observe(state, None)
    assert watched.seat is None
    assert watched.hand == ()
    yield from table(watched.public)
    for seat in range(state.public.setup.players):
        view = observe(state, seat)
        assert view.public == watched.public
        yield f"seat {seat} sees {' '.join(view.hand) or 'no card'}; may {may(state, view)}"


def may(state: State, view: View) -> str:
    """What a seat is offered, the plays counted by card."""
    assert view.seat is not None
    offers: dict[str, int] = {}
    for action in legal_actions(view.public, view.hand, view.seat):
        text = action.card if isinstance(action, Play) else words(state, action)
        offers[text] = offers.get(text, 0) + 1
    return ", ".join(text if n == 1 else f"{text} ×{n}" for text, n in offers.items()) or "nothing"


def table(public: Public) -> Iterator[str]:
    """The public table: chips by their side's first letter, a capital where they are locked."""
    sides = public.setup.sides
    yield "   " + " ".join("abcdefghij")
    for row in range(10):
        yield f"{row + 1:2} " + " ".join(chip(public, Square(10 * row + n)) for n in range(10))
    for side, line in public.sequences:
        yield f"{sides[side]} has {line_name(line)}"
    yield f"hands {list(public.hand_counts)}, deck {public.deck_count}"
    for number, pile in enumerate(public.discards):
        yield f"pile {number}: {' '.join(pile) or 'bare'}"
    yield f"on turn {public.to_play}, next {list(public.next)}, exchanges {public.exchanges}"
    yield f"may draw {list(public.may_draw)}, owe {list(public.owes)}, passed {list(public.passed)}"
    if public.call is not None:
        yield f"seat {public.call.by} calls {sides[public.call.side]}"
    if public.result is not None:
        winner = public.result.winner
        yield f"over: {public.result.reason}, {'nobody' if winner is None else sides[winner]} wins"


def chip(public: Public, at: Square) -> str:
    """One square in one letter."""
    for side, mask in zip(public.setup.sides, public.chips, strict=True):
        if mask >> at & 1:
            return side[0].upper() if public.locked >> at & 1 else side[0]
    return "*" if at in (0, 9, 90, 99) else "."


def game(state: State) -> Iterator[Action]:
    """What is done, step by step, until the game is over.

    Everybody plays what looks best for their side and exchanges one dead card first. They draw at
    once, but each fifth time only after the next play if they still can, and each eleventh time
    never. After every sixth play table talk is called where it may be, and answered after the
    next play, each time in another way.
    """
    plays = 0
    late: int | None = None

    def can(action: Draw | Call) -> bool:
        seat = action.seat
        return action in legal_actions(state.public, state.secret.hands[seat], seat)

    while state.public.result is None:
        seat = state.public.to_play
        action = turn(state, seat)
        yield action
        state, _ = apply(state, action)
        if not isinstance(action, Play) or state.public.result is not None:
            continue
        plays += 1
        call = state.public.call
        steps: list[Action] = [] if late is None else [Draw(late)]
        late = seat if plays % 5 == 0 else None
        if late is None and plays % 11:
            steps.append(Draw(seat))
        if call is not None:
            member = state.public.setup.members(call.side)[-1]
            answers: list[Action] = [Admit(member), Withdraw(call.by), Uphold(), Dismiss()]
            steps.append(answers[plays // 6 % 4])
        elif plays % 6 == 0:
            steps.append(Call(seat, (state.public.setup.side_of(seat) + 1) % 2))
        for action in steps:
            if not isinstance(action, Draw | Call) or can(action):
                yield action
                state, _ = apply(state, action)


def turn(state: State, seat: int) -> Action:
    """What the seat on turn does next: a card it owes, an exchange, its best play, or a pass."""
    offers = legal_actions(state.public, state.secret.hands[seat], seat)
    plays = [action for action in offers if isinstance(action, Play)]
    exchanges = [action for action in offers if isinstance(action, Exchange)]
    if isinstance(offers[0], Give):
        return offers[0]
    if exchanges and state.public.exchanges == 0:
        return exchanges[0]
    if plays:
        return max(plays, key=lambda move: worth(state.public, move))
    return Pass(seat)


def worth(public: Public, move: Play) -> int:
    """How good ``move`` looks: each chip more in a line that is still open counts tenfold.

    A line of one's own side counts five times; another side's counts as broken.
    """
    side = public.setup.side_of(move.seat)
    takes = bool(public.occupied >> move.square & 1)
    score = 0
    for line in LINES_THROUGH[move.square]:
        owners = [
            owner
            for at in LINE_SQUARES[line]
            for owner, mask in enumerate(public.chips)
            if mask >> at & 1
        ]
        if len(set(owners)) == 1 and not (takes and side in owners):
            score += (5 if side in owners else 1) * 10 ** len(owners)
    return score


def main() -> None:
    """Writes every game to its file."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(text_of(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
