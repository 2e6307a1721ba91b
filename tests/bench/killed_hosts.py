"""What killing a host costs: killed_hosts [KILLS [SEED]].

Games of four are played over real sockets, with the host in a process of its own that is killed by
SIGKILL at random moments and started again. Says whether any move that anybody was told of is
lost, whether every game was finished and proved, and how soon everybody was back at the table.
"""

import asyncio
import random
import statistics
import sys
import tempfile
from pathlib import Path

from tests.killed_host import Finished, play

KILLS = 200
PORT = 47724


def main(kills: int = KILLS, seed: int = 1) -> int:
    """0 if nothing was lost."""
    dice = random.Random(seed)
    games: list[Finished] = []
    done = 0
    while done < kills:
        with (
            tempfile.TemporaryDirectory() as folder,
            asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner,
        ):
            game = runner.run(play(Path(folder), PORT, dice, kills - done))
        done += game.kills
        games.append(game)
        print(
            f"game {len(games)}: {game.moves} moves, {game.kills} kills, {', '.join(game.proofs)}",
            *game.lost,
            sep="\n  ",
            flush=True,
        )
    back = sorted(seconds for game in games for seconds in game.back)
    lost = [word for game in games for word in game.lost]
    proved = sum(set(game.proofs) == {"proved"} for game in games)
    print(f"kills: {done}; moves told and lost: {len(lost)}")
    print(f"games finished and proved by everybody: {proved} of {len(games)}")
    print(
        f"everybody back after a kill and a start, seconds: median {statistics.median(back):.2f}, "
        f"p95 {back[int(0.95 * (len(back) - 1))]:.2f}, longest {back[-1]:.2f}"
    )
    return 0 if not lost and proved == len(games) else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
