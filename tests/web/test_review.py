"""A deal weighed by the strong player, on the page."""

import pytest
from tests.web.conftest import Starter, Visit
from tests.web.guest import TURN, Guest
from tests.web.test_betting import MATCH, go_on, shove, waits
from tests.web.test_page import OVER, findings

DONE = '.review[data-state="done"]'


def reviewed(guest: Guest, game: str = "doudizhu") -> None:
    """Play deals to their ends until one has something to weigh, and have it weighed."""
    weighed = False
    while not weighed:
        guest.sit_down(game).play_to_the_score()
        guest.press("dialog.result .links a[href$='#review']")
        guest.page.wait_for_selector(DONE)
        weighed = guest.page.query_selector(".review .course") is not None


def test_a_deal_of_holdem_once_the_match_is_over(visit: Visit, start: Starter) -> None:
    guest = visit("phone", "sv", start(review_budget=0.2), touch=True)
    guest.sit_down("holdem")
    table = guest.page.url.rpartition("/")[2]
    while (state := waits(guest)) != MATCH:
        if state == TURN:
            shove(guest)
        else:
            go_on(guest)
    assert guest.page.locator("dialog.result .links a[href$='#review']").count() == 1
    guest.page.goto(f"{guest.address}/sv/replay/{table}/1/1#review")
    guest.page.wait_for_selector(DONE)
    assert guest.evaluate(OVER) == []
    guest.press(".review summary")
    assert "marker" in guest.page.locator(".review tbody td").first.inner_text()
    guest.press(".review tbody button >> nth=0")
    others = guest.page.locator(".hands dd").all()[1:]
    assert all(other.locator(".card:not(.back)").count() == 0 for other in others)


def step(guest: Guest) -> str:
    return guest.page.locator(".replayed").get_attribute("data-step") or ""


@pytest.mark.full
def test_a_deal_is_weighed_and_each_decision_can_be_looked_at(visit: Visit, start: Starter) -> None:
    guest = visit("phone", "da", start(review_budget=0.2), touch=True)
    reviewed(guest)
    assert findings(guest) == []
    assert guest.evaluate(OVER) == []
    dear = guest.page.locator(".dear").count()
    assert dear <= 3
    assert (guest.page.query_selector(".review .well") is None) == (dear > 0)
    guest.press(".review summary")
    rows = guest.page.locator(".review tbody tr")
    assert guest.page.locator(".review .course :is(circle, path.lost)").count() == rows.count()
    result = guest.page.locator(".review tfoot td").first.inner_text()
    wanted = rows.nth(0).locator("button")
    number = wanted.inner_text()
    guest.press(wanted)
    assert step(guest) == number
    assert guest.page.query_selector("dialog.looked[open]") is None, "the position is in sight"
    mine, *others = guest.page.locator(".hands dd .minis").all()
    assert mine.locator(".card:not(.back)").count() > 0
    for other in others:
        assert other.locator(".card:not(.back)").count() == 0, "as the person saw it"
    guest.press(".steps .btn >> nth=2")
    assert guest.page.locator(".hands dd .back").count() == 0
    guest.press("[data-review]")
    guest.page.wait_for_selector(DONE)
    guest.page.keyboard.press("Escape")
    guest.page.locator("#step").fill(guest.page.locator("#step").get_attribute("max") or "")
    assert result.startswith(guest.page.locator(".hands dt span").first.inner_text().strip())


@pytest.mark.full
def test_it_can_be_stopped_and_begun_again(visit: Visit, start: Starter) -> None:
    guest = visit("desk", "zh-Hant", start(review_budget=8.0), theme="dark")
    guest.sit_down().play_to_the_score()
    guest.press("dialog.result .links a >> nth=0")
    guest.page.wait_for_selector(".replayed .hands .card")
    assert guest.page.query_selector(".review") is None, "nothing is weighed unasked"
    guest.press("[data-review]")
    guest.page.wait_for_selector('.side .review[data-state="running"] progress')
    guest.press(".review .going .btn")
    guest.page.wait_for_selector('.review[data-state="stopped"]')
    assert findings(guest) == []
    guest.press(".review .going .btn")
    guest.page.wait_for_selector('.review[data-state="running"]')
    guest.press(".review .going .btn")
    guest.page.wait_for_selector('.review[data-state="stopped"]')
    guest.press(".side .head .ico")
    assert guest.page.query_selector(".review") is None
