"""How much moves by itself over a whole deal on a phone, by the measure of Web Vitals."""

from typing import Any, Final

import pytest
from tests.web.conftest import Starter, Visit
from tests.web.guest import RESULT, TURN, Guest
from tests.web.test_betting import OVER
from tests.web.tricks import MOVES

from french54 import catalogue

PAUSE: Final = 0.52
"""Chromium takes all that moves within half a second of a press for the press's doing; so long others wait."""
GOOD: Final = 0.1
MOST: Final = {"bridge": 0.13, "tractor": 0.15}
"""Where the end of an auction that others end gives the place of its buttons back, and the hand comes down by it."""
GAP: Final = 1000
WINDOW: Final = 5000
"""Milliseconds: what moves belongs together until nothing moved for the one, or for the other at most."""
NOTED: Final = """
window.noted = [];
new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries())
        noted.push({ value, pressed: hadRecentInput, at: startTime, what: sources.map((source) => {
            const found = source.node?.nodeType === 1 ? source.node : source.node?.parentElement;
            const places = [source.previousRect, source.currentRect].map(({ x, y, width, height }) =>
                [x, y, width, height].map(Math.round));
            return `${found?.tagName}.${found?.className} ${places.join(" -> ")}`;
        }) });
}).observe({ type: "layout-shift", buffered: true });
"""
GAMES: Final = [
    pytest.param(each.game, marks=() if each.game == "onepoker" else pytest.mark.full) for each in catalogue.ENTRIES
]


def largest(shifts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those of the window in which most moved."""
    windows: list[list[dict[str, Any]]] = []
    for each in shifts:
        last = windows[-1] if windows else []
        if last and each["at"] - last[-1]["at"] < GAP and each["at"] - last[0]["at"] < WINDOW:
            last.append(each)
        else:
            windows.append([each])
    return max(windows, key=total, default=[])


def total(shifts: list[dict[str, Any]]) -> float:
    return sum(float(each["value"]) for each in shifts)


@pytest.mark.parametrize("game", GAMES)
def test_little_moves_by_itself(visit: Visit, start: Starter, game: str) -> None:
    guest = visit("phone", "da", start(pause=PAUSE), touch=True)
    guest.page.add_init_script(NOTED)
    guest.sit_down(game)
    while guest.until(RESULT, TURN, OVER) == TURN:
        if game in {"holdem", "onepoker"}:
            least(guest)
        else:
            MOVES.get(game, Guest.move)(guest)
    guest.page.evaluate("() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    noted = guest.evaluate("noted")
    calm = [each for each in noted if not each["pressed"]]
    most = largest(calm)
    print(f"{game}: {total(most):.3f} at most, {total(calm):.3f} in all, {total(noted):.3f} with what a press moves")
    assert total(most) < MOST.get(game, GOOD), most


def least(guest: Guest) -> None:
    """Stay in for nothing more, or for what it costs."""
    if guest.page.query_selector(".op .card:not([aria-disabled])"):
        guest.press(".op .card >> nth=0")
        guest.settle()
        guest.until_confirmable()
        guest.press(guest.button(2))
    else:
        guest.press(guest.button(1 if guest.may_pass else 2))
    guest.settle()
