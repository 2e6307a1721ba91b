"""A game and its journal: a move is on disk before anybody hears of it (DESIGN.md 7)."""

from dataclasses import replace

import msgspec

from sequence_lan.engine.actions import Action
from sequence_lan.engine.events import Event
from sequence_lan.engine.header import Header, header_line
from sequence_lan.engine.record import Record, action_line, end_line
from sequence_lan.engine.refusal import Refused
from sequence_lan.engine.sentence import Sentence
from sequence_lan.host import playing
from sequence_lan.host.folder import TableFolder
from sequence_lan.host.journal import Journal
from sequence_lan.host.playing import Game
from sequence_lan.language import said, worded
from sequence_lan.net.messages import PART_BYTES, Reveal


class RecordedGame:
    """A game under way or ended, with its record."""

    def __init__(self, game: Game, journal: Journal) -> None:
        """``journal`` holds all of ``game`` so far."""
        self.game: Game = game
        self._journal = journal

    @classmethod
    def begin(cls, folder: TableFolder, header: Header, now: float) -> "RecordedGame":
        """The game that ``header`` deals, on disk. Raises OSError."""
        game = playing.new_game(header, now)
        return cls(game, folder.new_game(game.begin.game, header_line(header)))

    @classmethod
    def resume(cls, record: Record, journal: Journal, now: float) -> "RecordedGame":
        """The game as ``record`` has it, which ``journal`` holds. Raises ValueError, OSError.

        An end that was reached but not written yet is written.
        """
        try:
            game = playing.new_game(record.header, now)
            for line in record.actions:
                game, _ = playing.act(game, line.action, now)
        except Refused as no:
            raise ValueError(worded(no.code, no.reason)) from no
        except msgspec.ValidationError as no:
            raise ValueError(said(Sentence("no table could be like that"))) from no
        if record.end is not None and record.end.reason == "abandoned" and game.result is None:
            game, _ = playing.abandon(game)
        if record.end not in (None, game.result):
            raise ValueError(said(Sentence("it does not end as its last line says")))
        last = record.actions[-1].written.get("t") if record.actions else None
        if isinstance(last, int | float):
            game = replace(game, began=now - last)
        recorded = cls(game, journal)
        if record.end is None and game.result is not None:
            recorded._write(game, b"")
        return recorded

    def act(self, action: Action, now: float, **further: list[int]) -> tuple[Event, ...]:
        """``action`` is on disk and done; ``further`` stands in its line too.

        Raises Refused where the rules don't allow it, OSError where it can't be written; nothing
        has changed then.
        """
        game, events = playing.act(self.game, action, now)
        setup = game.state.public.setup
        line = action_line(action, setup, t=round(now - game.began, 1), **further)
        self._write(game, line)
        return events

    def abandon(self) -> tuple[Event, ...]:
        """The game has ended without a winner. Raises OSError, and nothing has changed."""
        game, events = playing.abandon(self.game)
        self._write(game, b"")
        return events

    def _write(self, game: Game, line: bytes) -> None:
        if game.result is not None:
            line += end_line(game.result, game.state.public.setup)
        self._journal.append(line)
        self.game = game

    @property
    def written(self) -> bytes:
        """The record so far, with everybody's cards: for the host, and for the next one."""
        return self._journal.written

    def reveal(self) -> list[Reveal]:
        """The record in parts, host seed and all, for when the game has ended (RECORD.md)."""
        if self.game.result is None:
            raise ValueError("a game under way is not shown to anybody")
        record = self._journal.written
        parts = [record[at : at + PART_BYTES] for at in range(0, len(record), PART_BYTES)]
        return [Reveal(number, len(parts), part) for number, part in enumerate(parts)]

    def close(self) -> None:
        """The record's file is closed."""
        self._journal.close()
