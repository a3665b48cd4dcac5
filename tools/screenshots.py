"""Take pictures of every page, in the sizes, themes and languages that matter, into `.cache/shots`.

`python tools/screenshots.py [--only WORD ...] [--games GAME ...]` takes those whose name holds every word
(`360x740 dark`), of all games of the catalogue or of those named. The page must be built. Deals are dealt by chance, so
no two runs show the same cards. With `--previews` it takes what is shown where somebody shares a link, one picture a
language, and the icon as phones want it, and puts them among the files that are served.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.harness import Server  # noqa: E402
from tests.web.conftest import QUIET, chromium  # noqa: E402
from tests.web.guest import RESULT, TURN, Guest  # noqa: E402

from french54.catalogue import ENTRIES  # noqa: E402
from french54.locales import LANGUAGES as ALL_LANGUAGES  # noqa: E402
from french54.server.assets import STATIC  # noqa: E402
from french54.server.pages import ICONS  # noqa: E402

SHOTS: Final = ROOT / ".cache" / "shots"
PREVIEWS: Final = STATIC / "preview"
SIZES: Final = ((360, 740), (740, 360), (820, 1180), (1440, 900))
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("da", "zh-Hant")
NEXT: Final = '.table[data-state="over"] .btn.pri'
"""Where the score does not cover the table, the next deal is asked for there."""


OPTIONS: Final = {"winner": {"players": 6, "gift": True}, "doudizhu-table": {"players": 4}}
"""As many at the table as there can be, where that is a choice."""


def visited(guest: Guest, games: Sequence[str]) -> Iterator[str]:
    """Walk through the pages, naming each as it is there to be seen."""
    guest.home()
    yield "home"
    guest.press("[aria-controls=rules-doudizhu]")
    guest.page.locator("[aria-controls=rules-doudizhu]").scroll_into_view_if_needed()
    guest.page.mouse.wheel(0, 400)
    guest.page.wait_for_timeout(200)
    yield "rules"
    guest.home()
    guest.press("[data-start=winner]:not([data-guide])")
    guest.page.wait_for_timeout(400)
    yield "options"
    for name in ("traditions", *(f"rules/{game}" for game in games)):
        guest.page.goto(f"{guest.address}/{guest.lang}/{name}")
        yield name.replace("/", "-")
    for game in games:
        for name in played(guest, game):
            yield f"{game}-{name}"
    yield from past(guest)


def past(guest: Guest) -> Iterator[str]:
    """What was played: the list of it, and a deal looked at once more."""
    guest.page.goto(f"{guest.address}/{guest.lang}/history")
    yield "history"
    guest.page.goto(guest.address + (guest.page.locator(".deals a").first.get_attribute("href") or ""))
    guest.page.wait_for_selector(".replayed .hands")
    yield "replay"


def played(guest: Guest, game: str) -> Iterator[str]:
    """A deal: the first turn, one in the middle with a hint, the score; and how the next one begins."""
    guest.sit_down(game, options=OPTIONS.get(game, {}))
    guest.until(RESULT, TURN, NEXT)
    yield "first"
    if game == "doudizhu":
        guest.press("[data-opens=settings]")
        guest.page.wait_for_timeout(400)
        yield "settings"
        guest.page.keyboard.press("Escape")
        guest.press(".bar .ico >> nth=-2")
        guest.page.wait_for_timeout(400)
        yield "beside"
        guest.page.keyboard.press("Escape")
    for _ in range(8):
        if guest.until(RESULT, TURN, NEXT) == TURN:
            guest.follow_hint()
    if guest.until(RESULT, TURN, NEXT) == TURN:
        guest.ask()
        guest.settle()
        guest.page.wait_for_timeout(300)
        yield "play"
    while (found := guest.until(RESULT, TURN, NEXT)) == TURN:
        guest.follow_hint()
    guest.page.wait_for_timeout(400)
    yield "result"
    guest.press(f"{RESULT} .btn.pri" if found == RESULT else NEXT)
    guest.page.wait_for_timeout(1000)
    guest.until(RESULT, TURN, NEXT)
    yield "next"


def take(browser: Browser, server: Server, games: Sequence[str], look: tuple[tuple[int, int], str, str]) -> int:
    """The pictures of one guest, in one size, theme and language; how many."""
    (width, height), theme, lang = look
    touch = width < 800
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    context.add_init_script(f"localStorage.french54 ??= {json.dumps(json.dumps({'theme': theme, 'speed': 'off'}))}")
    guest = Guest(context.new_page(), server.address, lang, touch=touch)
    taken = 0
    for name in visited(guest, games):
        guest.page.screenshot(path=SHOTS / f"{name}-{theme}-{width}x{height}-{lang}.png")
        taken += 1
    context.close()
    return taken


def preview(browser: Browser, address: str) -> None:
    """What stands beside a link that is shared: the head of the home page, in each language."""
    PREVIEWS.mkdir(exist_ok=True)
    for lang in ALL_LANGUAGES:
        page = browser.new_page(viewport={"width": 1200, "height": 630}, bypass_csp=True)
        page.goto(f"{address}/{lang}/")
        page.add_style_tag(content=".top, .games, .hero a { visibility: hidden } .hero { min-height: 500px }")
        page.wait_for_selector(".pack .card .box")
        page.screenshot(path=PREVIEWS / f"{lang}.jpg", type="jpeg", quality=82)
        page.close()


def icons(browser: Browser) -> None:
    """The icon in the sizes that phones ask for, which do not all draw an SVG."""
    drawn = (STATIC / "icon.svg").read_text(encoding="utf-8")
    for size in ICONS:
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawn}")
        page.screenshot(path=STATIC / f"icon-{size}.png")
        page.close()


def main() -> int:
    """Answers 1 where there is no Chromium."""
    parser = argparse.ArgumentParser(description="Pictures of every page, into .cache/shots.")
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD")
    parser.add_argument("--games", nargs="+", default=[entry.game for entry in ENTRIES], metavar="GAME")
    parser.add_argument("--previews", action="store_true")
    asked = parser.parse_args()
    wanted, games = asked.only, asked.games
    program = chromium()
    if program is None:
        print("No Chromium here.", file=sys.stderr)
        return 1
    SHOTS.mkdir(parents=True, exist_ok=True)
    taken = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "data", hint_level="casual").start()
        browser = playwright.chromium.launch(executable_path=program, args=list(QUIET))
        if asked.previews:
            preview(browser, server.address)
            icons(browser)
        for size, theme, lang in () if asked.previews else product(SIZES, THEMES, LANGUAGES):
            if all(word in f"{theme}-{size[0]}x{size[1]}-{lang}" for word in wanted):
                taken += take(browser, server, games, (size, theme, lang))
        browser.close()
        server.end()
    print(f"{taken} pictures in {SHOTS.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
