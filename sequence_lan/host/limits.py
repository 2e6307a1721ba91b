"""How much one peer may ask for (DESIGN.md 4)."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many more a second."""

    at_once: int
    a_second: float


MESSAGES: Final = Rate(20, 10)
CHAT: Final = Rate(5, 0.5)
CALLS: Final = Rate(3, 0.1)


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast things may go at a table; tests and demonstrations need not wait for people."""

    messages: Rate = MESSAGES
    """What one client may send; more waits in its socket."""
    hello: float = 3.0
    """Seconds from accepting a connection to TLS and hello."""
    admission: float = 10.0
    """Seconds from accepting a connection to admission."""
    bot_pause: float = 0.8
    """Seconds before a bot moves, so that people can follow."""
    bot_patience: float = 5.0
    """Seconds beyond its time for thinking after which a silent bot is taken for broken."""


class Bucket:
    """Tokens that come back with time; one is taken for each thing that is done."""

    def __init__(self, rate: Rate, now: float) -> None:
        """Full at ``now``, in seconds."""
        self._rate = rate
        self._left = float(rate.at_once)
        self._since = now

    def take(self, now: float) -> bool:
        """One is taken; False, and nothing taken, if none is left."""
        if self.wait(now) > 0:
            return False
        self._left -= 1
        return True

    def wait(self, now: float) -> float:
        """The seconds until one can be taken; 0 if one can be now."""
        gained = (now - self._since) * self._rate.a_second
        self._left = min(float(self._rate.at_once), self._left + gained)
        self._since = now
        # A billionth short of one counts as one, or rounding would make waits of no time at all.
        return max(0.0, (1 - 1e-9 - self._left) / self._rate.a_second)
