"""The check of the shuffle in the browser, with honest servers and one that has been tampered with."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute
from tests.web.conftest import Visit
from tests.web.guest import RESULT, Guest


def alter(guest: Guest, change: Any) -> None:
    """Let `change` have every message before the page sees it."""

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(raw: str | bytes) -> None:
            message = json.loads(raw)
            change(message)
            route.send(json.dumps(message))

        server.on_message(pass_on)

    guest.page.route_web_socket("**/ws/table/*", between)


def checks(guest: Guest) -> list[bool]:
    """Whether each check passed, as the sheet shows them."""
    guest.press(f"{RESULT} .fine")
    guest.page.wait_for_selector("dialog.seal[open] .checks li")
    passed: list[bool] = guest.page.eval_on_selector_all(
        "dialog.seal .checks li", "all => all.map(one => !one.classList.contains('broken'))"
    )
    return passed


def test_an_honest_deal_passes_every_check(visit: Visit) -> None:
    guest = visit("phone", touch=True).sit_down()
    shown = guest.seal()
    guest.play_to_the_score()
    assert checks(guest) == [True] * 5
    commitment = guest.page.locator("dialog.seal .figures dd").first.inner_text()
    assert commitment[:4] in shown
    assert commitment[-4:] in shown
    guest.press("dialog.seal .ico")
    guest.page.wait_for_selector(RESULT)
    assert guest.page.query_selector("dialog.seal[open]") is None


def altered_deck(message: dict[str, Any]) -> None:
    if message["t"] == "view" and message["seal"]:
        deck = message["seal"]["deals"][0]["deck"]
        deck[10], deck[11] = deck[11], deck[10]


def altered_draw(message: dict[str, Any]) -> None:
    if message["t"] == "view" and message["seal"]:
        size, value = message["seal"]["draws"][0]["drawn"][0]
        message["seal"]["draws"][0]["drawn"][0] = [size, (value + 1) % size]


def altered_place(message: dict[str, Any]) -> None:
    """One card dealt is said to come from another place of the deck."""
    if message["t"] == "view":
        for event in message["events"]:
            if event["kind"] == "deal" and event["cards"]:
                event["data"]["places"][0] = (event["data"]["places"][0] + 1) % 54


def altered_secret(message: dict[str, Any]) -> None:
    if message["t"] == "view" and message["seal"]:
        secret = message["seal"]["secret"]
        message["seal"]["secret"] = ("1" if secret[0] == "0" else "0") + secret[1:]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        pytest.param(altered_deck, [True, True, True, False, False], marks=pytest.mark.full),
        pytest.param(altered_draw, [True, True, False, True, True], marks=pytest.mark.full),
        pytest.param(altered_place, [True, True, True, True, False], marks=pytest.mark.full),
        (altered_secret, [False, True, False, False, True]),
    ],
)
def test_whatever_is_altered_fails(visit: Visit, change: Any, expected: list[bool]) -> None:
    guest = visit("desk")
    alter(guest, change)
    guest.sit_down().play_to_the_score()
    guest.page.wait_for_selector(f"{RESULT} .fine.broken")
    found = checks(guest)
    # Two cards of the deck changed places: whether the guest was dealt one of them is chance.
    if change is altered_deck:
        found[4] = False
    # A draw of three may by chance be the same under another secret.
    if change is altered_secret:
        found[2] = False
    assert found == expected


def test_the_witness_outlives_a_reload(visit: Visit) -> None:
    guest = visit("desk").sit_down()
    guest.until_play()
    guest.page.reload()
    guest.settle()
    guest.play_to_the_score()
    assert checks(guest) == [True] * 5


def test_a_check_that_did_not_come_at_first_is_asked_for_again(visit: Visit) -> None:
    guest = visit("desk", forgives="Failed to load resource")
    asked: list[str] = []

    def away_at_first(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    guest.page.route(re.compile(r"/assets/seal-[^/]*\.js"), away_at_first)
    guest.sit_down().play_to_the_score()
    guest.page.wait_for_selector(f"{RESULT} .fine use[href='#i-check']", state="attached")
    assert len(asked) == 2
