"""What tells cards and chips apart, looked for in the painted pixels."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from sequence_lan.engine.cards import CARDS
from sequence_lan.engine.notation import parse_card
from sequence_lan.engine.rules import SIDES
from sequence_ui.art.cards import Role, paint_back, paint_card
from sequence_ui.art.chips import chip_path, paint_chip
from sequence_ui.art.faces import paint_face, paint_paper
from sequence_ui.theme import Theme

pytestmark = pytest.mark.usefixtures("qapp")

BOX = QRectF(0, 0, 80, 112)


def painted(paint: Callable[[QPainter], None], side: int = 120) -> QImage:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def greys(image: QImage) -> bytes:
    """The picture without its colours."""
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


def differing(one: QImage, other: QImage) -> float:
    """The share of pixels whose grey differs clearly."""
    pairs = list(zip(greys(one), greys(other), strict=True))
    return sum(abs(a - b) > 60 for a, b in pairs) / len(pairs)


def test_the_faces_of_all_cards_differ_at_forty_pixels() -> None:
    theme = Theme("light")
    box = QRectF(0, 0, 40, 42)

    def face(card: str) -> bytes:
        def paint(painter: QPainter) -> None:
            paint_paper(painter, theme, box)
            paint_face(painter, theme, parse_card(card), box)

        return greys(painted(paint, 44))

    assert len({face(card) for card in CARDS}) == 52


def test_chips_of_different_sides_differ_without_any_colour() -> None:
    chip = partial(paint_chip, theme=Theme("light"), centre=QPointF(20, 20), radius=14)
    pictures = [painted(partial(chip, side=side), 40) for side in SIDES]
    for one, other in combinations(pictures, 2):
        assert differing(one, other) > 0.05


def test_chips_of_different_sides_have_different_outlines() -> None:
    areas = []
    for side in SIDES:
        path = chip_path(Theme("light"), side, QPointF(), 100)
        corner = QPointF(85, 85) * 0.9
        top = QPointF(0, -105)
        areas.append((path.contains(corner), path.contains(top)))
    assert areas == [(False, False), (False, True), (True, False)]


def test_round_chips_differ_by_their_patterns_without_any_colour() -> None:
    theme = Theme("light", round_chips=True)
    outlines = [chip_path(theme, side, QPointF(), 100) for side in SIDES]
    assert outlines[0] == outlines[1] == outlines[2]
    chip = partial(paint_chip, theme=theme, centre=QPointF(20, 20), radius=14)
    pictures = [painted(partial(chip, side=side), 40) for side in SIDES]
    for one, other in combinations(pictures, 2):
        assert differing(one, other) > 0.05


def test_a_locked_chip_has_a_rim() -> None:
    chip = partial(paint_chip, theme=Theme("light"), side="blue", centre=QPointF(30, 30), radius=20)
    free, locked = painted(chip, 60), painted(partial(chip, locked=True), 60)
    assert differing(free, locked) > 0.05


def test_jacks_show_one_eye_or_two() -> None:
    theme = Theme("light")
    jack = partial(paint_card, theme=theme, card=parse_card("JS"), box=BOX, label="role")
    one, two = painted(partial(jack, role=Role.TAKE)), painted(partial(jack, role=Role.PLACE))
    assert differing(one, two) > 0.05


def test_a_dead_card_is_greyed_and_folded() -> None:
    theme = Theme("light")
    card = parse_card("9D")
    alive = painted(lambda painter: paint_card(painter, theme, card, BOX))
    dead = painted(lambda painter: paint_card(painter, theme, card, BOX, dead=True, label="dead"))
    assert alive.pixelColor(76, 4).lightness() > 240
    assert dead.pixelColor(66, 12).lightness() < alive.pixelColor(66, 12).lightness() - 20
    reds = [dead.pixelColor(x, y) for x in range(0, 80, 4) for y in range(0, 112, 4)]
    assert all(colour.hsvSaturation() < 60 for colour in reds)


def test_the_back_shows_no_card() -> None:
    theme = Theme("light")
    back = painted(lambda painter: paint_back(painter, theme, BOX))
    assert back.pixelColor(40, 56).blue() > back.pixelColor(40, 56).red()
