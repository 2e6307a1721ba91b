"""A game at the table: what is done, what is refused, what everybody hears of it."""

from dataclasses import replace

import msgspec

from sequence_lan.engine.actions import (
    Admit,
    Call,
    Dismiss,
    Draw,
    Exchange,
    Give,
    Pass,
    Play,
    Uphold,
    Withdraw,
)
from sequence_lan.engine.board import Square
from sequence_lan.engine.cards import Card
from sequence_lan.engine.legal import legal_actions
from sequence_lan.engine.record import read_record, verify
from sequence_lan.engine.rules import CLASSIC
from sequence_lan.host.limits import CALLS
from sequence_lan.net.messages import (
    Abandon,
    Act,
    DrawAction,
    DrewEvent,
    EndedEvent,
    HostMessage,
    Lobby,
    PassAction,
    PlacedEvent,
    PlayAction,
    Ready,
    Rejected,
    Rematch,
    Reveal,
    Start,
    TookEvent,
    Update,
    Welcome,
)
from tests.host.conftest import Open
from tests.host.parlour import AUTO, Parlour, Visitor, options

PRINTED = CLASSIC


def seated(room: Parlour, *more: str) -> list[Visitor]:
    """Ada, the owner, and the others named, in their seats; the cards are dealt."""
    people = [room.host()]
    people += [room.come(name, seat) for seat, name in enumerate(more, start=1)]
    room.started(*people)
    return people


def on_turn(people: list[Visitor]) -> Visitor:
    return next(p for p in people if p.seat == people[0].form.to_play)


def off_turn(people: list[Visitor]) -> Visitor:
    return next(p for p in people if p.seat != people[0].form.to_play)


def a_play(visitor: Visitor) -> Play:
    """The first play that the visitor could make."""
    assert visitor.seat is not None
    actions = legal_actions(visitor.view.public, visitor.view.hand, visitor.seat)
    return next(action for action in actions if isinstance(action, Play))


def only(messages: list[HostMessage]) -> HostMessage:
    (message,) = messages
    return message


def refused(visitor: Visitor, act: Act) -> Rejected:
    message = only(visitor.send(act))
    assert isinstance(message, Rejected)
    return message


def over(visitor: Visitor) -> bool:
    return visitor.form.result is not None


def owed(visitor: Visitor) -> tuple[int, ...]:
    return visitor.form.owes


def play_on(room: Parlour, people: list[Visitor]) -> None:
    """The game has been played to its end."""
    while people[0].form.result is None:
        givers = [p for p in people if p.seat in owed(people[0])]
        draws = [p for p in people if p.seat in people[0].form.may_draw]
        (givers or draws or [on_turn(people)])[0].move()


def test_a_move_reaches_everybody_with_the_whole_view(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    wes = room.come("Wes", watch=True)
    mover, other = on_turn(people), off_turn(people)
    play = a_play(mover)
    mover.act(play)
    for person in (mover, other, wes):
        update = person.heard[-1]
        assert isinstance(update, Update)
        assert update.version == 1
        assert update.view.turn == 1
        assert isinstance(update.events[0], PlacedEvent)
        assert update.view.to_play == other.seat
    took = mover.last(Update).events[1]
    assert isinstance(took, TookEvent)
    assert took.seat == mover.seat
    assert took.card in mover.form.hand
    assert other.last(Update).events[1] == DrewEvent(mover.seat or 0)
    assert wes.last(Update).events == other.last(Update).events
    assert wes.last(Update).view.hand == ()
    assert other.last(Update).view.hand == other.all(Update)[0].view.hand


def test_a_move_is_two_kilobytes_at_most_for_each(parlour: Open) -> None:
    room = parlour(options(12))
    people = seated(room, *(f"{n:02}" + "W" * 22 for n in range(11)))
    play_on(room, people)
    sizes = [
        len(frame)
        for person in people
        for frame, message in zip(person.frames, person.heard, strict=True)
        if isinstance(message, Update)
    ]
    assert max(sizes) <= 2048


def test_a_repeat_is_answered_with_the_present_view_and_not_done_twice(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    mover, other = on_turn(people), off_turn(people)
    play = a_play(mover)
    mover.act(play, turn=0)
    first = mover.last(Update)
    heard = len(other.heard)
    mover.acts -= 1
    again = only(mover.act(play, turn=0))
    assert again == Update(1, (), first.view)
    assert len(other.heard) == heard


def test_a_program_that_starts_anew_with_its_clock_set_back_plays_on(parlour: Open) -> None:
    """A client numbers what it does from the time at which it started."""
    room = parlour()
    people = seated(room, "Bo")
    mover, other = on_turn(people), off_turn(people)
    mover.acts = 1_800_000_000_000
    mover.move()
    other.move()
    mover.acts = 1_000
    mover.move()
    assert mover.last(Update).version == 3


def test_the_repeat_of_what_was_refused_is_refused_again(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    other = off_turn(people)
    act = Act(7, PlayAction(other.form.hand[0], "b1"), 0)
    assert refused(other, act).code == "not_your_turn"
    on_turn(people).move()
    again = refused(other, act)
    assert again.code == "not_your_turn"
    assert again.number == 7
    assert again.version == 1
    assert again.view == other.form


def test_another_act_of_the_same_number_is_no_repeat(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    mover = on_turn(people)
    assert refused(mover, Act(1, DrawAction())).code == "nothing_to_draw"
    assert refused(mover, Act(1, PassAction(), 0)).code == "can_play"


def test_the_numbers_of_two_people_do_not_meet(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    first, second = on_turn(people), off_turn(people)
    first.act(a_play(first))
    second.act(a_play(second))
    assert room.table.game is not None
    assert room.table.game.version == 2


def test_a_move_for_another_turn_is_stale_and_answered_with_the_present_view(
    parlour: Open,
) -> None:
    room = parlour()
    people = seated(room, "Bo")
    mover = on_turn(people)
    mover.move()
    off = on_turn(people)
    answer = only(off.act(a_play(off), turn=0))
    assert isinstance(answer, Rejected)
    assert answer.code == "stale"
    assert answer.reason == "The turn has passed on meanwhile: look at the table again."
    assert answer.number == 1
    assert answer.version == 1
    assert answer.view == off.all(Update)[-1].view


def test_a_move_without_its_turn_is_stale(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    mover = on_turn(people)
    play = a_play(mover)
    assert refused(mover, Act(1, PlayAction(play.card, "b1"))).code == "stale"
    assert refused(mover, Act(2, PassAction())).code == "stale"


def test_a_draw_by_somebody_else_makes_nobodys_move_stale(parlour: Open) -> None:
    room = parlour(options(rules=PRINTED))
    people = seated(room, "Bo")
    first, second = on_turn(people), off_turn(people)
    first.act(a_play(first))
    turn = second.form.turn
    first.act(Draw(first.seat or 0))
    assert second.form.turn == turn
    second.act(a_play(second), turn=turn)
    assert room.table.game is not None
    assert room.table.game.version == 3


def test_what_the_rules_refuse_has_their_code_and_sentence(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    mover = on_turn(people)
    answer = only(mover.act(Pass(mover.seat or 0)))
    assert isinstance(answer, Rejected)
    assert answer.code == "can_play"
    assert answer.reason == "You can play a card, so you may not pass."
    assert answer.view == mover.form
    assert room.table.game is not None
    assert room.table.game.version == 0


def test_nobody_acts_for_another_seat(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    mover, other = on_turn(people), off_turn(people)
    play = a_play(mover)
    answer = only(other.act(play))
    assert isinstance(answer, Rejected)
    assert answer.code == "not_your_turn"
    assert room.table.game is not None
    assert room.table.game.version == 0


def test_a_watcher_does_nothing(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    wes = room.come("Wes", watch=True)
    answer = refused(wes, Act(1, PlayAction("9D", "h5"), 0))
    assert answer.code == "not_seated"
    assert answer.view is not None
    assert answer.view.hand == ()
    assert people[0].form.turn == 0


def test_a_claim_that_is_no_line_is_a_malformed_move(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    mover = on_turn(people)
    answer = refused(mover, Act(1, PlayAction(mover.form.hand[0], "b1", ("a1-b9",)), 0))
    assert (answer.code, answer.reason) == ("malformed", '"a1-b9" is no line of five.')


def test_an_act_in_the_lobby_is_refused(parlour: Open) -> None:
    answer = refused(parlour().host(), Act(3, DrawAction()))
    assert answer == Rejected("no_game", "No game is being played.", 3)


def test_a_call_is_made_admitted_and_paid(parlour: Open) -> None:
    room = parlour(options(4))
    people = seated(room, "Bo", "Cy", "Di")
    ada, bo, _, di = people
    ada.act(Call(0, 1))
    assert di.form.call is not None
    assert bo.form.call is not None
    assert (bo.form.call.side, bo.form.call.by) == ("green", 0)
    bo.act(Admit(1))
    assert owed(ada) == (1, 3)
    for person in (bo, di):
        card = person.view.hand[0]
        person.act(Give(person.seat or 0, card))
    assert owed(ada) == ()
    assert ada.form.hand_counts == (6, 5, 6, 5)


def test_a_call_is_withdrawn_by_whoever_made_it(parlour: Open) -> None:
    room = parlour(options(4))
    ada, bo, *_ = seated(room, "Bo", "Cy", "Di")
    bo.act(Call(1, 0))
    assert isinstance(only(ada.act(Withdraw(0))), Rejected)
    bo.act(Withdraw(1))
    assert ada.form.call is None


def test_only_the_owner_upholds_and_dismisses(parlour: Open) -> None:
    room = parlour(options(4))
    ada, bo, *_ = seated(room, "Bo", "Cy", "Di")
    assert only(bo.act(Uphold())) == only([bo.last(Rejected)])
    assert bo.last(Rejected).code == "no_call"
    bo.act(Call(1, 0))
    assert isinstance(only(bo.act(Uphold())), Rejected)
    assert bo.last(Rejected).code == "not_allowed"
    bo.act(Dismiss())
    assert bo.last(Rejected).code == "not_allowed"
    ada.act(Dismiss())
    assert bo.form.call is None
    bo.act(Call(1, 0))
    ada.act(Uphold())
    assert bo.form.owes == (0, 2)


def test_the_owner_decides_from_the_watchers_too(parlour: Open) -> None:
    room = parlour(options(4))
    ada = room.host(seat=None)
    bo, *_ = [room.come(name, seat) for seat, name in enumerate(("Bo", "Cy", "Di", "Ed"))]
    room.started(ada)
    bo.act(Call(0, 1))
    ada.act(Dismiss())
    assert bo.form.call is None


def test_calls_one_after_the_other_have_to_wait(parlour: Open) -> None:
    room = parlour(options(4))
    ada, *_ = seated(room, "Bo", "Cy", "Di")
    for _ in range(CALLS.at_once):
        ada.act(Call(0, 1))
        ada.act(Withdraw(0))
    answer = only(ada.act(Call(0, 1)))
    assert isinstance(answer, Rejected)
    assert answer.code == "too_fast"
    ada.acts -= 1
    room.wait(10)
    assert isinstance(only(ada.act(Call(0, 1))), Update)


def test_the_end_is_shown_to_everybody_with_the_record(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    wes = room.come("Wes", watch=True)
    play_on(room, people)
    for person in (*people, wes):
        update, lobby, reveal = person.heard[-3:]
        assert isinstance(update, Update)
        assert isinstance(update.events[-1], EndedEvent)
        assert update.view.result is not None
        assert isinstance(lobby, Lobby)
        assert lobby.lobby.phase == "ended"
        assert isinstance(reveal, Reveal)
        assert (reveal.part, reveal.parts) == (0, 1)
        verdict = verify(read_record(reveal.body))
        assert verdict.holds
        assert verdict.end == "true"
        assert verdict.state.public.result == people[0].view.public.result


def test_whoever_comes_after_the_end_is_shown_the_record_too(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    bo = people[1]
    play_on(room, people)
    late = room.come("Wes", watch=True)
    assert late.last(Reveal) == bo.last(Reveal)
    back = room.come("Bo", token=bo.token)
    assert back.last(Reveal) == bo.last(Reveal)


def test_nobody_is_shown_a_record_before_the_end(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    on_turn(people).move()
    wes = room.come("Wes", watch=True)
    assert [p for p in (*people, wes) if p.all(Reveal)] == []


def test_a_long_record_is_shown_in_parts(parlour: Open) -> None:
    room = parlour(options(4))
    people = seated(room, "Bo", "Cy", "Di")
    ada = people[0]
    for _ in range(450):
        room.wait(10)
        ada.act(Call(0, 1))
        ada.act(Withdraw(0))
    ada.send(Abandon())
    parts = ada.all(Reveal)
    assert [part.part for part in parts] == [0, 1]
    assert {part.parts for part in parts} == {2}
    assert len(parts[0].body) == 48 * 1024
    assert verify(read_record(b"".join(part.body for part in parts))).holds


def test_after_the_end_every_move_is_refused(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    play_on(room, people)
    answer = refused(people[0], Act(999, PassAction(), 0))
    assert (answer.code, answer.reason) == ("game_over", "The game is over.")


def test_the_owner_gives_a_game_up(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    ada, bo = people
    on_turn(people).move()
    assert bo.rejection(Abandon())[0] == "not_owner"
    ada.send(Abandon())
    update = bo.last(Update)
    assert update.events == (EndedEvent("abandoned"),)
    assert update.version == 1
    assert update.view.result is not None
    assert update.view.result.reason == "abandoned"
    record = read_record(bo.last(Reveal).body)
    assert record.end is not None
    assert record.end.reason == "abandoned"
    assert ada.rejection(Abandon())[0] == "not_now"
    assert refused(bo, Act(50, DrawAction())).code == "game_over"


def test_another_game_is_played_with_the_same_seats(parlour: Open) -> None:
    room = parlour(options(3, 3), bots=[(2, "club")])
    ada, bo = seated(room, "Bo")
    first = ada.last(Update).view.hand
    ada.send(Abandon())
    assert bo.rejection(Rematch())[0] == "not_owner"
    ada.send(Rematch())
    assert ada.lobby.phase == "lobby"
    assert [(p.name, p.seat, p.ready) for p in ada.lobby.people] == [
        ("Ada", 0, False),
        ("Bo", 1, False),
    ]
    assert ada.lobby.bots == (None, None, "club")
    assert ada.rejection(Start())[0] == "not_ready"
    bo.send(Ready(True))
    ada.send(Start())
    assert ada.last(Update).version == 0
    assert ada.last(Update).view.hand != first
    assert room.come("Wes", watch=True).last(Welcome).game is not None


def test_there_is_no_other_game_before_the_end_of_the_first(parlour: Open) -> None:
    ada, _ = seated(parlour(), "Bo")
    assert ada.rejection(Rematch())[0] == "not_now"


def test_bots_move_where_they_sit(parlour: Open) -> None:
    room = parlour(options(3, 3, rules=PRINTED), bots=[(1, "club"), (2, "master")])
    (ada,) = seated(room)
    room.move_bots()
    while ada.form.result is None and ada.form.turn < 30:
        assert ada.seat in (ada.form.to_play, *ada.form.may_draw)
        ada.move()
        room.move_bots()
    assert ada.form.turn >= 30 or ada.form.result is not None


def test_bots_give_the_cards_that_their_side_owes(parlour: Open) -> None:
    room = parlour(options(4), bots=[(1, "club"), (3, "club")])
    ada = room.host()
    room.come("Cy", 2)
    room.started(ada)
    ada.act(Call(0, 1))
    room.move_bots()
    ada.act(Uphold())
    room.move_bots()
    assert ada.form.owes == ()


def test_a_bot_that_was_overtaken_does_nothing(parlour: Open) -> None:
    room = parlour(bots=[(1, "club")])
    (ada,) = seated(room)
    if ada.form.to_play == 0:
        ada.move()
    turn = room.table.bot_turn(room.now)
    assert turn is not None
    ada.send(Abandon())
    view = turn.view
    play = next(a for a in legal_actions(view.public, view.hand, 1) if isinstance(a, Play))
    assert room.table.bot_acts(turn, play, room.now) == []


def test_when_the_clock_runs_out_a_bot_makes_that_one_move(parlour: Open) -> None:
    room = parlour(options(clock=30))
    people = seated(room, "Bo")
    mover = on_turn(people)
    room.wait(29)
    assert room.table.bot_turn(room.now) is None
    room.wait(1)
    room.move_bots()
    assert people[0].form.turn == 1
    assert people[0].form.to_play != mover.seat
    assert room.table.bot_turn(room.now) is None
    on_turn(people).move()
    assert people[0].form.turn == 2


def test_everybody_hears_how_much_of_the_turn_is_left(parlour: Open) -> None:
    room = parlour(options(clock=30))
    people = seated(room, "Bo")
    assert [person.last(Update).clock for person in people] == [30, 30]
    room.wait(12)
    on_turn(people).move()
    assert [person.last(Update).clock for person in people] == [30, 30]
    room.wait(12)
    late = room.come("Cy", watch=True)
    welcome = late.last(Welcome)
    assert welcome.game is not None
    assert welcome.game.clock == 18


def test_without_a_clock_nothing_is_said_of_one(parlour: Open) -> None:
    room = parlour(options())
    people = seated(room, "Bo")
    assert people[0].last(Update).clock is None


def test_a_dead_card_is_exchanged_and_the_same_turn_goes_on(parlour: Open) -> None:
    room = parlour(options(rules=replace(AUTO, dead_cards_per_turn=None)), seed=5)
    people = seated(room, "Bo")
    while people[0].form.result is None:
        mover = on_turn(people)
        assert mover.seat is not None
        legal = legal_actions(mover.view.public, mover.view.hand, mover.seat)
        exchange = next((action for action in legal if isinstance(action, Exchange)), None)
        if exchange is not None:
            turn = mover.form.turn
            mover.act(exchange)
            assert mover.form.turn == turn
            assert mover.form.exchanges == 1
            return
        # Not what a bot would choose: the game stays the same when they play better.
        mover.act(legal[0])
    raise AssertionError("no card died in this game")


def test_the_log_of_a_newcomer_leaves_draws_out(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    on_turn(people).move()
    on_turn(people).move()
    wes = room.come("Wes", watch=True)
    game = wes.last(Welcome).game
    assert game is not None
    assert game.version == 2
    assert [type(event) for event in game.log] == [PlacedEvent, PlacedEvent]
    assert game.view == msgspec.structs.replace(people[0].form, seat=None, hand=())
    assert game.commits is not None
    assert game.seeds is not None


def test_a_square_or_card_that_does_not_exist_is_no_move(parlour: Open) -> None:
    room = parlour()
    people = seated(room, "Bo")
    mover = on_turn(people)
    answer = only(mover.act(Play(mover.seat or 0, Card("2C"), Square(0))))
    assert isinstance(answer, Rejected)
    assert answer.code in ("corner", "not_in_hand")
