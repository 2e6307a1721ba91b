"""Why the table says no: a code for programs, a sentence for people.

What the rules of the game refuse has its own codes (engine.refusal); these are the table's.
"""

from enum import StrEnum
from typing import Final


class Code(StrEnum):
    """Every code of the table and its server."""

    NOT_OWNER = "not_owner"
    NOT_NOW = "not_now"
    NO_GAME = "no_game"
    NO_SEAT = "no_seat"
    SEAT_TAKEN = "seat_taken"
    SEAT_WAITS = "seat_waits"
    NO_BOT = "no_bot"
    NOT_SEATED = "not_seated"
    NOT_READY = "not_ready"
    NO_PERSON = "no_person"
    AWAY = "away"
    YOURSELF = "yourself"
    HOST_STAYS = "host_stays"
    NO_CHOICE = "no_choice"
    BAD_OPTIONS = "bad_options"
    STALE = "stale"
    MALFORMED = "malformed"
    TOO_FAST = "too_fast"
    NOTHING_SAID = "nothing_said"
    BOUND = "bound"
    WRONG_SEED = "wrong_seed"
    IS_THERE = "is_there"
    MOVING = "moving"
    BEING_ASKED = "being_asked"
    DECLINED = "declined"
    UNANSWERED = "unanswered"
    NOT_TAKEN = "not_taken"
    HAS_MOVED = "has_moved"
    NOT_HERE = "not_here"
    DISK = "disk"
    FULL = "full"
    BANNED = "banned"
    LOCKED_OUT = "locked_out"
    SHUT = "shut"
    UNEXPECTED = "unexpected"
    REPLACED = "replaced"
    SILENT = "silent"
    KICKED = "kicked"
    LEFT = "left"
    TABLE_CLOSED = "table_closed"


SENTENCES: Final[dict[Code, str]] = {
    Code.NOT_OWNER: "Only the table's owner can do that.",
    Code.NOT_NOW: "That can't be done in this part of the evening.",
    Code.NO_GAME: "No game is being played.",
    Code.NO_SEAT: "There is no such seat at this table.",
    Code.SEAT_TAKEN: "That seat is taken: choose a free one.",
    Code.SEAT_WAITS: "That seat still waits for its player: try again when the time is up.",
    Code.NO_BOT: "No bot that can be taken away sits there.",
    Code.NOT_SEATED: "You are watching: only those who sit at the table can do that.",
    Code.NOT_READY: "The game can't start yet.",
    Code.NO_PERSON: "That person is not at the table.",
    Code.AWAY: "That person is away just now.",
    Code.YOURSELF: "That can't be done to yourself: leave the table instead.",
    Code.HOST_STAYS: "The table is on that person's computer, so they stay.",
    Code.NO_CHOICE: "The sides pick their colours by the italian rules only.",
    Code.BAD_OPTIONS: "These options don't go together.",
    Code.STALE: "The turn has passed on meanwhile: look at the table again.",
    Code.MALFORMED: "That is no move of this game.",
    Code.TOO_FAST: "That was too much at once: wait a moment.",
    Code.NOTHING_SAID: "There was nothing in that message to show.",
    Code.BOUND: "Your seat is bound by the commit that it sent first.",
    Code.WRONG_SEED: "That seed is not the one your seat is bound to.",
    Code.IS_THERE: "The table is on that person's computer already.",
    Code.MOVING: "The table is just moving to another computer: try again in a moment.",
    Code.BEING_ASKED: "Somebody is just being asked to take the table: wait for the answer.",
    Code.DECLINED: "That person does not want the table on their computer, so it stays where it "
    "is.",
    Code.UNANSWERED: "Nobody answered whether that computer takes the table, so it stays where it "
    "is.",
    Code.NOT_TAKEN: "That computer could not take the table, so it stays where it is.",
    Code.HAS_MOVED: "The table has moved to another computer: look for it in the list.",
    Code.NOT_HERE: "That table is not here.",
    Code.DISK: "The host can't write to its disk, so nothing was changed: make room there, "
    "then try again.",
    Code.FULL: "The table is full: nobody else can sit or watch there.",
    Code.LOCKED_OUT: "Too many wrong codes came from your computer: wait a while, then have the "
    "host read the code to you.",
    Code.SHUT: "Too many wrong codes were tried at this table, so nobody new comes in until its "
    "owner opens it again.",
    Code.BANNED: "The table's owner does not let you in.",
    Code.UNEXPECTED: "A message came that has no place here: the connection was closed.",
    Code.REPLACED: "You came to this table from somewhere else: this connection was closed.",
    Code.SILENT: "Nothing was heard from you for a while: the connection was closed.",
    Code.KICKED: "The table's owner has sent you from the table.",
    Code.LEFT: "You have left the table.",
    Code.TABLE_CLOSED: "The host has closed the table.",
}


class Denied(Exception):
    """The table refuses what somebody asked for; nothing has changed."""

    def __init__(self, code: Code, reason: str | None = None) -> None:
        """With the code's own sentence, where no other ``reason`` is given."""
        self.code = code
        self.reason = SENTENCES[code] if reason is None else reason
        super().__init__(self.reason)
