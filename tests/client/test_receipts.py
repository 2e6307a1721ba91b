"""A restart of the program loses no proof (RECORD.md, the provable deal 13)."""

import stat
import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from sequence_lan import language
from sequence_lan.client.model import Proof
from sequence_lan.client.receipts import Receipts, receipt_for
from sequence_lan.engine.record import read_record, verify
from sequence_lan.engine.sentence import Sentence
from sequence_lan.net.messages import (
    Deal,
    DealCommits,
    DealSeeds,
    HostMessage,
    SeatCommit,
    SeatSeed,
    Welcome,
)
from tests.client.evening import Evening, Hold


def restart(evening: Evening) -> None:
    """Bo's program ends without a word and is started again."""
    evening.drop("Bo")
    evening.come("Bo")


def cut_before(stage: type, evening: Evening) -> None:
    """Bo's connection is lost just before that stage of the deal comes, and stays lost."""
    lost = False

    def tamper(person: str, message: HostMessage) -> Iterable[HostMessage]:
        nonlocal lost
        if person != "Bo":
            return (message,)
        lost = lost or (isinstance(message, Deal) and isinstance(message.stage, stage))
        return () if lost else (message,)

    evening.tamper = tamper


def record_of(evening: Evening) -> bytes:
    """The record as Bo's screen has it."""
    record = evening.game("Bo").record
    assert record is not None
    return record


def test_a_game_is_proved_though_the_program_was_restarted_in_it(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    evening.play(moves=7)
    restart(evening)
    evening.play(moves=4)
    restart(evening)
    evening.play()
    assert evening.proof("Bo") == Proof("proved", None)


def test_a_game_is_proved_though_the_connection_was_lost_in_it(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    evening.play(moves=7)
    evening.drop("Bo")
    evening.come_back("Bo")
    evening.play()
    assert evening.proof("Bo") == Proof("proved", None)


def test_a_game_is_proved_though_the_program_was_restarted_after_its_end(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    evening.play()
    restart(evening)
    assert evening.proof("Bo") == Proof("proved", None)


@pytest.mark.parametrize("stage", [DealCommits, DealSeeds])
def test_a_restart_in_the_middle_of_the_deal_keeps_the_seed(hold: Hold, stage: type) -> None:
    evening = hold("Ada", "Bo")
    honest = evening.tamper
    cut_before(stage, evening)
    evening.start()
    evening.tamper = honest
    restart(evening)
    evening.play()
    answers = [m for name, m in evening.answered if name == "Bo"]
    assert len({m.commit for m in answers if isinstance(m, SeatCommit)}) == 1
    assert len({m.seed for m in answers if isinstance(m, SeatSeed)}) == 1
    assert evening.proof("Bo") == Proof("proved", None)


def test_a_host_that_shows_other_commits_after_a_restart_is_caught(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    evening.play(moves=3)

    def other_commits(person: str, message: HostMessage) -> Iterable[HostMessage]:
        if not isinstance(message, Welcome) or message.game is None:
            return (message,)
        assert message.game.commits is not None
        commits = DealCommits((bytes(32), *message.game.commits.commits[1:]))
        game = msgspec.structs.replace(message.game, commits=commits)
        return (msgspec.structs.replace(message, game=game),)

    evening.tamper = other_commits
    restart(evening)
    assert evening.proof("Bo") == Proof(
        "false", Sentence("The host changed commits after it had sent them.")
    )


def test_a_host_that_speaks_of_another_deal_after_a_restart_is_caught(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    evening.play(moves=3)

    def other_attempt(person: str, message: HostMessage) -> Iterable[HostMessage]:
        if not isinstance(message, Welcome) or message.game is None:
            return (message,)
        game = msgspec.structs.replace(message.game, attempt=2)
        return (msgspec.structs.replace(message, game=game),)

    evening.tamper = other_attempt
    restart(evening)
    assert evening.proof("Bo") == Proof(
        "false", Sentence("The host speaks of another deal than the one that this game began with.")
    )


def test_a_card_told_before_a_restart_is_held_against_the_record_after_it(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    evening.play(moves=3)
    game = evening.game("Bo").game
    (path,) = evening.receipts("Bo").iterdir()
    lines = path.read_bytes().splitlines(keepends=True)
    told = msgspec.json.decode(lines[-1])
    told["hand"][0] = "AC" if told["hand"][0] == "KC" else "KC"
    path.write_bytes(b"".join([*lines[:-1], msgspec.json.encode(told), b"\n"]))
    restart(evening)
    evening.play()
    assert evening.game("Bo").game == game
    proof = evening.proof("Bo")
    assert proof.outcome == "false"
    assert str(proof.fault).startswith(f"You held {told['hand'][0]} after move 3; ")


def test_whoever_comes_after_the_deal_has_nothing_to_prove_with(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    evening.play(moves=3)
    evening.come("Cy")
    evening.play()
    assert evening.proof("Cy") == Proof(
        "nothing_to_prove",
        Sentence(
            "This computer came to the table after the deal, so it can't say who was bound to what "
            "before."
        ),
    )
    assert list(evening.receipts("Cy").glob("*")) == []


def test_whoever_watches_from_the_deal_on_can_prove_it(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.come("Cy")
    evening.start()
    evening.play()
    assert evening.proof("Cy") == Proof("proved", None)


def test_a_receipt_whose_last_line_is_cut_off_still_counts(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    evening.play(moves=3)
    (path,) = evening.receipts("Bo").iterdir()
    path.write_bytes(path.read_bytes()[:-30])
    restart(evening)
    evening.play()
    assert evening.proof("Bo") == Proof("proved", None)


def test_a_deal_called_off_leaves_no_receipt(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    cut_before(DealCommits, evening)
    evening.start()
    evening.tamper = lambda person, message: () if person == "Bo" else (message,)
    assert len(list(evening.receipts("Bo").iterdir())) == 1
    evening.tamper = lambda person, message: (message,)
    evening.abandon()
    assert list(evening.receipts("Bo").iterdir()) == []


def test_verify_says_proved_with_this_computers_receipt_and_else_consistent(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    evening.play()
    record = read_record(record_of(evening))
    game = evening.game("Bo").game
    assert verify(record, receipt_for(evening.receipts("Bo"), game)).deal == "proved"
    assert verify(record, receipt_for(evening.receipts("nobody"), game)).deal == "consistent"


def test_verify_says_false_of_another_record_under_the_number_of_that_game(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    evening.play(moves=2)
    evening.abandon()
    lines = record_of(evening).splitlines(keepends=True)
    record = read_record(b"".join([lines[0], lines[1], lines[3]]))
    receipt = receipt_for(evening.receipts("Bo"), evening.game("Bo").game)
    assert verify(record).deal == "consistent"
    assert verify(record, receipt).deal == "false"


def test_a_receipt_of_a_game_with_bots_alone_proves_nothing(hold: Hold) -> None:
    evening = hold("Bo", bots=(None, "club"))
    evening.start()
    evening.play()
    assert receipt_for(evening.receipts("Bo"), evening.game("Bo").game) is None


@pytest.mark.parametrize("game", ["", "../../etc/passwd", "A" * 32, "0" * 31])
def test_what_is_no_number_of_a_game_finds_no_receipt(tmp_path: Path, game: str) -> None:
    assert receipt_for(tmp_path, game) is None


def test_a_folder_that_can_not_be_written_is_told_once(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.receipts("Bo").write_text("a file where the folder should be", encoding="utf-8")
    evening.start()
    evening.play()
    assert evening.notice("Bo").startswith("What proves the deal can't be kept in ")
    notice = evening.guests["Bo"].table.notice
    assert notice is not None
    assert notice.number == 1
    assert evening.proof("Bo") == Proof("proved", None)


def test_nothing_secret_shows_where_a_receipt_is_printed(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    receipt = Receipts(evening.receipts("Bo")).load(evening.game("Bo").game)
    assert receipt is not None
    assert receipt.attempt.seed is not None
    printed = repr(receipt)
    assert repr(receipt.attempt.seed) not in printed
    assert not any(card in printed for card in evening.game("Bo").view.hand)


if sys.platform != "win32":

    def test_a_receipt_is_readable_by_its_owner_alone(hold: Hold) -> None:
        evening = hold("Ada", "Bo")
        evening.start()
        folder = evening.receipts("Bo")
        for path in (folder, *folder.iterdir()):
            assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0


def test_what_was_false_in_a_deal_is_told_after_a_restart_too(hold: Hold) -> None:
    def other_seed(person: str, message: HostMessage) -> Iterable[HostMessage]:
        if person == "Bo" and isinstance(message, Deal) and isinstance(message.stage, DealSeeds):
            message = Deal(message.attempt, DealSeeds((bytes(32), *message.stage.seeds[1:])))
        return (message,)

    evening = hold("Ada", "Bo", tamper=other_seed)
    evening.start()
    evening.play(moves=3)
    evening.tamper = lambda _person, message: (message,)
    restart(evening)
    evening.play()
    proof = evening.proof("Bo")
    assert proof.outcome == "false"
    assert proof.fault is not None
    language.speak("de")
    said = language.said(proof.fault)
    language.speak("en")
    assert said == (
        "Der für Ada gezeigte Startwert ist nicht der, an den der Platz gebunden war: "
        "Er wurde nachträglich gewählt oder geändert."
    )
