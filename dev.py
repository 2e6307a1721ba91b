"""Plays, tests and checks sequence-lan from a checkout: python3 dev.py --help.

Any Python can read this file, however old, so that it can say which one is needed.
"""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "sequence-lan needs Python 3.11 or newer, and this is Python %d.%d: start dev.py with "
        "a newer one, for example python3.12 dev.py." % sys.version_info[:2]
    )

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".ci"))

from devtools.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
