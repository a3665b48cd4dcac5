"""What Guandan asks of the page beyond playing cards."""

from typing import Final

import pytest
from tests.web.conftest import Starter, Visit
from tests.web.guest import RESULT, Guest
from tests.web.test_page import OVER, findings

SECRET: Final = f"{57:064x}"
SHARE: Final = bytes([7] * 32)
"""With that secret seat 0 leads the first deal, holding a wild card and the spades from 8 to J."""


def pick(guest: Guest, *cards: str) -> None:
    """Cards by suit and rank, as the page marks them."""
    for card in cards:
        guest.press_card(guest.page.query_selector_all(f".hand .card[data-s={card[0]}][data-r='{card[1]}']")[0])
        guest.settle()


def ranks(guest: Guest) -> str:
    found: str = guest.evaluate("[...document.querySelectorAll('.hand .card')].map(card => card.dataset.r).join('')")
    return found


@pytest.mark.full
@pytest.mark.parametrize("size", ["phone", "desk"])
def test_a_wild_card_chooses_what_it_is_and_tribute_is_given_and_returned(
    visit: Visit, start: Starter, size: str
) -> None:
    guest = visit(size, at=start(secret=SECRET, hint_level="casual"), touch=size == "phone", share=SHARE).sit_down(
        "guandan"
    )
    assert guest.until_asked()
    page = guest.page
    assert page.locator(".hand .is-wild").count() == 1
    assert page.locator(".facts .is-wild").count() == 1
    pick(guest, "sJ", "sT", "s9", "s8", "h2")
    names = page.locator(".pick label b").all_inner_texts()
    assert names == ["Straight flush, 8 to Q", "Straight flush, 7 to J", "Straight, 8 to Q", "Straight, 7 to J"]
    assert page.locator(".pick label .is-wild").count() == 4
    assert guest.evaluate(OVER) == [], "choosing"
    assert findings(guest) == [], "choosing"
    guest.press(".pick label >> nth=2")
    guest.press(guest.button(2))
    guest.settle()
    laid = page.locator(".centre [data-card].is-wild")
    page.wait_for_function("() => document.querySelectorAll('.hand .card').length === 22")
    if laid.count():  # nobody has laid anything on it yet
        assert laid.get_attribute("aria-label") == "queen of hearts, wild"
    guest.play_to_the_score(advised=True)
    give_back(guest)


def give_back(guest: Guest) -> None:
    """Go on until the guest has received tribute, and give a card back."""
    page = guest.page
    for number in range(2, 8):
        guest.press(f"{RESULT} .btn.pri")
        page.wait_for_selector(f".bar .ttl span:has-text('Deal {number}')")
        guest.until_asked()
        if page.query_selector(".gifts .open"):
            break
        guest.play_to_the_score(advised=True)
    assert "give back" in guest.said
    assert guest.evaluate(OVER) == [], "tribute"
    assert findings(guest) == [], "tribute"
    held = len(guest.hand)
    guest.press_card(guest.lit()[0])
    guest.until_confirmable()
    assert guest.button(2).inner_text().startswith("Give back")
    guest.press(guest.button(2))
    page.wait_for_function("held => document.querySelectorAll('.hand .card').length < held", arg=held)
    guest.until_asked()
    told = guest.log()
    assert any("tribute" in line for line in told)
    assert any("given back" in line for line in told)


def test_the_hand_is_sorted_searched_and_tied(visit: Visit, start: Starter) -> None:
    guest = visit("phone", at=start(secret=SECRET), touch=True, share=SHARE).sit_down("guandan")
    page = guest.page
    assert guest.until_asked()
    orders = {ranks(guest)}
    for _ in range(2):
        guest.press(".tools .btn >> nth=0")
        orders.add(ranks(guest))
    assert len(orders) == 3
    assert page.locator(".hand .tied").count() >= 4, "bombs hang together"
    guest.press(".tools .btn >> nth=0")
    assert page.locator(".hand .tied").count() == 0
    found = set()
    for _ in range(3):
        guest.press(".tools .btn >> nth=1")
        guest.settle()
        assert guest.may_confirm
        found.add(tuple(page.eval_on_selector_all(".hand .sel", "all => all.map(card => card.dataset.key)")))
    assert len(found) == 3
    page.keyboard.press("Escape")
    guest.settle()
    pick(guest, "sA", "c6", "d7")
    guest.press(".tools .btn >> nth=2")
    assert ranks(guest)[:3] == "A76"
    page.keyboard.press("Escape")
    page.reload()
    guest.settle()
    assert ranks(guest)[:3] == "A76"
    guest.until_asked()
    pick(guest, "c6")
    guest.until_confirmable()
    guest.press(guest.button(2))
    page.wait_for_function("() => document.querySelectorAll('.hand .card').length === 26")
    assert ranks(guest)[:2] == "A7"
    assert page.locator(".hand .tied").count() == 2
