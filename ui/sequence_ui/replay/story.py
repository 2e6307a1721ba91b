"""A whole record as the moments of its game (no widget)."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from sequence_lan.client.receipts import receipt_for
from sequence_lan.client.record_file import Unreadable, read_file
from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Event
from sequence_lan.engine.public import Public
from sequence_lan.engine.record import BadRecord, Record, Step, Stop, Verdict, read_record, verify
from sequence_lan.engine.record import replay as steps_of
from sequence_lan.engine.view import View
from sequence_lan.language import said
from sequence_ui.board import moves
from sequence_ui.board.moves import LastMove

MOST_ACTIONS: Final = 10_000
"""Many times any game's; more would fill the window's memory."""


class Moment(NamedTuple):
    """The table after an action, and what that action brought about."""

    public: Public
    hands: tuple[tuple[Card, ...], ...]
    events: tuple[Event, ...]
    last: tuple[LastMove, ...]

    def view(self, seat: int | None) -> View:
        """What ``seat`` saw; a watcher's view for None."""
        return View(self.public, seat, () if seat is None else self.hands[seat])


@dataclass(frozen=True, slots=True)
class Story:
    """A record, replayed and verified."""

    title: str
    record: Record
    moments: tuple[Moment, ...]
    """The first one before any action."""
    stop: Stop | None
    """The action that the rules refuse, after which nothing could be replayed."""
    verdict: Verdict

    @property
    def open(self) -> bool:
        """Whether the game may still be going on, so that its cards are nobody's business."""
        return self.verdict.end == "open"


@dataclass(frozen=True, slots=True)
class NoStory:
    """There is nothing to look back at, and why, in a sentence."""

    why: str


def story_of_file(path: Path, folder: Path) -> Story | NoStory:
    """The story of a record's file; ``folder`` is where this program keeps its receipts."""
    return _story(path.stem, lambda: read_file(path), folder)


def story_of_bytes(title: str, data: bytes, folder: Path) -> Story | NoStory:
    """The story of a record that is in no file yet."""
    return _story(title, lambda: read_record(data), folder)


def _bad_words(bad: BadRecord) -> str:
    words = QCoreApplication.translate("Replay", "This record can't be read, line {line}: {fault}")
    return words.format(line=bad.line, fault=said(bad.fault))


def _story(title: str, read: Callable[[], Record], folder: Path) -> Story | NoStory:
    try:
        record = read()
    except Unreadable as fault:
        return NoStory(str(fault) if fault.bad is None else _bad_words(fault.bad))
    except BadRecord as bad:
        return NoStory(_bad_words(bad))
    if len(record.actions) > MOST_ACTIONS:
        words = QCoreApplication.translate(
            "Replay",
            "This record has {n} moves, more than the window can show: "
            "the command “sequence-lan replay” prints it.",
        )
        return NoStory(words.format(n=len(record.actions)))
    start = record.start
    moments = [Moment(start.public, start.secret.hands, (), ())]
    stop = None
    for step in steps_of(record):
        if isinstance(step, Step):
            state, last = step.state, moves.after(moments[-1].last, step.events)
            moments.append(Moment(state.public, state.secret.hands, step.events, last))
        else:
            stop = step
    receipt = receipt_for(folder / "receipts", record.header.game)
    return Story(title, record, tuple(moments), stop, verify(record, receipt))
