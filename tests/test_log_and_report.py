"""The log and the report: enough to help somebody, and nothing that was said, typed or held."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from sequence_lan import __version__
from sequence_lan.log_file import NAME, Discreet, last_lines, log_to
from sequence_lan.net.interfaces import Interface
from sequence_lan.report import report, shortened

SECRETS = ("42-amber-fox", "9D", "c0ffee" * 10, "see you at eight")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """The log's folder; the program writes there meanwhile."""
    root = logging.getLogger()
    before = list(root.handlers)
    log_to(tmp_path / "home")
    yield tmp_path / "home"
    for handler in [each for each in root.handlers if each not in before]:
        root.removeHandler(handler)
        handler.close()
    for name in ("sequence_lan", "sequence_ui"):
        logging.getLogger(name).setLevel(logging.NOTSET)


def written(folder: Path) -> str:
    return (folder / NAME).read_text(encoding="utf-8")


def failed(error: Exception) -> Exception:
    """The error, having been raised in a function called `failed`."""
    try:
        raise error
    except type(error) as caught:
        return caught


def test_what_happened_is_written_with_its_time_and_place(log: Path) -> None:
    logging.getLogger("sequence_lan.session").info("a table is open on port %d", 47624)
    assert written(log).endswith("INFO sequence_lan.session: a table is open on port 47624\n")


@pytest.mark.parametrize("secret", SECRETS)
def test_what_an_exception_quotes_is_not_written(secret: str) -> None:
    ours = logging.LogRecord(
        "sequence_lan.session", logging.ERROR, "", 0, "not understood: %s", (ValueError(secret),),
        None,
    )  # fmt: skip
    assert Discreet().format(ours) == "not understood: ValueError"
    inner = failed(KeyError(secret))
    outer = failed(RuntimeError(secret))
    outer.__cause__ = inner
    ours = logging.LogRecord(
        "sequence_ui.app", logging.ERROR, "", 0, "a fault in the window", (),
        (type(outer), outer, outer.__traceback__),
    )  # fmt: skip
    text = Discreet().format(ours)
    assert secret not in text
    lines = text.splitlines()
    assert lines[:2] == ["a fault in the window", "KeyError"]
    assert lines[3:5] == ["which led to", "RuntimeError"]
    assert lines[2].startswith("  test_log_and_report.py:")
    assert lines[2].endswith(" in failed")


@pytest.mark.parametrize("secret", SECRETS)
def test_what_another_package_puts_into_its_message_is_not_written(secret: str) -> None:
    theirs = logging.LogRecord(
        "asyncio", logging.ERROR, "", 0, f"Task exception was never retrieved\nfuture: {secret}",
        (), None,
    )  # fmt: skip
    assert Discreet().format(theirs) == "Task exception was never retrieved"
    theirs = logging.LogRecord("zeroconf", logging.ERROR, "", 0, "bad name %s", (secret,), None)
    assert Discreet().format(theirs) == "bad name %s"


def test_a_group_of_exceptions_is_told_one_by_one() -> None:
    group = failed(ExceptionGroup("9D", [ValueError("9D"), OSError(28, "No space left")]))
    record = logging.LogRecord(
        "sequence_lan.session", logging.ERROR, "", 0, "failed", (),
        (type(group), group, group.__traceback__),
    )  # fmt: skip
    lines = Discreet().format(record).splitlines()
    assert [line for line in lines if not line.startswith("  ")] == [
        "failed",
        "ExceptionGroup",
        "ValueError",
        "OSError: No space left",
    ]


def test_the_log_never_grows_past_two_files(log: Path) -> None:
    ours = logging.getLogger("sequence_lan.session")
    for number in range(800):
        ours.info("line %d %s", number, "-" * 2000)
    files = sorted(log.iterdir())
    assert [file.name for file in files] == [NAME, f"{NAME}.1"]
    assert sum(file.stat().st_size for file in files) <= 2 * 512 * 1024
    assert "line 799" in last_lines(log, 1)[0]


def test_a_folder_that_cannot_be_written_leaves_the_program_working(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    before = list(logging.getLogger().handlers)
    log_to(tmp_path / "file" / "home")
    assert logging.getLogger().handlers == before
    assert last_lines(tmp_path / "file" / "home", 5) == []


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("192.168.1.20", "192.168.*"),
        ("10.0.0.2", "10.0.*"),
        ("127.0.0.1", "127.0.0.1"),
        ("fe80::1%2", "fe80:*"),
        ("2001:db8::8:800:200c:417a", "2001:*"),
    ],
)
def test_a_shortened_address_tells_the_network_but_not_the_computer(
    address: str, told: str
) -> None:
    assert shortened(address) == told


def test_a_report_has_versions_interfaces_and_the_last_lines(log: Path) -> None:
    ours = logging.getLogger("sequence_lan.session")
    for number in range(100):
        ours.info("line %d", number)
    wifi = Interface("wlan0", "Wi-Fi", "lan", ("192.168.1.20", "fe80::1%2"))
    lines = report(log, [wifi], ["Qt 6.9 on xcb"]).splitlines()
    assert lines[0] == f"sequence-lan {__version__} (installed)"
    assert lines[1].startswith("Python 3.")
    assert [line.split()[0] for line in lines[3:7]] == ["zeroconf", "cryptography", "msgspec", "Qt"]
    assert lines[7:12] == ["", "Network:", "  Wi-Fi (lan): 192.168.*, fe80:*", "", "Log:"]
    assert [line.rpartition(": ")[2] for line in lines[12:]] == [
        f"line {number}" for number in range(60, 100)
    ]
