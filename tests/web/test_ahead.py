"""What a table shows, and has joined, before its scripts have come."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocket
from tests.web.conftest import Visit
from tests.web.guest import MADE, Guest

LAID = ".table.laid"
DRAWN = f"{MADE}:not([data-state='away'])"
PLACES = """all => all.map(each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [each.textContent.trim(), ...[left, top, width, height].map(Math.round)];
})"""
SHIFTS = """() => new PerformanceObserver(list => {
    for (const each of list.getEntries()) window.shifted = (window.shifted ?? 0) + each.value;
}).observe({ type: "layout-shift", buffered: true })"""


STEPS = """(() => {
    const later = window.setTimeout;
    window.held = [];
    window.setTimeout = (deed, wait, ...more) => (wait ? later(deed, wait, ...more) : held.push(deed));
})()"""
"""What is to be done a little later is done when the test says so."""


def held(page: Page) -> list[Route]:
    """The script of the table, each time it is asked for, which comes only when it is let through."""
    routes: list[Route] = []

    def hold(route: Route) -> None:
        routes.append(route)

    page.route(re.compile(r"/assets/table-[^/]*\.js"), hold)
    return routes


def let_through(page: Page, routes: list[Route]) -> None:
    while not routes:
        page.wait_for_timeout(10)
    for route in routes:
        route.continue_()


def places(guest: Guest, table: str) -> list[list[Any]]:
    found: list[list[Any]] = guest.page.eval_on_selector_all(f"{table} :is(h1, .acts .btn)", PLACES)
    return found


def test_a_table_is_laid_before_its_script_comes_and_nothing_moves_when_it_has(visit: Visit) -> None:
    guest = visit("phone", touch=True).sit_down("guandan")
    page = guest.page
    assert guest.until_asked()
    routes = held(page)
    page.reload(wait_until="commit")
    page.wait_for_selector(f"{LAID} .acts .btn >> nth=2")
    assert page.locator("h1").inner_text() == "Guandan"
    assert guest.evaluate("document.querySelector('.laid').inert")
    page.wait_for_function("() => document.querySelector('.laid').clientHeight === innerHeight")
    before = places(guest, LAID)
    let_through(page, routes)
    page.wait_for_selector(f"{DRAWN} .hand .card")
    assert page.query_selector(LAID) is None
    assert places(guest, DRAWN) == before


def test_the_room_for_the_cards_is_there_before_they_are(visit: Visit) -> None:
    guest = visit("phone", touch=True)
    guest.page.add_init_script(f"({SHIFTS})()")
    guest.sit_down("guandan").until_asked()
    assert guest.evaluate("PerformanceObserver.supportedEntryTypes.includes('layout-shift')")
    assert guest.evaluate("window.shifted ?? 0") < 0.05
    guest.page.reload()
    guest.page.wait_for_selector(f"{DRAWN} .hand .card")
    guest.settle()
    assert guest.evaluate("window.shifted ?? 0") < 0.05


def test_a_table_is_joined_once_and_the_share_is_given_once(visit: Visit) -> None:
    guest = visit("desk").home()
    sockets: list[WebSocket] = []
    sent: list[dict[str, Any]] = []

    def heed(socket: WebSocket) -> None:
        sockets.append(socket)
        socket.on("framesent", lambda text: sent.append(json.loads(text)))

    guest.page.on("websocket", heed)
    guest.sit_down().until_asked()
    assert len(sockets) == 1
    shares = [message["hex"] for message in sent if message["t"] == "nonce"]
    assert len(shares) == 1
    names = "Object.keys(localStorage).filter(name => name.includes('witness'))"
    kept = guest.evaluate(f"{names}.map(name => localStorage[name])")
    assert [json.loads(each)["nonce"] for each in kept] == shares


def test_a_socket_that_is_lost_before_the_script_comes_is_joined_again(visit: Visit) -> None:
    guest = visit("desk").sit_down()
    page = guest.page
    guest.until_asked()
    hand = guest.hand
    routes = held(page)
    page.reload(wait_until="commit")
    page.wait_for_function("() => window.french54Ahead?.heard.length > 1")
    guest.evaluate("french54Ahead.socket.close()")
    page.wait_for_function("() => french54Ahead.closed !== null")
    let_through(page, routes)
    page.wait_for_selector(".table[data-state='turn']")
    assert guest.hand == hand


def test_a_table_that_is_put_together_is_out_of_reach(visit: Visit) -> None:
    guest = visit("phone", lang="da").sit_down("guandan")
    page = guest.page
    guest.until_asked()
    page.add_init_script(STEPS)
    page.reload(wait_until="commit")
    making = ".table[data-state='making']"
    while not page.query_selector(f"{making} .hand .card"):
        page.evaluate("window.held?.shift()?.()")
    assert page.get_attribute(making, "aria-hidden") == "true"
    for key in ("Tab", "Tab", "ArrowRight", "h", "Tab"):
        page.keyboard.press(key)
        assert guest.evaluate("document.activeElement === document.body"), key
    assert guest.evaluate("document.documentElement.scrollWidth === innerWidth && scrollX === 0")
    while page.query_selector(making):
        page.evaluate("held.shift()?.()")
    assert page.get_attribute(".table[data-state]", "aria-hidden") is None
    assert page.query_selector(".hand .sel") is None
    page.keyboard.press("Tab")
    assert guest.evaluate("document.activeElement.matches('.bar a')")
