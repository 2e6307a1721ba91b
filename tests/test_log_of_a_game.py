"""The log and the report of a whole private game: nothing that was said, typed or held."""

import base64
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sequence_lan.client.model import Link
from sequence_lan.log_file import NAME, log_to
from sequence_lan.net.interfaces import ranked
from sequence_lan.net.messages import Say
from sequence_lan.report import report
from tests.relay import relay_to
from tests.test_session import Visit, deal, play_to_the_end, port_of, visit
from tests.visitor import plan

__all__ = ["visit"]
CODE = "42-amber-fox"
TYPED = "43-amber-fox"
SAID = "the fox has a good hand"
CARD = re.compile(r"\b[2-9TJQKA][SHDC]\b")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """The folder of a log in which everything is written that any of us would write."""
    root = logging.getLogger()
    before = list(root.handlers)
    log_to(tmp_path / "log")
    for name in ("sequence_lan", "zeroconf"):
        logging.getLogger(name).setLevel(logging.DEBUG)
    yield tmp_path / "log"
    for handler in [each for each in root.handlers if each not in before]:
        root.removeHandler(handler)
        handler.close()
    for name in ("sequence_lan", "sequence_ui", "zeroconf"):
        logging.getLogger(name).setLevel(logging.NOTSET)


def test_a_private_game_leaves_no_card_code_token_or_chat_in_log_and_report(
    log: Path, tmp_path: Path, visit: Visit
) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    link = ada.opens(plan(code=CODE))
    with relay_to(port_of(link)) as relay:
        bo.session.join(str(relay.address), "Bo", code=TYPED)
        bo.table("no entry", lambda table: table.ended)
        bo.session.join(str(relay.address), "Bo", code=CODE)
        bo.table("the lobby", lambda table: table.lobby and table.lobby.private)
        bo.session.send(Say(SAID))
        ada.table("the chat", lambda table: any(said.text == SAID for said in table.chat))
        deal(ada, bo)
        relay.cut()
        bo.table("the loss", lambda table: table.link is Link.RECONNECTING)
        relay.mend()
        games = play_to_the_end(ada, bo)
    assert [game.proof and game.proof.outcome for game in games] == ["proved", "proved"]
    text = (log / NAME).read_text(encoding="utf-8") + report(log, ranked())
    assert "a table is open on port" in text
    assert "connection lost" in text
    tickets = list(tmp_path.glob("Bo/tokens/*/*.json"))
    assert tickets
    secrets = [CODE, TYPED, SAID, "fox", games[0].game]
    for ticket in tickets:
        token = base64.b64decode(json.loads(ticket.read_bytes())["token"])
        secrets += [token.hex(), base64.b64encode(token).decode(), repr(token)]
    assert [secret for secret in secrets if secret in text] == []
    assert CARD.findall(text) == []
