"""Records read, written, replayed and verified (RECORD.md)."""

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

import pytest

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
from sequence_lan.engine.cards import Card
from sequence_lan.engine.deal import binding, host_commit, refill, seat_commit
from sequence_lan.engine.header import (
    Deal,
    GivenDeck,
    Header,
    SeatEntry,
    bound,
    header_line,
    start_state,
)
from sequence_lan.engine.notation import parse_line, parse_square
from sequence_lan.engine.position import position_of, state_of
from sequence_lan.engine.public import Result
from sequence_lan.engine.record import (
    BadRecord,
    Record,
    Step,
    Stop,
    action_line,
    end_line,
    read_journal,
    read_record,
    replay,
    verify,
)
from sequence_lan.engine.rules import CLASSIC, SIDES
from sequence_lan.engine.sentence import Sentence
from tests.engine.paper import (
    DECK,
    FRIENDLY,
    GAME,
    GOLIATH,
    GONE,
    ITALIAN,
    changed,
    header,
    paper,
    played,
    position,
    seats,
)

ADA: Final = "01" * 32
BO: Final = "02" * 32
PROVABLE: Final[dict[str, Any]] = {
    "attempt": 1,
    "commit": "e1a42adc8f4fb626573b2b3756e4a834e91ed67fb4f38708002f55710cc94c90",
    "host_seed": bytes(range(32)).hex(),
    "seat_commits": [
        "1d409bf199840e9b118b6ee202f4e8338dd7d7241c2c458f4c28460c09b743e7",
        "5b0e09925049cdf1b9a833868b4629d4531e1cc8d35d1d08d6d48174b04d6a9e",
    ],
    "seat_seeds": [ADA, BO],
}

# Green, seat 1, has b5 to e5 and 9C for a5; blue, seat 0, has nothing on the board.
NEARLY: Final = position(
    board=[*[".........."] * 4, ".gggg.....", *[".........."] * 5],
    hands=[["2C", "3C"], ["9C", "4C"]],
    deck=["5C", "6C"],
    to_play=1,
)
ONE_WINS: Final = FRIENDLY | {"sequences_to_win": 1}
WINNING: Final = {"seat": 1, "do": "play", "card": "9C", "at": "a5"}
GREEN_WON: Final = {"end": {"reason": "sequences", "winner": "green"}}
ABANDONED: Final = {"end": {"reason": "abandoned", "winner": None}}
STALEMATE: Final = {"end": {"reason": "stalemate", "winner": None}}
MOVE: Final = {"seat": 1, "do": "play", "card": "2S", "at": "b1"}


def fault(*lines: dict[str, Any] | str | bytes) -> str:
    with pytest.raises(BadRecord) as caught:
        read_record(paper(*lines))
    assert "\n" not in str(caught.value)
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.fault}"
    return str(caught.value)


def steps(record: Record) -> list[Step]:
    done = list(replay(record))
    assert all(isinstance(step, Step) for step in done)
    return [step for step in done if isinstance(step, Step)]


# Reading


def test_a_header_alone_is_a_record() -> None:
    record = read_record(paper(header()))
    assert record.header.table == "Kitchen"
    assert record.header.seats == (SeatEntry("Ada", "blue"), SeatEntry("Bo", "green"))
    assert record.header.rules == replace(CLASSIC, draw="auto")
    assert record.actions == ()
    assert record.end is None


def test_a_missing_last_line_end_is_no_fault() -> None:
    assert read_record(paper(header(), MOVE, GREEN_WON).removesuffix(b"\n")).end == Result(
        "sequences", 1
    )


def test_spaces_between_values_and_the_order_of_keys_mean_nothing() -> None:
    written = '\t{ "at" : "b1", "card":"2S" , "do":"play","seat":1 } '
    record = read_record(paper(header(), written))
    assert record.actions[0].action == Play(1, Card("2S"), parse_square("b1"))


def test_further_keys_of_the_header_are_kept_and_ignored() -> None:
    noted = paper(header(colour="blue"))
    assert header_line(read_record(noted).header) == noted.rstrip(b"\n") + b"\n"


def test_further_keys_of_an_action_are_kept_and_ignored() -> None:
    move = MOVE | {"t": 12.5, "note": {"why": ["\u2665", None]}, "side": "purple", "end": 1}
    record = read_record(paper(header(), move))
    assert record.actions[0].written == move
    assert len(steps(record)) == 1


def test_the_time_may_stand_at_the_end_too() -> None:
    assert read_record(paper(header(), GREEN_WON | {"t": 99})).end == Result("sequences", 1)


def test_the_owners_answers_need_no_seat_and_ignore_one() -> None:
    record = read_record(
        paper(header(), {"do": "uphold"}, {"seat": 0, "do": "dismiss"}, {"seat": 9, "do": "uphold"})
    )
    assert [line.action for line in record.actions] == [Uphold(), Dismiss(), Uphold()]


def test_an_empty_claim_is_a_refused_one_and_no_malformed_one() -> None:
    record = read_record(paper(header(), MOVE | {"claim": []}))
    (stop,) = replay(record)
    assert isinstance(stop, Stop)
    assert stop.refused.code == "bad_claim"


def test_every_action_reads_back_as_it_is_written() -> None:
    setup = read_record(paper(header())).start.public.setup
    actions: list[tuple[Action, str]] = [
        (
            Play(1, Card("9D"), parse_square("h5")),
            '{"seat":1,"do":"play","card":"9D","at":"h5"}',
        ),
        (
            Play(1, Card("5H"), parse_square("e5"), (parse_line("b5-f5"),)),
            '{"seat":1,"do":"play","card":"5H","at":"e5","claim":["b5-f5"]}',
        ),
        (Exchange(0, Card("7H")), '{"seat":0,"do":"exchange","card":"7H"}'),
        (Draw(0), '{"seat":0,"do":"draw"}'),
        (Pass(0), '{"seat":0,"do":"pass"}'),
        (Call(0, 1), '{"seat":0,"do":"call","side":"green"}'),
        (Admit(1), '{"seat":1,"do":"admit"}'),
        (Uphold(), '{"do":"uphold"}'),
        (Dismiss(), '{"do":"dismiss"}'),
        (Withdraw(0), '{"seat":0,"do":"withdraw"}'),
        (Give(1, Card("2C")), '{"seat":1,"do":"give","card":"2C"}'),
    ]
    for action, line in actions:
        assert action_line(action, setup) == line.encode() + b"\n"
    record = read_record(paper(header(), *(line for _, line in actions)))
    assert [line.action for line in record.actions] == [action for action, _ in actions]


def test_an_action_and_an_end_are_written_with_line_ends_and_the_time_if_known() -> None:
    setup = read_record(paper(header())).start.public.setup
    assert action_line(Pass(0), setup, t=2.5) == b'{"seat":0,"do":"pass","t":2.5}\n'
    assert (
        end_line(Result("sequences", 1), setup)
        == b'{"end":{"reason":"sequences","winner":"green"}}\n'
    )
    assert (
        end_line(Result("abandoned", None), setup)
        == b'{"end":{"reason":"abandoned","winner":null}}\n'
    )


def test_a_header_reads_back_as_it_is_written() -> None:
    made = Header(
        app="0.1.0",
        table="Zoës Küche",
        game=GAME,
        started="2026-11-29T19:10:00Z",
        rules=replace(CLASSIC, dead_cards_per_turn=None),
        sides=SIDES[:2],
        seats=(SeatEntry("Ada", "blue"), SeatEntry("Bo", "green", bot="club")),
        start=Deal(3, bytes(32), bytes(range(32)), (bytes(32), None), (b"\1" * 32, None)),
    )
    line = header_line(made)
    assert "Zoës Küche".encode() in line
    read = read_record(line).header
    assert read == made
    assert header_line(read) == line


def test_a_header_that_was_read_is_written_with_the_very_same_bytes() -> None:
    line = json.dumps(header(), indent=None, separators=(" , ", " : ")).encode() + b"\n"
    assert header_line(read_record(line).header) == line


def test_a_header_with_a_position_reads_back_as_it_is_written() -> None:
    rules, sides = replace(CLASSIC, draw="auto"), SIDES[:2]
    made = replace(
        read_record(paper(header())).header,
        game=None,
        start=state_of(NEARLY, rules, sides, 2, bytes(32)),
        line=b"",
    )
    read = read_record(header_line(made))
    assert position_of(read.start) == position_of(start_state(made))
    assert read.start.secret.master == sha256(header_line(made)[:-1]).digest()


def test_a_given_deck_is_dealt_from_the_seat_after_the_dealer() -> None:
    record = read_record(paper(header()))
    assert isinstance(record.header.start, GivenDeck)
    assert " ".join(record.start.secret.hands[1]) == "2S 4S 6S 8S TS QS AS"
    assert " ".join(record.start.secret.hands[0]) == "3S 5S 7S 9S JS KS 2H"
    assert record.start.public.to_play == 1


def test_the_vectors_deal_gives_the_vectors_hands() -> None:
    record = read_record(paper(header(deal=PROVABLE)))
    assert " ".join(record.start.secret.hands[0]) == "8C 3D 7C 2S 6S 5C 4H"
    assert " ".join(record.start.secret.hands[1]) == "KS AS 7H 9D KC 7S 3H"


def test_a_given_deck_and_a_position_need_no_number_of_the_game() -> None:
    assert read_record(paper(header(game=GONE))).header.game is None
    assert read_record(paper(header(game=GONE, position=position()))).header.game is None


@pytest.mark.parametrize("written", [json.dumps(header()), json.dumps(header()) + " "])
def test_an_empty_deck_is_refilled_by_the_header_lines_bytes(written: str) -> None:
    place = position(hands=[["9D"], ["JS"]], deck=[], discards=[["2C", "3C"], ["4C"]])
    line = json.dumps(header(position=place)) + written[len(json.dumps(header())) :]
    record = read_record(paper(line, {"seat": 0, "do": "play", "card": "9D", "at": "h5"}))
    master = sha256(line.encode()).digest()
    order = refill(master, 1, tuple(map(Card, ["2C", "3C", "9D", "4C"])))
    (step,) = steps(record)
    assert step.state.secret.hands[0] == order[:1]
    assert position_of(step.state)["deck"] == list(order[1:])
    assert position_of(step.state)["discards"] == [[], []]


@pytest.mark.parametrize(
    ("players", "sides", "rules"),
    [
        (2, ["blue", "green"], FRIENDLY | {"chips": [50, 50]}),
        (3, ["blue", "green", "red"], FRIENDLY | {"sequences_to_win": 1}),
        (12, ["blue", "green", "red"], FRIENDLY),
        (7, ["blue", "green", "red"], GOLIATH),
        (2, ["red", "blue"], ITALIAN),
    ],
)
def test_tables_that_can_play(players: int, sides: list[str], rules: dict[str, Any]) -> None:
    written = header(rules=rules, sides=sides, seats=seats(players, sides))
    assert len(read_record(paper(written)).header.seats) == players


@pytest.mark.parametrize(
    "started",
    [
        "2026-11-29T19:10:00Z",
        "2026-11-29T19:10:00.250Z",
        "2026-11-29T20:10:00+01:00",
    ],
)
def test_a_game_begins_at_a_time_with_its_offset(started: str) -> None:
    assert read_record(paper(header(started=started))).header.started == started


# Faults, each with its line

HEADERS = {
    "another format": (header(format="chess"), "not a record of this game"),
    "no format": (header(format=GONE), "not a record of this game"),
    "a later version": (header(version=2), "of version 2, but this program reads version 1"),
    "no version": (header(version=GONE), "version must be a whole number"),
    "a broken version": (header(version=1.0), "version must be a whole number"),
    "true for a version": (header(version=True), "version must be a whole number"),
    "no program": (header(app=GONE), "lacks app"),
    "a number for a program": (header(app=1), "app must be a text"),
    "no table": (header(table=GONE), "lacks table"),
    "null for a table": (header(table=None), "table must be a text"),
    "no time": (header(started=GONE), "lacks started"),
    "a day for a time": (header(started="2026-11-29"), "started must be a time"),
    "a time nowhere": (header(started="2026-11-29T19:10:00"), "started must be a time"),
    "a time that was never": (header(started="2026-02-30T19:10:00Z"), "started must be a time"),
    "a number for a time": (header(started=5), "started must be a text"),
    "no deal": (header(deal=GONE), "either a deal or a position"),
    "a deal and a position": (
        header(deal=header()["deal"], position=position()),
        "either a deal or a position",
    ),
    "null for a deal": (header(deal=None), "deal must be an object"),
    "null for a position": (header(position=None), "position must be an object"),
    "a bad position": (header(position=position(to_play=7)), "position.to_play"),
    "no rules": (header(rules=GONE), "lacks rules"),
    "a list of rules": (header(rules=[]), "rules must be an object"),
    "an unknown rule": (header(rules=FRIENDLY | {"jokers": 2}), 'rules has a key "jokers"'),
    "an unknown edition": (header(rules=FRIENDLY | {"edition": "deluxe"}), "rules.edition"),
    "no dead card a turn": (
        header(rules=FRIENDLY | {"dead_cards_per_turn": 0}),
        "rules.dead_cards_per_turn",
    ),
    "false for dead cards": (
        header(rules=FRIENDLY | {"dead_cards_per_turn": False}),
        "rules.dead_cards_per_turn",
    ),
    "a text for yes": (header(rules=FRIENDLY | {"uneven_teams": "no"}), "must be true or false"),
    "a number for yes": (header(rules=FRIENDLY | {"shared_must_cross": 0}), "must be true or"),
    "one number of chips": (header(rules=FRIENDLY | {"chips": [50]}), "two or three numbers"),
    "four numbers of chips": (header(rules=FRIENDLY | {"chips": [1] * 4}), "two or three numbers"),
    "chips below nothing": (header(rules=FRIENDLY | {"chips": [50, -1]}), "rules.chips"),
    "two numbers of chips for three sides": (
        header(rules=FRIENDLY | {"chips": [50, 50]}, sides=[*SIDES], seats=seats(3, SIDES)),
        "chips of every side",
    ),
    "four sequences to win": (header(rules=FRIENDLY | {"sequences_to_win": 4}), "from 1 to 3"),
    "null sequences to win": (header(rules=FRIENDLY | {"sequences_to_win": None}), "not null"),
    "no sides": (header(sides=GONE), "lacks sides"),
    "an unknown side": (header(sides=["blue", "pink"]), "sides[1]"),
    "sides of one colour": (header(sides=["blue", "blue"]), "a colour of its own"),
    "sides in another order": (
        header(sides=["green", "blue"], seats=seats(2, ["green", "blue"])),
        "in that order",
    ),
    "one side": (header(sides=["blue"]), "2 sides, not 1"),
    "no seats": (header(seats=GONE), "lacks seats"),
    "an empty table": (header(seats=[]), "0 players cannot play"),
    "five players without uneven teams": (
        header(seats=seats(5, ["blue", "green"])),
        "5 players cannot play by these rules: 2, 3, 4, 6, 8, 9, 10, 12 can",
    ),
    "thirteen players": (header(seats=seats(2, ["blue", "green"]) * 6 + [{}]), "13 players"),
    "a seat of another side": (
        header(seats=[{"name": "Ada", "side": "green"}, {"name": "Bo", "side": "blue"}]),
        "seats[0].side must be one of these: blue",
    ),
    "a seat without a name": (
        header(seats=[{"side": "blue"}, {"name": "Bo", "side": "green"}]),
        "seats[0] lacks name",
    ),
    "a seat with an unknown key": (
        header(seats=[{"name": "Ada", "side": "blue", "age": 7}, {"name": "Bo", "side": "green"}]),
        'seats[0] has a key "age"',
    ),
    "null for a bot": (
        header(
            seats=[{"name": "Ada", "side": "blue", "bot": None}, {"name": "Bo", "side": "green"}]
        ),
        "seats[0].bot must be a text",
    ),
    "a number of the game in capitals": (header(game="0A" * 16), "lower-case hex"),
    "a short number of the game": (header(game="0a" * 15), "32 lower-case hex digits"),
    "null for the number of the game": (header(game=None), "lower-case hex"),
    "a provable deal without the game": (header(game=GONE, deal=PROVABLE), "lacks game"),
    "no attempt": (header(deal=changed(PROVABLE, {"attempt": GONE})), "deal lacks attempt"),
    "attempt 0": (header(deal=PROVABLE | {"attempt": 0}), "deal.attempt"),
    "no commit": (header(deal=changed(PROVABLE, {"commit": GONE})), "deal lacks commit"),
    "a short commit": (header(deal=PROVABLE | {"commit": "00" * 31}), "64 lower-case hex"),
    "a commit in capitals": (
        header(deal=PROVABLE | {"commit": PROVABLE["commit"].upper()}),
        "64 lower-case hex",
    ),
    "no host seed": (header(deal=changed(PROVABLE, {"host_seed": GONE})), "lacks host_seed"),
    "null for a host seed": (header(deal=PROVABLE | {"host_seed": None}), "deal.host_seed"),
    "a seed too few": (header(deal=PROVABLE | {"seat_seeds": [ADA]}), "must have items: 2"),
    "null for a person's seed": (
        header(deal=PROVABLE | {"seat_seeds": [ADA, None]}),
        "deal.seat_seeds[1]",
    ),
    "null for a person's commit": (
        header(deal=PROVABLE | {"seat_commits": [None, BO]}),
        "deal.seat_commits[0]",
    ),
    "a bot with a seed": (
        header(
            seats=[{"name": "Ada", "side": "blue"}, {"name": "Bo", "side": "green", "bot": "club"}],
            deal=PROVABLE | {"seat_commits": [ADA, None]},
        ),
        "deal.seat_seeds[1] must be null",
    ),
    "a further key of the deal": (header(deal=PROVABLE | {"dealer": 0}), 'deal has a key "dealer"'),
    "a deck without a dealer": (header(deal={"deck": DECK}), "deal lacks dealer"),
    "a dealer without a deck": (header(deal={"dealer": 0}), "deal lacks attempt"),
    "a deck and seeds": (
        header(deal={"deck": DECK, "dealer": 0, "seat_seeds": [ADA, BO]}),
        'deal has a key "seat_seeds"',
    ),
    "a deck and an attempt": (header(deal={"deck": DECK, "dealer": 0, "attempt": 1}), "attempt"),
    "a dealer who is not there": (header(deal={"deck": DECK, "dealer": 2}), "deal.dealer"),
    "a deck of 103": (header(deal={"deck": DECK[1:], "dealer": 0}), "must have items: 104"),
    "a card three times": (
        header(deal={"deck": ["2S", *DECK[:51], "2S", *DECK[53:]], "dealer": 0}),
        "each card twice",
    ),
    "a card that is none": (header(deal={"deck": ["XX", *DECK[1:]], "dealer": 0}), "no card"),
}


@pytest.mark.parametrize(("written", "said"), HEADERS.values(), ids=HEADERS.keys())
def test_a_header_is_malformed_with(written: dict[str, Any], said: str) -> None:
    found = fault(written, MOVE)
    assert found.startswith("line 1: ")
    assert said in found


@pytest.mark.parametrize("key", FRIENDLY)
def test_every_key_of_the_rules_is_required(key: str) -> None:
    assert fault(header(rules=changed(FRIENDLY, {key: GONE}))) == f"line 1: rules lacks {key}"


@pytest.mark.parametrize("key", FRIENDLY)
@pytest.mark.parametrize("value", [[], {}, "often", 1.5, -1])
def test_no_key_of_the_rules_takes_any_value(key: str, value: Any) -> None:
    assert fault(header(rules=FRIENDLY | {key: value})).startswith("line 1: ")


LINES = {
    "nothing": ("", "an empty line"),
    "spaces": ("   ", "not JSON"),
    "a list": ("[]", "an object was expected, not a list"),
    "a number": ("1", "an object was expected"),
    "half an object": ('{"seat":1,', "not JSON"),
    "two objects": ('{"do":"uphold"}{"do":"uphold"}', "not JSON"),
    "a carriage return": ('{"do":"uphold"}\r', "carriage return"),
    "a carriage return between values": ('{"do":\r"uphold"}', "carriage return"),
    "a byte order mark": ('\ufeff{"do":"uphold"}', "byte order mark"),
    "bytes that are no UTF-8": (b'{"do":"uphold","x":"\xff"}\n', "not UTF-8"),
    "half a surrogate pair as bytes": (b'{"do":"uphold","x":"\xed\xa0\x80"}\n', "not UTF-8"),
    "half a surrogate pair": ('{"do":"uphold","x":"\\ud800"}', "half of a surrogate pair"),
    "the other half": ('{"do":"uphold","x":["\\udc00\\ud83d"]}', "half of a surrogate pair"),
    "half a pair in a key": ('{"do":"uphold","\\ud83d":1}', "half of a surrogate pair"),
    "a repeated key": ('{"do":"uphold","do":"uphold"}', 'key "do" is repeated'),
    "a key repeated by its escape": ('{"do":"uphold","d\\u006f":"uphold"}', "is repeated"),
    "a key repeated deep inside": ('{"do":"uphold","x":[{"y":{"z":1,"z":1}}]}', "is repeated"),
    "not a number": ('{"do":"uphold","t":NaN}', "NaN is no number"),
    "no end of numbers": ('{"do":"uphold","t":Infinity}', "Infinity is no number"),
    "less than all numbers": ('{"do":"uphold","t":-Infinity}', "-Infinity is no number"),
    "a number beyond all": ('{"do":"uphold","t":1e999}', "a number is too large"),
    "a number of endless digits": ('{"do":"uphold","t":' + "9" * 5000 + "}", "too many digits"),
    "a fraction of endless digits": ('{"do":"uphold","t":0.' + "9" * 5000 + "}", "too many"),
    "lists in lists": ('{"do":"uphold","x":' + "[" * 101 + "]" * 101 + "}", "nested too deep"),
    "endless lists": ('{"do":"uphold","x":' + "[" * 99999 + "]" * 99999 + "}", "nested too deep"),
    "a line beyond all": ('{"do":"uphold","x":"' + "x" * 2**20 + '"}', "longer than any line"),
    "a raw tab in a text": ('{"do":"uphold","x":"\t"}', "not JSON"),
    "neither action nor end": ({"seat": 1, "card": "2S"}, "neither an action nor the end"),
    "an unknown action": (MOVE | {"do": "jump"}, '"jump" is no action'),
    "an action in capitals": (MOVE | {"do": "Play"}, '"Play" is no action'),
    "null for an action": (MOVE | {"do": None}, "do must be a text"),
    "no seat": (changed(MOVE, {"seat": GONE}), "lacks seat"),
    "a seat that does not exist": (MOVE | {"seat": 2}, "seat must be a whole number from 0 to 1"),
    "a seat below 0": (MOVE | {"seat": -1}, "not -1"),
    "true for a seat": (MOVE | {"seat": True}, "not true"),
    "a broken seat": (MOVE | {"seat": 1.0}, "not 1.0"),
    "a seat in words": (MOVE | {"seat": "1"}, 'not "1"'),
    "no card": (changed(MOVE, {"card": GONE}), "lacks card"),
    "a card that is none": (MOVE | {"card": "1S"}, '"1S" is no card'),
    "a list for a card": (MOVE | {"card": ["2S"]}, "card must be a text"),
    "no square": (changed(MOVE, {"at": GONE}), "lacks at"),
    "a square off the board": (MOVE | {"at": "k1"}, '"k1" is no square'),
    "row 11": (MOVE | {"at": "b11"}, '"b11" is no square'),
    "row 01": (MOVE | {"at": "b01"}, '"b01" is no square'),
    "a column in capitals": (MOVE | {"at": "B1"}, '"B1" is no square'),
    "a text for a claim": (MOVE | {"claim": "a1-e1"}, "claim must be a list"),
    "null for a claim": (MOVE | {"claim": None}, "claim must be a list"),
    "a claim of no line": (MOVE | {"claim": ["a1-d1"]}, '"a1-d1" is no line of five'),
    "a claim written backwards": (MOVE | {"claim": ["e1-a1"]}, "no line of five"),
    "a claim upwards": (MOVE | {"claim": ["a5-e1"]}, "no line of five"),
    "a claim of squares": (MOVE | {"claim": [["a1", "e1"]]}, "must be a text"),
    "a call on a side not here": ({"seat": 0, "do": "call", "side": "red"}, "blue, green"),
    "a call on nobody": ({"seat": 0, "do": "call"}, "lacks side"),
    "a call on a number": ({"seat": 0, "do": "call", "side": 1}, "blue, green"),
    "a card given that is none": ({"seat": 0, "do": "give", "card": ""}, '"" is no card'),
    "an end without a reason": ({"end": {"winner": None}}, "end lacks reason"),
    "an end without a winner": ({"end": {"reason": "stalemate"}}, "end lacks winner"),
    "an end for no reason": ({"end": {"reason": "bored", "winner": None}}, "end.reason"),
    "an end that is a text": ({"end": "stalemate"}, "end must be an object"),
    "a winner not here": ({"end": {"reason": "sequences", "winner": "red"}}, "blue, green"),
    "a win of nobody": ({"end": {"reason": "sequences", "winner": None}}, "blue, green"),
    "a winner of a draw": ({"end": {"reason": "stalemate", "winner": "blue"}}, "must be null"),
    "a further key in the end": (
        {"end": {"reason": "stalemate", "winner": None, "t": 1}},
        'key "t"',
    ),
}


@pytest.mark.parametrize(("line", "said"), LINES.values(), ids=LINES.keys())
def test_a_line_is_malformed_with(line: dict[str, Any] | str | bytes, said: str) -> None:
    found = fault(header(), {"do": "uphold"}, line, MOVE)
    assert found.startswith("line 3: ")
    assert said in found


def test_an_empty_file_is_malformed() -> None:
    with pytest.raises(BadRecord, match="line 1: an empty line"):
        read_record(b"")


def test_an_empty_line_at_the_end_is_malformed() -> None:
    assert fault(header(), MOVE, "") == "line 3: an empty line"


@pytest.mark.parametrize("line", [MOVE, GREEN_WON, "", "x"])
def test_anything_after_the_end_is_malformed(line: dict[str, Any] | str) -> None:
    found = fault(header(), GREEN_WON, line, MOVE)
    assert found == "line 3: something after line 2, which ends the game"


def test_a_byte_order_mark_at_the_beginning_is_malformed() -> None:
    assert fault(b"\xef\xbb\xbf" + paper(header())).startswith("line 1: a byte order mark")


def test_a_carriage_return_after_the_header_is_malformed() -> None:
    line = json.dumps(header()).encode()
    assert fault(line + b"\r\n").startswith("line 1: a carriage return")


def test_half_a_surrogate_pair_in_a_name_is_malformed_and_a_whole_pair_is_not() -> None:
    ada = {"name": "PAIR", "side": "blue"}
    line = json.dumps(header(seats=[ada, {"name": "Bo", "side": "green"}]))
    record = read_record(paper(line.replace("PAIR", "\\ud83d\\ude00")))
    assert record.header.seats[0].name == "\U0001f600"
    assert "half of a surrogate pair" in fault(line.replace("PAIR", "\\ud83d"))


def test_the_first_fault_of_the_file_is_the_one_named() -> None:
    assert fault(header(), "x", "y", b"\xff\n").startswith("line 2: ")


# Replaying


def test_each_step_bears_its_number_its_line_what_happened_and_the_state() -> None:
    record = read_record(paper(header(), MOVE | {"t": 3}))
    (step,) = steps(record)
    assert (step.number, step.line.written["t"]) == (1, 3)
    assert [type(event).__name__ for event in step.events] == ["Placed", "Took"]
    assert position_of(step.state)["board"][0] == ".g........"


def test_a_replay_stops_at_the_first_action_that_the_rules_refuse() -> None:
    record = read_record(paper(header(), MOVE, MOVE, {"do": "uphold"}))
    first, stop = replay(record)
    assert isinstance(first, Step)
    assert isinstance(stop, Stop)
    assert (stop.number, stop.refused.code) == (2, "not_your_turn")


def test_a_draw_in_a_game_with_automatic_draws_is_refused() -> None:
    record = read_record(paper(header(), MOVE, {"seat": 1, "do": "draw"}))
    *_, stop = replay(record)
    assert isinstance(stop, Stop)
    assert stop.refused.code == "nothing_to_draw"


def test_a_right_to_draw_in_a_position_stands_with_automatic_draws_too() -> None:
    record = read_record(paper(header(position=position(may_draw=[1])), {"seat": 1, "do": "draw"}))
    (step,) = steps(record)
    assert step.state.secret.hands[1] == ("JS", "3C")


@pytest.mark.parametrize("line", [MOVE, {"do": "uphold"}, {"seat": 0, "do": "pass"}])
def test_an_action_after_the_end_of_the_game_is_refused(line: dict[str, Any]) -> None:
    record = read_record(paper(header(rules=ONE_WINS, position=NEARLY), WINNING, line, GREEN_WON))
    *_, stop = replay(record)
    assert isinstance(stop, Stop)
    assert stop.refused.code == "game_over"


@pytest.mark.parametrize("rules", [FRIENDLY, GOLIATH, ITALIAN])
@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2), (6, 3), (12, 2)])
def test_a_game_played_by_dice_replays_and_verifies(
    rules: dict[str, Any], players: int, sides: int
) -> None:
    colours = SIDES[:sides]
    written = header(rules=rules, sides=[*colours], seats=seats(players, colours))
    record = read_record(played(written, seed=players))
    assert len(steps(record)) == len(record.actions) > players
    verdict = verify(record)
    assert verdict.holds
    assert verdict.end == "true"
    assert position_of(verdict.state)["result"] == {
        "reason": record.end.reason if record.end else None,
        "winner": colours[record.end.winner]
        if record.end and record.end.winner is not None
        else None,
    }


def test_every_position_of_a_game_can_be_set_up_again() -> None:
    written = header(rules=GOLIATH | {"table_talk": "penalty"}, seats=seats(5, ["blue", "green"]))
    record = read_record(played(written, seed=5))
    assert len(record.actions) > 50
    for step in steps(record)[:-1]:
        setup, master = step.state.public.setup, step.state.secret.master
        again = state_of(position_of(step.state), setup.rules, setup.sides, 5, master)
        assert again.public == step.state.public


# Verifying


def test_a_deal_whose_commits_fit_is_consistent() -> None:
    verdict = verify(read_record(paper(header(deal=PROVABLE))))
    assert verdict.deal == "consistent"
    assert verdict.holds


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"commit": "00" * 32}, "The host's seed is not the one that it committed to."),
        ({"host_seed": "00" * 32}, "The host's seed is not the one that it committed to."),
        ({"seat_seeds": [ADA, ADA]}, "The seed of seat 1 is not the one that it committed to."),
        (
            {"seat_commits": ["00" * 32, PROVABLE["seat_commits"][1]]},
            "The seed of seat 0 is not the one that it committed to.",
        ),
    ],
)
def test_a_deal_that_was_changed_is_false(change: dict[str, Any], said: str) -> None:
    verdict = verify(read_record(paper(header(deal=PROVABLE | change))))
    assert verdict.deal == "false"
    assert [str(fault) for fault in verdict.deal_faults] == [said]
    assert not verdict.holds


@pytest.mark.parametrize(
    "change",
    [
        {"game": "0f" * 16},
        {"rules": FRIENDLY | {"chips": [50, 50]}},
        {"seats": [{"name": "Eve", "side": "blue"}, {"name": "Bo", "side": "green"}]},
    ],
)
def test_what_a_deal_is_bound_to_cannot_be_changed(change: dict[str, Any]) -> None:
    assert verify(read_record(paper(header(deal=PROVABLE, **change)))).deal == "false"


def test_what_a_deal_is_not_bound_to_can_be_changed() -> None:
    written = header(deal=PROVABLE | {"attempt": 2}, table="Attic", app="9")
    assert verify(read_record(paper(written))).deal == "consistent"


def test_a_bots_seat_has_nothing_to_fit() -> None:
    entries = [{"name": "Ada", "side": "blue"}, {"name": "Bo", "side": "green", "bot": "club"}]
    blank = PROVABLE | {"seat_commits": [ADA, None], "seat_seeds": [ADA, None]}
    bind = binding(bound(read_record(paper(header(seats=entries, deal=blank))).header))
    deal = blank | {
        "commit": host_commit(bind, bytes(range(32))).hex(),
        "seat_commits": [seat_commit(bind, 0, bytes.fromhex(ADA)).hex(), None],
    }
    assert verify(read_record(paper(header(seats=entries, deal=deal)))).deal == "consistent"


def test_a_given_deck_and_a_position_prove_nothing() -> None:
    assert verify(read_record(paper(header()))).deal == "given"
    assert verify(read_record(paper(header(position=position())))).deal == "none"


class Kept:
    """A receipt that finds these faults."""

    def __init__(self, *faults: Sentence) -> None:
        self._faults = faults

    def faults(self, record: Record) -> tuple[Sentence, ...]:
        return self._faults


def test_a_receipt_without_faults_proves_the_deal() -> None:
    record = read_record(paper(header(deal=PROVABLE)))
    assert verify(record, Kept()).deal == "proved"


def test_a_receipt_that_says_otherwise_makes_the_deal_false() -> None:
    record = read_record(paper(header(deal=PROVABLE)))
    verdict = verify(record, Kept(Sentence("You held {card}.", {"card": "9D"})))
    assert verdict.deal == "false"
    assert [str(fault) for fault in verdict.deal_faults] == ["You held 9D."]
    assert not verdict.holds


@pytest.mark.parametrize(
    ("lines", "end", "holds"),
    [
        ([], "open", True),
        ([ABANDONED], "true", True),
        ([GREEN_WON], "false", False),
        ([STALEMATE], "false", False),
        ([WINNING], "missing", True),
        ([WINNING, GREEN_WON], "true", True),
        ([WINNING, {"end": {"reason": "sequences", "winner": "blue"}}], "false", False),
        ([WINNING, STALEMATE], "false", False),
        ([WINNING, ABANDONED], "false", False),
    ],
)
def test_the_last_line_must_fit_the_position_reached(
    lines: list[dict[str, Any]], end: str, holds: bool
) -> None:
    verdict = verify(read_record(paper(header(rules=ONE_WINS, position=NEARLY), *lines)))
    assert verdict.end == end
    assert verdict.holds == holds


def test_a_stalemate_is_a_true_end_only_as_a_stalemate() -> None:
    place = header(position=position(hands=[[], []], passed=[0], to_play=1))
    last = {"seat": 1, "do": "pass"}
    assert verify(read_record(paper(place, last, STALEMATE))).end == "true"
    assert verify(read_record(paper(place, last, GREEN_WON))).end == "false"
    assert verify(read_record(paper(place, last))).end == "missing"


def test_a_refused_action_does_not_hold() -> None:
    verdict = verify(read_record(paper(header(), MOVE, MOVE)))
    assert not verdict.holds
    assert verdict.stop is not None
    assert verdict.stop.number == 2
    assert verdict.end == "open"


# The host's journal

JOURNAL: Final = paper(header(deal=PROVABLE), {"seat": 0, "do": "play", "card": "3D", "at": "c3"})


def test_a_whole_journal_is_read_whole() -> None:
    record, length = read_journal(JOURNAL)
    assert len(record.actions) == 1
    assert length == len(JOURNAL)


@pytest.mark.parametrize("cut", [1, 2, 10, 44])
def test_a_last_line_that_was_cut_off_is_left_out(cut: int) -> None:
    record, length = read_journal(JOURNAL[:-cut])
    assert record.actions == ()
    assert JOURNAL[:length] == paper(header(deal=PROVABLE))


@pytest.mark.parametrize("tail", [b"\0" * 40, b"\0" * 40 + b"\n", b'{"seat":0,"do', b"\xff\n"])
def test_a_tail_of_rubbish_is_left_out(tail: bytes) -> None:
    record, length = read_journal(JOURNAL + tail)
    assert len(record.actions) == 1
    assert length == len(JOURNAL)


def test_a_whole_line_that_is_no_action_is_not_left_out() -> None:
    with pytest.raises(BadRecord, match="line 3: "):
        read_journal(JOURNAL + b'{"do":"jump"}\n')


def test_rubbish_in_the_middle_of_a_journal_is_not_left_out() -> None:
    with pytest.raises(BadRecord, match="line 3: "):
        read_journal(JOURNAL + b"\0\0\n" + b'{"do":"uphold"}\n')


@pytest.mark.parametrize("data", [b"", b"\n", JOURNAL[:20], b"rubbish\n"])
def test_a_journal_without_its_header_is_no_record(data: bytes) -> None:
    with pytest.raises(BadRecord, match="line 1: "):
        read_journal(data)


# Secrets


def test_what_is_printed_of_a_record_shows_no_card_and_no_seed() -> None:
    for written in (header(deal=PROVABLE), header(), header(position=position())):
        shown = repr(read_record(paper(written)))
        for secret in ("9D", "2C", "KS", "\\x00\\x01", ADA, "01010101"):
            assert secret not in shown
