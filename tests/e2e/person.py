"""A person's program without a window: ``python -m tests.e2e.person open|find TABLE NAME FOLDER``.

It opens the table of that name, or finds it by mDNS, sits down and plays a game with a bot at the
keys. At the end it prints, as one JSON object, what it has seen.
"""

import json
import sys
from pathlib import Path

from sequence_lan.net.messages import Start
from tests.visitor import Visitor, plan


def main(role: str, table: str, name: str, folder: str) -> int:
    """The game was played and told; 0."""
    visitor = Visitor(name, Path(folder))
    try:
        if role == "open":
            visitor.opens(plan(name=table))
            visitor.sits(0)
            visitor.table("everybody ready", lambda now: all(seat.ready for seat in now.seats))
            visitor.session.send(Start())
        else:
            visitor.session.search(True)
            found = visitor.wait(
                "the table", lambda now: [a for a in now.search.tables if a.table == table]
            )
            ad = next(ad for ad in found.search.tables if ad.table == table)
            visitor.session.join_ad(ad, name)
            visitor.table("the lobby", lambda now: now.lobby)
            visitor.sits(1)
        visitor.plays_on()
        game = visitor.game("the end", lambda game: game.proof)
        assert game.proof is not None
        assert game.record is not None
        public = game.view.public
        print(
            json.dumps(
                {
                    "seats": [entry.name for entry in game.seats],
                    "chips": public.chips,
                    "result": public.result,
                    "version": game.version,
                    "proof": game.proof.outcome,
                    "record": game.record.decode(),
                }
            )
        )
    finally:
        visitor.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
