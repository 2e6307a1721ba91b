"""The language in which everything but the window's own texts is said to a person.

Logs, records and the wire stay English. What crosses the wire bears a code, and whoever reads it
words the code; a sentence about something on this computer is worded where it is made. The words
come from the same ``resources/translations/*.ts`` as the window's.
"""

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sequence_lan.engine.sentence import Sentence, filled

LANGUAGES: Final = {
    "en": "English",
    "de": "Deutsch",
    "es": "español",
    "fr": "français",
    "it": "italiano",
    "nb": "norsk bokmål",
    "nl": "Nederlands",
}
"""Each language by its code, in its own words; English is the one that all is written in."""

_OTHER_NAMES: Final = {"no": "nb", "nn": "nb"}
"""Norwegian by its other codes."""

_HERE: Final = Path(__file__).resolve().parent
_PACKED: Final = _HERE.parent / "sequence_ui" / "resources" / "translations"
FOLDER: Final = _PACKED if _PACKED.is_dir() else _HERE.parent / "resources" / "translations"
"""Where the compiled translations are, in the installed package or else in the checkout."""


class _Spoken:
    """The words of the language that is spoken; none for English."""

    words: Mapping[str, Mapping[str, str]] = {}


def noted(_context: str, text: str) -> str:
    """``text`` itself: a sentence that is translated only when it is shown."""
    return text


SYSTEM: Final = (
    noted("Fault", "No such file or directory"),
    noted("Fault", "Permission denied"),
    noted("Fault", "Operation not permitted"),
    noted("Fault", "Read-only file system"),
    noted("Fault", "No space left on device"),
    noted("Fault", "Input/output error"),
    noted("Fault", "Not a directory"),
    noted("Fault", "Is a directory"),
    noted("Fault", "File exists"),
    noted("Fault", "File name too long"),
    noted("Fault", "Too many open files"),
    noted("Fault", "Address already in use"),
    noted("Fault", "Cannot assign requested address"),
)
"""What Unix says of files and addresses, in English to a Python; Windows says it translated."""

_VERSIONS: Final = re.compile(
    r"The table speaks protocols? (?P<table>\d+(?: to \d+)?) \(version (?P<table_app>[^)]*)\), "
    r"the computer that joins protocols? (?P<own>\d+(?: to \d+)?) \(version (?P<own_app>[^)]*)\): "
    r"update the game on the (?P<old>table's computer|computer that joins)\."
)
"""What host and client say where the versions differ (net.handshake.protocol_sentence)."""
_OLD: Final = {
    "table's computer": noted(
        "Net",
        "The table speaks protocol {table} (version {table_app}), the computer that joins "
        "protocol {own} (version {own_app}): update the game on the table's computer.",
    ),
    "computer that joins": noted(
        "Net",
        "The table speaks protocol {table} (version {table_app}), the computer that joins "
        "protocol {own} (version {own_app}): update the game on the computer that joins.",
    ),
}
_VERSIONS_DIFFER: Final = noted(
    "Net",
    "The table’s computer and this one have different versions of the game: "
    "use the same version on both.",
)


def known(name: str) -> str | None:
    """The code of the language that a system calls ``name``, like ``de_AT.UTF-8``; None if new."""
    code = name.replace("-", "_").partition(".")[0].partition("_")[0].lower()
    code = _OTHER_NAMES.get(code, code)
    return code if code in LANGUAGES else None


def of_system(env: Mapping[str, str] = os.environ) -> str:
    """The language that this system's console is set to; English where it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return known(env[name]) or "en"
    if sys.platform == "win32":
        import ctypes
        import locale

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return known(locale.windows_locale.get(number, "")) or "en"
    return "en"


def speak(language: str, folder: Path = FOLDER) -> bool:
    """Everything is said in ``language``, whose code is known; False if its words are not there."""
    if language == "en":
        _Spoken.words = {}
        return True
    # Loaded where it is needed: a program in English starts faster without.
    import json

    try:
        _Spoken.words = json.loads((folder / f"{language}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        _Spoken.words = {}
        return False
    return True


def not_known(name: str) -> str:
    """The sentence about a language that was asked for and is none of these; in English."""
    names = ", ".join(f"{code} ({words})" for code, words in LANGUAGES.items())
    return f"There is no language {name!r} here, so this is English. Choose one of {names}."


def not_there(language: str) -> str:
    """The sentence about a language whose words are missing or damaged; in English."""
    return f"The words for {LANGUAGES[language]} are not installed, so this is English."


def translate(context: str, text: str) -> str:
    """``text`` in the language that is spoken; itself where that has no words for it."""
    return _Spoken.words.get(context, {}).get(text, text)


def said(sentence: Sentence) -> str:
    """``sentence`` in the language that is spoken."""
    values = {
        gap: said(value) if isinstance(value, Sentence) else str(value)
        for gap, value in sentence.values.items()
    }
    return filled(translate("Fault", sentence.pattern), values)


def decimal(value: float, digits: int) -> str:
    """``value`` with that many digits after the decimal sign of the language."""
    whole, _, part = f"{value:.{digits}f}".partition(".")
    return translate("Console", "{whole}.{part}").format(whole=whole, part=part) if part else whole


def percent(share: float) -> str:
    """``share``, of 1, in percent with one digit after the decimal sign."""
    return translate("Console", "{n}%").format(n=decimal(100 * share, 1))


def moment(written: str) -> str:
    """The time ``written`` as ISO 8601 has it, by this computer's clock and in its language."""
    # Loaded where a time is said: a window begins without.
    from datetime import datetime

    try:
        when = datetime.fromisoformat(written).astimezone()
    except (ValueError, OverflowError, OSError):
        # A time at the very edge of the calendar has no equal in this one's.
        return written
    return translate("Console", "{year}-{month}-{day} {hour}:{minute}").format(
        year=when.year,
        month=f"{when.month:02}",
        day=f"{when.day:02}",
        hour=f"{when.hour:02}",
        minute=f"{when.minute:02}",
    )


def why(fault: OSError) -> str:
    """What the system says is the matter, in the language that is spoken."""
    return translate("Fault", fault.strerror or str(fault))


def worded(code: str, sentence: str) -> str:
    """What ``code`` means, in the language that is spoken; else ``sentence``, as it came."""
    if not _Spoken.words:
        return sentence
    if code == "protocol":
        return _versions(sentence)
    own = _Spoken.words.get("Code", {}).get(code)
    return translate("Net", sentence) if own is None else own


def _versions(sentence: str) -> str:
    """The sentence about two versions, with both of them if they can be read from it."""
    found = _VERSIONS.fullmatch(sentence)
    if found is None:
        return translate("Net", _VERSIONS_DIFFER)
    values = {gap: value.replace(" to ", "–") for gap, value in found.groupdict().items()}
    return filled(translate("Net", _OLD[found["old"]]), values)
