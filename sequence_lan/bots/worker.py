"""The process that bots think in: a view comes in, the choice goes out (DESIGN.md 7).

``python -m sequence_lan.bots.worker``. A request on stdin is a 4-byte big-endian length and a
pickle of (view, level, seed, budget), from this program's own other half; the answer on stdout is
the choice as a 4-byte big-endian index in ``legal_actions`` of that view.
"""

import pickle
import random
import sys
from typing import BinaryIO

from sequence_lan.bots.levels import LEVELS
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.view import View


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Every request has been answered, up to the end of them."""
    while header := requests.read(4):
        # The other end of this pipe is the host that started this very process.
        request = pickle.loads(requests.read(int.from_bytes(header, "big")))  # noqa: S301
        answers.write(answer(*request).to_bytes(4, "big"))
        answers.flush()


def answer(view: View, level: str, seed: int, budget: float) -> int:
    """The index in ``legal_actions`` of what the bot of that level does."""
    action = LEVELS[level](view, random.Random(seed), budget)
    if view.seat is None:
        raise ValueError("a watcher has nothing to do")
    return legal_actions(view.public, view.hand, view.seat).index(action)


def main() -> None:
    """The process serves until its host closes the pipe."""
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
