"""Pictures of the board and the hand in many states: python -m tests.ui.gallery FOLDER [WORD].

Only pictures with WORD in their name are made. They are for looking at, by whoever changes how
the window looks; nothing is compared.
"""

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QElapsedTimer, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from sequence_lan.engine.cards import Card
from sequence_lan.engine.notation import parse_line, parse_square
from sequence_lan.engine.public import Result, Sequence
from sequence_lan.engine.rules import GOLIATH
from sequence_lan.engine.view import View
from sequence_ui.table_top import TableTop
from sequence_ui.theme import Look, Space, Theme
from tests.engine.staging import play, stage
from tests.ui.colour_vision import MATRICES, seen
from tests.ui.scenes import dealt, done, played, view_of

SIZES = {"1280x800": QSize(1280, 800), "900x620": QSize(900, 620), "4k": QSize(1920, 1080)}


@dataclass(frozen=True)
class Scene:
    """A table and what is done at it before the picture is taken."""

    name: str
    view: View
    prepare: Callable[[TableTop], None] = lambda top: None


def scenes() -> Iterator[Scene]:
    start = dealt()
    yield Scene("empty", view_of(start, start.public.to_play))
    middle, last = played(dealt(), 30)
    seat = middle.public.to_play

    def mark(top: TableTop) -> None:
        top.board.set_last_moves(last)

    yield Scene("middle", view_of(middle, seat), mark)
    yield Scene("waiting", view_of(middle, 1 - seat), mark)

    def choose(card: str) -> Callable[[TableTop], None]:
        def prepare(top: TableTop) -> None:
            mark(top)
            top.chooser.choose_card(Card(card))

        return prepare

    hand = stage(
        hands=["9D KH JS JC 7H 2C TS", "3C"],
        blue="c3 d3 e3 f3 g3 b5 b6 c7 d8 h5 i9 d7 i2 d6",
        green="c5 d5 e5 f5 g5 h4 h6 i6 e7 f8 i5 b7 j3",
        sequences=[("blue", "c3-g3")],
    )
    view = view_of(hand, 0)
    yield Scene("chosen", view, choose("9D"))
    yield Scene("take", view, choose("JS"))
    yield Scene("place", view, choose("JC"))
    yield Scene("dead", view, choose("7H"))

    def square_first(top: TableTop) -> None:
        top.chooser.choose_square(parse_square("g7"))

    yield Scene("square", view, square_first)
    six = stage(
        hands=["5H 9D KH JC 7H 2C TS", "3C"],
        blue="b5 c5 d5 f5 g5 e4 e6 e3 e7 h8 i9",
        green="c3 d3 f8 i2 i6 g7 b8 c8",
    )

    def ask(top: TableTop) -> None:
        top.chooser.drop(Card("5H"), parse_square("e5"))

    yield Scene("claims", view_of(six, 0), ask)
    won = stage(
        hands=["9D KH JS JC 7H 2C TS", "3C"],
        green="f5 g5 h5 i5 j5 h4 h6 h7 h8 c3 b8 d6",
        blue="c4 d4 e4 g4 b7 c7 e7 f7 d9 e9",
        sequences=[("green", "f5-j5")],
    )
    over = won.public._replace(
        result=Result("sequences", 1),
        sequences=(*won.public.sequences, Sequence(1, parse_line("h4-h8"))),
    )
    yield Scene("win", view_of(won._replace(public=over), 1))
    three, last3 = played(dealt(3, 3), 45)

    def mark3(top: TableTop) -> None:
        top.board.set_last_moves(last3)

    yield Scene("three", view_of(three, three.public.to_play), mark3)
    diagonal = stage(
        hands=["JC JH JS JD TC 2C TS", "3C"],
        rules=replace(GOLIATH, draw="auto"),
        blue="b2 c3 d4 e5 j5 g6 f7 e8 d9",
        green="h2 g3 f4 e1 e9 f9 g9 h9 i9",
        sequences=[("blue", "a1-e5"), ("green", "e9-i9")],
    )
    yield Scene("diagonal", view_of(diagonal, 0), lambda top: None)


def window(scene: Scene, theme: Theme, size: QSize) -> tuple[QWidget, TableTop]:
    """A window with board and hand as a table has them, panels left blank."""
    top = TableTop(theme)
    whole = QWidget()
    whole.setPalette(theme.qt_palette())
    whole.setAutoFillBackground(True)
    whole.setFont(theme.font())
    column = QVBoxLayout(whole)
    column.setContentsMargins(Space.SMALL, 2 * theme.text_height(), Space.SMALL, Space.SMALL)
    row = QHBoxLayout()
    if size.width() >= 1100:
        row.addSpacing(13 * theme.text_height())
    row.addWidget(top.board)
    if size.width() >= 1100:
        row.addSpacing(13 * theme.text_height())
    column.addLayout(row, 1)
    column.addWidget(top.hand)
    whole.resize(size)
    whole.show()
    top.show_view(scene.view)
    scene.prepare(top)
    QApplication.processEvents()
    return whole, top


def picture(widget: QWidget, ratio: float = 1.0) -> QPixmap:
    """The widget as it would look on a screen with that pixel ratio."""
    pixmap = QPixmap(widget.size() * ratio)
    pixmap.setDevicePixelRatio(ratio)
    widget.render(pixmap)
    return pixmap


def main(folder: Path, word: str = "") -> None:
    QApplication.instance() or QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    looks: tuple[Look, ...] = ("light", "dark", "contrast")
    for scene in scenes():
        for look in looks:
            for size_name, size in SIZES.items():
                name = f"{scene.name}-{look}-{size_name}"
                if word not in name:
                    continue
                theme = Theme(look, motion=False)
                whole, _top = window(scene, theme, size)
                picture(whole, 2.0 if size_name == "4k" else 1.0).save(str(folder / f"{name}.png"))
                whole.close()


def colour_blind(folder: Path) -> None:
    """The same table for each kind of colour blindness."""
    three = next(scene for scene in scenes() if scene.name == "three")
    whole, _top = window(three, Theme("light", motion=False), SIZES["1280x800"])
    image = picture(whole).toImage()
    for kind in MATRICES:
        seen(image, kind).save(str(folder / f"three-light-1280x800-{kind}.png"))
    whole.close()


def moving(folder: Path) -> None:
    """A card in flight, a chip that lands, a band that is drawn."""
    state = stage(hands=["5S 2C", "3C"], blue="b1 c1 d1", deck="4C 5C 6C")
    state, view, events = done(state, 0, play(0, "5S", "e1"))
    scene = Scene("motion", view)
    whole, top = window(scene, Theme("light", motion=True), SIZES["900x620"])
    top.board.play(events)
    clock = QElapsedTimer()
    clock.start()
    while top.board.playing:
        QApplication.processEvents()
        if clock.elapsed() >= 60:
            clock.restart()
            taken = len(list(folder.glob("motion-*.png")))
            picture(whole).save(str(folder / f"motion-{taken:02}.png"))
    whole.close()


if __name__ == "__main__":
    into, wanted = Path(sys.argv[1]), "".join(sys.argv[2:3])
    main(into, wanted)
    if wanted in "colour-blind":
        colour_blind(into)
    if wanted in "motion":
        moving(into)
