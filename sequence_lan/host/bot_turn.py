"""Which seat a bot has to act for: its own, or one whose clock has run out (DESIGN.md 7)."""

from dataclasses import dataclass

from sequence_lan.engine.legal import has_to_act
from sequence_lan.engine.view import View
from sequence_lan.host import playing
from sequence_lan.host.playing import Game
from sequence_lan.host.room import Room
from sequence_lan.net.messages import Level


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A seat that a bot has to act for."""

    seat: int
    level: Level
    view: View
    version: int


def next_turn(room: Room, game: Game, now: float) -> BotTurn | None:
    """The first seat that waits for a bot; None if people are wanted."""
    seats = [(seat, level) for seat, level in enumerate(room.bots) if level is not None]
    clock = room.options.clock
    if clock is not None and now - game.turn_since >= clock:
        seats.append((game.state.public.to_play, "club"))
    for seat, level in seats:
        if has_to_act(game.state.public, seat):
            return BotTurn(seat, level, playing.view(game, seat), game.version)
    return None
