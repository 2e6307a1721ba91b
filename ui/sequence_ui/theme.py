"""The look in one place: colours, type, spacing and motion, following the system.

The names are those of the look's table of tokens. What that table says for text and marks holds
by test: 4.5:1 (7:1 in high contrast), chips against card faces 3:1.
"""

from collections.abc import Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from sequence_lan.engine.rules import Side

Look = Literal["light", "dark", "contrast"]


class Space(IntEnum):
    """The distances between things, in device-independent pixels."""

    HAIR = 4
    SMALL = 8
    MEDIUM = 12
    LARGE = 16
    WIDE = 24
    VAST = 32


CARD_CORNER: Final = 4
PANEL_CORNER: Final = 8

# Sizes of type, as multiples of the system's own.
TEXT: Final = 1.0
LEAD: Final = 1.2
TITLE: Final = 1.6
DISPLAY: Final = 2.2

# Lengths of motion in milliseconds.
CHIP_MOTION: Final = 150
CARD_MOTION: Final = 220
SEQUENCE_MOTION: Final = 300


class Colours(NamedTuple):
    """The colours of one look; every one is a ``#rrggbb``."""

    cloth: str
    panel: str
    panel_line: str
    card_face: str
    card_line: str
    face_back: str
    """The face of a square that steps back."""
    line_back: str
    ink_back: float
    """The share of that face in the inks on it."""
    card_back: str
    dead_face: str
    """A dead card, greyed."""
    dead_ink: str
    ink: str
    ink_quiet: str
    suits: Mapping[str, str]
    """By suit letter, in two colours."""
    four_suits: Mapping[str, str]
    """By suit letter, each suit in a colour of its own."""
    chips: Mapping["Side", str]
    """The body of a chip."""
    chip_inlays: Mapping["Side", str]
    """The field of a chip that bears its white marks."""
    side_inks: Mapping["Side", str]
    """A side's colour where it is text or a mark on a panel or the cloth."""
    gold: str
    """The rim of a locked chip and the edges of its band."""
    focus: str
    may_play: str
    take_chip: str
    edge: str
    """The dark line that sets off rings and bands from a card face."""


LIGHT: Final = Colours(
    cloth="#E9EDE8",
    panel="#F7F8F5",
    panel_line="#D3D9D2",
    card_face="#FFFDF6",
    card_line="#CFC9B8",
    face_back="#EFF1EC",
    line_back="#DDE0D8",
    ink_back=0.2,
    card_back="#39566B",
    dead_face="#DBD9D0",
    dead_ink="#565B5D",
    ink="#1F2426",
    ink_quiet="#5A6467",
    suits={"S": "#1E2225", "C": "#1E2225", "H": "#C2272D", "D": "#C2272D"},
    four_suits={"S": "#1E2225", "H": "#C2272D", "D": "#0B62B5", "C": "#1C7A3D"},
    chips={"blue": "#0A64AD", "green": "#0B8A5F", "red": "#C8501E"},
    chip_inlays={"blue": "#095695", "green": "#087A53", "red": "#AF4417"},
    side_inks={"blue": "#0A64AD", "green": "#08704C", "red": "#B0430F"},
    gold="#E3A700",
    focus="#7A3EF0",
    may_play="#F2B705",
    take_chip="#C2272D",
    edge="#1E2225",
)
DARK: Final = Colours(
    cloth="#1B2023",
    panel="#242A2E",
    panel_line="#3A4247",
    card_face="#E8E4D8",
    card_line="#14181A",
    face_back="#C9C6BC",
    line_back="#14181A",
    ink_back=0.1,
    card_back="#33495A",
    dead_face="#B3B0A7",
    dead_ink="#3D4143",
    ink="#EDEFEA",
    ink_quiet="#A3ADAF",
    suits={"S": "#1E2225", "C": "#1E2225", "H": "#BC2329", "D": "#BC2329"},
    four_suits={"S": "#1E2225", "H": "#BC2329", "D": "#0B5EAD", "C": "#177036"},
    chips=LIGHT.chips,
    chip_inlays=LIGHT.chip_inlays,
    side_inks={"blue": "#4CA3E8", "green": "#35C795", "red": "#F08453"},
    gold="#F2B705",
    focus="#B79CFF",
    may_play="#F2B705",
    take_chip="#FF7A70",
    edge="#14181A",
)
CONTRAST: Final = Colours(
    cloth="#000000",
    panel="#000000",
    panel_line="#FFFFFF",
    card_face="#FFFFFF",
    card_line="#000000",
    face_back="#D6D6D6",
    line_back="#000000",
    ink_back=0.0,
    card_back="#000000",
    dead_face="#C8C8C8",
    dead_ink="#000000",
    ink="#FFFFFF",
    ink_quiet="#FFFFFF",
    suits={"S": "#000000", "C": "#000000", "H": "#B00000", "D": "#B00000"},
    four_suits={"S": "#000000", "H": "#B00000", "D": "#0A4F96", "C": "#145C2C"},
    chips={"blue": "#0050FF", "green": "#007A33", "red": "#D00000"},
    chip_inlays={"blue": "#0040CC", "green": "#005F28", "red": "#A80000"},
    side_inks={"blue": "#8FB4FF", "green": "#45D98A", "red": "#FF8C85"},
    gold="#F2B705",
    focus="#FFFF00",
    may_play="#F2B705",
    take_chip="#FF7A70",
    edge="#000000",
)
COLOURS: Final[Mapping[Look, Colours]] = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as the web's accessibility guidelines define it, from 1."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def blend(one: str, other: str, share: float) -> str:
    """The colour that has ``share`` (0 to 1) of ``other`` and the rest of ``one``."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in _channels(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


class Theme(QObject):
    """The look in force. Everything painted asks it, and paints again when it has ``changed``.

    ``look`` and ``motion`` are the person's choices; None follows the system.
    """

    changed = Signal()

    def __init__(
        self,
        look: Look | None = None,
        *,
        four_colours: bool = False,
        round_chips: bool = False,
        motion: bool | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._chosen = look
        self._motion = motion
        self._four_colours = four_colours
        self._round_chips = round_chips
        self._look: Look = look or _system_look()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow)

    @property
    def look(self) -> Look:
        """The look that is shown."""
        return self._look

    @property
    def colours(self) -> Colours:
        """The colours of the look that is shown."""
        return COLOURS[self._look]

    @property
    def line_width(self) -> int:
        """The width of a panel's outline, in pixels."""
        return 2 if self._look == "contrast" else 1

    @property
    def ring_width(self) -> int:
        """The least width of the ring round a square that may be played, in pixels."""
        return 4 if self._look == "contrast" else 3

    def suit(self, letter: str) -> str:
        """The colour of a suit on a card face."""
        colours = self.colours
        return (colours.four_suits if self._four_colours else colours.suits)[letter]

    def suit_back(self, letter: str) -> str:
        """The same on a square that steps back."""
        return blend(self.suit(letter), self.colours.face_back, self.colours.ink_back)

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self._four_colours

    @property
    def round_chips(self) -> bool:
        """Whether chips are told apart by colour and pattern alone, and all are round."""
        return self._round_chips

    @property
    def moves(self) -> bool:
        """Whether things move: the person's choice, else the system's wish."""
        return _system_moves() if self._motion is None else self._motion

    def duration(self, milliseconds: int) -> int:
        """How long a motion of ``milliseconds`` takes: no time when motion is reduced."""
        return milliseconds if self.moves else 0

    def choose(self, look: Look | None) -> None:
        """The look is ``look``, or the system's for None."""
        self._chosen = look
        self._show(look or _system_look())

    def choose_four_colours(self, four_colours: bool) -> None:
        """Suits have two colours or four."""
        if four_colours != self._four_colours:
            self._four_colours = four_colours
            self.changed.emit()

    def choose_round_chips(self, round_chips: bool) -> None:
        """All chips are round, or each side has a shape of its own."""
        if round_chips != self._round_chips:
            self._round_chips = round_chips
            self.changed.emit()

    def choose_motion(self, motion: bool | None) -> None:
        """Things move or don't, or do as the system wishes for None."""
        self._motion = motion

    def font(self, size: float = TEXT, *, bold: bool = False) -> QFont:
        """The system's UI font at ``size`` times its own size; its figures are tabular."""
        font = QFont(QApplication.font())
        if font.pointSizeF() > 0:
            font.setPointSizeF(font.pointSizeF() * size)
        else:
            font.setPixelSize(round(font.pixelSize() * size))
        font.setFeature(QFont.Tag("tnum"), 1)
        if bold:
            font.setWeight(QFont.Weight.DemiBold)
        return font

    def text_height(self, size: float = TEXT) -> int:
        """The height of a line of text at ``size``, in pixels: what other sizes grow with."""
        return QFontMetrics(self.font(size)).height()

    def qt_palette(self) -> QPalette:
        """The colours for Qt's own widgets."""
        colours = self.colours
        palette = QPalette()
        role = QPalette.ColorRole
        highlight = colours.side_inks["blue"]
        for each, colour in {
            role.Window: colours.cloth,
            role.WindowText: colours.ink,
            role.Base: colours.panel,
            role.AlternateBase: blend(colours.panel, colours.ink, 0.04),
            role.Text: colours.ink,
            role.PlaceholderText: colours.ink_quiet,
            role.Button: colours.panel,
            role.ButtonText: colours.ink,
            role.ToolTipBase: colours.panel,
            role.ToolTipText: colours.ink,
            role.Highlight: highlight,
            role.HighlightedText: legible_on(highlight),
            role.Link: highlight,
            role.LinkVisited: highlight,
            role.BrightText: colours.ink,
            role.Accent: colours.focus,
            role.Light: blend(colours.panel, "#FFFFFF", 0.5),
            role.Midlight: colours.panel,
            role.Mid: colours.panel_line,
            role.Dark: blend(colours.panel, "#000000", 0.4),
            role.Shadow: "#000000",
        }.items():
            palette.setColor(each, QColor(colour))
        for each in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(colours.ink_quiet))
        return palette

    def _follow(self) -> None:
        if self._chosen is None:
            self._show(_system_look())

    def _show(self, look: Look) -> None:
        if look != self._look:
            self._look = look
            self.changed.emit()


def legible_on(ground: str) -> str:
    """White or near-black, whichever stands out more on ``ground``."""
    return max("#FFFFFF", "#14181A", key=lambda ink: contrast(ink, ground))


def look_for(scheme: Qt.ColorScheme, *, high_contrast: bool) -> Look:
    """The look for what the system wishes; light where it wishes nothing."""
    if high_contrast:
        return "contrast"
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"


def _system_look() -> Look:
    hints = QGuiApplication.styleHints()
    high_contrast = False
    # Qt reads the system's wish for high contrast from 6.10 on.
    if hasattr(hints, "accessibility"):
        wish = hints.accessibility().contrastPreference()
        high_contrast = wish == Qt.ContrastPreference.HighContrast
    return look_for(hints.colorScheme(), high_contrast=high_contrast)


def _system_moves() -> bool:
    # Loaded when something is to move, which is after the first frame.
    from PySide6.QtWidgets import QStyle

    hint = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(hint) > 0
