"""Damages records and holds replay and verify to their page: fuzz_records [FILES [SEED]].

Prints how many files ended with which status and how long the slowest took; ends with status 1 at
the first file that a command does not end well on, which is then left for a look.
"""

import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from time import perf_counter

from tests.engine.damage import damaged, ended_well, large, whole_records

PROGRAMS = 50
"""How many of the files the whole program is started for, in a process of its own."""


def main(files: int, seed: int) -> int:
    """All went well: 0."""
    dice = random.Random(seed)
    whole = whole_records()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "damaged.seqrec"
        seen: Counter[tuple[int, int]] = Counter()
        slowest = 0.0
        for number in range(files):
            path.write_bytes(damaged(dice.choice(whole), dice))
            took = _try(path, seen)
            if took is None:
                return 1
            slowest = max(slowest, took)
            if number % (files // PROGRAMS or 1) == 0 and not _program_ends_well(path):
                return 1
        print(f"{files} damaged files, seed {seed}: slowest {slowest * 1000:.0f} ms for both")
        _print(seen)
        seen, slowest, rubbish = Counter(), 0.0, large(whole[1], dice)
        for data in rubbish:
            path.write_bytes(data)
            took = _try(path, seen)
            if took is None or not _program_ends_well(path):
                return 1
            slowest = max(slowest, took)
        print(f"{len(rubbish)} files of 10 MB of rubbish: slowest {slowest:.2f} s for both")
        _print(seen)
    return 0


def _print(seen: Counter[tuple[int, int]]) -> None:
    for (replayed, verified), times in sorted(seen.items()):
        print(f"  replay {replayed}, verify {verified}: {times}")


def _try(path: Path, seen: Counter[tuple[int, int]]) -> float | None:
    """The seconds that replay and verify took; None if one of them did not end well."""
    begun = perf_counter()
    try:
        seen[ended_well(path)] += 1
    except Exception as fault:  # noqa: BLE001 - whatever it is, it is what is looked for
        _keep(path, repr(fault))
        return None
    return perf_counter() - begun


def _program_ends_well(path: Path) -> bool:
    program = subprocess.run(
        [sys.executable, "-m", "sequence_lan", "replay", str(path)],
        capture_output=True,
        check=False,
    )
    well = program.returncode in (0, 1, 2) and program.stderr.count(b"\n") == (
        program.returncode == 2
    )
    if not well:
        _keep(path, program.stderr.decode("utf-8", "replace"))
    return well


def _keep(path: Path, fault: str) -> None:
    kept = Path(tempfile.gettempdir()) / "fuzz-found.seqrec"
    shutil.copy(path, kept)
    print(f"{kept}: {fault}", file=sys.stderr)


if __name__ == "__main__":
    numbers = [int(argument) for argument in sys.argv[1:]]
    sys.exit(main(*(numbers + [20_000, 1][len(numbers) :])))
