"""Tables are seen on the other computers, and gone from their lists when they can't be reached."""

import time

from tests.lan.box import Lan
from tests.lan.places import advertised, computer, host, in_lobby, lists, searcher

GONE_WITHIN = 15.0
"""Seconds in which a table that can't be reached any more is gone from the list."""


def test_a_table_is_seen_on_another_computer_and_joined_from_the_list(lan: Lan) -> None:
    switch = lan.switch()
    bo = searcher(computer(lan, "laptop", switch, "192.168.7.11/24"))
    ada = host(computer(lan, "desktop", switch, "192.168.7.10/24"))
    seen = bo.until("the table", lists("Kitchen"))
    assert seen["places"][0][0].startswith("192.168.7.10:")
    bo.ask("find", "Kitchen")
    bo.until("the lobby", in_lobby)
    ada.ask("leave")
    bo.until("an empty list", lists())


def test_computers_with_no_address_but_those_of_the_link_see_each_other(lan: Lan) -> None:
    switch = lan.switch()
    host(computer(lan, "desktop", switch))
    bo = searcher(computer(lan, "laptop", switch))
    seen = bo.until("the table", lists("Kitchen"))
    assert seen["places"][0][0].startswith("[fe80::")
    bo.ask("find", "Kitchen")
    bo.until("the lobby", in_lobby)


def test_two_tables_of_one_name_get_two_names_that_all_see(lan: Lan) -> None:
    switch = lan.switch()
    bo = searcher(computer(lan, "laptop", switch, "192.168.7.11/24"))
    host(computer(lan, "desktop", switch, "192.168.7.10/24"))
    bo.until("the first", lists("Kitchen"))
    cy = host(computer(lan, "tablet", switch, "192.168.7.12/24"))
    bo.until("both", lists("Kitchen", "Kitchen-2"))
    cy.until("the name it got", lambda line: advertised(line) == "Kitchen-2")


def test_thirty_tables_of_three_computers_stand_in_one_list(lan: Lan) -> None:
    switch = lan.switch()
    bo = searcher(computer(lan, "laptop", switch, "192.168.7.11/24"))
    names = [f"Table {number:02}" for number in range(30)]
    for place in range(3):
        there = computer(lan, f"desktop{place}", switch, f"192.168.7.{20 + place}/24")
        there.start("tests.lan.crowd", *names[place::3])
    bo.until("all tables", lists(*names))


def test_tables_out_of_reach_are_gone_and_those_behind_a_cable_come_back_with_it(lan: Lan) -> None:
    near, far = lan.switch(), lan.switch()
    cable = lan.join(near, far)
    began = time.monotonic()
    bo = searcher(computer(lan, "laptop", near, "192.168.7.11/24"))
    ada = host(computer(lan, "desktop", near, "192.168.7.10/24"))
    host(computer(lan, "tablet", far, "192.168.7.12/24"), "Larder")
    bo.until("both tables", lists("Kitchen", "Larder"))
    ada.kill()
    cable.pull_out()
    host(computer(lan, "tower", far, "192.168.7.13/24"), "Cellar")
    bo.until("an empty list", lists(), within=GONE_WITHIN)
    # Whoever asks only at first, as mDNS alone would have it, has asked for the last time by now.
    time.sleep(max(0.0, began + 16 - time.monotonic()))
    cable.push_in()
    bo.until("the tables over there", lists("Cellar", "Larder"))


def test_a_network_that_isolates_its_guests_gets_a_sentence(lan: Lan) -> None:
    switch = lan.switch()
    desktop = computer(lan, "desktop", switch, "192.168.7.10/24")
    laptop = computer(lan, "laptop", switch, "192.168.7.11/24")
    desktop.isolate()
    laptop.isolate()
    ada, bo = host(desktop), searcher(laptop)
    link = ada.until("the link", advertised)["hosting"]["link"]
    bo.ask("join", link)
    line = bo.until("the end", lambda line: line["table"] and line["table"]["ended"])
    assert "that it lets its computers talk to each other" in line["table"]["ended"]
    assert line["tables"] == []


def test_a_host_met_before_is_found_where_the_network_loses_what_is_said_to_all(lan: Lan) -> None:
    switch = lan.switch()
    desktop = computer(lan, "desktop", switch, "192.168.7.10/24")
    laptop = computer(lan, "laptop", switch, "192.168.7.11/24")
    desktop.lose_multicast()
    laptop.lose_multicast()
    ada, bo = host(desktop), laptop.start("tests.lan.person", "Bo")
    bo.ask("join", ada.until("the link", advertised)["hosting"]["link"])
    bo.until("the lobby", in_lobby)
    bo.ask("leave")
    bo.until("no table", lambda line: not line["table"])
    bo.ask("search", True)
    bo.until("the table", lists("Kitchen"))
