"""The host killed without warning, and started again: nothing that anybody was told is lost."""

import asyncio
import random
import socket
from pathlib import Path

from tests.killed_host import Host, dealt, play


def free_port() -> int:
    """A port that nobody has just now."""
    with socket.create_server(("127.0.0.1", 0)) as bound:
        port: int = bound.getsockname()[1]
        return port


def test_no_move_is_lost_when_the_host_is_killed_and_everybody_finds_their_seat_again(
    tmp_path: Path,
) -> None:
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        game = runner.run(play(tmp_path, free_port(), random.Random(7), 4, (1, 5)))
    assert game.kills >= 2
    assert game.lost == ()
    assert set(game.proofs) == {"proved"}


def test_the_console_says_which_games_are_unfinished(tmp_path: Path) -> None:
    folder, port = tmp_path / "kept", free_port()
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        host = Host(folder / "host", port)
        said = runner.run(_killed_at_once(host, folder, port))
        assert not any("unfinished" in line for line in said)
        try:
            listed = "".join(host.start())
        finally:
            host.kill()
    assert "There is an unfinished game here" in listed
    assert "Kitchen: Ada, Bo, Cy, Di" in listed


async def _killed_at_once(host: Host, folder: Path, port: int) -> list[str]:
    said = await asyncio.to_thread(host.start)
    try:
        await dealt(folder, port)
    finally:
        await asyncio.to_thread(host.kill)
    return said
