"""Figures, their goals, and the parts of a bench."""

import sys
from collections.abc import Callable, Mapping, Sequence


class Figures:
    """Prints what was measured, and knows whether all of it is within its goal."""

    def __init__(self) -> None:
        self.good = True

    def say(self, what: str, value: float, unit: str, goal: float | None = None) -> None:
        """One line for one figure; ``goal`` is the most that it may be."""
        met = goal is None or value <= goal
        self.good = self.good and met
        aim = "" if goal is None else f"goal {goal:g}{'' if met else '  NOT MET'}"
        print(f"  {what:<58} {value:10.2f} {unit:<5} {aim}".rstrip(), flush=True)


def at(taken: Sequence[float], part: float) -> float:
    """The value that this part of all does not pass."""
    return sorted(taken)[min(len(taken) - 1, int(part * len(taken)))]


def measure(parts: Mapping[str, Callable[[Figures], None]], chosen: Sequence[str]) -> int:
    """The exit status once the chosen parts, or all, are measured: 0 if every goal is met."""
    if set(chosen) - set(parts):
        print(f"The parts are {', '.join(parts)}.", file=sys.stderr)
        return 2
    figures = Figures()
    for name in chosen or parts:
        print(f"{name}: {(parts[name].__doc__ or '').splitlines()[0]}", flush=True)
        parts[name](figures)
    return 0 if figures.good else 1
