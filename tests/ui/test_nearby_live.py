import os
from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.ui.opened import Opened

# Other tests on this machine may open tables meanwhile.
KITCHEN = f"Kitchen {os.getpid()}"
ATTIC = f"Attic {os.getpid()}"


def test_a_table_opened_in_one_window_is_joined_from_the_list_of_another(
    qtbot: QtBot, tmp_path: Path
) -> None:
    host = Opened(qtbot, tmp_path / "host")
    guest = Opened(qtbot, tmp_path / "guest")
    host.click(host.window.start.open)
    assert host.window.opening is not None
    host.window.opening.name.setText(KITCHEN)
    host.click(host.window.opening.go)
    nearby = guest.window.start.nearby
    guest.until(lambda: any(card.ad.table == KITCHEN for card in nearby.cards))
    (card,) = [card for card in nearby.cards if card.ad.table == KITCHEN]
    guest.click(card.button)
    guest.until(lambda: guest.window.lobby is not None and guest.window.lobby.isVisible())
    lobby = guest.window.lobby
    assert lobby is not None
    guest.click(lobby.seats.buttons[1])
    guest.until(lobby.ready.isVisible)
    guest.close()
    host.close()


def test_a_table_that_is_closed_leaves_the_list(qtbot: QtBot, tmp_path: Path) -> None:
    host = Opened(qtbot, tmp_path / "host")
    guest = Opened(qtbot, tmp_path / "guest")
    host.click(host.window.start.open)
    assert host.window.opening is not None
    host.window.opening.name.setText(ATTIC)
    host.click(host.window.opening.go)
    nearby = guest.window.start.nearby
    guest.until(lambda: any(card.ad.table == ATTIC for card in nearby.cards))
    host.bridge.leave()
    guest.until(lambda: all(card.ad.table != ATTIC for card in nearby.cards))
    guest.close()
    host.close()
