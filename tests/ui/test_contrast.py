"""The contrast that LOOK's table of tokens promises, computed from the tokens."""

import pytest

from sequence_ui.theme import COLOURS, Look, blend, contrast, legible_on

LOOKS: tuple[Look, ...] = ("light", "dark", "contrast")
LETTERS = "SHDC"


def text(look: Look) -> float:
    """The least contrast of text and marks."""
    return 7.0 if look == "contrast" else 4.5


def test_contrast_runs_from_1_to_21() -> None:
    assert contrast("#123456", "#123456") == 1
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21)


@pytest.mark.parametrize("look", LOOKS)
def test_inks_are_read_on_the_cloth_and_on_panels(look: Look) -> None:
    colours = COLOURS[look]
    for ink in (colours.ink, colours.ink_quiet, *colours.side_inks.values()):
        for ground in (colours.cloth, colours.panel):
            assert contrast(ink, ground) >= text(look), (ink, ground)


@pytest.mark.parametrize("look", LOOKS)
def test_suits_are_read_on_card_faces_in_two_colours_and_in_four(look: Look) -> None:
    colours = COLOURS[look]
    for letter in LETTERS:
        for suits in (colours.suits, colours.four_suits):
            assert contrast(suits[letter], colours.card_face) >= text(look), letter


@pytest.mark.parametrize("look", LOOKS)
def test_suits_that_step_back_can_still_be_read(look: Look) -> None:
    colours = COLOURS[look]
    for letter in LETTERS:
        for suits in (colours.suits, colours.four_suits):
            ink = blend(suits[letter], colours.face_back, colours.ink_back)
            assert contrast(ink, colours.face_back) >= 3, letter


@pytest.mark.parametrize("look", LOOKS)
def test_a_dead_card_can_be_read(look: Look) -> None:
    colours = COLOURS[look]
    assert contrast(colours.dead_ink, colours.dead_face) >= text(look)
    assert contrast(legible_on(colours.dead_ink), colours.dead_ink) >= text(look)


@pytest.mark.parametrize("look", LOOKS)
def test_chips_stand_out_from_card_faces_and_their_marks_from_them(look: Look) -> None:
    colours = COLOURS[look]
    for side in ("blue", "green", "red"):
        assert contrast(colours.chips[side], colours.card_face) >= 3, side
        assert contrast("#FFFFFF", colours.chip_inlays[side]) >= text(look), side


@pytest.mark.parametrize("look", LOOKS)
def test_rings_are_seen_on_card_faces_by_their_colour_or_their_dark_edge(look: Look) -> None:
    colours = COLOURS[look]
    for face in (colours.card_face, colours.face_back):
        for ring in (colours.may_play, colours.take_chip, colours.gold, colours.focus):
            assert max(contrast(ring, face), contrast(colours.edge, face)) >= text(look), ring


@pytest.mark.parametrize("look", LOOKS)
def test_the_focus_ring_is_seen_on_the_cloth_and_on_panels(look: Look) -> None:
    colours = COLOURS[look]
    for ground in (colours.cloth, colours.panel):
        assert contrast(colours.focus, ground) >= 3


@pytest.mark.parametrize("look", LOOKS)
def test_plus_minus_and_the_words_beneath_jacks_can_be_read(look: Look) -> None:
    colours = COLOURS[look]
    for fill in (colours.may_play, colours.take_chip):
        assert contrast(legible_on(fill), fill) >= text(look), fill
        foot = fill if look == "contrast" else blend(colours.card_face, fill, 0.32)
        assert contrast(legible_on(foot), foot) >= text(look), foot


def test_the_tokens_of_the_table_have_its_values() -> None:
    light, dark, high = (COLOURS[look] for look in LOOKS)
    assert (light.cloth, dark.cloth, high.cloth) == ("#E9EDE8", "#1B2023", "#000000")
    assert (light.panel, dark.panel, high.panel) == ("#F7F8F5", "#242A2E", "#000000")
    assert (light.card_face, dark.card_face, high.card_face) == ("#FFFDF6", "#E8E4D8", "#FFFFFF")
    assert (light.ink, dark.ink, high.ink) == ("#1F2426", "#EDEFEA", "#FFFFFF")
    assert (light.focus, dark.focus, high.focus) == ("#7A3EF0", "#B79CFF", "#FFFF00")
    assert light.chips == {"blue": "#0A64AD", "green": "#0B8A5F", "red": "#C8501E"}
    assert dark.chips == light.chips
    assert high.chips == {"blue": "#0050FF", "green": "#007A33", "red": "#D00000"}
