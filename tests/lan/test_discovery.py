"""Tables are seen on the other computers, and gone from their lists when they can't be reached."""

from collections.abc import Callable

from tests.lan.box import Computer, Lan, Switch
from tests.lan.program import Line, Program

GONE_WITHIN = 15.0
"""Seconds in which a table that can't be reached any more is gone from the list."""


def sees(*tables: str) -> Callable[[Line], bool]:
    """Whether a screen lists just these tables."""
    return lambda line: line["tables"] == list(tables)


def computer(lan: Lan, name: str, switch: Switch, *addresses: str) -> Computer:
    """A computer with one card."""
    made = lan.computer(name)
    made.plug_in(switch, *addresses)
    return made


def searcher(there: Computer) -> Program:
    """Bo looks for tables."""
    bo = there.start("tests.lan.person", "Bo")
    bo.ask("search", True)
    bo.until("the network", lambda line: line["network"])
    return bo


def host(there: Computer, table: str = "Kitchen") -> Program:
    """Ada has a table open, and it is on the network."""
    ada = there.start("tests.lan.person", "Ada")
    ada.ask("open", table, 2)
    ada.until("the network has it", lambda line: line["hosting"] and line["hosting"]["advertised"])
    return ada


def test_a_table_is_seen_on_another_computer_and_joined_from_the_list(lan: Lan) -> None:
    switch = lan.switch()
    bo = searcher(computer(lan, "laptop", switch, "192.168.7.11/24"))
    ada = host(computer(lan, "desktop", switch, "192.168.7.10/24"))
    seen = bo.until("the table", sees("Kitchen"))
    assert "192.168.7.10" in seen["places"][0][0]
    bo.ask("find", "Kitchen")
    bo.until("the lobby", lambda line: line["table"] and line["table"]["phase"] == "lobby")
    ada.ask("leave")
    bo.until("an empty list", sees())


def test_a_table_that_was_there_before_is_seen(lan: Lan) -> None:
    switch = lan.switch()
    host(computer(lan, "desktop", switch, "192.168.7.10/24"))
    searcher(computer(lan, "laptop", switch, "192.168.7.11/24")).until("it", sees("Kitchen"))


def test_computers_with_no_address_but_those_of_the_link_see_each_other(lan: Lan) -> None:
    switch = lan.switch()
    bo = searcher(computer(lan, "laptop", switch))
    host(computer(lan, "desktop", switch))
    bo.until("the table", sees("Kitchen"))
    bo.ask("find", "Kitchen")
    bo.until("the lobby", lambda line: line["table"] and line["table"]["phase"] == "lobby")


def test_the_table_of_a_killed_host_is_gone(lan: Lan) -> None:
    switch = lan.switch()
    ada = host(computer(lan, "desktop", switch, "192.168.7.10/24"))
    bo = searcher(computer(lan, "laptop", switch, "192.168.7.11/24"))
    bo.until("the table", sees("Kitchen"))
    ada.kill()
    bo.until("an empty list", sees(), within=GONE_WITHIN)


def test_a_table_behind_a_pulled_cable_is_gone_and_comes_back_with_it(lan: Lan) -> None:
    switch = lan.switch()
    desktop = computer(lan, "desktop", switch, "192.168.7.10/24")
    host(desktop)
    bo = searcher(computer(lan, "laptop", switch, "192.168.7.11/24"))
    bo.until("the table", sees("Kitchen"))
    desktop.pull_out()
    bo.until("an empty list", sees(), within=GONE_WITHIN)
    desktop.push_in()
    bo.until("the table again", sees("Kitchen"))
