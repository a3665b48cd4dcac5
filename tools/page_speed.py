"""How soon pages are there, and how soon they answer, on a slow phone: medians of a few visits.

`python tools/page_speed.py [--visits N]` prints, for the home page, the rules of a game and a table of Guandan (27
cards, the longest hand of all): the bytes a first visit fetches, the largest paint, and at the table the slowest
interaction, from the tap to the paint after it. The network has 9 Mbit/s and 170 ms there and back, the processor is
slowed four times. Every visit is a first one, in a browser without a cache.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

from page_scores import ROOT, seated, served
from playwright.sync_api import Browser, Page, Position, sync_playwright

sys.path.insert(0, str(ROOT))

from tests.web.conftest import QUIET, chromium

NETWORK: Final = {"offline": False, "latency": 170, "downloadThroughput": 9e6 / 8, "uploadThroughput": 9e6 / 8}
SLOWER: Final = 4
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TURN: Final = '.table[data-state="turn"]'
STRIP: Final[Position] = {"x": 10, "y": 20}
TAPS: Final = 6
"""So many cards are picked at a table, and let go again."""
WATCH: Final = """() => {
    window.watched = { paint: 0, slowest: 0, interactions: 0 };
    const seen = new Set();
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) watched.paint = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries()) {
            if (!interactionId) continue;
            seen.add(interactionId);
            watched.interactions = seen.size;
            watched.slowest = Math.max(watched.slowest, duration);
        }
    }).observe({ type: "event", buffered: true, durationThreshold: 16 });
}"""


@dataclass
class Visits:
    """What was measured of a page, one figure a visit."""

    bytes: list[float] = field(default_factory=list)
    paint: list[float] = field(default_factory=list)
    """The largest paint, in milliseconds after the visit began."""
    slowest: list[float] = field(default_factory=list)
    """The slowest interaction, in milliseconds from the tap to the paint."""


@contextmanager
def slow(browser: Browser) -> Iterator[tuple[Page, list[float]]]:
    """A page of a browser without a past, on a slow network and processor; and the bytes that came."""
    context = browser.new_context(service_workers="block", **PHONE)
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.add_init_script(f"({WATCH})()")
    came: list[float] = []
    drive = context.new_cdp_session(page)
    drive.on("Network.loadingFinished", lambda told: came.append(told["encodedDataLength"]))
    drive.send("Network.enable")
    drive.send("Network.emulateNetworkConditions", NETWORK)
    drive.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield page, came
    context.close()


def read(browser: Browser, address: str, of: Visits) -> None:
    """A page that is only read."""
    with slow(browser) as (page, came):
        page.goto(address, wait_until="networkidle")
        page.wait_for_function("watched.paint > 0")
        page.wait_for_timeout(1000)
        of.bytes.append(sum(came))
        of.paint.append(page.evaluate("watched.paint"))


def play(browser: Browser, address: str, of: Visits) -> None:
    """A new table of Guandan, at which cards are picked and a hint is asked for."""
    before = browser.new_context(service_workers="block")
    table, cookies = seated(before, address)
    before.close()
    with slow(browser) as (page, came):
        page.context.add_cookies(cookies)
        page.goto(f"{address}/en/table/{table}")
        page.wait_for_selector(TURN)
        page.wait_for_timeout(1000)
        of.bytes.append(sum(came))
        of.paint.append(page.evaluate("watched.paint"))
        cards = page.query_selector_all(".hand .card")
        for card in [*cards[:TAPS], *cards[:TAPS]]:
            card.tap(position=STRIP, force=True)
            page.wait_for_timeout(400)
        page.locator(".acts .btn").first.tap()
        page.wait_for_timeout(1500)
        if page.evaluate("watched.interactions") < 1:
            raise SystemExit("no interaction was seen")
        of.slowest.append(page.evaluate("watched.slowest"))


def told(name: str, of: Visits) -> str:
    """The medians of a page, each with what it was in every visit."""
    figures = {"kB gzipped": [each / 1000 for each in of.bytes], "ms to the largest paint": of.paint}
    if of.slowest:
        figures["ms from a tap to the paint after it, at most"] = of.slowest
    lines = (
        f"  {median(each):.0f} {what} ({', '.join(f'{one:.0f}' for one in sorted(each))})"
        for what, each in figures.items()
    )
    return "\n".join((name, *lines))


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description="How soon pages are there, and how soon they answer.")
    parser.add_argument("--visits", type=int, default=5)
    visits = parser.parse_args().visits
    program = chromium()
    if program is None:
        raise SystemExit("no Chromium here")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder, "data")) as address, sync_playwright() as drive:
        browser = drive.chromium.launch(executable_path=program, args=list(QUIET))
        for name, path in (("home page", "/en/"), ("rules of Guandan", "/en/rules/guandan"), ("table of Guandan", "")):
            of = Visits()
            for _ in range(visits):
                if path:
                    read(browser, address + path, of)
                else:
                    play(browser, address, of)
            print(told(name, of), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
