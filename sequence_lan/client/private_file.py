"""Small files that are their owner's alone, whole or not there at all."""

import os
import secrets
from pathlib import Path


def write_private(path: Path, content: bytes) -> None:
    """The file at ``path`` holds ``content``, on disk; nobody ever finds half of it.

    Only its owner can read it, from the moment it exists. OSError where that can't be done.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
