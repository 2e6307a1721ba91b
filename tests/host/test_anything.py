"""Whatever anybody sends, in any phase, the table answers in words and stays whole."""

import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from sequence_lan.host.folder import TableFolder
from sequence_lan.host.resume import resume
from sequence_lan.net.messages import Abandon, ClientMessage, Rejected, Rematch
from tests.host.parlour import Parlour, options
from tests.net.any_message import client_messages

PHASES = ("lobby", "dealing", "playing", "ended")


@settings(max_examples=80)
@given(
    phase=st.sampled_from(PHASES),
    said=st.lists(st.tuples(st.integers(0, 4), client_messages), max_size=25),
    seconds=st.integers(0, 400),
)
def test_any_messages_in_any_phase_leave_a_table_that_goes_on(
    phase: str, said: list[tuple[int, ClientMessage]], seconds: int
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        room = Parlour(Path(folder), options(4, watchers=9), bots=[(3, "club")])
        people = [room.host(), *(room.come(f"P{seat}", seat) for seat in (1, 2))]
        people += [room.come("Wes", watch=True), room.come("Will", watch=True)]
        if phase != "lobby":
            people[2].answers_deals = phase != "dealing"
            room.started(people[0])
        if phase == "ended":
            people[0].send(Abandon())
        for who, message in said:
            for answer in people[who].send(message):
                if isinstance(answer, Rejected):
                    assert answer.code
                    assert answer.reason.endswith(".")
            room.move_bots()
        room.wait(seconds, step=20)
        late = room.come("Late", watch=True)
        # The owner may have asked for fewer watchers than there are.
        assert late.end is None or late.end.code == "full"
        # What is on disk is a table that can be gone on with.
        room.close()
        if (Path(folder) / "table").exists():
            kept = TableFolder(Path(folder) / "table", sync=lambda file: None)
            resumed = resume(kept, 0.0)
            assert resumed.notice is None
            assert resumed.table.room.options == room.table.room.options
            resumed.table.close()
            kept.close()


def test_the_owner_can_always_start_another_game_after_the_end() -> None:
    with tempfile.TemporaryDirectory() as folder:
        room = Parlour(Path(folder), options(2), bots=[(1, "club")])
        ada = room.host()
        for _ in range(3):
            room.started(ada)
            ada.send(Abandon())
            ada.send(Rematch())
        assert ada.lobby.phase == "lobby"
        assert len(list(room.folder.path.glob("*.seqrec"))) == 3
        room.close()
