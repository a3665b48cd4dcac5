"""What a finger meets: large enough to hit, and never only by a sweep."""

from random import Random
from typing import Final

import pytest
from playwright.sync_api import ElementHandle
from tests.server.harness import Server
from tests.web.conftest import Visit
from tests.web.guest import STRIP, Guest
from tests.web.played import YOU, Played

from french54 import catalogue
from french54.table.table import Table

LEAST: Final = 24
"""Pixels either way, of whatever can be pressed."""
SEEN: Final = """() => [...document.querySelectorAll(".hand .card")].map((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    const mine = (x, y) => document.elementFromPoint(x, y)?.closest(".card") === card;
    let [across, down] = [0, 0];
    for (let x = left + 0.5; x < right && mine(x, top + 12); x++) across++;
    for (let y = top + 0.5; y < bottom && mine(left + 12, y); y++) down++;
    return [across, down];
})"""
"""How much of each card is seen from its upper left corner, in pixels."""
SMALL: Final = """(least) => {
    const all = document.querySelectorAll("a, button, summary, select, label:has(input), input");
    return [...all].flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        if (one.closest(".vh, .card, dialog:not([open])") || one.matches("label input, p a")) return [];
        if (width === 0 || (width >= least && height >= least)) return [];
        return [`${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 30)}: ${width} by ${height}`];
    });
}"""
"""What can be pressed and is smaller; links within a sentence may be, and cards are looked at by their strips."""


def wanted(table: Table) -> bool:
    """The person is to bury cards, and holds all there are."""
    view = table.view(YOU)
    return table.turn == YOU and view is not None and len(view.hand) == 33


@pytest.fixture(scope="module")
def burying() -> Played:
    for seed in range(200):
        played = Played("tractor", Random(seed))
        if played.until(lambda table: wanted(table) or table.deal > 1) and wanted(played.table):
            return played
    raise AssertionError("the person never buries")


@pytest.mark.parametrize("large", [False, pytest.param(True, marks=pytest.mark.full)])
@pytest.mark.parametrize("width", [320, pytest.param(360, marks=pytest.mark.full)])
def test_of_every_card_a_finger_s_width_is_seen(
    visit: Visit, server: Server, burying: Played, width: int, *, large: bool
) -> None:
    guest = visit((width, 640), touch=True, large=large).sit_down("guandan")
    for held in (27, 33):
        if held == 33:
            burying.shown(guest, server)
        guest.page.wait_for_selector(".hand .card")
        seen = guest.evaluate(SEEN)
        assert len(seen) == held
        assert [each for each in seen if min(each) < LEAST] == []


def picked(guest: Guest) -> list[str]:
    keys: list[str] = guest.page.eval_on_selector_all(".hand .sel", "all => all.map(card => card.dataset.key)")
    return keys


def middle(card: ElementHandle) -> tuple[float, float]:
    """Of the strip of it that is seen."""
    box = card.bounding_box()
    assert box
    return box["x"] + STRIP["x"], box["y"] + STRIP["y"]


def sweep(guest: Guest, start: ElementHandle, end: ElementHandle) -> list[str]:
    """Draw from one card to another; what is picked then."""
    mouse = guest.page.mouse
    mouse.move(*middle(start))
    mouse.down()
    mouse.move(*middle(end), steps=12)
    mouse.up()
    guest.settle()
    return picked(guest)


@pytest.mark.full
def test_what_a_sweep_picks_taps_pick_too(visit: Visit) -> None:
    guest = visit("phone", touch=True).sit_down("guandan")
    assert guest.until_asked()
    cards = guest.page.query_selector_all(".hand .card")
    for start, end in ((2, 8), (1, -4)):
        wanted = sweep(guest, cards[start], cards[end])
        assert len(wanted) > 3
        guest.page.keyboard.press("Escape")
        guest.settle()
        assert picked(guest) == []
        for card in cards:
            if card.get_attribute("data-key") in wanted:
                guest.press_card(card)
        guest.settle()
        assert picked(guest) == wanted
        # A sweep that begins on a picked card puts back all it crosses; so does a tap on each.
        left = sweep(guest, cards[start], cards[start + 1])
        assert set(wanted) - set(left)
        guest.page.keyboard.press("Escape")
        guest.settle()


PAGES: Final = ("", "history", "traditions", "nowhere", "rules/bridge")


@pytest.mark.full
@pytest.mark.parametrize("size", ["small", "sideways"])
def test_everything_that_can_be_pressed_is_large_enough(visit: Visit, server: Server, size: str) -> None:
    guest = visit(size, "da", touch=True, forgives="404")
    for path in PAGES:
        guest.page.goto(f"{guest.address}/da/{path}")
        assert guest.evaluate(SMALL, LEAST) == [], path
    guest.home().press("[data-opens=settings]")
    assert guest.evaluate(SMALL, LEAST) == [], "settings"
    for entry in catalogue.ENTRIES:
        guest.sit_down(entry.game)
        guest.page.wait_for_selector(".dock .btn")
        assert guest.evaluate(SMALL, LEAST) == [], entry.game
