"""Pictures of every screen: python -m tests.ui.screens FOLDER [WORD [LANGUAGE]].

Only pictures with WORD in their name are made. They are for looking at, by whoever changes how
the window looks; nothing is compared.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import get_args

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from sequence_lan.bots.explain import Advice, Reason
from sequence_lan.client.kept_records import KeptRecord
from sequence_lan.client.model import Dealing, Link, Notice, Proof
from sequence_lan.engine.actions import Draw, Play
from sequence_lan.engine.cards import Card
from sequence_lan.engine.events import Event, Took
from sequence_lan.engine.notation import parse_line, parse_square
from sequence_lan.engine.public import OpenCall
from sequence_lan.engine.record import read_record
from sequence_lan.engine.rules import CLASSIC, GOLIATH, ITALIAN
from sequence_lan.engine.sentence import Sentence
from sequence_lan.engine.state import State
from sequence_lan.net.messages import DealBegin
from sequence_lan.session import Snapshot
from sequence_ui.bridge import Bridge
from sequence_ui.language import Language
from sequence_ui.lobby.options_editor import first_options
from sequence_ui.settings.settings import Settings
from sequence_ui.style import dress
from sequence_ui.theme import Look, Theme
from sequence_ui.window import Window
from tests.engine.paper import header, paper, played, position
from tests.engine.staging import play, stage
from tests.ui.scenes import dealt, done, middle, six
from tests.ui.tables import (
    ad,
    game_table,
    hosting,
    lobby_table,
    logged,
    snapshot,
    unfinished,
)
from tests.ui.test_replay_better import ABANDONED, BOARD, MISSED

SIZES = {
    "1280x800": (QSize(1280, 800), 1),
    "900x620": (QSize(900, 620), 1),
    "4k": (QSize(1920, 1080), 2),
}


@dataclass(frozen=True)
class Screen:
    """What the window shows, and what is done there before the picture is taken."""

    name: str
    snapshot: Snapshot
    prepare: Callable[[Window], None] = lambda window: None


def screens() -> Iterator[Screen]:
    many = (
        ad("Kitchen"),
        ad("Attic with a very long nam", seats_taken=6, seats_total=6, edition="italian"),
        ad("Garden", seats_taken=4, phase="playing", private=True, edition="goliath"),
        ad("Old laptop", protocol=(7, 9), app="9.0"),
    )
    yield Screen("start-empty", snapshot(waited=12))
    yield Screen("start-tables", snapshot(tables=many))
    connecting = lobby_table(link=Link.CONNECTING, lobby=None, seats=(), you=None)
    yield Screen("start-connecting", snapshot(connecting, tables=many))
    text = "There is nobody at 192.168.1.5:47624: ask for the address again, or look at the list."
    refused = replace(connecting, link=Link.CLOSED, ended=Notice(1, "unreachable", text))
    yield Screen("start-refused", snapshot(refused, tables=many))
    games = (unfinished("Kitchen"), unfinished("Attic"))
    yield Screen(
        "start-unfinished",
        snapshot(tables=many),
        lambda window: window.start.show_unfinished(games),
    )
    yield Screen("start-address", snapshot(), lambda window: window.start.by_address.click())
    yield Screen("open", snapshot(), lambda window: window.start.open.click())
    yield Screen("keys", snapshot(), lambda window: window.show_keys())

    own = lobby_table(people=("Ada", None), phase="lobby")
    yield Screen("lobby-own", snapshot(own, hosting=hosting()))
    yield Screen("lobby-private", snapshot(own, hosting=hosting(code="42-amber-fox")))
    four = lobby_table(people=("Ada", "Bo", "Cy", None), ready=(1,), watching=("Wim",))
    yield Screen("lobby-four", snapshot(four, hosting=hosting()))
    ready = lobby_table(people=("Ada", "Bo"), ready=(1,))
    yield Screen("lobby-ready", snapshot(ready, hosting=hosting()))
    guest = lobby_table(
        people=("Ada", "Bo", None, "Dana", None, None), bots={2: "club"}, you=1, away={3: 120}
    )
    yield Screen("lobby-guest", snapshot(guest))
    full = lobby_table(
        people=("Ada", "Bo", "Cy", "Dana", "Eli", "Fay", "Gus", "Hana", "Ida", "Jo", "Kim", None),
        ready=tuple(range(1, 11)),
    )
    yield Screen("lobby-twelve", snapshot(full, hosting=hosting()))
    begin = DealBegin("0" * 32, first_options().rules, ("blue", "green"), (), bytes(32))
    dealing = replace(
        lobby_table(people=("Ada", "Bo"), phase="dealing"),
        dealing=Dealing(2, "begin", (1,), begin),
    )
    yield Screen("lobby-dealing", snapshot(dealing))

    state, log = logged(dealt(), 30)
    seat = state.public.to_play
    chat = (("Ada", "hello everybody"), ("Bo", "good luck!"), ("Bo", "what a hand"))
    mine = game_table(state, seat, log=log, chat=chat, version=30)
    yield Screen("table-mine", snapshot(mine))
    shared = snapshot(mine, hosting=hosting(code="42-amber-fox"))
    yield Screen("table-shared", shared, _share)
    yield Screen("table-theirs", snapshot(game_table(state, 1 - seat, log=log, version=30)))
    yield Screen("table-watching", snapshot(game_table(state, None, log=log, version=30)))
    lost = game_table(state, seat, log=log, link=Link.RECONNECTING, attempt=3)
    yield Screen("table-reconnecting", snapshot(lost))
    closed = game_table(
        state, seat, log=log, link=Link.CLOSED,
        ended=Notice(1, "table_closed", "The host has closed the table."),
    )  # fmt: skip
    yield Screen("table-closed", snapshot(closed))
    yield Screen("table-chosen", snapshot(game_table(middle(), 0)), _choose("9D"))
    yield Screen("table-take", snapshot(game_table(middle(), 0)), _choose("JS"))
    yield Screen("table-claims", snapshot(game_table(six(), 0)), _claims)
    dead = stage(hands=["7H 9D JS JC KH 2C TS", "3C 8D"], green="c5 i5 d6", blue="c3 d3 e3")
    yield Screen("table-dead", snapshot(game_table(dead, 0)))
    owed = stage(CLASSIC, hands=["9D KH JS", "3C 8D"], deck="4C 5C 6C", blue="c3")
    owed, _ = _after(owed, play(0, "9D", "h5"))
    yield Screen("table-draw", snapshot(game_table(owed, 0)), lambda window: None)
    yield Screen("table-drawn", snapshot(game_table(_after(owed, Draw(0))[0], 0)))
    stuck = stage(hands=["JS JH", "3C 8D"])
    yield Screen("table-pass", snapshot(game_table(stuck, 0)))
    common, log = logged(dealt(rules=replace(ITALIAN, draw="auto")), 12)
    yield Screen("table-common", snapshot(game_table(common, common.public.to_play, log=log)))
    three, log = logged(dealt(3, 3), 24)
    yield Screen("table-three", snapshot(game_table(three, three.public.to_play, log=log)))
    twelve, log = logged(dealt(12, 3), 40)
    table = game_table(twelve, twelve.public.to_play, log=log, away={4: 150, 7: 20})
    yield Screen("table-twelve", snapshot(table))
    talk, log = logged(dealt(4), 12)
    talk = talk._replace(public=talk.public._replace(call=OpenCall(0, 1)))
    yield Screen("table-call", snapshot(game_table(talk, 0, log=log)))
    owes = talk._replace(public=talk.public._replace(call=None, owes=(0, 2)))
    yield Screen("table-owes", snapshot(game_table(owes, 0, log=log)), _choose(None))
    yield from _ends()
    yield from _pages()


def _share(window: Window) -> None:
    menu = window.header.rules.menu()
    assert menu is not None
    menu.actions()[-1].trigger()


def _ends() -> Iterator[Screen]:
    state, log = logged(dealt(), 400)
    winner = state.public.result
    assert winner is not None, "played to the end"
    seat = 0 if winner.winner is None else winner.winner
    for name, proof in (
        ("proved", Proof("proved", None)),
        ("false", Proof("false", Sentence("The host's seed is not the one that it committed to."))),
        ("not-shown", Proof("not_shown", None)),
        ("nothing", Proof("nothing_to_prove", Sentence("There was no other person at the table."))),
    ):
        table = game_table(state, seat, log=log, proof=proof, record=b"{}", version=90)
        yield Screen(f"end-{name}", snapshot(table))
    lost = game_table(state, 1 - seat, log=log, proof=None, owner=None)
    yield Screen("end-lost", snapshot(lost))


def _pages() -> Iterator[Screen]:
    record = played(header(), 5)

    def replay(window: Window) -> None:
        window.pages.look_back("evening", record)
        screen = window.pages.replay
        while screen.story is None:
            QApplication.processEvents()
        screen.transport.go(len(screen.story.moments) // 2)

    def howto(page: int) -> Callable[[Window], None]:
        def prepare(window: Window) -> None:
            window.pages.show_howto(GOLIATH)
            window.pages.howto.titles.setCurrentRow(page)

        return prepare

    yield Screen("replay", snapshot(), replay)
    kept = read_record(record)
    assert kept.end is not None, "played to the end"
    found = (KeptRecord(Path(), kept.header, kept.end),) * 4
    yield Screen("records", snapshot(), lambda window: _records(window, found))
    yield Screen("records-none", snapshot(), lambda window: _records(window, ()))
    yield Screen("replay-better", snapshot(), _better)
    yield Screen("table-advice", snapshot(), _advice)
    for page in range(9):
        yield Screen(f"howto-{page}", snapshot(), howto(page))
    yield Screen("settings", snapshot(), lambda window: window.pages.show_settings())
    yield Screen("settings-damaged", snapshot(), _damaged)
    own = snapshot(lobby_table(), hosting=hosting())
    yield Screen("question", own, lambda window: window.leave_table())
    needed = replace(
        lobby_table(link=Link.CLOSED, lobby=None, seats=(), you=None),
        ended=Notice(1, "code_needed", "This table is private: type its code."),
    )
    yield Screen("code-question", snapshot(needed))
    yield Screen("house-rules", own, _house_rules)
    state, log = logged(dealt(), 30)
    table = game_table(state, state.public.to_play, log=log, version=30)
    yield Screen("table-past", snapshot(table), _past)
    yield Screen("table-hints", snapshot(), _hints)
    drawn = (Took(0, Card("TS")),)
    new = game_table(middle(), 0, log=drawn, fresh=drawn, version=1)
    yield Screen("table-new", snapshot(new))
    yield Screen("table-confirm", snapshot(game_table(middle(), 0)), _confirm)


def _damaged(window: Window) -> None:
    window.tell(
        "The settings file was damaged: all settings are as at the first start. "
        "The old file is now window.damaged."
    )


def _house_rules(window: Window) -> None:
    assert window.lobby is not None, "a lobby is shown"
    window.lobby.editor.house.click()


def _records(window: Window, records: tuple[KeptRecord, ...]) -> None:
    filled: list[bool] = []
    window.pages.shelf.filled.connect(lambda: filled.append(True))
    window.pages.ask_record()
    while not filled:
        QApplication.processEvents()
    window.pages.shelf.show_records(records)


def _better(window: Window) -> None:
    board = position(board=BOARD, sequences=[["blue", "b1-f1"]])
    window.pages.look_back("evening", paper(header(position=board), MISSED, ABANDONED))
    screen = window.pages.replay
    while screen.story is None or len(screen.moves.item(1).text().splitlines()) < 2:
        QApplication.processEvents()
    screen.transport.go(1)


def _advice(window: Window) -> None:
    practice = hosting(practice=True, addresses=())
    table = game_table(middle(), 0)
    why = (Reason("blocks_four", parse_line("f5-j5"), 1), Reason("saves_jack"))
    play = Play(0, Card("9D"), parse_square("h5"))
    assert table.game is not None, "a game is played"
    told = replace(snapshot(table, hosting=practice), advice=Advice(table.game.view, play, why))
    window.show_snapshot(told)


def _past(window: Window) -> None:
    assert window.table is not None, "a table is shown"
    window.table.log.setCurrentRow(12)


def _hints(window: Window) -> None:
    window.start.practice_asked.emit(2, "novice")
    window.show_snapshot(snapshot(game_table(middle(), 0)))
    _choose("9D")(window)


def _confirm(window: Window) -> None:
    assert window.table is not None, "a table is shown"
    window.table.top.chooser.set_confirms(True)
    window.table.top.chooser.drop(Card("9D"), parse_square("h5"))


def _after(state: State, action: object) -> tuple[State, tuple[Event, ...]]:
    state, _, events = done(state, 0, action)  # type: ignore[arg-type]
    return state, events


def _choose(card: str | None) -> Callable[[Window], None]:
    def prepare(window: Window) -> None:
        assert window.table is not None, "a table is shown"
        window.table.top.chooser.choose_card(None if card is None else Card(card))

    return prepare


def _claims(window: Window) -> None:
    assert window.table is not None, "a table is shown"
    window.table.top.chooser.choose_card(Card("5H"))
    window.table.top.chooser.choose_square(parse_square("e5"))


def picture(window: Window, size: QSize, ratio: int) -> QPixmap:
    """The window as it is, ``ratio`` pixels of the picture for one of the window."""
    window.resize(size)
    for _ in range(3):
        QApplication.processEvents()
    drawn = QPixmap(size * ratio)
    drawn.setDevicePixelRatio(ratio)
    window.render(drawn, QPoint())
    for dialog in QApplication.topLevelWidgets():
        if dialog is not window and dialog.isVisible():
            dialog.render(drawn, window.rect().center() - dialog.rect().center())
    return drawn


def main(folder: Path, word: str, language: str) -> None:
    """The pictures are in ``folder``, in that language."""
    application = QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        spoken = Language(Settings(Path(scratch) / "language.ini"), asked=language)
        assert spoken.fault is None, spoken.fault
        for look in get_args(Look):
            theme = Theme(look, motion=False)
            dress(application, theme)
            for screen in screens():
                for size, (extent, ratio) in SIZES.items():
                    name = f"{screen.name}_{look}_{size}"
                    if word not in name:
                        continue
                    settings = Settings(Path(scratch) / "settings.ini")
                    settings.set_name("Ada")
                    window = Window(Bridge(), theme, settings)
                    window.resize(extent)
                    window.show()
                    window.show_snapshot(screen.snapshot)
                    QApplication.processEvents()
                    screen.prepare(window)
                    picture(window, extent, ratio).save(str(folder / f"{name}.png"))
                    window.close_for_good()
                    for widget in QApplication.topLevelWidgets():
                        widget.close()
                        widget.deleteLater()
                    QApplication.processEvents()


if __name__ == "__main__":
    word, language = [*sys.argv[2:], *("", "en")[len(sys.argv) - 2 :]][:2]
    main(Path(sys.argv[1]), word, language)
