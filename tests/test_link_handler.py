"""What a Linux desktop is told, so that links of tables open this program."""

import configparser
from pathlib import Path

import pytest

from devtools.environment import ROOT
from sequence_lan.link_handler import (
    Places,
    bundled_program,
    desktop_entry,
    let_open_links,
    opens_links,
    places,
    with_default,
)

ICON = ROOT / "resources" / "art" / "icon.png"


@pytest.fixture
def where(tmp_path: Path) -> Places:
    return Places(tmp_path / "share", tmp_path / "config")


def test_links_open_the_program_once_the_person_has_agreed(where: Places) -> None:
    program = Path("/opt/sequence-lan/sequence-lan")
    assert not opens_links(program, where)
    let_open_links(program, ICON, where)
    assert opens_links(program, where)
    assert (where.data / "icons/hicolor/256x256/apps/sequence-lan.png").is_file()


def test_a_program_that_was_moved_does_not_open_links_any_more(where: Places) -> None:
    let_open_links(Path("/opt/sequence-lan/sequence-lan"), ICON, where)
    assert not opens_links(Path("/home/ada/sequence-lan/sequence-lan"), where)


def test_the_other_choices_of_the_person_stay_as_they_are(where: Places) -> None:
    where.config.mkdir()
    chosen = where.config / "mimeapps.list"
    before = (
        "# my own\n[Added Associations]\ntext/plain=editor.desktop;\n"
        "[Default Applications]\ntext/html=browser.desktop\n"
        "x-scheme-handler/sequence-lan=other.desktop\n[Removed Associations]\na=b\n"
    )
    chosen.write_text(before, encoding="utf-8")
    let_open_links(Path("/opt/sequence-lan/sequence-lan"), ICON, where)
    assert chosen.read_text(encoding="utf-8") == (
        "# my own\n[Added Associations]\ntext/plain=editor.desktop;\n"
        "[Default Applications]\nx-scheme-handler/sequence-lan=sequence-lan.desktop\n"
        "text/html=browser.desktop\n[Removed Associations]\na=b\n"
    )


def test_bytes_that_are_no_utf8_stay_as_they_are(where: Places) -> None:
    program = Path("/opt/sequence-lan/sequence-lan")
    where.config.mkdir()
    chosen = where.config / "mimeapps.list"
    chosen.write_bytes(b"[Default Applications]\ntext/x-caf\xe9=a.desktop\n")
    let_open_links(program, ICON, where)
    assert chosen.read_bytes() == (
        b"[Default Applications]\nx-scheme-handler/sequence-lan=sequence-lan.desktop\n"
        b"text/x-caf\xe9=a.desktop\n"
    )
    assert opens_links(program, where)


def test_choices_that_already_say_so_are_not_changed() -> None:
    said = with_default("")
    assert said == ("[Default Applications]\nx-scheme-handler/sequence-lan=sequence-lan.desktop\n")
    assert with_default(said) == said


@pytest.mark.parametrize(
    ("program", "command"),
    [
        ("/opt/game/sequence-lan", '"/opt/game/sequence-lan" play %u'),
        ("/home/ada/my games/sequence-lan", '"/home/ada/my games/sequence-lan" play %u'),
        ("/opt/100%/sequence-lan", '"/opt/100%%/sequence-lan" play %u'),
        ("/opt/$a`b/x", '"/opt/\\\\$a\\\\`b/x" play %u'),
        ('/opt/"q"/x', '"/opt/\\\\"q\\\\"/x" play %u'),
    ],
)
def test_a_path_with_any_letters_is_one_word_of_the_command(program: str, command: str) -> None:
    assert f"Exec={command}\n" in desktop_entry(Path(program))


def test_the_entry_of_an_installation_says_the_same_as_that_of_a_bundle() -> None:
    file = ROOT / "resources" / "linux" / "sequence-lan.desktop"
    installed = desktop_entry(Path("sequence-lan")).replace('"sequence-lan"', "sequence-lan")
    assert file.read_text(encoding="utf-8") == installed
    read = configparser.ConfigParser(interpolation=None)
    read.read_string(installed)
    assert read["Desktop Entry"]["mimetype"] == "x-scheme-handler/sequence-lan;"


def test_a_desktop_looks_where_the_person_has_told_it_to() -> None:
    assert places({"XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c"}) == Places(
        Path("/d"), Path("/c")
    )
    home = Path.home()
    assert places({}) == Places(home / ".local" / "share", home / ".config")


def test_an_installation_asks_nobody_about_links() -> None:
    assert bundled_program() is None
