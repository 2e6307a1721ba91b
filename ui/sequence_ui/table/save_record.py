"""A finished game's record, saved where the person wants it."""

import contextlib
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from sequence_lan.client.kept_records import saved_in
from sequence_lan.client.model import Game
from sequence_lan.language import why
from sequence_ui.parts.errand import run_aside

translate = QCoreApplication.translate


def save_record(parent: QWidget, folder: Path, game: Game, tell: Callable[[str], None]) -> None:
    """The person is asked for a file, first within ``folder``; ``tell`` hears what came of it.

    Nothing is asked before the record is there.
    """
    record = game.record
    if record is None:
        return
    name = translate("SaveRecord", "game {id}").format(id=game.game[:8])
    usual = saved_in(folder)
    # Where it can't be made the dialog begins elsewhere.
    with contextlib.suppress(OSError):
        usual.mkdir(mode=0o700, parents=True, exist_ok=True)
    title = translate("SaveRecord", "Save the record")
    dialog = QFileDialog(parent, title, str(usual / f"{name}.seqrec"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("seqrec")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda path: _write(parent, Path(path), record, tell))
    dialog.open()


def _write(parent: QWidget, path: Path, record: bytes, tell: Callable[[str], None]) -> None:
    saved = translate("SaveRecord", "Saved as {name}.").format(name=path.name)
    failed = translate("SaveRecord", "The record could not be saved there: {why}")

    def write() -> str:
        try:
            path.write_bytes(record)
        except OSError as fault:
            return failed.format(why=why(fault))
        return saved

    run_aside(parent, write, tell)
