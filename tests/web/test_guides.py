"""Guides on the page: played right, played wrong first, and never in the way of the cards."""

import pytest
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.test_page import OVER, findings

from french54 import catalogue
from french54.guides import situations

COVERED = """() => {
    const guide = document.querySelector(".guide").getBoundingClientRect();
    return [...document.querySelectorAll(".card, .btn, .say")].filter((node) => {
        const { left, right, top, bottom, width } = node.getBoundingClientRect();
        if (node.closest(".guide, dialog, .vh") || width === 0) return false;
        return left < guide.right - 1 && guide.left < right - 1 && top < guide.bottom - 1 && guide.top < bottom - 1;
    }).map((node) => node.className + " " + node.textContent);
}"""


def words(guest: Guest) -> str:
    return guest.page.locator(".guide .words span").inner_text()


def until_said(guest: Guest, part: str) -> None:
    guest.page.wait_for_function(f"() => document.querySelector('.guide .words span')?.textContent.includes({part!r})")


def test_played_right_and_on_to_the_next(visit: Visit) -> None:
    guest = visit("phone", "da", touch=True).home()
    guest.press("[data-guide=doudizhu-1]")
    guest.settle()
    until_said(guest, "Hvad gør du?")
    assert "1 af 2" in guest.page.locator(".guide .where").inner_text()
    assert "øvelse" in guest.page.locator(".bar .ttl span").inner_text()
    assert findings(guest) == []
    guest.press(".guide .ref")
    assert guest.page.locator("dialog#rules .asked").get_attribute("data-n") == "1.2"
    guest.page.keyboard.press("Escape")
    guest.until_asked()
    guest.press(guest.button(1))
    until_said(guest, "Netop.")
    guest.page.wait_for_selector('.table[data-state="over"]')
    assert guest.page.query_selector("dialog.result[open]") is None
    assert findings(guest) == []
    guest.press(".guide .ways .btn:last-child")
    guest.page.wait_for_selector("dialog.result[open]")
    assert guest.scores()[0] > 0
    guest.page.keyboard.press("Escape")
    guest.press(".guide .ways .btn.pri")
    until_said(guest, "raket")
    assert "2 af 2" in guest.page.locator(".guide .where").inner_text()


def test_played_wrong_first(visit: Visit) -> None:
    guest = visit("phone", "en", touch=True).sit_down("doudizhu", guide="doudizhu-1")
    until_said(guest, "What do you do?")
    hand = guest.hand
    guest.until_asked()
    guest.press_card(guest.lit()[0])
    guest.until_confirmable()
    guest.press(guest.button(2))
    until_said(guest, "You took the lead")
    guest.press(".guide .ways .btn.pri")
    until_said(guest, "What do you do?")
    assert guest.hand == hand
    guest.until_asked()
    guest.press(guest.button(1))
    until_said(guest, "Right.")


def test_the_deal_is_lost_and_tried_again(visit: Visit) -> None:
    """What ended the deal cannot be taken back, but the situation comes again; and it can be put out of the way."""
    guest = visit("desk", "zh-Hant").sit_down("doudizhu", guide="doudizhu-2")
    until_said(guest, "王炸")
    guest.press(".guide .ico")
    assert guest.page.locator(".guide").is_hidden()
    guest.until_asked()
    guest.page.keyboard.press("p")
    guest.page.wait_for_selector('.table[data-state="over"]')
    until_said(guest, "地主領出最後一張")
    guest.press(".guide .ways .btn.pri")
    until_said(guest, "現在要炸嗎")
    guest.until_asked()
    for joker in guest.lit():
        guest.press_card(joker)
        guest.settle()
    guest.until_confirmable()
    guest.press(guest.button(2))
    until_said(guest, "對。王炸最大")
    assert guest.page.locator(".guide .ways .btn").count() == 1
    guest.press(".guide .ways .btn")
    guest.page.wait_for_function("() => !document.querySelector('.guide') && document.querySelector('.hand .card')")


@pytest.mark.parametrize(
    ("size", "lang"), [("phone", "da"), pytest.param("sideways", "zh-Hant", marks=pytest.mark.full)]
)
def test_it_covers_no_card(visit: Visit, size: str, lang: str) -> None:
    guest = visit(size, lang, touch=True)
    for entry in catalogue.ENTRIES:
        name = situations(entry.game)[-1].name
        guest.sit_down(entry.game, guide=name)
        guest.page.wait_for_selector(".guide")
        guest.page.wait_for_function("() => document.querySelector('.guide .words span').textContent")
        assert guest.evaluate(COVERED) == [], name
        assert guest.evaluate(OVER) == [], name
        if entry.game in {"holdem", "onepoker"}:
            guest.until_asked()
            guest.press(guest.button(1))
            guest.page.wait_for_selector(".guide .ways")
            assert guest.evaluate(COVERED) == [], f"{name}, told what came of it"
