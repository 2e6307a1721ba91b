"""The report for who helps, from the window's menu."""

from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sequence_lan.log_file import NAME
from sequence_ui.report_copy import copy_report


def test_a_copied_report_can_be_pasted(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("the window is open\n", encoding="utf-8")
    copy_report(tmp_path)
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0].startswith("sequence-lan ")
    assert f"Qt {qVersion()} on offscreen" in lines
    assert lines[-2:] == ["Log:", "the window is open"]
