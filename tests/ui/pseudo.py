"""A language that nobody speaks: each text as long as its longest translation, or longer.

What has room for it has room for every language there is, and for those to come. Its letters bear
accents, so that a text that nobody can translate stands out.
"""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from devtools.translations import console_words, sources

ROOT: Final = Path(__file__).resolve().parents[2]
CODE: Final = "nb"
"""The language in whose place it is spoken."""
LONGER: Final = 1.4
"""How much longer than English a text is at least."""

_GAP: Final = re.compile(r"\{[^}]*\}|%n|&(?=\w)")
_ACCENTS: Final = str.maketrans("aceinouyACEINOUY", "åçéîñøüÿÅÇÉÎÑØÜŸ")
_RELEASE: Final = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


def written(text: str, longest: int) -> str:
    """``text`` in the language: the same gaps, and at least ``longest`` letters."""
    gaps = [*_GAP.findall(text), ""]
    parts = (part.translate(_ACCENTS) for part in _GAP.split(text))
    whole = "".join(part + gap for part, gap in zip(parts, gaps, strict=True))
    wanted = max(longest, round(LONGER * len(text))) - len(text)
    filling = "".join("ø" if n % 6 else " " for n in range(1, wanted + 1)).rstrip()
    body = whole.rstrip()
    return body + filling + whole[len(body) :]


def compiled(folder: Path) -> Path:
    """``folder`` holds the language, in the place of a real one."""
    longest: dict[tuple[str, str, str], int] = {}
    for file in sources(ROOT):
        for key, forms in _texts(ET.parse(file)):  # noqa: S314 - our own file
            lengths = (len(form.text or "") for form in forms)
            longest[key] = max(longest.get(key, 0), *lengths)
    tree = ET.parse(ROOT / "resources" / "translations" / f"{CODE}.ts")  # noqa: S314
    for key, forms in _texts(tree):
        for form in forms:
            form.text = written(key[1], longest[key])
    file = folder / f"{CODE}.ts"
    tree.write(file, encoding="utf-8")
    window = ("-silent", file, "-qm", folder / f"{CODE}.qm")
    subprocess.run([sys.executable, "-c", _RELEASE, *window], check=True)
    words = json.dumps(console_words(file))
    (folder / f"{CODE}.json").write_text(words, encoding="utf-8")
    return folder


def _texts(
    tree: "ET.ElementTree[ET.Element]",
) -> Iterator[tuple[tuple[str, str, str], list[ET.Element]]]:
    """Each message by context, text and comment, and the elements that hold its translation."""
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            key = (
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
            )
            yield key, message.findall("translation/numerusform") or message.findall("translation")
