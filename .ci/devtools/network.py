"""What a LAN made of network namespaces takes."""

import os
import sys

from devtools.packages import bring_program
from devtools.speech import Stop


def provide() -> None:
    """Network namespaces can be made here; else Stop, with what to do."""
    if sys.platform != "linux":
        raise Stop("--lan makes networks of Linux's network namespaces: use it on Linux", status=2)
    if os.geteuid() != 0:
        raise Stop(
            "--lan makes networks inside this computer, which is for root alone; type this:\n"
            "sudo python3 dev.py test --lan",
            status=2,
        )
    bring_program("ip", "iproute2")
