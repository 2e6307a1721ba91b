"""Where the bundle's one program starts: as the command line, or as a process that it needs."""

import multiprocessing
import os
import sys

from sequence_lan.host.bot_worker import FROZEN_FLAG


def main() -> int:
    """The command, or the work of a process that another of this program started, is done."""
    # A match plays its games in processes made from this same file.
    multiprocessing.freeze_support()
    _restore_library_path()
    if sys.argv[1:] == [FROZEN_FLAG]:
        from sequence_lan.bots import worker

        worker.main()
        return 0
    from sequence_lan import cli

    return cli.main()


def _restore_library_path() -> None:
    """Programs of the system that this one starts find the system's libraries, not the bundle's."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before
    elif sys.platform == "linux":
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    sys.exit(main())
