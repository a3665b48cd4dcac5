"""Whole matches of the games in which chips are bet, as people play them."""

from itertools import product

import pytest
from tests.web.conftest import Starter, Visit
from tests.web.guest import RESULT, TURN, Guest
from tests.web.test_deal import told
from tests.web.test_page import findings, sampled

OVER = '.table[data-state="over"]'
MATCH = f"{RESULT}:has(.fine)"
GAMES = ["holdem", "onepoker"]


def waits(guest: Guest) -> str:
    """What the table waits for: the person's turn, the next deal, or another match."""
    return guest.until(MATCH, TURN, OVER)


def shove(guest: Guest) -> None:
    """All there is: a card to lock, everything to bet, or a call."""
    page = guest.page
    if page.query_selector(".op .card:not([aria-disabled])"):
        guest.press(".op .card >> nth=0")
        guest.settle()
        guest.until_confirmable()
        return guest.press(guest.button(2))
    everything = page.locator(".pre .btn >> nth=4")
    if everything.get_attribute("aria-disabled") is None:
        guest.press(everything)
        guest.settle()
        return guest.press(guest.button(2))
    return guest.press(guest.button(1))


def go_on(guest: Guest) -> None:
    """The next deal; who is out lets the others play on faster."""
    dealt = guest.page.locator(".bar .ttl span").inner_text()
    watching = guest.page.query_selector('.acts .btn[aria-pressed="false"]')
    if watching:
        guest.press(watching)
    guest.page.wait_for_timeout(100)  # what was wished while the others played ends with the deal
    if guest.page.query_selector('.acts .btn[aria-pressed="true"]') is None:
        main = guest.page.query_selector(".acts .btn:nth-child(3):not([aria-disabled])")
        if main and guest.page.query_selector(OVER):
            guest.press(main)
    guest.page.wait_for_function(
        """([dealt, match]) =>
            document.querySelector(".bar .ttl span").textContent !== dealt || document.querySelector(match)""",
        arg=[dealt, MATCH],
    )


@pytest.mark.parametrize(("size", "game"), sampled(product(["phone", "desk"], GAMES), [("phone", "holdem")]))
def test_a_match_to_its_end(visit: Visit, size: str, game: str) -> None:
    guest = visit(size, touch=size == "phone").sit_down(game)
    page, looked = guest.page, set[str]()
    for _ in range(400):
        state = waits(guest)
        if state == MATCH:
            break
        if state not in looked:
            looked.add(state)
            assert findings(guest) == [], state
        if state == TURN:
            shove(guest)
            guest.settle()
        else:
            go_on(guest)
    page.wait_for_selector(f"{RESULT} .fine:has-text('The seal holds')")
    drawn = page.locator(f"{RESULT} .chart polyline")
    assert drawn.count() == page.locator(".seat").count() + 1
    champion = page.locator(f"{RESULT} .champion").inner_text()
    assert champion.endswith("won the match")
    guest.press(f"{RESULT} .chart summary")
    cells = page.locator(f"{RESULT} .chart tbody tr").last.locator("td").all_inner_texts()
    assert sorted(cells)[:-1] == ["0"] * (len(cells) - 1)
    page.wait_for_timeout(300)
    assert findings(guest) == [], "result"
    guest.press(f"{RESULT} .btn.pri")
    page.wait_for_selector(RESULT, state="detached")
    page.wait_for_function("() => document.querySelectorAll('.handz .card').length === 2")


LIMITS = "choice => { const range = document.querySelector(choice); return [+range.min, +range.max]; }"


def at_will(limits: list[int]) -> bool:
    """Whether 77 is among the totals, and not the only one that a button suggests."""
    least, most = limits
    return least < 77 < most


def test_a_total_is_chosen_by_button_or_figure_and_then_confirmed(visit: Visit) -> None:
    guest = visit("desk").sit_down("holdem")
    page, main = guest.page, guest.button(2)
    choice = ".amt input[type=range]:not([disabled])"
    while not (waits(guest) == TURN and page.query_selector(choice) and at_will(guest.evaluate(LIMITS, choice))):
        state = waits(guest)
        assert state != MATCH
        if state == OVER:
            go_on(guest)
        else:
            guest.press(guest.button(0))
            guest.settle()
    armed = main.inner_text()
    guest.press(".pre .btn:not([aria-disabled]) >> nth=1")
    guest.until_confirmable()
    assert main.inner_text() != armed
    page.fill(".total", "1")
    page.wait_for_selector(".say .ref")
    assert not guest.page.query_selector(".acts .btn.pri:last-child")
    page.fill(".total", "77")
    page.wait_for_selector(".acts .btn.pri:has-text('77')")
    page.keyboard.press("Escape")
    page.locator(".total").blur()
    page.keyboard.press("Escape")
    page.wait_for_selector(".acts .btn:last-child:not(.pri)")
    page.fill(".total", "77")
    page.wait_for_selector(".acts .btn.pri:has-text('77')")
    guest.press(main)
    page.wait_for_selector(".side .whole li:has-text('You'):has-text('77')")


def test_what_was_decided_ahead_is_done_when_the_turn_comes(visit: Visit, start: Starter) -> None:
    guest = visit("desk", at=start(pause=2.0)).sit_down("holdem")
    page = guest.page
    page.wait_for_selector('.table[data-state="waiting"]')
    page.keyboard.press("c")
    assert guest.button(1).get_attribute("aria-pressed") == "true"
    page.keyboard.press("f")
    assert guest.button(0).get_attribute("aria-pressed") == "true"
    assert guest.button(1).get_attribute("aria-pressed") == "false"
    page.wait_for_selector(".side .whole li:has-text('You'):has-text('fold')")
    page.wait_for_selector(".handz .card.idle")


def keys(guest: Guest) -> None:
    """All there is, with nothing else than keys."""
    press = guest.page.keyboard.press
    if guest.page.query_selector(".op .card:not([aria-disabled])"):
        press("ArrowRight")
        press("Space")
        guest.settle()
        guest.until_confirmable()
        press("Enter")
    elif guest.button(2).get_attribute("aria-disabled") is None:
        press("r")
        press("End")
        guest.until_confirmable()
        press("Enter")
    else:
        press("c")
    guest.settle()


@pytest.mark.parametrize("game", [pytest.param("holdem", marks=pytest.mark.full), "onepoker"])
def test_a_match_by_keyboard_alone_and_every_deal_is_told(visit: Visit, game: str) -> None:
    guest = visit("desk")
    told(guest)
    guest.sit_down(game)
    page, deals = guest.page, 0
    for _ in range(400):
        state = waits(guest)
        if state == TURN:
            keys(guest)
            continue
        deals += 1
        spoken = guest.evaluate("spoken")
        for who, what in guest.record():
            assert any(who in sentence and what in sentence for sentence in spoken), (who, what)
        if state == MATCH:
            break
        dealt = page.locator(".bar .ttl span").inner_text()
        page.keyboard.press("Enter")
        page.wait_for_function(
            """([dealt, match]) =>
                document.querySelector(".bar .ttl span").textContent !== dealt || document.querySelector(match)""",
            arg=[dealt, MATCH],
        )
    assert waits(guest) == MATCH
    assert deals > 0
