"""A frame of every message, byte by byte after DESIGN.md 4 and the MessagePack specification.

Written out by hand, so that two versions of ours can't agree on a mistake: 4 bytes of length, then
0x80+n a map of n keys, 0xa0+n (or d9, da) a string of n bytes, 0x90+n an array, c4 or c5 bytes,
c0 nothing, c2 no, c3 yes, 00 to 7f a number, cc, cd and ce one of 1, 2 and 4 bytes more.
"""

import msgspec

from sequence_lan.net.messages import (
    Abandon,
    Act,
    AddBot,
    AdmitAction,
    AnsweredEvent,
    Ban,
    CallAction,
    CalledEvent,
    CallForm,
    Chat,
    ChatLine,
    ClientMessage,
    Closed,
    Colour,
    CompletedEvent,
    Confirm,
    Deal,
    DealBegin,
    DealCommits,
    DealOff,
    DealSeeds,
    DismissAction,
    DrawAction,
    DrewEvent,
    EndedEvent,
    ExchangeAction,
    ExchangedEvent,
    ForfeitedEvent,
    GameForm,
    GaveEvent,
    GiveAction,
    Handover,
    Hello,
    HostMessage,
    Kick,
    Leave,
    Lobby,
    LobbyForm,
    MakeOwner,
    Moved,
    MovePerson,
    MoveTable,
    Options,
    Pake,
    PassAction,
    PassedEvent,
    PersonForm,
    Ping,
    PlacedEvent,
    PlayAction,
    Pong,
    Ready,
    RefilledEvent,
    Refusal,
    Rejected,
    Rematch,
    RemoveBot,
    RemovedEvent,
    ResultForm,
    Reveal,
    RulesForm,
    Say,
    SeatCommit,
    SeatEntry,
    SeatSeed,
    SeatWatcher,
    Sit,
    Stand,
    Start,
    TableOptions,
    Taken,
    TakeTable,
    TookEvent,
    Update,
    UpholdAction,
    ViewForm,
    Welcome,
    WithdrawAction,
)

RULES = RulesForm(
    edition="classic",
    one_eyed="hearts_spades",
    draw="manual",
    forfeit="on_next_draw",
    dead_cards_per_turn=None,
    discard="own",
    chips=(50, 50, 35),
    uneven_teams=False,
    shared_must_cross=False,
    table_talk="penalty",
    sequences_to_win=2,
)
RULES_BYTES = (
    b"\x8b"
    b"\xa7edition\xa7classic"
    b"\xa8one_eyed\xadhearts_spades"
    b"\xa4draw\xa6manual"
    b"\xa7forfeit\xacon_next_draw"
    b"\xb3dead_cards_per_turn\xc0"
    b"\xa7discard\xa3own"
    b"\xa5chips\x93\x32\x32\x23"
    b"\xacuneven_teams\xc2"
    b"\xb1shared_must_cross\xc2"
    b"\xaatable_talk\xa7penalty"
    b"\xb0sequences_to_win\x02"
)
OPTIONS = TableOptions(players=2, sides=("blue", "green"), rules=RULES, clock=60, watchers=200)
OPTIONS_BYTES = (
    b"\x85"
    b"\xa7players\x02"
    b"\xa5sides\x92\xa4blue\xa5green"
    b"\xa5rules" + RULES_BYTES + b"\xa5clock\x3c"
    b"\xa8watchers\xcc\xc8"
)
LOBBY = LobbyForm(
    table="Kitchen",
    phase="lobby",
    owner=1,
    options=OPTIONS,
    people=(
        PersonForm(id=1, name="Zoë", seat=0, ready=True),
        PersonForm(id=300, name="Bo", away=179),
    ),
    bots=(None, "club"),
)
LOBBY_BYTES = (
    b"\x86"
    b"\xa5table\xa7Kitchen"
    b"\xa5phase\xa5lobby"
    b"\xa5owner\x01"
    b"\xa7options" + OPTIONS_BYTES + b"\xa6people\x92"
    b"\x84\xa2id\x01\xa4name\xa4Zo\xc3\xab\xa4seat\x00\xa5ready\xc3"
    b"\x83\xa2id\xcd\x01\x2c\xa4name\xa2Bo\xa4away\xcc\xb3"
    b"\xa4bots\x92\xc0\xa4club"
)
ROWS = ("." * 10,) * 7 + ("bbbbb.....", "....g.....", "." * 10)
ROWS_BYTES = b"\x9a" + b"\xaa.........." * 7 + b"\xaabbbbb.....\xaa....g.....\xaa.........."
VIEW = ViewForm(
    turn=11,
    dealer=1,
    board=ROWS,
    hand_counts=(2, 7),
    deck_count=83,
    discards=(("JS",), ()),
    to_play=0,
    next=(0, 1),
    seat=0,
    hand=("9D", "TC"),
    sequences=(("blue", "a8-e8"),),
    exchanges=1,
    may_draw=(1,),
    owes=(0, 0),
    passed=(1,),
    call=CallForm(side="green", by=0),
    result=ResultForm(reason="sequences", winner="blue"),
)
VIEW_BYTES = (
    b"\xde\x00\x11"
    b"\xa4turn\x0b"
    b"\xa6dealer\x01"
    b"\xa5board" + ROWS_BYTES + b"\xabhand_counts\x92\x02\x07"
    b"\xaadeck_count\x53"
    b"\xa8discards\x92\x91\xa2JS\x90"
    b"\xa7to_play\x00"
    b"\xa4next\x92\x00\x01"
    b"\xa4seat\x00"
    b"\xa4hand\x92\xa29D\xa2TC"
    b"\xa9sequences\x91\x92\xa4blue\xa5a8-e8"
    b"\xa9exchanges\x01"
    b"\xa8may_draw\x91\x01"
    b"\xa4owes\x92\x00\x00"
    b"\xa6passed\x91\x01"
    b"\xa4call\x82\xa4side\xa5green\xa2by\x00"
    b"\xa6result\x82\xa6reason\xa9sequences\xa6winner\xa4blue"
)
WATCHED = ViewForm(
    turn=0,
    dealer=1,
    board=("." * 10,) * 10,
    hand_counts=(7, 7),
    deck_count=90,
    discards=((), ()),
    to_play=0,
    next=(0, 1),
)
WATCHED_BYTES = (
    b"\x88"
    b"\xa4turn\x00"
    b"\xa6dealer\x01"
    b"\xa5board\x9a" + b"\xaa.........." * 10 + b"\xabhand_counts\x92\x07\x07"
    b"\xaadeck_count\x5a"
    b"\xa8discards\x92\x90\x90"
    b"\xa7to_play\x00"
    b"\xa4next\x92\x00\x01"
)
BEGIN = DealBegin(
    game="000102030405060708090a0b0c0d0e0f",
    rules=RULES,
    sides=("blue", "green"),
    seats=(SeatEntry(name="Ada", side="blue"), SeatEntry(name="Bo", side="green", bot="club")),
    commit=b"c" * 32,
)
BEGIN_FIELDS = (
    b"\xa4game\xd9\x20000102030405060708090a0b0c0d0e0f"
    b"\xa5rules" + RULES_BYTES + b"\xa5sides\x92\xa4blue\xa5green"
    b"\xa5seats\x92"
    b"\x82\xa4name\xa3Ada\xa4side\xa4blue"
    b"\x83\xa4name\xa2Bo\xa4side\xa5green\xa3bot\xa4club"
    b"\xa6commit\xc4\x20cccccccccccccccccccccccccccccccc"
)

CLIENT_FRAMES: list[tuple[ClientMessage, bytes]] = [
    (
        Hello(protocol=(1, 2), app="0.1.0", name="Ada"),
        b"\0\0\0\x28\x84\xa1t\xa5hello\xa8protocol\x92\x01\x02\xa3app\xa50.1.0\xa4name\xa3Ada",
    ),
    (
        Hello(protocol=(1, 1), app="1", name="Ada", seeks="0f0e0d0c0b0a09080706050403020100"),
        (
            b"\0\0\0\x4c\x85\xa1t\xa5hello\xa8protocol\x92\x01\x01\xa3app\xa11\xa4name\xa3Ada"
            b"\xa5seeks\xd9\x200f0e0d0c0b0a09080706050403020100"
        ),
    ),
    (
        Hello(protocol=(1, 1), app="1", name="Zoë", token=b"t" * 32, watch=True),
        (
            b"\0\0\0\x54\x86\xa1t\xa5hello\xa8protocol\x92\x01\x01\xa3app\xa11\xa4name\xa4Zo\xc3\xab"
            b"\xa5token\xc4\x20tttttttttttttttttttttttttttttttt\xa5watch\xc3"
        ),
    ),
    (Pake(body=b"A\x00\xff"), b"\0\0\0\x12\x82\xa1t\xa4pake\xa4body\xc4\x03A\x00\xff"),
    (
        Confirm(mac=b"m" * 32),
        b"\0\0\0\x31\x82\xa1t\xa7confirm\xa3mac\xc4\x20mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm",
    ),
    (Sit(seat=11), b"\0\0\0\x0d\x82\xa1t\xa3sit\xa4seat\x0b"),
    (Stand(), b"\0\0\0\x09\x81\xa1t\xa5stand"),
    (Ready(ready=False), b"\0\0\0\x10\x82\xa1t\xa5ready\xa5ready\xc2"),
    (Colour(colour="red"), b"\0\0\0\x15\x82\xa1t\xa6colour\xa6colour\xa3red"),
    (Options(options=OPTIONS), b"\0\0\x01\x01\x82\xa1t\xa7options\xa7options" + OPTIONS_BYTES),
    (Start(), b"\0\0\0\x09\x81\xa1t\xa5start"),
    (
        Act(number=7, action=PlayAction(card="9D", at="h5"), turn=12),
        (
            b"\0\0\0\x33\x84\xa1t\xa3act\xa6number\x07"
            b"\xa6action\x83\xa2do\xa4play\xa4card\xa29D\xa2at\xa2h5\xa4turn\x0c"
        ),
    ),
    (
        Act(number=128, action=PlayAction(card="5H", at="e5", claim=("b5-f5",)), turn=256),
        (
            b"\0\0\0\x43\x84\xa1t\xa3act\xa6number\xcc\x80\xa6action\x84\xa2do\xa4play"
            b"\xa4card\xa25H\xa2at\xa2e5\xa5claim\x91\xa5b5-f5\xa4turn\xcd\x01\x00"
        ),
    ),
    (
        Act(number=1, action=ExchangeAction(card="7H"), turn=0),
        (
            b"\0\0\0\x31\x84\xa1t\xa3act\xa6number\x01\xa6action\x82\xa2do\xa8exchange\xa4card\xa27H"
            b"\xa4turn\x00"
        ),
    ),
    (
        Act(number=1, action=PassAction(), turn=3),
        b"\0\0\0\x25\x84\xa1t\xa3act\xa6number\x01\xa6action\x81\xa2do\xa4pass\xa4turn\x03",
    ),
    (
        Act(number=2, action=DrawAction()),
        b"\0\0\0\x1f\x83\xa1t\xa3act\xa6number\x02\xa6action\x81\xa2do\xa4draw",
    ),
    (
        Act(number=3, action=CallAction(side="green")),
        b"\0\0\0\x2a\x83\xa1t\xa3act\xa6number\x03\xa6action\x82\xa2do\xa4call\xa4side\xa5green",
    ),
    (
        Act(number=4, action=AdmitAction()),
        b"\0\0\0\x20\x83\xa1t\xa3act\xa6number\x04\xa6action\x81\xa2do\xa5admit",
    ),
    (
        Act(number=5, action=WithdrawAction()),
        b"\0\0\0\x23\x83\xa1t\xa3act\xa6number\x05\xa6action\x81\xa2do\xa8withdraw",
    ),
    (
        Act(number=6, action=UpholdAction()),
        b"\0\0\0\x21\x83\xa1t\xa3act\xa6number\x06\xa6action\x81\xa2do\xa6uphold",
    ),
    (
        Act(number=8, action=DismissAction()),
        b"\0\0\0\x22\x83\xa1t\xa3act\xa6number\x08\xa6action\x81\xa2do\xa7dismiss",
    ),
    (
        Act(number=9, action=GiveAction(card="2C")),
        b"\0\0\0\x27\x83\xa1t\xa3act\xa6number\x09\xa6action\x82\xa2do\xa4give\xa4card\xa22C",
    ),
    (Say(text="Bonne chance !"), b"\0\0\0\x1c\x82\xa1t\xa4chat\xa4text\xaeBonne chance !"),
    (
        AddBot(seat=3, level="master"),
        b"\0\0\0\x1e\x83\xa1t\xa7add_bot\xa4seat\x03\xa5level\xa6master",
    ),
    (RemoveBot(seat=3), b"\0\0\0\x14\x82\xa1t\xaaremove_bot\xa4seat\x03"),
    (
        MovePerson(person=5, seat=2),
        b"\0\0\0\x1d\x83\xa1t\xabmove_person\xa6person\x05\xa4seat\x02",
    ),
    (
        SeatWatcher(person=5, seat=2),
        b"\0\0\0\x1e\x83\xa1t\xacseat_watcher\xa6person\x05\xa4seat\x02",
    ),
    (Kick(person=5), b"\0\0\0\x10\x82\xa1t\xa4kick\xa6person\x05"),
    (Ban(person=70000), b"\0\0\0\x13\x82\xa1t\xa3ban\xa6person\xce\x00\x01\x11\x70"),
    (MakeOwner(person=5), b"\0\0\0\x16\x82\xa1t\xaamake_owner\xa6person\x05"),
    (MoveTable(person=5), b"\0\0\0\x16\x82\xa1t\xaamove_table\xa6person\x05"),
    (
        TakeTable(willing=True),
        b"\0\0\0\x17\x82\xa1t\xaatake_table\xa7willing\xc3",
    ),
    (
        Taken(addresses=("192.0.2.7:47624",), fingerprint=b"f" * 32),
        (
            b"\0\0\0\x52\x83\xa1t\xa5taken\xa9addresses\x91\xaf192.0.2.7:47624"
            b"\xabfingerprint\xc4\x20ffffffffffffffffffffffffffffffff"
        ),
    ),
    (
        SeatCommit(attempt=1, commit=b"c" * 32),
        (
            b"\0\0\0\x41\x83\xa1t\xabseat_commit\xa7attempt\x01"
            b"\xa6commit\xc4\x20cccccccccccccccccccccccccccccccc"
        ),
    ),
    (
        SeatSeed(attempt=2, seed=b"s" * 32),
        (
            b"\0\0\0\x3d\x83\xa1t\xa9seat_seed\xa7attempt\x02"
            b"\xa4seed\xc4\x20ssssssssssssssssssssssssssssssss"
        ),
    ),
    (Rematch(), b"\0\0\0\x0b\x81\xa1t\xa7rematch"),
    (Abandon(), b"\0\0\0\x0b\x81\xa1t\xa7abandon"),
    (Pong(number=65536), b"\0\0\0\x14\x82\xa1t\xa4pong\xa6number\xce\x00\x01\x00\x00"),
    (Pong(number=0), b"\0\0\0\x10\x82\xa1t\xa4pong\xa6number\x00"),
    (Leave(), b"\0\0\0\x09\x81\xa1t\xa5leave"),
]

TOKEN_BYTES = b"\xc4\x20tttttttttttttttttttttttttttttttt"
HOST_FRAMES: list[tuple[HostMessage, bytes]] = [
    (Pake(body=b"B"), b"\0\0\0\x10\x82\xa1t\xa4pake\xa4body\xc4\x01B"),
    (
        Confirm(mac=b"n" * 32),
        b"\0\0\0\x31\x82\xa1t\xa7confirm\xa3mac\xc4\x20nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn",
    ),
    (
        Welcome(
            protocol=1,
            app="0.1.0",
            table="0f0e0d0c0b0a09080706050403020100",
            you=300,
            token=b"t" * 32,
            lobby=LOBBY,
        ),
        b"\0\0\x01\xda\x87\xa1t\xa7welcome\xa8protocol\x01\xa3app\xa50.1.0"
        b"\xa5table\xd9\x200f0e0d0c0b0a09080706050403020100\xa3you\xcd\x01\x2c"
        b"\xa5token" + TOKEN_BYTES + b"\xa5lobby" + LOBBY_BYTES,
    ),
    (
        Welcome(
            protocol=1,
            app="0.1.0",
            table="0f0e0d0c0b0a09080706050403020100",
            you=1,
            token=b"t" * 32,
            lobby=LOBBY,
            game=GameForm(
                attempt=1,
                begin=BEGIN,
                version=2,
                view=VIEW,
                commits=DealCommits(commits=(b"c" * 32, None)),
                seeds=DealSeeds(seeds=(b"s" * 32, None)),
                log=(PassedEvent(seat=1),),
            ),
            chat=(ChatLine(person=1, name="Zoë", text="?"),),
        ),
        (
            b"\0\0\x05\x62\x89\xa1t\xa7welcome\xa8protocol\x01\xa3app\xa50.1.0"
            b"\xa5table\xd9\x200f0e0d0c0b0a09080706050403020100\xa3you\x01"
            b"\xa5token" + TOKEN_BYTES + b"\xa5lobby" + LOBBY_BYTES + b"\xa4game\x87"
            b"\xa7attempt\x01"
            b"\xa5begin\x86\xa5stage\xa5begin" + BEGIN_FIELDS + b"\xa7version\x02"
            b"\xa4view" + VIEW_BYTES + b"\xa7commits\x82\xa5stage\xa7commits"
            b"\xa7commits\x92\xc4\x20cccccccccccccccccccccccccccccccc\xc0"
            b"\xa5seeds\x82\xa5stage\xa5seeds\xa5seeds\x92\xc4\x20ssssssssssssssssssssssssssssssss\xc0"
            b"\xa3log\x91\x82\xa1e\xa6passed\xa4seat\x01"
            b"\xa4chat\x91\x83\xa6person\x01\xa4name\xa4Zo\xc3\xab\xa4text\xa1?"
        ),
    ),
    (
        Refusal(code="full", reason="The table is full."),
        b"\0\0\0\x2f\x83\xa1t\xa7refused\xa4code\xa4full\xa6reason\xb2The table is full.",
    ),
    (Lobby(lobby=LOBBY), b"\0\0\x01\x6d\x82\xa1t\xa5lobby\xa5lobby" + LOBBY_BYTES),
    (
        Lobby(lobby=msgspec.structs.replace(LOBBY, private=True, shut=True)),
        b"\0\0\x01\x7c\x82\xa1t\xa5lobby\xa5lobby\x88"
        + LOBBY_BYTES[1:]
        + b"\xa7private\xc3\xa4shut\xc3",
    ),
    (
        Deal(attempt=1, stage=BEGIN),
        b"\0\0\x01\x7e\x83\xa1t\xa4deal\xa7attempt\x01\xa5stage\x86\xa5stage\xa5begin"
        + BEGIN_FIELDS,
    ),
    (
        Deal(attempt=1, stage=DealCommits(commits=(None, b"c" * 32))),
        (
            b"\0\0\0\x52\x83\xa1t\xa4deal\xa7attempt\x01\xa5stage\x82\xa5stage\xa7commits"
            b"\xa7commits\x92\xc0\xc4\x20cccccccccccccccccccccccccccccccc"
        ),
    ),
    (
        Deal(attempt=1, stage=DealSeeds(seeds=(None, b"s" * 32))),
        (
            b"\0\0\0\x4e\x83\xa1t\xa4deal\xa7attempt\x01\xa5stage\x82\xa5stage\xa5seeds"
            b"\xa5seeds\x92\xc0\xc4\x20ssssssssssssssssssssssssssssssss"
        ),
    ),
    (
        Deal(attempt=3, stage=DealOff(seats=(1,))),
        b"\0\0\0\x2a\x83\xa1t\xa4deal\xa7attempt\x03\xa5stage\x82\xa5stage\xa3off\xa5seats\x91\x01",
    ),
    (
        Update(
            version=12,
            events=(
                PlacedEvent(seat=0, card="9D", at="h5"),
                RemovedEvent(seat=1, card="JS", at="a2", side="blue"),
                CompletedEvent(side="blue", line="a8-e8"),
                ExchangedEvent(seat=0, card="7H"),
                TookEvent(seat=0, card="TC"),
                DrewEvent(seat=1),
                ForfeitedEvent(seat=1),
                RefilledEvent(cards=90),
                PassedEvent(seat=0),
                CalledEvent(seat=0, side="green"),
                AnsweredEvent(how="admitted", side="green", seat=1),
                AnsweredEvent(how="upheld", side="green"),
                GaveEvent(seat=1, card="2C"),
                EndedEvent(reason="stalemate"),
                EndedEvent(reason="sequences", winner="blue"),
            ),
            view=VIEW,
        ),
        b"\0\0\x03\x06\x84\xa1t\xa6update\xa7version\x0c\xa6events\x9f"
        b"\x84\xa1e\xa6placed\xa4seat\x00\xa4card\xa29D\xa2at\xa2h5"
        b"\x85\xa1e\xa7removed\xa4seat\x01\xa4card\xa2JS\xa2at\xa2a2\xa4side\xa4blue"
        b"\x83\xa1e\xa9completed\xa4side\xa4blue\xa4line\xa5a8-e8"
        b"\x83\xa1e\xa9exchanged\xa4seat\x00\xa4card\xa27H"
        b"\x83\xa1e\xa4took\xa4seat\x00\xa4card\xa2TC"
        b"\x82\xa1e\xa4drew\xa4seat\x01"
        b"\x82\xa1e\xa9forfeited\xa4seat\x01"
        b"\x82\xa1e\xa8refilled\xa5cards\x5a"
        b"\x82\xa1e\xa6passed\xa4seat\x00"
        b"\x83\xa1e\xa6called\xa4seat\x00\xa4side\xa5green"
        b"\x84\xa1e\xa8answered\xa3how\xa8admitted\xa4side\xa5green\xa4seat\x01"
        b"\x83\xa1e\xa8answered\xa3how\xa6upheld\xa4side\xa5green"
        b"\x83\xa1e\xa4gave\xa4seat\x01\xa4card\xa22C"
        b"\x82\xa1e\xa5ended\xa6reason\xa9stalemate"
        b"\x83\xa1e\xa5ended\xa6reason\xa9sequences\xa6winner\xa4blue"
        b"\xa4view" + VIEW_BYTES,
    ),
    (
        Update(version=0, events=(), view=WATCHED),
        b"\0\0\0\xdc\x84\xa1t\xa6update\xa7version\x00\xa6events\x90\xa4view" + WATCHED_BYTES,
    ),
    (
        Update(version=0, events=(), view=WATCHED, clock=25),
        b"\0\0\0\xe3\x85\xa1t\xa6update\xa7version\x00\xa6events\x90\xa4view"
        + WATCHED_BYTES
        + b"\xa5clock\x19",
    ),
    (
        Rejected(code="not_owner", reason="Ask the owner."),
        b"\0\0\0\x31\x83\xa1t\xa8rejected\xa4code\xa9not_owner\xa6reason\xaeAsk the owner.",
    ),
    (
        Rejected(code="stale", reason="Too late.", number=7, version=0, view=WATCHED),
        b"\0\0\0\xfa\x86\xa1t\xa8rejected\xa4code\xa5stale\xa6reason\xa9Too late.\xa6number\x07"
        b"\xa7version\x00\xa4view" + WATCHED_BYTES,
    ),
    (
        Chat(line=ChatLine(person=2, name="Bo", text="Hello")),
        b"\0\0\0\x29\x82\xa1t\xa4chat\xa4line\x83\xa6person\x02\xa4name\xa2Bo\xa4text\xa5Hello",
    ),
    (Ping(number=127), b"\0\0\0\x10\x82\xa1t\xa4ping\xa6number\x7f"),
    (
        Reveal(part=0, parts=2, body=b'{"format":'),
        b'\0\0\0\x28\x84\xa1t\xa6reveal\xa4part\x00\xa5parts\x02\xa4body\xc4\x0a{"format":',
    ),
    (
        Reveal(part=1, parts=2, body=b"x" * 300),
        b"\0\0\x01\x4b\x84\xa1t\xa6reveal\xa4part\x01\xa5parts\x02\xa4body\xc5\x01\x2c"
        + b"x" * 300,
    ),
    (
        Handover(part=0, parts=0, body=b""),
        b"\0\0\0\x20\x84\xa1t\xa8handover\xa4part\x00\xa5parts\x00\xa4body\xc4\x00",
    ),
    (
        Handover(part=1, parts=3, body=b"abc"),
        b"\0\0\0\x23\x84\xa1t\xa8handover\xa4part\x01\xa5parts\x03\xa4body\xc4\x03abc",
    ),
    (
        Moved(
            table="0f0e0d0c0b0a09080706050403020100",
            addresses=("192.0.2.7:47624",),
            fingerprint=b"f" * 32,
            signature=b"S",
            certificate=b"C",
            token=b"t" * 32,
        ),
        b"\0\0\0\xbe\x87\xa1t\xa5moved\xa5table\xd9\x200f0e0d0c0b0a09080706050403020100"
        b"\xa9addresses\x91\xaf192.0.2.7:47624"
        b"\xabfingerprint\xc4\x20ffffffffffffffffffffffffffffffff"
        b"\xa9signature\xc4\x01S\xabcertificate\xc4\x01C\xa5token" + TOKEN_BYTES,
    ),
    (
        Closed(code="kicked", reason="The owner sent you away."),
        b"\0\0\0\x36\x83\xa1t\xa6closed\xa4code\xa6kicked\xa6reason\xb8The owner sent you away.",
    ),
]
