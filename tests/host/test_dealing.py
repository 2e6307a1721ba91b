"""The host in the provable deal: everybody bound first, attempts counted, nobody shut out."""

from sequence_lan.engine.deal import binding, host_commit, seat_commit
from sequence_lan.engine.header import Deal as Dealt
from sequence_lan.engine.header import bound as bound_values
from sequence_lan.engine.record import read_record, verify
from sequence_lan.host.dealing import ANSWER_WITHIN
from sequence_lan.net.messages import (
    Abandon,
    AddBot,
    Closed,
    Deal,
    DealBegin,
    DealCommits,
    DealOff,
    DealSeeds,
    Kick,
    Leave,
    Lobby,
    Ready,
    Rejected,
    Rematch,
    Reveal,
    SeatCommit,
    SeatSeed,
    Start,
    Update,
    Welcome,
)
from tests.host.conftest import Open
from tests.host.parlour import Parlour, Visitor, options


def stages(visitor: Visitor) -> list[tuple[int, str]]:
    """Every stage that the visitor was told of, with its attempt."""
    names = {DealBegin: "begin", DealCommits: "commits", DealSeeds: "seeds", DealOff: "off"}
    return [(deal.attempt, names[type(deal.stage)]) for deal in visitor.all(Deal)]


def phase(visitor: Visitor) -> str:
    return visitor.lobby.phase


def two(room: Parlour, *, answers_deals: bool = True) -> tuple[Visitor, Visitor]:
    """Ada, the owner, and Bo, who may be one whose computer does not answer deals."""
    ada = room.host()
    return ada, room.come("Bo", 1, answers_deals=answers_deals)


def test_everybody_goes_through_the_stages_in_their_order(parlour: Open) -> None:
    room = parlour(options(3, 3), bots=[(2, "club")])
    ada, bo = two(room)
    wes = room.come("Wes", watch=True)
    room.started(ada)
    for person in (ada, bo, wes):
        assert stages(person) == [(1, "begin"), (1, "commits"), (1, "seeds")]
        assert person.all(Update)[0].version == 0
        assert person.all(Update)[0].events == ()
    begin, commits, seeds = (deal.stage for deal in wes.all(Deal))
    assert isinstance(begin, DealBegin)
    assert isinstance(commits, DealCommits)
    assert isinstance(seeds, DealSeeds)
    assert [(seat.name, seat.side, seat.bot) for seat in begin.seats] == [
        ("Ada", "blue", None),
        ("Bo", "green", None),
        ("Bot 3", "red", "club"),
    ]
    assert commits.commits == (ada.commit(), bo.commit(), None)
    assert seeds.seeds == (ada.seed, bo.seed, None)


def test_no_seed_is_passed_on_before_everybody_is_bound(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    assert stages(bo) == [(1, "begin")]
    code, sentence = ada.rejection(SeatSeed(1, ada.seed))
    assert code == "not_now"
    assert sentence == "Nobody shows a seed before everybody is bound by a commit."
    assert stages(bo) == [(1, "begin")]


def test_a_seat_stays_bound_by_its_first_commit(parlour: Open) -> None:
    room = parlour()
    ada, _ = two(room, answers_deals=False)
    room.started(ada)
    assert ada.send(SeatCommit(1, ada.commit())) == []
    assert ada.rejection(SeatCommit(1, bytes(32)))[0] == "bound"


def test_a_seed_that_its_commit_does_not_bind_is_refused(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    bo.begin = ada.begin
    bo.seed = bytes(32)
    bo.send(SeatCommit(1, bo.commit()))
    assert bo.rejection(SeatSeed(1, b"\x01" * 32))[0] == "wrong_seed"
    assert phase(ada) == "dealing"
    bo.send(SeatSeed(1, bo.seed))
    assert phase(ada) == "playing"


def test_a_watcher_has_no_part_in_the_deal(parlour: Open) -> None:
    room = parlour()
    ada, _ = two(room, answers_deals=False)
    wes = room.come("Wes", watch=True)
    room.started(ada)
    assert wes.rejection(SeatCommit(1, bytes(32)))[0] == "not_seated"
    assert wes.rejection(SeatSeed(1, bytes(32)))[0] == "not_seated"


def test_a_client_that_does_not_answer_ends_the_attempt_and_the_next_begins(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    room.wait(ANSWER_WITHIN - 1)
    assert stages(ada) == [(1, "begin")]
    bo.answers_deals = True
    room.wait(1)
    assert stages(ada) == [(1, "begin"), (1, "off"), (2, "begin"), (2, "commits"), (2, "seeds")]
    assert [d.stage for d in ada.all(Deal) if isinstance(d.stage, DealOff)] == [DealOff((1,))]
    assert phase(ada) == "playing"


def test_each_attempt_has_seeds_of_its_own(parlour: Open) -> None:
    room = parlour()
    ada, _ = two(room, answers_deals=False)
    room.started(ada)
    first = ada.seed
    room.wait(ANSWER_WITHIN)
    assert ada.seed != first
    begun = [d.stage for d in ada.all(Deal) if isinstance(d.stage, DealBegin)]
    assert begun[0].commit != begun[1].commit
    assert begun[0].game == begun[1].game


def test_a_client_that_is_silent_at_its_seed_ends_the_attempt_too(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    bo.begin, bo.seed = ada.begin, bytes(32)
    room.wait(ANSWER_WITHIN - 1)
    bo.send(SeatCommit(1, bo.commit()))
    room.wait(ANSWER_WITHIN - 1)
    assert stages(ada) == [(1, "begin"), (1, "commits")]
    bo.send(SeatCommit(1, bo.commit()))
    room.wait(1)
    assert stages(ada)[2:4] == [(1, "off"), (2, "begin")]


def test_an_answer_to_an_attempt_that_is_off_is_passed_over(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    room.wait(ANSWER_WITHIN)
    assert bo.send(SeatCommit(1, bytes(32))) == []
    assert bo.send(SeatSeed(1, bytes(32))) == []
    assert stages(ada)[-1] == (2, "begin")


def test_the_next_attempt_waits_for_somebody_who_is_away(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    bo.drop()
    room.wait(ANSWER_WITHIN + 30)
    assert stages(ada) == [(1, "begin"), (1, "off")]
    assert phase(ada) == "dealing"
    room.come("Bo", token=bo.token)
    assert stages(ada)[2:] == [(2, "begin"), (2, "commits"), (2, "seeds")]


def test_whoever_comes_back_while_a_deal_is_under_way_is_told_its_stages(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    bo.drop()
    back = room.come("Bo", token=bo.token)
    assert isinstance(back.heard[0], Welcome)
    assert back.heard[0].game is None
    assert stages(back) == [(1, "begin"), (1, "commits"), (1, "seeds")]
    assert phase(ada) == "playing"


def test_the_stage_of_the_commits_is_told_again_too(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    bo.begin, bo.seed = ada.begin, bytes(32)
    bo.send(SeatCommit(1, bo.commit()))
    wes = room.come("Wes", watch=True)
    assert stages(wes) == [(1, "begin"), (1, "commits")]


def test_a_bot_can_be_seated_for_somebody_who_does_not_come_back(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    bo.drop()
    room.wait(170)
    assert ada.rejection(AddBot(1, "club"))[0] == "seat_waits"
    room.wait(10)
    ada.send(AddBot(1, "club"))
    assert phase(ada) == "playing"
    begin = [d.stage for d in ada.all(Deal) if isinstance(d.stage, DealBegin)][-1]
    assert begin.seats[1].bot == "club"
    assert ada.all(Deal)[-1].attempt == 2


def test_whoever_leaves_while_a_deal_is_under_way_sends_everybody_to_the_lobby(
    parlour: Open,
) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    bo.send(Leave())
    assert stages(ada) == [(1, "begin"), (1, "off")]
    assert ada.all(Deal)[-1].stage == DealOff((1,))
    assert phase(ada) == "lobby"


def test_whoever_is_kicked_while_a_deal_is_under_way_does_too(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    ada.send(Kick(bo.you))
    assert phase(ada) == "lobby"
    assert isinstance(bo.end, Closed)


def test_the_owner_gives_a_deal_up(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    assert bo.rejection(Abandon())[0] == "not_owner"
    ada.send(Abandon())
    assert stages(ada) == [(1, "begin"), (1, "off")]
    assert phase(ada) == "lobby"


def test_attempts_are_counted_until_a_game_begins(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room, answers_deals=False)
    room.started(ada)
    ada.send(Abandon())
    bo.answers_deals = True
    bo.send(Leave())
    cy = room.come("Cy", 1)
    ada.send(Start())
    assert stages(ada)[2:] == [(2, "begin"), (2, "commits"), (2, "seeds")]
    ada.send(Abandon())
    ada.send(Rematch())
    cy.send(Ready(True))
    ada.send(Start())
    assert stages(ada)[5:] == [(1, "begin"), (1, "commits"), (1, "seeds")]


def test_a_deal_among_bots_needs_nobodys_answer(parlour: Open) -> None:
    room = parlour(bots=[(0, "club"), (1, "club")])
    ada = room.host(seat=None)
    ada.send(Start())
    assert stages(ada) == [(1, "begin"), (1, "commits"), (1, "seeds")]
    assert phase(ada) == "playing"


def test_the_lobby_says_that_a_deal_is_under_way_before_it_begins(parlour: Open) -> None:
    room = parlour()
    ada, _ = two(room, answers_deals=False)
    told = ada.send(Start())
    assert [type(message) for message in told[:2]] == [Lobby, Deal]
    assert ada.lobby.phase == "dealing"


def test_the_record_is_that_of_the_deal_that_everybody_saw(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room)
    room.started(ada)
    ada.send(Abandon())
    record = read_record(b"".join(part.body for part in bo.all(Reveal)))
    header = record.header
    assert isinstance(header.start, Dealt)
    assert header.table == "Kitchen"
    assert header.started == "2026-11-29T19:10:00Z"
    assert bo.begin is not None
    assert header.game == bo.begin.game
    assert header.start.commit == bo.begin.commit
    assert header.start.seat_commits == (ada.commit(), bo.commit())
    assert header.start.seat_seeds == (ada.seed, bo.seed)
    verdict = verify(record)
    assert verdict.deal == "consistent"
    assert verdict.end == "true"


def test_commits_are_bound_as_the_record_says(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room)
    room.started(ada)
    ada.send(Abandon())
    header = read_record(b"".join(part.body for part in ada.all(Reveal))).header
    assert isinstance(header.start, Dealt)
    bound = binding(bound_values(header))
    assert host_commit(bound, header.start.host_seed) == header.start.commit
    assert seat_commit(bound, 1, bo.seed) == header.start.seat_commits[1]


def test_nobody_is_rejected_in_a_deal_that_goes_well(parlour: Open) -> None:
    room = parlour()
    ada, bo = two(room)
    room.started(ada)
    assert ada.all(Rejected) == bo.all(Rejected) == []
