"""What a client's ``act`` asks for, and what became of the last ones (DESIGN.md 4)."""

from collections import defaultdict, deque
from dataclasses import dataclass
from typing import Final

from sequence_lan.engine.actions import Action, Dismiss, Uphold
from sequence_lan.engine.legal import refusal
from sequence_lan.engine.refusal import Code as RuleCode
from sequence_lan.engine.refusal import Refused
from sequence_lan.host.denied import Code, Denied
from sequence_lan.host.playing import Game
from sequence_lan.net.forms import BadForm, action_of
from sequence_lan.net.messages import (
    Act,
    ActionForm,
    DismissAction,
    ExchangeAction,
    PassAction,
    PlayAction,
    UpholdAction,
)

_KEPT: Final = 16


def asked_for(act: Act, game: Game, seat: int | None, is_owner: bool) -> Action:
    """The action that ``act`` asks for on behalf of ``seat``, if it is theirs to ask for now.

    Denied or Refused where it is not: the owner's two, a watcher's, one for another turn, one
    that is none. Whether the rules allow it is for the engine to say.
    """
    if isinstance(act.action, UpholdAction | DismissAction):
        decision = Uphold() if isinstance(act.action, UpholdAction) else Dismiss()
        code = refusal(game.state.public, (), decision)
        if code is None and not is_owner:
            code = RuleCode.NOT_ALLOWED
        if code is not None:
            raise Refused(code)
        return decision
    if seat is None:
        raise Denied(Code.NOT_SEATED)
    of_a_turn = isinstance(act.action, PlayAction | ExchangeAction | PassAction)
    if of_a_turn and act.turn != game.turn and game.result is None:
        raise Denied(Code.STALE)
    try:
        return action_of(act.action, seat, game.begin.sides)
    except BadForm as bad:
        raise Denied(Code.MALFORMED, str(bad)) from bad


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of an act."""

    number: int
    """The client's own for it."""
    action: ActionForm
    refused: tuple[str, str] | None
    """The code and the sentence; None if it was done."""


class Answers:
    """The last answers to each person, so that a repeat is answered and not done twice."""

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
