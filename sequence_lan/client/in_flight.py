"""What a person has sent that a connection may have lost when it stalled (DESIGN.md 4)."""

from sequence_lan.client.model import Table
from sequence_lan.net.messages import Act, ClientMessage, HostMessage, Ready, Rejected, Sit


class InFlight:
    """The last act, and what else was sent lately."""

    def __init__(self, lasts: float) -> None:
        """``lasts`` is the seconds after which what is no act has come through or been missed."""
        self._lasts = lasts
        self._act: tuple[str, Act] | None = None
        """With the number of its game."""
        self._others: list[tuple[float, ClientMessage]] = []

    def sent(self, message: ClientMessage, table: Table, now: float) -> None:
        """``message`` went out at ``now``, when ``table`` was what the person saw."""
        if not isinstance(message, Act):
            self._others = [*self._recent(now), (now, message)]
        elif table.game is not None:
            self._act = (table.game.game, message)

    def heard(self, message: HostMessage) -> None:
        """What the host says may be the answer to the act."""
        if isinstance(message, Rejected) and message.number is not None:
            self._act = None

    def again(self, table: Table, now: float) -> list[ClientMessage]:
        """What the host, who does none of it twice, is to be sent once more at ``table``.

        An act for a turn that has passed was done, or is too late. What is ``doubtful`` is so only
        before.
        """
        again: list[ClientMessage] = []
        game = table.game
        if self._act is not None and game is not None:
            number, act = self._act
            if number == game.game and act.turn in (None, game.turn):
                again.append(act)
        repeated = [
            message
            for _, message in self._recent(now)
            if isinstance(message, Ready)
            or (isinstance(message, Sit) and message.seat != table.seat)
        ]
        # They may be lost on the new way, too.
        self._others = [(now, message) for message in repeated]
        return again + repeated

    def doubtful(self, now: float) -> bool:
        """Whether something was sent that may be lost, and may not be sent twice."""
        return any(not isinstance(message, Ready | Sit) for _, message in self._recent(now))

    def _recent(self, now: float) -> list[tuple[float, ClientMessage]]:
        return [entry for entry in self._others if entry[0] > now - self._lasts]
