"""A host that does not deal fairly is caught by every honest client (RECORD.md, the provable deal).

In each test the host is Ada's computer; what Bo's computer makes of it is looked at.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest

from sequence_lan.client.deal_check import bound_of
from sequence_lan.client.model import Proof
from sequence_lan.engine.deal import seat_commit
from sequence_lan.engine.sentence import Sentence
from sequence_lan.net.messages import (
    Deal,
    DealBegin,
    DealCommits,
    DealSeeds,
    HostMessage,
    Reveal,
    SeatCommit,
    SeatEntry,
    SeatSeed,
)
from tests.client.evening import Evening, Hold, Tamper, honest

OTHER = bytes(31) + b"\x07"
"""32 bytes that nobody has drawn."""

CHOSEN = (
    "The seed shown for {name} is not the one it was bound to: it was chosen or changed afterwards."
)


def to_bo(kind: type, change: Callable[[Any], HostMessage | None]) -> Tamper:
    """Bo gets ``change(message)`` in place of each message of that kind; None takes it away."""

    def tamper(person: str, message: HostMessage) -> Iterable[HostMessage]:
        if person != "Bo" or not isinstance(message, kind):
            return (message,)
        arrives = change(message)
        return () if arrives is None else (arrives,)

    return tamper


def stage(kind: type, change: Callable[[Any], Any]) -> Tamper:
    """Bo gets the stage of that kind changed."""
    return to_bo(
        Deal,
        lambda deal: (
            Deal(deal.attempt, change(deal.stage)) if isinstance(deal.stage, kind) else deal
        ),
    )


def with_value(values: tuple[bytes | None, ...], seat: int, value: bytes | None) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def answers_of(evening: Evening, kind: type) -> int:
    """How many answers of that kind Bo's computer has sent."""
    return sum(name == "Bo" and isinstance(message, kind) for name, message in evening.answered)


def end_of(evening: Evening) -> Proof:
    """The game is played, and Bo's computer has its answer."""
    evening.start()
    evening.play()
    return evening.proof("Bo")


# The four outcomes -----------------------------------------------------------------------------


def test_an_honest_deal_is_proved_to_everybody(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    assert end_of(evening) == Proof("proved", None)
    assert evening.proof("Ada") == Proof("proved", None)


def test_with_bots_and_two_people_the_deal_is_proved(hold: Hold) -> None:
    evening = hold("Ada", "Bo", bots=(None, "club", None, "club"))
    assert end_of(evening) == Proof("proved", None)


def test_with_no_other_person_there_is_nothing_to_prove(hold: Hold) -> None:
    evening = hold("Bo", bots=(None, "club"))
    assert end_of(evening) == Proof(
        "nothing_to_prove", Sentence("There was no other person at the table.")
    )


def test_a_seed_never_shown_is_told_after_some_seconds(hold: Hold) -> None:
    evening = hold("Ada", "Bo", tamper=to_bo(Reveal, lambda reveal: None))
    evening.start()
    evening.play()
    assert evening.game("Bo").proof is None
    evening.wait(15)
    assert evening.proof("Bo") == Proof("not_shown", None)


def test_a_seed_never_shown_is_told_when_the_host_closes_the_table(hold: Hold) -> None:
    evening = hold("Ada", "Bo", tamper=to_bo(Reveal, lambda reveal: None))
    evening.start()
    evening.play()
    evening.close()
    assert evening.proof("Bo") == Proof("not_shown", None)


def test_a_record_that_comes_late_still_counts(hold: Hold) -> None:
    held_back: list[HostMessage] = []
    evening = hold("Ada", "Bo", tamper=to_bo(Reveal, held_back.append))
    evening.start()
    evening.play()
    evening.wait(15)
    for part in held_back:
        evening.guests["Bo"].receive(part, evening.now)
    assert evening.proof("Bo") == Proof("proved", None)


def test_a_game_that_the_owner_abandons_is_proved_as_well(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    evening.play(moves=5)
    evening.abandon()
    assert evening.proof("Bo") == Proof("proved", None)


# What the deal is bound to ---------------------------------------------------------------------


def bound_to(**change: Any) -> Tamper:
    """Ada's host binds Bo to something else than the lobby showed."""
    return stage(DealBegin, lambda begin: msgspec.structs.replace(begin, **change))


def manual_draws(begin: DealBegin) -> DealBegin:
    rules = msgspec.structs.replace(begin.rules, draw="manual")
    return msgspec.structs.replace(begin, rules=rules)


OTHER_BINDINGS = {
    "other rules": (
        stage(DealBegin, manual_draws),
        "The deal is bound to other rules than the lobby showed: draw is manual, not auto.",
    ),
    "other sides": (
        bound_to(sides=("green", "blue")),
        "The deal is bound to the sides green, blue; the lobby showed blue, green.",
    ),
    "another seat": (
        bound_to(seats=(*[SeatEntry("Ada", "blue"), SeatEntry("Bo", "green")] * 2,)),
        "The deal is bound to 4 seats; the lobby showed 2.",
    ),
    "somebody else": (
        bound_to(seats=(SeatEntry("Mallory", "blue"), SeatEntry("Bo", "green"))),
        "The deal has Mallory on the seat where the lobby showed Ada.",
    ),
    "a person called a bot": (
        bound_to(seats=(SeatEntry("Ada", "blue", "club"), SeatEntry("Bo", "green"))),
        "The deal calls the seat of Ada a bot's; a person sits there.",
    ),
    "oneself called a bot": (
        bound_to(seats=(SeatEntry("Ada", "blue"), SeatEntry("Bo", "green", "club"))),
        "The deal calls the seat of Bo a bot's; a person sits there.",
    ),
    "the wrong side": (
        bound_to(seats=(SeatEntry("Ada", "green"), SeatEntry("Bo", "green"))),
        "The deal has Ada play for green, but that seat plays for blue.",
    ),
}


@pytest.mark.parametrize(("tamper", "sentence"), OTHER_BINDINGS.values(), ids=list(OTHER_BINDINGS))
def test_whoever_is_bound_to_other_things_than_the_lobby_showed_stays_out(
    hold: Hold, tamper: Tamper, sentence: str
) -> None:
    evening = hold("Ada", "Bo", tamper=tamper)
    evening.start()
    assert evening.notice("Bo") == sentence
    assert answers_of(evening, SeatCommit) == 0
    assert evening.guests["Bo"].table.game is None


def test_a_bot_called_a_person_is_caught(hold: Hold) -> None:
    entries = (SeatEntry("Bo", "blue"), SeatEntry("Bot 2", "green"))
    evening = hold("Bo", bots=(None, "club"), tamper=bound_to(seats=entries))
    evening.start()
    assert evening.notice("Bo") == "The deal has Bot 2 on a seat where the lobby showed a bot."


def test_a_better_bot_than_the_lobby_showed_is_caught(hold: Hold) -> None:
    entries = (SeatEntry("Bo", "blue"), SeatEntry("Bot 2", "green", "master"))
    evening = hold("Bo", bots=(None, "club"), tamper=bound_to(seats=entries))
    evening.start()
    assert evening.notice("Bo") == (
        "The deal has the bot master on a seat where the lobby showed the bot club."
    )


def test_the_number_of_an_earlier_game_is_caught(hold: Hold) -> None:
    evening = hold("Ada", "Bo")
    evening.start()
    old = evening.game("Bo").game
    evening.play()
    evening.tamper = stage(DealBegin, lambda begin: msgspec.structs.replace(begin, game=old))
    evening.again()
    assert evening.notice("Bo") == "The host gave this deal the number of an earlier game."


# Commits before seeds --------------------------------------------------------------------------


def test_a_host_that_leaves_out_a_commit_sees_no_seed(hold: Hold) -> None:
    def without_ada(stage: DealCommits) -> DealCommits:
        return DealCommits(with_value(stage.commits, 0, None))

    evening = hold("Ada", "Bo", tamper=stage(DealCommits, without_ada))
    evening.start()
    assert evening.notice("Bo") == "The host dropped the commit of Ada."
    assert answers_of(evening, SeatSeed) == 0


def test_a_host_that_puts_another_commit_for_ones_own_sees_no_seed(hold: Hold) -> None:
    def another(stage: DealCommits) -> DealCommits:
        return DealCommits(with_value(stage.commits, 1, OTHER))

    evening = hold("Ada", "Bo", tamper=stage(DealCommits, another))
    evening.start()
    assert evening.notice("Bo") == "The host passed on another commit for your seat than yours."
    assert answers_of(evening, SeatSeed) == 0


def test_seeds_before_the_commits_are_not_accepted(hold: Hold) -> None:
    evening = hold("Ada", "Bo", tamper=stage(DealCommits, lambda stage: DealSeeds((OTHER, OTHER))))
    evening.start()
    assert evening.notice("Bo") == "The host showed seeds before everybody was bound by a commit."
    assert answers_of(evening, SeatSeed) == 0


def test_the_hosts_own_seat_that_chooses_its_seed_after_the_others_is_caught(hold: Hold) -> None:
    def chosen(stage: DealSeeds) -> DealSeeds:
        return DealSeeds(with_value(stage.seeds, 0, OTHER))

    evening = hold("Ada", "Bo", tamper=stage(DealSeeds, chosen))
    proof = end_of(evening)
    sentence = CHOSEN.format(name="Ada")
    assert evening.notice("Bo") == sentence
    assert proof == Proof("false", Sentence(CHOSEN, {"name": "Ada"}))


def test_the_hosts_own_seat_that_changes_its_commit_to_fit_is_caught(hold: Hold) -> None:
    sent: list[DealBegin | DealCommits] = []

    def fitted(person: str, message: HostMessage) -> Iterable[HostMessage]:
        if person != "Bo" or not isinstance(message, Deal):
            return (message,)
        if not isinstance(message.stage, DealSeeds):
            assert isinstance(message.stage, DealBegin | DealCommits)
            sent.append(message.stage)
            return (message,)
        begin, commits = sent
        assert isinstance(begin, DealBegin)
        assert isinstance(commits, DealCommits)
        fits = seat_commit(bound_of(begin), 0, OTHER)
        return (
            Deal(1, DealCommits(with_value(commits.commits, 0, fits))),
            Deal(1, DealSeeds(with_value(message.stage.seeds, 0, OTHER))),
        )

    evening = hold("Ada", "Bo", tamper=fitted)
    assert end_of(evening) == Proof(
        "false", Sentence("The host changed commits after it had sent them.")
    )


def test_a_seed_that_is_dropped_is_caught(hold: Hold) -> None:
    def without_ada(stage: DealSeeds) -> DealSeeds:
        return DealSeeds(with_value(stage.seeds, 0, None))

    evening = hold("Ada", "Bo", tamper=stage(DealSeeds, without_ada))
    assert end_of(evening) == Proof(
        "false",
        Sentence("The host dropped the seed of {name}.", {"name": "Ada"}),
    )


def test_ones_own_seed_replaced_is_caught(hold: Hold) -> None:
    def replaced(stage: DealSeeds) -> DealSeeds:
        return DealSeeds(with_value(stage.seeds, 1, OTHER))

    evening = hold("Ada", "Bo", tamper=stage(DealSeeds, replaced))
    assert end_of(evening) == Proof("false", Sentence(CHOSEN, {"name": "Bo"}))


def test_cards_before_the_seeds_are_caught_at_once(hold: Hold) -> None:
    evening = hold(
        "Ada",
        "Bo",
        tamper=to_bo(Deal, lambda deal: None if isinstance(deal.stage, DealSeeds) else deal),
    )
    evening.start()
    assert evening.proof("Bo") == Proof(
        "false", Sentence("The host dealt the cards without showing everybody's seeds.")
    )


# Deals called off ------------------------------------------------------------------------------


def never_bound(person: str, message: HostMessage) -> Iterable[HostMessage]:
    """Bo never hears that all are bound, so that no attempt can succeed."""
    stays = person == "Bo" and isinstance(message, Deal) and isinstance(message.stage, DealCommits)
    return () if stays else (message,)


def test_a_deal_called_off_again_and_again_is_told_with_its_number(hold: Hold) -> None:
    evening = hold("Ada", "Bo", tamper=never_bound)
    evening.start()
    evening.wait(11)
    assert evening.guests["Bo"].table.notice is None
    evening.wait(11)
    assert evening.notice("Bo") == (
        "The deal was called off 2 times; this is attempt 3. "
        "A host that goes on like that may be waiting for cards it likes."
    )


def test_a_host_that_hides_how_often_a_deal_was_called_off_is_caught(hold: Hold) -> None:
    def always_the_first(person: str, message: HostMessage) -> Iterable[HostMessage]:
        arrives = never_bound(person, message)
        return (Deal(1, m.stage) if isinstance(m, Deal) else m for m in arrives)

    evening = hold("Ada", "Bo", tamper=always_the_first)
    evening.start()
    evening.wait(11)
    assert (
        evening.notice("Bo") == "The host has called off a deal, but says that this is attempt 1."
    )


def test_each_attempt_has_a_seed_of_its_own(hold: Hold) -> None:
    evening = hold("Ada", "Bo", tamper=never_bound)
    evening.start()
    evening.tamper = honest
    evening.wait(11)
    first, second = (
        message.commit
        for name, message in evening.answered
        if name == "Bo" and isinstance(message, SeatCommit)
    )
    assert first != second
    evening.play()
    assert evening.game("Bo").attempt == 2
    assert evening.proof("Bo") == Proof("proved", None)
