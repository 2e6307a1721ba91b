"""The command line."""

import argparse
from collections.abc import Sequence

from sequence_lan import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """The command that `arguments` name has been carried out; its exit status."""
    parser = argparse.ArgumentParser(
        prog="sequence-lan", description="The board game Sequence on the local network."
    )
    parser.add_argument("--version", action="version", version=f"sequence-lan {__version__}")
    parser.parse_args(arguments)
    return 0
