"""The right network is searched, whatever cards a computer has and whatever becomes of them."""

from tests.lan.box import Lan
from tests.lan.places import advertised, computer, host, in_lobby, lists, searcher
from tests.lan.program import Line


def test_a_host_with_two_cards_is_seen_and_reached_in_both_networks(lan: Lan) -> None:
    house, annex = lan.switch(), lan.switch()
    desktop = computer(lan, "desktop", house, "192.168.7.10/24")
    desktop.plug_in(annex, "10.0.0.10/24", card="wlan0")
    bo = searcher(computer(lan, "laptop", house, "192.168.7.11/24"))
    cy = searcher(computer(lan, "tablet", annex, "10.0.0.11/24"), "Cy")
    ada = host(desktop)
    for person in (bo, cy):
        person.until("the table", lists("Kitchen"))
        person.ask("find", "Kitchen")
        person.until("the lobby", in_lobby)
    shown = ada.until("its addresses", advertised)["hosting"]["addresses"]
    assert [place.partition(":")[0] for place in shown] == ["192.168.7.10", "10.0.0.10"]
    ada.ask("use", "wlan0")
    bo.until("an empty list", lists())
    (shown,) = ada.until("one address", _shown_at_one_address)["hosting"]["addresses"]
    assert shown.startswith("10.0.0.10:")


def test_a_searcher_with_two_cards_sees_the_tables_of_both_networks(lan: Lan) -> None:
    house, annex = lan.switch(), lan.switch()
    laptop = computer(lan, "laptop", house, "192.168.7.11/24")
    laptop.plug_in(annex, "10.0.0.11/24", card="wlan0")
    bo = searcher(laptop)
    host(computer(lan, "desktop", house, "192.168.7.10/24"))
    host(computer(lan, "tablet", annex, "10.0.0.10/24"), "Cellar")
    bo.until("both tables", lists("Cellar", "Kitchen"))


def test_a_tunnel_and_the_network_of_containers_stay_out_of_it(lan: Lan) -> None:
    switch = lan.switch()
    desktop = computer(lan, "desktop", switch, "192.168.7.10/24")
    desktop.ip("link add docker0 type bridge")
    desktop.ip("address add 172.17.0.1/16 dev docker0")
    desktop.ip("link set docker0 up")
    desktop.ip("tuntap add tun0 mode tun")
    desktop.ip("address add 10.8.0.2/32 peer 10.8.0.1 dev tun0")
    desktop.ip("link set tun0 up")
    bo = searcher(computer(lan, "laptop", switch, "192.168.7.11/24"))
    ada = host(desktop)
    (places,) = bo.until("the table", lists("Kitchen"))["places"]
    assert [place.partition(":")[0] for place in places if "fe80" not in place] == ["192.168.7.10"]
    (shown,) = ada.until("its address", advertised)["hosting"]["addresses"]
    assert shown.startswith("192.168.7.10:")


def test_of_several_networks_one_can_be_chosen_and_the_choice_taken_back(lan: Lan) -> None:
    house, annex = lan.switch(), lan.switch()
    laptop = computer(lan, "laptop", house, "192.168.7.11/24")
    laptop.plug_in(annex, "10.0.0.11/24", card="wlan0")
    bo = searcher(laptop)
    host(computer(lan, "desktop", house, "192.168.7.10/24"))
    host(computer(lan, "tablet", annex, "10.0.0.10/24"), "Cellar")
    both = bo.until("both tables", lists("Cellar", "Kitchen"))
    assert both["interfaces"] == ["eth0", "wlan0", "lo"]
    assert both["network"] == "eth0 192.168.7.11, wlan0 10.0.0.11"
    bo.ask("use", "wlan0")
    bo.until("one network", lambda line: line["network"] == "wlan0 10.0.0.11")
    bo.ask("use", None)
    bo.until("both networks", lambda line: line["network"] == "eth0 192.168.7.11, wlan0 10.0.0.11")
    bo.until("both tables", lists("Cellar", "Kitchen"))


def test_a_cable_plugged_in_later_brings_the_tables(lan: Lan) -> None:
    switch = lan.switch()
    host(computer(lan, "desktop", switch, "192.168.7.10/24"))
    laptop = lan.computer("laptop")
    bo = searcher(laptop)
    bo.until("itself alone", lambda line: line["network"] == "lo 127.0.0.1")
    laptop.plug_in(switch, "192.168.7.11/24")
    bo.until("the table", lists("Kitchen"))


def test_a_console_shows_how_to_come_to_its_table_anew_when_the_address_is_another(
    lan: Lan,
) -> None:
    desktop = computer(lan, "desktop", lan.switch(), "192.168.7.10/24")
    words = ("host", "--headless", "--name", "Kitchen", "--folder", str(desktop.folder))
    console = desktop.start("sequence_lan", *words)
    console.until("the link", lambda line: _is_link(line, "192.168.7.10:47624"))
    desktop.have_address("192.168.7.77/24")
    console.until("the new link", lambda line: _is_link(line, "192.168.7.77:47624"))


def test_a_console_shows_its_table_on_the_chosen_network_alone(lan: Lan) -> None:
    house, annex = lan.switch(), lan.switch()
    desktop = computer(lan, "desktop", house, "192.168.7.10/24")
    desktop.plug_in(annex, "10.0.0.10/24", card="wlan0")
    bo = searcher(computer(lan, "laptop", house, "192.168.7.11/24"))
    cy = searcher(computer(lan, "tablet", annex, "10.0.0.11/24"), "Cy")
    words = ("host", "--headless", "--name", "Kitchen", "--folder", str(desktop.folder))
    console = desktop.start("sequence_lan", *words, "--interface", "wlan0")
    console.until("the link", lambda line: _is_link(line, "10.0.0.10:47624"))
    cy.until("the table", lists("Kitchen"))
    host(computer(lan, "tower", house, "192.168.7.12/24"), "Cellar")
    bo.until("the other table alone", lists("Cellar"))


def test_a_host_that_others_reach_by_its_list_alone_says_so(lan: Lan) -> None:
    switch = lan.switch()
    ada = host(computer(lan, "desktop", switch))
    hosting = ada.until("why", lambda line: line["hosting"] and line["hosting"]["fault"])["hosting"]
    assert hosting["addresses"] == []
    assert hosting["advertised"] == "Kitchen"
    assert hosting["fault"] == (
        "This computer has no address here that others could type: they find the table in their "
        "list, and the address and the link reach it from this computer alone."
    )
    bo = searcher(computer(lan, "laptop", switch))
    bo.until("the table", lists("Kitchen"))
    bo.ask("find", "Kitchen")
    bo.until("the lobby", in_lobby)


def test_a_host_without_a_network_says_that_nobody_else_can_come(lan: Lan) -> None:
    ada = host(lan.computer("desktop"))
    hosting = ada.until("why", lambda line: line["hosting"]["fault"])["hosting"]
    assert hosting["addresses"][0].startswith("127.0.0.1:")
    assert hosting["fault"] == (
        "This computer is in no network, so nobody else can come to the table: connect it to the "
        "same network as the others."
    )


def _shown_at_one_address(line: Line) -> bool:
    """Whether a host's table is on the network, at one address of it."""
    return advertised(line) is not None and len(line["hosting"]["addresses"]) == 1


def _is_link(line: Line, address: str) -> bool:
    """Whether the console shows a link to that address, with the fingerprint."""
    return str(line["text"]).startswith(f"sequence-lan://{address}/#")
