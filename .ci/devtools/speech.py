"""What dev.py says to the person who started it."""

import sys


class Stop(Exception):
    """Ends dev.py with one sentence for the person, and an exit status."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


def say(line: str) -> None:
    """One plain line of progress is on standard error, at once."""
    print(f"dev.py: {line}", file=sys.stderr, flush=True)
