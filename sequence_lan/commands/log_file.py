"""Where the program writes what happened to it; never a card, a token, a code or a chat."""

import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

_BYTES: Final = 1024 * 1024
_OURS: Final = ("sequence_lan", "sequence_ui")


def log_to(folder: Path) -> None:
    """What this program logs goes to ``sequence-lan.log`` in ``folder``, if that can be written."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            folder / "sequence-lan.log", maxBytes=_BYTES, backupCount=1, encoding="utf-8"
        )
    except OSError:
        # The game goes on without.
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)
    for name in _OURS:
        logging.getLogger(name).setLevel(logging.INFO)
