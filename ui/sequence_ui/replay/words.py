"""What the replay says: a line for each action, and what a record proves."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from sequence_lan.client.kept_records import KeptRecord
from sequence_lan.client.record_file import printable
from sequence_lan.engine.events import Drew, Event, Passed, Placed, Removed, Took
from sequence_lan.engine.public import Result
from sequence_lan.engine.record import DealVerdict
from sequence_lan.language import said
from sequence_ui.lobby.table_card import edition_words
from sequence_ui.replay.story import Story
from sequence_ui.table.sentences import Sentences, result_words
from sequence_ui.words import refusal_words

_LONGEST: Final = 40
"""Characters of a name, which a file may give any number of."""
_NO_FILE_NAME: Final = frozenset('/\\:*?"<>|')


def start_words(story: Story) -> str:
    """The line before the first action: who dealt and who begins."""
    public = story.moments[0].public
    words = QCoreApplication.translate("Replay", "{dealer} has dealt, {first} begins")
    names = names_of(story)
    return words.format(dealer=names[public.setup.dealer], first=names[public.to_play])


def names_of(story: Story) -> tuple[str, ...]:
    """Who sat where."""
    nobody = QCoreApplication.translate("Replay", "seat {n}")
    return tuple(
        shown(seat.name) or nobody.format(n=n + 1)
        for n, seat in enumerate(story.record.header.seats)
    )


def action_words(events: tuple[Event, ...], sentences: Sentences, *, cards: bool) -> str:
    """What an action brought about; drawn cards are named if ``cards`` may be seen."""
    said = [words for event in events if (words := sentences.of(event)) is not None]
    if not said:
        said = [_drawn(event, sentences, cards=cards) for event in events]
    return " · ".join(said)


def _drawn(event: Event, sentences: Sentences, *, cards: bool) -> str:
    assert isinstance(event, Took | Drew), "all other events have sentences of their own"
    translate = QCoreApplication.translate
    name = sentences.name(event.seat)
    if cards and isinstance(event, Took):
        words = translate("Replay", "{name} draws {card}")
        return words.format(name=name, card=sentences.card(event.card))
    return translate("Replay", "{name} draws").format(name=name)


def is_move(events: tuple[Event, ...]) -> bool:
    """Whether an action was a turn's play or pass, which the list numbers."""
    return any(isinstance(event, Placed | Removed | Passed) for event in events)


def heading(story: Story) -> str:
    """Where and when the game was played, and by which rules."""
    header = story.record.header
    words = QCoreApplication.translate("Replay", "{table}, {when}, {edition}")
    return words.format(
        table=shown(header.table),
        when=_when(header.started),
        edition=edition_words(header.rules.edition),
    )


def kept_words(record: KeptRecord) -> str:
    """``Kitchen, 29.11.26 19:10: Ada, Bo. Green wins``."""
    header = record.header
    words = QCoreApplication.translate("Replay", "{table}, {when}: {names}. {result}")
    return words.format(
        table=shown(header.table),
        when=_when(header.started),
        names=", ".join(shown(seat.name) for seat in header.seats),
        result=result_words(record.end, header.sides),
    )


def shown(name: str) -> str:
    """A name out of a file, short enough for a line and without what would break it."""
    name = printable(name).strip()
    return name if len(name) <= _LONGEST else name[: _LONGEST - 1] + "…"


def in_a_file_name(name: str) -> str:
    """``name`` with an underscore for all that no file name may hold, on whichever system."""
    return "".join("_" if letter in _NO_FILE_NAME else letter for letter in name)


def _when(started: str) -> str:
    try:
        seconds = int(datetime.fromisoformat(started).timestamp())
    except (ValueError, OverflowError, OSError):
        # A time at the very edge of the calendar has no equal in this one's.
        return started
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(seconds), QLocale.FormatType.ShortFormat)


def proof_words(story: Story) -> tuple[str, ...]:
    """What is known of the deal, of the actions and of the end, a sentence each."""
    verdict = story.verdict
    return (_deal(verdict.deal), *map(said, verdict.deal_faults), _actions(story), _end(story))


def _deal(verdict: DealVerdict) -> str:
    translate = QCoreApplication.translate
    match verdict:
        case "proved":
            return translate(
                "Replay", "The deal is proved: this computer took part, and nobody chose the cards."
            )
        case "consistent":
            return translate(
                "Replay",
                "The deal is consistent: seeds and commits fit. A file alone cannot show more.",
            )
        case "given":
            return translate("Replay", "The deal is written in the file: nothing proves it.")
        case "none":
            return translate("Replay", "No deal: the game begins from a position that was set up.")
        case "false":
            return translate("Replay", "The deal is false.")


def is_false(story: Story) -> bool:
    """Whether something in the record cannot be true."""
    return not story.verdict.holds


def stop_words(story: Story) -> str | None:
    """The first action that the rules refuse; None if they allow them all."""
    if story.stop is None:
        return None
    words = QCoreApplication.translate("Replay", "Action {n} is against the rules: {why}")
    return words.format(n=story.stop.number, why=refusal_words(story.stop.refused.code))


def _actions(story: Story) -> str:
    refused = stop_words(story)
    if refused is not None:
        return refused
    words = QCoreApplication.translate("Replay", "The rules allow every one of {n} actions.")
    return words.format(n=len(story.record.actions))


def _end(story: Story) -> str:
    translate = QCoreApplication.translate
    sides = story.record.header.sides
    reached = story.moments[-1].public.result
    match story.verdict.end:
        case "open":
            return translate("Replay", "The game is still open.")
        case "missing":
            assert reached is not None, "an end that is missing has been reached"
            words = translate("Replay", "{result}; the line that says so is missing.")
            return words.format(result=result_words(reached, sides))
        case "true":
            said = story.record.end
            assert said is not None, "what is true was said"
            return result_words(said, sides) + "."
        case "false":
            said = story.record.end or Result("abandoned", None)
            words = translate("Replay", "The end is false: “{result}” is not what the moves say.")
            return words.format(result=result_words(said, sides))
