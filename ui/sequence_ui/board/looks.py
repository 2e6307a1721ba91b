"""What each square shows, worked out from the view and from what the person is about to do."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sequence_lan.engine.board import CARD_MASK, LINE_MASK, SQUARES, Line, Square
from sequence_lan.engine.cards import Card
from sequence_lan.engine.legal import targets
from sequence_lan.engine.lines import Claim
from sequence_lan.engine.public import Public
from sequence_lan.engine.rules import Side
from sequence_lan.engine.view import View
from sequence_ui.board.grid import touched
from sequence_ui.board.moves import LastMove
from sequence_ui.board.square_button import Mark, SquareLook
from sequence_ui.words import side_on

_FEW = 40
"""More squares than these, all ringed in full, would be a fence and no longer a hint."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The claims that a chip on ``square`` may make, and the one that is looked at."""

    square: Square
    options: tuple[Claim, ...]
    current: int = 0


@dataclass(frozen=True, slots=True)
class Veil:
    """What has happened but is still to be shown by a motion."""

    placed: frozenset[Square] = frozenset()
    taken: Mapping[Square, Side] = field(default_factory=dict)
    lines: frozenset[Line] = frozenset()


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that decides how the board looks."""

    view: View | None = None
    card: Card | None = None
    """The card that is hovered, or else chosen."""
    moves: tuple[LastMove, ...] = ()
    choice: Choice | None = None
    chosen: Square | None = None
    """The square that waits for a card."""
    veil: Veil = field(default_factory=Veil)


def on_turn(view: View) -> bool:
    """Whether the seat of ``view`` may play now."""
    public = view.public
    return public.result is None and view.seat == public.to_play and view.seat not in public.owes


def lit(scene: Scene) -> int:
    """The mask of the squares that the scene's card may be played on, were it the seat's turn."""
    view = scene.view
    if view is None or view.seat is None or scene.card is None or view.public.result is not None:
        return 0
    return targets(view.public, view.seat, scene.card)


def looks(scene: Scene) -> tuple[SquareLook, ...]:
    """The look of all hundred squares."""
    view = scene.view
    if view is None:
        return (SquareLook(),) * len(SQUARES)
    public = view.public
    front, marked, mark = _front(scene, view), lit(scene), _mark(scene, view)
    many = marked.bit_count() > _FEW
    bands = _bands(scene, public)
    locked = _joined(line for _, line in _shown(scene, public))
    ticks = {move.square: move for move in scene.moves}
    latest = scene.moves[-1] if scene.moves else None
    result = []
    for square in SQUARES:
        bit = 1 << square
        move = ticks.get(square)
        chip = _chip(scene, public, square)
        result.append(
            SquareLook(
                chip=chip,
                locked=bool(locked & bit),
                bands=bands.get(square, ()),
                mark=mark if marked & bit and scene.choice is None else Mark.NONE,
                many=many and bool(marked & bit),
                back=not front & bit,
                tick=move is not None and move.taken is None and chip is not None,
                latest=move is not None and move is latest,
                taken=_taken(public, latest, square) if chip is None else None,
                chosen=square == scene.chosen,
            )
        )
    return tuple(result)


def _front(scene: Scene, view: View) -> int:
    """The squares that do not step back."""
    public = view.public
    every = (1 << len(SQUARES)) - 1
    if scene.choice is not None:
        return _joined(scene.choice.options[scene.choice.current])
    if public.result is not None and public.result.winner is not None:
        won = public.result.winner
        return _joined(sequence.line for sequence in public.sequences if sequence.side == won)
    if scene.card is not None and view.seat is not None and public.result is None:
        # A dead card has no target: its two covered squares show why.
        return lit(scene) or CARD_MASK[scene.card]
    return every


def _mark(scene: Scene, view: View) -> Mark:
    if not on_turn(view):
        return Mark.COULD
    jacks = view.public.setup.rules.one_eyed_jacks
    return Mark.TAKE if scene.card in jacks else Mark.PLACE


def _chip(scene: Scene, public: Public, square: Square) -> Side | None:
    if scene.choice is not None and square == scene.choice.square and scene.view is not None:
        seat = scene.view.seat
        assert seat is not None, "only a player is asked which line to claim"
        return public.setup.sides[public.setup.side_of(seat)]
    if square in scene.veil.placed:
        return None
    return scene.veil.taken.get(square) or side_on(public, square)


def _taken(public: Public, latest: LastMove | None, square: Square) -> Side | None:
    if latest is None or latest.taken is None or latest.square != square:
        return None
    return public.setup.sides[latest.taken]


def _shown(scene: Scene, public: Public) -> list[tuple[Side, Line]]:
    return [
        (public.setup.sides[sequence.side], sequence.line)
        for sequence in public.sequences
        if sequence.line not in scene.veil.lines
    ]


def _bands(scene: Scene, public: Public) -> dict[Square, tuple[tuple[Side, Line], ...]]:
    bands: dict[Square, tuple[tuple[Side, Line], ...]] = {}
    for band in _shown(scene, public):
        for square in touched(band[1]):
            bands[square] = (*bands.get(square, ()), band)
    return bands


def _joined(lines: Iterable[Line]) -> int:
    mask = 0
    for line in lines:
        mask |= LINE_MASK[line]
    return mask
