"""Table talk, from the call to the cards given (RULES.md 5)."""

from dataclasses import replace

import pytest

from sequence_lan.engine.actions import (
    Action,
    Admit,
    Call,
    Dismiss,
    Draw,
    Pass,
    Uphold,
    Withdraw,
)
from sequence_lan.engine.public import OpenCall
from sequence_lan.engine.rules import CLASSIC, ITALIAN, TableTalk
from sequence_lan.engine.state import State
from tests.engine.staging import (
    FRIENDLY,
    after,
    deck,
    exchange,
    give,
    hand,
    happened,
    offered,
    outcome,
    piles,
    play,
    refused,
    stage,
)

HANDS = ["2S 3S", "2H 3H", "2D 3D", "2C 3C"]
FOUR = stage(hands=HANDS, deck="KC QC TC 9C")
BLUE, GREEN, RED = 0, 1, 2


@pytest.mark.parametrize("by", [0, 2])
def test_a_player_of_another_side_calls_whoever_is_on_turn(by: int) -> None:
    assert "call green" in offered(FOUR, by)
    assert happened(FOUR, Call(by, GREEN)) == [f"called {by} green"]
    state = after(FOUR, Call(by, GREEN))
    assert state.public.call == OpenCall(GREEN, by)
    assert state.public.owes == ()


def test_nobody_calls_their_own_side() -> None:
    for seat, side in ((0, BLUE), (1, GREEN), (2, BLUE), (3, GREEN)):
        assert refused(FOUR, Call(seat, side)) == "not_allowed"


def test_a_side_of_one_member_cannot_be_called() -> None:
    assert refused(stage(hands=["2S", "2H"]), Call(0, GREEN)) == "not_allowed"
    assert offered(stage(hands=["", ""]), 0) == ["pass"]
    rules = replace(FRIENDLY, uneven_teams=True)
    five = stage(rules, hands=[""] * 5, sides=3)
    assert refused(five, Call(0, RED)) == "not_allowed"
    # The one member of red may call the others.
    assert after(five, Call(2, BLUE)).public.call == OpenCall(BLUE, 2)
    assert offered(five, 2) == ["call blue", "call green"]


@pytest.mark.parametrize(
    ("answer", "events"),
    [
        (Admit(1), ["answered admitted green 1"]),
        (Admit(3), ["answered admitted green 3"]),
        (Uphold(), ["answered upheld green None"]),
    ],
)
def test_a_call_stands_when_a_member_admits_it_or_the_owner_upholds_it(
    answer: Action, events: list[str]
) -> None:
    state = after(FOUR, Call(0, GREEN))
    assert happened(state, answer) == events
    state = after(state, answer)
    assert (state.public.call, state.public.owes) == (None, (1, 3))


@pytest.mark.parametrize(
    ("answer", "events"),
    [
        (Withdraw(2), ["answered withdrawn green 2"]),
        (Dismiss(), ["answered dismissed green None"]),
    ],
)
def test_a_call_falls_when_the_caller_withdraws_it_or_the_owner_dismisses_it(
    answer: Action, events: list[str]
) -> None:
    state = after(FOUR, Call(2, GREEN))
    assert happened(state, answer) == events
    state = after(state, answer)
    assert (state.public.call, state.public.owes) == (None, ())


def test_only_a_member_admits_and_only_the_caller_withdraws() -> None:
    state = after(FOUR, Call(0, GREEN))
    for seat in (0, 2):
        assert refused(state, Admit(seat)) == "not_allowed"
    for seat in (1, 2, 3):
        assert refused(state, Withdraw(seat)) == "not_allowed"
    assert offered(state, 0)[-1:] == ["withdraw"]
    assert offered(state, 1) == ["admit"]
    assert offered(state, 2) == []


@pytest.mark.parametrize("answer", [Admit(1), Withdraw(0), Uphold(), Dismiss()])
def test_without_a_call_there_is_nothing_to_answer(answer: Action) -> None:
    assert refused(FOUR, answer) == "no_call"


def test_one_call_at_a_time() -> None:
    state = after(FOUR, Call(0, GREEN))
    for seat, side in ((0, GREEN), (2, GREEN), (1, BLUE), (3, BLUE)):
        assert refused(state, Call(seat, side)) == "call_open"
    state = after(state, Withdraw(0))
    assert after(state, Call(3, BLUE)).public.call == OpenCall(BLUE, 3)


def test_play_goes_on_while_a_call_is_open() -> None:
    state = after(FOUR, Call(0, GREEN), play(0, "2S", "b1"), play(1, "2H", "e6"))
    assert (state.public.to_play, state.public.call) == (2, OpenCall(GREEN, 0))
    state = after(state, Admit(3))
    assert state.public.owes == (1, 3)


def test_every_member_gives_a_card_of_their_own_choice_and_gets_none() -> None:
    state = after(FOUR, Call(0, GREEN), Admit(1))
    assert happened(state, give(3, "3C")) == ["gave 3 3C"]
    state = after(state, give(3, "3C"), give(1, "2H"))
    assert [hand(state, seat) for seat in range(4)] == ["2S 3S", "3H", "2D 3D", "2C"]
    assert piles(state) == ["", "2H", "", "3C"]
    assert (deck(state), state.public.owes) == ("KC QC TC 9C", ())


def test_the_hand_stays_one_card_smaller() -> None:
    state = after(
        FOUR,
        Call(0, GREEN),
        Admit(1),
        give(1, "2H"),
        play(0, "2S", "b1"),
        play(1, "3H", "f6"),
    )
    assert state.public.hand_counts == (2, 1, 2, 2)


def test_a_penalty_card_goes_on_the_common_pile_where_there_is_one() -> None:
    rules = replace(FRIENDLY, discard="common")
    state = stage(rules, hands=HANDS, deck="KC", discards=["9S"])
    state = after(state, Call(0, GREEN), Uphold(), give(3, "3C"), give(1, "2H"))
    assert piles(state) == ["9S 3C 2H"]


def test_who_owes_gives_before_they_play_exchange_draw_or_pass() -> None:
    state = stage(
        CLASSIC,
        hands=["7H 2S", "2H", "2D", "2C"],
        blue="i5 d6",
        deck="KC QC",
        may_draw=[0],
        owes=[0],
    )
    for action in (play(0, "2S", "b1"), exchange(0, "7H"), Draw(0), Pass(0)):
        assert refused(state, action) == "owes_card"
    assert offered(state, 0) == ["give 7H", "give 2S", "call green"]
    paid = after(state, give(0, "2S"))
    assert (hand(paid, 0), paid.public.to_play) == ("7H", 0)
    assert offered(paid, 0) == ["exchange 7H", "draw", "pass", "call green"]


def test_who_owes_nothing_plays_on_while_others_owe() -> None:
    state = after(FOUR, Call(0, GREEN), Uphold(), play(0, "2S", "b1"))
    assert refused(state, play(1, "2H", "e6")) == "owes_card"
    state = after(state, give(1, "3H"), play(1, "2H", "e6"), play(2, "2D", "c3"))
    assert state.public.owes == (3,)
    assert refused(state, play(3, "2C", "e2")) == "owes_card"


def test_a_card_is_given_also_out_of_turn() -> None:
    state = after(FOUR, Call(0, GREEN), Uphold())
    assert state.public.to_play == 0
    assert after(state, give(3, "2C"), give(1, "2H")).public.hand_counts == (2, 1, 2, 1)


def test_who_owes_may_still_call_admit_and_withdraw() -> None:
    state = stage(hands=HANDS, deck="KC", owes=[0, 1, 2, 3])
    state = after(state, Call(1, BLUE))
    assert offered(state, 1) == ["give 2H", "give 3H", "withdraw"]
    assert offered(state, 0) == ["give 2S", "give 3S", "admit"]
    assert after(state, Withdraw(1)).public.call is None
    assert after(state, Admit(2)).public.owes == (0, 0, 1, 2, 2, 3)


def test_calls_add_up_before_the_first_is_paid() -> None:
    state = after(FOUR, Call(0, GREEN), Uphold(), Call(2, GREEN), Admit(1))
    assert state.public.owes == (1, 1, 3, 3)
    state = after(state, give(1, "2H"))
    assert state.public.owes == (1, 3, 3)
    state = after(state, give(1, "3H"), give(3, "2C"))
    assert (state.public.owes, state.public.hand_counts) == ((3,), (2, 0, 2, 1))
    assert refused(state, give(1, "2H")) == "nothing_owed"


def test_both_sides_may_owe_at_once_in_seat_order() -> None:
    state = after(FOUR, Call(1, BLUE), Uphold(), Call(0, GREEN), Uphold())
    assert state.public.owes == (0, 1, 2, 3)


def test_nobody_owes_more_cards_than_they_hold() -> None:
    state = stage(hands=["2S", "2H 3H", "2D", "2C"], deck="KC")
    for _ in range(3):
        state = after(state, Call(0, GREEN), Uphold())
    assert state.public.owes == (1, 1, 3)


def test_a_member_without_a_card_is_skipped() -> None:
    state = stage(hands=["2S", "2H 3H", "2D", ""], deck="KC")
    state = after(state, Call(0, GREEN), Uphold())
    assert state.public.owes == (1,)
    assert refused(state, give(3, "2H")) == "nothing_owed"


def test_a_whole_side_without_cards_owes_nothing() -> None:
    state = stage(hands=["2S", "", "2D", ""], deck="KC")
    assert after(state, Call(0, GREEN), Uphold()).public.owes == ()


def test_a_penalty_card_may_be_the_last_one_and_then_one_passes() -> None:
    state = stage(hands=["2S", "2H", "2D", "2C"], to_play=1, deck="KC")
    state = after(state, Call(0, GREEN), Uphold(), give(1, "2H"))
    assert hand(state, 1) == ""
    assert offered(state, 1) == ["pass", "call blue"]


def test_a_member_who_was_owed_a_draw_draws_after_giving() -> None:
    state = stage(CLASSIC, hands=HANDS, deck="KC QC", may_draw=[3], owes=[3])
    assert refused(state, Draw(3)) == "owes_card"
    state = after(state, give(3, "2C"), Draw(3))
    assert hand(state, 3) == "3C KC"


def test_all_members_of_a_side_of_six_owe() -> None:
    cards = "2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C"
    state = stage(hands=cards.split())
    state = after(state, Call(1, BLUE), Uphold())
    assert state.public.owes == (0, 2, 4, 6, 8, 10)


def test_three_sides_only_the_called_one_owes() -> None:
    rules = replace(FRIENDLY, sequences_to_win=1)
    state = stage(rules, hands=["2S", "2H", "2D", "2C", "3S", "3H"], sides=3)
    assert offered(state, 0)[-2:] == ["call green", "call red"]
    state = after(state, Call(0, RED), Admit(5))
    assert state.public.owes == (2, 5)


def with_talk(talk: TableTalk) -> State:
    return stage(replace(FRIENDLY, table_talk=talk), hands=HANDS, deck="KC")


def test_with_warn_a_call_is_logged_only() -> None:
    state = with_talk("warn")
    assert happened(state, Call(0, GREEN)) == ["called 0 green"]
    called = after(state, Call(0, GREEN))
    assert called == state
    assert happened(called, Call(2, GREEN)) == ["called 2 green"]
    for answer in (Admit(1), Withdraw(0), Uphold(), Dismiss()):
        assert refused(called, answer) == "no_call"
    assert refused(state, Call(0, BLUE)) == "not_allowed"


def test_with_table_talk_off_nobody_calls() -> None:
    assert ITALIAN.table_talk == "off"
    state = with_talk("off")
    assert refused(state, Call(0, GREEN)) == "not_allowed"
    assert [text for text in offered(state, 0) if text.startswith("call")] == []


def test_a_call_open_at_the_end_stays_unanswered() -> None:
    state = stage(hands=["", "", "", ""], passed=[1, 2, 3])
    state = after(state, Call(1, BLUE), Pass(0))
    assert outcome(state) == ("stalemate", None)
    assert state.public.call == OpenCall(BLUE, 1)
    for answer in (Admit(0), Withdraw(1), Uphold(), Dismiss()):
        assert refused(state, answer) == "game_over"
