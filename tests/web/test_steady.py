"""Nothing moves under the finger: what can be pressed stays where it is while it is one's turn."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest
from tests.web.conftest import Starter, Visit
from tests.web.guest import TURN, Guest
from tests.web.test_betting import MATCH, go_on, waits
from tests.web.test_guandan import SECRET, SHARE, pick
from tests.web.tricks import LIT, bridge, phase

SHIFTS: Final = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
        for (const { node, previousRect, currentRect } of entry.sources) {
            const found = node?.nodeType === 1 ? node : node?.parentElement;
            const whole = found?.closest(".btn, .card");
            const zone = found?.closest(".dock, .bar, .facts, .seat, .handz, .centre, .say, .side, dialog");
            window.shifts.push({
                value: entry.value,
                zone: zone?.className ?? "",
                what: found?.className || found?.tagName || "",
                within: whole !== null && whole !== found,
                from: [previousRect.x, previousRect.y], to: [currentRect.x, currentRect.y],
            });
        }
}).observe({ type: "layout-shift", buffered: true });
"""
"""Each thing that was moved, with the zone it stands in; what a person's own press moves counts too."""
PLACES: Final = """() => [...document.querySelectorAll(".dock :is(.btn, input)")].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
})"""


EDGES: Final = """() => [...document.querySelectorAll(".seat:is(.w, .e) .who")].map((one) => {
    const { left, right } = one.getBoundingClientRect();
    return [left, right].map(Math.round);
})"""
"""Where the pictures of the others at the edges stand."""
RAISED: Final = """() => {
    const said = document.querySelector(".say p"), raised = [...document.querySelectorAll(".hand .sel")];
    const lines = said.getBoundingClientRect().height / parseFloat(getComputedStyle(said).lineHeight);
    const top = Math.min(...raised.map((card) => card.getBoundingClientRect().top));
    return [Math.round(lines), top - said.getBoundingClientRect().bottom];
}"""
"""In how many lines it is said what is advised, and how far below them the cards stand out of the hand."""
RING: Final = 2.5
"""A card that is picked has a ring around it, so wide."""
HANDS: Final = ("bar", "dock", "handz", "second")
"""Zones with something to press in them."""
ENOUGH: Final = 4
"""Turns of a phase that are looked at."""
LABELS: Final = """() => [...document.querySelectorAll(".pick label")].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
})"""


def watched(guest: Guest) -> Guest:
    guest.page.add_init_script(SHIFTS)
    return guest


def places(guest: Guest) -> Any:
    """Where the buttons of the dock stand."""
    return guest.evaluate(PLACES)


def shifts(guest: Guest) -> list[dict[str, Any]]:
    """What has moved since it was last asked."""
    guest.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    found: list[dict[str, Any]] = guest.evaluate("window.shifts.splice(0)")
    return found


def moved(guest: Guest) -> list[dict[str, Any]]:
    """What moved of that which can be pressed; words may, and what is on the table."""
    return [each for each in shifts(guest) if each["zone"].startswith(HANDS) and not each["within"]]


class Turn:
    """What can be pressed in one turn, from when it comes until it is over."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        shifts(guest)
        self.places = places(guest)

    def stands(self, why: str) -> None:
        """Nothing has moved."""
        assert places(self.guest) == self.places, why
        assert moved(self.guest) == [], why

    def clear(self) -> None:
        self.guest.page.keyboard.press("Escape")
        self.guest.settle()


def climbing_turn(guest: Guest) -> None:
    """Pick what is useful, what is not, what is advised: all that a turn may say."""
    turn = Turn(guest)
    if guest.calling:
        for call in guest.page.query_selector_all(".calls .btn:not([aria-disabled])"):
            guest.press(call)
            guest.settle()
            turn.stands("a call is chosen")
        return
    cards = guest.page.query_selector_all(".hand .card")
    for card in (cards[0], cards[-1]):
        guest.press_card(card)
        guest.settle()
        turn.stands("a card is picked, or may not be")
    turn.clear()
    guest.press(guest.button(0))
    guest.settle()
    turn.stands("a hint is given")
    turn.clear()
    turn.stands("everything is put back")


def bridge_turn(guest: Guest) -> None:
    turn, now = Turn(guest), phase(guest)
    if now == "auction":
        for bid in guest.page.query_selector_all(".bidbox .btn:not([aria-disabled])")[::3]:
            guest.press(bid)
            guest.settle()
            turn.stands("a bid is chosen")
    elif now == "play":
        dim = guest.page.query_selector(".asked .card.dim")
        for card in ([dim] if dim else []) + guest.page.query_selector_all(LIT)[-2:]:
            guest.press_card(card)
            guest.settle()
            turn.stands("a card is chosen, or may not be")
        turn.clear()
        guest.press(guest.button(0))
        guest.settle()
        turn.stands("a hint is given")
    turn.clear()


def betting_turn(guest: Guest) -> None:
    turn = Turn(guest)
    for chosen in guest.page.query_selector_all(".pre .btn:not([aria-disabled])"):
        guest.press(chosen)
        guest.settle()
        turn.stands("a total is chosen")
    total = guest.page.locator(".total:not([disabled])")
    for chips in ("1", "77") if total.count() else ():
        total.fill(chips)
        guest.settle()
        turn.stands("a total is written, or may not be")
    guest.page.locator("body").press("Escape")
    turn.clear()
    turn.stands("everything is put back")


def a_deal(guest: Guest, turn: Callable[[Guest], None], move: Callable[[Guest], None]) -> None:
    """Play a deal to its end, looking at the first turns of every phase before the move."""
    looked: Counter[str] = Counter()
    while guest.until_asked():
        looked[phase(guest)] += 1
        if looked[phase(guest)] <= ENOUGH:
            turn(guest)
        move(guest)
    assert looked


@pytest.mark.full
@pytest.mark.parametrize(("size", "lang"), [("phone", "da"), ("small", "sv")])
def test_nothing_moves_in_a_turn_of_a_climbing_game(visit: Visit, size: str, lang: str) -> None:
    guest = watched(visit(size, lang, touch=True, reduced=True)).sit_down()
    a_deal(guest, climbing_turn, Guest.move)


@pytest.mark.full
@pytest.mark.parametrize(("size", "lang"), [("phone", "da"), ("sideways", "sv")])
def test_nothing_moves_in_a_turn_of_bridge(visit: Visit, size: str, lang: str) -> None:
    guest = watched(visit(size, lang, touch=True, reduced=True)).sit_down("bridge")
    a_deal(guest, bridge_turn, bridge)


@pytest.mark.parametrize(("size", "lang"), [("phone", "da"), pytest.param("sideways", "sv", marks=pytest.mark.full)])
def test_nothing_moves_in_a_turn_of_holdem(visit: Visit, size: str, lang: str) -> None:
    guest = watched(visit(size, lang, touch=True, reduced=True)).sit_down("holdem")
    looked = 0
    while looked < ENOUGH and (state := waits(guest)) != MATCH:
        if state == TURN:
            looked += 1
            betting_turn(guest)
            guest.press(guest.button(1 if guest.may_pass else 0))
            guest.settle()
        else:
            go_on(guest)
    assert looked


@pytest.mark.full
def test_nothing_moves_where_there_are_several_readings(visit: Visit, start: Starter) -> None:
    guest = visit("phone", "da", start(secret=SECRET), touch=True, reduced=True, share=SHARE)
    watched(guest).sit_down("guandan")
    assert guest.until_asked()
    turn = Turn(guest)
    pick(guest, "sJ", "sT", "s9", "s8", "h2")
    labels = guest.page.locator(".pick label")
    labels.first.wait_for()
    turn.stands("there are several readings")
    found = guest.evaluate(LABELS)
    assert len(found) == 4
    for number in range(4):
        guest.press(labels.nth(number))
        guest.settle()
        turn.stands("a reading is chosen")
        assert guest.evaluate(LABELS) == found, "the readings stay where they are"
    turn.clear()
    turn.stands("everything is put back")


@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=pytest.mark.full)])
def test_the_others_at_the_edges_stay_where_they_are_whatever_is_told_of_them(visit: Visit, size: str) -> None:
    guest = visit(size, touch=size == "phone").sit_down("holdem")
    stood = guest.evaluate(EDGES)
    while waits(guest) != MATCH:
        assert guest.evaluate(EDGES) == stood
        if guest.page.query_selector(".seat:is(.w, .e).out"):
            return
        if guest.page.query_selector(TURN):
            guest.press(guest.button(1))
            guest.settle()
        else:
            go_on(guest)
    pytest.fail("nobody at an edge has folded")


def test_no_card_that_a_hint_raises_covers_what_is_said_of_it(visit: Visit, start: Starter) -> None:
    guest = visit("phone", "da", start(secret=SECRET, hint_level="casual"), touch=True).sit_down().until_play()
    most = 0
    while guest.until_asked():
        guest.ask()
        guest.settle()
        if guest.page.query_selector(".hand .sel"):
            guest.page.wait_for_function(
                "() => document.getAnimations().every((one) => !one.effect.target?.matches('.hand .card'))"
            )
            lines, below = guest.evaluate(RAISED)
            assert below >= RING, guest.said
            most = max(most, lines)
        guest.follow_hint()
    assert most > 1
