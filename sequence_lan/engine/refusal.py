"""Why an action is refused: a code for programs, a sentence for people (RULES.md 7)."""

from enum import StrEnum
from typing import Final


class Code(StrEnum):
    """The codes of RULES.md 7."""

    NOT_YOUR_TURN = "not_your_turn"
    GAME_OVER = "game_over"
    NOT_IN_HAND = "not_in_hand"
    CORNER = "corner"
    NOT_MATCHING = "not_matching"
    OCCUPIED = "occupied"
    EMPTY = "empty"
    OWN_CHIP = "own_chip"
    LOCKED = "locked"
    NOT_DEAD = "not_dead"
    EXCHANGE_USED = "exchange_used"
    NOTHING_TO_DRAW = "nothing_to_draw"
    CAN_PLAY = "can_play"
    BAD_CLAIM = "bad_claim"
    OWES_CARD = "owes_card"
    NOTHING_OWED = "nothing_owed"
    NO_CHIP = "no_chip"
    NO_CALL = "no_call"
    CALL_OPEN = "call_open"
    NOT_ALLOWED = "not_allowed"


REASONS: Final[dict[Code, str]] = {
    Code.NOT_YOUR_TURN: "It is not your turn.",
    Code.GAME_OVER: "The game is over.",
    Code.NOT_IN_HAND: "That card is not in your hand.",
    Code.CORNER: "The corners belong to everybody: choose another square.",
    Code.NOT_MATCHING: "That square does not show this card: choose one of the card's two squares.",
    Code.OCCUPIED: "That square already bears a chip: choose a free one.",
    Code.EMPTY: "There is no chip to take on that square: choose a chip of another side.",
    Code.OWN_CHIP: "That chip is your own side's: choose a chip of another side.",
    Code.LOCKED: "That chip is part of a completed sequence and stays.",
    Code.NOT_DEAD: "That card is not dead: it can still be played, or wait until it can.",
    Code.EXCHANGE_USED: "No more dead cards can be exchanged in this turn: play a card.",
    Code.NOTHING_TO_DRAW: "There is no card for you to draw now.",
    Code.CAN_PLAY: "You can play a card, so you may not pass.",
    Code.BAD_CLAIM: "Those lines cannot be claimed by this move: choose among those offered.",
    Code.OWES_CARD: "Your side owes a penalty for table talk: give up a card first.",
    Code.NOTHING_OWED: "You owe no penalty card.",
    Code.NO_CHIP: "Your side has no chip left to place.",
    Code.NO_CALL: "No call of table talk is open.",
    Code.CALL_OPEN: "Another call of table talk is open: it must be settled first.",
    Code.NOT_ALLOWED: "You may not do that at this table.",
}


class Refused(Exception):
    """The rules do not allow an action; nothing has changed."""

    def __init__(self, code: Code) -> None:
        super().__init__(REASONS[code])
        self.code = code
        self.reason = REASONS[code]
