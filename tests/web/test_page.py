"""What holds of every page: nothing runs over, nothing is out of reach, nothing is heavy."""

import gzip
from collections.abc import Container, Iterable
from itertools import pairwise, product
from pathlib import Path
from typing import Any, Final

import pytest
from tests.web.conftest import SIZES, Visit
from tests.web.guest import RESULT, Guest

from french54 import catalogue
from french54.locales import LANGUAGES
from french54.server.assets import STATIC, manifest

ROOT: Final = Path(__file__).resolve().parents[2]
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUDGET: Final = 60_000
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def findings(guest: Guest) -> list[str]:
    """What axe-core has against the page as it stands."""
    if not guest.evaluate("'axe' in window"):
        guest.evaluate(AXE.read_text())
    found = guest.evaluate("tags => axe.run(document, { runOnly: tags })", TAGS)
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


LOOKS: Final = [("desk", "dark")]
"""Sizes and themes that every run looks at; a full one looks at all, and deals of other games are played in light."""


def sampled(all_of: Iterable[tuple[str, str]], sample: Container[tuple[str, str]]) -> list[Any]:
    return [pytest.param(*each, marks=() if each in sample else pytest.mark.full) for each in all_of]


@pytest.mark.parametrize(("size", "theme"), sampled(product(["phone", "desk"], ["light", "dark"]), LOOKS))
def test_axe_finds_nothing(visit: Visit, size: str, theme: str) -> None:
    guest = visit(size, theme=theme, counter=True).home()
    guest.press("[aria-controls=rules-doudizhu]")
    assert findings(guest) == [], "home"
    guest.press("[data-opens=settings]")
    guest.page.wait_for_timeout(300)
    assert findings(guest) == [], "settings"
    guest.page.goto(f"{guest.address}/en/traditions")
    assert findings(guest) == [], "traditions"
    for game in ("bridge", "guandan"):
        guest.page.goto(f"{guest.address}/en/rules/{game}")
        assert findings(guest) == [], f"rules of {game}"
    guest.sit_down().until_asked()
    assert findings(guest) == [], "auction"
    guest.until_play()
    guest.press_card(guest.page.query_selector_all(".hand .card")[-1])
    guest.settle()
    assert findings(guest) == [], "play"
    guest.play_to_the_score()
    guest.page.wait_for_selector(f"{RESULT} .fine:has-text('The seal holds')")
    guest.page.wait_for_timeout(300)
    assert findings(guest) == [], "result"


OVER: Final = """() => {
    const width = document.documentElement.clientWidth, over = [];
    const name = (node) => `${node.tagName}.${node.className}`;
    for (const node of document.querySelectorAll("body *")) {
        if (node.closest("svg, .vh, .sprite, dialog:not([open])")) continue;
        const { left, right, width: own } = node.getBoundingClientRect();
        if (own > 0 && (right > width + 1 || left < -1)) over.push(`${name(node)} from ${left} to ${right}`);
        const cuts = !["visible", "clip"].includes(getComputedStyle(node).overflowX) && !node.matches("h1");
        if (cuts && node.scrollWidth > node.clientWidth + 1)
            over.push(`${name(node)} holds ${node.scrollWidth} in ${node.clientWidth}`);
    }
    const written = [...document.querySelectorAll(".seat .sub > *, .seat .nm")].map((node) => (
        { seat: node.closest(".seat"), text: node.textContent, ...node.getBoundingClientRect().toJSON() }));
    for (const a of written)
        for (const b of written) {
            if (a.seat === b.seat || a.width < 2 || b.width < 2) continue;
            const across = a.left < b.right - 1 && b.left < a.right - 1;
            if (across && a.top < b.bottom - 1 && b.top < a.bottom - 1) over.push(`${a.text} lies over ${b.text}`);
        }
    for (const node of document.querySelectorAll(".acts .btn, .calls .btn, .say, .centre"))
        if (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1)
            over.push(`${name(node)} cuts ${node.textContent}`);
    const parts = [".ttl", ".bar .ico", ".facts", ".tally", ".seat", ".centre", ".say", ".handz", ".dock"];
    const zones = parts.flatMap((zone) =>
        [...document.querySelectorAll(zone)].map((node) => ({ zone, ...node.getBoundingClientRect().toJSON() })));
    for (const a of zones)
        for (const b of zones) {
            const across = a.left < b.right - 1 && b.left < a.right - 1;
            const along = a.top < b.bottom - 1 && b.top < a.bottom - 1;
            if (a.zone < b.zone && across && along) over.push(`${a.zone} lies over ${b.zone}`);
        }
    return over;
}"""


TIGHT: Final = {("small", "da"), ("small", "zh-Hant"), ("sideways", "da")}
"""Those that every run looks at."""


@pytest.mark.parametrize(("size", "lang"), sampled(product(SIZES, LANGUAGES), TIGHT))
def test_nothing_runs_over(visit: Visit, size: str, lang: str) -> None:
    guest = visit(size, lang).home()
    guest.press("[aria-controls=rules-doudizhu]")
    assert guest.evaluate(OVER) == [], "home"
    guest.press("[data-opens=settings]")
    assert guest.evaluate(OVER) == [], "settings"
    guest.page.goto(f"{guest.address}/{lang}/traditions")
    assert guest.evaluate(OVER) == [], "traditions"
    for game in ("bridge", "guandan", "holdem"):
        guest.page.goto(f"{guest.address}/{lang}/rules/{game}")
        assert guest.evaluate(OVER) == [], f"rules of {game}"
    guest.sit_down().until_asked()
    assert guest.evaluate(OVER) == [], "auction"
    guest.until_play()
    assert guest.evaluate(OVER) == [], "play"
    guest.press(guest.button(0))
    guest.settle()
    assert guest.evaluate(OVER) == [], "hint"
    guest.play_to_the_score()
    assert guest.evaluate(OVER) == [], "result"


def test_a_strip_of_24_pixels_of_every_card_is_seen(visit: Visit) -> None:
    for width in (320, 344, 360, 412, 768):
        guest = visit((width, 740)).sit_down()
        spots = guest.page.eval_on_selector_all(
            ".hand .card", "all => all.map(card => [card.offsetLeft, card.offsetTop, card.offsetWidth])"
        )
        for (left, top, _), (after, below, card) in pairwise(spots):
            assert card >= 44
            if top == below:
                assert after - left >= 24


def weight(*entries: str) -> int:
    """Bytes of script, gzipped, that a page loads for these entries of the build."""
    chunks, wanted, size = manifest(), list(entries), 0
    for key in wanted:
        wanted += [each for each in chunks[key].imports if each not in wanted]
        size += len(gzip.compress((STATIC / "built" / chunks[key].file).read_bytes()))
    return size


@pytest.mark.parametrize("game", [entry.game for entry in catalogue.ENTRIES])
def test_the_scripts_of_every_page_are_light(game: str) -> None:
    assert weight("src/early.ts", "src/home.ts") <= BUDGET
    look = f"src/games/{game}/look.ts"
    assert weight("src/early.ts", "src/ahead.ts", "src/table.ts", look) <= BUDGET
    assert weight("src/early.ts", "src/replay.ts", look) <= BUDGET


def test_the_scripts_of_home_and_table_are_light(visit: Visit) -> None:
    guest = visit("desk")
    scripts: dict[str, bytes] = {}
    guest.page.on(
        "response",
        lambda answer: scripts.update({answer.url: answer.body()}) if answer.url.endswith(".js") else None,
    )
    guest.sit_down().until_asked()
    assert any("/table-" in url for url in scripts)
    assert any("/look-" in url for url in scripts)
    size = sum(len(gzip.compress(body)) for body in scripts.values())
    print(f"home and table: {size} bytes of script, gzipped")
    assert 0 < size <= BUDGET
