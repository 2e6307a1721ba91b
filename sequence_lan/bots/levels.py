"""The levels a bot can play at, by name."""

import random
from collections.abc import Callable
from typing import Final

from sequence_lan.bots import club, master, novice
from sequence_lan.engine.actions import SeatAction
from sequence_lan.engine.view import View

Chooser = Callable[[View, random.Random, float], SeatAction]
"""``choose(view, rng, budget)``: what the seat of the view does now, within so many seconds.

ValueError if it has nothing to do (``duties.acts_now``).
"""

LEVELS: Final[dict[str, Chooser]] = {
    "novice": novice.choose,
    "club": club.choose,
    "master": master.choose,
}
