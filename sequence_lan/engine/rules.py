"""The rules of one table as a value, the editions, and who may sit with whom (RULES.md 2, 6)."""

from dataclasses import dataclass, replace
from typing import Final, Literal

from sequence_lan.engine.sentence import Worded

Side = Literal["blue", "green", "red"]
SIDES: Final[tuple[Side, ...]] = ("blue", "green", "red")

EditionName = Literal["classic", "goliath", "italian"]
OneEyed = Literal["hearts_spades", "clubs_spades"]
DrawMode = Literal["auto", "manual"]
Forfeit = Literal["on_next_draw", "on_next_play"]
Discard = Literal["own", "common"]
TableTalk = Literal["penalty", "warn", "off"]


@dataclass(frozen=True, slots=True)
class Rules:
    """Every switch of RULES.md 6, in the order of a record's header."""

    edition: EditionName
    one_eyed: OneEyed
    draw: DrawMode
    forfeit: Forfeit
    dead_cards_per_turn: int | None
    """From 1; None is without limit."""
    discard: Discard
    chips: tuple[int, ...]
    """The supply of each side, in the order of the table's sides; two or three numbers."""
    uneven_teams: bool
    shared_must_cross: bool
    table_talk: TableTalk
    sequences_to_win: int
    """1 to 3."""

    @property
    def one_eyed_jacks(self) -> frozenset[str]:
        """The two jacks that take a chip; the other two place one."""
        return _ONE_EYED[self.one_eyed]


_ONE_EYED: Final = {
    "hearts_spades": frozenset({"JH", "JS"}),
    "clubs_spades": frozenset({"JC", "JS"}),
}

CLASSIC: Final = Rules(
    edition="classic",
    one_eyed="hearts_spades",
    draw="manual",
    forfeit="on_next_draw",
    dead_cards_per_turn=1,
    discard="own",
    chips=(50, 50, 35),
    uneven_teams=False,
    shared_must_cross=False,
    table_talk="penalty",
    sequences_to_win=2,
)
GOLIATH: Final = replace(
    CLASSIC,
    edition="goliath",
    one_eyed="clubs_spades",
    forfeit="on_next_play",
    dead_cards_per_turn=None,
    uneven_teams=True,
    shared_must_cross=True,
    table_talk="warn",
)
ITALIAN: Final = replace(
    CLASSIC,
    edition="italian",
    dead_cards_per_turn=None,
    discard="common",
    chips=(48, 48, 48),
    table_talk="off",
)
EDITIONS: Final[dict[EditionName, Rules]] = {
    "classic": CLASSIC,
    "goliath": GOLIATH,
    "italian": ITALIAN,
}

_HANDS: Final = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}
_SIDE_COUNTS: Final = {
    2: (2,),
    3: (3,),
    4: (2,),
    6: (2, 3),
    8: (2,),
    9: (3,),
    10: (2,),
    12: (2, 3),
}
_UNEVEN_HANDS: Final = {5: 5, 7: 4, 11: 3}


class BadTable(Worded):
    """People, sides or colours that cannot play together; its text says which can."""


def side_counts(players: int, rules: Rules) -> tuple[int, ...]:
    """How many sides ``players`` can form, the usual number first; empty if none (RULES.md 2)."""
    if rules.uneven_teams and players in _UNEVEN_HANDS:
        return (2, 3)
    return _SIDE_COUNTS.get(players, ())


def player_counts(rules: Rules) -> tuple[int, ...]:
    """The numbers of players that can play by ``rules``, ascending."""
    return tuple(sorted(_HANDS | (_UNEVEN_HANDS if rules.uneven_teams else {})))


def hand_size(players: int) -> int:
    """The cards dealt to each of ``players`` players (RULES.md 2)."""
    return (_HANDS | _UNEVEN_HANDS)[players]


def sequences_needed(sides: int) -> int:
    """The sequences that win when no house rule says otherwise (RULES.md 2)."""
    return 2 if sides == 2 else 1


def check_table(players: int, sides: tuple[Side, ...], rules: Rules) -> None:
    """``players`` can play for ``sides``; else BadTable says who can (RULES.md 2, 6)."""
    counts = side_counts(players, rules)
    if not counts:
        can = ", ".join(map(str, player_counts(rules)))
        raise BadTable(
            "{n} players cannot play by these rules: {counts} can.", n=players, counts=can
        )
    if len(sides) not in counts:
        can = "/".join(map(str, counts))
        raise BadTable(
            "{n} players form {counts} sides, not {found}.", n=players, counts=can, found=len(sides)
        )
    if len(set(sides)) != len(sides) or not set(sides) <= set(SIDES):
        raise BadTable("Each side needs a colour of its own: blue, green or red.")
    if rules.edition != "italian" and sides != SIDES[: len(sides)]:
        raise BadTable(
            "The sides are blue, green and red in that order; only italian lets them pick."
        )
    if len(rules.chips) < len(sides):
        raise BadTable("The chips of every side must be given.")
