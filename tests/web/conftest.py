"""A real server, a real Chromium, and a watch on everything a page asks for and complains of.

Chance is out of it: a test's deals follow from its name, and its bots' lots from what they see. With
`FRENCH54_LOTS` set to any word every test has other deals.
"""

import hashlib
import json
import os
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.server.harness import Server
from tests.web.guest import Guest

from french54.server.assets import manifest

CHROMIUM: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--font-render-hinting=slight",  # as with windows; without them it is another by itself
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
BLOCKED: Final = "Service Worker registration blocked by Playwright"
"""Said where a test has not asked for pages without a connection."""
DRAWN: Final = """crypto.getRandomValues = (into) => {
    const times = (sessionStorage.drawn = Number(sessionStorage.drawn ?? -1) + 1);
    into.set(into.map((_, at) => SHARE[at % 32] + times));
    return into;
}"""
"""The browser's share of the shuffle without chance: given ones the first time, and others at every further table."""
SIZES: Final = {"phone": (360, 740), "sideways": (740, 360), "desk": (1280, 800), "small": (320, 640)}

Visit: TypeAlias = Callable[..., Guest]
Starter: TypeAlias = Callable[..., Server]


def lots(*words: str) -> bytes:
    """32 bytes that follow from the words."""
    return hashlib.sha256(" ".join([*words, os.environ.get("FRENCH54_LOTS", "")]).encode()).digest()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for most tests; its bots play at random, and at once."""
    assert manifest(), "the page is not built: python tools/build_page.py"
    running = Server(tmp_path_factory.mktemp("page") / "data", secret=lots("server").hex()).start()
    yield running
    running.end()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starter]:
    """Starts a server of the test's own, again on the same folder if it is asked again."""
    running: list[Server] = []

    def go(**settings: Any) -> Server:
        running.append(Server(tmp_path / "data", **{"secret": lots("server").hex(), **settings}).start())
        return running[-1]

    yield go
    for each in running:
        each.end(signal.SIGKILL)


def chromium() -> str | None:
    """The program of the browser, where there is one."""
    return next((found for name in CHROMIUM if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    assert path, "no Chromium; on Debian: apt-get install chromium"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield running
        running.close()


class Watch:
    """What pages asked of others than their own server, and what they complained of."""

    def __init__(self, address: str) -> None:
        self.foreign: list[str] = []
        self.complaints: list[str] = []
        self._own = (address, address.replace("http", "ws", 1), "data:")

    def over(self, page: Page) -> None:
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", lambda socket: self._asked(socket.url))
        page.on("console", lambda said: self._complained(said.type, said.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _asked(self, url: str) -> None:
        if not url.startswith(self._own):
            self.foreign.append(url)

    def _complained(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"} and text != BLOCKED:
            self.complaints.append(text)


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens a browser of its own for a guest; at the end nothing may have gone astray.

    `size` is a name of `SIZES` or (width, height); `settings` are those the page keeps; `forgives` is part of the
    complaints a test provokes; `share` is the browser's share of the shuffle, which else follows from the test's name;
    `offline` has pages kept for a time without a connection.
    """
    named = lots(request.node.name)
    contexts: list[BrowserContext] = []
    watches: list[tuple[Watch, str | None]] = []

    def go(
        size: str | tuple[int, int] = "desk",
        lang: str = "en",
        at: Server = server,
        *,
        touch: bool = False,
        forgives: str | None = None,
        reduced: bool = False,
        offline: bool = False,
        share: bytes = named,
        **settings: Any,
    ) -> Guest:
        width, height = SIZES[size] if isinstance(size, str) else size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            service_workers="allow" if offline else "block",
            reduced_motion="reduce" if reduced else "no-preference",
        )
        contexts.append(context)
        kept = json.dumps({"theme": "light", "speed": "off", **settings})
        context.add_init_script(f"localStorage.french54 ??= {json.dumps(kept)}")
        context.add_init_script(DRAWN.replace("SHARE", str(list(share))))
        watch = Watch(at.address)
        watches.append((watch, forgives))
        page = context.new_page()
        watch.over(page)
        return Guest(page, at.address, lang, touch=touch)

    yield go
    for context in contexts:
        context.close()
    for watch, forgives in watches:
        assert watch.foreign == []
        assert [text for text in watch.complaints if forgives is None or forgives not in text] == []
