"""Records written by hand: headers, positions and lines as they stand in a file."""

import json
import random
from collections.abc import Iterable
from typing import Any, Final

from sequence_lan.engine.apply import apply
from sequence_lan.engine.header import Header, header_line, read_header, start_state
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.record import action_line, end_line

GONE: Final = object()
"""As a key's value: the key is left out."""

FRIENDLY: Final[dict[str, Any]] = {
    "edition": "classic",
    "one_eyed": "hearts_spades",
    "draw": "auto",
    "forfeit": "on_next_draw",
    "dead_cards_per_turn": 1,
    "discard": "own",
    "chips": [50, 50, 35],
    "uneven_teams": False,
    "shared_must_cross": False,
    "table_talk": "penalty",
    "sequences_to_win": 2,
}
GOLIATH: Final = FRIENDLY | {
    "edition": "goliath",
    "one_eyed": "clubs_spades",
    "draw": "manual",
    "forfeit": "on_next_play",
    "dead_cards_per_turn": None,
    "uneven_teams": True,
    "shared_must_cross": True,
    "table_talk": "warn",
}
ITALIAN: Final = FRIENDLY | {
    "edition": "italian",
    "draw": "manual",
    "dead_cards_per_turn": None,
    "discard": "common",
    "chips": [48, 48, 48],
    "table_talk": "off",
}
NAMES: Final = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kit", "Lee")
GAME: Final = "000102030405060708090a0b0c0d0e0f"

# Seat 0 deals, so seat 1 begins with 2S 4S 6S 8S TS QS AS, seat 0 holds 3S 5S 7S 9S JS KS 2H.
DECK: Final = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"] * 2


def changed(whole: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """``whole`` with these keys changed, those whose value is GONE left out."""
    return {key: value for key, value in (whole | changes).items() if value is not GONE}


def seats(players: int, sides: Iterable[str]) -> list[dict[str, Any]]:
    """Seats for people, in the order of NAMES."""
    colours = list(sides)
    return [{"name": NAMES[seat], "side": colours[seat % len(colours)]} for seat in range(players)]


def header(**changes: Any) -> dict[str, Any]:
    """The header of Ada's and Bo's game with DECK; ``position=…`` takes the place of the deck."""
    whole = {
        "format": "sequence-lan-record",
        "version": 1,
        "app": "0.1.0",
        "table": "Kitchen",
        "game": GAME,
        "started": "2026-11-29T19:10:00Z",
        "rules": FRIENDLY,
        "sides": ["blue", "green"],
        "seats": seats(2, ["blue", "green"]),
        "deal": {"deck": DECK, "dealer": 0},
    }
    if "position" in changes:
        changes = {"deal": GONE} | changes
    return changed(whole, changes)


def position(**changes: Any) -> dict[str, Any]:
    """Ada holds 9D and 2C, Bo JS, the board is empty and it is Ada's turn."""
    whole = {
        "board": [".........."] * 10,
        "hands": [["9D", "2C"], ["JS"]],
        "deck": ["3C", "4C"],
        "to_play": 0,
    }
    return changed(whole, changes)


def paper(*lines: dict[str, Any] | str | bytes) -> bytes:
    """A file of these lines, each with its end."""
    return b"".join(
        line
        if isinstance(line, bytes)
        else (line if isinstance(line, str) else json.dumps(line)).encode() + b"\n"
        for line in lines
    )


def header_of(written: dict[str, Any]) -> Header:
    """The header that stands in a file as ``written``."""
    return read_header(written, json.dumps(written).encode())


def played(written: dict[str, Any], seed: int, actions: int | None = None) -> bytes:
    """The record of a game under this header, by dice with that seed; cut after some ``actions``.

    Whoever has something to do does one of it, in turn or not; a table that talks calls at times.
    """
    dice = random.Random(seed)
    header = header_of(written)
    state = start_state(header)
    lines = [header_line(header)]
    while state.public.result is None and (actions is None or len(lines) <= actions):
        offers = [
            action
            for seat, hand in enumerate(state.secret.hands)
            for action in legal_actions(state.public, hand, seat)
            if type(action).__name__ != "Call" or dice.random() < 0.01
        ]
        action = dice.choice(offers)
        lines.append(action_line(action, state.public.setup, t=len(lines) / 2))
        state, _ = apply(state, action)
    if state.public.result is not None:
        lines.append(end_line(state.public.result, state.public.setup))
    return b"".join(lines)
