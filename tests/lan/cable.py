"""A poor cable: what is put in at one end comes out late, or never, at the other.

``python -m tests.lan.cable NAME DELAY LOSS REORDER SEED`` makes the network cards NAME and NAMEx,
and is the cable between them. It does what netem does, which not every kernel has; with the same
seed its dice fall the same each time.
"""

import fcntl
import heapq
import itertools
import os
import random
import select
import struct
import sys
import time
from typing import Final

_SET_CARD: Final = 0x400454CA
_FRAMES_WITHOUT_HEADER: Final = 0x0002 | 0x1000
_LONGEST_FRAME: Final = 65536


def _end(name: str) -> int:
    """What goes out through the card ``name`` can be read here, what is written here comes in."""
    file = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(file, _SET_CARD, struct.pack("16sH", name.encode(), _FRAMES_WITHOUT_HEADER))
    return file


def _put(file: int, frame: bytes) -> None:
    try:
        os.write(file, frame)
    except OSError:
        # The card at that end is down: the cable hangs loose.
        return


def main(name: str, delay: float, loss: float, reorder: float, seed: float) -> None:
    """Passes frames on until it is killed."""
    dice = random.Random(f"{name} {seed}")
    ends = (_end(name), _end(f"{name}x"))
    other = {ends[0]: ends[1], ends[1]: ends[0]}
    under_way: list[tuple[float, int, int, bytes]] = []
    numbers = itertools.count()
    print("ready", flush=True)
    while True:
        wait = max(0.0, under_way[0][0] - time.monotonic()) if under_way else None
        readable, _, _ = select.select(ends, (), (), wait)
        for end in readable:
            frame = os.read(end, _LONGEST_FRAME)
            if dice.random() >= loss:
                late = 0.0 if dice.random() < reorder else delay
                due = time.monotonic() + late
                heapq.heappush(under_way, (due, next(numbers), other[end], frame))
        while under_way and under_way[0][0] <= time.monotonic():
            _, _, end, frame = heapq.heappop(under_way)
            _put(end, frame)


if __name__ == "__main__":
    main(sys.argv[1], *map(float, sys.argv[2:]))
