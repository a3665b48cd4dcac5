"""Cards that fly are where they are seen, whatever happens meanwhile."""

from typing import Any, Final

from playwright.sync_api import Page
from tests.web.conftest import Starter, Visit
from tests.web.guest import Guest
from tests.web.test_guandan import SECRET, SHARE

STILL: Final = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
    const flight = animate.apply(this, given);
    flight.pause();
    return flight;
};
"""
"""Every flight waits where it begins."""
FLY: Final = "() => document.querySelector('.hand .card')?.getAnimations().length > 0"
HALFWAY: Final = """() => document.querySelectorAll(".hand .card").forEach((card) => {
    for (const flight of card.getAnimations()) flight.currentTime = 600;
})"""
"""Half of the hand is dealt."""
SEEN: Final = """() => [...document.querySelectorAll(".hand .card")].map((card) => {
    const { left, top, width } = card.getBoundingClientRect();
    const flights = card.getAnimations().filter((each) => !(each instanceof CSSTransition)).length;
    const seen = getComputedStyle(card).opacity === "1";
    return { key: card.dataset.key, at: [left, top, width], seen, flights };
})"""
LIFTED: Final = """([key, top]) => {
    const card = document.querySelector(`.hand .card.sel[data-key="${key}"]`);
    return card && card.getBoundingClientRect().top < top - 5;
}"""


def half_dealt(visit: Visit, start: Starter) -> Guest:
    """A guest who leads, while half of the cards are dealt and one is on its way."""
    guest = visit("desk", at=start(secret=SECRET), share=SHARE, speed="normal")
    guest.page.add_init_script(STILL)
    guest.sit_down("guandan")
    assert guest.until_asked()
    guest.page.wait_for_function(FLY)
    guest.evaluate(HALFWAY)
    return guest


def seen(page: Page) -> dict[str, dict[str, Any]]:
    return {each["key"]: each for each in page.evaluate(SEEN)}


def test_a_card_picked_while_it_flies_is_lifted_at_once(visit: Visit, start: Starter) -> None:
    page = half_dealt(visit, start).page
    cards = [each for each in seen(page).values() if each["seen"]]
    assert 8 < len(cards) < 20
    for key in (cards[0]["key"], cards[-1]["key"]):  # one that is there, and the one on its way
        was = seen(page)[key]
        assert was["flights"] == 1
        page.evaluate("key => document.querySelector(`.hand [data-key='${key}']`).click()", key)
        page.wait_for_function(LIFTED, arg=[key, was["at"][1]])
        assert seen(page)[key]["flights"] == 1


def test_a_card_that_flies_when_another_is_played_flies_on_from_where_it_is(visit: Visit, start: Starter) -> None:
    guest = half_dealt(visit, start)
    page = guest.page
    before = seen(page)
    page.keyboard.press("h")
    guest.until_confirmable()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.centre [data-card]')?.getAnimations().length > 0")
    after = seen(page)
    assert len(after) < len(before) == 27
    for key, each in after.items():
        assert each["flights"] <= 1
        assert each["seen"]
        assert all(abs(now - was) < 1.5 for now, was in zip(each["at"], before[key]["at"], strict=True)), key
