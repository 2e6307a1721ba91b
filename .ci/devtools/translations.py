"""The translations: brought up to date with the texts of the program, and compiled.

A ``.ts`` file in resources/translations holds one language. Qt's lupdate writes it, people fill
it in, and from it come a ``.qm`` for the window and a ``.json`` for all that is no window.
"""

import ast
import json
import subprocess
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from pathlib import Path

from devtools.environment import ROOT, WORK, ready
from devtools.speech import Stop, say

FOLDER = Path("resources") / "translations"
ENGLISH = "en"
"""The language of the texts themselves, which needs only its plurals."""

_CONSOLE = ("Argparse", "Code", "Console", "Fault", "Net")
"""The contexts that sequence_lan.language looks in."""

_TOOL = (
    "import sys; from PySide6.scripts import pyside_tool; getattr(pyside_tool, sys.argv.pop(1))()"
)
_BY_CODE = """
from sequence_lan.engine.refusal import REASONS
from sequence_lan.host.denied import SENTENCES
from sequence_lan.net import handshake
for code, sentence in {**REASONS, **SENTENCES, **handshake.SENTENCES}.items():
    print(f"translate('Code', {str(sentence)!r}, {str(code)!r})")
for sentence in REASONS.values():
    print(f"translate('Refusal', {sentence!r})")
"""
"""Sentences that are kept by their codes, as a program that lupdate can read."""

FAULTS = frozenset(
    {"BadDeal", "BadTable", "BadText", "Malformed", "Sentence", "Worded"},
)
"""What is made of an English pattern, which is its first argument (engine.sentence)."""


def translate(arguments: Sequence[str]) -> int:
    """Every .ts file has the program's texts, and what is still to be translated is said."""
    if arguments:
        raise Stop("translate takes no arguments", status=2)
    python = ready(WORK)
    update(python, ROOT)
    compile_all(python, ROOT)
    open_texts = 0
    for file in sources(ROOT):
        unfinished = sum(1 for message in messages(file) if not is_finished(message))
        open_texts += unfinished
        say(f"{file.relative_to(ROOT)}: {f'{unfinished} to translate' if unfinished else 'whole'}")
    if open_texts:
        say("write them in Qt Linguist (.venv/bin/pyside6-linguist) or any editor, then once more")
    return 1 if open_texts else 0


def sources(root: Path) -> list[Path]:
    """The .ts files of the project at ``root``."""
    return sorted((root / FOLDER).glob("*.ts"))


def messages(file: Path) -> Iterator[ET.Element]:
    """The messages of a .ts file."""
    return ET.parse(file).getroot().iter("message")  # noqa: S314 - our own file


def is_finished(message: ET.Element) -> bool:
    """Whether a message has its translation, in all its forms."""
    translation = message.find("translation")
    if translation is None or translation.get("type") is not None:
        return False
    forms = translation.findall("numerusform") or [translation]
    return all((form.text or "").strip() for form in forms)


def update(python: Path, root: Path) -> None:
    """The .ts files have the texts of today: new ones to be translated, old ones gone."""
    with tempfile.TemporaryDirectory() as scratch:
        by_code = Path(scratch) / "by_code.py"
        made = subprocess.run(
            [python, "-P", "-c", _BY_CODE], cwd=root, capture_output=True, check=True
        )
        faults = "".join(f"translate('Fault', {text!r})\n" for text in fault_patterns(root))
        by_code.write_bytes(made.stdout + faults.encode("utf-8"))
        for file in sources(root):
            if file.stat().st_size == 0:
                # Qt writes a file for a new language, and cannot read an empty one.
                file.unlink()
            arguments = ["-extensions", "py", "ui", "sequence_lan", str(by_code)]
            arguments += ["-tr-function-alias", "QT_TRANSLATE_NOOP+=noted"]
            arguments += ["-source-language", ENGLISH, "-target-language", file.stem]
            arguments += ["-locations", "none", "-no-obsolete", "-silent"]
            arguments += ["-disable-heuristic", "similartext"]
            arguments += ["-pluralonly"] if file.stem == ENGLISH else []
            _qt(python, "lupdate", [*arguments, "-ts", str(file)], root)


def fault_patterns(root: Path) -> list[str]:
    """The English patterns of all faults that the code names where it finds them."""
    found: set[str] = set()
    for file in (root / "sequence_lan").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                first = node.args[0] if node.func.id in FAULTS and node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    found.add(first.value)
    return sorted(found)


def compile_all(python: Path, root: Path, *, into: Path | None = None) -> list[Path]:
    """What the .ts files of ``root`` are compiled to, made where it was missing or older."""
    made = []
    for file in sources(root):
        folder = into or file.parent
        window, console = folder / f"{file.stem}.qm", folder / f"{file.stem}.json"
        if _is_older(console, file):
            words = console_words(file)
            console.write_text(json.dumps(words, ensure_ascii=False), encoding="utf-8")
        if _is_older(window, file):
            _qt(python, "lrelease", ["-silent", str(file), "-qm", str(window)], root)
        made += [window, console]
    return made


def console_words(file: Path) -> dict[str, dict[str, str]]:
    """What is said without a window: by context, then by the English text, or by its code."""
    words: dict[str, dict[str, str]] = {}
    for context in ET.parse(file).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name", "")
        if name not in _CONSOLE:
            continue
        for message in context.iter("message"):
            key = message.findtext("comment" if name == "Code" else "source", "")
            if is_finished(message):
                words.setdefault(name, {})[key] = message.findtext("translation", "")
    return words


def _is_older(made: Path, source: Path) -> bool:
    return not made.exists() or made.stat().st_mtime_ns < source.stat().st_mtime_ns


def _qt(python: Path, tool: str, arguments: Sequence[str], root: Path) -> None:
    ended = subprocess.run(
        [python, "-c", _TOOL, tool, *arguments], cwd=root, capture_output=True, check=False
    )
    if ended.returncode != 0:
        for line in (ended.stdout + ended.stderr).decode(errors="replace").splitlines()[-12:]:
            say(line)
        raise Stop(f"Qt's {tool} could not do its work; the lines above say why")
