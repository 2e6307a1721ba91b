"""What is said without a window, in the person's language."""

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest

from devtools.translations import compile_all
from sequence_lan import cli, language
from sequence_lan.engine.sentence import Sentence
from sequence_lan.net.handshake import protocol_sentence
from sequence_lan.net.link import BadAddress, parse_address
from tests.test_commands_records import EVENTFUL

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


@pytest.mark.parametrize("code", ["no_tls", "refused", "no_answer", "unknown_name"])
def test_what_this_computer_found_out_is_not_taken_for_what_the_host_says(code: str) -> None:
    language.speak("de")
    assert language.worded(code, "10.0.0.9:1 antwortet nicht.") == "10.0.0.9:1 antwortet nicht."


def test_a_code_that_is_asked_for_is_asked_for_in_this_persons_words() -> None:
    language.speak("de")
    assert language.worded("code_needed", "Type the code, please.") == (
        "Dieser Tisch ist privat: Tipp seinen Code ein, eine Zahl und zwei Wörter."
    )


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


def test_the_help_and_the_faults_of_a_command_line_are_said_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--language", "de", "host", "--help"])
    said = capsys.readouterr().out
    assert ended.value.code == 0
    assert said.startswith("Aufruf: sequence-lan host [-h] [--headless]")
    assert "in der Konsole, ohne Fenster" in said
    assert "zeigt diese Hilfe und endet" in said
    with pytest.raises(SystemExit) as ended:
        cli.main(["--language", "fr", "replay"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith("erreur : il manque ces arguments : FILE\n")
    with pytest.raises(SystemExit):
        cli.main(["host", "--language", "nl", "--port", "70000"])
    assert "een poort is een getal van 0 tot 65535" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        cli.main(["host", "--edition", "chess", "--language=es"])
    assert "'chess' no existe (elige entre" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        cli.main(["--language"])
    assert "expected one argument" in capsys.readouterr().err


def test_what_is_wrong_with_a_record_is_said_after_its_line_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.seqrec"
    file.write_bytes(b'{"format":"chess"}\n')
    assert cli.main(["--language", "de", "replay", str(file)]) == 2
    assert capsys.readouterr() == (
        "",
        "line 1: keine Aufzeichnung dieses Spiels: format muss sequence-lan-record sein\n",
    )
    file.write_bytes(b"[]\n")
    assert cli.main(["--language", "it", "verify", str(file)]) == 2
    assert capsys.readouterr().err == "line 1: ci vuole un oggetto, non una lista\n"
    assert cli.main(["--language", "it", "replay", "--json", str(file)]) == 2
    assert capsys.readouterr().err == "line 1: an object was expected, not a list\n"


def test_what_does_not_fit_in_a_deal_is_said_with_its_names_and_moves() -> None:
    played = Sentence(
        "{name} played {card} at {square}", {"name": "Bo", "card": "9D", "square": "h5"}
    )
    told = "You were told as move {n}: {told}; the record has there: {written}."
    fault = Sentence(told, {"n": 7, "told": played, "written": Sentence("nothing")})
    assert str(fault) == (
        "You were told as move 7: Bo played 9D at h5; the record has there: nothing."
    )
    language.speak("es")
    assert language.said(fault) == (
        "Como jugada 7 se te dijo: Bo jugó 9D en h5; la partida guardada tiene ahí: nada."
    )


def test_a_name_that_looks_like_a_gap_is_only_a_name() -> None:
    fault = Sentence("The host dropped the seed of {name}.", {"name": "{name}{0}%s"})
    language.speak("nb")
    assert language.said(fault) == "Verten utelot frøet til {name}{0}%s."
    assert language.said(Sentence("{who} is new", {})) == "{who} is new"


@pytest.mark.parametrize("table", [(7, 9), (1, 1)])
def test_two_versions_are_named_in_every_language(table: tuple[int, int]) -> None:
    said = protocol_sentence(table, "3.0", (2, 2), "0.1.0")
    language.speak("fr")
    worded = language.worded("protocol", said)
    assert "(version 3.0)" in worded
    assert "protocole 2 (version 0.1.0)" in worded
    assert worded.endswith("de la table." if table[1] == 1 else "qui arrive.")
    assert language.worded("protocol", "Go away.").startswith("L’ordinateur de la table et")


def test_numbers_and_times_are_written_as_the_language_writes_them() -> None:
    begun = "2026-11-29T19:10:00+00:00"
    here = datetime.fromisoformat(begun).astimezone()
    assert (language.decimal(2.55, 1), language.percent(0.5)) == ("2.5", "50.0%")
    assert language.moment(begun) == f"{here:%Y-%m-%d %H:%M}"
    language.speak("de")
    assert (language.decimal(1234.5, 1), language.decimal(3, 0)) == ("1234,5", "3")
    assert language.percent(0.543) == "54,3 %"
    assert language.moment(begun) == f"{here:%d.%m.%Y %H:%M}"
    assert language.moment("0001-01-01T00:00:00+14:00") == "0001-01-01T00:00:00+14:00"


def test_what_the_system_says_of_a_file_is_said_in_the_persons_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(OSError, match=r".") as fault:
        (tmp_path / "file" / "inside").read_text(encoding="utf-8")
    language.speak("de")
    assert language.why(fault.value) == "das ist kein Ordner"
    assert language.why(OSError("the moon is full")) == "the moon is full"
    match = ["--language", "it", "match", "cmd:no-such-program", "novice", "--games", "1"]
    assert cli.main(match) == 0
    assert "Il comando 'no-such-program' non si può avviare: non esiste." in capsys.readouterr().out


SAME = re.compile(r"\W|\b[2-9TJQKA][SHDC]\b|\b[a-j]\d+\b|\d")
"""Cards, squares and numbers, which are the same in every language."""


@pytest.mark.parametrize("code", [code for code in language.LANGUAGES if code != "en"])
@pytest.mark.parametrize(
    "command", [("replay", "--hands"), ("verify", "--hands"), ("match",), ("host", "--help")]
)
def test_no_line_of_a_command_is_left_in_english(
    code: str, command: tuple[str, ...], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.seqrec"
    file.write_bytes(EVENTFUL)
    subject = {"match": ["novice", "cmd:no-such", "--games", "1"], "host": []}
    words = [*command, *subject.get(command[0], [str(file)])]

    def said(language_code: str) -> set[str]:
        with contextlib.suppress(SystemExit):
            cli.main(["--language", language_code, *words])
        printed = capsys.readouterr().out
        assert printed
        lines = {line.strip() for line in printed.splitlines() if not line.lstrip().startswith("[")}
        return {line for line in lines if len(SAME.sub("", line)) > 20 and len(line.split()) > 2}

    assert said(code) & said("en") == set()
