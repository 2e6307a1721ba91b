"""The house itself: what is packed, what is pinned, what the README promises."""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from devtools.bundling import BUNDLE
from devtools.environment import PLAY, ROOT, WORK
from sequence_lan import __version__

PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^ ;]+)(?P<marker> ; [^\\]+)? \\$")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive of this checkout."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return folder


def in_wheel(folder: Path) -> set[str]:
    """The names in the only wheel of this folder."""
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if not name.endswith("/")}


def test_the_wheel_holds_the_game_its_windows_and_their_resources_only(built: Path) -> None:
    about = f"sequence_lan-{__version__}.dist-info"
    names = in_wheel(built)
    shared = f"sequence_lan-{__version__}.data"
    tops = {name.split("/")[0] for name in names}
    assert tops == {"sequence_lan", "sequence_ui", about, shared}
    assert {name for name in names if name.startswith(shared)} == {
        f"{shared}/data/share/applications/sequence-lan.desktop",
        f"{shared}/data/share/icons/hicolor/scalable/apps/sequence-lan.svg",
        f"{shared}/data/share/icons/hicolor/256x256/apps/sequence-lan.png",
    }
    wanted = {
        "sequence_lan/py.typed",
        "sequence_lan/engine/board.py",
        "sequence_ui/py.typed",
        f"{about}/licenses/LICENSE",
    }
    assert wanted <= names
    # Of a translation what is compiled from it is there, not what people fill in.
    drawn = {
        f.relative_to(ROOT).as_posix()
        for f in (ROOT / "resources").rglob("*")
        if f.is_file() and f.suffix != ".ts"
    }
    assert {name for name in names if name.startswith("sequence_ui/resources/")} == {
        f"sequence_ui/{name}" for name in drawn
    }


def test_the_source_archive_builds_the_same_wheel(built: Path, tmp_path: Path) -> None:
    (source,) = built.glob("*.tar.gz")
    build = ["wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([sys.executable, "-m", "pip", *build, "-w", tmp_path, source], check=True)
    assert in_wheel(tmp_path) == in_wheel(built)


def test_the_source_archive_holds_the_tests_and_what_runs_them(built: Path) -> None:
    (source,) = built.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"LICENSE", "README.md", "dev.py", ".ci/devtools/commands.py", "tests/test_house.py"}
    assert wanted | {PLAY.as_posix(), WORK.as_posix()} <= names


def pinned(lock: Path) -> dict[str, str]:
    """Name and version with marker of each requirement in a lock file."""
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    found = [PIN.match(line) for line in lines if not line.startswith((" ", "#"))]
    assert None not in found, "a requirement is not pinned with == and followed by its hashes"
    return {pin["name"]: pin["version"] + (pin["marker"] or "") for pin in found if pin}


@pytest.mark.parametrize("lock", [PLAY, WORK, BUNDLE])
def test_each_package_is_pinned_with_its_hashes_and_no_address(lock: Path) -> None:
    assert pinned(lock)
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    rest = [line for line in lines if not PIN.match(line)]
    assert [line for line in rest if not re.match(r" {4}--hash=sha256:[0-9a-f]{64}", line)] == []


def test_who_works_on_the_game_has_the_packages_of_who_plays_it() -> None:
    assert pinned(PLAY).items() <= pinned(WORK).items()


def test_every_dependency_of_the_game_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {re.split(r"[<>=!~]", each)[0].lower() for each in project["dependencies"]}
    assert names <= set(pinned(PLAY))


def test_ci_runs_what_the_readme_tells_developers_to_run() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^## Develop\n\n```\n(.*?)```", readme, re.MULTILINE | re.DOTALL)
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    steps = re.findall(r"^step (.*)$", script, re.MULTILINE)
    assert block.splitlines() == [
        f"python3 dev.py {command}" for command in ("check", "test", "bundle", "wheels")
    ]
    assert [step for step in steps if step in block.splitlines()] == block.splitlines()
    assert all(step.split(" --")[0] in readme for step in steps)
