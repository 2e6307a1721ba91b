"""What became of each person's last acts, so that a repeat is answered and not done twice."""

from collections import defaultdict, deque
from dataclasses import dataclass
from typing import Final

from sequence_lan.net.messages import Act, ActionForm

_KEPT: Final = 16


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of an act."""

    number: int
    """The client's own for it."""
    action: ActionForm
    refused: tuple[str, str] | None
    """The code and the sentence; None if it was done."""


class Answers:
    """The last answers to each person."""

    def __init__(self) -> None:
        self._given: defaultdict[int, deque[Answer]] = defaultdict(lambda: deque(maxlen=_KEPT))

    def find(self, person: int, act: Act) -> Answer | None:
        """The answer that this very act of ``person`` was given already."""
        for answer in self._given[person]:
            if answer.number == act.number and answer.action == act.action:
                return answer
        return None

    def keep(self, person: int, answer: Answer) -> None:
        """``answer`` was given to ``person``; one long before it is forgotten."""
        self._given[person].append(answer)
