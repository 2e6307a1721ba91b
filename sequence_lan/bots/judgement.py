"""What a play is worth at a glance: the lines it builds, those it spoils, and what it gives away.

Cards are numbers here, their place in ``CARDS``, so that a glance takes some forty microseconds.
"""

from functools import cache
from typing import Final, NamedTuple

from sequence_lan.bots.tally import ALL_LINES, CORNERED, LINES_AT, Tally
from sequence_lan.engine.board import LINE_MASK, PLAYABLE_MASK, SQUARES_OF
from sequence_lan.engine.cards import CARDS, JACKS, Card
from sequence_lan.engine.rules import Rules

NUMBER_OF: Final[dict[Card, int]] = {card: number for number, card in enumerate(CARDS)}
PLACES: Final[tuple[tuple[int, ...], ...]] = tuple(SQUARES_OF.get(card, ()) for card in CARDS)
"""For each card its two squares; none for a jack."""


class Worths(NamedTuple):
    """What the parts of a play are worth. Pairs are for a side's last sequence, and before it."""

    built: tuple[tuple[float, ...], tuple[float, ...]]
    """A chip more in a line: with none so far and 1 or less, 2, 3 or more of its other squares
    covered by the hand; with one and 0, 1, 2, 3; with two and 0, 1, 2; with three and 0, 1."""
    completed: tuple[float, float]
    feared: tuple[tuple[float, ...], tuple[float, ...]]
    """A line of another side spoilt that has one, two, three, four of its squares."""
    parted: tuple[float, float]
    """A line of two, of three or four, through the other square that the card is for."""
    placer: tuple[float, float]
    """A two-eyed jack kept."""
    taker: tuple[float, float]
    """A one-eyed jack kept."""
    freed: tuple[float, float, float]
    """A line of one's own with two, three, four squares that the chip taken off was alone in."""


Judged = tuple[float, int, int]
"""A play: its worth, its card and its square."""
_Weighed = list[tuple[int, float]]
"""Sets of lines, each with what a line in it is worth."""
_STEP: Final = 0.5
"""Worths of lines that are only built or spoilt are taken as multiples of this, up to 31.5."""
_PLANES: Final = 6


def takers_of(rules: Rules) -> frozenset[int]:
    """The one-eyed jacks by number."""
    return frozenset(NUMBER_OF[card] for card in JACKS if card in rules.one_eyed_jacks)


def judge(
    tally: Tally,
    side: int,
    hand: list[int],
    takers: frozenset[int],
    worths: Worths,
    wide: bool = False,
) -> list[Judged]:
    """The plays of ``side`` with ``hand`` that are worth a look, judged, in no order.

    A jack is looked at where lines of three or four are, with ``wide`` or if there is nothing else
    everywhere. Empty when there is no play; a side's supply of chips is not looked at.
    """
    taken = tally.taken
    more = tally.needs[side] > 1
    usable = tally.open_lines(side)
    ones, twos, fours = tally.ones[side], tally.twos[side], tally.fours[side]
    four = usable & fours & ~ones
    three = usable & twos & ones
    two = usable & twos & ~ones
    threats = [_threats(tally, other, worths) for other in range(len(tally.chips)) if other != side]
    counted = _built(tally, side, usable, _covered(taken, hand), worths.built[more])
    counted += [part for threat in threats for part in threat[1:]]
    planes = _planes(counted)
    once = [(four, worths.completed[more])] + [threat[0] for threat in threats]
    once = [part for part in once if part[0]]
    parted = [(two, worths.parted[0]), (three | four, worths.parted[1])]
    judged: list[Judged] = []
    placer = taker = None
    for card in hand:
        places = PLACES[card]
        if places:
            for square, other in (places, places[::-1]):
                if not taken[square]:
                    worth = _worth(LINES_AT[square], planes, once)
                    if not taken[other]:
                        lines = LINES_AT[other]
                        for those, value in parted:
                            if lines & those:
                                worth -= value * (lines & those).bit_count()
                    judged.append((worth, card, square))
        elif card in takers:
            taker = card
        else:
            placer = card
    if placer is not None:
        free = PLAYABLE_MASK & ~sum(tally.chips)
        near = four | three
        for threat in threats:
            near |= threat[0][0]
        squares = free & _squares(near)
        if wide or not (squares or judged):
            squares = free
        kept = worths.placer[more]
        judged += [
            (_worth(LINES_AT[square], planes, once) - kept, placer, square)
            for square in _each(squares)
        ]
    if taker is not None:
        judged += _removals(tally, side, taker, threats, worths, wide or not judged)
    return judged


def _planes(counted: _Weighed) -> list[int]:
    """The worth of each line, in steps, as binary digits: a set of lines for each digit.

    No line may be in two of the sets of ``counted``. With digits a square takes half the time that
    it takes with the sets.
    """
    planes = [0] * _PLANES
    for those, value in counted:
        for digit in _digits(value):
            planes[digit] |= those
    return planes


@cache
def _digits(value: float) -> tuple[int, ...]:
    steps = round(value / _STEP)
    return tuple(digit for digit in range(_PLANES) if steps >> digit & 1)


def _worth(lines: int, planes: list[int], once: _Weighed) -> float:
    half, one, two, four, eight, sixteen = planes
    worth = (
        (lines & half).bit_count()
        + 2 * (lines & one).bit_count()
        + 4 * (lines & two).bit_count()
        + 8 * (lines & four).bit_count()
        + 16 * (lines & eight).bit_count()
        + 32 * (lines & sixteen).bit_count()
    ) * _STEP
    for those, value in once:
        if lines & those:
            worth += value
    return worth


def _built(
    tally: Tally, side: int, usable: int, covered: tuple[int, int, int], built: tuple[float, ...]
) -> _Weighed:
    """The lines that a chip more can build, by its squares and those that the hand covers.

    A card that is played on a square covers that one too, so there is one more than others.
    """
    ones, twos, fours = tally.ones[side], tally.twos[side], tally.fours[side]
    has_one, has_two, has_four = covered
    to_two = ~(has_two | has_four)
    at_two = has_two & ~has_one & ~has_four
    at_three = has_two & has_one & ~has_four
    from_two = has_two | has_four
    from_three = has_two & has_one | has_four
    none = usable & ~(ones | twos | fours)
    one = usable & ones & ~twos & ~fours
    two = usable & twos & ~ones
    three = usable & twos & ones
    weighed = (
        (none & ~from_three, built[0]),
        (none & at_three, built[1]),
        (none & has_four, built[2]),
        (one & to_two, built[3]),
        (one & at_two, built[4]),
        (one & at_three, built[5]),
        (one & has_four, built[6]),
        (two & to_two, built[7]),
        (two & at_two, built[8]),
        (two & from_three, built[9]),
        (three & to_two, built[10]),
        (three & from_two, built[11]),
    )
    return list(weighed)


def _covered(taken: bytearray, hand: list[int]) -> tuple[int, int, int]:
    """How many free squares of each line the hand covers, jacks aside, as ones, twos and fours."""
    ones = twos = fours = 0
    for card in hand:
        for square in PLACES[card]:
            if not taken[square]:
                lines = LINES_AT[square]
                carried = ones & lines
                ones ^= lines
                fours |= twos & carried
                twos ^= carried
    return ones, twos, fours


def _threats(tally: Tally, other: int, worths: Worths) -> _Weighed:
    """The lines that another side can still make: of four, three, two and one squares."""
    usable = tally.open_lines(other)
    ones, twos, fours = tally.ones[other], tally.twos[other], tally.fours[other]
    feared = worths.feared[tally.needs[other] > 1]
    return [
        (usable & fours & ~ones, feared[3]),
        (usable & twos & ones, feared[2]),
        (usable & twos & ~ones, feared[1]),
        (usable & ones & ~twos & ~fours & ~CORNERED, feared[0]),
    ]


def _removals(
    tally: Tally, side: int, taker: int, threats: list[_Weighed], worths: Worths, everywhere: bool
) -> list[Judged]:
    """The chips that a one-eyed jack could take."""
    kept = worths.taker[tally.needs[side] > 1]
    ones, twos, fours = tally.ones[side], tally.twos[side], tally.fours[side]
    others = [other for other in range(len(tally.chips)) if other != side]
    judged = []
    for other, threat in zip(others, threats, strict=True):
        alone = tally.single_lines(other) & ALL_LINES & ~tally.spoilt[side]
        for third in others:
            if third != other:
                alone &= ~tally.touched_lines(third)
        freed = [
            (alone & twos & ~ones, worths.freed[0]),
            (alone & twos & ones, worths.freed[1]),
            (alone & fours & ~ones, worths.freed[2]),
        ]
        counted = threat[:3] + freed
        squares = tally.chips[other] & ~tally.locked
        if not everywhere:
            squares &= _squares(threat[0][0] | threat[1][0] | freed[1][0] | freed[2][0])
        judged += [
            (_sum(LINES_AT[square], counted) - kept, taker, square) for square in _each(squares)
        ]
    return judged


def _sum(lines: int, counted: _Weighed) -> float:
    return sum([value * (lines & those).bit_count() for those, value in counted if lines & those])


def _squares(lines: int) -> int:
    """The mask of the squares of all these lines."""
    squares = 0
    for line in _each(lines):
        squares |= LINE_MASK[line]
    return squares


def _each(bits: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    numbers = []
    while bits:
        low = bits & -bits
        bits ^= low
        numbers.append(low.bit_length() - 1)
    return numbers
