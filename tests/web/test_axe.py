"""Every page by axe-core, in light and dark and in high contrast."""

from itertools import product
from random import Random
from typing import Final

import pytest
from tests.server.harness import Server
from tests.web.conftest import Visit
from tests.web.guest import RESULT, TURN, Guest
from tests.web.played import Played
from tests.web.test_betting import OVER as ENDED
from tests.web.test_betting import shove
from tests.web.test_page import findings
from tests.web.tricks import MOVES, phase

from french54 import catalogue

LOOKS: Final = [{"theme": theme, "contrast": more} for theme, more in product(("light", "dark"), ("plain", "more"))]
COLOURS: Final = """async () => {
    const { violations } = await axe.run(document, { runOnly: ["color-contrast", "link-in-text-block"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 160)} ${failureSummary}`));
}"""
"""What goes by the look alone."""
CHIPS: Final = {"holdem", "onepoker"}


def clean(guest: Guest, what: str) -> None:
    """Nothing is found against the page as it stands, in any look."""
    guest.page.wait_for_timeout(300)  # sheets rise
    first, *others = LOOKS
    dress = "look => Object.assign(document.documentElement.dataset, look)"
    guest.evaluate(dress, first)
    assert findings(guest) == [], what
    for look in others:
        guest.evaluate(dress, look)
        assert guest.evaluate(COLOURS) == [], f"{what}, {look}"
    guest.evaluate(dress, first)


def past(visit: Visit, server: Server) -> Guest:
    """Somebody who has played a match, at what was played."""
    guest = visit("phone", "da", touch=True, forgives="404").home()
    played = Played("zhengshangyou", Random(1))
    assert played.until(lambda table: table.over)
    played.shown(guest, server)
    guest.page.goto(f"{guest.address}/da/history")
    return guest


def replay(guest: Guest) -> None:
    """The last deal anew."""
    guest.press(".deals a >> nth=0")
    guest.page.wait_for_selector(".replayed .hands .card")


@pytest.mark.full
def test_what_was_played(visit: Visit, server: Server) -> None:
    guest = past(visit, server)
    clean(guest, "history and statistics")
    replay(guest)
    clean(guest, "replay")


@pytest.mark.full
def test_what_was_asked_for_and_what_is_not_there(visit: Visit, server: Server) -> None:
    guest = past(visit, server)
    guest.press("[data-code]")
    guest.page.wait_for_selector(".code")
    guest.press(".own summary")
    clean(guest, "moving to another device")
    replay(guest)
    guest.press("[data-review]")
    guest.page.wait_for_selector('.review[data-state="done"]', timeout=120_000)
    clean(guest, "review")
    for path in ("nowhere", "table/nowhere", "replay/nowhere/1/1"):
        guest.page.goto(f"{guest.address}/da/{path}")
        clean(guest, path)


@pytest.mark.full
@pytest.mark.parametrize("lang", ["da", "zh-Hant"])
def test_all_that_is_written(visit: Visit, lang: str) -> None:
    guest = visit("desk", lang).home()
    guest.press("[aria-controls=rules-doudizhu]")
    clean(guest, "home")
    guest.press("[data-start=winner]:not([data-guide])")
    guest.page.wait_for_selector("dialog[open]")
    clean(guest, "options")
    guest.home().press("[data-opens=settings]")
    clean(guest, "settings")
    for path in ("traditions", *(f"rules/{entry.game}" for entry in catalogue.ENTRIES)):
        guest.page.goto(f"{guest.address}/{lang}/{path}")
        clean(guest, path)


@pytest.mark.full
@pytest.mark.parametrize("game", [each.game for each in catalogue.ENTRIES])
def test_a_table_in_every_look(visit: Visit, game: str) -> None:
    guest = visit("phone", "zh-Hant", touch=True).sit_down(game)
    seen: set[str] = set()
    while guest.until(RESULT, TURN, ENDED) == TURN:
        now = f"{phase(guest)} {guest.calling}"
        if now not in seen:
            seen.add(now)
            clean(guest, now)
        if game in CHIPS:
            shove(guest)
            guest.settle()
        else:
            MOVES.get(game, Guest.move)(guest)
    if game not in CHIPS:
        guest.page.wait_for_selector(RESULT)
    clean(guest, "over")


@pytest.mark.full
@pytest.mark.parametrize("game", ["guandan", "bridge", "holdem"])
def test_the_sheets_of_a_table_in_every_look(visit: Visit, game: str) -> None:
    guest = visit("phone", "zh-Hant", touch=True).sit_down(game)
    guest.until_asked()
    for button in ("[data-opens=settings]", ".bar .log", ".bar .ico >> nth=-2"):
        guest.press(button)
        guest.page.wait_for_selector("dialog[open]")
        clean(guest, button)
        guest.page.keyboard.press("Escape")
        guest.page.wait_for_selector("dialog[open]", state="detached")
    guest.page.keyboard.press("?")
    guest.page.wait_for_selector("dialog[open]")
    clean(guest, "keys")
