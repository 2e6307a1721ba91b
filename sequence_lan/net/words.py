"""Words for people to compare and to type: of a fingerprint, and of a private table's code."""

import functools
import hashlib
import re
import secrets
from typing import Final

from sequence_lan.language import noted

WORDS: Final[tuple[str, ...]] = tuple(
    """
acorn agate alder amber apple apron arch arena aroma arrow aspen atlas attic bacon badge bagel
ball banjo barn basil basin beach bead beak bean bear beech bell belt bench berry bike birch bird
bison blue boat book boot bowl brass bread brick brook broom brown brush bugle bulb bunny cabin
cake calm camel camp canal canoe cargo cat cave cedar cello chair chalk charm cheese cherry chess
chest chilly chorus cider cinema circle circus citrus city clam clay clever cliff clock cloud
clover coach coast cobalt cocoa coffee coin comet cookie copper coral corner cosmos cotton couch
crab crane crater crayon cream creek crest crocus crown cup curly cymbal daisy dance deer delta
denim desert dice dinner disco domino donkey door dove dragon drawer dream drum duck dune dusk
eagle earth east echo egg elm ember empire falcon family farm fern ferry fiddle field film finch
fire fish flag flame flask flint flute foam forest fork fossil fox fresh friend frog frost fruit
galaxy garden garlic gecko gentle giant ginger glass globe glove goat gold goose grain grape grass
gravel green guitar hammer handle happy harbor harp hawk hazel heart hedge helmet heron hill hippo
hobby holly honey horn horse hotel house igloo indigo iris iron island ivory jacket jade jaguar
jazz jeans jelly jewel jigsaw jolly judo juice jungle kayak kettle kind kiosk kite kitten kiwi
koala ladder lagoon lake lamb lamp laptop lava leaf lemon lentil letter lilac lily lime linen lion
lizard llama locket logic lotus lucky lunar lunch lynx magnet magpie mango maple marble market
marsh mask meadow medal melody melon metal meteor milk mint mirror mitten monkey moon moose mosaic
moss mouse muffin museum music napkin nature nectar needle nest nettle nickel night noodle north
nutmeg oasis oat ocean olive omelet onion opal opera orange orbit orchid organ otter oval oven owl
oyster paddle page paint palace palm panda papaya paper parade park parrot party pasta path peach
pear pearl pebble pencil pepper petal piano pickle picnic pigeon pillow pilot pine pink pirate
pixel pizza planet plaza plum pocket poem polar pony pool poplar poppy porch potato prism puddle
puffin puppet puppy purple puzzle quail quartz queen quick quiet quilt quiz rabbit radio radish
raft rain raven recipe reef ribbon rice river robin robot rocket rose ruby rugby saddle sail salad
salmon salsa sand sandal satin saturn scarf school seal season seed shadow sheep shell ship shirt
shore shovel silk silver sky sleepy smile snail snow soap soccer sock sofa soil solar sonnet soup
south spark spice spider spiral sponge spoon spring spruce stable star steam stone stork storm
story studio sugar suit summer sun sunny surf swan swift syrup table tango teapot temple tennis
tent ticket tiger timber toast toffee tomato topaz torch tower train tree tulip tuna tundra tunnel
turnip turtle tweed twig valley vase velvet verse vine violet violin vivid voyage waffle wagon
walnut walrus warm water wave west whale wheat wheel white willow window winter wizard wolf wombat
wonder wood wool yacht yellow yoga yogurt zebra zenith zero zigzag zinc zipper zone
""".split()  # noqa: SIM905 - 512 literals would fill a screen of quotes
)
"""512 short words, 9 bits each, in alphabetical order. The order is part of the wire's meaning."""

_ROUNDS: Final = 100_000
_PARTS: Final = re.compile(r"[0-9a-z]+")


class BadCode(ValueError):
    """A text that can't be a table's code; its own text is the sentence for the person."""


@functools.lru_cache(maxsize=256)
def six_words(fingerprint: bytes) -> str:
    """The six words, with spaces between, that stand for a certificate on both screens.

    Made slowly (some 30 ms) on purpose: somebody in the middle would have to try certificates by
    the billion to find one with the same words (DESIGN.md 5).
    """
    number = int.from_bytes(
        hashlib.pbkdf2_hmac("sha256", fingerprint, b"sequence-lan/words/1", _ROUNDS)
    )
    return " ".join(WORDS[number >> 9 * place & 511] for place in range(6))


def new_code() -> str:
    """A code for a private table, drawn at random: a number and two words, ``42-amber-fox``."""
    return f"{secrets.randbelow(90) + 10}-{secrets.choice(WORDS)}-{secrets.choice(WORDS)}"


def read_code(text: str) -> str:
    """The code as it was made, from what a person typed: case, spaces and dashes don't matter.

    Raises BadCode for what is not a number and two words.
    """
    parts = _PARTS.findall(text.lower())
    if len(text) > 100 or len(parts) != 3 or not parts[0].isdecimal():
        raise BadCode(noted("Net", "A table's code is a number and two words, like 42-amber-fox."))
    return "-".join(parts)
