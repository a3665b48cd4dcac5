"""Tables for those whose browser writes in letters of twice the usual size."""

from random import Random
from typing import Final

import pytest
from tests.server.harness import Server
from tests.web.conftest import SIZES, Visit
from tests.web.guest import RESULT, TURN, Guest
from tests.web.played import Played
from tests.web.test_betting import shove, waits
from tests.web.test_page import OVER
from tests.web.tricks import MOVES, phase

from french54 import catalogue

WORDS: Final = ".dock .btn, .say, .seat .nm, .facts dd"
LETTERS: Final = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
CUT: Final = """() => {
    const felt = document.querySelector(".felt").getBoundingClientRect();
    const words = [...document.querySelectorAll(".felt :is(.cap, .said, .nm, .centre .card)")];
    const out = words.filter((one) => {
        const { top, bottom, width } = one.getBoundingClientRect();
        return width > 1 && (bottom > felt.bottom + 2 || top < felt.top - 2);
    });
    const full = [...document.querySelectorAll(".dock .btn")].filter((one) => (
        one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1 ||
        one.getBoundingClientRect().bottom > innerHeight + 1));
    return [...out, ...full].map((one) => `${one.className} ${one.textContent}`);
}"""
"""What lies outside the felt, or on a button that is too small for it."""


def in_letters(guest: Guest, pixels: int) -> Guest:
    """As if the browser had been told to write in letters of this size."""
    session = guest.page.context.new_cdp_session(guest.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels}})
    return guest


def legible(guest: Guest, what: str) -> None:
    """Nothing is cut, however the window stands."""
    for size in ("small", "phone", "sideways", "desk"):
        width, height = SIZES[size]
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
        assert guest.evaluate(OVER) == [], f"{what}, {size}"
        assert guest.evaluate(CUT) == [], f"{what}, {size}"


def test_words_grow_and_cards_come_in_large_print(visit: Visit) -> None:
    """As far as there is room."""
    for size, least in (("desk", 1.15), ("phone", 1.15)):
        grown = []
        for pixels in (16, 32):
            guest = in_letters(visit(size, "da"), pixels).sit_down("guandan")
            assert guest.until_asked()
            grown.append(guest.page.eval_on_selector_all(WORDS, LETTERS))
            assert guest.evaluate("document.documentElement.dataset.print") == ("large" if pixels > 16 else "plain")
        assert len(grown[0]) == len(grown[1]) > 8
        ratios = [after / before for before, after in zip(*grown, strict=True)]
        assert sum(ratios) / len(ratios) >= least
        assert min(ratios) >= 1


def test_whoever_chose_keeps_the_cards_they_chose(visit: Visit) -> None:
    guest = in_letters(visit("phone"), 32).home()
    large = guest.page.locator("[name=large]")
    guest.press("[data-opens=settings]")
    assert large.is_checked()
    guest.page.locator("[name=four]").check()
    assert guest.evaluate("'large' in JSON.parse(localStorage.french54)") is False, "it was not chosen"
    large.uncheck()
    guest.page.reload()
    assert guest.evaluate("document.documentElement.dataset.print") == "plain"


@pytest.mark.full
@pytest.mark.parametrize("game", [each.game for each in catalogue.ENTRIES])
def test_a_table_in_letters_of_twice_the_size(visit: Visit, game: str) -> None:
    guest = in_letters(visit("phone", "da", touch=True), 32).sit_down(game)
    chips = game in {"holdem", "onepoker"}
    seen: set[str] = set()
    while (waits(guest) if chips else guest.until(RESULT, TURN)) == TURN:
        now = f"{phase(guest)} {guest.page.locator('.board .card').count()}"
        if now not in seen:
            seen.add(now)
            legible(guest, now)
            if guest.page.query_selector(".hand .card.dim"):
                guest.press_card(guest.page.query_selector_all(".hand .card.dim")[0])
                guest.settle()
                legible(guest, "a card that may not be")
                guest.page.keyboard.press("Escape")
                guest.settle()
        if chips:
            shove(guest)
            guest.settle()
        else:
            MOVES.get(game, Guest.move)(guest)
    guest.page.wait_for_timeout(300)
    legible(guest, "over")


@pytest.mark.full
@pytest.mark.parametrize("game", [each.game for each in catalogue.ENTRIES])
def test_a_deal_looked_at_again_in_letters_of_twice_the_size(visit: Visit, server: Server, game: str) -> None:
    guest = in_letters(visit("phone", "da", touch=True), 32)
    played = Played(game, Random(2))
    played.until(lambda table: table.over or table.deal > 1)
    played.shown(guest, server)
    guest.page.goto(f"{guest.page.url.replace('/table/', '/replay/')}/1/1")
    steps = int(guest.page.locator("#step").get_attribute("max") or "")
    for part in (0.3, 0.55, 0.8, 1):
        guest.page.locator("#step").fill(str(int(steps * part)))
        legible(guest, f"step {int(steps * part)}")
