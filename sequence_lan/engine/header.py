"""The first line of a record: who plays, by which rules, with which cards (RECORD.md)."""

import json
import re
from dataclasses import asdict, dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Any, Final, cast, get_args

from sequence_lan.engine.cards import FRESH_DECK, Card
from sequence_lan.engine.deal import NO_SEED, SEED_BYTES, binding, deal, master_of, provable_deal
from sequence_lan.engine.jsonlines import (
    Malformed,
    flag,
    from_hex,
    items,
    members,
    one_of,
    shown,
    text,
    whole,
)
from sequence_lan.engine.notation import parse_card
from sequence_lan.engine.position import position_of, state_of
from sequence_lan.engine.rules import (
    SIDES,
    BadTable,
    Discard,
    DrawMode,
    EditionName,
    Forfeit,
    OneEyed,
    Rules,
    Side,
    TableTalk,
    check_table,
)
from sequence_lan.engine.state import State

FORMAT: Final = "sequence-lan-record"
VERSION: Final = 1
_GAME_BYTES: Final = 16
_TIME: Final = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2})"
)
_ALWAYS: Final = ("format", "version", "app", "table", "started", "rules", "sides", "seats")


@dataclass(frozen=True, slots=True)
class SeatEntry:
    """Who sits in a seat; ``bot`` is a bot's level, None for a person."""

    name: str
    side: Side
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that can be proved. A bot's seat has neither commit nor seed."""

    attempt: int
    commit: bytes
    host_seed: bytes = field(repr=False)
    seat_commits: tuple[bytes | None, ...]
    seat_seeds: tuple[bytes | None, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class GivenDeck:
    """104 cards in the order they are drawn in, first drawn first: nothing proves them."""

    deck: tuple[Card, ...] = field(repr=False)
    dealer: int


@dataclass(frozen=True, slots=True)
class Header:
    """What is settled before the first action."""

    app: str
    table: str
    game: str | None
    """32 hex digits; None only where the deal is not a provable one."""
    started: str
    """The time in ISO 8601 with its offset, as it is written."""
    rules: Rules
    sides: tuple[Side, ...]
    seats: tuple[SeatEntry, ...]
    start: Deal | GivenDeck | State
    """Where the cards come from: a provable deal, a given deck, or a position set up."""
    line: bytes = field(default=b"", compare=False, repr=False)
    """The line that it was read from, without its end; empty in one that is made here."""


def header_line(header: Header) -> bytes:
    """The line of ``header`` with its end; the very bytes, if it was read from some."""
    if header.line:
        return header.line + b"\n"
    written = json.dumps(header_object(header), separators=(",", ":"), ensure_ascii=False)
    return written.encode("utf-8") + b"\n"


def header_object(header: Header) -> dict[str, Any]:
    """``header`` as the object of a record's first line."""
    written: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "app": header.app,
        "table": header.table,
    }
    if header.game is not None:
        written["game"] = header.game
    written["started"] = header.started
    written["rules"] = {**asdict(header.rules), "chips": list(header.rules.chips)}
    written["sides"] = list(header.sides)
    written["seats"] = [
        {"name": seat.name, "side": seat.side} | ({} if seat.bot is None else {"bot": seat.bot})
        for seat in header.seats
    ]
    start = header.start
    if isinstance(start, Deal):
        written["deal"] = {
            "attempt": start.attempt,
            "commit": start.commit.hex(),
            "host_seed": start.host_seed.hex(),
            "seat_commits": _hex_by_seat(start.seat_commits),
            "seat_seeds": _hex_by_seat(start.seat_seeds),
        }
    elif isinstance(start, GivenDeck):
        written["deal"] = {"deck": list(start.deck), "dealer": start.dealer}
    else:
        written["position"] = position_of(start)
    return written


def _hex_by_seat(values: tuple[bytes | None, ...]) -> list[str | None]:
    return [None if value is None else value.hex() for value in values]


def bound(header: Header) -> dict[str, Any]:
    """The values that a provable deal is bound to (RECORD.md, the provable deal 1)."""
    written = header_object(header)
    return {key: written[key] for key in ("game", "rules", "seats", "sides")}


def start_state(header: Header) -> State:
    """The game before its first action (RULES.md 2, RECORD.md)."""
    start, rules, sides, players = header.start, header.rules, header.sides, len(header.seats)
    if isinstance(start, Deal):
        seeds = (NO_SEED if seed is None else seed for seed in start.seat_seeds)
        master = master_of(binding(bound(header)), start.host_seed, seeds)
        return provable_deal(rules, sides, players, master)
    master = sha256(header_line(header).removesuffix(b"\n")).digest()
    if isinstance(start, GivenDeck):
        return deal(rules, sides, players, start.dealer, start.deck, master)
    deck = start.secret.deck[start.secret.drawn :]
    return start._replace(
        secret=start.secret._replace(deck=deck, drawn=0, refills=0, master=master)
    )


def read_header(written: dict[str, Any], line: bytes) -> Header:
    """The header that ``line``, already read as ``written``, holds; else Malformed."""
    if written.get("format") != FORMAT:
        raise Malformed("not a record of this game: format must be {name}", name=FORMAT)
    version = whole(written.get("version"), "version", 1)
    if version != VERSION:
        raise Malformed(
            "the record is of version {version}, but this program reads version {known}",
            version=shown(version),
            known=VERSION,
        )
    # Further keys are kept and ignored, as in every line.
    members(written, "header", _ALWAYS, written)
    if ("deal" in written) == ("position" in written):
        raise Malformed("header must have either a deal or a position")
    rules = _read_rules(written["rules"])
    sides = tuple(
        cast(Side, one_of(side, f"sides[{number}]", SIDES))
        for number, side in enumerate(items(written["sides"], "sides"))
    )
    entries = items(written["seats"], "seats")
    try:
        check_table(len(entries), sides, rules)
    except BadTable as error:
        raise Malformed(error.sentence.pattern, **error.sentence.values) from None
    seats = tuple(
        _read_seat(entry, f"seats[{number}]", sides[number % len(sides)])
        for number, entry in enumerate(entries)
    )
    game = written.get("game")
    if "game" in written:
        game = from_hex(game, "game", _GAME_BYTES).hex()
    start: Deal | GivenDeck | State
    if "position" in written:
        start = state_of(written["position"], rules, sides, len(seats), NO_SEED)
    elif isinstance(written["deal"], dict) and "deck" in written["deal"]:
        start = _read_given_deck(written["deal"], len(seats))
    else:
        start = _read_deal(written["deal"], seats)
        if game is None:
            raise Malformed("header lacks game, which a provable deal needs")
    return Header(
        app=text(written["app"], "app"),
        table=text(written["table"], "table"),
        game=game,
        started=_read_time(written["started"]),
        rules=rules,
        sides=sides,
        seats=seats,
        start=start,
        line=line,
    )


def _read_time(value: Any) -> str:
    written = text(value, "started")
    try:
        if not _TIME.fullmatch(written):
            raise ValueError
        datetime.fromisoformat(written)
    except ValueError:
        raise Malformed(
            "started must be a time like 2026-11-29T19:10:00Z, not {value}", value=shown(value)
        ) from None
    return written


def _read_rules(value: Any) -> Rules:
    written = members(value, "rules", Rules.__match_args__)
    limit = written["dead_cards_per_turn"]
    chips = items(written["chips"], "rules.chips")
    if len(chips) not in (2, 3):
        raise Malformed("rules.chips must be two or three numbers, not {found}", found=len(chips))

    def choice(key: str, kind: Any) -> Any:
        return one_of(written[key], f"rules.{key}", get_args(kind))

    return Rules(
        edition=choice("edition", EditionName),
        one_eyed=choice("one_eyed", OneEyed),
        draw=choice("draw", DrawMode),
        forfeit=choice("forfeit", Forfeit),
        dead_cards_per_turn=None if limit is None else whole(limit, "rules.dead_cards_per_turn", 1),
        discard=choice("discard", Discard),
        chips=tuple(whole(supply, f"rules.chips[{n}]", 0) for n, supply in enumerate(chips)),
        uneven_teams=flag(written["uneven_teams"], "rules.uneven_teams"),
        shared_must_cross=flag(written["shared_must_cross"], "rules.shared_must_cross"),
        table_talk=choice("table_talk", TableTalk),
        sequences_to_win=whole(written["sequences_to_win"], "rules.sequences_to_win", 1, 3),
    )


def _read_seat(value: Any, name: str, side: Side) -> SeatEntry:
    written = members(value, name, ("name", "side"), ("bot",))
    one_of(written["side"], f"{name}.side", (side,))
    bot = text(written["bot"], f"{name}.bot") if "bot" in written else None
    return SeatEntry(text(written["name"], f"{name}.name"), side, bot)


def _read_deal(value: Any, seats: tuple[SeatEntry, ...]) -> Deal:
    written = members(
        value, "deal", ("attempt", "commit", "host_seed", "seat_commits", "seat_seeds")
    )
    return Deal(
        attempt=whole(written["attempt"], "deal.attempt", 1),
        commit=from_hex(written["commit"], "deal.commit", SEED_BYTES),
        host_seed=from_hex(written["host_seed"], "deal.host_seed", SEED_BYTES),
        seat_commits=_read_by_seat(written["seat_commits"], "deal.seat_commits", seats),
        seat_seeds=_read_by_seat(written["seat_seeds"], "deal.seat_seeds", seats),
    )


def _read_by_seat(value: Any, name: str, seats: tuple[SeatEntry, ...]) -> tuple[bytes | None, ...]:
    """32 bytes of each person's seat, null for a bot's."""
    read: list[bytes | None] = []
    for number, (entry, seat) in enumerate(zip(items(value, name, len(seats)), seats, strict=True)):
        if seat.bot is None:
            read.append(from_hex(entry, f"{name}[{number}]", SEED_BYTES))
        elif entry is None:
            read.append(None)
        else:
            raise Malformed("{name} must be null, since a bot sits there", name=f"{name}[{number}]")
    return tuple(read)


def _read_given_deck(value: dict[str, Any], players: int) -> GivenDeck:
    written = members(value, "deal", ("deck", "dealer"))
    deck = tuple(
        parse_card(text(card, f"deal.deck[{number}]"))
        for number, card in enumerate(items(written["deck"], "deal.deck", len(FRESH_DECK)))
    )
    if sorted(deck) != sorted(FRESH_DECK):
        raise Malformed("deal.deck must hold each card twice")
    return GivenDeck(deck, whole(written["dealer"], "deal.dealer", 0, players - 1))
