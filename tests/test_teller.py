"""What the host's console says of the people at a table."""

import pytest

from sequence_lan.commands.teller import Teller
from sequence_lan.net.messages import LobbyForm, PersonForm
from tests.client.tabletop import OPTIONS


def lobby(seat: int | None, away: int | None) -> LobbyForm:
    """A table with Bo at it."""
    bo = PersonForm(2, "Bo", seat, False, away)
    return LobbyForm("Kitchen", "lobby", None, OPTIONS, (bo,), (None, None))


@pytest.mark.parametrize(
    ("seat", "said"), [(1, "Bo is away: the seat waits."), (None, "Bo is away.")]
)
def test_a_seat_waits_only_for_whoever_has_one(seat: int | None, said: str) -> None:
    teller = Teller()
    teller.news(lobby(seat, None), None)
    assert teller.news(lobby(seat, 100), None) == [said]
