"""The room of one table: on disk before anybody is told that it has changed (DESIGN.md 7)."""

from sequence_lan.host import lobby
from sequence_lan.host.folder import TableFolder
from sequence_lan.host.ledger import Place, write_ledger
from sequence_lan.host.peers import Out, Peers
from sequence_lan.host.room import Room, lobby_form
from sequence_lan.net import messages as wire


class KeptRoom:
    """Who is at the table and how it plays, with what else is kept of it that is no game."""

    def __init__(
        self,
        table: str,
        room: Room,
        game: str | None,
        arrival: wire.Moved | None,
        place: Place,
        folder: TableFolder,
        peers: Peers,
    ) -> None:
        """Of the table with that number, in ``folder`` at once. Raises OSError.

        ``game`` is the number of the game at it, ``arrival`` what its old host said when it moved
        here, ``place`` where it is open.
        """
        self.room = room
        self.game = game
        self.arrival = arrival
        self._table = table
        self._place = place
        self._folder = folder
        self._peers = peers
        self._saved = b""
        self.save(room)

    def become(self, room: Room, now: float, *, must_save: bool = True) -> Out:
        """The room is ``room``, on disk, and everybody is told what is new.

        OSError, and nothing has changed, where it ``must_save`` and can't.
        """
        room = lobby.with_owner(room)
        try:
            self.save(room)
        except OSError:
            if must_save:
                raise
        before, self.room = self.room, room
        if lobby_form(before, 0) == lobby_form(room, 0):
            return []
        return self._peers.to_all(wire.Lobby(lobby_form(room, now)))

    def save(self, room: Room) -> None:
        """On disk the room is ``room``. Raises OSError."""
        ledger = write_ledger(self._table, self.game, room, self._place, self.arrival)
        if ledger != self._saved:
            self._folder.save(ledger)
            self._saved = ledger
