"""Runs the command line: python -m sequence_lan."""

import sys

from sequence_lan.cli import main

if __name__ == "__main__":
    sys.exit(main())
