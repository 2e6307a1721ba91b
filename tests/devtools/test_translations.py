"""The translations as files: whole, up to date, and with the gaps of the English texts."""

import ast
import re
import shutil
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools.environment import ROOT
from devtools.translations import (
    FAULTS,
    FOLDER,
    compile_all,
    fault_patterns,
    is_finished,
    messages,
    sources,
    update,
)
from sequence_lan.language import LANGUAGES

FILES = sources(ROOT)
GAP = re.compile(r"\{[^}]*\}|%n|%\(\w+\)[sr]|%[sr]")


def each(file: Path) -> Iterator[tuple[str, str]]:
    """Each English text, and each form of its translation."""
    for message in messages(file):
        for form in message.findall("translation/numerusform") or message.findall("translation"):
            yield message.findtext("source", ""), form.text or ""


def test_there_is_a_file_for_each_language() -> None:
    assert {file.stem for file in FILES} == set(LANGUAGES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_nothing_is_untranslated(file: Path) -> None:
    """What is missing is written with `python3 dev.py translate`."""
    open_texts = [m.findtext("source") for m in messages(file) if not is_finished(m)]
    assert open_texts == []


def test_the_files_have_the_texts_of_the_program(tmp_path: Path) -> None:
    """Texts that changed come in by `python3 dev.py translate`."""
    for part in ("ui", "sequence_lan"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=ignored)
    (tmp_path / FOLDER).mkdir(parents=True)
    for code in ("en", "fr"):
        shutil.copy(ROOT / FOLDER / f"{code}.ts", tmp_path / FOLDER)
    update(Path(sys.executable), tmp_path)
    for code in ("en", "fr"):
        assert texts(tmp_path / FOLDER / f"{code}.ts") == texts(ROOT / FOLDER / f"{code}.ts")


def texts(file: Path) -> list[str]:
    """The texts in the file with their contexts and comments."""
    return sorted(
        f"{context.findtext('name')}: {m.findtext('source')} {m.findtext('comment')}"
        for context in ET.parse(file).getroot().iter("context")  # noqa: S314 - our own file
        for m in context.iter("message")
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_translation_has_the_gaps_of_its_text(file: Path) -> None:
    for text, translation in each(file):
        assert set(GAP.findall(translation)) == set(GAP.findall(text)), text


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_can_be_called_by_a_key_can_be_in_every_language(file: Path) -> None:
    for text, translation in each(file):
        assert len(re.findall(r"&\w", translation)) == len(re.findall(r"&\w", text)), text


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_spaces_at_the_ends_are_kept(file: Path) -> None:
    for text, translation in each(file):
        assert len(text) - len(text.strip()) == len(translation) - len(translation.strip()), text


def test_an_empty_file_becomes_a_language_to_translate(tmp_path: Path) -> None:
    (tmp_path / "ui").mkdir()
    source = 'translate("Greeting", "Hello")\n'
    (tmp_path / "ui" / "hello.py").write_text(source, encoding="utf-8")
    shutil.copytree(ROOT / "sequence_lan", tmp_path / "sequence_lan")
    file = tmp_path / FOLDER / "sv.ts"
    file.parent.mkdir(parents=True)
    file.touch()
    update(Path(sys.executable), tmp_path)
    assert "Greeting: Hello None" in texts(file)
    assert not any(is_finished(message) for message in messages(file))


SCREENS = {
    "start": ("StartScreen",),
    "menu": ("MainMenu",),
    "lobby": ("LobbyScreen", "OptionsEditor", "Share"),
    "open": ("OpenTable", "OptionsEditor"),
    "house rules": ("HouseRules",),
    "table": ("TableScreen", "EndCard"),
    "how to play": ("HowToScreen",),
    "replay": ("ReplayScreen",),
    "records": ("Shelf",),
    "settings": ("SettingsPage",),
}
ONE_AT_A_TIME = {"I am &ready", "Not &ready after all"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_on_a_screen_each_thing_has_a_key_of_its_own(file: Path) -> None:
    by_context = {
        context.findtext("name"): list(context.iter("message"))
        for context in ET.parse(file).getroot().iter("context")  # noqa: S314 - our own file
    }
    for screen, contexts in SCREENS.items():
        calls: dict[str, str] = {}
        for message in (m for context in contexts for m in by_context.get(context, [])):
            text = message.findtext("source", "")
            key = re.search(r"&(\w)", message.findtext("translation", ""))
            if key is not None and text not in ONE_AT_A_TIME:
                other = calls.setdefault(key[1].lower(), text)
                assert other == text, f"{screen}: {key[1]} calls both"


def test_what_is_compiled_is_made_only_when_its_source_has_changed(tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir(parents=True)
    shutil.copy(ROOT / FOLDER / "nl.ts", tmp_path / FOLDER)
    window, console = compile_all(Path(sys.executable), tmp_path)
    assert (window.name, console.name) == ("nl.qm", "nl.json")
    made = window.stat().st_mtime_ns
    compile_all(Path(sys.executable), tmp_path)
    assert window.stat().st_mtime_ns == made
    (tmp_path / FOLDER / "nl.ts").touch()
    compile_all(Path(sys.executable), tmp_path)
    assert window.stat().st_mtime_ns > made


def test_every_fault_is_made_where_its_pattern_is_found() -> None:
    """A new kind of fault goes into FAULTS, or nobody translates what it says."""
    for module in ROOT.glob("sequence_lan/**/*.py"):
        for name in re.findall(r"^class (\w+)\(Worded\)", module.read_text("utf-8"), re.MULTILINE):
            assert name in FAULTS, name
    assert "{value} is no card" in fault_patterns(ROOT)


def test_no_command_says_what_nobody_can_translate() -> None:
    """A sentence in the code of a command is in a call of ``translate`` or ``noted``."""
    bare = []
    for file in sorted((ROOT / "sequence_lan" / "commands").glob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        bare += [f"{file.name}: {text}" for text in sentences(tree, worded=False)]
    assert bare == []


def sentences(node: ast.AST, *, worded: bool) -> Iterator[str]:
    """The texts of three words and more below ``node`` that are no documentation."""
    if isinstance(node, ast.Expr | ast.Assert):
        # Documentation, or what is never said to a person; a call stays.
        node = node.value if isinstance(node, ast.Expr) else ast.Pass()
        if isinstance(node, ast.Constant):
            return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        worded = worded or node.func.id in ("translate", "noted")
    text = node.value if isinstance(node, ast.Constant) and not worded else None
    if isinstance(text, str) and len(re.findall(r"\b[a-z]{2,}\b", text)) > 2 and " " in text:
        yield text
    for child in ast.iter_child_nodes(node):
        yield from sentences(child, worded=worded)
