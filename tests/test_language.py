"""What is said without a window, in the person's language."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from devtools.translations import compile_all
from sequence_lan import cli, language
from sequence_lan.net.link import BadAddress, parse_address

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    compile_all(Path(sys.executable), ROOT)
    yield
    language.speak("en")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("de_AT.UTF-8", "de"),
        ("nb_NO", "nb"),
        ("no", "nb"),
        ("nn-NO", "nb"),
        ("nl", "nl"),
        ("es-419", "es"),
        ("C.UTF-8", None),
        ("pl_PL.UTF-8", None),
        ("", None),
    ],
)
def test_a_language_is_known_by_what_systems_call_it(name: str, code: str | None) -> None:
    assert language.known(name) == code


def test_the_console_is_spoken_to_as_the_system_says() -> None:
    assert language.of_system({"LANG": "it_IT.UTF-8"}) == "it"
    assert language.of_system({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}) == "en"
    assert language.of_system({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "fr_FR"}) == "fr"


def test_a_sentence_of_this_computer_is_in_its_language() -> None:
    language.speak("de")
    with pytest.raises(BadAddress) as bad:
        parse_address("")
    assert str(bad.value) == (
        "Es fehlt eine Adresse. Schreib sie wie 192.168.1.20:47624, so wie der Bildschirm des "
        "Gastgebers sie zeigt."
    )


def test_what_a_host_says_is_worded_by_its_code() -> None:
    language.speak("nl")
    assert language.worded("seat_taken", "Bo has a seat already.") == (
        "Die plaats is bezet: kies een vrije."
    )
    assert language.worded("not_your_turn", "whatever it wrote") == "Je bent niet aan de beurt."


def test_what_only_the_host_knows_is_shown_as_it_wrote_it() -> None:
    language.speak("nl")
    assert language.worded("new_in_version_9", "The tea is ready.") == "The tea is ready."
    language.speak("en")
    assert language.worded("seat_taken", "Bo has a seat already.") == "Bo has a seat already."


def test_a_command_speaks_the_language_that_is_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.main(["--language", "fr", "verify", str(tmp_path / "none.seqrec")]) == 2
    assert capsys.readouterr().err == f"Le fichier {tmp_path / 'none.seqrec'} n’existe pas.\n"
    assert cli.main(["verify", str(tmp_path / "none.seqrec"), "--language", "it"]) == 2
    assert capsys.readouterr().err == f"Il file {tmp_path / 'none.seqrec'} non esiste.\n"


def test_a_language_that_is_not_known_gets_english_and_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.main(["--language", "tlh", "verify", str(tmp_path / "none.seqrec")]) == 2
    sentence, fault = capsys.readouterr().err.splitlines()
    assert sentence.startswith("There is no language 'tlh' here, so this is English. Choose one of")
    assert fault == f"There is no file {tmp_path / 'none.seqrec'}."


def test_what_programs_read_is_never_translated(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    none = str(tmp_path / "none.seqrec")
    assert cli.main(["--language", "fr", "replay", none, "--json"]) == 2
    assert capsys.readouterr().err == f"There is no file {none}.\n"


def test_words_that_are_missing_or_damaged_leave_english(tmp_path: Path) -> None:
    assert not language.speak("de", tmp_path)
    (tmp_path / "de.json").write_text("{", encoding="utf-8")
    assert not language.speak("de", tmp_path)
    assert language.translate("Console", "The table is closed.") == "The table is closed."


def test_a_whole_program_follows_the_system() -> None:
    env = {**os.environ, "LC_ALL": "es_ES.UTF-8", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "sequence_lan", "demo", "--players", "5"]
    ended = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=False
    )
    assert ended.returncode == 2
    assert ended.stderr == (
        "5 jugadores no pueden jugar con estas reglas: 2, 3, 4, 6, 8, 9, 10, 12 sí.\n"
    )
